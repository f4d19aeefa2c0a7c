import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { topicOf } from './all.ts'

const household: Household = {
  age: 31,
  filingStatus: 'head_of_household',
  maritalStatus: 'single',
  income: 38_000,
  state: 'TX',
  dependents: [6, 3],
  contributionRate: 0.05,
  retirementSavings: 9_000,
  employerMatch: { rate: 1, upTo: 0.04 },
  monthlySurplus: 200,
}
const toldOn = (today: string): string => {
  const plan = wholePlan(topicOf('budgeting')!, household, sketchContext(draftContext(today)))
  const check = plan.checks.find(({ id }) => id === 'savers')
  return check === undefined ? '' : `${plainText(check.title)}: ${plainText(check.detail)}`
}

// 1,900 go in; at 38,000 the match of 2027 is 39% of it: 50 points less 11 of the phase-out from 30,750 to 53,250.
test('the saver’s credit is claimed for the last time for 2026, and the match from 2027 on', () => {
  expect(toldOn('2026-11-26')).toContain('Claim the saver’s credit')
  expect(toldOn('2027-01-05')).toMatch(/Claim the saver’s match.*about \$741/)
})

// Of a couple the match ends at 71,000 (IRC §6433(b)), and the credit of 2026 at 80,500: 78,000 has only the last 10 %.
test('at an income without the match nothing of it is promised for after the credit', () => {
  const couple: Household = {
    age: 30,
    spouseAge: 29,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'IN',
    dependents: [2],
    income: 48_700,
    spouseIncome: 31_200,
    contributionRate: 0.04,
    retirementSavings: 27_900,
    savings: 60_000,
    monthlyExpenses: 4_980,
    monthlySurplus: 210,
    debts: [],
  }
  const plan = wholePlan(topicOf('budgeting')!, couple, sketchContext(draftContext('2026-11-26')))
  const said = plainText(plan.checks.find(({ id }) => id === 'savers')?.detail ?? '')
  expect(said).toContain('at this income nothing of it is left')
  expect(JSON.stringify(plan)).not.toContain('on, the match')
})
