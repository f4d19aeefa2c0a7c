import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext } from '#engine/draft-context.ts'
import { draftPlan } from '#engine/draft-plan.ts'
import { planSchema } from '#engine/plan.ts'
import { randomHousehold } from '#engine/random-household-for-tests.ts'
import { orphanNumbers } from '#engine/receipts.ts'
import { topics } from '#engine/topics/all.ts'
import { snapshotOf } from './shared-snapshot.ts'

const identity = { id: 'plan-1', version: 1, generatedAt: '2026-11-20T17:00:00.000Z' }
const context = draftContext('2026-11-20')

test('a copy without sums shows no sum of money of any plan of any household', () => {
  fc.assert(
    fc.property(fc.constantFrom(...topics), randomHousehold, (topic, household) => {
      const { plan } = draftPlan({ topic, household, context, identity })
      const copy = snapshotOf(plan, true)
      const text = JSON.stringify(copy)
      const money = plan.figures.filter(({ unit }) => unit.startsWith('usd'))
      for (const { shown, id } of money) {
        if (/[1-9]/.test(shown)) expect(text).not.toContain(`[${shown}](figure:${id})`)
        expect(copy.figures.find((figure) => figure.id === id)).toMatchObject({ value: 0, shown: '$•••' })
      }
      expect(text).not.toMatch(/\$\s?\d/)
      expect(planSchema.safeParse(copy).success).toBe(true)
      expect(copy.totalAmount).toBe(0)
      expect(orphanNumbers(copy)).toEqual([])
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('a copy with sums is the plan itself under another id', () => {
  const [topic] = topics
  if (!topic) throw new Error('there is no topic')
  const { plan } = draftPlan({ topic, household: {}, context, identity })
  expect(snapshotOf(plan, false)).toEqual({ ...plan, id: 'shared' })
})
