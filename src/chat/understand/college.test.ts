import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const factsOf = (message: string) => understand(message, { today: '2026-11-20' }).facts

test('a child with a disability is seen when college savings are the question', () => {
  expect(
    factsOf('Our son is autistic, should we use an ABLE account or a 529 for him?').specialNeedsChild,
  ).toBe(true)
  expect(
    factsOf('529 for my 4 year old, one of our daughters has a genetic disorder').specialNeedsChild,
  ).toBe(true)
  expect(factsOf('How much should I put in a 529 for my daughter?').specialNeedsChild).toBeUndefined()
})

test('a grandparent who holds the account and a custodial account are told apart from a parent', () => {
  expect(factsOf('My daughter is 10 and her grandma has 40k in a 529 for her').collegeOwner).toBe(
    'grandparent',
  )
  expect(factsOf('We have $20k in a UTMA, should it go to a 529 for college?').collegeOwner).toBe('custodial')
  expect(factsOf('I have a 529 for my son').collegeOwner).toBeUndefined()
})

test('school before college, a prepaid plan and the kind of college are read', () => {
  expect(factsOf('Can we pay private school from the 529?').privateSchoolUse).toBe(true)
  expect(factsOf('We want to use the 529 for private school and college later').privateSchoolUse).toBe(true)
  expect(factsOf('529 or Florida prepaid for our kid?').prepaidPlan).toBe(true)
  expect(factsOf('How much in a 529 for a private college?').collegeTarget).toBe('private')
})

test('a sum for each month between commas goes to college, and one with words of its own keeps them', () => {
  expect(
    factsOf('how do I start saving for college for my 6 year old, $250 a month, we make 140k')
      .monthlyContribution,
  ).toBe(250)
  expect(
    factsOf('saving for college for my 6 year old, rent is $1,900 a month, we make 140k').monthlyContribution,
  ).toBeUndefined()
})
