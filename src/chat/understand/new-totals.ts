/** What a total comes to when one of its parts is told later or put right: "I forgot the car, 340, so make it 3240". */
import type { FactKey } from '#engine/household.ts'
import type { Earlier } from './after-words.ts'
import { billCalled } from './bills.ts'
import { mayBeMoney } from './cues.ts'
import { type Mention, tidy } from './numbers.ts'
import { type Find, find, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const reader = 'new-totals'
const sure = 0.98
const longest = 160

const saysTotal =
  /\b(?:(?:make|call) (?:it|that)|(?:so|then|now|that'?s|which is) (?:it'?s|its|it is|that'?s|that is|we'?re at|i'?m at|more like|really|actually)|(?:that|which) (?:makes|brings|puts)(?: (?:it|that|us|me))?(?: (?:to|at))?|comes to|for a total of|total(?: is|'?s|:)?)(?: (?:about|around|like|more like|really|all together))* \$?$/

/** A total is rounded by less than a part of what it grows by. */
const mostRounded = 0.25
const mostOfMonth = 50_000

const isOfOne = (mention: Mention): boolean =>
  mayBeMoney(mention) && mention.low === mention.high && unreal(mention) === undefined

/** Named as a bill a small number is money too. */
const isBill = (mention: Mention): boolean =>
  mention.kind !== 'percent' &&
  mention.kind !== 'foreign' &&
  mention.time === undefined &&
  mention.low === mention.high &&
  unreal(mention) === undefined &&
  billCalled(mention) !== undefined

/** Only totals that people add up: what a month costs, what is put aside, what is there. */
const totals: readonly FactKey[] = [
  'monthlyExpenses',
  'debtPaymentMonthly',
  'monthlySurplus',
  'monthlyContribution',
  'savings',
  'emergencyFund',
  'retirementSavings',
  'amount',
  'income',
]

/** A sum that is said to be a known total with what is told beside it, or without it. */
export function totalledAnew({ text, mentions, household }: Reading): Find[] {
  if (household === undefined || text.length > longest) return []
  const sums = mentions.filter(isOfOne)
  const total = sums.find(({ before }) => saysTotal.test(before))
  const part = sums.filter((one) => one !== total).reduce((sum, { low }) => sum + low, 0)
  if (total === undefined || part <= 0) return []
  const isMoved = (known: number): boolean =>
    Math.abs(Math.abs(total.low - known) - part) <= part * mostRounded
  const key = totals.find((one) => {
    const known = household[one]
    return typeof known === 'number' && known > 0 && total.low <= known * 2 && isMoved(known)
  })
  if (key === undefined) return []
  const span = [
    Math.min(...sums.map((one) => one.span[0])),
    Math.max(...sums.map((one) => one.span[1])),
  ] as const
  return [find(key, tidy(total.low), span, reader, sure, total.index)]
}

/** What went into the new total is told by it: "my car payment, 340" is no debt without a balance beside it. */
export function withoutTotalled(
  { household }: Reading,
  total: readonly Find[],
  finds: readonly Find[],
): Find[] {
  const [one] = total
  if (one === undefined || one.reader !== reader) return [...finds]
  const known = household?.debts ?? []
  return finds.flatMap((other): Find[] => {
    if (other.key === 'debts') {
      const debts = other.value.filter(
        (debt) => debt.balance !== undefined || known.some(({ kind }) => kind === debt.kind),
      )
      return debts.length === 0 ? [] : [{ ...other, value: debts }]
    }
    const isPart = other.mention !== undefined && other.span[0] >= one.span[0] && other.span[1] <= one.span[1]
    return isPart ? [] : [other]
  })
}

/** Whether a message names a bill anew while the month's costs are known. */
export const mayMoveTotal = ({ text, household, mentions }: Reading): boolean =>
  household?.monthlyExpenses !== undefined && text.length <= longest && mentions.some(isBill)

/** Who reads a bill that is told anew. */
export const movedBill = 'moved-bill'

/** "Actually rent is 1550 now": costs that were added up from bills move by what one of them does. */
export function withBillMoved({ mentions, household }: Reading, earlier: Earlier): Find[] {
  const known = household?.monthlyExpenses
  const [bill, ...others] = mentions.filter((one) => isOfOne(one) || isBill(one))
  if (typeof known !== 'number' || bill === undefined || others.length > 0 || !isBill(bill)) return []
  if ((bill.per ?? 'month') !== 'month' || /^ ?(?:more|less|extra|cheaper|higher)\b/.test(bill.right))
    return []
  const was = earlier.reading.mentions.findLast((one) => isBill(one) && billCalled(one) === billCalled(bill))
  const isAddedUp = earlier.found.some(({ key, reader: by }) => key === 'monthlyExpenses' && by === 'bills')
  if (!isAddedUp || was === undefined) return []
  const now = tidy(known - was.low + bill.low)
  // The bill itself may be a fact too: its number is not taken.
  return now <= 0 || now > mostOfMonth ? [] : [find('monthlyExpenses', now, bill.span, movedBill, 0.9)]
}
