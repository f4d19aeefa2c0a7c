/** What is said where most of what is owed without a home or a car behind it is tax: the tax office comes before a counselor. */
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import type { DebtWork } from './work.ts'

const secured = ['mortgage', 'heloc', 'auto', 'student_loan']

export const owesTax = ({ debts }: Pick<DebtWork, 'debts'>): boolean =>
  debts.some(({ kind }) => kind === 'tax')

/** What a counselor or a bankruptcy could lower: the rest of what is owed, without what is paid today. */
function beside({ debts, goneToday }: DebtWork): number {
  return debts
    .filter(
      ({ kind, id }) => ![...secured, 'tax'].includes(kind) && goneToday.every((gone) => gone.id !== id),
    )
    .reduce((sum, { balance }) => sum + balance.value, 0)
}

/** Tax makes the load too heavy, and what is owed beside it would not. */
export function isTaxLed(work: DebtWork): boolean {
  const { stage, debts, pay } = work
  const tax = debts.filter(({ kind }) => kind === 'tax').reduce((sum, { balance }) => sum + balance.value, 0)
  const others = beside(work)
  return (
    stage === 'counsel' &&
    tax > others &&
    (pay === undefined || others <= pay.value * rules.heavyDebtShare.value)
  )
}

/** Whether something is left that a credit counselor can ask for less on. */
export const hasForCounselor = (work: DebtWork): boolean => beside(work) > 0

export const taxFirstWords = words(
  'Most of it is tax, so ask the tax office for a payment plan first: a credit counselor gets nothing from it. An enrolled agent or a CPA can ask for penalties to be taken off, look for losses that a return left out, and say whether an offer in compromise fits.',
)

export const taxInBankruptcyWords = words(
  'Do not count on bankruptcy for it: income tax of the last few years does not end there, and older tax only at times.',
)

/** How large a plan the offices give, and for how long. */
export function planLimits({ sheet, reader }: DebtWork): Text {
  const most = sheet.law(
    'tax.plan.most',
    'Most that may be owed to the IRS for its simple payment plan',
    'usd',
    lastingLaw.taxPlanMost,
  )
  const years = sheet.law(
    'tax.plan.years',
    'Longest simple payment plan of the IRS',
    'years',
    lastingLaw.taxPlanYears,
  )
  const state =
    reader.told('state') === 'CA'
      ? say` California gives one up to ${sheet.law('tax.plan.state.most', 'Tax that California lets be paid by the month without further review', 'usd', lastingLaw.californiaTaxPlanMost)} and ${sheet.law('tax.plan.state.months', 'Longest payment plan of California without further review', 'months', lastingLaw.californiaTaxPlanMonths)}; beyond that it asks more.`
      : nothing
  return say`Whoever owes the IRS at most ${most}, with every return filed, gets a simple plan online over at most ${years}; the longer it is, the more it costs.${state}`
}
