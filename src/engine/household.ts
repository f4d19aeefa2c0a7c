/**
 * Every fact that Hearth may know about a household. A fact that nobody told is absent;
 * what is assumed instead is decided in `fallbacks.ts` and always shown.
 */
import { z } from 'zod'
import {
  choiceFact,
  dayFact,
  type FactField,
  moneyFact,
  numberFact,
  optionsOf,
  structuredFact,
  textFact,
  yesNoFact,
} from './fact.ts'
import { states } from './states.ts'

export const debtKinds = {
  credit_card: 'credit card',
  mortgage: 'mortgage',
  student_loan: 'student loan',
  auto: 'car loan',
  personal: 'personal loan',
  heloc: 'home-equity line',
  tax: 'tax debt',
  medical: 'medical bill',
  payday: 'payday or title loan',
  other: 'other debt',
} as const
export type DebtKind = keyof typeof debtKinds

/** The kinds of account that people name. */
const accountKinds = {
  '401k': '401(k)',
  roth_401k: 'Roth 401(k)',
  '403b': '403(b)',
  '457b': '457(b)',
  tsp: 'Thrift Savings Plan',
  ira: 'IRA',
  traditional_ira: 'Traditional IRA',
  roth_ira: 'Roth IRA',
  sep_ira: 'SEP IRA',
  simple_ira: 'SIMPLE IRA',
  inherited_ira: 'inherited IRA',
  hsa: 'health savings account (HSA)',
  hra: 'health reimbursement arrangement (HRA)',
  fsa: 'flexible spending account (FSA)',
  '529': '529 plan',
  brokerage: 'brokerage account',
} as const

const loanTypes = { federal: 'federal', private: 'private', parent_plus: 'Parent PLUS' } as const

const most = 1e12
const highestRate = 10
const mostDebts = 30

const amountOrRange = z.union([
  z.number().min(0).max(most),
  z.tuple([z.number().min(0), z.number().max(most)]),
])

export const debtSchema = z.strictObject({
  kind: z.enum(Object.keys(debtKinds) as [DebtKind, ...DebtKind[]]).optional(),
  /** What the person calls it, such as the bank's name. */
  name: z.string().max(60).optional(),
  balance: amountOrRange.optional(),
  /** Annual percentage rate as a fraction. */
  rate: z.number().min(0).max(highestRate).optional(),
  minPayment: amountOrRange.optional(),
  /** Of a student loan: who lent it, and whether a parent borrowed it. */
  loanType: z
    .enum(Object.keys(loanTypes) as [keyof typeof loanTypes, ...(keyof typeof loanTypes)[]])
    .optional(),
  /** The day on which a promotional rate ends; until then `promoRate` holds, nothing when it is absent. */
  promoEnds: z.iso.date().optional(),
  promoRate: z.number().min(0).max(highestRate).optional(),
  /** The full rate is counted from day one and charged at once if anything is owed when the promotion ends. */
  deferredInterest: z.boolean().optional(),
  isPastDue: z.boolean().optional(),
  isInCollections: z.boolean().optional(),
  isVariable: z.boolean().optional(),
})
export type Debt = z.infer<typeof debtSchema>

const rate = { kind: 'number', unit: 'rate', min: 0, max: highestRate } as const

const amount = { kind: 'number', min: 0, max: most, takesRange: true } as const

const debtFields: FactField[] = [
  { key: 'kind', label: 'Kind', input: { kind: 'choice', options: optionsOf(debtKinds) } },
  { key: 'name', label: 'Name', input: { kind: 'text', longest: 60 } },
  { key: 'balance', label: 'Still owed', input: { ...amount, unit: 'usd' } },
  { key: 'rate', label: 'Interest rate a year', input: rate },
  {
    key: 'minPayment',
    label: 'Least payment',
    input: { ...amount, unit: 'usd-per-month' },
  },
  {
    key: 'loanType',
    label: 'Of a student loan: who lent it',
    input: { kind: 'choice', options: optionsOf(loanTypes) },
    isRare: true,
  },
  { key: 'promoEnds', label: 'Last day of a promotional rate', input: { kind: 'day' }, isRare: true },
  { key: 'promoRate', label: 'Promotional rate', input: rate, isRare: true },
  {
    key: 'deferredInterest',
    label: 'All interest is charged at once if anything is owed on that day',
    input: { kind: 'yes-no' },
    isRare: true,
  },
  { key: 'isVariable', label: 'The rate can change', input: { kind: 'yes-no' }, isRare: true },
  { key: 'isPastDue', label: 'A payment is overdue', input: { kind: 'yes-no' }, isRare: true },
  { key: 'isInCollections', label: 'It is with a debt collector', input: { kind: 'yes-no' }, isRare: true },
]

