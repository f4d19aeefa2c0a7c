/** Incomes at which one more dollar costs far more than a dollar, for the households that they can touch. */

import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { medicareEligibilityAge, medicareLookBackYears, medicareOf } from '../../tax/medicare-law.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { isOverRothLimit } from '../ira-kind.ts'
import { sourceOf } from '../tax-picture.ts'
import { loanPaymentCheck } from './loan-payment.ts'
import { marketplaceCheck } from './marketplace-cliff.ts'
import { nearRothLimit, ofThisYear } from './near-roth-limit.ts'
import { nearSaversLimit } from './near-savers-limit.ts'
import type { Outlook } from './outlook.ts'
import { tuitionLimitCheck } from './tuition-limit.ts'
import type { LumpSumWork } from './work.ts'
import { isGainOpen, yearAfter } from './year-after.ts'

export function cliffChecks(work: LumpSumWork, outlook: Outlook | undefined): Check[] {
  const year = yearAfter(work, outlook)
  const { income } = year
  const found = [
    marketplaceCheck(work, year, outlook),
    medicare(work, income),
    investmentSurtax(work, income),
    loanPaymentCheck(work, income),
    tuitionLimitCheck(work, outlook),
    nearSaversLimit(work, outlook),
  ].filter((one) => one !== undefined)
  // The limit of a Roth IRA has checks of its own.
  const isAtRothLimit = isOverRothLimit(work.placements) || nearRothLimit(ofThisYear(work)).length > 0
  if (found.length > 0 || isAtRothLimit) return found
  return [
    check(
      'cliffs',
      'pass',
      'No income limit in sight',
      say`With about ${income} of income this plan comes near no limit that we know of for you. Before you sell something with a large gain, look again: a Marketplace health credit, a student-loan payment and Medicare premiums all follow income.`,
    ),
  ]
}

/** Medicare premiums follow the income of some years back. */
function medicare(work: LumpSumWork, income: Figure): Check | undefined {
  const { sheet, reader, context, taxes } = work
  const from = medicareEligibilityAge.value - medicareLookBackYears.value
  const isTold = reader.told('onMedicare') === true
  if (!isTold && taxes.age.value < from) return undefined
  const law = medicareOf(context.law.year)
  const tiers = known(law.incomeRelatedSurcharges)[taxes.status]
  const next = tiers.find((tier) => tier.partB > 0 && tier.from > income.value)
  const current = tiers.findLast((tier) => income.value > tier.from)
  const surcharge = (id: string, tier: { partB: number; partD: number }) =>
    sheet.law(`medicare.${id}`, 'Surcharge on Medicare for each person', 'usd-per-year', {
      value: Math.round((tier.partB + tier.partD) * monthsPerYear),
      source: sourceOf(law.incomeRelatedSurcharges),
      note: 'Medical and drug cover together.',
    })
  const back = sheet.law(
    'medicare.look-back',
    'Years that Medicare looks back',
    'years',
    medicareLookBackYears,
  )
  const nextFrom =
    next === undefined
      ? undefined
      : sheet.law('medicare.next', 'Income at which a higher premium begins', 'usd', {
          value: next.from,
          source: sourceOf(law.incomeRelatedSurcharges),
        })
  const statusThen = taxes.later.taxReturn.status
  const firstThen = known(law.incomeRelatedSurcharges)[statusThen].find((tier) => tier.partB > 0)
  const alone =
    statusThen === taxes.status || firstThen === undefined
      ? nothing
      : say` That is of a joint return: from next year on you file alone, and for that income it begins above ${sheet.law('medicare.alone', 'Income at which a higher premium begins, filed as next year', 'usd', { value: firstThen.from, source: sourceOf(law.incomeRelatedSurcharges) })}.`
  const step =
    next === undefined || nextFrom === undefined
      ? nothing
      : say` Above ${nextFrom} of income it is ${surcharge('next.cost', next)} for each person.${alone}`
  return current !== undefined && current.partB > 0
    ? check(
        'medicare',
        'warn',
        'Medicare costs more at this income',
        say`Premiums follow the income of ${back} before. At about ${income} the surcharge is ${surcharge('now.cost', current)} for each person.${step}`,
      )
    : isGainOpen(work)
      ? check(
          'medicare',
          'warn',
          'The sale can raise the Medicare premium',
          say`Premiums follow the income of ${back} before, and the gain of this sale is income of this year that is not counted yet.${step} Tell the gain, and the plan looks again.`,
        )
      : check(
          'medicare',
          'pass',
          'Below the Medicare surcharge',
          say`Premiums follow the income of ${back} before. About ${income}, ${words(work.required?.isDue === true ? 'with the required withdrawal and nothing more' : 'without what you take')} from your own retirement accounts, is below the first step.${step}`,
        )
}

/** The tax on net investment income, for those above its threshold. */
function investmentSurtax(work: LumpSumWork, income: Figure): Check | undefined {
  const { sheet, context, taxes } = work
  const law = known(context.law.netInvestmentIncomeTax)
  const limit = law.threshold[taxes.status]
  if (income.value <= limit) return undefined
  const source = sourceOf(context.law.netInvestmentIncomeTax)
  const threshold = sheet.law('surtax.from', 'Income above which investment income is taxed again', 'usd', {
    value: limit,
    source,
  })
  const rate = sheet.law('surtax.rate', 'Tax on net investment income', 'rate', { value: law.rate, source })
  return check(
    'surtax',
    'warn',
    'Investment income is taxed once more',
    say`Above ${threshold} of income, interest, dividends and gains carry another ${rate}. The plan counts it. Accounts that are taxed later or never keep clear of it.`,
  )
}
