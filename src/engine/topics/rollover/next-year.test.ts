import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from '../emergency-fund/emergency-fund.ts'
import type { Topic } from '../topic.ts'
import { rollover } from './rollover.ts'

const context = sketchContext(draftContext('2026-11-28'))
const laidOff: Household = {
  ...{ age: 57, spouseAge: 55, maritalStatus: 'married', filingStatus: 'married_joint', state: 'OH' },
  ...{ employment: 'unemployed', income: 0, formerPay: 92_000, payThisYear: 71_000, spouseIncome: 48_000 },
  ...{ planType: 'plan_401k', planBalance: 385_000, separationDate: '2026-10-02', needsMoneyEarly: true },
  ...{ planDrawMonthly: 1_500, oldPlanFee: 0.0045, iraFee: 0.001, newPlanAcceptsRollovers: false },
  ...{ savings: 19_000, monthlyExpenses: 5_200, unemploymentMonthly: 2_300, retirementAge: 64 },
}
const stepIn = (topic: Topic, household: Household) =>
  plainText(wholePlan(topic, household, context).nextSteps.find(({ id }) => id === 'health')?.why ?? '')
const checkOf = (household: Household) =>
  plainText(
    wholePlan(rollover, household, context).checks.find(({ id }) => id === 'early-income')?.detail ?? '',
  )

/*
 * Benefits of 26 weeks from Oct 2 end on Apr 2, and 6,881 of them are of 2027. Until then the plan pays 18,000 ÷ 0.8 =
 * 22,500 a year, which are 91 of 365 days: 5,610. From then on what costs leave is missing. 3.4% of 19,000 is 646.
 */
test('the step about health cover and the check on withdrawals name one income of next year, with what the plan pays out', () => {
  const [, named] =
    /is about \$([\d,]+), below \$86,560, where it ends: name that sum/.exec(stepIn(rollover, laidOff)) ?? []
  const [, drawn] =
    /about \$([\d,]+) that comes out of retirement accounts/.exec(stepIn(rollover, laidOff)) ?? []
  const dollars = (shown = '') => Number(shown.replace(',', ''))
  expect(dollars(drawn)).toBeGreaterThan(22_500)
  expect(dollars(named)).toBe(48_000 + 6_881 + 646 + dollars(drawn))
  expect(checkOf(laidOff)).toContain(`With $${drawn} taken out, the $6,881 of unemployment benefits`)
  expect(checkOf(laidOff)).toContain(`it is about $${named}`)
  expect(checkOf(laidOff)).not.toContain('that still run then come on top')
})

// 26,000 + 31,200 ÷ 0.8 + 646 = 65,646.
test('without benefits they name the same sum too', () => {
  const { unemploymentMonthly: _none, ...rest } = laidOff
  const without: Household = { ...rest, spouseIncome: 26_000, planDrawMonthly: 2_600 }
  expect(stepIn(rollover, without)).toContain('about $39,000 that comes out of retirement accounts then')
  expect(stepIn(rollover, without)).toContain('is about $65,646, below $86,560')
  expect(checkOf(without)).toContain('With $39,000 taken out and what else comes in it is about $65,646')
})

test('a plan about something else counts what was told to be taken out of the old plan', () => {
  const { unemploymentMonthly: _none, ...rest } = laidOff
  const without: Household = { ...rest, spouseIncome: 26_000, planDrawMonthly: 2_600 }
  expect(stepIn(emergencyFund, without)).toContain('is about $65,646, below $86,560')
})

// Ohio has opened Medicaid: 1.38 × 21,640 is 29,863 for two.
test('below the income at which the credit begins no sum is named', () => {
  const { unemploymentMonthly: _none, planDrawMonthly: _nothing, needsMoneyEarly: _early, ...rest } = laidOff
  const poor: Household = { ...rest, spouseIncome: 20_000 }
  expect(stepIn(emergencyFund, poor)).toContain(
    'is about $20,646: below $29,864 of income Medicaid takes the place of the Marketplace credit',
  )
  expect(stepIn(emergencyFund, poor)).not.toContain('name that sum')
})
