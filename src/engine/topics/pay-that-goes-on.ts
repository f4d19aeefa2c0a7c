/** What comes in after tax when one of two people loses work and the other's pay goes on. */

import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { type Household, middle } from '../household.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { householdTax } from '../tax/household-tax.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { agesOnReturn } from './dependents-on-return.ts'
import { type OutOfWork as Earner, isPayGone, whoIsOutOfWork } from './out-of-work.ts'
import { isSoleProprietor, isSpouseSoleProprietor } from './own-business.ts'
import { stateRules } from './state-notes.ts'
import { stateLawIn } from './state-rate.ts'
import { loanInterestOn } from './student-loan-interest.ts'
import { statusAhead } from './surviving-spouse.ts'
import { takenByPayroll } from './taken-by-payroll.ts'
import type { DraftContext } from './topic.ts'

export interface PayThatGoesOn {
  readonly monthly: Figure
  /** What of it payroll puts into the plan at work and an HSA first, where take-home pay does not know that already. */
  readonly taken: Figure | undefined
  /** The part that earns no match may wait: the share that does, where there is one, and what the pay check then grows by. */
  readonly mayWait: { readonly to: Figure | undefined; readonly brings: Figure } | undefined
}

/** Pay that was told, alone or as part of the household's; a typical pay that was made up carries nobody. */
function toldPayOf(reader: FactReader, earner: Earner): Figure | undefined {
  const key = earner === 'own' ? 'income' : 'spouseIncome'
  if (reader.told(key) === undefined && reader.told('householdIncome') === undefined) return undefined
  const pay = reader.number(key)
  return pay.value > 0 ? pay : undefined
}

/** Whose own pay is nothing brings nothing home: what arrives is the other one's. */
const isTakeHomeOfPartner = (reader: FactReader): boolean =>
  reader.told('income') === 0 &&
  reader.told('spouseIncome') === undefined &&
  middle(reader.told('takeHomeMonthly') ?? 0) > 0 &&
  isCouple(reader.value('maritalStatus'))

/** What one brings home was told, and not what is earned before tax, and nobody else is paid. */
const isTakeHomeOwn = (reader: FactReader): boolean =>
  reader.told('income') === undefined &&
  middle(reader.told('spouseIncome') ?? 0) === 0 &&
  middle(reader.told('takeHomeMonthly') ?? 0) > 0

export const isPartnerPaid = (reader: FactReader): boolean =>
  toldPayOf(reader, 'partner') !== undefined || isTakeHomeOfPartner(reader)

/** The return of a year in which nobody else of the household is paid. */
function returnOf(reader: FactReader, context: DraftContext, earner: Earner, pay: Dollars): TaxReturn {
  const status = statusAhead(reader, context)
  const isJoint = status === 'married_joint'
  const isBusiness = earner === 'own' ? isSoleProprietor(reader) : isSpouseSoleProprietor(reader)
  const paid = isBusiness ? { selfEmploymentProfit: pay } : { wages: pay }
  const age = reader.number('age').value
  const dependentAges = agesOnReturn(reader)
  if (earner === 'own' || isJoint)
    return {
      status,
      age,
      dependentAges,
      ...(isJoint ? { spouseAge: reader.number('spouseAge').value } : {}),
      ...paid,
    }
  return {
    status: status === 'married_separate' ? status : 'single',
    age: reader.number('spouseAge').value,
    ...paid,
  }
}

/** A year of it less the tax on it; what comes back with the return comes too late to live on. */
function netOf(reader: FactReader, { law }: DraftContext, taxReturn: TaxReturn, pay: Dollars): Dollars {
  const { federal, inPayChecks } = householdTax({ law, state: stateLawIn(reader, law), taxReturn })
  const onPay = federal.totalTax - federal.incomeTax
  return pay - onPay - inPayChecks
}

/** A month of it after tax and what payroll takes, counted as a whole year. */
function afterTax(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  earner: Earner,
  pay: Figure,
): PayThatGoesOn {
  const { law } = context
  const state = stateLawIn(reader, law)
  const isTakeHome = isTakeHomeOfBoth(reader)
  const taken = isTakeHome ? undefined : takenByPayroll({ sheet, reader, context }, earner, pay)
  const deducted = isTakeHome ? deductedBeside(sheet, reader, context) : undefined
  const whole = returnOf(reader, context, earner, pay.value)
  const alone = taken === undefined ? whole : taken.all.onReturn(whole)
  // Whose loans they are is not known: they are taken to be on the return of whoever told of them.
  const isOwnReturn = earner === 'own' || alone.status === 'married_joint'
  const interest = isOwnReturn
    ? loanInterestOn(sheet, reader, context, alone, `.goes-on.${earner}`)
    : undefined
  const withLoans = (of: TaxReturn): TaxReturn =>
    interest === undefined ? of : { ...of, studentLoanInterest: interest.value }
  const net = netOf(reader, context, withLoans(alone), pay.value)
  const taxed =
    state === undefined
      ? 'federal income tax and Social Security and Medicare tax; no state was named, so its tax is not counted'
      : `federal income tax, Social Security and Medicare tax, and the tax of ${state.name}`
  const uncounted =
    'what comes off for health cover and for insurance of the state, and for a tax of a city, county or school district where there is one, is not counted'
  const off =
    deducted === undefined
      ? `${taken === undefined ? '' : ', − what payroll takes'}; ${uncounted}`
      : ', − its part of what comes off both pays beside tax'
  const inputs = [
    ...(interest === undefined ? [] : [interest]),
    ...(state === undefined ? [] : stateRules(sheet, state.code, law.year, alone.status)),
  ]
  const monthly = sheet.computed(
    `goes-on.${earner}`,
    earner === 'own' ? 'Your pay after tax' : 'Pay of your spouse or partner after tax',
    'usd-per-month',
    `a year of that pay alone − ${taxed}, ÷ the months of a year${off}`,
    [pay, ...[taken?.monthly, deducted].filter((part) => part !== undefined), ...inputs],
    Math.max(
      0,
      Math.floor(
        net / monthsPerYear - (taken?.monthly.value ?? 0) - (deducted?.value ?? 0) * shareOf(reader, earner),
      ),
    ),
  )
  if (taken?.unmatched === undefined) return { monthly, taken: taken?.monthly, mayWait: undefined }
  const { matched, to } = taken.unmatched
  const netThen = netOf(reader, context, withLoans(matched.onReturn(whole)), pay.value)
  const brings = Math.floor((netThen - matched.dollars - (net - taken.all.dollars)) / monthsPerYear)
  return {
    monthly,
    taken: taken.monthly,
    mayWait: {
      to,
      brings: sheet.computed(
        `goes-on.may-wait.${earner}`,
        'What a pay check grows by once only what is matched goes in',
        'usd-per-month',
        'what no longer goes into the plan at work − the tax that it no longer saves, ÷ the months of a year',
        [pay, taken.monthly, ...(to === undefined ? [] : [to])],
        brings,
      ),
    },
  }
}

