import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText, words } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const laidOff: Household = {
  ...{ age: 27, filingStatus: 'single', maritalStatus: 'single', state: 'CO', dependents: [] },
  ...{ employment: 'unemployed', income: 0, unemploymentMonthly: 1_640, coverEnds: '2026-11-30' },
  ...{ monthlyExpenses: 3_870, savings: 1_310 },
}
const said = (more: Household = {}) => {
  const plan = emergencyFund.draft({ ...laidOff, ...more }, sketchContext(draftContext('2026-11-26')))
  const premium = plan.checks.find(({ id }) => id === 'cover-premium')
  return `${plainText(premium?.title ?? words(''))}: ${plainText(premium?.detail ?? words(''))}`
}

// 1.38 × 15,960 ÷ 12 is 1,835 for one.
test('whose income leaves Medicaid open is not sent to look up a price first', () => {
  expect(said()).toMatch(/^Ask for Medicaid before you pay for cover: .* it costs nothing/)
  expect(said({ unemploymentMonthly: 1_900 })).toMatch(/^The price of new health cover is not in the month/)
  expect(said({ state: 'TX' })).toMatch(/^The price of new health cover is not in the month/)
  // Nobody knows yet what benefits will pay.
  expect(said({ unemploymentMonthly: undefined as never })).toMatch(/^The price of new health cover/)
})

/*
 * Two children in Ohio: 1.38 × 27,320 ÷ 12 is 3,142 a month, and 2,430 of benefits is under it. By hand: 90 % of 3,940 is 3,546;
 * less 560 of support and 2,187 of benefits, 799 are missing for 5.6 months, then 2,986: 8,640 last 7.0. With 1,690 of premium
 * 2,489 are missing: 3.4.
 */
test('beside a premium that was named the plan says how long the cash lasts with the cover that it asks for first', () => {
  const mother: Household = {
    ...{ age: 38, maritalStatus: 'divorced', filingStatus: 'head_of_household', state: 'OH' },
    ...{ dependents: [7, 10], employment: 'unemployed', formerPay: 58_700, payThisYear: 51_200, income: 0 },
    ...{ separationDate: '2026-11-13', unemploymentMonthly: 2_430, supportReceivedMonthly: 560 },
    ...{ monthlyExpenses: 3_940, savings: 8_640, coverEnds: '2026-11-30', coverPremiumMonthly: 1_690 },
    debts: [],
  }
  const { summary } = emergencyFund.draft(mother, sketchContext(draftContext('2026-11-26')))
  expect(plainText(summary)).toMatch(/lasts 3\.[345] months .* with it the cash lasts (6\.9|7) months/)
  const over = emergencyFund.draft(
    { ...mother, unemploymentMonthly: 3_400 },
    sketchContext(draftContext('2026-11-26')),
  )
  expect(plainText(over.summary)).not.toContain('with it the cash lasts')
})
