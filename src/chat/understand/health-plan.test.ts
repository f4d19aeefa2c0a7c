import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (text: string) => {
  const { hsaEligible, hsaFamilyCoverage, outOfPocketMaximum, deductible } = understand(text, {
    today: '2026-11-20',
  }).facts
  return { hsaEligible, hsaFamilyCoverage, outOfPocketMaximum, deductible }
}

test.each([
  ['the out-of-pocket limit of our health plan is 7,500', { outOfPocketMaximum: 7_500 }],
  ['the limit of our health plan is clear', {}],
  [
    'the deductible is 1,600 and the most I can pay in a year is 6,000',
    { deductible: 1_600, outOfPocketMaximum: 6_000 },
  ],
  ["my insurance won't pay anything until I've spent 3,500", { deductible: 3_500 }],
  ["the dealer won't pay anything until I've spent 3,500", {}],
  ['the most I would pay for a car is 6,000', {}],
  ['31, 75k, I have an HSA at work. where should 600 a month go?', { hsaEligible: true }],
  ['health plan deductible 5000 family', { deductible: 5_000, hsaFamilyCoverage: true }],
  ['deductible 3400 individual / 6800 family', { deductible: 6_800 }],
  ['deductible 2000, and 400 for a family of 4', { deductible: 2_000 }],
  ['Deductible 2,200 single, 4,400 family. We have two kids', { deductible: 4_400 }],
  ['2,200 deductible for one person and 4,400 for a family', { deductible: 4_400 }],
  // A family's deductible is not met by whoever lives alone.
  ['I’m 27, single, no kids. Deductible 2,200 single, 4,400 family', { deductible: 2_200 }],
  ['my largest deductible is 500', { deductible: 500 }],
  ['our health deductible is 4k, the car deductible 1,000', { deductible: 4_000 }],
  ['is it tax deductible? I gave 4,000', {}],
  ['we have a family HDHP with an HSA', { hsaEligible: true, hsaFamilyCoverage: true }],
  ['high deductible plan with HSA, self-only coverage', { hsaEligible: true, hsaFamilyCoverage: false }],
  ['my plan is HSA eligible', { hsaEligible: true }],
  ['couple, earn 190k, HSA family plan, 40k savings', { hsaEligible: true, hsaFamilyCoverage: true }],
  ['is an HSA plan better than a PPO?', {}],
  ['33, 90k, HSA eligible, 15k in savings', { hsaEligible: true }],
  ['my husband has an HSA through work, family coverage', { hsaEligible: true, hsaFamilyCoverage: true }],
  ['no HSA, 401k match is 4%', { hsaEligible: false }],
  ["my employer doesn't offer an HSA", { hsaEligible: false }],
  [
    'deductible is 3,000 and the out of pocket max is 8,000',
    { outOfPocketMaximum: 8_000, deductible: 3_000 },
  ],
  ['9,200 out-of-pocket maximum', { outOfPocketMaximum: 9_200 }],
  ['should I get an HSA or a PPO?', {}],
  ['is an HSA worth it?', {}],
  [
    'I was covered by an HDHP from March to August and in September I no longer had an HDHP',
    { hsaEligible: false },
  ],
  ['I no longer have an HSA-eligible plan', { hsaEligible: false }],
  ['I was on an HDHP until June', {}],
  ['I had an HDHP last year but am on a PPO now', {}],
  ['I was put on an HDHP at work in June', { hsaEligible: true }],
  ['am I HSA eligible?', {}],
  ['not HSA eligible, 15k in savings', { hsaEligible: false }],
  ['I have an HSA with 3k from my old job', {}],
  ['what is the HSA limit for 2026?', {}],
  ['my sister has an HSA', {}],
  ['401k or HSA first?', {}],
  ['how do I keep out of pocket costs down? I have 8,000 saved', {}],
])('%s', (text, facts) => {
  expect(read(text)).toEqual({
    hsaEligible: undefined,
    hsaFamilyCoverage: undefined,
    outOfPocketMaximum: undefined,
    deductible: undefined,
    ...facts,
  })
})
