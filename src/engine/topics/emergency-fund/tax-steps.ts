/** The steps of the tax year: what comes back with the return, and what is not the fund’s. */

import { links } from '../../links.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import { nextEstimatedTaxDay, nextFilingDay } from '../../tax/deadlines.ts'
import { agesOnReturn } from '../dependents-on-return.ts'
import { creditsStep, earlyReturnStep, paidOutCredits } from '../paid-out-credits.ts'
import type { StepDraft } from '../steps.ts'
import { taxPicture } from '../tax-picture.ts'
import type { FundWork } from './work.ts'

/** Pay that ended this year leaves credits that are paid out with its return: the largest check until pay returns. */
export function earlyReturn({ sheet, reader, context }: FundWork): StepDraft[] {
  const isPayTold = (['income', 'formerPay', 'payThisYear'] as const).some(
    (key) => reader.told(key) !== undefined,
  )
  if (!isPayTold) return []
  const paidOut = paidOutCredits(sheet, reader, context, taxPicture(sheet, reader, context))
  return paidOut === undefined ? [] : [earlyReturnStep(paidOut, context)]
}

/** Who pays tax on a business has no refund to count on, and money in the account that is not theirs. */
export function businessTax({ context }: FundWork): StepDraft {
  return {
    id: 'business-tax',
    title: words('Keep the tax of the business apart'),
    why: words('What is due to the IRS is not an emergency fund.'),
    how: words('Move the tax share of each payment to an account of its own, and pay estimated tax from it.'),
    due: nextEstimatedTaxDay(context.today),
    dueWhy: 'the next day on which estimated tax is due',
    minutes: 30,
    link: links.irsPayments,
    keep: words('The confirmation of each tax payment.'),
    rank: 2,
  }
}

/** Credits that are paid out with the return are known to come; of any other refund nobody told. */
export function refund(work: FundWork): StepDraft {
  const { sheet, reader, context } = work
  const isKnown =
    reader.told('income') !== undefined &&
    reader.told('filingStatus') !== undefined &&
    agesOnReturn(reader).length > 0
  const paidOut = isKnown
    ? paidOutCredits(sheet, reader, context, taxPicture(sheet, reader, context))
    : undefined
  // For whoever gets them they are the largest check of the year.
  return paidOut === undefined
    ? partOfRefund(work)
    : { ...creditsStep(paidOut, context, firstOpen(work)), rank: 0 }
}

/** Where what comes back goes: down the order, from what is not there then. */
function firstOpen({ costlyDebts, prepaid, kept, ending, cushion: { starter } }: FundWork): Text {
  // Then cash comes before debts, and no date is named.
  if (ending !== undefined) return words('Send what comes back to the fund.')
  const debt = costlyDebts.find(({ id, balance }) => (prepaid.get(id) ?? 0) < balance.value)
  const goesTo =
    kept.value < starter.value
      ? words('the starter cushion')
      : debt === undefined
        ? words('the fund')
        : say`the ${debt.label}`
  return say`Send what comes back to ${goesTo} first. It can come each spring, and the dates leave it out: with it you are there much sooner.`
}

function partOfRefund({
  reader,
  context,
  dates,
  costlyDebts,
  kept,
  surplus,
  cushion: { starter },
}: FundWork): StepDraft {
  const share = reader.rule('refund.share', 'Share of a tax refund', 'share', rules.refundShare)
  const due = nextFilingDay(context.today)
  const gone = dates.milestones.find(({ id }) => id === 'debts')
  const isOwedThen = costlyDebts.length > 0 && (gone === undefined || gone.date.value >= due)
  return {
    id: 'refund',
    title:
      surplus.value <= 0 && kept.value < starter.value
        ? say`Send your whole tax refund here until ${starter} is there`
        : say`Send ${share} of your tax refund here`,
    why: words('It is often the largest check of the year.'),
    how: isOwedThen
      ? words(
          'Once the starter is full, send it to the debt at the highest rate instead. File early if a refund is due.',
        )
      : words(
          'Split it on the return: the form lets you name more than one account. File early if a refund is due.',
        ),
    due,
    dueWhy: 'the day by which returns are due',
    minutes: 15,
    link: links.irs,
    keep: words('A copy of the return.'),
    rank: 2,
  }
}
