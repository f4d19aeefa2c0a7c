/** Several old plans that were told one by one: which of them may move, and which is cheaper where it is. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { type Text, words } from '../../say.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import type { Worksheet } from '../../worksheet.ts'

export interface OldPlan {
  /** Where it is, if it was told in letters alone. */
  readonly name: Text | undefined
  readonly balance: Figure
  /** All its costs a year, where they were told. */
  readonly fee: Figure | undefined
}

export interface OldPlans {
  /** What the plan decides on. */
  readonly open: readonly OldPlan[]
  /** What costs no more than the places that are open, and holds too much to be closed by its plan. */
  readonly staying: readonly OldPlan[]
}

const kindInName = /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|457 ?\(?b\)?)(?: plan)?/gi
const isPlainName = /^[\p{L} &'’.-]+$/u

/** "Fidelity 401(k)" is at Fidelity; a name with other digits is left out. */
function placeIn(name: string): Text | undefined {
  const place = name.replace(kindInName, '').trim()
  return isPlainName.test(place) ? words(place) : undefined
}

/** The plans that were told one by one; undefined where there is only one, or where another balance was told of the whole. */
export function oldPlansOf(sheet: Worksheet, reader: FactReader): OldPlans | undefined {
  const told = reader.told('oldPlans') ?? []
  const whole = reader.told('planBalance')
  if (told.length <= 1) return undefined
  if (whole !== undefined && whole !== told.reduce((sum, { balance }) => sum + balance, 0)) return undefined
  const all = told.map(({ name, balance, fee }, index) => ({
    name: name === undefined ? undefined : placeIn(name),
    balance: sheet.told('oldPlans', `old-plan.${index}.balance`, 'What this plan holds', 'usd', balance),
    fee:
      fee === undefined
        ? undefined
        : sheet.told('oldPlans', `old-plan.${index}.fee`, 'All costs of this plan a year', 'rate', fee),
  }))
  const least = leastElsewhere(reader)
  const staysFor = ({ fee, balance }: OldPlan) =>
    fee !== undefined && fee.value <= least && balance.value > rolloverLaw.forceOutBalance.value
  const open = all.filter((plan) => !staysFor(plan))
  // Where none would move, all of them are looked at as one.
  return open.length === 0 ? { open: all, staying: [] } : { open, staying: all.filter(staysFor) }
}

/** Creditors and a backdoor keep the money out of an IRA. */
function leastElsewhere(reader: FactReader): number {
  const avoidsIra = reader.value('creditorConcern') || reader.told('backdoorRoth') === true
  return Math.min(
    ...(avoidsIra ? [] : [reader.number('iraFee').value]),
    ...(reader.value('newPlanAcceptsRollovers') ? [reader.number('newPlanFee').value] : []),
  )
}

/** What the plans that are decided on hold together. */
export const openBalance = (sheet: Worksheet, { open }: OldPlans): Figure =>
  sheet.computed(
    'old-plans.balance',
    'What the old plans hold that may move',
    'usd',
    'the balances of the plans that are not cheaper where they are, added up',
    open.map(({ balance }) => balance),
    open.reduce((sum, { balance }) => sum + balance.value, 0),
  )

/** What those plans cost a year together. */
export function openFee(sheet: Worksheet, reader: FactReader, { open }: OldPlans): Figure {
  const usual = reader.number('oldPlanFee')
  const all = open.reduce((sum, { balance }) => sum + balance.value, 0)
  if (all <= 0 || open.every(({ fee }) => fee === undefined)) return usual
  return sheet.computed(
    'old-plans.fee',
    'All costs of the old plans that may move',
    'rate',
    'the costs of each, or what is counted where they were not told, by what it holds',
    [usual, ...open.flatMap(({ balance, fee }) => (fee === undefined ? [balance] : [balance, fee]))],
    open.reduce((sum, { balance, fee }) => sum + balance.value * (fee ?? usual).value, 0) / all,
  )
}
