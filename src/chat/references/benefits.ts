/** Social Security, Medicare, student loans, credit reports and the deadlines of cover. */

import { citedIn } from '#engine/cited-in.ts'
import { monthsPerYear } from '#engine/tax/counting.ts'
import { debtCollectionLaw } from '#engine/tax/debt-collection-law.ts'
import { lastingLaw } from '#engine/tax/lasting-law.ts'
import { medicaidActivityLaw } from '#engine/tax/medicaid-by-income.ts'
import {
  medicareEligibilityAge,
  medicareLateEnrollment,
  medicareLookBackYears,
  medicareOf,
} from '#engine/tax/medicare-law.ts'
import { ofYear, socialSecurity } from '#engine/tax/social-security-law.ts'
import { studentLoanLaw } from '#engine/tax/student-loan-law.ts'
import type { SocialSecurityTaxability } from '#engine/tax/tax-year.ts'
import { lawFigure, type References } from './reference.ts'

const taxed = (label: string, pick: (value: SocialSecurityTaxability) => number, unit: 'usd' | 'share') =>
  lawFigure(label, unit, ({ law }) => citedIn(law.socialSecurityTaxability, pick))

export const benefitReferences = {
  'ss.earliest-age': lawFigure('Earliest age', 'age', () =>
    citedIn(socialSecurity.claiming, (it) => it.earliestMonths / monthsPerYear),
  ),
  'ss.latest-age': lawFigure('Age after which waiting adds nothing', 'age', () =>
    citedIn(socialSecurity.claiming, (it) => it.latestMonths / monthsPerYear),
  ),
  'ss.full-age': lawFigure('Full retirement age', 'age', () =>
    citedIn(socialSecurity.fullRetirementAge, (rows) => (rows.at(-1)?.months ?? 0) / monthsPerYear),
  ),
  'ss.delay-credit': lawFigure('Credit for a year of waiting', 'share', () =>
    citedIn(socialSecurity.claiming, (it) => it.delayedCredit * monthsPerYear),
  ),
  'ss.earliest-cut': lawFigure('Reduction at the earliest age', 'share', () => ({
    value: earliestCut(),
    source: socialSecurity.claiming.source,
    note: 'For a full retirement age of 67.',
  })),
  'ss.credits': lawFigure('Credits needed', 'count', () => socialSecurity.creditsNeeded),
  'ss.years': lawFigure('Years of earnings that count', 'years', () =>
    citedIn(
      socialSecurity.averaging,
      (it) => it.lastYearBeforeAge - it.firstYearAfterAge - 1 - it.dropOutYears,
    ),
  ),
  'ss.spouse-share': lawFigure('Spouse’s share', 'share', () =>
    citedIn(socialSecurity.spouse, (it) => it.shareOfWorker),
  ),
  'ss.survivor-age': lawFigure('Earliest age of a widow or widower', 'age', () =>
    citedIn(socialSecurity.survivor, (it) => it.earliestMonths / monthsPerYear),
  ),
  'ss.remarriage-age': lawFigure('Age from which remarriage does no harm', 'age', () =>
    citedIn(socialSecurity.survivor, (it) => it.remarriageFromAge),
  ),
  'ss.divorce-years': lawFigure('Length of the marriage', 'years', () => lastingLaw.divorcedSpouseYears),
  'ss.earnings-limit': lawFigure('Earnings limit before the year of full age', 'usd-per-year', ({ law }) =>
    citedIn(socialSecurity.earningsTest, ({ exempt }) =>
      ofYear(
        {
          source: socialSecurity.earningsTest.source,
          value: Object.fromEntries(Object.entries(exempt).map(([year, it]) => [year, it.untilYear])),
        },
        law.year,
        'earnings limit',
      ),
    ),
  ),
  'ss.withheld-share': lawFigure('Withheld of the excess', 'share', () =>
    citedIn(socialSecurity.earningsTest, (it) => it.withheldShareUntilYear),
  ),
  'ss.tax-single': taxed('Income from which benefits are taxed, single', (it) => it.base.single, 'usd'),
  'ss.tax-joint': taxed('Income from which benefits are taxed, joint', (it) => it.base.married_joint, 'usd'),
  'ss.taxable-share': taxed('Most of the benefit that is taxed', (it) => it.tier2Rate, 'share'),
  'ss.depletion-year': lawFigure('Reserve used up', 'year', () =>
    citedIn(socialSecurity.trustFund, (it) => it.depletionYear),
  ),
  'ss.payable-share': lawFigure('Payable from income then', 'share', () =>
    citedIn(socialSecurity.trustFund, (it) => it.payableShareAfter),
  ),
  'ss.apply-months': lawFigure('How early to apply', 'months', () => lastingLaw.benefitApplicationMonths),
  'ss.backdating': lawFigure('Paid back at most', 'months', () => lastingLaw.retroactiveBenefitMonths),
  'ssi.limit': lawFigure('Asset limit of SSI', 'usd', () => lastingLaw.supplementalIncomeAssets),
  'medicare.age': lawFigure('Age of Medicare', 'age', () => medicareEligibilityAge),
  'medicare.look-back': lawFigure('Income looked back', 'years', () => medicareLookBackYears),
  'medicare.late-penalty': lawFigure('Added for each late year', 'share', () =>
    citedIn(medicareLateEnrollment, (it) => it.partBPerTwelveMonths),
  ),
  'medicare.part-b': lawFigure('Standard Part B premium', 'usd', ({ law }) =>
    citedIn(medicareOf(law.year).partBStandardMonthly, (it) => it),
  ),
  'medicare.surcharge-single': lawFigure('Income of the first surcharge, single', 'usd', ({ law }) =>
    citedIn(medicareOf(law.year).incomeRelatedSurcharges, (it) => it.single[1]?.from ?? 0),
  ),
  'medicare.window': lawFigure('Months before', 'months', () => lastingLaw.medicareWindowMonths),
  'medicare.backdating': lawFigure(
    'Months reached back',
    'months',
    () => lastingLaw.medicareBackdatingMonths,
  ),
  'medicaid.hours': lawFigure('Hours a month for Medicaid', 'count', () => medicaidActivityLaw.monthlyHours),
  'medicaid.hours-from': lawFigure('Year from which', 'year', () => medicaidActivityLaw.fromYear),
  'medicaid.look-back': lawFigure('Look-back of Medicaid', 'years', () => lastingLaw.medicaidLookBackYears),
  'marketplace.days': lawFigure(
    'Days to enroll after a change',
    'days',
    () => lastingLaw.marketplaceEnrollmentDays,
  ),
  'cobra.days': lawFigure('Days to choose COBRA', 'days', () => lastingLaw.continuedCoverElectionDays),
  'cobra.months': lawFigure('Months of COBRA', 'months', () => lastingLaw.continuedCoverMonths),
  'age.parents-plan': lawFigure('Age on a parent’s plan', 'age', () => lastingLaw.parentsPlanAge),
  'pslf.payments': lawFigure('Qualifying payments', 'count', () =>
    citedIn(studentLoanLaw.publicServiceForgiveness, (it) => it.payments),
  ),
  'ibr.years-new': lawFigure('Until forgiveness, newer borrowers', 'years', () =>
    citedIn(studentLoanLaw.incomeBased, (it) => it.newBorrower.yearsToForgiveness),
  ),
  'ibr.years-old': lawFigure('Until forgiveness, earlier borrowers', 'years', () =>
    citedIn(studentLoanLaw.incomeBased, (it) => it.earlierBorrower.yearsToForgiveness),
  ),
  'rap.payments': lawFigure('Payments until forgiveness', 'count', () =>
    citedIn(studentLoanLaw.repaymentAssistance, (it) => it.paymentsToForgiveness),
  ),
  'loan.default-days': lawFigure('Days until default', 'days', () => lastingLaw.studentLoanDefaultDays),
  'pmi.request-share': lawFigure(
    'Of the original value',
    'share',
    () => lastingLaw.mortgageInsuranceRequestShare,
  ),
  'pmi.end-share': lawFigure('Of the original value', 'share', () => lastingLaw.mortgageInsuranceEndShare),
  'credit.years': lawFigure('Time on a credit report', 'years', () => lastingLaw.creditReportYears),
  'bankruptcy.years': lawFigure('Bankruptcy on a report', 'years', () => lastingLaw.bankruptcyReportYears),
  'collection.days': lawFigure('Days to ask for proof', 'days', () => debtCollectionLaw.proofDays),
  'age.card': lawFigure('Own income needed below', 'age', () => lastingLaw.cardAge),
} as const satisfies References

function earliestCut(): number {
  const { earliestMonths, firstMonthsEarly, reductionFirst, reductionBeyond } = socialSecurity.claiming.value
  const early = (socialSecurity.fullRetirementAge.value.at(-1)?.months ?? 0) - earliestMonths
  return firstMonthsEarly * reductionFirst + (early - firstMonthsEarly) * reductionBeyond
}
