/** What is taken back or put right: "forget that", "no longer have the car loan", "discover is 29 not 19". */
import { type FactKey, factKeys, type Household } from '#engine/household.ts'
import { debtNamesIn } from './debt-names.ts'
import { type Mention, tidy } from './numbers.ts'
import { type Find, find, findChecked, type Reading } from './reading.ts'

const subjects: readonly (readonly [FactKey, RegExp])[] = [
  ['age', /\b(?:my )?age\b|\bhow old\b/],
  ['spouseAge', /\b(?:wife|husband|spouse|partner)(?:'s)? age\b/],
  ['income', /\b(?:my )?(?:income|salary|pay)\b/],
  ['spouseIncome', /\b(?:wife|husband|spouse|partner)(?:'s)? (?:income|salary|pay)\b/],
  ['debts', /\b(?:debts?|loans?|cards?|mortgage)\b/],
  ['savings', /\b(?:savings|cash)\b/],
  ['emergencyFund', /\bemergency fund\b/],
  ['amount', /\b(?:amount|sum)\b/],
  ['horizonYears', /\b(?:horizon|time ?(?:line|frame))\b/],
  ['state', /\b(?:state|where i live)\b/],
  ['dependents', /\b(?:kids?|child(?:ren)?|dependents?)\b/],
  ['numDependents', /\b(?:kids?|child(?:ren)?|dependents?)\b/],
  ['maritalStatus', /\b(?:marri\w+|marital)\b/],
  ['monthlyExpenses', /\b(?:expenses|spending)\b/],
  ['monthlyRent', /\brent\b/],
  ['retirementAge', /\bretirement age\b/],
  ['riskTolerance', /\brisk\b/],
  ['employerMatch', /\bmatch\b/],
  ['homePrice', /\b(?:house|home) price\b/],
]
const takesBack =
  /\b(?:forget|never ?mind|undo|scratch|take (?:that|it) back|ignore|disregard|delete|remove|clear)\b/

/** "Scratch that, my pay is 60k": what follows tells what holds, and takes back nothing of its own. */
const tellsInstead = /\b(?:scratch|undo|forget|ignore|disregard|take) (?:that|it|this)(?: back)?\b ?[,.;:-]/

/** The facts that a message takes back. "forget that" alone is left to the conversation, which knows what came last. */
export function forgotten(reading: Reading): FactKey[] {
  if (!takesBack.test(reading.text)) return []
  if (/\b(?:everything|all (?:of )?(?:it|that|my (?:facts|details|data))|start over)\b/.test(reading.text))
    return factKeys.filter((key) => reading.household?.[key] !== undefined)
  if (/\b(?:previous|prior|your) (?:instructions|rules|prompts?)\b/.test(reading.text)) return []
  if (tellsInstead.test(reading.text)) return []
  return subjects
    .filter(([key, pattern]) => pattern.test(reading.text) && reading.household?.[key] !== undefined)
    .map(([key]) => key)
}

interface Swap {
  wrong: Mention
  right: Mention
}

/** "29 not 19", "not 19, 29", "not 50k but 5k". */
function swapIn(reading: Reading): Swap | undefined {
  for (const [place, first] of reading.mentions.entries()) {
    const second = reading.mentions[place + 1]
    if (!second) continue
    const between = reading.text.slice(first.span[1], second.span[0])
    if (/^[, ]{0,2}(?:%|percent|k)? ?(?:and )?not (?:the )?$/.test(between))
      return { wrong: second, right: first }
    if (
      /\bnot (?:the |a )?$/.test(first.before) &&
      /^[ ,.]{1,2}(?:but |it's |its |rather |i meant |make that |more like |instead )?$/.test(between)
    )
      return { wrong: first, right: second }
  }
  return undefined
}

const sameNumber = (known: unknown, told: number) =>
  typeof known === 'number' && Math.abs(known - told) <= Math.max(0.0001, Math.abs(told) * 0.001)

/** Whoever leaves a thousand out is not corrected by more than this. */
const mostApart = 10
/** "48k, not 38": the right number has its thousands already, the wrong one left them out; whichever is nearer. */
function asWritten(known: number, right: Mention, factor: number): number | undefined {
  const apart = (value: number) => Math.max(value / known, known / value)
  const [nearest = right.low] = [right.low * factor, right.low].toSorted((a, b) => apart(a) - apart(b))
  return factor !== 1 && apart(nearest) > mostApart ? undefined : tidy(nearest)
}

/** A number that was told wrongly and is put right, wherever it stands in the household. */
export function swapped(reading: Reading): Find[] {
  const swap = swapIn(reading)
  const { household } = reading
  if (!swap || !household) return []
  const { wrong, right } = swap
  const inDebts = swappedDebt(reading, household, swap)
  if (inDebts) return [inDebts]
  for (const key of factKeys) {
    const known = household[key]
    for (const factor of [1, 0.01, 1_000]) {
      if (!sameNumber(known, tidy(wrong.low * factor))) continue
      const put = asWritten(Number(known), right, factor)
      return put === undefined ? [] : findChecked(key, put, right.span, 'corrections', 0.97, right.index)
    }
  }
  return []
}

function swappedDebt(reading: Reading, household: Household, { wrong, right }: Swap): Find | undefined {
  const debts = household.debts ?? []
  const names = debtNamesIn(`${reading.text} debt`)
  for (const [place, debt] of debts.entries()) {
    if (
      debt.name !== undefined &&
      names.some((name) => name.label) &&
      !names.some((name) => name.label === debt.name)
    )
      continue
    for (const field of ['rate', 'balance', 'minPayment'] as const) {
      const factor = field === 'rate' ? 0.01 : 1
      for (const scale of field === 'rate' ? [1] : [1, 1_000]) {
        if (!sameNumber(debt[field], tidy(wrong.low * factor * scale))) continue
        const value = asWritten(Number(debt[field]), right, factor * scale)
        if (value === undefined) return undefined
        const put = debts.map((one, index) => (index === place ? { ...one, [field]: value } : one))
        return find('debts', put, right.span, 'corrections', 0.97, right.index)
      }
    }
  }
  return undefined
}

const repair =
  /\b(?:wait,? no|no,? wait|actually|oops|sorry|i mean)[ ,.]*(?:that's|thats|that is|it's|its|that was) (?:for )?my (?:husband|wife|spouse|partner|hubby)\b/

/** "I turn 65 in July, wait no, that's my husband": what was said of oneself is the spouse's. */
export function repaired(reading: Reading, finds: readonly Find[]): Find[] {
  const match = repair.exec(reading.text)
  if (!match) return [...finds]
  return finds.map((one) => {
    if (one.span[0] > match.index) return one
    if (one.key === 'age') return { ...one, key: 'spouseAge' }
    return one.key === 'income' ? { ...one, key: 'spouseIncome' } : one
  })
}
