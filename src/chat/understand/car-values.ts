/** What a car would sell for, beside the loan on it: "worth 15k", "kbb says 13k", "underwater by 6k". */
import type { Debt } from '#engine/facts/debts.ts'
import type { DebtEntry } from './debt-totals.ts'
import { amountOf, type Mention } from './numbers.ts'
import type { Reading } from './reading.ts'

const car =
  /\b(?:car|truck|suv|van|minivan|auto|vehicle|pickup|jeep|tesla|honda|toyota|ford|nissan|subaru|kia|hyundai)\b/
const around = '(?: (?:about|around|only|maybe|like|roughly|probably|is|of|at|just|for|a|the))*'
const worth = new RegExp(
  `\\bworth${around}$|\\b(?:car|truck|suv|van|vehicle|it|that|which|i|we) (?:would|could|might|can|will|'d) (?:(?:probably|only|maybe|likely) )?(?:sell (?:it )?for|bring|fetch|get)${around}$`,
)
const quoted = new RegExp(
  `\\b(?:kbb|kelley(?: blue ?book)?|blue ?book|edmunds|carmax|carvana|(?:the |a )?dealer(?:ship)?|trade[- ]?in(?: value| offer)?|resale(?: value)?|book value)(?: (?:says?|said|value|offers?|offered|gave me|would give me|will give me|quoted me|estimates?|values it at|it's|its))*${around}$`,
)
const byGap = new RegExp(
  `\\b(?:underwater|upside[- ]down)(?: (?:on|in) (?:my|our|the|a) (?:\\w+ ){0,2}?(?:loan )?)? ?by${around}$|\\bnegative equity${around}$`,
)
const gapAfter = /^ (?:of |in )?(?:negative equity|underwater|upside[- ]down|under water)\b/

export interface CarValueTold {
  readonly mention: Mention
  /** The loan is more than the car by this sum, where that was told instead. */
  readonly isGap: boolean
}

/** The sums that say what a car is worth; they are no balance. */
export function carValuesIn({ text, mentions }: Reading): CarValueTold[] {
  if (!car.test(text)) return []
  return mentions.flatMap((mention): CarValueTold[] => {
    if (mention.kind === 'percent' || mention.kind === 'foreign' || mention.time !== undefined) return []
    if (mention.per !== undefined) return []
    const isGap = byGap.test(mention.left) || gapAfter.test(mention.right)
    const isWorth =
      (worth.test(mention.left) && !/^ of\b/.test(mention.right)) ||
      (quoted.test(mention.left) && !/^ ?(?:rebate|down|off|%|apr)/.test(mention.right))
    return isGap || isWorth ? [{ mention, isGap }] : []
  })
}

/** Lays the worth of the car over its loan, where the message tells of one such loan. */
export function markCarValue(
  { text }: Reading,
  values: readonly CarValueTold[],
  entries: readonly DebtEntry[],
): void {
  const [told] = values
  if (told === undefined || values.length > 1) return
  const cars = entries.filter(({ debt }) => debt.kind === 'auto')
  const unnamed = entries.filter(({ debt }) => debt.kind === 'other' && debt.name === undefined)
  const [entry] = cars.length > 0 ? cars : unnamed
  if (entry === undefined || cars.length > 1 || (cars.length === 0 && entries.length > 1)) return
  // "My home is worth 300k" beside a car loan is of the home.
  if (/\b(?:house|home|condo|place)\b/.test(told.mention.left) || !car.test(text)) return
  const { balance } = entry.debt
  const sum = amountOf(told.mention)
  if (told.isGap && (typeof balance !== 'number' || typeof sum !== 'number' || sum > balance)) return
  entry.mentions.push(told.mention.index)
  entry.debt = {
    ...entry.debt,
    kind: 'auto',
    worth: told.isGap && typeof balance === 'number' && typeof sum === 'number' ? balance - sum : sum,
  }
}

/** The debts told before, with the worth of the one car that is among them. */
export function carValueOfKnown(reading: Reading): { debts: Debt[]; mention: Mention } | undefined {
  const known = reading.household?.debts ?? []
  const [told, ...others] = carValuesIn(reading)
  const sum = told === undefined ? undefined : amountOf(told.mention)
  const isOne = known.filter(({ kind }) => kind === 'auto').length === 1
  if (told === undefined || others.length > 0 || !isOne || typeof sum !== 'number') return undefined
  return {
    debts: known.map((debt) => {
      if (debt.kind !== 'auto') return debt
      const worth = told.isGap && typeof debt.balance === 'number' ? debt.balance - sum : sum
      return { ...debt, worth: Math.max(0, worth) }
    }),
    mention: told.mention,
  }
}
