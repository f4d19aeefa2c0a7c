/** A couple's joint return as two of their own. */
import { shareOfEach } from '../tax/community-property.ts'
import type { TaxReturn } from '../tax/tax-return.ts'

/**
 * The children and what is nobody's alone on the first of them, interest, dividends and the interest of a home in halves. What separate returns
 * close is left out: care of children, tuition, a deduction of IRAs beside a plan at work. `isSplit`: in a community
 * property state each return has half of both pays.
 */
export function returnsApart(
  joint: TaxReturn,
  isSplit: boolean,
): { readonly mine: TaxReturn; readonly theirs: TaxReturn } {
  const {
    spouseAge = joint.age,
    spouseWages = 0,
    spouseDeferredPay = 0,
    spouseSelfEmploymentProfit = 0,
    spouseSaversContributions = 0,
    spouseRetirementIncome: _theirs,
    dependentCareExpenses: _care,
    tuition: _tuition,
    iraDeduction: _ira,
    ...rest
  } = joint
  const { wages = 0, deferredPay = 0, selfEmploymentProfit = 0, interest = 0, qualifiedDividends = 0 } = rest
  const { mortgageInterest } = rest
  const status = 'married_separate'
  const halved = {
    interest: interest * shareOfEach,
    qualifiedDividends: qualifiedDividends * shareOfEach,
    ...(mortgageInterest === undefined ? {} : { mortgageInterest: mortgageInterest * shareOfEach }),
  }
  const payOf = (own: number, other: number) => (isSplit ? (own + other) * shareOfEach : own)
  return {
    mine: {
      ...rest,
      ...halved,
      status,
      wages: payOf(wages, spouseWages),
      deferredPay: payOf(deferredPay, spouseDeferredPay),
      selfEmploymentProfit: payOf(selfEmploymentProfit, spouseSelfEmploymentProfit),
    },
    theirs: {
      ...halved,
      status,
      age: spouseAge,
      wages: payOf(spouseWages, wages),
      deferredPay: payOf(spouseDeferredPay, deferredPay),
      selfEmploymentProfit: payOf(spouseSelfEmploymentProfit, selfEmploymentProfit),
      saversContributions: spouseSaversContributions,
    },
  }
}
