import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const factsOf = (message: string) => understand(message, { today: '2026-11-20' }).facts

test('what a year of college costs is read, for all children or for each', () => {
  expect(factsOf('The school costs 32k a year. My daughter is 12, how much for her 529?')).toMatchObject({
    collegeCosts: [32_000],
    dependents: [12],
  })
  expect(
    factsOf(
      'His college costs 45k a year and hers 22k a year. He is 14, she is 10. How to save for college?',
    ),
  ).toMatchObject({ collegeCosts: [45_000, 22_000], dependents: [14, 10] })
  expect(factsOf('Tuition is about 28000 a year, kid is 4, 529?').collegeCosts).toEqual([28_000])
  expect(
    factsOf('daughter starts college next fall, 529 has 41k, cost 31k a year. loans?').collegeCosts,
  ).toEqual([31_000])
})

test('what is put in, earned or paid for a school before college is no price of college', () => {
  expect(factsOf('I put 3k a year in a 529 for my son, 4').collegeCosts).toBeUndefined()
  expect(factsOf('We make 90k a year, kid is 4, 529 for college?').collegeCosts).toBeUndefined()
  const early = factsOf(
    'Our kids 7 and 9 go to a private school that costs 18k a year each. Can the 529 pay?',
  )
  expect(early.collegeCosts).toBeUndefined()
  expect([early.privateSchoolCost, early.privateSchoolUse]).toEqual([18_000, true])
})

test('a price for several children at school is that of all of them', () => {
  const both = factsOf(
    "We're paying 14k a year for catholic school for two kids, 8 and 10. Can we use the 529 for tuition?",
  )
  expect([both.privateSchoolCost, both.privateSchoolUse]).toEqual([7_000, true])
  const one = factsOf('Catholic school is 9k a year. Can we use the 529 for it? Our son is 8')
  expect([one.privateSchoolCost, one.privateSchoolUse]).toEqual([9_000, true])
})

test('a price for several children at school is that of all of them', () => {
  const both = factsOf(
    "We're paying 14k a year for catholic school for two kids, 8 and 10. Can we use the 529 for tuition?",
  )
  expect([both.privateSchoolCost, both.privateSchoolUse]).toEqual([7_000, true])
  const one = factsOf(
    'Our son, 8, goes to a catholic school that costs 9k a year. Can we use the 529 for it?',
  )
  expect([one.privateSchoolCost, one.privateSchoolUse]).toEqual([9_000, true])
})

test('the price of a college is heard beside Roth or Traditional too, where college is named', () => {
  const asked = 'Roth or traditional 401k? We make 185k, kids 19 and 15.'
  expect(factsOf(`${asked} Her college costs us 28k a year`).collegeCosts).toEqual([28_000])
  expect(factsOf(`${asked} A year of the college costs 28,000`).collegeCosts).toEqual([28_000])
  expect(factsOf(`${asked} College runs about $28,000 a year`).collegeCosts).toEqual([28_000])
  expect(factsOf(`${asked} We put 5k a year into a 529 for college`).collegeCosts).toBeUndefined()
  expect(factsOf(`${asked} It costs 12k a year`).collegeCosts).toBeUndefined()
  expect(factsOf(`${asked} The IRA fills at 7,500 a year, college is later`).collegeCosts).toBeUndefined()
})
