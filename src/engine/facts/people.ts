/** Who the household is: ages, marriage, home state, and who depends on it. */
import { z } from 'zod'
import { choiceFact, moneyFact, numberFact, structuredFact, yesNoFact } from '../fact.ts'
import { states } from '../states.ts'

/** A child can hold no account and owe no debt in an own name. */
const adults = { min: 18, minReason: 'Hearth plans for adults of 18 and over.', max: 120 } as const

export const peopleFacts = {
  age: numberFact(
    'Your age',
    'age',
    { ...adults, plausible: [25, 68] },
    {
      ask: 'How old are you?',
      whyAsked: 'It sets how long the money can stay invested and which limits hold for you.',
    },
  ),
  spouseAge: numberFact(
    'Age of your spouse or partner',
    'age',
    { ...adults, plausible: [25, 68] },
    {
      ask: 'How old is your spouse or partner?',
      whyAsked: 'For money that is theirs, the rules go by their age.',
    },
  ),
  birthYear: numberFact('Year of birth', 'year', { min: 1_900, max: 2_100, whole: true }),
  dependents: structuredFact(
    'Ages of your children and others who depend on you',
    z.array(z.number().min(0).max(120)).max(20),
    { kind: 'list', noun: 'age', most: 20, item: { kind: 'number', unit: 'age', min: 0, max: 120 } },
    [[1], [17]],
    {
      ask: 'How old are your children, and anyone else who depends on you?',
      whyAsked: 'Their ages set how many years are left and how long they need support.',
    },
  ),
  numDependents: numberFact(
    'People who depend on you',
    'count',
    { max: 20, whole: true, plausible: [0, 3] },
    {
      ask: 'Does anyone depend on your income, such as children?',
      whyAsked: 'Dependents mean that a lost pay check hurts sooner.',
    },
  ),
  adultDependents: numberFact('Parents and other grown people who depend on you', 'count', {
    max: 10,
    whole: true,
  }),
  expecting: yesNoFact('A child is on the way'),
  maritalStatus: choiceFact(
    'Marital status',
    {
      single: 'single',
      married: 'married',
      partnered: 'living with a partner',
      engaged: 'engaged',
      divorced: 'divorced',
      widowed: 'widowed',
    },
    ['single', 'married'],
    { ask: 'Are you married?', whyAsked: 'Tax brackets and account limits differ for couples.' },
  ),
  spouseDeathYear: numberFact('Year in which your spouse died', 'year', {
    min: 1_940,
    max: 2_100,
    whole: true,
  }),
  /** Who says "we have three kids" has told that there are two, and not whether they are married. */
  twoAdults: yesNoFact('Two adults share the household'),
  filingStatus: choiceFact(
    'Tax filing status',
    {
      single: 'single',
      married_joint: 'married, filing jointly',
      married_separate: 'married, filing separately',
      head_of_household: 'head of household',
      surviving_spouse: 'widowed in the last two years, with a child at home',
    },
    ['single', 'married_joint'],
    { ask: 'How do you file your taxes?', whyAsked: 'It sets your tax bracket and your limits.' },
  ),
  state: choiceFact('State you live in', states, ['TX', 'CA'], {
    ask: 'Which state do you live in?',
    whyAsked: 'State income tax runs from nothing at all to a large part of pay.',
  }),
  familySize: numberFact('People in your family', 'count', {
    min: 1,
    max: 25,
    whole: true,
    plausible: [1, 4],
  }),
  stayAtHomeParent: yesNoFact('One parent is at home without pay', {
    ask: 'Is one of you at home with the children, without pay?',
    whyAsked: 'If that parent died, somebody would have to be paid for the care.',
  }),
  stayAtHomeServicesMonthly: moneyFact(
    'What it would cost to replace the parent at home',
    'usd-per-month',
    [1_000, 4_000],
    {
      ask: 'What would full-time child care and help at home cost where you live, a month?',
      whyAsked: 'That is what cover for the parent at home has to pay.',
    },
  ),
  careAloneMonthly: moneyFact(
    'More care for the children if one parent were alone',
    'usd-per-month',
    [0, 1_500],
    {
      ask: 'What would care for the children cost more, a month, if one of you were alone with them?',
      whyAsked: 'Both of you share what one alone would have to pay for.',
    },
  ),
  specialNeedsChild: yesNoFact('A child who will need care for life', {
    ask: 'Does one of your children have a disability that may need care for life?',
    whyAsked: 'That need does not end at the end of a term, and the money must go to a trust.',
  }),
  specialNeedsMonthly: moneyFact(
    'What lifelong care costs beyond public benefits',
    'usd-per-month',
    [500, 4_000],
    {
      ask: 'What would lifelong care cost a month, beyond what public benefits pay?',
      whyAsked: 'It is the part of the need that never ends.',
    },
  ),
  receivesBenefits: yesNoFact('SSI or Medicaid in the household', {
    ask: 'Does anyone in the household get SSI or Medicaid?',
    whyAsked: 'These benefits end above a small amount of savings.',
  }),
} as const
