import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const widow: Household = {
  ...{ amount: 142_000, moneySource: 'life_insurance', goal: 'income', horizonYears: 15 },
  ...{ age: 66, employment: 'retired', maritalStatus: 'widowed', state: 'TN', onMedicare: true },
  ...{ ssMonthly: 2_140, monthlyExpenses: 2_890, savings: 18_300, retirementSavings: 88_400 },
  ...{ riskTolerance: 'conservative', dependents: [] },
  debts: [{ kind: 'auto', balance: 6_100, rate: 0.0745, minPayment: 238 }],
}
const loanRunsOn = (more: Household) => {
  const { alternatives } = wholePlan(
    lumpSumInvest,
    { ...widow, ...more },
    sketchContext(draftContext('2026-11-27')),
  )
  const row = alternatives.find(({ title }) => plainText(title).includes('as agreed'))
  return plainText(row?.difference ?? '')
}

// A loan at 7.45% beside a mix that is expected to earn 4.95%: only its timing could make it win in nearly every future.
test('beside a plan that waits, a loan that runs on is invested as late as the plan is', () => {
  const inMourning = loanRunsOn({ spouseDeathYear: 2026, filingStatus: 'married_joint' })
  expect(inMourning).toContain('less in the middle outcome')
  const ahead = Number(/ahead in (?:fewer than )?(\d+) of 100/.exec(inMourning)?.[1])
  expect(ahead).toBeLessThan(55)
})
