/** The returns of this year and the next with the sum: what of it is taxed, what goes in before tax and what comes out of accounts. */
import type { Figure } from '../../figure.ts'
import { say } from '../../say.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import { withBenefitsAhead } from '../ended-pay.ts'
import { drawnNextYear, type YearsOfWaiting, yearsBeforePlan } from '../ended-pay-check.ts'
import { type NextYear, nextYearOf } from '../income-next-year.ts'
import { deductedBy } from './deducted.ts'
import { eachYearOf } from './inherited.ts'
import { besideDollars, taxedAs, taxedPart } from './money-tax.ts'
import type { Outlook } from './outlook.ts'
import { returnDeducted } from './return-deducted.ts'
import type { LumpSumWork } from './work.ts'

export type AfterTheSum = Pick<LumpSumWork, 'taxes' | 'inherited' | 'required'>

/** What comes out of one’s own accounts and of an inherited IRA before tax in each year that follows. */
const drawnEachYear = ({ inherited, required }: AfterTheSum): Figure[] => [
  ...(required?.isDue === true ? [required.amount] : []),
  ...(inherited === undefined || inherited.isRoth || inherited.withdrawal.value === 0
    ? []
    : [eachYearOf(inherited)]),
]

/** Filed as next year, without what comes once or goes in before tax. */
export function returnNext(work: AfterTheSum, outlook: Outlook | undefined): TaxReturn {
  const { later, ended } = work.taxes
  const next = withBenefitsAhead(later.taxReturn, ended)
  const drawn = drawnEachYear(work).reduce((sum, { value }) => sum + value, 0)
  return {
    ...next,
    iraDistributions: (next.iraDistributions ?? 0) + drawn,
    otherIncome: (next.otherIncome ?? 0) + (outlook?.yearlyIncome.value ?? 0),
  }
}

function returnNow(work: LumpSumWork): TaxReturn {
  const { taxReturn } = work.taxes
  const { longTermGain, distributions } = besideDollars(work, work)
  const as = taxedAs(work.reader)
  const paid = as === 'pay' || as === 'prize' ? (taxedPart(work)?.value ?? 0) : 0
  return returnDeducted(
    {
      ...taxReturn,
      iraDistributions: distributions.now,
      longTermGain: (taxReturn.longTermGain ?? 0) + longTermGain,
      otherIncome: (taxReturn.otherIncome ?? 0) + paid,
    },
    deductedBy(work),
  )
}

export function yearsWithSum(work: LumpSumWork, outlook: Outlook | undefined): YearsOfWaiting {
  const each = drawnEachYear(work)
  return {
    now: returnNow(work),
    next: returnNext(work, outlook),
    inputs: yearsBeforePlan(work.taxes).inputs,
    drawn: drawnNextYear(work.sheet, {
      sum: each.reduce((sum, { value }) => sum + value, 0),
      how: 'the yearly withdrawal from the inherited IRA, and what the law requires of your own',
      inputs: each,
    }),
  }
}

/** The next year as the Marketplace sees it. */
export function creditYearWithSum(work: LumpSumWork, outlook: Outlook | undefined): NextYear {
  const { drawn } = yearsWithSum(work, outlook)
  const earned = outlook?.yearlyIncome
  return nextYearOf(work, work.taxes, {
    taxReturn: returnNext(work, outlook),
    added: [
      ...(drawn === undefined
        ? []
        : [{ figure: drawn, inWords: say`about ${drawn} that comes out of retirement accounts then` }]),
      ...(earned === undefined || earned.value < 1
        ? []
        : [{ figure: earned, inWords: say`the ${earned} that this money earns` }]),
    ],
  })
}
