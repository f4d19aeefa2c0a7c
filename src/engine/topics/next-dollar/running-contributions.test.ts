import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { factReader } from '../../fact-reader.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { worksheet } from '../../worksheet.ts'
import { runningKindCheck } from '../running-kind-check.ts'
import { taxPicture } from '../tax-picture.ts'
import { nextDollar } from './next-dollar.ts'

const sketch = sketchContext(draftContext('2026-11-25'))
const draft = (household: Household) => wholePlan(nextDollar, household, sketch)
const checkOf = (household: Household, id: string) => draft(household).checks.find((one) => one.id === id)

/** Head of household with one child; loans on an income-driven plan, counted toward forgiveness. */
const nurse: Household = {
  age: 33,
  maritalStatus: 'single',
  filingStatus: 'head_of_household',
  dependents: [6],
  state: 'MI',
  income: 54_000,
  employment: 'employed',
  monthlyExpenses: 3_200,
  monthlySurplus: 500,
  savings: 4_000,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  getsWholeMatch: true,
  contributionRate: 0.05,
  contributionKind: 'roth',
  publicServiceJob: true,
  incomeDrivenPlan: 'ibr',
  pslfPayments: 62,
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 70_000, rate: 0.068, minPayment: 280 }],
}

// 54,000 − 24,150 is taxed at 1,770 + 12% of 12,150: 3,228, of which the child credit leaves 1,028 to pay.
test('who still owes tax after the credits is promised no refund', () => {
  expect(draft(nurse).nextSteps.map(({ id }) => id)).not.toContain('credits')
  // Before tax, 51,300 of income leaves an earned income credit of $47, which only cancels tax.
  const { nextSteps } = draft({ ...nurse, contributionKind: 'traditional' })
  expect(nextSteps.map(({ id }) => id)).not.toContain('credits')
})

test('Roth contributions are changed to before tax where that saves clearly more, and the other way round', () => {
  const change = checkOf(nurse, 'kind-now')
  expect([change?.status, plainText(change?.title ?? '')]).toEqual([
    'act',
    'Change what goes in at work to before tax',
  ])
  expect(checkOf({ ...nurse, contributionKind: 'traditional' }, 'kind-now')).toBeUndefined()
  expect(checkOf({ ...nurse, contributionRate: 0 }, 'kind-now')).toBeUndefined()
  const young: Household = {
    age: 24,
    maritalStatus: 'single',
    state: 'TX',
    income: 45_000,
    expectedPay: 290_000,
    expectedPayFrom: 2028,
    employment: 'employed',
    monthlySurplus: 300,
    savings: 20_000,
    monthlyExpenses: 2_000,
    contributionRate: 0.06,
    getsWholeMatch: true,
    rothOptionAtWork: true,
    debts: [],
  }
  expect(
    plainText(checkOf({ ...young, contributionKind: 'traditional' }, 'kind-now')?.title ?? ''),
  ).toContain('to Roth')
  expect(checkOf({ ...young, contributionKind: 'traditional', rothOptionAtWork: false }, 'kind-now')).toBe(
    undefined,
  )
})

// Of 64,000, 47,900 are taxed as Roth: all 7,680 lie in 12%. Of 72,000, 55,900 are: 5,500 of the 8,640 lie in 22%, so they
// save 1,587, 18.4%, where the next dollars, behind them, save 15.8%: of those alone the check spoke.
test('the kind of what goes in is judged by what those dollars save, not by what the next ones would', () => {
  const saver = (income: number): Household => ({
    age: 40,
    maritalStatus: 'single',
    filingStatus: 'single',
    state: 'TX',
    income,
    employment: 'employed',
    numDependents: 0,
    monthlyExpenses: 2_800,
    monthlySurplus: 700,
    savings: 20_000,
    retirementSavings: 200_000,
    contributionRate: 0.12,
    contributionKind: 'traditional',
    getsWholeMatch: true,
    rothOptionAtWork: true,
    debts: [],
  })
  expect(plainText(checkOf(saver(64_000), 'kind-now')?.title ?? '')).toContain('to Roth')
  expect(checkOf(saver(72_000), 'kind-now')).toBeUndefined()
})

// 6% of 50,300 is 3,018; of the 34,200 that are taxed all of it lies in 12%, and Indiana takes 3%: 453 a year, 38 a month.
/*
 * Of the four months of 2,690 that the fund holds, 6,060 is missing: at 380 a month it is there in 16 months, in Mar 2028, and at
 * 342 in 18, in May 2028.
 */
