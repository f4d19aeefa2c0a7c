import { expect, test } from 'vitest'
import { draftContext } from './draft-context.ts'
import { draftPlan } from './draft-plan.ts'
import { type OlderPlan, planOfAnyAgeSchema, upToDate } from './older-plans.ts'
import { planSchema } from './plan.ts'
import { emergencyFund } from './topics/emergency-fund/emergency-fund.ts'

const { plan } = draftPlan({
  topic: emergencyFund,
  household: { savings: 9_000 },
  context: draftContext('2026-11-20'),
  identity: { id: 'plan-1', version: 1, generatedAt: '2026-11-20T12:00:00Z' },
})

/** As the first release wrote it: lists were edited by words in the chat. */
const first = {
  ...plan,
  schemaVersion: 1,
  assumptions: plan.assumptions.map((fact) =>
    ['list', 'rows', 'fields'].includes(fact.input.kind) ? { ...fact, input: { kind: 'words' } } : fact,
  ),
}

test('a plan of the first shape is none of today, and is brought up to one', () => {
  expect(JSON.stringify(first)).toContain('"words"')
  expect(planSchema.safeParse(first).success).toBe(false)
  expect(upToDate(first as OlderPlan)).toEqual(plan)
  expect(planOfAnyAgeSchema.parse(first)).toEqual(plan)
})

test('a plan of today stays as it is', () => {
  expect(upToDate(plan)).toBe(plan)
  expect(planOfAnyAgeSchema.parse(plan)).toEqual(plan)
})

test('a fact that is no longer known is left out of what was assumed', () => {
  const [known] = first.assumptions
  const gone = { ...first, assumptions: [known, { ...known, fact: 'shoeSize' }] }
  expect(upToDate(gone as OlderPlan).assumptions).toEqual([plan.assumptions[0]])
})

test('a shape that nobody ever wrote is refused, from the database and from a file', () => {
  expect(() => upToDate({ ...plan, schemaVersion: 99 })).toThrow(RangeError)
  for (const other of [{ ...plan, schemaVersion: 99 }, { schemaVersion: 1 }, null, 'plan'])
    expect(planOfAnyAgeSchema.safeParse(other).success).toBe(false)
})
