/** A state's credit that beats cash is named where saving for college stops for what comes first. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const plan = (household: Household) =>
  wholePlan(collegeSavings, household, sketchContext(draftContext('2026-11-26')))
const stopping = (household: Household) =>
  plainText(plan(household).nextSteps.find(({ id }) => id === 'turn-over')?.how ?? '')
const stateCheck = (household: Household) =>
  plainText(plan(household).checks.find(({ id }) => id === 'state')?.detail ?? '')

const mother: Household = {
  age: 45,
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'MN',
  dependents: [9],
  employment: 'employed',
  income: 66_000,
  monthlyExpenses: 4_400,
  monthlySurplus: 400,
  savings: 10_000,
  debts: [],
  retirementOnTrack: true,
  collegeSaved: 6_480,
  collegeMonthly: 75,
}

// Minn. Stat. §290.0684: below 82,940 half of 900 is 450, half of 1,000 the whole 500; 5.35 % of 900 would be 48.
test('what stops for the emergency fund gives up half of it in Minnesota, and that is said', () => {
  expect(stopping(mother)).toContain(
    'Minnesota gives 50% back, about $450 for a year of it, and cash earns no such sum',
  )
  expect(stopping(mother)).toContain('up to $1,000 a year')
})

// Retirement that is behind takes the month after the fund: no day for college can be named, and no year of it is counted.
test('a credit that waits for its day is named with its size', () => {
  expect(stateCheck({ ...mother, retirementOnTrack: false })).toContain(
    'a tax credit of 50% of up to $1,000 a year',
  )
})

// At 115,000 only the deduction is left, and a few cents of a dollar keep nobody from a fund.
test('a deduction keeps no transfer from stopping', () => {
  expect(stopping({ ...mother, income: 115_000 })).not.toContain('speaks for letting it run')
  expect(stopping({ ...mother, state: 'VA' })).not.toContain('speaks for letting it run')
})

test('with the fund full the credit is what the transfers are filled up to', () => {
  const full: Household = { ...mother, savings: 40_000 }
  expect(stateCheck(full)).toContain(
    'Minnesota gives 50% on up to $1,000 a year whichever state’s plan you choose: about $500',
  )
  expect(
    plan(full)
      .nextSteps.map(({ why }) => plainText(why))
      .join(' '),
  ).toContain('$100 more saves about $50')
})
