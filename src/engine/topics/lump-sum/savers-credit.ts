/** The saver's credit on what the sum puts into IRAs for this year, with what goes in at work. */

import { shareOfYearOver } from '../../calendar.ts'
import type { Check } from '../../plan.ts'
import { adjustedGrossIncome } from '../../tax/adjusted-gross-income.ts'
import type { Dollars } from '../../units.ts'
import { traditionalEnding } from '../ira-kind.ts'
import { placedIn } from '../order-of-operations.ts'
import { runningSaversCredit } from '../running-savers-credit.ts'
import type { SaversYear } from '../savers-limit.ts'
import type { TaxPicture } from '../tax-picture.ts'
import { unearnedInputs, withUnearned } from '../unearned-income.ts'
import { deductedBy } from './deducted.ts'
import { matchWithRaise } from './match-with-raise.ts'
import { taxedPart } from './money-tax.ts'
import type { Outlook } from './outlook.ts'
import { returnDeducted } from './return-deducted.ts'
import type { LumpSumWork } from './work.ts'

/**
 * Undefined where nothing goes into IRAs, where the sum is income itself, or comes later: the income of the year of those
 * dollars is another one then.
 */
export function saversYear(work: LumpSumWork, outlook: Outlook | undefined): SaversYear | undefined {
  const { reader, placements } = work
  const isIncome = work.inherited !== undefined || (taxedPart(work)?.value ?? 0) > 0
  const iras = placements.filter(({ step }) => step === 'ira')
  if (isIncome || iras.length === 0 || reader.told('sumNotHere') === true) return undefined
  const into = (isOne: (id: string) => boolean): Dollars =>
    placedIn(
      iras.filter(({ id }) => isOne(id)),
      'ira',
    )
  return {
    iras: {
      own: into((id) => id.startsWith('ira.own')),
      spouse: into((id) => id.startsWith('ira.spouse')),
      deducted: into((id) => id.endsWith(traditionalEnding)),
      inputs: iras.map(({ amount }) => amount),
    },
    taxes: { ...work.taxes, ...incomeOfYear(work, outlook) },
  }
}

/** The limits of the credit are exact, so interest counts. */
function incomeOfYear(
  work: LumpSumWork,
  outlook: Outlook | undefined,
): Pick<TaxPicture, 'taxReturn' | 'agi'> {
  const { sheet, context, taxes } = work
  const beside = withUnearned(work, taxes.taxReturn)
  const earned = (outlook?.yearlyIncome.value ?? 0) * (1 - shareOfYearOver(context.today))
  const taxReturn = returnDeducted(
    { ...beside, otherIncome: (beside.otherIncome ?? 0) + earned },
    { ...deductedBy(work), ira: 0 },
  )
  const agi = sheet.computed(
    'savers.income',
    'Income of this year that the saver’s credit looks at, about',
    'usd',
    'estimated adjusted gross income + what savings earn in a year + what this money earns until the year ends − what the plan puts into an HSA or a plan of your own business before tax',
    [taxes.agi, ...unearnedInputs(work), ...(outlook === undefined ? [] : [outlook.yearlyIncome])],
    Math.round(adjustedGrossIncome(context.law, taxReturn).agi),
  )
  return { taxReturn, agi }
}

export function saversCreditOfSum(work: LumpSumWork, outlook: Outlook | undefined): Check[] {
  const year = saversYear(work, outlook)
  return year === undefined
    ? []
    : runningSaversCredit(
        work.sheet,
        work.reader,
        work.context,
        year.taxes,
        year.iras,
        matchWithRaise(work, outlook),
      )
}
