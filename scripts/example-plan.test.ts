import { expect, test } from 'vitest'
import { chartWidths } from '../src/web/how-it-works/example.ts'
import { examplePlan } from './example-plan.ts'
import { goldenDraft } from './golden-households.ts'

const name = 'couple-card-and-inheritance'

test('the excerpt says word for word what the engine drafts', () => {
  const { plan } = goldenDraft(name)
  const excerpt = examplePlan(name).plan
  expect(excerpt.title).toBe(plan.title)
  expect(excerpt.summary).toBe(plan.summary)
  expect(excerpt.allocations).toEqual(plan.allocations)
  expect(excerpt.nextSteps).toEqual(plan.nextSteps.slice(0, 3))
})

test('every number that is shown keeps its receipt, down to the first inputs', () => {
  const { plan, simulation } = examplePlan(name)
  const kept = new Set(plan.figures.map(({ id }) => id))
  const linked = Array.from(
    JSON.stringify([plan, simulation]).matchAll(/\(figure:([^)\s]+)\)/g),
    (match) => match[1] ?? '',
  )
  expect(linked.length).toBeGreaterThan(20)
  expect([...linked, simulation.figure].filter((id) => !kept.has(id))).toEqual([])
  for (const figure of plan.figures) for (const input of figure.inputs) expect(kept).toContain(input)
})

test('the simulation is drawn for every width, and its table is the one of the plan', () => {
  const { plan } = goldenDraft(name)
  const { simulation, told } = examplePlan(name)
  expect(simulation.charts.map(({ width }) => width)).toEqual([...chartWidths])
  for (const { endLabels, median } of simulation.charts) {
    expect(endLabels.length).toBeGreaterThanOrEqual(3)
    expect(median).toMatch(/^M[\d.]+,[\d.]+C/)
  }
  const projection = plan.visualizations.find(({ type }) => type === 'projection')
  expect(projection?.type === 'projection' && simulation.table.rows.length).toBe(
    projection?.type === 'projection' && projection.years.length,
  )
  expect(told.length).toBeGreaterThan(5)
})
