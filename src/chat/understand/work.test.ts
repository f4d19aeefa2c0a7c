import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  [
    'employer matches 3%, I put in 9% of 61k',
    { contributionRate: 0.09, income: 61_000, employerMatch: { rate: 1, upTo: 0.03 } },
  ],
  ['they want me to put in 10% of 300k for the new boat', {}],
  ['I have a 401(k)-type plan I put 5% into.', { contributionRate: 0.05, accountType: ['401k'] }],
  ['I have a plan I put 5 minutes into.', {}],
  ['I put 6% in and my company matches it', { contributionRate: 0.06 }],
  ['I put 6% in and then I left', {}],
  [
    'putting in 12%, match is 5. pause my 401k?',
    { contributionRate: 0.12, employerMatch: { rate: 1, upTo: 0.05 }, accountType: ['401k'] },
  ],
  [
    'My employer matches 4% and I already get all of it.',
    { employerMatch: { rate: 1, upTo: 0.04 }, getsWholeMatch: true },
  ],
  [
    'no other debt but the house (3.1%), both get 401k match fully',
    {
      getsWholeMatch: true,
      spouseGetsWholeMatch: true,
      earners: 2,
      accountType: ['401k'],
      debts: [{ kind: 'mortgage', rate: 0.031 }],
    },
  ],
  [
    'my work matches 3% on the 401k but im not putting anything in yet',
    { employerMatch: { rate: 1, upTo: 0.03 }, contributionRate: 0, accountType: ['401k'] },
  ],
  ['the match is at 5 pm', {}],
  [
    'my 401k match is 4%, im putting in 4',
    { employerMatch: { rate: 1, upTo: 0.04 }, contributionRate: 0.04, accountType: ['401k'] },
  ],
  ['im putting in 4 hours a day', {}],
  ['work matches 4 i do 6', { employerMatch: { rate: 1, upTo: 0.04 }, contributionRate: 0.06 }],
  ['they match 4 i do not know why', { employerMatch: { rate: 1, upTo: 0.04 } }],
  ['work matches 4 people a year with mentors', {}],
  [
    'my boss matches dollar for dollar up to 3%, I put in 3',
    { employerMatch: { rate: 1, upTo: 0.03 }, contributionRate: 0.03 },
  ],
  ["my sister's boss matches 3%", {}],
  [
    'put in 8%, they match half up to 6',
    { contributionRate: 0.08, employerMatch: { rate: 0.5, upTo: 0.06 } },
  ],
  [
    'make 81k, 5% goes in and they match 5',
    { income: 81_000, contributionRate: 0.05, employerMatch: { rate: 1, upTo: 0.05 } },
  ],
  ['make 81k, 5% goes in taxes', { income: 81_000 }],
  ['10% to a trad 401k', { contributionRate: 0.1, accountType: ['401k'] }],
  ['I put 6 they match 6', { contributionRate: 0.06, employerMatch: { rate: 1, upTo: 0.06 } }],
  ['half up to 6 people match', {}],
  ['401k, put in 7% get 3', { contributionRate: 0.07, accountType: ['401k'] }],
  ['7% contribution with 6% match', { contributionRate: 0.07, employerMatch: { rate: 1, upTo: 0.06 } }],
  ['50% match to 6%, not enrolled yet', { employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0 }],
  [
    'I do 10% traditional, my gf does 6% roth, my match is 4',
    {
      maritalStatus: 'partnered',
      contributionRate: 0.1,
      spouseContributionRate: 0.06,
      employerMatch: { rate: 1, upTo: 0.04 },
    },
  ],
  [
    'we both get a 5% match',
    { employerMatch: { rate: 1, upTo: 0.05 }, spouseEmployerMatch: { rate: 1, upTo: 0.05 } },
  ],
  [
    'mortgage 280k at 3.1%, 401k 10% with full match',
    {
      contributionRate: 0.1,
      accountType: ['401k'],
      debts: [{ kind: 'mortgage', balance: 280_000, rate: 0.031 }],
    },
  ],
  [
    'I make 110k he makes 65k, 25k in savings, 401k 10% with full match',
    {
      income: 110_000,
      spouseIncome: 65_000,
      savings: 25_000,
      contributionRate: 0.1,
      accountType: ['401k'],
      maritalStatus: 'married',
    },
  ],
  [
    'I stay home, he earns 95k and gets the full match',
    { income: 0, spouseIncome: 95_000, getsWholeMatch: true, maritalStatus: 'married' },
  ],
  [
    'I make 50k, my wife earns 95k and gets the full match',
    { income: 50_000, spouseIncome: 95_000, spouseGetsWholeMatch: true, maritalStatus: 'married' },
  ],
  [
    'My job matches 50% up to 6% and I put in 6%. Her job matches 4% and she puts in 2%.',
    {
      employerMatch: { rate: 0.5, upTo: 0.06 },
      contributionRate: 0.06,
      spouseEmployerMatch: { rate: 1, upTo: 0.04 },
      spouseContributionRate: 0.02,
    },
  ],
  [
    'I make 90k and get my full match, my husband makes 70k, his employer matches 5% dollar for dollar but he only contributes 2%',
    {
      income: 90_000,
      spouseIncome: 70_000,
      maritalStatus: 'married',
      getsWholeMatch: true,
      spouseEmployerMatch: { rate: 1, upTo: 0.05 },
      spouseContributionRate: 0.02,
    },
  ],
  [
    'my company matches 4% and my wife’s matches 50% of the first 6%',
    {
      employerMatch: { rate: 1, upTo: 0.04 },
      spouseEmployerMatch: { rate: 0.5, upTo: 0.06 },
      maritalStatus: 'married',
    },
  ],
  [
    'My wife earns 60k and has a 401k with a 5% match but she doesn’t contribute to it yet.',
    {
      spouseIncome: 60_000,
      maritalStatus: 'married',
      spouseEmployerMatch: { rate: 1, upTo: 0.05 },
      spouseContributionRate: 0,
      accountType: ['401k'],
    },
  ],
  // Near misses: one's own work named after a spouse, other people's, and what a spouse pays for.
  [
    'she makes 60k, my employer matches 4% and I put in 4%',
    {
      spouseIncome: 60_000,
      employerMatch: { rate: 1, upTo: 0.04 },
      contributionRate: 0.04,
      maritalStatus: 'married',
    },
  ],
  ['my brother gets a 6% match and he puts in 3%', {}],
  ['my husband contributes 40% of the rent', { maritalStatus: 'married' }],
  ['my wife does not contribute to the bills', { maritalStatus: 'married' }],
  ['is 2% a normal contribution for my husband?', { maritalStatus: 'married' }],
  ['my boss gets the full match', {}],
  ['they match 4 and I do 4', { employerMatch: { rate: 1, upTo: 0.04 }, contributionRate: 0.04 }],
  ['Match is 4% and I do 0', { employerMatch: { rate: 1, upTo: 0.04 }, contributionRate: 0 }],
  ['Neither of us contributes to a 401k yet', { contributionRate: 0, accountType: ['401k'] }],
  [
    'They match 100% of the first 3% and 50% of the next 2%',
    { employerMatch: { rate: 1, upTo: 0.03, next: { rate: 0.5, upTo: 0.02 } } },
  ],
  ['the match is dollar for dollar up to 4', { employerMatch: { rate: 1, upTo: 0.04 } }],
  ['they traded dollar for dollar up to 4', {}],
  ['company matches dollar for dollar up to 6 percent', { employerMatch: { rate: 1, upTo: 0.06 } }],
  ['401k with 6% match', { employerMatch: { rate: 1, upTo: 0.06 }, accountType: ['401k'] }],
  ['no match from employer', { employerMatch: { rate: 0 } }],
  ['neither of us has a match at work', { employerMatch: { rate: 0 }, spouseEmployerMatch: { rate: 0 } }],
  ['neither of the socks match', {}],
  ['I contribute 8% to my 401k', { contributionRate: 0.08, accountType: ['401k'] }],
  [
    'My employer contributes 3% regardless and matches another 3%',
    { employerMatch: { rate: 1, upTo: 0.03 } },
  ],
  ['I put in 0 and they match 4%', { contributionRate: 0, employerMatch: { rate: 1, upTo: 0.04 } }],
  [
    'I put in 5% and they match 50% of 6%',
    { contributionRate: 0.05, employerMatch: { rate: 0.5, upTo: 0.06 } },
  ],
  ['I put 6% in my 401k', { contributionRate: 0.06, accountType: ['401k'] }],
  [
    'I contribute 3% to my 401k, match is 4%',
    { contributionRate: 0.03, employerMatch: { rate: 1, upTo: 0.04 }, accountType: ['401k'] },
  ],
  ["I'm not contributing to my 401k yet", { contributionRate: 0, accountType: ['401k'] }],
  ['should I stop contributing to my 401k?', { accountType: ['401k'] }],
  ["I don't contribute enough", {}],
  ['there is a match at work. I put in 3%.', { contributionRate: 0.03 }],
  [
    'roth or traditional 401k? make 80k, put in 15%, employer matches 50% up to 6%',
    {
      income: 80000,
      contributionRate: 0.15,
      employerMatch: { rate: 0.5, upTo: 0.06 },
      accountType: ['401k'],
    },
  ],
  [
    'make 64k, employer matches 4% and I get it all',
    { income: 64000, employerMatch: { rate: 1, upTo: 0.04 }, getsWholeMatch: true },
  ],
  ['I already get the full company match on my 401k', { getsWholeMatch: true, accountType: ['401k'] }],
  ['I contribute enough to get the match', { getsWholeMatch: true }],
  [
    'I do 4% in my 403b which gets me the full match',
    { contributionRate: 0.04, getsWholeMatch: true, accountType: ['403b'] },
  ],
  [
    'My employer matches 50% up to 6%, I already get all of it',
    { employerMatch: { rate: 0.5, upTo: 0.06 }, getsWholeMatch: true },
  ],
  [
    'we both put in 6% with a full match',
    {
      getsWholeMatch: true,
      spouseGetsWholeMatch: true,
      earners: 2,
      contributionRate: 0.06,
      spouseContributionRate: 0.06,
    },
  ],
  [
    'we earn 190k together, both get full match',
    {
      householdIncome: 190_000,
      getsWholeMatch: true,
      spouseGetsWholeMatch: true,
      earners: 2,
      twoAdults: true,
    },
  ],
  ['does my employer give both of us a full match?', {}],
  ['how much should I put in to get the full match?', {}],
  ['I do 10% now, the match is 4%', { contributionRate: 0.1, employerMatch: { rate: 1, upTo: 0.04 } }],
  ["my 401k has a match and I'm saving 12% of my pay", { contributionRate: 0.12, accountType: ['401k'] }],
  ['I put in 3%.', {}],
  [
    'have 90k in my 401k and put in 10%',
    { contributionRate: 0.1, retirementSavings: 90000, accountType: ['401k'] },
  ],
  ['I contribute 8% and they match 4', { contributionRate: 0.08, employerMatch: { rate: 1, upTo: 0.04 } }],
  [
    'a card of 6,800 at 24.99%, or the 401k match?',
    { debts: [{ kind: 'credit_card', balance: 6800, rate: 0.2499 }], accountType: ['401k'] },
  ],
  ['they match 50 people with mentors', {}],
  ['84k salary, 10% into the 401k', { income: 84000, contributionRate: 0.1, accountType: ['401k'] }],
  [
    'I make 60k, 401k 15%, no debt',
    { income: 60000, contributionRate: 0.15, accountType: ['401k'], debts: [] },
  ],
  ['my employer puts 5% into the 401k', { accountType: ['401k'] }],
  ['I put in 0 down on the car', {}],
]

test('matches and contributions are read', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})

test('a share beside a match is one’s own where it is too small for a rate', () => {
  const matchOf = (message: string) => understand(message, { today: '2026-11-20' }).facts.employerMatch
  expect(matchOf('401k 5% match 5%')).toEqual({ rate: 1, upTo: 0.05 })
  expect(matchOf('50% match 6%')).toEqual({ rate: 0.5, upTo: 0.06 })
})
