import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { accounts } from './account-steps.ts'
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
