import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const whose = (message: string) =>
  understand(message, { today: '2026-11-25', topic: 'term_life' }).facts.permanentCover

test.each([
  ['term life insurance, my wife has a whole life policy of 100k', 'spouse'],
  ['I have a whole life policy of $50,000 from my parents, two kids', 'you'],
  ['I own universal life for 250k', 'you'],
  ['my husband has 100k of whole life', 'spouse'],
  ['We both have whole life policies', 'both'],
  ['I have whole life and my wife has universal life', 'both'],
] as const)('a policy that lasts for life is its owner’s: %s', (message, owner) => {
  expect(whose(message)).toBe(owner)
})

test.each([
  'term or whole life?',
  'should I get a whole life policy?',
  'an agent told me I should have whole life',
  'I don’t have whole life, only term',
  'I have a 20 year term policy of 500k',
  'is whole life worth it?',
])('what is asked about or offered is no policy that is there: %s', (message) => {
  expect(whose(message)).toBeUndefined()
})
