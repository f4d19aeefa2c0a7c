import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const context = sketchContext(draftContext('2026-11-20'))

const retired: Household = {
  ...{ age: 79, state: 'PA', income: 0, employment: 'retired', numDependents: 0, debts: [] },
  ...{ ssMonthly: 2_050, pensionMonthly: 640, monthlyExpenses: 3_150, savings: 19_000, onMedicare: true },
}

function read(told: Household): string {
  const plan = wholePlan(emergencyFund, { ...retired, ...told }, context)
  return [
    ...plan.accountNotes,
    ...plan.nextSteps.map(({ why }) => why),
    ...plan.checks.map(({ detail }) => detail),
  ]
    .map(plainText)
    .join('\n')
}

test('who is told to have no partner is told of somebody they trust', () => {
  const widow = read({ maritalStatus: 'widowed', spouseDeathYear: 2019 })
  expect(widow).toContain('somebody you trust can reach it')
  expect(widow).not.toContain('a partner can reach it')
  expect(read({ maritalStatus: 'married' })).toContain('a partner can reach it')
})

test('a retired household reads nothing of jobs and school', () => {
  const words = read({ maritalStatus: 'widowed', homeValue: 185_000 })
  for (const word of ['children and jobs', 'school', 'renter’s']) expect(words).not.toContain(word)
})
