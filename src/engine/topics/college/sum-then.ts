/** A sum that is kept while a pay is gone: what it pays once that pay is back, and what of it goes to college then. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { listed, say, type Text, words } from '../../say.ts'
import { pour } from '../order-of-operations.ts'
import type { StepDraft } from '../steps.ts'
import { collegeNeed, freeNeed, type Placing, type SumThen } from './parts.ts'

/** `wanted`: all that college still misses. Undefined where nothing is kept, or no day was told until which. */
export function sumThen({ basis, first, total }: Placing, wanted: Figure): SumThen | undefined {
  const { short, returns, needsThen } = first
  if (short === undefined || returns === undefined || basis.lump === undefined) return undefined
  return {
    placements: pour(basis.sheet, total, [...needsThen, collegeNeed(wanted), freeNeed(basis)]),
    returns,
  }
}

/** What of it goes to college. */
export const collegeThen = ({ placements }: SumThen): Figure | undefined =>
  placements.find(({ id }) => id === 'college')?.amount

/** 'put $3,500 into your emergency fund and save $26,500 for college'. */
const actsOf = ({ placements }: SumThen): Text => listed(placements.map(({ act, amount }) => act(amount)))

export const sumThenInWords = (then: SumThen, sum: Figure): Text =>
  say`Of the ${sum}, once pay is back, ${actsOf(then)}`

export const sumThenStep = (then: SumThen, sum: Figure): StepDraft => ({
  id: 'sum-then',
  title: say`Place the ${sum} once pay is back`,
  why: words('Until then you may have to live on it. After that it can do what it is meant for.'),
  how: say`With the first pay check, ${actsOf(then)}. If the months until then took more than this plan counts, the fund comes first. Plan again with the sum on that day: what a state gives for it may ask to wait with a part.`,
  due: then.returns.day.value,
  dueWhy: 'when that pay is there again',
  dueInputs: [then.returns.day],
  minutes: 30,
  link: links.depositInsurance,
  keep: words('The confirmations of the transfers.'),
})
