/** What is owed, and what is known of each debt. */
import { z } from 'zod'
import {
  choiceFact,
  dayFact,
  type FactField,
  moneyFact,
  numberFact,
  optionsOf,
  structuredFact,
  yesNoFact,
} from '../fact.ts'

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
  pay_later: 'buy-now-pay-later plan',
  plan_loan: '401(k) loan',
  family: 'loan from family or friends',
  other: 'other debt',
} as const
export type DebtKind = keyof typeof debtKinds

const loanTypes = { federal: 'federal', private: 'private', parent_plus: 'Parent PLUS' } as const

const most = 1e12
const highestRate = 10
const mostDebts = 30
const longestPromotion = 120

const amountOrRange = z.union([
  z.number().min(0).max(most),
  z.tuple([z.number().min(0), z.number().max(most)]),
])

const mostMonthsBehind = 60
const highestOffer = 0.3
const highestOfferForCards = 0.6
const highestFee = 0.2

const offerKinds = {
  personal: 'a personal or consolidation loan',
  home: 'a loan or a line on the home',
  transfer: 'a balance transfer',
} as const
const longestOffer = 30

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
  /** How many months it lasts from its first day, where the last one was not told. */
  promoMonths: z.number().min(0).max(longestPromotion).optional(),
  promoRate: z.number().min(0).max(highestRate).optional(),
  /** The full rate is counted from day one and charged at once if anything is owed when the promotion ends. */
  deferredInterest: z.boolean().optional(),
  isPastDue: z.boolean().optional(),
  /** How many payments were missed. */
  monthsBehind: z.number().min(0).max(mostMonthsBehind).optional(),
  isInCollections: z.boolean().optional(),
  /** Somebody sues over it, and no judgment or settlement has come. */
  isInCourt: z.boolean().optional(),
  isVariable: z.boolean().optional(),
  /** Signed for somebody else, who has the loan and is to pay it. */
  isPaidByOther: z.boolean().optional(),
  /** Of a car: what it would sell for. */
  worth: amountOrRange.optional(),
})
export type Debt = z.infer<typeof debtSchema>

/** A student loan is federal unless it was called private. */
export const isFederalLoan = ({ kind, loanType }: Debt): boolean =>
  kind === 'student_loan' && loanType !== 'private'

/** Whether nobody pays a loan that was signed for somebody else: whoever signed answers for all of it. */
export const isLeftToSigner = ({ isPaidByOther, isPastDue, isInCollections, isInCourt }: Debt): boolean =>
  isPaidByOther === true && (isPastDue === true || isInCollections === true || isInCourt === true)

/** Whether somebody else has a loan and pays it: it stands in no sum of the household. */
export const isOfOther = (debt: Debt): boolean => debt.isPaidByOther === true && !isLeftToSigner(debt)

/**
 * Whether a federal student loan is in collections: it has no day after which it is too old (20 USC 1091a), proof
 * ends nothing, and no repayment plan is open to it before rehabilitation.
 */
export const isInDefault = (debt: Debt): boolean => isFederalLoan(debt) && debt.isInCollections === true

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
  {
    key: 'worth',
    label: 'Of a car: what it would sell for',
    input: { ...amount, unit: 'usd' },
    isRare: true,
  },
  { key: 'promoEnds', label: 'Last day of a promotional rate', input: { kind: 'day' }, isRare: true },
  {
    key: 'promoMonths',
    label: 'Months that the promotion lasts, if you do not know its last day',
    input: { kind: 'number', unit: 'months', min: 0, max: longestPromotion },
    isRare: true,
  },
  { key: 'promoRate', label: 'Promotional rate', input: rate, isRare: true },
  {
    key: 'deferredInterest',
    label: 'All interest is charged at once if anything is owed on that day',
    input: { kind: 'yes-no' },
    isRare: true,
  },
  {
    key: 'isPaidByOther',
    label: 'You signed it for somebody else, who is to pay it',
    input: { kind: 'yes-no' },
    isRare: true,
  },
  { key: 'isVariable', label: 'The rate can change', input: { kind: 'yes-no' }, isRare: true },
  { key: 'isPastDue', label: 'A payment is overdue', input: { kind: 'yes-no' }, isRare: true },
  {
    key: 'monthsBehind',
    label: 'Payments that were missed',
    input: { kind: 'number', unit: 'count', min: 0, max: mostMonthsBehind },
    isRare: true,
  },
  {
    key: 'isInCollections',
    label: 'It is with a debt collector, or in default',
    input: { kind: 'yes-no' },
    isRare: true,
  },
  { key: 'isInCourt', label: 'Somebody sues over it', input: { kind: 'yes-no' }, isRare: true },
]

