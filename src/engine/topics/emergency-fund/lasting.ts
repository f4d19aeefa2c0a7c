/** A retired household whose savings run out: the fund is a small part of the question, so that is said before it. */

import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { type Drawdown, drawdownOf, premiumInDrawn } from '../drawdown.ts'
import { helpInRetirement } from '../help-in-retirement.ts'
import { lifelongPayInWords, tellsLifelongPay } from '../lifelong-pay.ts'
import { type StepDraft, within } from '../steps.ts'
import type { FundWork } from './work.ts'

/** Only where it runs out, by costs, pay for life and savings that were told. */
export function shortDrawdown(work: FundWork): Drawdown | undefined {
  const { sheet, reader, stage, cushion, kept } = work
  const isTold =
    reader.told('monthlyExpenses') !== undefined &&
    tellsLifelongPay(reader) &&
    (reader.told('retirementSavings') ?? reader.told('taxableInvestments')) !== undefined
  if (stage !== 'retired' || !isTold || cushion.uncovered.value < 1) return undefined
  const isCouple = ['married', 'partnered'].includes(reader.value('maritalStatus'))
  const drawdown = drawdownOf(
    { sheet, reader, taxes: { age: reader.number('age'), isCouple } },
    { gap: cushion.uncovered, cash: kept, monthly: cushion.essentials.value },
  )
  return drawdown.isShort ? drawdown : undefined
}

/** All of it is spent before stocks are sure to come back. */
export const isSpentSoon = (drawdown: Drawdown | undefined): drawdown is Drawdown =>
  drawdown !== undefined && drawdown.assets.value <= drawdown.yearly.value * rules.shortHorizon.value

const lastsInWords = ({ assets, lasts }: Drawdown): Text =>
  say`all that you told me of, ${assets}, lasts about ${lasts('fund')} if it only keeps up with prices`

export const lastingFirst = (work: FundWork): Text => {
  const drawdown = shortDrawdown(work)
  return drawdown === undefined
    ? nothing
    : say`First of all: you spend ${drawdown.yearly} more than ${lifelongPayInWords(work.reader)} bring${premiumInDrawn(work.reader)}, and at that pace ${lastsInWords(drawdown)}. Look at help that is there for you and at the largest costs before anything else.`
}

export function lastingSavings(work: FundWork): Check[] {
  const drawdown = shortDrawdown(work)
  return drawdown === undefined
    ? []
    : [
        check(
          'lasting',
          'act',
          'The money may run out',
          say`At ${drawdown.yearly} beyond ${lifelongPayInWords(work.reader)} ${lastsInWords(drawdown)}; it should last until ${drawdown.until}. More is likely where it is invested, and less is possible; the tax on a withdrawal comes on top. Help, a smaller home, a lodger or a few hours of work close a gap that no cash can.`,
        ),
      ]
}

/** Help first; and what is spent within a few years is held safely rather than moved for a fund. */
export const helpSteps = (work: FundWork): (StepDraft | undefined)[] =>
  shortDrawdown(work) === undefined ? [] : [helpInRetirement(work.reader)]

export function keptSafe({ gap, assets }: Drawdown): StepDraft {
  return {
    id: 'hold',
    title: say`Keep all of the ${assets} safe, and take out ${gap}`,
    why: words('What is spent within a few years cannot wait for markets to come back.'),
    how: words(
      'Inside retirement accounts too, choose insured savings or Treasury bills that end when you need them. Take out only what the months need: what comes out of a retirement account is income of its year, and help looks at income. Keep enough in checking for the next bills.',
    ),
    due: within.month,
    dueWhy: 'a month from today',
    minutes: 45,
    link: links.depositInsurance,
    keep: words('Where each part of it stands.'),
  }
}
