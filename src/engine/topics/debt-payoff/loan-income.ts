/** How the payment on federal loans moves with income: its steps, and what pre-tax contributions take off it. */

import { citedIn } from '../../cited-in.ts'
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { dependentsOnReturn } from '../dependents-on-return.ts'
import { nextStepOf } from './loan-assistance.ts'
import type { FederalLoans } from './loans.ts'
import type { DebtWork } from './work.ts'

export function incomeChecks(work: DebtWork): Check[] {
  return [...stepChecks(work), ...lowerIncomeCheck(work)]
}

function stepChecks({ loans, sheet, reader }: DebtWork): Check[] {
  if (loans?.chosen.plan !== 'repayment_assistance') return []
  const { agi, paymentAt } = loans
  const up = nextStepOf(sheet, agi, dependentsOnReturn(sheet, reader))
  const band = studentLoanLaw.repaymentAssistance.value.bands.findLast(({ above }) => agi.value > above)
  const isNear = band !== undefined && agi.value - band.above <= rules.nearStep.value
  const edge = isNear
    ? sheet.law(
        'assistance.edge',
        'Income at which the payment steps down',
        'usd-per-year',
        citedIn(studentLoanLaw.repaymentAssistance, () => band.above),
      )
    : undefined
  const down = (income: Figure) => {
    const away = sheet.computed(
      'assistance.edge.away',
      'Income above that step',
      'usd',
      'adjusted gross income − the income of the step',
      [agi, income],
      agi.value - income.value,
    )
    const payment = sheet.computed(
      'assistance.edge.payment',
      'Payment at that step',
      'usd-per-month',
      'the plan’s formula at that income',
      [income],
      paymentAt(income.value),
    )
    return say`You are ${away} above a step: at ${income} it would be ${payment}. A pre-tax contribution of that size to a retirement plan or an HSA, before the year ends, brings you there.`
  }
  return [
    check(
      'steps',
      'warn',
      'Income steps',
      join([
        words('The payment follows the whole income in steps, without an upper limit.'),
        edge === undefined ? nothing : down(edge),
        up === undefined
          ? nothing
          : say`A dollar over ${up.income} makes it ${up.payment}, so look before you take extra income at the end of a year.`,
      ]),
    ),
  ]
}

/** What so much less income takes off the payments of a year; nothing where a lower payment is no money kept. */
export function lessForStep({ chosen, agi, paymentAt, paidForLess }: FederalLoans, step: Dollars): Dollars {
  if (paidForLess !== undefined) return 0
  if (chosen.forgiven.value === 0 || chosen.plan === 'repayment_assistance') return 0
  // A bill below the formula follows the size of the loan, not income.
  if (chosen.payment.value < paymentAt(agi.value)) return 0
  return (paymentAt(agi.value) - paymentAt(Math.max(0, agi.value - step))) * monthsPerYear
}

/** What is not paid is forgiven one day, so a lower payment is money kept. */
function lowerIncomeCheck({ loans, sheet, reader }: DebtWork): Check[] {
  if (loans === undefined) return []
  const { chosen, agi, paymentsLeft } = loans
  const work = reader.value('employment')
  if (work !== 'employed' && work !== 'self_employed') return []
  const less = lessForStep(loans, rules.preTaxStep.value)
  if (less <= 0) return []
  const thousand = sheet.assumed(
    'pre-tax.step',
    'Pre-tax contributions',
    'usd-per-year',
    rules.preTaxStep.value,
    rules.preTaxStep.why,
  )
  const saved = sheet.computed(
    'pre-tax.saved',
    'What they take off the loan payments of a year',
    'usd-per-year',
    'a year of payments at this income − the same at the lower income',
    [agi, thousand],
    less,
  )
  return [
    check(
      'lower-income',
      'pass',
      'Pre-tax contributions lower the payment',
      join([
        say`Each ${thousand} that goes into a retirement plan before tax, or into an HSA, takes about ${saved} off what ${chosen.named} asks for, on top of the tax.`,
        paymentsLeft === undefined
          ? words('What is not paid is forgiven one day, and then taxed.')
          : words('What is not paid is forgiven without tax, so that is money kept.'),
      ]),
    ),
  ]
}