const matchRate = { kind: 'number', unit: 'share', min: 0, max: 3 } as const
const shareOfPay = { kind: 'number', unit: 'share', min: 0, max: 1 } as const

const matchFields: FactField[] = [
  { key: 'rate', label: 'Added to each dollar you put in', input: matchRate, isRequired: true },
  { key: 'upTo', label: 'Until you have put in this share of pay', input: shareOfPay },
  { key: 'next.rate', label: 'After that, added to each dollar', input: matchRate, isRare: true },
  { key: 'next.upTo', label: 'For this further share of pay', input: shareOfPay, isRare: true },
]

/** A child can hold no account and owe no debt in an own name. */
const adults = { min: 18, minReason: 'Hearth plans for adults of 18 and over.', max: 120 } as const

export const facts = {
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
  age: numberFact(
    'Your age',
    'age',
    { ...adults, plausible: [25, 68] },
    {
      ask: 'How old are you?',
      whyAsked: 'It sets how long the money can stay invested and which limits hold for you.',
    },
  ),
  spouseAge: numberFact('Age of your spouse or partner', 'age', { ...adults, plausible: [25, 68] }),
  birthYear: numberFact('Year of birth', 'year', { min: 1_900, max: 2_100, whole: true }),
  retirementAge: numberFact(
    'Age at which you stop working',
    'age',
    { max: 100, plausible: [55, 70] },
    {
      ask: 'At what age would you like to stop working?',
      whyAsked: 'It decides how many years the money has to grow.',
    },
  ),
  income: moneyFact('Your pay before tax', 'usd-per-year', [30_000, 250_000], {
    ask: 'What do you earn in a year, before tax?',
    whyAsked: 'It decides your tax bracket and which accounts are open to you.',
  }),
  spouseIncome: moneyFact('Pay of your spouse or partner before tax', 'usd-per-year', [0, 150_000], {
    ask: 'What does your spouse or partner earn in a year, before tax?',
    whyAsked: 'A second pay check changes how much cash you need and which accounts are open to you.',
  }),
  householdIncome: moneyFact('Household income before tax', 'usd-per-year', [30_000, 400_000]),
  takeHomeMonthly: moneyFact('Take-home pay', 'usd-per-month', [2_000, 12_000]),
  monthlyExpenses: moneyFact('What a month costs you', 'usd-per-month', [2_000, 9_000], {
    ask: 'What does a month cost your household: rent or mortgage, food, bills, insurance, minimum payments?',
    whyAsked: 'The size of your emergency fund is counted in months of it.',
  }),
  monthlyRent: moneyFact('Rent', 'usd-per-month'),
  monthlySurplus: moneyFact('What you can put aside each month', 'usd-per-month', [50, 2_000], {
    ask: 'How much could you put aside each month?',
    whyAsked: 'It decides the date on which you are done.',
  }),
  monthlyContribution: moneyFact('What you already save each month', 'usd-per-month'),
  amountMonthly: moneyFact('Amount each month to decide on', 'usd-per-month'),
  savings: moneyFact('Cash you have already', 'usd', [0, 60_000], {
    ask: 'How much cash do you already have in checking and savings, not counting a sum you ask about?',
    whyAsked: 'Cash in the bank is the start of your emergency fund.',
  }),
  emergencyFund: moneyFact('Emergency fund you have already', 'usd'),
  emergencyFundMonths: numberFact('Months of cover you want', 'months', { max: 60 }),
  retirementSavings: moneyFact('Retirement savings', 'usd', [0, 800_000]),
  taxableInvestments: moneyFact('Investments outside retirement accounts', 'usd', [0, 400_000]),
  debts: structuredFact(
    'Debts',
    z.array(debtSchema).max(mostDebts),
    { kind: 'rows', noun: 'debt', most: mostDebts, fields: debtFields },
    [[], [{ kind: 'credit_card', balance: 9_000, rate: 0.24 }]],
    {
      ask: 'Do you have debts with interest: cards, car, student or personal loans? Roughly how much, at what rate?',
      whyAsked: 'Paying off a debt at a high rate earns more than almost any investment, without risk.',
    },
  ),
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
  filingStatus: choiceFact(
    'Tax filing status',
    {
      single: 'single',
      married_joint: 'married, filing jointly',
      married_separate: 'married, filing separately',
      head_of_household: 'head of household',
    },
    ['single', 'married_joint'],
    { ask: 'How do you file your taxes?', whyAsked: 'It sets your tax bracket and your limits.' },
  ),
  state: choiceFact('State you live in', states, ['TX', 'CA'], {
    ask: 'Which state do you live in?',
    whyAsked: 'State income tax runs from nothing at all to a large part of pay.',
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
  chronicIllness: yesNoFact('Regular medical costs in the household', {
    ask: 'Does anyone in your household have a condition with regular medical costs?',
    whyAsked: 'Medical bills are the most common emergency.',
  }),
  deductible: moneyFact('Largest insurance deductible', 'usd', [500, 6_000], {
    ask: 'What is the largest deductible on your health, car or home insurance?',
    whyAsked: 'Your first cushion has to cover it.',
  }),
  outOfPocketMaximum: moneyFact('Out-of-pocket maximum of your health plan', 'usd'),
  employerMatch: structuredFact(
    'Employer match',
    /** `rate` of each dollar you put in, on contributions up to `upTo` of pay; `upTo` absent: not known. */
    z.strictObject({
      rate: z.number().min(0).max(3),
      upTo: z.number().min(0).max(1).optional(),
      /** A second tier: the rate on the next `upTo` of pay. */
      next: z.strictObject({ rate: z.number().min(0).max(3), upTo: z.number().min(0).max(1) }).optional(),
    }),
    { kind: 'fields', fields: matchFields },
    [
      { rate: 0, upTo: 0 },
      { rate: 0.5, upTo: 0.06 },
    ],
    {
      ask: 'Does your employer match what you put into a 401(k), and do you get all of it?',
      whyAsked: 'A match is pay that you only get if you contribute.',
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
  hasWorkplacePlan: yesNoFact('A retirement plan at work', {
    ask: 'Is there a 401(k) or similar plan at your work?',
    whyAsked: 'It has more room than an IRA and lowers your tax.',
  }),
  hsaEligible: yesNoFact('A health plan that allows an HSA', {
    ask: 'Is your health insurance a high-deductible plan that allows an HSA?',
    whyAsked: 'Nothing else is taxed as lightly.',
  }),
  hsaFamilyCoverage: yesNoFact('Family coverage in that health plan'),
  onMedicare: yesNoFact('Medicare'),
  iraContributedThisYear: moneyFact('Put into an IRA already this year', 'usd'),
  moneySource: choiceFact(
    'Where the money comes from',
    {
      savings: 'savings',
      inheritance: 'an inheritance in cash',
      inherited_ira: 'an inherited IRA',
      home_sale: 'the sale of a home',
      stock_sale: 'a sale of stock',
      business_sale: 'the sale of a business',
      bonus: 'a bonus',
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
  taxOwedOnMoney: moneyFact('Tax still owed on this money', 'usd', [0, 30_000], {
    ask: 'Is tax still owed on this money, and about how much?',
    whyAsked: 'The tax share is set aside before anything else.',
  }),
  pastDueBills: moneyFact('Bills past due', 'usd'),
  pensionMonthly: moneyFact('Pension', 'usd-per-month'),
  ssMonthly: moneyFact('Social Security benefit', 'usd-per-month', [1_000, 3_500]),
  receivesBenefits: yesNoFact('SSI or Medicaid in the household', {
    ask: 'Does anyone in the household get SSI or Medicaid?',
    whyAsked: 'These benefits end above a small amount of savings.',
  }),
  riskTolerance: choiceFact(
    'How you feel about ups and downs',
    { conservative: 'careful', moderate: 'in between', aggressive: 'at ease with swings' },
    ['conservative', 'aggressive'],
    {
      ask: 'If this money lost a large part of its value in a bad year, would you sell, wait or buy more?',
      whyAsked: 'A plan that you abandon in a bad year is worse than a calmer one.',
    },
  ),
  accountType: structuredFact('Accounts that you named', z.array(z.string().max(30)).max(12), {
    kind: 'list',
    noun: 'account',
    most: 12,
    item: { kind: 'choice', options: optionsOf(accountKinds) },
  }),
  marginalRate: numberFact('Tax bracket', 'rate', { max: 1 }),
  rate: numberFact('Rate', 'rate', { max: 10 }),
  downPayment: moneyFact('Down payment', 'usd'),
  downPaymentRate: numberFact('Down payment as a share of the price', 'rate', { max: 1 }),
  homePrice: moneyFact('Price of the home', 'usd'),
  homeValue: moneyFact('Value of your home', 'usd'),
  homeEquity: moneyFact('Home equity', 'usd'),
  creditScore: numberFact('Credit score', 'count', { min: 300, max: 850 }),
  hourlyWage: numberFact('Hourly pay', 'usd', { max: 10_000 }),
  paycheck: moneyFact('Pay check', 'usd'),
  premiumMonthly: moneyFact('Insurance premium', 'usd-per-month'),
  coverageAmount: moneyFact('Life insurance that you have, apart from work', 'usd', [0, 500_000], {
    ask: 'How much life insurance do you have of your own, apart from work?',
    whyAsked: 'What is there already does not have to be bought again.',
  }),
  employerCoverage: textFact('Life insurance through work', 60),
  termYears: numberFact('Length of the term', 'years', { max: 50 }),
  retirementExpensesAnnual: moneyFact('Spending in retirement', 'usd-per-year'),
  conversionAnnual: moneyFact('Roth conversion each year', 'usd-per-year'),
  debtPaymentMonthly: moneyFact('All that you can pay on debts each month', 'usd-per-month'),
  payoffOrder: choiceFact('Which debt you would rather pay first', {
    avalanche: 'the one with the highest rate',
    snowball: 'the smallest one',
  }),
  behindOnDebts: yesNoFact('Behind on a payment', {
    ask: 'Are you behind on any payment, or has a collector or a court written to you?',
    whyAsked: 'What is late comes first, and a court paper has a day by which it must be answered.',
  }),
  courtAnswerDue: dayFact('Day by which a court paper must be answered'),
  agi: moneyFact('Adjusted gross income', 'usd-per-year', [30_000, 120_000], {
    ask: 'What adjusted gross income stands on your last tax return?',
    whyAsked: 'Payments on federal student loans can follow it.',
  }),
  familySize: numberFact('People in your family', 'count', {
    min: 1,
    max: 25,
    whole: true,
    plausible: [1, 4],
  }),
  incomeDrivenPlan: choiceFact(
    'Repayment plan of your federal student loans',
    {
      none: 'a fixed payment',
      save: 'SAVE',
      ibr: 'Income-Based Repayment',
      paye: 'Pay As You Earn',
      icr: 'Income-Contingent Repayment',
      rap: 'Repayment Assistance Plan',
    },
    ['none', 'save'],
    {
      ask: 'Are your student loans federal, and are you on a plan that follows your income, such as SAVE or IBR?',
      whyAsked: 'Federal loans on such a plan are not paid faster than asked, and SAVE has ended.',
    },
  ),
  saveNoticeDate: dayFact('Day of your notice that SAVE has ended'),
  publicServiceJob: yesNoFact('A job with a public or nonprofit employer', {
    ask: 'Do you work full time for a government or a nonprofit?',
    whyAsked: 'Federal student loans can then be forgiven, and paying more than asked would be wasted.',
  }),
  pslfPayments: numberFact('Payments that count toward public-service forgiveness', 'count', {
    max: 120,
    whole: true,
    plausible: [0, 90],
  }),
  newLoanPlanned: yesNoFact('A new federal student loan ahead', {
    ask: 'Will you take any new federal student loan, or a Parent PLUS loan for a child?',
    whyAsked: 'One new loan closes the older plans on every loan that you have.',
  }),
  newStudentBorrower: yesNoFact('New borrower under Income-Based Repayment'),
  parentPlusConsolidated: yesNoFact('Parent PLUS loan consolidated before the deadline'),
  inheritedFrom: choiceFact(
    'Who left you the IRA',
    {
      parent: 'a parent or another older person',
      spouse: 'a spouse',
      close_age: 'someone about your age',
      estate: 'an estate or a trust',
    },
    ['parent', 'spouse'],
    {
      ask: 'Who left you the IRA: a spouse, a parent, someone about your age, or an estate?',
      whyAsked: 'A spouse may make it their own; most others have to empty it by a deadline.',
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
  ownerTookWithdrawals: yesNoFact('The owner had started required withdrawals', {
    ask: 'Had the owner of the IRA started required withdrawals?',
    whyAsked: 'Then you owe a withdrawal every year, not only the last one.',
  }),
  inheritedRoth: yesNoFact('The inherited IRA is a Roth IRA', {
    ask: 'Is the inherited IRA a Roth IRA?',
    whyAsked: 'Withdrawals from a Roth IRA are usually not taxed.',
  }),
  marketplaceCoverage: yesNoFact('Health cover from the Marketplace', {
    ask: 'Do you have health cover from the Marketplace (HealthCare.gov or your state’s)?',
    whyAsked: 'Its tax credit ends at an income limit that this money can push you over.',
  }),
  unemploymentMonthly: moneyFact('Unemployment benefits', 'usd-per-month', [0, 2_500], {
    ask: 'How much do you get in unemployment benefits a month, or expect to?',
    whyAsked: 'They stretch your cash.',
  }),
  severance: moneyFact('Severance pay before tax, not in your cash yet', 'usd', [0, 30_000], {
    ask: 'Do you get severance pay that is not in your cash yet, and how much before tax?',
    whyAsked: 'It pays for the first months without work.',
  }),
  severanceWeeks: numberFact('Weeks of pay that you get as severance', 'weeks', { max: 156 }),
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
  smoker: yesNoFact('Tobacco or nicotine', {
    ask: 'Has either of you used tobacco or nicotine in the last few years?',
    whyAsked: 'It multiplies the price, and a wrong answer can void the policy.',
  }),
  survivorSpendingMonthly: moneyFact(
    'What your family would spend a month without you, debts paid off',
    'usd-per-month',
    [2_000, 8_000],
  ),
  survivorSpendingShare: numberFact('Share of today’s spending that goes on without you', 'share', {
    max: 1.5,
    plausible: [0.6, 0.9],
  }),
  insuranceMoneyReturn: numberFact('What the insurance money earns above inflation a year', 'rate', {
    max: 0.2,
    plausible: [0, 0.03],
  }),
  finalExpenses: moneyFact('Funeral and last bills', 'usd', [5_000, 30_000]),
  collegeWish: moneyFact('College money for each child, in today’s dollars', 'usd', [0, 120_000], {
    ask: 'How much for college should the cover leave to each child, in today’s dollars?',
    whyAsked: 'It is added to the cover until each child has finished.',
  }),
  yearsOfSupport: numberFact('Years of support for the family', 'years', { max: 50, plausible: [10, 30] }),
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
  coverageYearsLeft: numberFact(
    'Years left on the life insurance that you have',
    'years',
    { max: 60, plausible: [2, 25] },
    {
      ask: 'How many years does the policy that you have still run?',
      whyAsked: 'Cover that ends too early has to be replaced.',
    },
  ),
  spouseCoverageAmount: moneyFact('Life insurance of your spouse or partner', 'usd', [0, 500_000], {
    ask: 'How much life insurance does your spouse or partner have, apart from work?',
    whyAsked: 'What is there already does not have to be bought again.',
  }),
  coSignedDebt: yesNoFact('Someone signed a debt with you', {
    ask: 'Did a parent or anyone else sign one of your debts with you?',
    whyAsked: 'That person would be left with the debt.',
  }),
  insuranceBudgetMonthly: moneyFact('What you can pay for life insurance', 'usd-per-month', [20, 300], {
    ask: 'How much could you pay for life insurance a month?',
    whyAsked: 'If the price is higher, you see what each way to cut it gives up.',
  }),
  planBalance: moneyFact('Balance of the old plan', 'usd', [3_000, 2_000_000], {
    ask: 'How much is in the old plan?',
    whyAsked: 'A small balance may be moved without you; a large one makes every fee count.',
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
    },
    ['plan_401k', 'gov_457b'],
    {
      ask: 'What kind of plan is it: a 401(k), a 403(b), the Thrift Savings Plan, a 457(b) of a public or of a nonprofit employer, or a SIMPLE IRA?',
      whyAsked: 'Some plans lose a right when they are moved, and one kind cannot be moved at all.',
    },
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
  separationDate: dayFact('Day on which you left the job'),
  stillWorksThere: yesNoFact('You still work for the employer of this plan', {
    ask: 'Do you still work for the employer of this plan?',
    whyAsked: 'While you work there, most plans let little out.',
  }),
  publicSafetyWorker: yesNoFact('Public safety work, such as police or fire service'),
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
  newPlanAcceptsRollovers: yesNoFact('A new plan at work that takes rollovers', {
    ask: 'Is there a plan at your new work, and does it take money from old plans?',
    whyAsked: 'It is one of the places to which the money can go.',
  }),
  pretaxIraBalance: moneyFact('Pre-tax money in IRAs (traditional, SEP, SIMPLE)', 'usd', [0, 100_000], {
    ask: 'Do you have pre-tax money in a traditional, SEP or SIMPLE IRA, and how much?',
    whyAsked: 'It decides whether a backdoor Roth contribution is taxed.',
  }),
  backdoorRoth: yesNoFact('Backdoor Roth contributions', {
    ask: 'Do you put money into a Roth IRA through the backdoor, or plan to?',
    whyAsked: 'Pre-tax money in an IRA would make most of it taxable.',
  }),
  needsMoneyEarly: yesNoFact('Money from this plan needed before retirement age', {
    ask: 'Will you need money from this plan in the next few years, before the early-withdrawal penalty ends?',
    whyAsked: 'Some plans pay out earlier than an IRA without a penalty.',
  }),
  oldPlanFee: numberFact('All costs of the old plan', 'rate', { max: 0.05, plausible: [0.0005, 0.012] }),
  newPlanFee: numberFact('All costs of the new plan', 'rate', { max: 0.05, plausible: [0.0005, 0.012] }),
  iraFee: numberFact('All costs of the IRA', 'rate', { max: 0.05, plausible: [0.0005, 0.012] }),
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
  rothIraFirstYear: numberFact('Year of your first Roth IRA contribution', 'year', {
    min: 1_998,
    max: 2_100,
    whole: true,
  }),
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
  collegeMonthly: moneyFact('What goes to college savings each month', 'usd-per-month', [0, 600], {
    ask: 'How much do you put aside for college each month?',
    whyAsked: 'It shows how far you get on your present course.',
  }),
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
  ownScholarship: yesNoFact('A large scholarship or a military academy is likely', {
    ask: 'Is a large scholarship or a military academy likely?',
    whyAsked: 'Then less has to be saved, and the extra tax on what is left is waived up to its value.',
  }),
  prepaidPlan: yesNoFact('A prepaid tuition plan'),
  retirementOnTrack: yesNoFact('Your own retirement saving is on track', {
    ask: 'Is your own retirement saving on track, with the whole employer match?',
    whyAsked: 'A child can borrow for college. Nobody lends you a retirement.',
  }),
  rothOptionAtWork: yesNoFact('A Roth option in the plan at work', {
    ask: 'Does the plan at your work also take Roth contributions?',
    whyAsked: 'Without that option only an IRA can be Roth, and its limit is smaller.',
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
  rothSavings: moneyFact('Retirement savings that are Roth already', 'usd', [0, 200_000], {
    ask: 'How much of your retirement savings is in Roth accounts?',
    whyAsked: 'Having both kinds lets you choose your bracket later.',
  }),
  retirementState: choiceFact('State you expect to live in when you stop working', states, ['FL', 'CA'], {
    ask: 'In which state do you expect to live when you stop working?',
    whyAsked: 'A state without income tax later makes pre-tax money worth more.',
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
} as const

export type FactKey = keyof typeof facts
export const factKeys = Object.keys(facts) as FactKey[]
export const factKeySchema = z.enum(factKeys as [FactKey, ...FactKey[]])

type FactShape = { [Key in FactKey]: z.ZodOptional<(typeof facts)[Key]['schema']> }

/** What a household told: any of the facts, each within its own schema, and nothing else. */
export const householdSchema = z.strictObject(
  Object.fromEntries(factKeys.map((key) => [key, facts[key].schema.optional()])) as FactShape,
)
export type Household = z.infer<typeof householdSchema>
export type FactValue<Key extends FactKey> = NonNullable<Household[Key]>
/** The facts that are one number (or a range of it). */
export type NumberFactKey = {
  [Key in FactKey]: FactValue<Key> extends number | [number, number] ? Key : never
}[FactKey]

/** A range's middle; a number itself. */
export const middle = (value: number | readonly [number, number]): number =>
  typeof value === 'number' ? value : (value[0] + value[1]) / 2
