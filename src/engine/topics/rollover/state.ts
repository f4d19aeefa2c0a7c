/** What the household's state takes of more retirement income, where its income tax is written down. */
import type { Figure } from '../../figure.ts'
import { nothing, say, type Text } from '../../say.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import { exclusionFigures } from '../state-notes.ts'
import { stateTaxOnMore } from '../tax-on-more.ts'
import type { RolloverWork } from './work.ts'

/** Undefined when no state was named. */
export const stateTaxOnCash = (work: RolloverWork, taxable: Figure): Figure | undefined =>
  stateTaxOn(work, taxable, 'cash.state-tax', 'State income tax if you take it as cash')

export function stateTaxOn(
  { sheet, reader, context, taxes }: RolloverWork,
  taxable: Figure,
  id: string,
  label: string,
): Figure | undefined {
  return stateTaxOnMore(sheet, taxes, context, reader, {
    kind: 'iraDistributions',
    amount: taxable,
    id,
    label,
    how: 'your state income tax with it as income − your state income tax without it',
  })
}

/** What a state’s own penalty takes of an early payout; undefined where none is due. */
export const statePenaltyOnCash = (work: RolloverWork, taxable: Figure): Figure | undefined =>
  statePenaltyOn(work, taxable, 'cash.state-penalty', 'California’s penalty if you take it as cash')

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
  const { name, room, age, before } = found
  if (before !== undefined && ownerAge.value < age.value)
    return ownerAge.value >= before.age.value
      ? say` ${name} leaves about ${before.room} for each person of what retirement accounts pay untaxed, and from ${age} on about ${room}: yearly payments use that again and again, one payout only once.`
      : say` From ${before.age} on ${name} leaves about ${before.room}, and from ${age} on about ${room}, for each person of what retirement accounts pay untaxed: another reason to wait.`
  return ownerAge.value >= age.value
    ? say` ${name} leaves about ${room} for each person of what retirement accounts pay untaxed: yearly payments use that again and again, one payout only once.`
    : say` From ${age} on ${name} leaves about ${room} for each person of what retirement accounts pay untaxed: another reason to wait.`
}
