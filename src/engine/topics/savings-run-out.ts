/** A retired household that draws on its savings faster than they last: said before whatever else is asked. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { say, type Text } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { type Cushion, cushionOf, tellsCash } from './cushion.ts'
import type { EndingPayment } from './debt-ends.ts'
import { type Drawdown, drawdownOf, ifItKeepsUp, premiumInDrawn, savedInAll } from './drawdown.ts'
import { lifelongPayInWords, tellsLifelongPay } from './lifelong-pay.ts'
import { hasRetired } from './retired.ts'
import { saysSomethingIsLeft } from './short-month.ts'
import type { Drafting } from './topic.ts'

/** What is paid for life and what a month costs: both were told. */
export const isGapTold = (reader: FactReader): boolean =>
  reader.told('monthlyExpenses') !== undefined && tellsLifelongPay(reader)

/** Undefined where they last, and where what they hang on was not told. */
export function savingsRunOut({
  sheet,
  reader,
  cushion,
  kept,
  ending,
}: {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly cushion: Pick<Cushion, 'uncovered' | 'essentials'>
  readonly kept: Figure
  readonly ending: readonly EndingPayment[]
}): Drawdown | undefined {
  const isTold =
    isGapTold(reader) && (reader.told('retirementSavings') ?? reader.told('taxableInvestments')) !== undefined
  if (!isTold || cushion.uncovered.value < 1) return undefined
  const isCouple = ['married', 'partnered'].includes(reader.value('maritalStatus'))
  const drawdown = drawdownOf(
    { sheet, reader, taxes: { age: reader.number('age'), isCouple } },
    { gap: cushion.uncovered, cash: kept, monthly: cushion.essentials.value, ending },
  )
  return drawdown.isShort ? drawdown : undefined
}

const lastsInWords = (drawdown: Drawdown): Text =>
  say`all that you told me of, ${drawdown.assets}, lasts about ${drawdown.lasts('fund')} ${ifItKeepsUp(drawdown)}`

export const runsOutFirst = (reader: FactReader, drawdown: Drawdown): Text =>
  say`First of all: you spend ${drawdown.yearly} more than ${lifelongPayInWords(reader)} bring${premiumInDrawn(reader)}, and at that pace ${lastsInWords(drawdown)}. Look at help that is there for you and at the largest costs before anything else.`

export const runsOutCheck = (reader: FactReader, drawdown: Drawdown): Check =>
  check(
    'lasting',
    'act',
    'The money may run out',
    say`At ${drawdown.yearly} beyond ${lifelongPayInWords(reader)} ${lastsInWords(drawdown)}; it should last until ${drawdown.until}. More is likely where it is invested, and less is possible; the tax on a withdrawal comes on top. Help, a smaller home, a lodger or a few hours of work close a gap that no cash can.`,
  )

/**
 * What is missing in a month of somebody who has retired and has no year of it saved: the month itself is short. Whoever
 * said that something is left is believed.
 */
export function monthBeyondBenefits(asked: Drafting): Figure | undefined {
  const { reader } = asked
  if (!hasRetired(reader) || !isGapTold(reader) || !tellsCash(reader)) return undefined
  if (saysSomethingIsLeft(reader)) return undefined
  const { uncovered, cash } = cushionOf(asked, { debts: [], id: 'beyond-benefits.' })
  return uncovered.value >= 1 && savedInAll(reader, cash) < uncovered.value * monthsPerYear
    ? uncovered
    : undefined
}
