/** The credits for workers and for children that come back with a tax return even where no tax is owed. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { links } from '../links.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { nextFilingDay, nextWageStatementDay } from '../tax/deadlines.ts'
import { incomeTax } from '../tax/income-tax.ts'
import type { Worksheet } from '../worksheet.ts'
import { careCredit, careForm } from './child-care.ts'
import type { StepDraft } from './steps.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

export interface PaidOut {
  readonly sum: Figure
  /** The credit for child care, which cancels tax before them. */
  readonly care: Figure | undefined
}

/** On this pay alone; undefined where no pay was told, or nothing is paid out. */
export function paidOutCredits(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  taxes: TaxPicture,
): PaidOut | undefined {
  const federal = incomeTax(context.law, taxes.taxReturn)
  const credits = federal.earnedIncomeCredit + federal.refundableChildTaxCredit
  // They first cancel what tax the others leave, that of one's own business too: what it pays each quarter counts on them.
  const owed = federal.incomeTax + federal.selfEmploymentTax
  const paidOut = Math.round(Math.min(credits, Math.max(0, -owed)))
  const isPayTold = reader.told('income') !== undefined || taxes.ended.own !== undefined
  if (paidOut <= 0 || !isPayTold) return undefined
  const care = careCredit({ sheet, reader, context, taxes })
  const sum = sheet.computed(
    'credits',
    'Credits that are paid out, estimated',
    'usd',
    `the earned income credit and the refundable part of the child tax credit, on this pay alone, as far as they are more than the tax${care === undefined ? '' : ' that the credit for child care leaves'}`,
    [taxes.agi, ...(care === undefined ? [] : [care])],
    paidOut,
    2,
  )
  return { sum, care }
}

const withCare = ({ care }: PaidOut): Text =>
  care === undefined
    ? nothing
    : say` The credit for child care is counted in that: it cancels about ${care} of the tax first.`

/** Filing for them, and what the refund is for. */
export const creditsStep = (
  credits: PaidOut | undefined,
  { today }: DraftContext,
  refund: Text,
): StepDraft => ({
  id: 'credits',
  title: words('File your return early and claim every credit'),
  why:
    credits === undefined
      ? words('Credits for workers and for children are paid out even when no tax is owed.')
      : say`On your pay the credits for workers and for children pay out about ${credits.sum} beyond the tax that they cancel.${withCare(credits)}`,
  how: join([
    words('File free through the IRS or a volunteer site (VITA).'),
    credits?.care === undefined
      ? nothing
      : say`Claim the credit for child care ${careForm}; ask for the number now.`,
    refund,
  ]),
  due: nextFilingDay(today),
  dueWhy: 'the day by which returns are due; earlier brings the money earlier',
  minutes: 90,
  link: links.freeTaxHelp,
  keep: words('A copy of the return.'),
  rank: 1,
})

/** The same while a pay is gone: the largest check until it returns, so as soon as the papers of the year are there. */
export const earlyReturnStep = (credits: PaidOut, context: DraftContext): StepDraft => ({
  ...creditsStep(
    credits,
    context,
    words(
      'What comes back is to live on first. Where the credit for workers is in it, it is paid from the middle of February on.',
    ),
  ),
  due: nextWageStatementDay(context.today),
  dueWhy: 'the day by which employers have to send the pay statement of the year (W-2)',
})
