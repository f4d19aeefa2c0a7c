import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (message: string) => {
  const { newPlanAcceptsRollovers, backdoorRoth } = understand(message, { today: '2026-11-20' }).facts
  return { newPlanAcceptsRollovers, backdoorRoth }
}

const weighed = [
  'My old 401k has 140k and my new job has a 401k with low fees. Should I roll it to the new plan or an IRA?',
  'I left a 401k with 62,000 dollars behind. Is it better to move it to my current employer’s plan or into an IRA?',
  'My new employer lets us bring money over from old plans. I have $85,000 in a former 401(k). What should I do with it?',
  'I have 48k in an old 401k. The plan at my new company says it takes rollovers. Should I use it?',
  'Old 403(b) of 66,000. Should I roll it over to my new job’s 401(k)?',
  'Rollover IRA or the 401k at my new company for my old 401k of 90k?',
  'Could I combine my old 401k of 30k with my current 401k?',
  'Roll my old 401k of 20k over to my new employer?',
]
test.each(weighed)('"%s": the new plan is a place to go', (message) => {
  expect(read(message).newPlanAcceptsRollovers).toBe(true)
})

const refused = [
  "I have 48k in an old 401k. My new job's 401k does not allow rollovers in. Where should it go?",
  'roll my old 401k into my new 401k? but my new 401k does not accept rollovers',
  'The new plan takes no rollovers, old 401k is 55k. IRA?',
  "Backdoor Roth with 40k in a rollover IRA, and my 401k doesn't accept IRA money. What now?",
  "I have 90k in a SEP IRA and my employer's 401k does not take rollovers from IRAs",
]
test.each(refused)('"%s": it is closed', (message) => {
  expect(read(message).newPlanAcceptsRollovers).toBe(false)
})

const neither = [
  "My 401k doesn't allow rollovers while I work there. Roth or traditional for 10k?",
  'My old 401k has 80k. I make 90k in my new job. Roll it over to an IRA?',
  'I put 6% into my new 401k. Should I roll my old 401k of 70k into an IRA?',
  'Roll my old 401k of 70k into an IRA? Does my new plan accept rollovers?',
  'My new company has no 401k. Where should my old 401k of 48k go?',
  '400k in my current 401k and 250k in an old one. Roll the old 401k over to an IRA?',
  'I start my new job in May. Should I roll my old 401k of 33k into a new IRA?',
  'My brother rolled his old 401k into his new one. Should I move my old 401k of 33k to an IRA?',
  'How much do I put into my new 401k?',
]
test.each(neither)('"%s": no word of a new plan that takes it', (message) => {
  expect(read(message).newPlanAcceptsRollovers).toBeUndefined()
})

const backdoors: [message: string, backdoorRoth: boolean | undefined][] = [
  ['Should I roll my 401k of 140k to an IRA? I make 125,000 and sometimes do a backdoor Roth.', true],
  ['I make 240k and do a backdoor Roth every year. Should I roll my old 401k of 90k into an IRA?', true],
  ['Should I roll my old 401k of 90k into an IRA if I use the backdoor Roth most years?', true],
  ['My wife and I both do backdoor Roths. Old 401k with 90k. Roll it over?', true],
  ['Does rolling my old 401k of 90k into an IRA mess up my back-door Roth?', true],
  ['I have never done a backdoor Roth and do not plan to. Old 401k with 90k. Roll it over?', false],
  ['No plans for a backdoor Roth. Old 401k with 90k. Roll it over?', false],
  ['What is a backdoor Roth? And should I roll over my old 401k of 90k?', undefined],
  ['My coworker does a backdoor Roth. Should I roll over my old 401k of 90k?', undefined],
  ['My plan allows a mega backdoor Roth. Should I roll over my old 401k of 90k?', undefined],
  ['Should I roll my old 401k of 90k into a Roth IRA?', undefined],
]
test.each(backdoors)('"%s": the backdoor', (message, backdoorRoth) => {
  expect(read(message).backdoorRoth).toBe(backdoorRoth)
})

test('a new plan that is told of with its funds and then with what it takes, takes it', () => {
  const { facts } = understand(
    'The new job has a 401(k) with cheap index funds and takes rollovers. 60k in the old 401k, what should I do?',
    { today: '2026-11-20' },
  )
  expect(facts).toMatchObject({ newPlanAcceptsRollovers: true, newPlanFee: [0.0005, 0.0015] })
  const unsure = understand(
    'Old 401k of 60k. Does the new job with its 401(k) for everyone and takes rollovers?',
    {
      today: '2026-11-20',
    },
  )
  expect(unsure.facts.newPlanAcceptsRollovers).toBeUndefined()
})
