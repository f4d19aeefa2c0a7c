import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ['nobody depends on me', { numDependents: 0 }],
  ['nobody depends on the bus', {}],
  ['twins of 3', { dependents: [3, 3] }],
  ['for the kids college, they are 3 and 6', { dependents: [3, 6], goal: 'education' }],
  ['my two kids and my brothers. they are 4 and 6', { numDependents: 2 }],
  ['expecting our second kid, the first is 4', { dependents: [4], expecting: true, twoAdults: true }],
  ['we rent two flats, the first is 4 rooms', {}],
  ['Twins are 10, and daycare for the little one (3)', { dependents: [10, 10, 3] }],
  ['How much more for the 529? He is 19, our only child', { dependents: [19], accountType: ['529'] }],
  [
    'How much for the 529 of the baby that my husband and I expect? He is 29',
    { spouseAge: 29, maritalStatus: 'married', accountType: ['529'] },
  ],
  ["our twins start high school next fall, they're 13", { dependents: [13, 13], twoAdults: true }],
  ["the twins and their friends, they're 13 in all", {}],
  ['twins of 30 towns', {}],
  ['I have a daughter of 3', { dependents: [3] }],
  ['three kids of 9, 12 and 15', { dependents: [9, 12, 15] }],
  ['the kids of 2 different schools sang', {}],
  ['a book for children of 3 lands', {}],
  ['2 and 4 yr olds', { dependents: [2, 4] }],
  ['1 and 3 year olds, make 80k', { dependents: [1, 3], income: 80_000 }],
  ['2 and 4 yr old cars', {}],
  ["my neighbor's 2 and 4 yr olds", {}],
  ["I'm 38 w/ 3 of my own (12, 9, 4)", { dependents: [12, 9, 4], age: 38 }],
  ['i have 3 of my own rentals', {}],
  ['our kid (born last month!)', { dependents: [0], twoAdults: true }],
  ['we just had twins', { dependents: [0, 0] }],
  ['my daughter is a HS sophomore', { dependents: [15] }],
  ['kids 12 9 5', { dependents: [12, 9, 5] }],
  ['my brother has kids 12 9 5', {}],
  ['kids 12 hours a day', {}],
  ['the four of us, kids 40 50 60', {}],
  [
    'husband is home with our 2 yr old and newborn',
    { dependents: [2, 0], maritalStatus: 'married', spouseIncome: 0, stayAtHomeParent: true },
  ],
  ['kids 4yo 7yo', { dependents: [4, 7] }],
  ['home with kids 2 and 5', { dependents: [2, 5] }],
  ['a home with 4 rooms and 2 baths', {}],
  ['rent 1,700. 9 y/o and 12 y/o', { dependents: [9, 12], monthlyRent: 1_700 }],
  ['truck is 9 yrs old', {}],
  ['the kids will be 15 and 18 then', {}],
  ['our kids will be 12 and 14 by then', {}],
  ['my son will be 5 in March', { dependents: [5] }],
  ['child support until our daughter is 18, she is 6 now', { dependents: [6], twoAdults: true }],
  ['4 kids 2,4,7,10 and 0 saved for college', { dependents: [2, 4, 7, 10], goal: 'education' }],
  ['my son is 3rd in his class', {}],
  ["my son, he's in 3rd grade", { dependents: [8] }],
  ['my kids are in 2nd and 5th grade', { dependents: [7, 10] }],
  ['I teach 4th grade', {}],
  ['our daughter is a junior in high school', { twoAdults: true, dependents: [16] }],
  ['my son is a senior at college', {}],
  ['single dad of two (9 & 12)', { dependents: [9, 12], maritalStatus: 'single' }],
  ['my twins are 2', { dependents: [2, 2] }],
  ['stay-at-home mom of 3, ages 2, 5 and 8', { dependents: [2, 5, 8], stayAtHomeParent: true, income: 0 }],
  ['our daughter is a junior in high school, 17, and wants to study', { dependents: [17], twoAdults: true }],
  ['newborn in Maine', { dependents: [0], state: 'ME' }],
  ['our twins were born this year', { dependents: [0, 0], twoAdults: true }],
  [
    'my grandson was born in June. 529 for him',
    { dependents: [0], forGrandchild: true, accountType: ['529'] },
  ],
  ['I am raising my granddaughter, 7. 529 for her', { dependents: [7], accountType: ['529'] }],
  ['my grandson, who is 9, lives with me. 529 for him', { dependents: [9], accountType: ['529'] }],
  ['my son is 5, born in June', { dependents: [5] }],
  ['our son starts college in fall 2028', { dependents: [16], horizonYears: 2, twoAdults: true }],
  ['we started a garden in fall 2028', {}],
  [
    'I got 40,000 dollars from my aunt’s estate. Our twins start college in 2029. Where should I invest it?',
    { dependents: [15, 15], twoAdults: true, amount: 40_000, moneySource: 'inheritance' },
  ],
  ['They start the new job in 2029', {}],
  [
    'daughter 8, want to pay for half of state college in NC',
    {
      dependents: [8],
      collegeFundShare: 0.5,
      collegeTarget: 'public_in_state',
      goal: 'education',
      state: 'NC',
    },
  ],
  ['our baby was born in February 2026', { dependents: [0], twoAdults: true }],
  ['my son was born in May 2019', { dependents: [7] }],
  ['my son has a UTMA. He is 11.', { dependents: [11], collegeOwner: 'custodial' }],
  ['my husband is a teacher. He is 31.', { spouseAge: 31, maritalStatus: 'married' }],
  ['twins age 2 and a 5 year old', { dependents: [2, 2, 5] }],
  ['2 year old twins', { dependents: [2, 2] }],
  ['newborn! how much a month for college?', { dependents: [0], goal: 'education' }],
  [
    'three kids 9 6 2, husband earns 83000',
    { dependents: [9, 6, 2], spouseIncome: 83000, maritalStatus: 'married' },
  ],
  ['2 kids 14 / 11', { dependents: [14, 11] }],
  ['2 kids 80 20 split of bills', { numDependents: 2 }],
  ['my sister has 3 kids 9 6 2', {}],
  ['my son is 16 and my daughter is 13', { dependents: [16, 13] }],
  ['my 3 kids are 2, 5, and 9', { dependents: [2, 5, 9] }],
  ['3yo and a newborn', { dependents: [3, 0] }],
  ['baby girl is 7 months', { dependents: [0] }],
  ['one child, age 11', { dependents: [11] }],
  ["I'm 74 and moving in with my daughter", { age: 74 }],
  ["I'm 71 and live with my son", { age: 71 }],
  ['I live with my daughter', { numDependents: 1 }],
  ['divorced dad with 3 kids', { numDependents: 3, maritalStatus: 'divorced' }],
  ['no dependents', { numDependents: 0 }],
  ['we want two kids someday', {}],
  [
    'Wife stays home with our 2 and 5 year olds',
    { dependents: [2, 5], spouseIncome: 0, maritalStatus: 'married' },
  ],
  [
    '20k in the bank, our kid starts college next fall',
    { savings: 20_000, dependents: [17], twoAdults: true },
  ],
  ['she starts a new job next year', {}],
  ['two kids 12 and 15, child support until the oldest is 18', { dependents: [12, 15] }],
  ['kids 4 and 9, cover until our youngest turns 22', { dependents: [4, 9] }],
  ['kids 6, 4 and 8 months', { dependents: [6, 4, 0] }],
  [
    'our daughter got into college! she is 18. younger brother is 13.',
    { dependents: [18, 13], twoAdults: true },
  ],
  ['the two loans run 2 and 5 years', {}],
  ['the mortgage and the car have 4 and 8 months left', {}],
  ['my sister is 18. younger brother is 13.', {}],
  ['youngest is 19 in college', { dependents: [19] }],
  ['we have kids, 2 in college', {}],
  ['our dog is 5 years old', {}],
  ['my niece is 12', {}],
  ['two children, both 6', { dependents: [6, 6] }],
  ['both our boys are 7', { dependents: [7, 7] }],
  ['three kids, all 6', { dependents: [6, 6, 6] }],
  ['two 8 year olds', { dependents: [8, 8] }],
  ['two 8 year old daughters and a 3 year old', { dependents: [8, 8, 3] }],
  ['two kids age 4 and a 7 year old', { dependents: [4, 7] }],
  ['two kids, both under 5', { numDependents: 2 }],
  ['two kids, both in 3 clubs', { numDependents: 2 }],
  ['two 8 year old cars', {}],
  ['I have two old 401ks and three old jobs', { accountType: ['401k'] }],
]

