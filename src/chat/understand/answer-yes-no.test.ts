import { expect, test } from 'vitest'
import type { FactKey, Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [question: FactKey, reply: string, said: boolean | undefined][] = [
  ['newPlanAcceptsRollovers', 'i believe so', true],
  ['newPlanAcceptsRollovers', 'they do', true],
  ['newPlanAcceptsRollovers', 'it does, yes', true],
  ['newPlanAcceptsRollovers', 'i don’t think so', false],
  ['newPlanAcceptsRollovers', 'probably not', false],
  ['newPlanAcceptsRollovers', 'not that i know of', false],
  ['newPlanAcceptsRollovers', 'it doesn’t', false],
  ['newPlanAcceptsRollovers', 'not sure', undefined],
  ['newPlanAcceptsRollovers', 'they want a form', undefined],
  ['behindOnDebts', 'nope everything is current', false],
  ['behindOnDebts', 'no its all current', false],
  ['behindOnDebts', 'no debts', undefined],
  ['stillWorksThere', 'not anymore', false],
  ['stillWorksThere', 'i left in the spring', false],
  ['stillWorksThere', 'yes still there', true],
  ['publicServiceJob', 'a private company', false],
  ['publicServiceJob', 'i work at the county library', true],
  ['publicServiceJob', 'a private school', undefined],
  ['stayAtHomeParent', 'my husband does', true],
  ['stayAtHomeParent', 'one of us is', true],
  ['retirementOnTrack', 'i think so', true],
  ['smoker', 'i quit 12 years ago', false],
  ['smoker', 'i quit 2 years ago', undefined],
]
test.each(rows)('to the question for %s, “%s” says %s', (openQuestion, reply, said) => {
  const { facts } = understand(reply, { today: '2026-11-20', openQuestion, topic: 'lump_sum_invest' })
  expect(facts[openQuestion]).toBe(said)
})

const all: [reply: string, household: Household, savings: number | undefined][] = [
  ['that’s all of it', { amount: 30_000 }, 0],
  ['just that', { amount: 30_000 }, 0],
  ['nope that’s everything', { amount: 30_000 }, 0],
  ['nothing besides that', { amount: 30_000 }, 0],
  ['that’s all of it', {}, undefined],
  ['that is all in my 401k', { amount: 30_000 }, undefined],
  ['another 6k or so', { amount: 30_000 }, 6_000],
  ['on top of that about 4,000', { amount: 30_000 }, 4_000],
]
test.each(all)('“%s” says what cash there is beside %j', (reply, household, savings) => {
  const context = { today: '2026-11-20', openQuestion: 'savings', topic: 'lump_sum_invest' } as const
  expect(understand(reply, { ...context, household }).facts.savings).toBe(savings)
})
