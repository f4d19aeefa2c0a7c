import { expect, test } from 'vitest'
import { householdSchema } from '#engine/household.ts'
import { topicOf } from '#engine/topics/all.ts'
import { sampleHouseholds } from './samples.ts'

test('there are three samples, each with a name of its own', () => {
  expect(sampleHouseholds.map(({ name }) => name)).toEqual([
    'Renting couple, 30s',
    'Family with two kids',
    'Near retirement',
  ])
  expect(new Set(sampleHouseholds.map(({ id }) => id)).size).toBe(sampleHouseholds.length)
})

test('every sample is a household as its schema describes one', () => {
  for (const { name, household } of sampleHouseholds)
    expect(householdSchema.parse(household), name).toEqual(household)
})

test('what a sample asks first has a planner', () => {
  for (const { name, topic } of sampleHouseholds) expect(topicOf(topic), name).toBeDefined()
})
