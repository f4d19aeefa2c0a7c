/** Saving for retirement: the plan at work, IRAs, and how they are taxed. */
import { z } from 'zod'
import {
  choiceFact,
  type FactField,
  moneyFact,
  numberFact,
  optionsOf,
  structuredFact,
  yesNoFact,
} from '../fact.ts'
import { states } from '../states.ts'

const matchRate = { kind: 'number', unit: 'share', min: 0, max: 3 } as const
const shareOfPay = { kind: 'number', unit: 'share', min: 0, max: 1 } as const

const matchFields: FactField[] = [
  { key: 'rate', label: 'Added to each dollar you put in', input: matchRate, isRequired: true },
  { key: 'upTo', label: 'Until you have put in this share of pay', input: shareOfPay },
  { key: 'next.rate', label: 'After that, added to each dollar', input: matchRate, isRare: true },
  { key: 'next.upTo', label: 'For this further share of pay', input: shareOfPay, isRare: true },
]

/** `rate` of each dollar you put in, on contributions up to `upTo` of pay; `upTo` absent: not known. */
const matchSchema = z.strictObject({
  rate: z.number().min(0).max(3),
  upTo: z.number().min(0).max(1).optional(),
  /** A second tier: the rate on the next `upTo` of pay. */
  next: z.strictObject({ rate: z.number().min(0).max(3), upTo: z.number().min(0).max(1) }).optional(),
})
const matchPlausible = [
  { rate: 0, upTo: 0 },
  { rate: 0.5, upTo: 0.06 },
] as const satisfies [unknown, unknown]

/** What has a yearly limit, and so can be full. */
const fillable = ['plan', 'spouse_plan', 'ira', 'spouse_ira', 'hsa'] as const

const fillableNames: Record<(typeof fillable)[number], string> = {
  plan: 'plan at work',
  spouse_plan: 'your spouse’s plan at work',
  ira: 'your IRA',
  spouse_ira: 'your spouse’s IRA',
  hsa: 'health savings account (HSA)',
}

