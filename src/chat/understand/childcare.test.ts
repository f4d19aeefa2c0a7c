import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (text: string) => {
  const { childcareMonthly, numDependents, dependents } = understand(text, { today: '2026-11-20' }).facts
  return JSON.parse(JSON.stringify({ childcareMonthly, numDependents, dependents }))
}

test.each([
  ['daycare is $1,450 and rent is $1,600', { childcareMonthly: 1_450, numDependents: 1 }],
  ['our son is 3, we pay 1,200 a month for daycare', { childcareMonthly: 1_200, dependents: [3] }],
  ['two kids, preschool costs 300 a week', { childcareMonthly: 1_300, numDependents: 2 }],
  ['daycare would be 1,450', {}],
  // Of today's costs it is none yet.
  ['our first baby is due in May and daycare here is 1,500 a month', {}],
  [
    'our son is 2, the next is due in June, daycare is 1,300 a month',
    { childcareMonthly: 1_300, dependents: [2] },
  ],
  ['my sister pays 1,450 for daycare', {}],
  ['I am a daycare teacher, 38k', {}],
])('%s', (text, facts) => {
  expect(read(text)).toEqual(facts)
})
