/** Income tax: deductions, brackets, gains, credits, withholding. */

import { citedIn } from '#engine/cited-in.ts'
import type { NumberUnit } from '#engine/figure.ts'
import { lastingLaw } from '#engine/tax/lasting-law.ts'
import type { IncomeTaxYear, Law } from '#engine/tax/tax-year.ts'
import { lawFigure, type Reference, type References } from './reference.ts'

type Of<Key extends keyof IncomeTaxYear> = IncomeTaxYear[Key] extends Law<infer Value> ? Value : never

const tax =
  <Key extends keyof IncomeTaxYear>(key: Key) =>
  (label: string, pick: (value: Of<Key>) => number, unit: NumberUnit = 'usd'): Reference =>
    lawFigure(label, unit, ({ law }) => citedIn(law[key] as Law<Of<Key>>, pick))

const gains = tax('capitalGains')
const deduction = tax('standardDeduction')
const brackets = tax('ordinaryBrackets')

export const taxReferences = {
  'standard-deduction.single': deduction('Standard deduction, single', (it) => it.single),
  'standard-deduction.joint': deduction('Standard deduction, joint', (it) => it.married_joint),
  'standard-deduction.head': deduction('Standard deduction, head of household', (it) => it.head_of_household),
  'tax.lowest': brackets('Lowest rate', (it) => it.single[0]?.rate ?? 0, 'share'),
  'tax.highest': brackets('Highest rate', (it) => it.single.at(-1)?.rate ?? 0, 'share'),
  'gains.zero': gains('Lowest rate on long-term gains', (it) => it.zeroRate, 'share'),
  'gains.middle': gains('Middle rate on long-term gains', (it) => it.middleRate, 'share'),
  'gains.top': gains('Highest rate on long-term gains', (it) => it.topRate, 'share'),
  'gains.zero-top-single': gains('Gains untaxed up to, single', (it) => it.zeroRateTop.single),
  'gains.zero-top-joint': gains('Gains untaxed up to, joint', (it) => it.zeroRateTop.married_joint),
  'gains.long-months': lawFigure('Held for longer than', 'months', () => lastingLaw.longTermMonths),
  'loss.limit': tax('capitalLossLimit')('Losses against other income', (it) => it.single),
  'self-employment.rate': tax('payroll')(
    'Self-employment tax',
    (it) => it.selfEmploymentOasdiRate + it.selfEmploymentMedicareRate,
    'rate',
  ),
  'self-employment.floor': tax('payroll')('Profit from which it is due', (it) => it.selfEmploymentMinimum),
  'payroll.rate': tax('payroll')(
    'Social Security and Medicare tax of employees',
    (it) => it.oasdiEmployeeRate + it.medicareEmployeeRate,
    'rate',
  ),
  'payroll.base': tax('payroll')('Wages that Social Security is paid on', (it) => it.oasdiWageBase),
  'child-credit.each': tax('childTaxCredit')('Child tax credit', (it) => it.perChild),
  'child-credit.under-age': tax('childTaxCredit')('Child younger than', (it) => it.childUnderAge, 'age'),
  'student-interest.maximum': tax('studentLoanInterest')(
    'Student loan interest deducted',
    (it) => it.maximum.single,
  ),
  'salt.cap': tax('saltDeduction')('Cap on state and local taxes', (it) => it.cap.single),
  'college-credit.maximum': tax('americanOpportunityCredit')(
    'American Opportunity credit',
    (it) => it.maximum,
  ),
  'college-credit.years': lawFigure('Years of that credit', 'years', () => lastingLaw.educationCreditYears),
  'medical.floor': tax('medicalFloorShareOfAgi')('Medical costs count above', (it) => it, 'rate'),
  'mortgage-interest.cap': tax('mortgageInterest')(
    'Mortgage whose interest counts',
    (it) => it.acquisitionDebtCap.married_joint,
  ),
  'savers-credit.rate': tax('saversCredit')(
    'Highest rate of the credit',
    (it) => it.tiers.single[0]?.rate ?? 0,
    'share',
  ),
  'savers-credit.most': tax('saversCredit')(
    'Contribution that counts',
    (it) => it.maximumContributionPerPerson,
  ),
  'qbi.rate': tax('qualifiedBusinessIncome')('Deduction of business income', (it) => it.rate, 'share'),
  'age.senior': tax('seniorDeduction')('Age of the senior deduction', (it) => it.fromAge, 'age'),
  'wash-sale.days': lawFigure('Days around the sale', 'days', () => lastingLaw.washSaleDays),
  'home-sale.single': lawFigure('Gain left untaxed, single', 'usd', () => lastingLaw.homeSaleExclusion),
  'home-sale.joint': lawFigure('Gain left untaxed, joint', 'usd', () => lastingLaw.homeSaleExclusionJoint),
  'home-sale.years': lawFigure('Lived there', 'years', () => lastingLaw.homeSaleYears),
  'home-sale.window': lawFigure('In the last', 'years', () => lastingLaw.homeSaleWindowYears),
  'withholding.bonus': lawFigure(
    'Flat withholding on bonuses',
    'share',
    () => lastingLaw.supplementalWithholdingRate,
  ),
  'refund.years': lawFigure('Time to claim a refund', 'years', () => lastingLaw.refundClaimYears),
  'estimated.floor': lawFigure('Tax owed beyond withholding', 'usd', () => lastingLaw.estimatedTaxFloor),
  'estimated.this-year': lawFigure('Share of this year’s tax', 'share', () => lastingLaw.estimatedTaxShare),
  'estimated.high-income': lawFigure(
    'Share of last year’s tax at a high income',
    'share',
    () => lastingLaw.estimatedTaxHighIncomeShare,
  ),
  'household.share': lawFigure(
    'Share of the costs of the home',
    'share',
    () => lastingLaw.householdCostShare,
  ),
  'w4.year': lawFigure('New form since', 'year', () => lastingLaw.withholdingFormRedesigned),
  'relief.year': lawFigure('Year of the relief', 'year', () => lastingLaw.unemploymentReliefYear),
} as const satisfies References