test('what a change to Roth takes out of a month is said, and when the fund is full with as much less', () => {
  const hoosier: Household = {
    age: 28,
    maritalStatus: 'single',
    filingStatus: 'single',
    state: 'IN',
    numDependents: 0,
    income: 50_300,
    employment: 'employed',
    monthlyExpenses: 2_690,
    monthlySurplus: 380,
    savings: 4_700,
    retirementSavings: 12_100,
    hasWorkplacePlan: true,
    rothOptionAtWork: true,
    getsWholeMatch: true,
    contributionRate: 0.06,
    contributionKind: 'traditional',
    hsaEligible: false,
    retirementAge: 66,
    socialSecurityCovered: true,
    incomeDrivenPlan: 'none',
    publicServiceJob: false,
    employerMatch: { rate: 1, upTo: 0.06 },
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 33_200, rate: 0.0334, minPayment: 470 }],
  }
  // Whether the two rates are alike takes as many futures as a plan has.
  const saidOf = (household: Household) =>
    plainText(
      wholePlan(nextDollar, household, draftContext('2026-11-25')).checks.find(({ id }) => id === 'kind-now')
        ?.detail ?? '',
    )
  const said = saidOf(hoosier)
  expect(said).toContain('The pay check then shrinks by about $38 a month, out of what is left each month')
  expect(said).toContain(
    'from then on send as much less, and the emergency fund is full in May 2028 instead of Mar 2028.',
  )
  expect(saidOf({ ...hoosier, savings: 30_000 })).toContain('and what they fill is full later')
  expect(saidOf({ ...hoosier, monthlySurplus: 20 })).toContain('less than that is left each month')
})

/*
 * A head of household with one child earns 58,000 in Tennessee. This year a pre-tax dollar saves 12%, and later it costs
 * more than 17%. Payroll puts 8,750 into the HSA in 2027, so that 58,000 − 2,320 − 8,750 = 46,930 of pay are left, below
 * the 51,593 at which the credit for workers of one child ends: each dollar beside it brings back 16 cents of that, and
 * some 4 of the saver's match, and the plan places them before tax.
 */
test('a plan whose next dollars go before tax tells nobody to take from there what goes in now', () => {
  const driver: Household = {
    age: 41,
    dependents: [12],
    maritalStatus: 'divorced',
    filingStatus: 'head_of_household',
    state: 'TN',
    income: 58_000,
    employment: 'employed',
    incomeStability: 'steady',
    earners: 1,
    monthlyExpenses: 3_300,
    monthlySurplus: 750,
    savings: 12_000,
    retirementSavings: 48_000,
    debts: [],
    hsaEligible: true,
    hsaFamilyCoverage: true,
    hsaMonthly: 50,
    hasWorkplacePlan: true,
    employerMatch: { rate: 1, upTo: 0.04 },
    contributionRate: 0.04,
    getsWholeMatch: true,
    rothOptionAtWork: true,
    contributionKind: 'traditional',
    retirementAge: 67,
  }
  expect(draft(driver).accountNotes.map(plainText).join(' ')).toMatch(
    /through payroll saves 3[12]\.?\d?% of tax when it goes in and costs about 1\d\.?\d?% later: Traditional is the better kind/,
  )
  expect(checkOf(driver, 'kind-now')).toBeUndefined()
})

/*
 * A New Yorker of 24 earns 71,400: 55,300 are taxed, and all of the 2,142 that go in lie above 50,400, so that they save
 * 22 + 5.4%, and later they cost less than 20%. A full HSA, 4,400, would bring 1,640 of them below that edge; but a loan
 * and the fund come first, and in the coming twelve months next to nothing goes there.
 */
test('what goes in now is not turned round by an account that fills in another year', () => {
  const young: Household = {
    age: 24,
    state: 'NY',
    maritalStatus: 'single',
    filingStatus: 'single',
    dependents: [],
    income: 71_400,
    employment: 'employed',
    takeHomeMonthly: 4_460,
    monthlyExpenses: 3_150,
    monthlySurplus: 1_310,
    savings: 6_900,
    retirementSavings: 4_300,
    debts: [
      { kind: 'student_loan', loanType: 'private', balance: 9_800, rate: 0.096, minPayment: 128 },
      { kind: 'student_loan', loanType: 'federal', balance: 21_400, rate: 0.051, minPayment: 227 },
    ],
    hasWorkplacePlan: true,
    rothOptionAtWork: true,
    employerMatch: { rate: 1, upTo: 0.03 },
    contributionRate: 0.03,
    getsWholeMatch: true,
    contributionKind: 'traditional',
    hsaEligible: true,
    deductible: 1_600,
    outOfPocketMaximum: 6_000,
    incomeDrivenPlan: 'none',
    publicServiceJob: false,
    retirementAge: 67,
  }
  // Whether the two rates are alike takes as many futures as a plan has.
  const asked = (more: Household = {}) =>
    wholePlan(nextDollar, { ...young, ...more }, draftContext('2026-11-25')).checks.find(
      ({ id }) => id === 'kind-now',
    )
  const found = asked()
  expect(found?.status).toBe('pass')
  expect(plainText(found?.title ?? '')).toContain('Once the HSA is being filled')
  // With the fund there the HSA is filled at once: then they save less than they cost.
  expect(plainText(asked({ savings: 40_000 })?.title ?? '')).toBe('Change what goes in at work to Roth')
})

