import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-27'))
const freelancer: Household = {
  ...{ age: 29, maritalStatus: 'single', filingStatus: 'single', state: 'TN', dependents: [] },
  ...{ employment: 'self_employed', incomeStability: 'self_employed', businessEmployees: false },
  ...{ income: 71_300, amount: 32_500, moneySource: 'gift', goal: 'retirement', horizonYears: 36 },
  ...{ nearGoal: 'home', nearGoalSum: 20_000, nearGoalYears: 3, riskTolerance: 'aggressive' },
  ...{ monthlyExpenses: 2_980, savings: 7_400, monthlySurplus: 890, hsaEligible: false },
  ...{ marketplaceCoverage: true, hasWorkplacePlan: false, debts: [], iraContributedThisYear: 2_400 },
  ...{ retirementSavings: 21_300, retirementAge: 65 },
}
const read = (more: Household = {}) => {
  const plan = wholePlan(lumpSumInvest, { ...freelancer, ...more }, context)
  const check = plan.checks.find(({ id }) => id === 'marketplace')
  const step = plan.nextSteps.find(({ id }) => id === 'marketplace')
  const figure = (id: string) => plan.figures.find((one) => one.id === id)?.value as number
  return { plan, step, figure, title: plainText(check?.title ?? ''), detail: plainText(check?.detail ?? '') }
}

// 6 × 2,980 − 7,400 = 10,480 and 20,000 for the home leave 2,020. Half of 71,300 × 92.35 % × 15.3 %, 5,037, comes off: 66,263
// and what the money earns are over 62,600 all the same. From Nov 27 to Apr 15 four whole months leave 3,560; the IRA has
// room for 7,500 − 2,400 = 5,100.
test('what the months leave until the filing day goes into a deducted IRA, where the money alone does not keep the credit', () => {
  const { plan, step, figure, title, detail } = read()
  expect(title).toBe('Money before tax keeps the Marketplace credit')
  expect(figure('marketplace.until-filed')).toBe(3_560)
  expect(figure('marketplace.missing')).toBe(figure('income-after') - 62_600 + 1_000)
  expect(figure('marketplace.missing')).toBeLessThan(3_560)
  expect(detail).toContain('by Apr 15, 2027 and deduct it, out of the $3,560')
  expect(step?.dueDate).toBe('2027-04-15')
  expect(plainText(step?.title ?? '')).toContain('into a traditional IRA')
  const opened = plan.nextSteps.find(({ id }) => id === 'own-plan')
  expect(plainText(opened?.how ?? '')).toContain('Put all of it in before tax')
})

test('where the months leave too little, the plan says what would still keep the credit, and keeps its payments back', () => {
  for (const monthlySurplus of [undefined, 200]) {
    const { step, title, detail } = read({ monthlySurplus })
    expect(title).toBe('Over the limit of the Marketplace credit')
    expect(detail).toContain('or out of the emergency fund')
    expect(plainText(step?.title ?? '')).toContain('keep its payments back')
  }
})

// An IRA that has taken 7,000 of 7,500 takes no more than 500.
test('an IRA that is nearly full promises nothing', () => {
  const { title, detail } = read({ iraContributedThisYear: 7_000 })
  expect(title).toBe('Over the limit of the Marketplace credit')
  expect(detail).not.toContain('would keep the credit')
})
