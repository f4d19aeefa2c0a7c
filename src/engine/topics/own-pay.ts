/** Households whose money comes from clients: no payday to save on, and nobody who withholds the tax. */

import { links } from '../links.ts'
import { join, listed, nothing, say, words } from '../say.ts'
import { estimatedTaxDays, nextEstimatedTaxDay, nextFilingDay } from '../tax/deadlines.ts'
import { incomeTax } from '../tax/income-tax.ts'
import type { Dollars } from '../units.ts'
import { isSoleProprietor } from './own-business.ts'
import { safeHarborWords, waitsForReturn } from './safe-harbor.ts'
import type { StepDraft } from './steps.ts'
import type { TaxPicture } from './tax-picture.ts'
import { taxWithReturn } from './tax-with-return.ts'
import type { Drafting } from './topic.ts'

/** Who earns, and what tax that means. */
interface EarnedBasis extends Drafting {
  readonly taxes: TaxPicture
  readonly stage: 'working' | 'unemployed' | 'retired'
}

/** No pay check reaches the household. */
export const isPaidByClients = ({ reader, taxes, stage }: Pick<EarnedBasis, 'reader' | 'taxes' | 'stage'>) =>
  stage === 'working' && isSoleProprietor(reader) && (taxes.spouseIncome?.value ?? 0) <= 0

/** Where the first dollars of a household can be found, to stand at the end of a sentence. */
export const whereToFind = (basis: Pick<EarnedBasis, 'reader' | 'taxes' | 'stage'>): string =>
  isPaidByClients(basis)
    ? 'from a large cost, from help that is there, or from a bill that you sent and nobody has paid'
    : basis.stage === 'retired'
      ? 'from a large cost, or from help that is there'
      : 'from a large cost, from help that is there, or from tax that is withheld too much'

/** What tax nobody withholds: of a household without a pay check all of it, beside one what the profit adds to it. */
function unwithheld({ reader, context: { law }, taxes, stage }: EarnedBasis): Dollars {
  const { taxReturn } = taxes
  const whole = incomeTax(law, taxReturn).totalTax
  if (isPaidByClients({ reader, taxes, stage }))
    return reader.told('income') === undefined ? 0 : Math.max(0, whole)
  const { selfEmploymentProfit: _own, spouseSelfEmploymentProfit: _theirs, ...withoutProfit } = taxReturn
  const { totalTax, incomeTax: onPay } = incomeTax(law, withoutProfit)
  // Credits that would be paid out beside that pay alone are no withholding: an employer takes out nothing at the least.
  return Math.max(0, whole - (totalTax - Math.min(0, onPay)))
}

const stateWords = ({ taxes }: EarnedBasis, beside: string): string =>
  taxes.stateRate?.value === 0 ? '' : beside

/** Whether what nobody withholds is so little that it may wait for the return. */
export function waitsWithReturn(basis: EarnedBasis): boolean {
  const yearly = unwithheld(basis)
  return yearly > 0 && waitsForReturn(yearly)
}

/** Tax on a profit so small that it may wait for the return. */
function smallTax(basis: EarnedBasis, yearly: Dollars): StepDraft {
  const { sheet, context, taxes } = basis
  const isAlone = isPaidByClients(basis)
  const owed = sheet.computed(
    'estimated.year',
    'Federal tax of a year that nobody withholds, about',
    'usd',
    isAlone
      ? 'income tax and self-employment tax of the year on your profit, before what this plan deducts'
      : 'income tax and self-employment tax of the year with the profit − without it, before what this plan deducts',
    [taxes.agi],
    yearly,
    2,
  )
  return taxWithReturn(sheet, nextFilingDay(context.today), {
    id: 'business-tax',
    title: say`Keep tax apart: about ${owed} a year, due with your return`,
    why: words('Nobody withholds it for you, so it is not yours to place.'),
    pay: (day) =>
      say`Move the tax share of each payment that comes in to an account of its own, and pay it with the return, by ${day}. ${words(
        `That is federal tax, Social Security and Medicare included${stateWords(basis, '; your state’s comes on top, by rules of its own')}.`,
      )}`,
    beyond: words(
      isAlone
        ? 'If more profit makes it more than that, pay estimated tax during the year.'
        : 'If more profit makes it more than that, pay estimated tax during the year, or have more withheld from the pay of the job, on Form W-4.',
    ),
    keep: words('What you put aside, and the return.'),
  })
}

/** The days on which tax on profit is due, and about how much; beside pay of a job withholding may take its place. */
export function estimatedTax(basis: EarnedBasis): StepDraft | undefined {
  const { sheet, context, taxes, stage } = basis
  const { selfEmploymentProfit = 0, spouseSelfEmploymentProfit = 0 } = taxes.taxReturn
  if (stage !== 'working' || selfEmploymentProfit + spouseSelfEmploymentProfit <= 0) return undefined
  const yearly = unwithheld(basis)
  if (waitsWithReturn(basis)) return smallTax(basis, yearly)
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
  const isAlone = isPaidByClients(basis)
  const each = sheet.computed(
    'estimated.each',
    'Federal tax to pay each time, about',
    'usd',
    isAlone
      ? 'income tax and self-employment tax of the year on your profit, before what this plan deducts ÷ the days on which it is due'
      : '(income tax and self-employment tax of the year with the profit − without it), before what this plan deducts ÷ the days on which it is due',
    [taxes.agi],
    yearly / days.length,
    2,
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
        ? words(
            `That is federal tax, Social Security and Medicare included${stateWords(basis, '; your state’s comes on top')}.`,
          )
        : words('Tell what you earn in a year, and the plan says about how much is due each time.'),
      isAlone
        ? nothing
        : words(
            'Or have as much more withheld from the pay of the job, on Form W-4: it counts the same, and no day has to be kept.',
          ),
      safeHarborWords(sheet),
    ]),
    due: nextEstimatedTaxDay(context.today),
    dueWhy: 'the next day on which estimated tax is due',
    minutes: 30,
    link: links.irsPayments,
    keep: words('The confirmation of each payment.'),
  }
}
