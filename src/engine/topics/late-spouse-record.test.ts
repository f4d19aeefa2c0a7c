import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { rollover } from './rollover/rollover.ts'
import { rothVsTraditional } from './roth/roth-vs-traditional.ts'
import type { Topic } from './topic.ts'

const context = sketchContext(draftContext('2026-11-26'))
const stops: Household = {
  ...{ age: 61, maritalStatus: 'widowed', spouseDeathYear: 2021, filingStatus: 'single', dependents: [] },
  ...{ state: 'PA', employment: 'employed', income: 74_200, separationDate: '2027-06-30', retirementAge: 62 },
  ...{ ssMonthly: 2_060, ssFromAge: 67, pensionMonthly: 910, pensionFromAge: 62 },
  ...{ monthlyExpenses: 3_480, monthlySurplus: 1_080, savings: 21_700, retirementSavings: 421_800 },
  ...{ deductible: 2_300, hsaEligible: false, getsWholeMatch: true, incomeStability: 'steady', earners: 1 },
  debts: [{ kind: 'auto', balance: 7_800, rate: 0.0669, minPayment: 264 }],
}
const bridgeOf = (topic: Topic, more: Household = {}) =>
  plainText(
    wholePlan(topic, { ...stops, ...more }, context).checks.find(({ id }) => id === 'bridge')?.detail ?? '',
  )

// 42 U.S.C. §402(e), (f), (q): from 60, 71.5% of the late worker’s benefit at first, and the own one is another benefit.
test('a widow without pay before her own benefit hears of the record of her late spouse in every plan', () => {
  for (const topic of [emergencyFund, nextDollar, debtPayoffTopic]) {
    const text = bridgeOf(topic)
    expect(text).toContain('from 60 on Social Security pays on the record of the late spouse, about 71.5%')
    expect(text).toContain('It leaves your own whole')
    // Nobody else has one, and who draws the own benefit has nothing to change to.
    expect(bridgeOf(topic, { maritalStatus: 'divorced', spouseDeathYear: undefined as never })).not.toContain(
      'late spouse',
    )
    expect(bridgeOf(topic, { ssFromAge: 62, pensionFromAge: 66 })).not.toContain('late spouse')
  }
})

// At 61, before the own benefit at 67; 42 U.S.C. §402(e), (f).
test('the Roth plan and the rollover say that the record of a late spouse pays from 60 on', () => {
  const checkOf = (topic: Topic, more: Household = {}) =>
    plainText(
      wholePlan(topic, { ...stops, planBalance: 210_000, ...more }, context).checks.find(
        ({ id }) => id === 'late-spouse-record',
      )?.detail ?? '',
    )
  for (const topic of [rothVsTraditional, rollover]) {
    expect(checkOf(topic)).toContain('From 60 on Social Security pays a widow or widower')
    expect(checkOf(topic)).toContain('about 71.5% of that benefit at 60')
    expect(checkOf(topic, { age: 58 })).toBe('')
    expect(checkOf(topic, { age: 68 })).toBe('')
    expect(checkOf(topic, { maritalStatus: 'single', spouseDeathYear: undefined as never })).toBe('')
  }
})
