/** Bills that are rare and likely beside a full fund. */
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const planOf = (household: Household) => emergencyFund.draft(household, draftContext('2026-11-28'))

/** Four months of 3,000 are there, and the match is taken whole. */
const full: Household = {
  ...{ age: 33, maritalStatus: 'single', filingStatus: 'single', state: 'GA', income: 62_000 },
  ...{ employment: 'employed', incomeStability: 'steady', numDependents: 0, savings: 12_000 },
  ...{ emergencyFund: 12_000, monthlyExpenses: 3_000, monthlySurplus: 500, deductible: 1_500, debts: [] },
  ...{ behindOnDebts: false, getsWholeMatch: true, hasWorkplacePlan: true, contributionRate: 0.04 },
  employerMatch: { rate: 1, upTo: 0.04 },
}

test('beside a full fund rare and likely bills get an account of their own, and the sum of the month goes there first', () => {
  const { summary, nextSteps, accountNotes } = planOf(full)
  expect(plainText(summary)).toContain(
    'for lost pay and what nobody foresees. Bills that are rare and likely',
  )
  expect(plainText(summary)).toContain('The $500 a month that you can put aside goes there first')
  expect(nextSteps.map(({ id }) => id)).toContain('likely-bills')
  expect(accountNotes.map(plainText).join(' ')).not.toContain('come once in a while')
})

test('while the fund is not full, or a home or a match waits, what is saved has another place', () => {
  const others: Household[] = [
    { ...full, savings: 4_000, emergencyFund: 4_000 },
    { ...full, nearGoal: 'home', downPayment: 9_000 },
    { ...full, contributionRate: 0, getsWholeMatch: false },
  ]
  for (const household of others) {
    const { summary, nextSteps } = planOf(household)
    expect(plainText(summary)).not.toContain('rare and likely')
    expect(nextSteps.map(({ id }) => id)).not.toContain('likely-bills')
  }
})
