/** What the household's state takes of more retirement income, where its income tax is written down. */
import type { Figure } from '../../figure.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import type { StateLaw } from '../../tax/state-law.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import { wholeExclusionFrom } from '../../tax/yearly-exclusion.ts'
import { exclusionFigures } from '../state-notes.ts'
import { stateLawIn } from '../state-rate.ts'
import { stateTaxOnMore } from '../tax-on-more.ts'
import { whenPaid } from './when-paid.ts'
import type { RolloverWork } from './work.ts'

/** Undefined when no state was named, or where it is not known what of it the state taxes. */
export function stateTaxOnCash(work: RolloverWork, taxable: Figure): Figure | undefined {
  const paid = whenPaid(work)
  return stateTaxOn(
    paid.work,
    taxable,
    'cash.state-tax',
    'State income tax if you take it as cash',
    paid.state,
  )
}

/** The state that taxes so early a payout only above what was paid in from pay: a sum that nobody told. */
export function paidInFirst({ reader, context, ownerAge }: RolloverWork): StateLaw | undefined {
  const { year } = context.law
  const state = stateLawIn(reader, context.law)
  const isFirst = state?.years.some((one) => one.year === year && one.paidInComesFirst) ?? false
  const code = reader.told('state')
  const freeFrom = code === undefined ? undefined : wholeExclusionFrom(code, year)
  return isFirst && (freeFrom === undefined || ownerAge.value < freeFrom) ? state : undefined
}

/** What such a state takes, for whoever reads that money is paid out early; nothing elsewhere. */
export function paidInFirstText(work: RolloverWork): Text {
  const state = paidInFirst(work)
  return state === undefined
    ? nothing
    : words(
        ` ${state.name} taxes so early a payout only above what was paid in from your pay, which it taxed then: ask the plan for that sum, and keep the record.`,
      )
}

export function stateTaxOn(
  work: RolloverWork,
  taxable: Figure,
  id: string,
  label: string,
  state?: string | undefined,
): Figure | undefined {
  if (paidInFirst(work) !== undefined) return undefined
  return stateTaxOf(work, 'iraDistributions', taxable, id, label, state)
}

/** Of pre-tax money that goes straight into a Roth IRA, on a return of that year; `state`: the one that is lived in then. */
export const stateTaxOnConversion = (
  work: RolloverWork,
  taxable: Figure,
  taxReturn: TaxReturn,
  state: string | undefined,
): Figure | undefined =>
  stateTaxOf(
    { ...work, taxes: { ...work.taxes, taxReturn } },
    'rothConversion',
    taxable,
    'conversion.state-tax',
    'State income tax if the pre-tax money went straight to a Roth IRA',
    state,
  )

function stateTaxOf(
  { sheet, reader, context, taxes, ownersWork }: RolloverWork,
  kind: 'iraDistributions' | 'rothConversion',
  taxable: Figure,
  id: string,
  label: string,
  state?: string | undefined,
): Figure | undefined {
  return stateTaxOnMore(sheet, taxes, context, reader, {
    kind,
    state,
    isBeforeRetirement: ownersWork !== 'none',
    amount: taxable,
    id,
    label,
    how: 'your state income tax with it as income − your state income tax without it',
  })
}

/** What a state’s own penalty takes of an early payout; undefined where none is due. */
export const statePenaltyOnCash = (work: RolloverWork, taxable: Figure): Figure | undefined =>
  statePenaltyOn(
    whenPaid(work).work,
    taxable,
    'cash.state-penalty',
    'California’s penalty if you take it as cash',
  )

export function statePenaltyOn(
  { sheet, reader, gates }: RolloverWork,
  taxable: Figure,
  id: string,
  label: string,
  isPenaltyFree: boolean = gates.isPenaltyFree,
): Figure | undefined {
  if (isPenaltyFree || reader.told('state') !== 'CA' || taxable.value <= 0) return undefined
  const rate = sheet.law(
    'cash.state-penalty-rate',
    'California’s penalty on early withdrawals',
    'rate',
    gates.freeze === 'simple-years' ? rolloverLaw.californiaSimpleEarlyRate : rolloverLaw.californiaEarlyRate,
  )
  return sheet.computed(
    id,
    label,
    'usd',
    'what is taxed × the penalty of the state, unless an exception holds',
    [taxable, rate],
    Math.round(taxable.value * rate.value),
  )
}

/** '$306 of state tax', of money that counts as paid out; nothing where the state takes none or none was named. */
export function stateTaxBeside(work: RolloverWork, taxable: Figure, id: string, label: string): Text[] {
  const state = stateTaxOn(work, taxable, id, label)
  return state === undefined || state.value === 0 ? [] : [say`${state} of state tax`]
}

/** What the state leaves untaxed of retirement income each year, for someone who has reached the age or soon does. */
export function retirementExclusionText({ sheet, reader, context, taxes, ownerAge }: RolloverWork): Text {
  const code = reader.told('state')
  const found = code === undefined ? undefined : exclusionFigures(sheet, code, taxes.status, context.law.year)
  if (found === undefined) return nothing
  const { name, room, age, before, whose } = found
  if (before !== undefined && ownerAge.value < age.value)
    return ownerAge.value >= before.age.value
      ? say` ${name} leaves about ${before.room} ${whose} of what retirement accounts pay untaxed, and from ${age} on about ${room}: yearly payments use that again and again, one payout only once.`
      : say` From ${before.age} on ${name} leaves about ${before.room}, and from ${age} on about ${room}, ${whose} of what retirement accounts pay untaxed: another reason to wait.`
  return ownerAge.value >= age.value
    ? say` ${name} leaves about ${room} ${whose} of what retirement accounts pay untaxed: yearly payments use that again and again, one payout only once.`
    : say` From ${age} on ${name} leaves about ${room} ${whose} of what retirement accounts pay untaxed: another reason to wait.`
}
