import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { childCareEnds } from './child-care-ends.ts'
import { collegeSavings } from './college/college-savings.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { monthChanges } from './month-changes.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const family: Household = {
  ...{ age: 35, spouseAge: 34, maritalStatus: 'married', filingStatus: 'married_joint', state: 'OH' },
  ...{ income: 98_000, spouseIncome: 71_000, earners: 2, incomeStability: 'steady', dependents: [5, 2] },
  ...{ monthlyExpenses: 8_900, monthlySurplus: 900, savings: 14_000, childcareMonthly: 3_150 },
  ...{
    hasWorkplacePlan: true,
    getsWholeMatch: true,
    spouseHasWorkplacePlan: true,
    spouseGetsWholeMatch: true,
  },
  debts: [{ kind: 'auto', balance: 14_000, rate: 0.064, minPayment: 340 }],
}

const context = draftContext('2026-11-26')
const endsOf = (more: Household) => {
  const sheet = worksheet([])
  return childCareEnds({
    sheet,
    reader: factReader(sheet, { ...family, ...more }, context.today),
    context,
  }).map(({ day, freed }) => [day.value.slice(0, 7), freed.value])
}

// The child of two takes 1, the one at school 0.33 of it: 3,150 ÷ 1.33 = 2,368.42 and 781.58 a month. In the fall of 2029
// 0.67 × 2,368.42 = 1,586.84 is free; at 13, in 2034 and 2037, the 781.58 of each, in whole dollars that add up to 3,150.
test('care costs less from the fall in which a child goes to school, and nothing from 13 on', () => {
  expect(endsOf({})).toEqual([
    ['2029-09', 1_587],
    ['2034-09', 781],
    ['2037-09', 782],
  ])
  expect(endsOf({ dependents: [9] })).toEqual([['2030-09', 3_150]])
  expect(endsOf({ dependents: [13] })).toEqual([])
  expect(endsOf({ childcareMonthly: 0 })).toEqual([])
})

test('a child on the way whose cost was not told begins it anew', () => {
  expect(endsOf({ expecting: true })).toEqual([])
  expect(endsOf({ expecting: true, newChildMonthly: 1_200 })).toHaveLength(3)
})

test('what ends first fills what a month misses', () => {
  const sheet = worksheet([])
  const ends = childCareEnds({ sheet, reader: factReader(sheet, family, context.today), context })
  expect(monthChanges({ careEnds: ends, payChange: undefined }, 2_000)).toEqual([
    { after: 33, monthly: 0 },
    { after: 93, monthly: 368 },
    { after: 129, monthly: 782 },
  ])
})

test('every plan that counts months says when what child care costs today ends', () => {
  for (const topic of [nextDollar, emergencyFund, debtPayoffTopic, collegeSavings]) {
    const said = (more: Household) => {
      const found = wholePlan(topic, { ...family, ...more }, context).checks
      return plainText(found.find(({ id }) => id === 'child-care-ends')?.detail ?? '')
    }
    expect(said({})).toContain('Of the $3,150 a month that it costs today')
    expect(said({})).toContain('$1,587 a month from Sep 2029 on')
    expect(said({ dependents: [14] })).toBe('')
    expect(said({ childcareMonthly: 0 })).toBe('')
  }
})
