import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { accounts } from './account-steps.ts'
import { nextDollar } from './next-dollar.ts'
import { dollarWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-20'))
const titleOf = (more: Household) =>
  plainText(
    accounts(
      dollarWork(
        {
          age: 50,
          maritalStatus: 'single',
          income: 74_000,
          monthlyExpenses: 3_600,
          monthlySurplus: 700,
          savings: 30_000,
          debts: [],
          hasWorkplacePlan: true,
          hsaEligible: true,
          hsaFamilyCoverage: false,
          ...more,
        },
        context,
      ),
    )?.title ?? '',
  )

test('an account that money goes into already is not to be opened', () => {
  expect(titleOf({})).toContain('Open what is missing: the HSA')
  expect(titleOf({ hsaMonthly: 50 })).toMatch(/ave payroll put this money into the HSA$/)
})

// 7,500 × (168,000 − 155,100) ÷ 15,000 = 6,450 may go in directly this year; the rest of the limit goes around.
test('what is over the limit of a Roth IRA is sent to a traditional IRA for a conversion', () => {
  const { nextSteps, summary } = nextDollar.draft(
    {
      age: 36,
      maritalStatus: 'single',
      state: 'MA',
      income: 165_000,
      monthlySurplus: 3_200,
      monthlyExpenses: 6_000,
      savings: 30_000,
      employerMatch: { rate: 1, upTo: 0.05 },
      contributionRate: 0.06,
      debts: [],
    },
    sketchContext(draftContext('2026-11-23')),
  )
  expect(plainText(summary)).toContain('$210 to your traditional IRA for a Roth conversion')
  expect(plainText(nextSteps.find(({ id }) => id === 'accounts')?.how ?? '')).toContain(
    'report it on Form 8606',
  )
})
