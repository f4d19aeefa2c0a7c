/** Saving for college. */
import { z } from 'zod'
import { choiceFact, moneyFact, numberFact, structuredFact, yesNoFact } from '../fact.ts'

const dearest = 250_000

export const collegeFacts = {
  collegeTarget: choiceFact(
    'College you save toward',
    {
      public_in_state: 'a public college in your state',
      public_out_of_state: 'a public college in another state',
      private: 'a private college',
    },
    ['public_in_state', 'private'],
    {
      ask: 'Which college do you save toward: public in your state, public in another state, or private?',
      whyAsked: 'A private college costs more than a public one in your own state, by far.',
    },
  ),
  collegeCosts: structuredFact(
    'What a year of the college costs, all in: one price, or one for each child in the order of their ages',
    z.array(z.number().min(0).max(dearest)).max(20),
    {
      kind: 'list',
      noun: 'price',
      most: 20,
      item: { kind: 'number', unit: 'usd-per-year', min: 0, max: dearest },
    },
  ),
  collegeFundShare: numberFact(
    'Share of the college cost to save for',
    'share',
    { max: 1, plausible: [0.25, 1] },
    {
      ask: 'How much of the cost would you like to have saved: a part, or all of it?',
      whyAsked: 'Aid, pay at the time and loans can carry the rest.',
    },
  ),
  collegeSaved: moneyFact('Saved for college so far', 'usd', [0, 25_000], {
    ask: 'How much is saved for college so far, over all children?',
    whyAsked: 'What is there already grows until the first bill.',
  }),
  collegeSavedEach: structuredFact(
    'Saved for college for each child, in the order of their ages',
    z.array(z.number().min(0).max(10_000_000)).max(20),
    { kind: 'list', noun: 'sum', most: 20, item: { kind: 'number', unit: 'usd', min: 0, max: 10_000_000 } },
  ),
  forGrandchild: yesNoFact('You save for a grandchild'),
  collegeSumToPlace: yesNoFact('The sum that you named is still to go into the 529'),
  graduateProgram: yesNoFact('A graduate or professional program is meant'),
  collegeGift: moneyFact('A gift for college that is to be placed', 'usd'),
  collegeGiftIsEach: yesNoFact('The gift is the same sum for each child'),
  collegeGivers: numberFact('How many others give for college, such as grandparents', 'count', {
    min: 1,
    max: 20,
    whole: true,
  }),
  collegeGiftYearly: moneyFact('Gifts for college that come each year', 'usd-per-year'),
  collegeMonthly: moneyFact('What goes to college savings each month', 'usd-per-month', [0, 600], {
    ask: 'How much do you put aside for college each month?',
    whyAsked: 'It shows how far you get on your present course.',
  }),
  savesDuringCollege: yesNoFact('Saving goes on while a child is in college, until the last bill'),
  collegeOwner: choiceFact(
    'Who owns the college money',
    {
      parent: 'a parent',
      grandparent: 'a grandparent',
      custodial: 'the child, through a custodial account (UTMA or UGMA)',
    },
    ['parent', 'grandparent'],
    {
      ask: 'Who owns the college account: you, a grandparent, or the child through a custodial account?',
      whyAsked: 'Financial aid counts each of them differently.',
    },
  ),
  collegeAccountYears: numberFact('Years since the 529 was opened', 'years', {
    max: 40,
    plausible: [2, 16],
  }),
  privateSchoolUse: yesNoFact('College money that also pays for school before college', {
    ask: 'Should the college money also pay for private school before college?',
    whyAsked: 'School bills come first and can empty the account.',
  }),
  privateSchoolCost: moneyFact('School before college, a year', 'usd-per-year', [6_000, 25_000], {
    ask: 'What does the school cost a year?',
    whyAsked: 'It shows what would be left for college.',
  }),
  scholarshipYearly: moneyFact(
    'Scholarships and grants that are promised to the child who is nearest to college, a year',
    'usd-per-year',
    [0, 20_000],
  ),
  ownScholarship: yesNoFact('A large scholarship or a military academy is likely', {
    ask: 'Is a large scholarship or a military academy likely?',
    whyAsked: 'Then less has to be saved, and the extra tax on what is left is waived up to its value.',
  }),
  prepaidPlan: yesNoFact('A prepaid tuition plan'),
} as const
