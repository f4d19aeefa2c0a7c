import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldenNames, goldenPlan, plannerPath, planPath } from './golden-households.ts'

test.each(goldenNames)(
  'the golden plan of %s is what the engine drafts today (npm run golden writes it)',
  (name) => {
    expect(goldenPlan(name)).toBe(readFileSync(planPath(name), 'utf8'))
  },
)

test.each(goldenNames)('a planner wrote by hand what %s should hear', (name) => {
  expect(existsSync(plannerPath(name)), plannerPath(name)).toBe(true)
  const words = readFileSync(plannerPath(name), 'utf8').split(/\s+/)
  expect(words.length).toBeGreaterThan(60)
})

test('there are golden households', () => {
  expect(goldenNames.length).toBeGreaterThan(5)
})
