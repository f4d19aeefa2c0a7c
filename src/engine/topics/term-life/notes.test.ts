import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { nothing, plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const context = draftContext('2026-11-20')
const draft = (household: Household) => wholePlan(termLife, household, context)

test('care that is counted beside what those who stay spend is named, with its years', () => {
  const notes = draft({
    maritalStatus: 'married',
    age: 33,
    spouseAge: 32,
    state: 'CO',
    income: 95_000,
    spouseIncome: 40_000,
    dependents: [1, 4],
    childcareMonthly: 1_500,
    careAloneMonthly: 900,
    monthlyExpenses: 7_000,
    savings: 20_000,
    coverageAmount: 0,
    smoker: false,
    debts: [{ kind: 'mortgage', balance: 380_000, rate: 0.0625, minPayment: 2_450 }],
  }).accountNotes.map(plainText)
  // The youngest is 1, and can be alone at 13. Of 750 for each child 67% is free at school, at 5, and the rest at 13.
  expect(notes).toContain(
    'Care of the children is counted on top for 12 years: the $1,500 a month that you pay for child care and $900 a month more that one parent alone has to pay for. Of the $1,500 a month that it costs today, growing children free about $502 a month from Sep 2027 on, $503 a month more from Sep 2030 on, $248 a month more from Sep 2035 on and $247 a month more from Sep 2038 on. Nobody told when it ends: it is taken to be full care until a child is 5, 33% of that for care after school and in the holidays, and nothing from 13 on.',
  )
})

test('care that was said beside what the family would spend is named, and what is paid today is not on top', () => {
  const notes = draft({
    maritalStatus: 'married',
    age: 36,
    spouseAge: 35,
    income: 85_000,
    spouseIncome: 22_000,
    dependents: [7, 4, 1],
    childcareMonthly: 800,
    monthlyExpenses: 5_200,
    survivorSpendingMonthly: 3_300,
    careAloneMonthly: 400,
    savings: 15_000,
  }).accountNotes.map(plainText)
  expect(notes).toContain(
    'Care of the children is counted on top for 12 years: $400 a month more that one parent alone has to pay for.',
  )
})

/** Each of two carries the other but for a few thousand dollars on one life. */
const renters: Household = {
  age: 30,
  spouseAge: 31,
  maritalStatus: 'partnered',
  filingStatus: 'single',
  dependents: [2],
  state: 'OH',
  income: 48_000,
  spouseIncome: 44_000,
  careAloneMonthly: 200,
  monthlyExpenses: 4_600,
  monthlyRent: 1_400,
  debts: [{ kind: 'auto', balance: 12_000, rate: 0.07, minPayment: 280 }],
  savings: 7_000,
  coverageAmount: 0,
  spouseCoverageAmount: 0,
  collegeWish: 0,
}

// 12,000 + 15,000 − 7,000 = 20,000 on the death of the partner, less than 25,000; 27,700 on one’s own.
test('a need that is too small for a policy is said to be left to savings', () => {
  expect(draft(renters).accountNotes.map(plainText)).toContain(
    'If your partner died, about $20,000 would be missing: no more than $25,000, which is better saved than insured, so the plan takes no policy on that life.',
  )
})

test('who rents is told of debts paid off, not of a home free of debt', () => {
  const words = ({ checks, alternatives }: ReturnType<typeof draft>) =>
    [...checks, ...alternatives].map(({ detail }) => plainText(detail)).join(' ')
  const paid: Household = { ...renters, income: 70_000, spouseIncome: 70_000, collegeWish: 60_000 }
  const owed = words(draft(paid))
  expect(owed).toContain('To have them paid off as well, $')
  expect(owed).toContain('The debts would be paid off if you')
  expect(owed).not.toContain('home free of debt')
  const owner = words(
    draft({ ...paid, debts: [{ kind: 'mortgage', balance: 12_000, rate: 0.07, minPayment: 280 }] }),
  )
  expect(owner).toContain('To own the home free of debt as well, $')
})

test('what is saved for college is said to stay beside the sum that the cover leaves for it', () => {
  const notes = (household: Household) => draft(household).accountNotes.map(plainText).join(' ')
  expect(notes({ ...renters, collegeWish: 60_000, collegeSaved: 12_000 })).toContain(
    'The $12,000 that is saved for college is not taken off the $60,000 that the cover leaves for it.',
  )
  expect(notes({ ...renters, collegeWish: 60_000, collegeSavedEach: [7_000, 5_000] })).toContain(
    'The $12,000 that is saved',
  )
  expect(notes({ ...renters, collegeSaved: 12_000 })).not.toContain('saved for college')
})

// IRC 401(a)(9)(H): an heir who is no spouse empties the account in ten years, a minor child counted from its majority.
test('of a single parent nobody stays who needs the retirement accounts, and the note says where they go', () => {
  const mother: Household = {
    maritalStatus: 'divorced',
    age: 41,
    state: 'AZ',
    income: 68_000,
    dependents: [8],
    retirementSavings: 46_000,
    monthlyExpenses: 3_900,
    savings: 9_000,
    coverageAmount: 0,
    debts: [],
  }
  const notesOf = (household: Household) => draft(household).accountNotes.map(plainText).join(' ')
  expect(notesOf(mother)).not.toContain('the one who stays')
  expect(notesOf(mother)).toContain(
    'Retirement accounts are not counted: they go to your child, who pays income tax on what comes out of a traditional one, and they have to be emptied within 10 years',
  )
  expect(notesOf({ ...mother, maritalStatus: 'married', spouseAge: 40 })).not.toContain(
    'they go to your child',
  )
})

test('a sum that was named for college counts in full for children who are in college, and falls to nothing', () => {
  const students: Household = {
    ...{ maritalStatus: 'married', filingStatus: 'married_joint', age: 54, spouseAge: 57, state: 'NJ' },
    ...{ income: 105_000, spouseIncome: 78_000, survivorIncome: 78_000, dependents: [21, 19], smoker: false },
    ...{ monthlyExpenses: 7_500, savings: 40_000, taxableInvestments: 60_000, retirementSavings: 780_000 },
    ...{ homeValue: 560_000, finalExpenses: 15_000, coverageAmount: 0, spouseCoverageAmount: 0 },
    ...{ collegeWish: 30_000, retirementAge: 66, childcareMonthly: 0 },
    debts: [{ kind: 'mortgage', balance: 120_000, rate: 0.035, minPayment: 1_290 }],
  }
  const plan = draft(students)
  const notes = plan.accountNotes.map(plainText).join(' ')
  const missing = (household: Household) =>
    draft(household).figures.find(({ id }) => id === 'need.you')?.value
  // 120,000 of the mortgage + 15,000 + 2 × 30,000 − 40,000 − 60,000; the pay that goes on fills the years.
  expect(missing(students)).toBe(95_000)
  expect(missing({ ...students, collegeWish: 0 })).toBe(35_000)
  expect(notes).toContain('The $30,000 that you named for each child counts in full today, $60,000 in all')
  // In a year one has finished, and the other has two of three years left; in three years nothing is missing.
  const check = plainText(plan.checks.find(({ id }) => id === 'term-you')?.detail ?? nothing)
  expect(check).toMatch(/By Nov 20(28|29) it is over: you may stop paying then/)
  expect(
    draft({ ...students, dependents: [24] })
      .accountNotes.map(plainText)
      .join(' '),
  ).toContain('The $30,000 for college is not counted: by 22 college is taken to be over')
})