export const debtFacts = {
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
  debtPaymentMonthly: moneyFact('All that you can pay on debts each month', 'usd-per-month'),
  mortgageInDebtPayment: yesNoFact('The mortgage’s payment is in what you can pay on debts'),
  debtPaymentOnce: moneyFact('A sum that you pay on debts once, beside that', 'usd'),
  debtPaymentOnceOn: choiceFact('Kind of debt that the one-time sum is for', debtKinds),
  debtPaymentOnceFromSavings: yesNoFact('The one-time sum comes out of the savings that you named'),
  paysDebtFromSavings: yesNoFact('Thinks of paying a debt from savings'),
  payoffOrder: choiceFact('Which debt you would rather pay first', {
    avalanche: 'the one with the highest rate',
    snowball: 'the smallest one',
  }),
  behindOnDebts: yesNoFact('Behind on a payment', {
    ask: 'Are you behind on any payment, or has a collector or a court written to you?',
    whyAsked: 'What is late comes first, and a court paper has a day by which it must be answered.',
  }),
  behindOnSupport: yesNoFact('Behind on child support'),
  payGarnished: yesNoFact('A part of pay is taken for a debt, or soon will be'),
  suedForDebt: yesNoFact('Sued for a debt'),
  courtAnswerDue: dayFact('Day by which a court paper must be answered'),
  exWasToPay: yesNoFact('A debt in both names that an ex was to pay'),
  coSignedDebt: yesNoFact('Someone signed a debt with you', {
    ask: 'Did a parent or anyone else sign one of your debts with you?',
    whyAsked: 'That person would be left with the debt.',
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
  incomePlanPayments: numberFact(
    'Payments that count toward forgiveness of an income plan',
    'count',
    { max: 360, whole: true, plausible: [0, 200] },
    {
      ask: 'How many payments count already toward forgiveness of your income plan? Your account at studentaid.gov shows it.',
      whyAsked: 'They decide how long you still pay and which plan costs least.',
    },
  ),
  inSchool: yesNoFact('Still in school, at least half time'),
  newLoanPlanned: yesNoFact('A new federal student loan ahead', {
    ask: 'Will you take any new federal student loan, or a Parent PLUS loan for a child?',
    whyAsked: 'One new loan closes the older plans on every loan that you have.',
  }),
  newLoanTaken: yesNoFact('A federal loan or consolidation since the rules changed', {
    ask: 'Was any federal student loan or consolidation, even a Parent PLUS for a child, paid out to you since the Repayment Assistance Plan (RAP) opened?',
    whyAsked: 'One such loan closes the older plans on every loan that you have.',
  }),
  /** Annual rate that a private lender offers for the student loans, as a fraction. */
  refinanceRate: numberFact('Rate offered for refinancing your student loans', 'rate', {
    max: highestOffer,
    plausible: [0.04, 0.08],
  }),
  refinanceYears: numberFact('Years of the loan that is offered for it', 'years', {
    min: 1,
    max: longestOffer,
    plausible: [5, 15],
  }),
  /** What somebody offers, or the household thinks of, to take over cards and unsecured loans; it is owed by nobody yet. */
  debtOfferKind: choiceFact('What would take over your cards and loans', offerKinds),
  /** Annual rate as a fraction; of a transfer the one that holds until it ends. */
  debtOfferRate: numberFact('Rate of the offer that would take over your cards and loans', 'rate', {
    max: highestOfferForCards,
  }),
  debtOfferYears: numberFact('Years of the loan that would take over your cards and loans', 'years', {
    min: 1,
    max: longestOffer,
  }),
  /** Months in which a balance transfer has its low rate. */
  debtOfferMonths: numberFact('Months of the low rate of the balance transfer', 'months', {
    min: 1,
    max: longestPromotion,
  }),
  /** As a fraction of what is taken over. */
  debtOfferFee: numberFact('Fee of the offer that would take over your cards and loans', 'share', {
    max: highestFee,
  }),
  debtOfferSum: moneyFact('How much the offer would take over', 'usd'),
  newStudentBorrower: yesNoFact('New borrower under Income-Based Repayment'),
  parentPlusConsolidated: yesNoFact('Parent PLUS loan consolidated before the deadline', {
    ask: 'Was your Parent PLUS loan consolidated before the Repayment Assistance Plan (RAP) opened?',
    whyAsked: 'Then a payment that follows your income is still open to it.',
  }),
} as const