test('children are read by age, by number or on the way', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})

test('two numbers after a parent are ages, one is a count', () => {
  const factsOf = (message: string) => understand(message, { today: '2026-11-20' }).facts
  expect(factsOf('Single dad of 8 and 11, make 62k')).toMatchObject({ dependents: [8, 11], income: 62_000 })
  expect(factsOf('single mom of 4 and 6 year olds').dependents).toEqual([4, 6])
  expect(factsOf('dad of 3, make 60k')).toEqual({ numDependents: 3, income: 60_000 })
  expect(factsOf('mom of 2 and 4 cats').dependents).toBeUndefined()
})

test.each([
  ['Should I open a 529 for my baby?', [0]],
  ['college fund for my infant son', [0]],
  ['a 529 for our baby girl and our 3 year old', [3, 0]],
  ['saving for our baby on the way', undefined],
])('a baby that is saved for is not a year old: %s', (message, ages) => {
  const { dependents } = understand(message, { today: '2026-11-25' }).facts
  if (ages !== undefined) expect([...(dependents ?? [])].sort()).toEqual([...ages].sort())
  else expect(dependents ?? []).not.toContain(0)
})

test.each([
  ['My daughter may go to college one day. She is still just 5 years old. How do I save?', [5]],
  ["a 529 for our son, he's still only 6", [6]],
])('a child who was named before is still of an age: %s', (message, ages) => {
  expect(understand(message, { today: '2026-11-25' }).facts.dependents).toEqual(ages)
})
