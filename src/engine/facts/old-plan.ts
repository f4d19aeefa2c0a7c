/** The plan of an old employer, and what is special in it. */
import { z } from 'zod'
import { choiceFact, dayFact, moneyFact, numberFact, structuredFact, yesNoFact } from '../fact.ts'

const mostPlans = 12
const longestName = 60
const largestBalance = 1e12
const largestFee = 0.05

const onePlanSchema = z.strictObject({
  name: z.string().max(longestName).optional(),
  balance: z.number().min(0).max(largestBalance),
  fee: z.number().min(0).max(largestFee).optional(),
})

export const oldPlanFacts = {
  planBalance: moneyFact('Balance of the old plan', 'usd', [3_000, 2_000_000], {
    ask: 'How much is in the old plan?',
    whyAsked: 'A small balance may be moved without you; a large one makes every fee count.',
  }),
  oldPlans: structuredFact('Several old plans, one by one', z.array(onePlanSchema).max(mostPlans), {
    kind: 'rows',
    noun: 'plan',
    most: mostPlans,
    fields: [
      {
        key: 'balance',
        label: 'What it holds',
        input: { kind: 'number', unit: 'usd', min: 0, max: largestBalance },
        isRequired: true,
      },
      { key: 'name', label: 'Where it is, or of which job', input: { kind: 'text', longest: longestName } },
      {
        key: 'fee',
        label: 'All its costs a year',
        input: { kind: 'number', unit: 'rate', min: 0, max: largestFee },
      },
    ],
  }),
  planType: choiceFact(
    'Kind of plan',
    {
      plan_401k: '401(k)',
      plan_403b: '403(b)',
      tsp: 'Thrift Savings Plan',
      gov_457b: '457(b) of a state, a city or a county',
      nonprofit_457b: '457(b) of a nonprofit employer',
      simple_ira: 'SIMPLE IRA',
      pension_lump: 'lump sum of a pension',
    },
    ['plan_401k', 'gov_457b'],
    {
      ask: 'What kind of plan is it: a 401(k), a 403(b), the Thrift Savings Plan, a 457(b) of a public or of a nonprofit employer, or a SIMPLE IRA?',
      whyAsked: 'Some plans lose a right when they are moved, and one kind cannot be moved at all.',
    },
  ),
  pensionOfferMonthly: moneyFact(
    'What the pension would pay each month instead',
    'usd-per-month',
    undefined,
    {
      ask: 'What would the pension pay each month, if you did not take the lump sum?',
      whyAsked: 'It is what the lump sum has to be measured by.',
    },
  ),
  ownBusinessPlan: yesNoFact('A plan of your own business, such as a solo 401(k)'),
  planOwner: choiceFact(
    'Whose plan it is',
    {
      you: 'yours',
      spouse: 'your spouse’s',
      late_spouse: 'your late spouse’s',
      former_spouse: 'your share of a former spouse’s, by court order',
    },
    ['you', 'spouse'],
  ),
  rothPlanBalance: moneyFact('Roth part of the old plan', 'usd', [0, 20_000], {
    ask: 'Is a part of it Roth money, and how much?',
    whyAsked: 'Roth money goes to another place than the rest.',
  }),
  afterTaxPlanBalance: moneyFact('After-tax money in the old plan, not Roth', 'usd', [0, 15_000], {
    ask: 'Did you put after-tax money into it that is not Roth, and how much?',
    whyAsked: 'It can go to a Roth IRA without tax, if it is asked for.',
  }),
  employerStockValue: moneyFact('Company stock in the old plan', 'usd', [0, 30_000], {
    ask: 'Does the plan hold stock of your employer, and what is it worth?',
    whyAsked: 'Rolled over, it loses a tax advantage for good.',
  }),
  employerStockBasis: moneyFact('What the company stock cost the plan', 'usd', [0, 100_000], {
    ask: 'What did the plan pay for that stock (its cost basis)?',
    whyAsked: 'Only the cost is taxed as income when the stock is paid out as shares.',
  }),
  separationAge: numberFact(
    'Age in the year in which you left the job',
    'age',
    { max: 120, plausible: [45, 56] },
    {
      ask: 'How old were you at the end of the year in which you left that job?',
      whyAsked: 'From a certain age on, the old plan pays out without a penalty, and an IRA does not.',
    },
  ),
  separationDate: dayFact('Day on which you left the job, or will leave it', undefined, {}, 'month'),
  stillWorksThere: yesNoFact('You still work for the employer of this plan', {
    ask: 'Do you still work for the employer of this plan?',
    whyAsked: 'While you work there, most plans let little out.',
  }),
  publicSafetyWorker: yesNoFact('Public safety work, such as police or fire service'),
  publicSafetyServiceYears: numberFact(
    'Years of public safety service under the old plan',
    'years',
    { max: 60, plausible: [20, 26] },
    {
      ask: 'How many years of service did you have under the old plan?',
      whyAsked: 'After public safety work, enough years open the plan at any age.',
    },
  ),
  checkAmount: moneyFact('Check that the plan sent to you', 'usd', [0, 20_000], {
    ask: 'Has the plan already sent you a check, and over how much?',
    whyAsked: 'From the day it comes a clock is running.',
  }),
  checkReceivedDate: dayFact(
    'Day on which the check came',
    // Long ago, and today: past the deadline and at its start.
    ['2000-01-01', '2000-01-01'],
    { ask: 'On which day did the check come?', whyAsked: 'The days to put it back are counted from it.' },
  ),
  checkToCustodian: yesNoFact('The check is made out to the new custodian for your benefit', {
    ask: 'Is the check made out to the new custodian “for the benefit of” you, or to you?',
    whyAsked: 'A check made out to you has tax taken out and a deadline.',
  }),
  planLoanBalance: moneyFact('Loan from the old plan', 'usd', [0, 10_000], {
    ask: 'Do you still owe a loan to the old plan, and how much?',
    whyAsked: 'What is left of it when you leave can be taxed, unless it is replaced in time.',
  }),
  planLoanClosed: choiceFact(
    'How the plan closed the loan',
    {
      open: 'it is still open',
      left_job: 'because you left the job, or the plan ended',
      other: 'for another reason',
      taxed: 'as a default that counts as taxed (code L)',
    },
    ['left_job', 'other'],
    {
      ask: 'Has the plan closed the loan: because you left, for another reason, or as a default that was taxed?',
      whyAsked: 'It decides by when the sum has to be replaced, and whether it can be at all.',
    },
  ),
  planLoanClosedDate: dayFact(
    'Day on which the plan closed the loan',
    // Long ago, and today: past the deadline and at its start.
    ['2000-01-01', '2000-01-01'],
    {
      ask: 'On which day did the plan close the loan?',
      whyAsked: 'The days to replace it are counted from it.',
    },
  ),
  newPlanAcceptsRollovers: yesNoFact('A new plan at work that takes rollovers', {
    ask: 'Is there a plan at your work now, and does it take money from old plans and IRAs?',
    whyAsked: 'It is one of the places to which the money can go.',
  }),
  needsMoneyEarly: yesNoFact('Money from this plan needed before retirement age', {
    ask: 'Will you need money from this plan in the next few years, before the early-withdrawal penalty ends?',
    whyAsked: 'Some plans pay out earlier than an IRA without a penalty.',
  }),
  considersCashOut: yesNoFact('Taking the old plan as cash is considered'),
  planDrawMonthly: moneyFact('What you will need from this plan each month', 'usd-per-month'),
  oldPlanFee: numberFact('All costs of the old plan', 'rate', {
    max: largestFee,
    plausible: [0.0005, 0.012],
  }),
  newPlanFee: numberFact('All costs of the new plan', 'rate', { max: 0.05, plausible: [0.0005, 0.012] }),
  iraFee: numberFact('All costs of the IRA', 'rate', { max: 0.05, plausible: [0.0005, 0.012] }),
  adviserFee: numberFact('What an adviser would charge a year', 'rate', {
    max: 0.05,
    plausible: [0.005, 0.015],
  }),
  creditorConcern: yesNoFact('A lawsuit or creditors to worry about'),
  vestedRate: numberFact('Share of the balance that is yours (vested)', 'rate', {
    max: 1,
    plausible: [0.6, 1],
  }),
  outstandingMatch: moneyFact('Match or bonus that the old employer still owes the plan', 'usd', [0, 3_000]),
  equalPaymentsRunning: yesNoFact('Even yearly payments under Section 72(t) are running'),
  stableValueFund: yesNoFact('A stable-value fund or an annuity in the old plan'),
  simpleStartDate: dayFact('Day of the first contribution to the SIMPLE IRA', undefined, {
    ask: 'When did the first contribution go into the SIMPLE IRA?',
    whyAsked: 'In its first years it can only go to another SIMPLE IRA.',
  }),
} as const
