/** "What are the fees?" — what a plan counts for funds, accounts and providers a year. */
import type { AnyFigure } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { join, say, words } from '#engine/say.ts'
import type { SmallReply } from '../small-replies.ts'
import { answer, bullets } from './question.ts'

const asksForFees =
  /^[^\d]{0,30}\b(?:fees?|expense ratios?|what does (?:it|that|this) cost (?:a|per) year)\b[^\d]{0,25}$/i
/** The facts and rules that are fees, by the names that plans give them. */
const isFee = ({ id }: { id: string }): boolean => /^(?:fee|\w+Fee)$/.test(id)

export function feesCounted(message: string, plan: Plan): SmallReply | undefined {
  const fees = plan.figures.filter(isFee) as AnyFigure[]
  if (!asksForFees.test(message) || fees.length === 0) return undefined
  return answer(
    join(
      [
        words('A year, as a share of the money, this plan counts:'),
        bullets(fees.map((fee) => say`${words(fee.label)}: ${fee}`)),
        words('Nothing is paid to Hearth.'),
      ],
      '\n\n',
    ),
    plan,
  )
}