/** What both bring home was told while both are paid, so that it knows all that comes off beside tax. */
const isTakeHomeOfBoth = (reader: FactReader): boolean =>
  middle(reader.told('takeHomeMonthly') ?? 0) > 0 &&
  toldPayOf(reader, 'own') !== undefined &&
  toldPayOf(reader, 'partner') !== undefined &&
  !isPayGone(reader)

/**
 * What comes off both pays beside tax: health cover, a plan at work, an HSA. The take-home pay that was told knows it, and
 * it goes on with the pay that it comes off. Undefined where the told sum leaves none, or a business brings a part of it.
 */
function deductedBeside(sheet: Worksheet, reader: FactReader, context: DraftContext): Figure | undefined {
  const [own, partner] = [toldPayOf(reader, 'own'), toldPayOf(reader, 'partner')]
  if (own === undefined || partner === undefined) return undefined
  if (isSoleProprietor(reader) || isSpouseSoleProprietor(reader)) return undefined
  const first = returnOf(reader, context, 'own', own.value)
  const net =
    first.status === 'married_joint'
      ? netOf(reader, context, { ...first, spouseWages: partner.value }, own.value + partner.value)
      : netOf(reader, context, first, own.value) +
        netOf(reader, context, returnOf(reader, context, 'partner', partner.value), partner.value)
  const takeHome = reader.number('takeHomeMonthly')
  const deducted = Math.round(net / monthsPerYear - takeHome.value)
  return deducted <= 0
    ? undefined
    : sheet.computed(
        'goes-on.deducted',
        'What comes off both pays beside tax',
        'usd-per-month',
        'both pays − their tax, ÷ the months of a year, − take-home pay',
        [own, partner, takeHome],
        deducted,
      )
}

/** Whose it is: of the one whose work has a plan, where only one has; else by pay. */
function shareOf(reader: FactReader, earner: Earner): number {
  const [own, partner] = [reader.told('hasWorkplacePlan'), reader.told('spouseHasWorkplacePlan')]
  if (own === true && partner === false) return earner === 'own' ? 1 : 0
  if (partner === true && own === false) return earner === 'partner' ? 1 : 0
  const [mine, theirs] = [reader.number('income').value, reader.number('spouseIncome').value]
  return (earner === 'own' ? mine : theirs) / (mine + theirs)
}

/**
 * What is brought home since a pay was lost, where that was told: it knows what comes off for health cover and retirement.
 * More than the other pay before tax is what was brought home until then.
 */
function takeHomeSince(reader: FactReader, pay: Figure): Figure | undefined {
  if (!isPayGone(reader) || middle(reader.told('takeHomeMonthly') ?? 0) <= 0) return undefined
  const takeHome = reader.number('takeHomeMonthly')
  return takeHome.value * monthsPerYear <= pay.value ? takeHome : undefined
}

/** Undefined where there is no such pay, or nobody told how much it is. `another`: a pay that takes its place. */
export function payThatGoesOn(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  earner: Earner,
  another?: Figure,
): PayThatGoesOn | undefined {
  const pay = another ?? toldPayOf(reader, earner)
  const arrives = (monthly: Figure): PayThatGoesOn => ({ monthly, taken: undefined, mayWait: undefined })
  if (pay !== undefined) {
    const since = takeHomeSince(reader, pay)
    return since === undefined ? afterTax(sheet, reader, context, earner, pay) : arrives(since)
  }
  const isTakeHome = earner === 'partner' ? isTakeHomeOfPartner(reader) : isTakeHomeOwn(reader)
  return isTakeHome ? arrives(reader.number('takeHomeMonthly')) : undefined
}

const isCouple = (status: Household['maritalStatus']): boolean =>
  status === 'married' || status === 'partnered' || status === 'engaged'

/** What the other one is called. */
export function partnerName(status: Household['maritalStatus']): string {
  if (status === 'married') return 'your spouse'
  return status === 'partnered' || status === 'engaged' ? 'your partner' : 'your spouse or partner'
}

/** Why cash is short, after 'while': no pay at all, or only one of two. */
export function whilePayIsGone(reader: FactReader): string {
  if (whoIsOutOfWork(reader) === 'partner')
    return `${partnerName(reader.value('maritalStatus'))} is ${reader.told('spouseOnUnpaidLeave') === true ? 'on leave' : 'out of work'}`
  return isPartnerPaid(reader) ? 'your own pay is gone' : 'no pay comes in'
}
