import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = sketchContext(draftContext('2026-11-26'))
const draft = (household: Household) => rollover.draft(household, context)
const titleOf = (household: Household, id: string): string | undefined =>
  draft(household).checks.find((one) => one.id === id)?.title
const worthOf = (household: Household): number | undefined =>
  draft(household).figures.find(({ id }) => id === 'value.middle')?.value as number | undefined

/** An old plan of the spouse who is retired at 67, told by the one who works, and the same told by its owner. */
const byWorking: Household = {
  age: 63,
  spouseAge: 67,
  filingStatus: 'married_joint',
  state: 'PA',
  employment: 'employed',
  income: 31_400,
  spouseIncome: 0,
  ssMonthly: 1_520,
  ssFromAge: 67,
  spouseSsMonthly: 2_180,
  spouseSsFromAge: 66,
  planBalance: 157_200,
  planOwner: 'spouse',
  spouseSeparationDate: '2025-01-31',
  oldPlanFee: 0.0071,
  iraFee: 0.0008,
  hasWorkplacePlan: true,
}
const byOwner: Household = {
  ...byWorking,
  age: 67,
  spouseAge: 63,
  employment: 'retired',
  income: 0,
  spouseIncome: 31_400,
  ssMonthly: 2_180,
  ssFromAge: 66,
  spouseSsMonthly: 1_520,
  spouseSsFromAge: 67,
  planOwner: 'you',
  separationDate: '2025-01-31',
  spouseSeparationDate: undefined,
  hasWorkplacePlan: false,
  spouseHasWorkplacePlan: true,
}

test('what a plan is worth hangs on its owner, and not on who of the couple tells it', () => {
  expect(worthOf(byWorking)).toBeGreaterThan(0)
  expect(worthOf(byWorking)).toBe(worthOf(byOwner))
})

test('whether a new plan takes it is not asked of an owner without work, nor of one who answered', () => {
  expect(titleOf(byWorking, 'new-plan')).toBeUndefined()
  const paid = { ...byWorking, spouseIncome: 40_000, spouseHasWorkplacePlan: true }
  expect(titleOf(paid, 'new-plan')).toBe('Does your spouse’s new plan take rollovers?')
  expect(titleOf({ ...paid, newPlanAcceptsRollovers: false }, 'new-plan')).toBeUndefined()
})

test('a lost job asks for the same before its plan moves, whoever of the couple tells it', () => {
  const family: Household = {
    filingStatus: 'married_joint',
    state: 'OH',
    dependents: [14, 11],
    coverEnds: '2026-11-30',
    planBalance: 118_600,
    newPlanAcceptsRollovers: false,
  }
  const own: Household = {
    ...family,
    age: 46,
    spouseAge: 44,
    employment: 'unemployed',
    income: 0,
    formerPay: 71_400,
    separationDate: '2026-10-16',
    spouseIncome: 58_600,
    planOwner: 'you',
  }
  const spouses: Household = {
    ...family,
    age: 44,
    spouseAge: 46,
    income: 58_600,
    spouseIncome: 0,
    spouseOutOfWork: true,
    spouseFormerPay: 71_400,
    spouseSeparationDate: '2026-10-16',
    planOwner: 'spouse',
  }
  for (const told of [own, spouses]) {
    expect(draft(told).nextSteps.map(({ id }) => id)).toContain('health')
    expect(titleOf(told, 'new-plan')).toBe('Money that you may need before the next job')
  }
  const request = draft(spouses).nextSteps.find(({ id }) => id === 'request')
  expect(plainText(request?.how ?? '')).toContain('for the benefit of your spouse')
})
