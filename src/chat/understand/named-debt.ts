/** "no wait, the visa is 5k", "citi is 4k": a known debt by its name, and its balance or rate. */
import type { Debt } from '#engine/facts/debts.ts'
import { middle } from '#engine/household.ts'
import { carValuesIn } from './car-values.ts'
import { close, ratioOf } from './close-numbers.ts'
import { debtNamesIn } from './debt-names.ts'
import { type Mention, tidy } from './numbers.ts'
import { type Find, find, type Reading } from './reading.ts'

/** What debts are called by their kind alone: "the loan" is the one that is no card. */
const nouns: readonly (readonly [words: RegExp, kinds: RegExp])[] = [
  [/\b(?:the|my|our|that) (?:car|truck)\b/, /^auto$/],
  [/\b(?:the|my|our|that) (?:credit )?card\b/, /^credit_card$/],
  [/\b(?:the|my|our|that) (?:mortgage|house)\b/, /^mortgage$/],
  [
    /\b(?:the|my|our|that) (?:personal |other )?loan\b/,
    /^(?:personal|auto|student_loan|heloc|other|family|plan_loan)$/,
  ],
]

/** "The mortgage is 201", of 210,000: people leave the thousand out of what they said in thousands. */
function balanceSaid(said: Mention, known: Debt['balance']): number {
  const inThousands = tidy(said.low * 1_000)
  const leaves = said.kind === 'plain' && !said.scaled && said.high < 1_000
  return leaves && known !== undefined && ratioOf(inThousands, middle(known)) <= close
    ? inThousands
    : tidy(said.low)
}

export function namedDebt(reading: Reading): Find[] {
  if (reading.text.length > 80 || /\bmin(?:imum)?s?\b/.test(reading.text)) return []
  const debts = reading.household?.debts ?? []
  const [only, ...others] = reading.mentions
  const [name] = debtNamesIn(`${reading.text} debt`)
  const noun = nouns.find(([words]) => words.test(reading.text))
  const calledSo = noun === undefined ? [] : debts.filter(({ kind }) => noun[1].test(kind ?? 'other'))
  if (
    only === undefined ||
    others.length > 0 ||
    (name === undefined && calledSo.length === 0) ||
    carValuesIn(reading).length > 0 ||
    !/\b(?:is|was|has|at|=)\b/.test(only.before)
  )
    return []
  const of =
    name === undefined
      ? calledSo
      : debts.filter((debt) =>
          name.label === undefined ? debt.kind === name.kind : debt.name === name.label,
        )
  const [debt] = of
  if (debt === undefined || of.length > 1) return []
  const field = only.kind === 'percent' || (only.kind === 'plain' && only.low < 40) ? 'rate' : 'balance'
  if (field === 'balance' && only.per !== undefined) return []
  const given = { [field]: field === 'rate' ? tidy(only.low / 100) : balanceSaid(only, debt.balance) }
  const value = debts.map((one) => (one === debt ? { ...one, ...given } : one))
  return [find('debts', value, only.span, 'after-words', 0.98, only.index)]
}
