import { expect, test } from 'vitest'
import { goldenDraft, goldenNames } from '../../scripts/golden-households.ts'
import { planTables } from './plan-tables.ts'

test('every table of every golden plan is full, plain and named once', () => {
  for (const name of goldenNames) {
    const tables = planTables(goldenDraft(name).plan)
    expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length)
    for (const { id, columns, rows } of tables) {
      expect(id).toMatch(/^[a-z0-9-]+$/i)
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) {
        expect(row).toHaveLength(columns.length)
        expect(row.join(' ')).not.toContain('](figure:')
      }
    }
  }
})

test('the tables of a plan name each part, step, check, other way, assumption and figure', () => {
  const { plan } = goldenDraft('couple-card-and-inheritance')
  const rows = Object.fromEntries(planTables(plan).map(({ id, rows }) => [id, rows.length]))
  expect(rows).toMatchObject({
    allocations: plan.allocations.length,
    'next-steps': plan.nextSteps.length,
    checks: plan.checks.length,
    alternatives: plan.alternatives.length,
    assumptions: plan.assumptions.length,
    figures: plan.figures.length,
  })
})
