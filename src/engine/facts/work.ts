/** Work and what comes in: pay, its steadiness, and what replaces it. */
import { choiceFact, dayFact, moneyFact, numberFact, yesNoFact } from '../fact.ts'

export const workFacts = {
  income: moneyFact('Your pay before tax', 'usd-per-year', [30_000, 250_000], {
    ask: 'What do you earn in a year, before tax?',
    whyAsked: 'It decides your tax bracket and which accounts are open to you.',
  }),
  sCorporationProfit: moneyFact('Profit of your S corporation, beside the wages it pays you', 'usd-per-year'),
  sideProfit: moneyFact('Profit of work of your own, beside a job', 'usd-per-year', [0, 60_000], {
    ask: 'Do you have a business or freelance work beside your job, and what is left of it in a year after its costs?',
    whyAsked:
      'Self-employment tax is due on it, nobody withholds it, and it opens a retirement plan of its own.',
  }),
  spouseIncome: moneyFact('Pay of your spouse or partner before tax', 'usd-per-year', [0, 150_000], {
    ask: 'If you have a spouse or partner, what do they earn in a year, before tax?',
    whyAsked: 'A second pay check changes how much cash you need and which accounts are open to you.',
  }),
  spouseSelfEmployed: yesNoFact('Pay of your spouse or partner is profit of work for themselves', {
    ask: 'Does your spouse or partner work for themselves, as a freelancer or with a business of their own?',
    whyAsked: 'Self-employment tax is due on such pay, and it opens a retirement plan of their own.',
  }),
  spouseOutOfWork: yesNoFact('Your spouse or partner has lost their job'),
  spouseOnUnpaidLeave: yesNoFact('Your spouse or partner is on leave without pay from a job that is held'),
  spouseOffWorkMonths: numberFact('Months until your spouse or partner is back at work', 'months', {
    max: 60,
    plausible: [3, 18],
  }),
  /** A job that is gone: its pay goes on nowhere, and this year's return holds what was earned until then. */
  formerPay: moneyFact('Pay before tax in the job that ended', 'usd-per-year'),
  payThisYear: moneyFact('Earned this year until the job ended, before tax', 'usd', [0, 90_000], {
    ask: 'What did you earn this year before tax, until the job ended?',
    whyAsked: 'It is income of this year, so it decides what tax takes of anything on top of it.',
  }),
  spouseFormerPay: moneyFact('Pay before tax in the job of your spouse that ended', 'usd-per-year'),
  spousePayThisYear: moneyFact('Earned by your spouse this year until their pay ended, before tax', 'usd'),
  spouseSeparationDate: dayFact('Day on which your spouse left the job', undefined, {}, 'month'),
  householdIncome: moneyFact('Household income before tax', 'usd-per-year', [30_000, 400_000]),
  takeHomeMonthly: moneyFact('Take-home pay', 'usd-per-month', [2_000, 12_000]),
  hourlyWage: numberFact('Hourly pay', 'usd', { max: 10_000 }),
  paycheck: moneyFact('Pay check', 'usd'),
  marginalRate: numberFact('Tax bracket', 'rate', { max: 1 }),
  agi: moneyFact('Adjusted gross income', 'usd-per-year', [30_000, 120_000], {
    ask: 'What adjusted gross income stands on your last tax return?',
    whyAsked: 'Payments on federal student loans can follow it.',
  }),
  employment: choiceFact(
    'Work',
    { employed: 'working', self_employed: 'self-employed', unemployed: 'out of work', retired: 'retired' },
    ['employed', 'self_employed'],
    {
      ask: 'Are you working, self-employed, between jobs or retired?',
      whyAsked: 'Someone between jobs or retired needs another kind of plan.',
    },
  ),
  businessEmployees: yesNoFact('Employees in your business, other than your spouse', {
    ask: 'Does anyone besides you and your spouse work for your business as an employee?',
    whyAsked: 'A retirement plan of your business for one person is simpler and has more room for you.',
  }),
  /** For a time: a disability that lasts is `cannotWork`. */
  offWorkForHealth: yesNoFact('An injury or illness keeps you from work for now'),
  onUnpaidLeave: yesNoFact('On leave without pay from a job that is held'),
  offWorkMonths: numberFact(
    'Months until you can work again',
    'months',
    { max: 60, plausible: [3, 18] },
    {
      ask: 'For about how many months will you not be able to work?',
      whyAsked: 'That many months have to be paid for from what you have.',
    },
  ),
  incomeStability: choiceFact(
    'How steady your income is',
    { steady: 'steady', variable: 'varies', self_employed: 'from self-employment' },
    ['steady', 'self_employed'],
    {
      ask: 'Is your income steady, or does it vary from month to month?',
      whyAsked: 'Uneven pay needs a larger cushion.',
    },
  ),
  earners: numberFact(
    'Pay checks in the household',
    'count',
    { max: 4, whole: true, plausible: [1, 2] },
    {
      ask: 'How many people in your household earn money?',
      whyAsked: 'With a second pay check, losing one hurts less.',
    },
  ),
  hardToReplaceJob: yesNoFact('Your job would be hard to replace', {
    ask: 'If you lost your job, would a similar one be hard to find?',
    whyAsked: 'A long search needs a longer cushion.',
  }),
  /** Feared and without a day; a last day that is known is `separationDate`. */
  jobAtRisk: yesNoFact('A job in the household is at risk, such as from layoffs', {
    ask: 'Is a job in your household at risk in the coming months, for example from layoffs?',
    whyAsked: 'Then more cash is held, and none of it is locked up.',
  }),
  payOutlook: choiceFact(
    'How your pay will change in the coming years',
    { same: 'about the same', higher: 'much higher', lower: 'much lower' },
    ['higher', 'lower'],
    {
      ask: 'Is this a usual year for your pay, or will it be much higher or lower in the coming years?',
      whyAsked: 'A year of low pay is a year for Roth, a year of high pay is one for Traditional.',
    },
  ),
  /** In the buying power of today: the years until it begins are few. */
  expectedPay: moneyFact('Your pay before tax once it has changed', 'usd-per-year', [60_000, 250_000], {
    ask: 'What do you expect to earn in a year then, before tax?',
    whyAsked: 'It decides which years are the ones for Roth, and which for Traditional.',
  }),
  expectedPayFrom: numberFact(
    'First whole year of that pay',
    'year',
    { min: 2_000, max: 2_100, whole: true },
    {
      ask: 'From which year on do you expect that pay?',
      whyAsked: 'Until then every year is one at the pay of today.',
    },
  ),
  unemploymentMonthly: moneyFact('Unemployment benefits', 'usd-per-month', [0, 2_500], {
    ask: 'How much do you get in unemployment benefits a month, or expect to?',
    whyAsked: 'They stretch your cash.',
  }),
  severance: moneyFact('Severance pay before tax, not in your cash yet', 'usd', [0, 30_000], {
    ask: 'Do you get severance pay that is not in your cash yet, and how much before tax?',
    whyAsked: 'It pays for the first months without work.',
  }),
  severanceWeeks: numberFact('Weeks of pay that you get as severance', 'weeks', { max: 156 }),
  supportReceivedMonthly: moneyFact('Child support and alimony that you get', 'usd-per-month', [0, 1_500], {
    ask: 'Do you get child support or alimony, and how much a month?',
    whyAsked: 'It goes on when pay stops, and no federal tax is taken from it.',
  }),
  supportPaidMonthly: moneyFact('Child support and alimony that you pay', 'usd-per-month'),
  disabilityMonthly: moneyFact(
    'Disability pay that you get, apart from Social Security',
    'usd-per-month',
    [0, 3_000],
    {
      ask: 'Do you get disability pay from an insurer or a former employer, and how much a month?',
      whyAsked: 'It is income, and it is no pay that an IRA could take.',
    },
  ),
  disabilityTaxFree: yesNoFact('Premiums of the disability cover were paid from taxed pay', {
    ask: 'Did you pay the premiums of the disability cover yourself, from pay that was taxed already?',
    whyAsked: 'Then its payments are free of tax; where an employer paid, they are taxed.',
  }),
  spouseDisabilityMonthly: moneyFact('Disability pay of your spouse or partner', 'usd-per-month'),
  vaMonthly: moneyFact('Disability compensation from the VA', 'usd-per-month'),
  pensionMonthly: moneyFact('Pension', 'usd-per-month', [0, 2_500], {
    ask: 'How much a month will a pension from work pay you, in today’s dollars? If there is none, say none.',
    whyAsked: 'It fills the low tax brackets of later before your savings do.',
  }),
  pensionFromAge: numberFact('Age at which the pension begins', 'age', { min: 18, max: 100 }),
  pensionSurvivorShare: numberFact(
    'Part of your pension that goes on for the one who stays',
    'share',
    { max: 1, plausible: [0, 1] },
    {
      ask: 'If you died, how much of your pension would your spouse or partner go on getting?',
      whyAsked: 'What goes on of it does not have to be insured.',
    },
  ),
  ssMonthly: moneyFact('Social Security benefit', 'usd-per-month', [1_000, 3_500], {
    ask: 'How much does Social Security pay you each month?',
    whyAsked: 'Savings have to pay only what it and a pension leave open.',
  }),
  ssFromAge: numberFact('Age at which Social Security begins', 'age', { min: 18, max: 100 }),
  spousePensionMonthly: moneyFact('Pension of your spouse or partner', 'usd-per-month'),
  spousePensionFromAge: numberFact('Age of your spouse or partner at which their pension begins', 'age', {
    min: 18,
    max: 100,
  }),
  spousePensionSurvivorShare: numberFact(
    'Part of the pension of your spouse or partner that would go on for you',
    'share',
    { max: 1, plausible: [0, 1] },
    {
      ask: 'If your spouse or partner died, how much of their pension would you go on getting?',
      whyAsked: 'What goes on of it does not have to be insured.',
    },
  ),
  spouseSsMonthly: moneyFact(
    'Social Security benefit of your spouse or partner',
    'usd-per-month',
    [500, 3_000],
  ),
  spouseSsFromAge: numberFact('Age at which Social Security of your spouse or partner begins', 'age', {
    min: 18,
    max: 100,
  }),
} as const
