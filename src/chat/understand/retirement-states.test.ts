import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const statesIn = (message: string, household: Household = {}): Household => {
  const { state, retirementState } = understand(message, { today: '2026-11-20', household }).facts
  return { ...(state && { state }), ...(retirementState && { retirementState }) }
}

const rows: [message: string, facts: Household, household?: Household][] = [
  ['we wanna retire at 60 in nevada', { retirementState: 'NV' }],
  ['plan to move to oregon when i retire', { retirementState: 'OR' }],
  ['gonna retire in 5 years in florida', { retirementState: 'FL' }],
  ["when we retire we'll move to Arizona", { retirementState: 'AZ' }],
  ['I live in Ohio and hope to retire in Florida', { state: 'OH', retirementState: 'FL' }],
  ['retire at 60 in florida', { retirementState: 'FL' }, { state: 'NY' }],
  ['I am in NY, retire at 60 in florida', { state: 'NY', retirementState: 'FL' }],
  ['can I retire at 60 in ohio?', { state: 'OH' }],
  ['we retired to Florida', { state: 'FL' }],
  ['retired in Ohio, 68', { state: 'OH' }],
  ['moving to oregon next month', { state: 'OR' }],
  ['I want to retire at 60. I live in Ohio', { state: 'OH' }],
  ['I want to retire at 60, live in Ohio', { state: 'OH' }],
  ['I want to move to oregon when I find a job', { state: 'OR' }],
]

test.each(rows)('“%s” tells %j', (message, facts, household) => {
  expect(statesIn(message, household)).toEqual(facts)
})
