import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const planOf = (household: Household) => termLife.draft(household, draftContext('2026-11-25'))

const older: Household = {
  age: 58,
  spouseAge: 57,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  numDependents: 0,
}
const needIn = (household: Household) => planOf(household).figures.find(({ id }) => id === 'need.you')?.value

test('retirement money that carries the one who stays leaves nothing to insure', () => {
  // By hand: alone the spouse spends 60% of 5,148 a month, 37,066 a year; in the 27 years of life that is 1,000,782 at
  // most, without Social Security and before the 2% of the money: 1,100,000 less tax of about a tenth carries it.
  const plan = planOf({ ...older, retirementSavings: 1_100_000 })
  expect(plainText(plan.title)).toBe('You likely need no life insurance')
  expect(plainText(plan.summary)).toMatch(/^You likely need none\./)
  expect(plan.accountNotes.map(plainText).join(' ')).toContain(
    'without the early-withdrawal penalty at any age',
  )
  expect(plan.assumptions.map(({ why }) => why).join(' ')).not.toContain('no mention of children')
  // What is left is the funeral.
  expect(needIn({ ...older, retirementSavings: 1_100_000 })).toBe(15_000)
})

test('retirement money that the years after work will need is left alone', () => {
  // 17 years after work cost more than 100,000, so none of it is there before.
  expect(needIn({ ...older, retirementSavings: 100_000 })).toBe(needIn(older))
})

test('a job that is about to end dates the cover that ends with it', () => {
  const steps = planOf({
    age: 33,
    spouseAge: 34,
    maritalStatus: 'married',
    dependents: [3],
    expecting: true,
    income: 70_000,
    spouseIncome: 65_000,
    employerCoverage: '2x salary',
    separationDate: '2027-01-15',
  }).nextSteps
  const dueOf = (id: string) => steps.find((step) => step.id === id)?.dueDate
  expect(dueOf('before-leaving')).toBe('2027-01-15')
  expect(dueOf('leaving-health')).toBe('2027-01-15')
  // 31 days after a Friday, January 15, is Monday, February 15, 2027: Washington's Birthday; the Friday before it is the 12th.
  expect(dueOf('convert')).toBe('2027-02-12')
})
