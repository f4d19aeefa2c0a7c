import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { wayOf } from './outcomes.ts'
import { planOf, workOf } from './setup-for-tests.ts'
import { rothWork } from './work.ts'

const sketch = sketchContext(draftContext('2026-11-26'))

const saver: Household = {
  ...{ age: 40, filingStatus: 'single', state: 'TX', income: 120_000, contributionRate: 0.1 },
  ...{ hasWorkplacePlan: true, rothOptionAtWork: true, retirementSavings: 150_000, pretaxIraBalance: 0 },
}

const sum = (values: Float32Array) => values.reduce((total, value) => total + value, 0)

// 24,500 − 12,000 at work and 7,500 in an IRA are still open, far more than the 22% of 12,000 that Traditional saves.
test('the tax saved goes into Roth accounts that have room for it, so that the two rates alone decide', () => {
  const { now, decision, outcomes, children } = workOf(saver)
  expect(now.rothRoom).toBe(20_000)
  expect(decision.breakEven.value).toBe(decision.now.value)
  const [all, none] = [now.most, now.least].map((year) =>
    outcomes.worth(wayOf(now, year, children.stretches)),
  )
  expect(sum(all!) / sum(none!)).toBeCloseTo(1 + now.rate - outcomes.laterRate(now.choice), 4)
  const plan = planOf(saver)
  expect(plan.alternatives.map(({ detail }) => plainText(detail)).join(' ')).toContain(
    'The tax saved goes into Roth accounts that have room for it.',
  )
})

test('what is saved beyond that room grows where its growth is taxed', () => {
  // The plan is full, income is above the limit of a Roth IRA, and an old IRA before tax spoils a conversion.
  const old: Household = { ...saver, income: 200_000, contributionRate: 0.1225, pretaxIraBalance: 60_000 }
  const full = workOf({ ...old, newPlanAcceptsRollovers: false })
  expect(full.now.rothRoom).toBe(0)
  // Moved into the plan at work, as the plan says, it spoils none; who does not go that way has no such room.
  expect(workOf({ ...old, newPlanAcceptsRollovers: true }).now.rothRoom).toBe(7_500)
  expect(workOf({ ...old, newPlanAcceptsRollovers: true, backdoorRoth: false }).now.rothRoom).toBe(0)
  expect(full.decision.breakEven.value).toBeLessThan(full.decision.now.value)
  // 7,500 beside it are half of what a couple’s two IRAs would take.
  const { now, children } = workOf({ ...saver, contributionRate: 0.1, rothOptionAtWork: false })
  expect(now.rothRoom).toBe(7_500)
  const way = wayOf({ ...now, rothRoom: 1_000 }, now.most, children.stretches)
  expect(way.invested[0]).toMatchObject({ sheltered: 1_000, outside: now.savedLater(now.most) - 1_000 })
})

// 12,500 at work and 7,500 in an IRA are open beside what goes in; 6,000 are asked about, and 9,000 more may come.
test('of dollars that another plan asks about, only the room that its other dollars leave counts', () => {
  const roomWith = (others?: number) =>
    rothWork({ ...saver, amount: 6_000 }, sketch, {
      place: 'anywhere',
      isAdded: true,
      ...(others === undefined ? {} : { others }),
    }).now.rothRoom
  expect([roomWith(0), roomWith(9_000), roomWith(30_000), roomWith()]).toEqual([14_000, 5_000, 0, 0])
})
