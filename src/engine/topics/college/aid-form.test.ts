/** Dates and rules of the student-aid form carry where they were read. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const drafted = (household: Household, today: '2026-09-20' | '2026-11-26') =>
  wholePlan(collegeSavings, household, sketchContext(draftContext(today)))

const senior: Household = { dependents: [17], state: 'OH', income: 90_000, collegeMonthly: 200, debts: [] }

// School from September 2027: the form opens on October 1, 2026, and looks at 2027 − 2 = 2025.
test('the form is due on the day it opens, or at once, and looks two years back', () => {
  const step = (today: '2026-09-20' | '2026-11-26') =>
    drafted(senior, today).nextSteps.find(({ id }) => id === 'aid-form')
  expect(step('2026-09-20')?.dueDate).toBe('2026-10-01')
  expect(step('2026-11-26')?.dueDate).toBe('2026-11-26')
  expect(plainText(step('2026-11-26')?.how ?? '')).toContain('the income of 2025')
})

// 20 USC 1087tt. The form of fall 2027 looks at 2025, of fall 2029 at 2027, in which the pay may be missing anyway.
test('where a pay was lost after the year that counts, the aid office is asked for a review', () => {
  const planOf = (household: Household) => drafted(household, '2026-11-26')
  const review = (household: Household) =>
    plainText(planOf(household).checks.find(({ id }) => id === 'aid-year')?.detail ?? '')
  const laidOff: Household = {
    ...senior,
    employment: 'unemployed',
    income: 0,
    formerPay: 90_000,
    separationDate: '2026-10-16',
  }
  expect(review(laidOff)).toContain('looks at the income of 2025, and that year holds pay that has stopped')
  expect(review(laidOff)).toContain('ask the aid office of each college in writing for a review')
  const step = planOf(laidOff).nextSteps.find(({ id }) => id === 'aid-form')
  expect(plainText(step?.how ?? '')).toContain('the check about it says what to ask for')
  const retired: Household = { ...laidOff, employment: 'retired', age: 65, ssMonthly: 2_300 }
  expect(review(retired)).toContain('that year holds pay that has stopped')
  expect(review({ ...retired, separationDate: '2023-10-16' })).toBe('')
  expect(review({ ...laidOff, dependents: [15] })).toBe('')
  expect(review(senior)).toBe('')
})

// The form of fall 2028 opens on October 1, 2027: two weeks away it stays beside all that a lost job asks for.
test('a form that opens soon gives way to no other step, and what a lost job changes of it has a line of its own', () => {
  const crowded: Household = {
    ...{ age: 46, spouseAge: 44, dependents: [17, 12], maritalStatus: 'married', state: 'OH' },
    ...{ filingStatus: 'married_joint', employment: 'unemployed', income: 0, formerPay: 70_000 },
    ...{ separationDate: '2027-08-20', spouseIncome: 31_000, monthlyExpenses: 5_000, savings: 9_000 },
    ...{ collegeMonthly: 150, collegeSaved: 22_000, collegeOwner: 'custodial', expecting: true },
    debts: [
      { kind: 'credit_card', balance: 9_000, rate: 0.24, minPayment: 260, isInCourt: true },
      { kind: 'auto', balance: 12_000, rate: 0.08, minPayment: 310 },
    ],
  }
  const { nextSteps, checks } = wholePlan(collegeSavings, crowded, sketchContext(draftContext('2027-09-16')))
  expect(nextSteps.map(({ id }) => id)).toContain('aid-form')
  expect(checks.map(({ id }) => id)).toContain('aid-year')
})

test('each rule of it names a source, and the answer day is called a custom', () => {
  const { figures, nextSteps } = drafted(senior, '2026-11-26')
  const sourceOf = (id: string) => figures.find((figure) => figure.id === id)?.source?.title ?? ''
  expect(sourceOf('aid.back')).toContain('cappex.com')
  expect(sourceOf('aid.opens')).toContain('FAFSA Deadline Act')
  expect(sourceOf('aid.opens')).toContain('sibling')
  expect(sourceOf('offers.day')).toContain('National Association for College Admission Counseling')
  expect(plainText(nextSteps.find(({ id }) => id === 'offers')?.how ?? '')).toContain(
    'each offer names its own',
  )
})

// School from September 2027: the form by March 2, 2027, a Tuesday.
test('in California the last day for its own grants is named, with where it was read', () => {
  const why = (household: Household) =>
    plainText(drafted(household, '2026-11-26').nextSteps.find(({ id }) => id === 'aid-form')?.why ?? '')
  expect(why({ ...senior, state: 'CA' })).toContain(
    'For the state grants of California (Cal Grant, Middle Class Scholarship) it has to be in by Mar 2, 2027',
  )
  expect(why(senior)).not.toContain('California')
  const { figures } = drafted({ ...senior, state: 'CA' }, '2026-11-26')
  expect(figures.find(({ id }) => id === 'aid.state-day.law')?.source?.title).toContain('csac.ca.gov')
})

// A family with seven other things to do: the form of October 2027 looks at 2028 − 2 = 2026, the income of this year.
test('the form stays among the steps of a full plan, before the answer of the May after it', () => {
  const ids = drafted(
    {
      dependents: [16, 13],
      state: 'NY',
      income: 85_000,
      filingStatus: 'married_joint',
      maritalStatus: 'married',
      spouseIncome: 70_000,
      collegeTarget: 'private',
      collegeMonthly: 500,
      collegeSaved: 60_000,
      retirementOnTrack: true,
      savings: 40_000,
      monthlyExpenses: 6_000,
      debts: [{ kind: 'student_loan', loanType: 'federal', balance: 20_000, rate: 0.06 }],
      incomeDrivenPlan: 'ibr',
      newLoanPlanned: true,
      age: 48,
      collegeOwner: 'custodial',
      prepaidPlan: true,
    },
    '2026-11-26',
  ).nextSteps.map(({ id }) => id)
  expect(ids).toContain('aid-form')
  expect(ids).not.toContain('offers')
})

test('the form that is open now stays among the steps where a lost job fills them', () => {
  const { nextSteps } = drafted(
    {
      ...{ age: 44, spouseAge: 42, state: 'NY', maritalStatus: 'married', filingStatus: 'married_joint' },
      ...{ dependents: [17, 10], income: 168_300, spouseIncome: 0, employment: 'employed', savings: 54_300 },
      ...{ monthlyExpenses: 11_900, monthlySurplus: 0, getsWholeMatch: true, retirementOnTrack: true },
      ...{
        collegeTarget: 'private',
        collegeFundShare: 0.5,
        collegeSavedEach: [71_400, 38_200],
        collegeMonthly: 900,
      },
      ...{ collegeAccountYears: 12, collegeGift: 30_000, collegeGiftIsEach: false, collegeGivers: 1 },
      ...{ spouseOutOfWork: true, spouseFormerPay: 112_700, spouseSeparationDate: '2026-10-30' },
      debts: [{ kind: 'mortgage', balance: 376_000, rate: 0.0312, minPayment: 2_640 }],
    },
    '2026-11-26',
  )
  expect(nextSteps.map(({ id }) => id)).toContain('aid-form')
  // New York’s limit is used up by the transfers: a day by which nothing is gained is no step.
  expect(nextSteps.filter(({ why }) => plainText(why).includes('$0 of this year’s state tax'))).toEqual([])
})

// FSA Handbook 2025-26, Application and Verification Guide, chapter 2: “Who Counts as a Parent on the FAFSA?”
test('of parents who live apart the one who paid most of the support fills it in', () => {
  const planOf = (more: Household) => drafted({ ...senior, ...more }, '2026-11-26')
  const how = (more: Household) =>
    plainText(planOf(more).nextSteps.find(({ id }) => id === 'aid-form')?.how ?? '')
  const divorced = how({ maritalStatus: 'divorced' })
  expect(divorced).toContain('As the child’s parents live apart, the one of you who paid the larger part')
  expect(divorced).toContain('Child support counts for the one who pays it.')
  expect(divorced).toContain('it is the one with more income and assets')
  expect(how({ maritalStatus: 'single' })).toContain('If the child’s other parent lives elsewhere, the one')
  expect(how({ maritalStatus: 'partnered' })).toContain('both of you are on it')
  expect(how({ maritalStatus: 'married' })).not.toContain('larger part')
  expect(how({})).not.toContain('larger part')
  const source = (more: Household) =>
    planOf(more).figures.find(({ id }) => id === 'aid.opens')?.source?.title ?? ''
  expect(source({ maritalStatus: 'divorced' })).toContain('Application and Verification Guide')
  expect(source({ maritalStatus: 'married' })).not.toContain('Verification')
})

// New York’s Excelsior Scholarship pays the tuition at its own public colleges up to an income (N.Y. Educ. Law §669-h).
test('what the state gives of its own is asked for at its agency, by name where its terms are known', () => {
  const whyIn = (state: 'NY' | 'OH') =>
    plainText(
      drafted({ ...senior, state }, '2026-11-26').nextSteps.find(({ id }) => id === 'aid-form')?.why ?? '',
    )
  expect(whyIn('OH')).toContain('Ask your state’s student-aid agency what it gives of its own')
  expect(whyIn('NY')).toContain('Ask your state’s student-aid agency for the Excelsior Scholarship too')
})
