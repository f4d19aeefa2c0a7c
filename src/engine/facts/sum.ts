/** A sum to decide on: what it is for, by when, and where it comes from. */
import { choiceFact, dayFact, moneyFact, numberFact, yesNoFact } from '../fact.ts'

export const sumFacts = {
  amount: moneyFact('Amount to decide on', 'usd', [5_000, 500_000], {
    ask: 'How much money are you deciding about?',
    whyAsked: 'Every dollar of the plan starts from it.',
  }),
  goal: choiceFact(
    'What the money is for',
    {
      retirement: 'retirement',
      home: 'a home',
      education: 'education',
      children: 'the children',
      car: 'a car',
      income: 'living on it',
      general: 'no single goal',
    },
    ['home', 'retirement'],
    {
      ask: 'What is this money for?',
      whyAsked: 'Money for a house soon and money for retirement belong in different places.',
    },
  ),
  horizonYears: numberFact(
    'Years until the money is needed',
    'years',
    { max: 80, plausible: [1, 30] },
    {
      ask: 'When will you need this money?',
      whyAsked: 'Money that is needed soon is kept away from stocks; money for later is not.',
    },
  ),
  considersRental: yesNoFact('Buying a property to rent out is considered'),
  nearGoal: choiceFact(
    'A nearer purpose, for a part of this money',
    { home: 'a home', car: 'a car', education: 'education', general: 'something else' },
    ['home', 'car'],
  ),
  nearGoalSum: moneyFact('Part of this money for the nearer purpose', 'usd', [5_000, 100_000], {
    ask: 'How much of this money is for the nearer purpose?',
    whyAsked: 'That part is kept safe for its day; the rest can grow.',
  }),
  nearGoalYears: numberFact(
    'Years until the nearer part is needed',
    'years',
    { max: 30, plausible: [1, 5] },
    {
      ask: 'In how many years do you need that part?',
      whyAsked: 'It decides where that part is kept.',
    },
  ),
  riskTolerance: choiceFact(
    'How you feel about ups and downs',
    { conservative: 'careful', moderate: 'in between', aggressive: 'at ease with swings' },
    ['conservative', 'aggressive'],
    {
      ask: 'If this money lost a large part of its value in a bad year, would you sell, wait or buy more?',
      whyAsked: 'A plan that you abandon in a bad year is worse than a calmer one.',
    },
  ),
  moneySource: choiceFact(
    'Where the money comes from',
    {
      savings: 'savings',
      inheritance: 'an inheritance in cash',
      inherited_ira: 'an inherited IRA',
      home_sale: 'the sale of a home',
      land_sale: 'the sale of land',
      stock_sale: 'a sale of stock',
      business_sale: 'the sale of a business',
      bonus: 'a bonus or severance pay',
      vested_shares: 'shares from an employer that have vested',
      settlement: 'a settlement',
      life_insurance: 'life insurance',
      gift: 'a gift',
      lottery: 'a prize',
    },
    // An inherited IRA would turn the plan around, but few have one: asking everyone for it would be wrong.
    ['savings', 'stock_sale'],
    {
      ask: 'Where does this money come from?',
      whyAsked: 'Some money still owes tax, and some has deadlines.',
    },
  ),
  sumIsTheCash: yesNoFact('This sum is the cash that you named'),
  /** A promised gift, an estate that is not settled: what nobody can place yet. */
  sumNotHere: yesNoFact('This money is still to come'),
  sumInShares: yesNoFact('This sum is in shares, not in cash'),
  sumYears: numberFact('Years in which as much comes, this one included', 'years', {
    min: 1,
    max: 60,
    whole: true,
  }),
  taxOwedOnMoney: moneyFact('Tax still owed on this money', 'usd', [0, 30_000], {
    ask: 'Is tax still owed on this money, and about how much?',
    whyAsked: 'The tax share is set aside before anything else.',
  }),
  taxRateOnMoney: numberFact('Share of this money that goes to tax', 'rate', { max: 1 }),
  moneyBeforeTax: yesNoFact('Tax still comes off this money', {
    ask: 'Is this sum before tax, so that tax still comes off it?',
    whyAsked: 'What is not yours is set aside first.',
  }),
  saleGain: moneyFact('Gain on what was sold', 'usd', [0, 300_000], {
    ask: 'About how large is the gain: the price, less what you paid for it and what you improved?',
    whyAsked: 'Only the gain is taxed, not the price.',
  }),
  homeLivedIn: yesNoFact('Lived in the home that was sold', {
    ask: 'Was it your main home, owned and lived in for most of the last years before the sale?',
    whyAsked: 'Then most or all of the gain is free of federal tax.',
  }),
  inheritedFrom: choiceFact(
    'Who left you the money',
    {
      parent: 'a parent or another older person',
      spouse: 'a spouse',
      sibling: 'a brother or a sister',
      aunt_uncle: 'an aunt or an uncle',
      close_age: 'someone about your age',
      estate: 'an estate or a trust',
    },
    ['parent', 'spouse'],
    {
      ask: 'Who left it to you: a spouse, a parent, a brother or sister, an aunt or uncle, someone else about your age, or an estate?',
      whyAsked:
        'A spouse may make an IRA their own; most others have to empty it by a deadline. Some states tax heirs by it.',
    },
  ),
  ownerDeathYear: numberFact(
    'Year in which the owner died',
    'year',
    {
      min: 1_980,
      max: 2_100,
      whole: true,
      plausible: [2_020, 2_026],
    },
    {
      ask: 'In which year did the owner of the IRA die?',
      whyAsked: 'The deadline is counted from it.',
    },
  ),
  ownerDeathDay: dayFact('Day of the death'),
  ownerAgeAtDeath: numberFact(
    'Age at which the owner died',
    'age',
    { max: 120, plausible: [60, 95] },
    {
      ask: 'How old was the owner of the IRA at death?',
      whyAsked: 'It tells whether a withdrawal is due every year, and how long an estate may take.',
    },
  ),
  ownerTookWithdrawals: yesNoFact('The owner had started required withdrawals', {
    ask: 'Had the owner of the IRA started required withdrawals?',
    whyAsked: 'Then you owe a withdrawal every year, not only the last one.',
  }),
  inheritedYearEnd: moneyFact('Balance of the inherited IRA at the end of last year', 'usd', [0, 500_000], {
    ask: 'What was in the inherited IRA at the end of last year?',
    whyAsked: 'The required withdrawal is a share of that balance, not of today’s.',
  }),
  inheritedRoth: yesNoFact('The inherited IRA is a Roth IRA', {
    ask: 'Is the inherited IRA a Roth IRA?',
    whyAsked: 'Withdrawals from a Roth IRA are usually not taxed.',
  }),
} as const
