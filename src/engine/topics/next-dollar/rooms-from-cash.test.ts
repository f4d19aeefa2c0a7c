import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const saidOn = (household: Household, id: string, today = '2026-11-28') =>
  wholePlan(nextDollar, household, sketchContext(draftContext(today)))
    .checks.filter((check) => check.id === id)
    .map(({ detail }) => plainText(detail))
    .join(' ')

const single: Household = {
  ...{ age: 28, maritalStatus: 'single', filingStatus: 'single', numDependents: 0, state: 'CO' },
  ...{ income: 130_000, employment: 'employed', incomeStability: 'steady', monthlyExpenses: 4_500 },
  ...{ savings: 63_000, monthlySurplus: 1_000, retirementSavings: 13_000, debts: [], behindOnDebts: false },
  ...{ hasWorkplacePlan: true, rothOptionAtWork: true, contributionRate: 0.04, getsWholeMatch: true },
  ...{ hsaEligible: true, hsaFamilyCoverage: false, deductible: 2_000, pretaxIraBalance: 0 },
}

// 63,000 − 4 × 4,500 = 45,000. The limits of 2026 are 4,400 for an HSA of one person and 7,500 for an IRA.
test('spare cash is set beside the room of this year that the months alone do not reach', () => {
  const said = saidOn(single, 'idle')
  expect(said).toContain('$45,000 lies beyond the fund')
  expect(said).toContain('still has room for $4,400 in your HSA and $7,500 in your Roth IRA')
  expect(saidOn({ ...single, iraContributedThisYear: 7_500 }, 'idle')).not.toContain('IRA')
  expect(saidOn(single, 'idle', '2026-02-10')).not.toContain('still has room')
})

// 130,000 − 5,200 into the plan are far below 153,000, from which on a single person’s Roth IRA takes less in 2026.
test('whoever asks about the backdoor below the income limit reads that none is needed', () => {
  expect(saidOn({ ...single, backdoorRoth: true }, 'backdoor-needless')).toContain('is below $153,000')
  expect(saidOn(single, 'backdoor-needless')).toBe('')
  expect(saidOn({ ...single, income: 190_000, backdoorRoth: true }, 'backdoor-needless')).toBe('')
})
