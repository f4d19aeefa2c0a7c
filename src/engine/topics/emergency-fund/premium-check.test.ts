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
