/** Households whose money comes from clients: no payday to save on, and nobody who withholds the tax. */
import { links } from '../../links.ts'
import { join, listed, say, words } from '../../say.ts'
import { estimatedTaxDays, nextEstimatedTaxDay } from '../../tax/deadlines.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { isSoleProprietor } from '../own-business.ts'
import type { StepDraft } from '../steps.ts'
import type { DollarBasis } from './basis.ts'

/** No pay check reaches the household. */
export const isPaidByClients = ({ reader, taxes, stage }: Pick<DollarBasis, 'reader' | 'taxes' | 'stage'>) =>
  stage === 'working' && isSoleProprietor(reader) && (taxes.spouseIncome?.value ?? 0) <= 0

/** Where the first dollars of a household can be found, to stand at the end of a sentence. */
export const whereToFind = (basis: Pick<DollarBasis, 'reader' | 'taxes' | 'stage'>): string =>
  isPaidByClients(basis)
    ? 'from a large cost, from help that is there, or from a bill that you sent and nobody has paid'
    : 'from a large cost, from help that is there, or from tax that is withheld too much'

/** What tax nobody withholds, and the days on which it is due; beside a spouse's pay without a sum, as some is withheld there. */
export function estimatedTax(basis: DollarBasis): StepDraft | undefined {
  const { sheet, reader, context, taxes, stage } = basis
  if (stage !== 'working' || !isSoleProprietor(reader)) return undefined
  const days = estimatedTaxDays(context.today)
  const dates = days.map((day, index) =>
    sheet.date(
      `estimated.${index}`,
      'A day of estimated tax',
      'the days of the year on which it is due, moved on by weekends and holidays',
      [],
      day,
    ),
  )
  const isSumKnown = isPaidByClients(basis) && reader.told('income') !== undefined
  const yearly = isSumKnown ? Math.max(0, incomeTax(context.law, taxes.taxReturn).totalTax) : 0
  const each = sheet.computed(
    'estimated.each',
    'Federal tax to pay each time, about',
    'usd',
    'income tax and self-employment tax of the year on your profit, before what this plan deducts ÷ the days on which it is due',
    [taxes.agi],
    yearly / days.length,
    2,
  )
  const share = sheet.law(
    'estimated.share',
    'Share of this year’s tax that avoids the penalty',
    'share',
    lastingLaw.estimatedTaxShare,
  )
  const high = sheet.law(
    'estimated.high-income',
    'Share of last year’s tax after a year of high income',
    'share',
    lastingLaw.estimatedTaxHighIncomeShare,
  )
  return {
    id: 'business-tax',
    title:
      each.value > 0
        ? say`Keep tax apart: about ${each} is due each time`
        : words('Keep the tax of your business apart'),
    why: words('Nobody withholds it for you. It is not yours to place, and paid late it costs a penalty.'),
    how: join([
      say`Move the tax share of each payment that comes in to an account of its own. The next days are ${listed(dates.map((date) => say`${date}`))}.`,
      each.value > 0
        ? words('That is federal tax, Social Security and Medicare included; your state’s comes on top.')
        : words(
            isPaidByClients(basis)
              ? 'Tell what you earn in a year, and the plan says about how much is due each time.'
              : 'What is withheld from the pay of your spouse counts toward it.',
          ),
      say`No penalty is due where the payments of a year reach ${share} of its tax, or all of last year’s; after a year of high income, ${high} of last year’s.`,
    ]),
    due: nextEstimatedTaxDay(context.today),
    dueWhy: 'the next day on which estimated tax is due',
    minutes: 30,
    link: links.irsPayments,
    keep: words('The confirmation of each payment.'),
  }
}