/*
 * A clerk earns 32,000. In 2026 the 1,600 of a year save 12%. From 2027 on the saver's match falls by a dollar for each 15 of
 * income from 20,500 to 35,500, so most of them
 * save 12 + 6.7 = 18.7%: most of the pay checks that a change reaches are of that year.
 */
test('what goes in is judged by the year of the pay checks that a change reaches', () => {
  const clerk: Household = {
    age: 38,
    maritalStatus: 'single',
    filingStatus: 'single',
    numDependents: 0,
    state: 'TX',
    income: 32_000,
    employment: 'employed',
    monthlyExpenses: 1_800,
    monthlySurplus: 500,
    savings: 20_000,
    retirementSavings: 120_000,
    debts: [],
    hasWorkplacePlan: true,
    rothOptionAtWork: true,
    contributionRate: 0.05,
    getsWholeMatch: true,
    retirementAge: 67,
    hsaEligible: false,
    contributionKind: 'traditional',
  }
  const titlesOn = (day: string) => {
    const on = sketchContext(draftContext(day))
    const sheet = worksheet()
    const reader = factReader(sheet, clerk, on.today)
    const asked = {
      sheet,
      taxes: taxPicture(sheet, reader, on),
      placements: [],
      monthly: { value: 500 },
      household: clerk,
      context: on,
      reader,
      intoHsa: { soon: 0, later: 0 },
      kindAtWork: undefined,
    }
    return runningKindCheck(asked).map(({ title }) => plainText(title))
  }
  expect(titlesOn('2026-03-02')).toEqual(['Change what goes in at work to Roth'])
  expect(titlesOn('2026-11-25')).toEqual([])
})

// 186,400 − 24,500 is 161,900, inside 153,000 to 168,000: part of a Roth IRA is open. As Roth the income is 186,400 and what the savings earn: none of it.
test('a change to Roth at work that closes the Roth IRA of the same plan says that it does', () => {
  const full: Household = {
    ...{ age: 36, maritalStatus: 'single', filingStatus: 'single', state: 'WA', numDependents: 0, debts: [] },
    ...{
      income: 186_400,
      employment: 'employed',
      monthlyExpenses: 5_100,
      monthlySurplus: 2_900,
      savings: 41_200,
    },
    ...{
      hasWorkplacePlan: true,
      rothOptionAtWork: true,
      contributionKind: 'traditional',
      contributionRate: 0.1314,
    },
    ...{ filledAccounts: ['plan'], getsWholeMatch: true, retirementSavings: 600_000, hsaEligible: false },
    ...{ pretaxIraBalance: 6_000, iraContributedThisYear: 0, retirementAge: 62 },
  }
  const said = plainText(checkOf(full, 'kind-now')?.detail ?? '')
  expect(said).toMatch(/at about \$187,\d{3} a year a direct contribution to a Roth IRA is not allowed/)
  expect(said).toContain('the limit is $168,000')
  const lower = plainText(checkOf({ ...full, income: 140_000 }, 'kind-now')?.detail ?? '')
  expect(lower).not.toContain('is not allowed')
})

// 10% of the 2,000 that count, for a head of household between 39,375 and 60,375 of income: Notice 2025-67.
test('the saver’s credit of what goes in already is named', () => {
  expect(plainText(checkOf(nurse, 'savers')?.detail ?? '')).toContain('about $200 off your tax')
  expect(checkOf({ ...nurse, contributionRate: 0 }, 'savers')).toBeUndefined()
  expect(checkOf({ ...nurse, income: 64_000 }, 'savers')).toBeUndefined()
})

test('where pension and Social Security pay for every month, the fund is no number of months', () => {
  const plan = draft({
    age: 70,
    maritalStatus: 'widowed',
    employment: 'retired',
    ssMonthly: 2_300,
    pensionMonthly: 1_500,
    monthlyExpenses: 3_100,
    monthlySurplus: 600,
    savings: 5_000,
    deductible: 1_500,
    debts: [],
  })
  const fund = plan.checks.find(({ id }) => id === 'fund')
  expect(plainText(fund?.detail ?? '')).toBe(
    '$1,500 is enough for a repair or a deductible, as pension and Social Security cover all that a month costs, and it is there.',
  )
  const standing = plan.visualizations.find(({ id }) => id === 'standing')
  const metrics = standing?.type === 'metrics' ? standing.metrics : []
  expect(metrics.map(({ label, value }) => `${plainText(label)}: ${plainText(value)}`)).toContain(
    'Cash that stays: $5,000',
  )
})