export const retirementFacts = {
  retirementAge: numberFact(
    'Age at which you stop working',
    'age',
    { max: 100, plausible: [55, 70] },
    {
      ask: 'At what age would you like to stop working?',
      whyAsked: 'It decides how many years the money has to grow.',
    },
  ),
  getsWholeMatch: yesNoFact('You get the whole employer match'),
  employerMatch: structuredFact(
    'Employer match',
    matchSchema,
    { kind: 'fields', fields: matchFields },
    matchPlausible,
    {
      ask: 'Does your employer match what you put into a 401(k), and do you get all of it?',
      whyAsked: 'A match is pay that you only get if you contribute.',
    },
  ),
  spouseGetsWholeMatch: yesNoFact('Your spouse or partner gets the whole employer match'),
  spouseEmployerMatch: structuredFact(
    'Match of your spouse or partner’s employer',
    matchSchema,
    { kind: 'fields', fields: matchFields },
    matchPlausible,
    {
      ask: 'Does the employer of your spouse or partner match what they put into a 401(k), and do they get all of it?',
      whyAsked: 'A match is pay that comes only to those who contribute, for each of you.',
    },
  ),
  spouseContributionRate: numberFact(
    'Share of pay that your spouse or partner puts into the plan at work',
    'rate',
    { max: 1, plausible: [0, 0.1] },
    {
      ask: 'What share of their pay does your spouse or partner put into the retirement plan at work?',
      whyAsked: 'It shows whether they get the whole match.',
    },
  ),
  contributionRate: numberFact(
    'Share of pay that you put into the plan at work',
    'rate',
    { max: 1, plausible: [0, 0.1] },
    {
      ask: 'What share of your pay goes into the retirement plan at work?',
      whyAsked: 'It shows whether you get the whole match.',
    },
  ),
  planMonthly: moneyFact('What goes into the plan at work each month', 'usd-per-month'),
  iraMonthly: moneyFact('What goes into an IRA each month', 'usd-per-month'),
  spouseRetirementMonthly: moneyFact(
    'What your spouse or partner puts into retirement accounts each month',
    'usd-per-month',
  ),
  filledAccounts: structuredFact(
    'Accounts that are filled to their limit each year',
    z.array(z.enum(fillable)).max(fillable.length),
    {
      kind: 'list',
      noun: 'account',
      most: fillable.length,
      item: { kind: 'choice', options: optionsOf(fillableNames) },
    },
  ),
  hasWorkplacePlan: yesNoFact('A retirement plan at work', {
    ask: 'Is there a 401(k) or similar plan at your work?',
    whyAsked: 'It has more room than an IRA and lowers your tax.',
  }),
  spouseHasWorkplacePlan: yesNoFact('A retirement plan at the work of your spouse or partner', {
    ask: 'Is there a 401(k) or similar plan at the work of your spouse or partner?',
    whyAsked: 'It has a yearly limit of its own, beside yours.',
  }),
  rothOptionAtWork: yesNoFact('A Roth option in the plan at work', {
    ask: 'Does the plan at your work also take Roth contributions?',
    whyAsked: 'Without that option only an IRA can be Roth, and its limit is smaller.',
  }),
  afterTaxToRoth: yesNoFact('The plan at work takes after-tax contributions and converts them to Roth', {
    ask: 'Does the plan at your work take after-tax contributions, beyond the usual limit, and convert them to Roth?',
    whyAsked: 'It opens far more room for Roth money than an IRA.',
  }),
  contributionKind: choiceFact(
    'What you contribute now',
    { traditional: 'Traditional (pre-tax)', roth: 'Roth', both: 'some of each' },
    ['traditional', 'roth'],
    {
      ask: 'Are your contributions Traditional (pre-tax) or Roth today?',
      whyAsked: 'It shows what a change would gain.',
    },
  ),
  priorYearWages: moneyFact(
    'Pay from this employer last year that Social Security taxed',
    'usd-per-year',
    [80_000, 200_000],
    {
      ask: 'What stands in box “Social Security wages” of last year’s W-2 from this employer?',
      whyAsked: 'Above a limit, the catch-up contribution of older workers has to be Roth.',
    },
  ),
  iraContributedThisYear: moneyFact('Put into an IRA already this year', 'usd'),
  rothSavings: moneyFact('Retirement savings that are Roth already', 'usd', [0, 200_000], {
    ask: 'How much of your retirement savings is in Roth accounts?',
    whyAsked: 'Having both kinds lets you choose your bracket later.',
  }),
  pretaxIraBalance: moneyFact('Pre-tax money in IRAs (traditional, SEP, SIMPLE)', 'usd', [0, 100_000], {
    ask: 'Do you have pre-tax money in a traditional, SEP or SIMPLE IRA, and how much?',
    whyAsked:
      'It decides whether a backdoor Roth contribution is taxed, and what can be converted while you work.',
  }),
  iraAfterTax: moneyFact('After-tax money in IRAs (put in without a deduction)', 'usd', [0, 100_000], {
    ask: 'Was some of the money in your traditional IRAs put in without a deduction, and how much?',
    whyAsked: 'It was taxed before, so a conversion does not tax it again. Form 8606 shows the sum.',
  }),
  backdoorRoth: yesNoFact('Backdoor Roth contributions', {
    ask: 'Do you put money into a Roth IRA through the backdoor, or plan to?',
    whyAsked: 'Pre-tax money in an IRA would make most of it taxable.',
  }),
  rothIraFirstYear: numberFact('Year of your first Roth IRA contribution', 'year', {
    min: 1_998,
    max: 2_100,
    whole: true,
  }),
  considersConversion: yesNoFact('A Roth conversion is asked about'),
  conversionAnnual: moneyFact('Roth conversion each year', 'usd-per-year'),
  retirementExpensesAnnual: moneyFact('Spending in retirement', 'usd-per-year', [40_000, 120_000], {
    ask: 'About how much would you like to spend a year once you stop working, in today’s dollars?',
    whyAsked:
      'It decides how much is drawn from your savings each year, and so what a dollar costs in tax then.',
  }),
  retirementState: choiceFact('State you expect to live in when you stop working', states, ['FL', 'CA'], {
    ask: 'In which state do you expect to live when you stop working?',
    whyAsked: 'A state without income tax later makes pre-tax money worth more.',
  }),
  retirementOnTrack: yesNoFact('Your own retirement saving is on track', {
    ask: 'Is your own retirement saving on track, with the whole employer match?',
    whyAsked: 'A child can borrow for college. Nobody lends you a retirement.',
  }),
} as const
