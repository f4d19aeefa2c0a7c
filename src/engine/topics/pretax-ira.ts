/** Pre-tax money in an IRA, which makes most of a conversion taxable: it stands in the way of a Roth IRA over the limit. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { links } from '../links.ts'
import { join, say, type Text, words } from '../say.ts'
import { yearEnd } from '../tax/deadlines.ts'
import type { Worksheet } from '../worksheet.ts'
import { afterTaxIra } from './after-tax-ira.ts'
import { conversionEnding } from './ira-kind.ts'
import { aroundSeparate } from './joint-return.ts'
import type { Need } from './order-of-operations.ts'
import { planAtWork } from './plan-at-work.ts'
import type { StepDraft } from './steps.ts'
import { mayTakeIraMoney } from './takes-ira-money.ts'
import type { Drafting } from './topic.ts'

export interface PretaxIra {
  readonly balance: Figure
  /** How much of what is converted would be taxed: the rule looks at all IRAs of a person as one (IRC §408(d)(2)). */
  readonly taxedShare: Figure
  /** The limit is that of separate returns. */
  readonly isSeparate: boolean
}

/** One's own alone: what the IRAs of the other one hold is theirs, and was not told. */
const isOwnConversion = ({ id }: Pick<Need, 'id'>): boolean => id === `ira.own${conversionEnding}`

/** The needs that stay open, and what closed the conversion of one's own. */
export function withoutTaxedConversion<N extends Need>(
  { sheet, reader }: { readonly sheet: Worksheet; readonly reader: FactReader },
  needs: readonly N[],
): { open: readonly N[]; inTheWay: PretaxIra | undefined } {
  const room = needs.find(isOwnConversion)?.wanted
  if (room === undefined || reader.told('pretaxIraBalance') === undefined)
    return { open: needs, inTheWay: undefined }
  const balance = reader.number('pretaxIraBalance')
  if (balance.value <= 0) return { open: needs, inTheWay: undefined }
  const taxedBefore = afterTaxIra(reader)
  const taxedShare = sheet.computed(
    'conversion.taxed',
    'Share of a conversion that would be taxed',
    'share',
    `pre-tax IRA money ÷ (pre-tax IRA money + ${taxedBefore === undefined ? '' : 'what was put in without a deduction before + '}the contribution that is not deducted): the law takes all IRAs of a person as one`,
    [balance, room, ...(taxedBefore === undefined ? [] : [taxedBefore])],
    balance.value / (balance.value + room.value + (taxedBefore?.value ?? 0)),
  )
  return {
    open: needs.filter((need) => !isOwnConversion(need)),
    inTheWay: { balance, taxedShare, isSeparate: reader.value('filingStatus') === 'married_separate' },
  }
}

export const whyNotConverted = ({ balance, taxedShare, isSeparate }: PretaxIra): Text =>
  say`${words(isSeparate ? 'Filed separately, your' : 'Your')} income is over the limit for a Roth IRA. The way around it, a conversion, would be taxed on ${taxedShare} of it while the ${balance} of pre-tax money stands in your IRAs.`

/** Whoever has a plan at work may have a place for it. */
export function pretaxIraSteps(
  { sheet, reader, context }: Drafting,
  inTheWay: PretaxIra | undefined,
): StepDraft[] {
  if (inTheWay === undefined || !reader.value('hasWorkplacePlan') || !mayTakeIraMoney(reader)) return []
  return [
    {
      id: 'pre-tax-ira',
      title: say`Ask your ${words(planAtWork(reader))} to take in the ${inTheWay.balance} of pre-tax IRA money`,
      why: whyNotConverted(inTheWay),
      how: join([
        aroundSeparate({ sheet, reader, context }),
        words(
          'Convert only in a year at whose end no traditional, SEP or SIMPLE IRA of yours holds pre-tax money. Until then that part goes to the next places of the plan.',
        ),
      ]),
      due: yearEnd(context.today),
      dueWhy: 'the last day of the year: pre-tax IRA money is counted then',
      minutes: 60,
      link: links.rolloverChart,
      keep: words('Form 8606 of each year.'),
    },
  ]
}
