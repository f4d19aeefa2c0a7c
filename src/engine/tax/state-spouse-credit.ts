import type { Dollars } from '#engine/units.ts'
import { bracketTax } from './bracket-tax.ts'
import { shareOfEach } from './community-property.ts'
import type { PersonalAmounts } from './state-law.ts'
import { forReturn, type StateHousehold, scheduled } from './state-schedule.ts'
import type { Bracket } from './tax-year.ts'

/**
 * What a joint return of two with income owes less because the lower income passes through the low brackets by itself:
 * Va. Code §58.1-324. Income without a spouse's name on it is the head's, so a couple that owns its savings in halves may
 * get a little more.
 */
export function spouseCredit(
  h: StateHousehold,
  p: {
    readonly income: Dollars
    readonly taxableIncome: Dollars
    readonly brackets: readonly Bracket[]
  },
): Dollars {
  const rule = h.year.spouseCredit
  if (rule === undefined || h.taxReturn.status !== 'married_joint') return 0
  const { age, spouseAge, spouseWages, spouseSelfEmploymentProfit, spouseRetirementIncome } = h.taxReturn
  const theirs = (spouseWages ?? 0) + (spouseSelfEmploymentProfit ?? 0) + (spouseRetirementIncome ?? 0)
  const lower = Math.min(theirs - ownAmounts(h, spouseAge), p.income - theirs - ownAmounts(h, age))
  if (lower <= 0) return 0
  const apart = Math.min(lower, p.taxableIncome * shareOfEach)
  const saved =
    bracketTax(p.brackets, p.taxableIncome) -
    bracketTax(p.brackets, apart) -
    bracketTax(p.brackets, p.taxableIncome - apart)
  return Math.min(rule.most, Math.max(0, saved))
}

/** The exemptions of one spouse, and the deduction for age, which income of the state has lost already. */
function ownAmounts({ year, scheduleIncome }: StateHousehold, age: number | undefined): Dollars {
  const { exemption, standardDeduction } = year
  const aged = (amounts: PersonalAmounts | undefined) =>
    amounts?.aged !== undefined && age !== undefined && age >= amounts.aged.fromAge
      ? scheduled(forReturn(amounts.aged.each, 'joint'), scheduleIncome)
      : 0
  const each = exemption?.household === undefined ? 0 : scheduled(exemption.household.single, scheduleIncome)
  return each + aged(exemption) + aged(standardDeduction)
}
