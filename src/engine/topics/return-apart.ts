/** The return of the other one of two who do not file together: a spouse who files separately, or a partner. */
import type { Figure } from '../figure.ts'
import { type IncomeTax, incomeTax } from '../tax/income-tax.ts'
import { stateIncomeTax } from '../tax/state-income-tax.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Dollars } from '../units.ts'
import { contributedShare, spouseShare } from './contributed-share.ts'
import { isUnmarriedCouple } from './credit-household.ts'
import { isSpouseSoleProprietor } from './own-business.ts'
import { isSpouseSoleEarner, ofSpouse } from './sole-earner.ts'
import { stateLawIn } from './state-rate.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

export interface ReturnApart {
  readonly isPartner: boolean
  readonly pay: Figure
  readonly age: Figure
  readonly taxReturn: TaxReturn
  readonly federal: IncomeTax
  readonly agi: Figure
  /** What of the pay goes into the plan at work, before tax. */
  readonly deferred: Dollars
}

/** Undefined where both file together, and where no pay of the other one was told: then nothing of that return is known. */
export function returnApart({ sheet, reader, context }: Drafting): ReturnApart | undefined {
  const isPartner = isUnmarriedCouple(reader)
  if (!isPartner && reader.value('filingStatus') !== 'married_separate') return undefined
  if (reader.told('spouseIncome') === undefined && reader.told('householdIncome') === undefined)
    return undefined
  const pay = reader.number('spouseIncome')
  if (pay.value <= 0) return undefined
  const age = reader.number('spouseAge')
  const isProfit = isSpouseSoleProprietor(reader)
  const share = isProfit
    ? undefined
    : (isSpouseSoleEarner(reader) ? contributedShare : spouseShare)(sheet, reader, context)
  const deferred = pay.value * (share?.value ?? 0)
  const taxReturn: TaxReturn = {
    status: isPartner ? 'single' : 'married_separate',
    age: age.value,
    ...(isProfit
      ? { selfEmploymentProfit: pay.value }
      : { wages: pay.value - deferred, deferredPay: deferred }),
  }
  const federal = incomeTax(context.law, taxReturn)
  const agi = sheet.computed(
    'agi.spouse',
    `Adjusted gross income of ${ofSpouse(reader)} own return, estimated`,
    'usd-per-year',
    'their pay − what goes into their plan at work before tax; what else they have is not counted',
    share === undefined ? [pay] : [pay, share],
    Math.round(federal.agi),
  )
  return { isPartner, pay, age, taxReturn, federal, agi, deferred }
}

/** A year of that pay after its taxes and what goes into their plan at work; the state's where one was told. */
export function netOfReturnApart(
  { reader, context: { law } }: Pick<Drafting, 'reader' | 'context'>,
  { pay, deferred, taxReturn, federal }: ReturnApart,
): Dollars {
  const state = stateLawIn(reader, law)
  const ofState = state === undefined ? 0 : stateIncomeTax({ law, state, taxReturn, federal }).tax
  return pay.value - deferred - federal.totalTax - ofState
}

/** The pay of both that the household lives on, on whichever return each stands. */
export function payOfBoth(
  drafting: Drafting,
  { income, spouseIncome }: Pick<TaxPicture, 'income' | 'spouseIncome'>,
): Figure[] {
  const other = spouseIncome ?? returnApart(drafting)?.pay
  return other === undefined ? [income] : [income, other]
}
