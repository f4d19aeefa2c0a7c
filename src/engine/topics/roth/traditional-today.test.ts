import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, figureOf, planOf } from './setup-for-tests.ts'

const pharmacist: Household = {
  ...{ age: 39, spouseAge: 41, birthYear: 1987, maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'TX', dependents: [8, 5], familySize: 4, employment: 'employed', income: 136_400 },
  ...{ spouseIncome: 62_800, spouseSocialSecurityCovered: false, spousePensionMonthly: 2_650 },
  ...{ spousePensionFromAge: 62, hasWorkplacePlan: true, spouseHasWorkplacePlan: true, earners: 2 },
  ...{ spouseContributionRate: 0, rothOptionAtWork: true, contributionKind: 'traditional' },
  ...{ contributionRate: 0.08, employerMatch: { rate: 1, upTo: 0.04 }, getsWholeMatch: true },
  ...{ retirementSavings: 248_700, rothSavings: 31_200, pretaxIraBalance: 0, retirementAge: 65 },
  ...{ retirementExpensesAnnual: 88_000, ssMonthly: 3_120, ssFromAge: 67, monthlyExpenses: 8_260 },
  ...{ monthlySurplus: 1_340, amountMonthly: 1_340, savings: 46_200, debts: [], payOutlook: 'same' },
}
const textOf = (household: Household) => {
  const plan = planOf(household)
  const how = (id: string) => plainText(plan.nextSteps.find((step) => step.id.startsWith(id))?.how ?? '')
  return { plan, summary: plainText(plan.summary), payroll: how('payroll') }
}

// 8% of 136,400 is 10,912, at 22% 2,400.64 a year: 200 a month, so that of 1,340 only 1,140 are left.
test('whoever turns from Traditional to Roth reads what the pay check loses, and what the month then leaves', () => {
  const { plan, summary, payroll } = textOf(pharmacist)
  expect(figureOf(plan, 'switch.monthly')).toBe(200)
  expect(summary).toContain('where it turns to Roth, take-home pay falls by about $200 a month')
  expect(summary).toContain('Of the $1,340 a month that you named, about $1,140 a month is there then')
  expect(payroll).toContain('Take-home pay falls by about $200 a month')
})

// Of 62,000 5% is 3,100 today: 12% of it is 372, 31 a month. The whole match takes 6%, 620 more: 52 a month on top.
test('whoever puts in more for the match as well reads the whole fall of the pay check', () => {
  const { plan, summary, payroll } = textOf({
    ...{ age: 26, maritalStatus: 'single', state: 'TX', income: 62_000, employment: 'employed' },
    ...{ hasWorkplacePlan: true, contributionRate: 0.05, contributionKind: 'traditional' },
    ...{ employerMatch: { rate: 0.5, upTo: 0.06 }, rothOptionAtWork: true, savings: 6_000 },
    retirementSavings: 11_000,
  })
  expect(figureOf(plan, 'switch.whole')).toBe(83)
  expect(summary).toContain('falls by about $31 a month, and by about $83 a month in all')
  expect(payroll).toContain(
    'Take-home pay falls by about $83 a month: $31 a month for what is Traditional today, and what goes in more.',
  )
})

test('nothing is lost by whoever is Roth already, stays Traditional, or told no kind', () => {
  expect(textOf({ ...pharmacist, contributionKind: 'roth' }).summary).not.toContain('take-home')
  const { contributionKind: _kind, ...untold } = pharmacist
  expect(textOf(untold).summary).not.toContain('take-home')
  const stays = textOf({ ...pharmacist, income: 420_000, spousePensionMonthly: 0, retirementSavings: 60_000 })
  expect(plainText(stays.plan.title)).toBe('Contribute as Traditional')
  expect(stays.summary).not.toContain('take-home')
})

/*
 * Income-Based Repayment of a new borrower takes 10% of income: 3,948 more of it are 394.80 a year, 33 a month, below the
 * cap of ten even years (279 a month on 26,300 at 4.99%). The tax of 12% on them is 39 a month; Pennsylvania saved nothing.
 */
const borrower: Household = {
  ...{ age: 27, filingStatus: 'single', state: 'PA', income: 56_400, hasWorkplacePlan: true },
  ...{ rothOptionAtWork: true, employerMatch: { rate: 1, upTo: 0.04 }, contributionRate: 0.07 },
  ...{ contributionKind: 'traditional', monthlyExpenses: 2_960, monthlySurplus: 330, amountMonthly: 330 },
  ...{ incomeDrivenPlan: 'ibr', newStudentBorrower: true, publicServiceJob: false, retirementAge: 65 },
  ...{ retirementSavings: 18_700, ssMonthly: 2_300, ssFromAge: 67, retirementExpensesAnnual: 44_000 },
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 26_300, rate: 0.0499, minPayment: 262 }],
}

test('a loan payment that follows income takes its part of the month too, once a return shows it', () => {
  const { plan, summary } = textOf(borrower)
  expect(figureOf(plan, 'switch.loan')).toBe(33)
  expect(summary).toContain(
    'about $291 a month is there then, and about $258 a month once the loan payment has risen',
  )
  expect(detailOf(plan, 'loans')).toMatch(/lower it, from \$[\d,]+ a year to \$[\d,]+ a year/)
  const { incomeDrivenPlan: _plan, ...standard } = borrower
  expect(textOf(standard).summary).not.toContain('loan payment')
})

// 185,000 × 14 % = 25,900, of which 1,400 can only be Roth: Illinois and 22 % on half of 24,500 on either side.
test('where half turns to Roth, what a month loses and what it should put away are added up', () => {
  const couple: Household = {
    ...{ age: 51, spouseAge: 50, maritalStatus: 'married', filingStatus: 'married_joint', state: 'IL' },
    ...{ dependents: [17], income: 185_000, spouseIncome: 62_000, hasWorkplacePlan: true, debts: [] },
    ...{ spouseHasWorkplacePlan: true, rothOptionAtWork: true, employerMatch: { rate: 0.5, upTo: 0.06 } },
    ...{ getsWholeMatch: true, spouseGetsWholeMatch: true, contributionRate: 0.14, payOutlook: 'same' },
    ...{ spouseContributionRate: 0.06, contributionKind: 'traditional', priorYearWages: 178_000 },
    ...{ retirementSavings: 720_000, rothSavings: 60_000, pretaxIraBalance: 0, retirementAge: 65 },
    ...{ retirementExpensesAnnual: 95_000, retirementState: 'IL', savings: 48_000, monthlyExpenses: 8_600 },
    pensionMonthly: 0,
  }
  const { plan } = textOf(couple)
  const [lost, saved] = ['switch.monthly', 'saved.monthly'].map((id) => Number(figureOf(plan, id)))
  expect(figureOf(plan, 'saved.with-switch')).toBe(lost! + saved!)
  const how = plainText(plan.nextSteps.find(({ id }) => id === 'invest-saving')?.how ?? '')
  expect(how).toContain(`that is about $${lost! + saved!} a month less to spend`)
  // The catch-up has no choice, so all of it is never one kind.
  const titles = plan.alternatives.map(({ title }) => plainText(title))
  expect(titles).toContain('Traditional where you can choose')
  expect(titles).toContain('All of it Roth')
})
