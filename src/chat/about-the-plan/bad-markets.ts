/** "And if the market crashes?" — what a bad year does to a plan, in its own figures. */
import type { Figure } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { say, words } from '#engine/say.ts'
import { noMarketRisk } from '#engine/topics/no-market-risk.ts'
import { worksheet } from '#engine/worksheet.ts'
import { receiptsOf } from '../borrowed-text.ts'
import type { SmallReply } from '../small-replies.ts'
import { answer } from './question.ts'

const fearsMarkets =
  /\b(?:crash\w*|recession|bear market|(?:stock )?market\w* (?:falls?|drops?|tanks?|goes? down|collapses?)|stocks (?:fall|drop|tank|crash)|lose (?:money|it all|everything|half)|(?:is|isn't) (?:that|this|it|the plan) (?:safe|risky|too risky)|how (?:safe|risky) (?:is|are)|worst case|what(?:'s| is) the (?:risk|worst))\b/i

/** "Drops 30%": that fall, on what the plan holds in stocks. Undefined where it does not say how much that is. */
function inThatFall(message: string, plan: Plan): SmallReply | undefined {
  const share = Number(/(\d{1,2}(?:\.\d+)?) ?(?:%|percent\b)/.exec(message)?.[1]) / percent
  const stocks = plan.figures.find(({ id }) => id === 'mix.stocks') as Figure | undefined
  if (!(share > 0) || stocks === undefined || stocks.value <= 0) return undefined
  const sheet = worksheet()
  const fall = sheet.assumed('fall', 'The fall that you suppose', 'share', share, 'You asked about it.')
  const loss = sheet.computed(
    'fall.loss',
    'What the stocks of this plan lose in that fall',
    'usd',
    'in stocks × the fall',
    [stocks, fall],
    stocks.value * share,
  )
  const text = say`Stocks that fall by ${fall} take ${loss} off the ${stocks} that this plan has in them; bonds and cash are not counted. Sold then, it is lost. Left alone, past falls were made up, sometimes only after years.`
  return { text, figures: [...receiptsOf(text, plan), fall, loss], suggestions: [] }
}
const percent = 100

export function inBadMarkets(message: string, plan: Plan): SmallReply | undefined {
  if (!fearsMarkets.test(message)) return undefined
  const supposed = inThatFall(message, plan)
  if (supposed !== undefined) return supposed
  const badYear = plan.checks.find(({ id }) => id === 'bad-year')
  if (badYear !== undefined) return answer(say`${badYear.title}. ${badYear.detail}`, plan)
  return plan.riskLabel === noMarketRisk
    ? answer(words('Nothing in this plan falls when the markets do.'), plan)
    : undefined
}
