/** What goes out each month, what is left of it, and what is saved already. */
import { z } from 'zod'
import { moneyFact, numberFact, optionsOf, structuredFact, yesNoFact } from '../fact.ts'

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

export type AccountKind = keyof typeof accountKinds

export const savingsFacts = {
  monthlyExpenses: moneyFact('What a month costs you', 'usd-per-month', [2_000, 9_000], {
    ask: 'What does a month cost your household: rent or mortgage, food, bills, insurance, minimum payments?',
    whyAsked: 'The size of your emergency fund is counted in months of it.',
  }),
  monthlyRent: moneyFact('Rent', 'usd-per-month'),
  childcareMonthly: moneyFact('Daycare and child care that you pay', 'usd-per-month'),
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
  emergencyFundMonths: numberFact('Months of costs that your cash covers', 'months', { max: 60 }),
  emergencyFundIsFull: yesNoFact('Your emergency fund is full already'),
  cushionMonths: numberFact('Months of costs that you want in cash', 'months', { max: 60 }),
  retirementSavings: moneyFact('Retirement savings', 'usd', [0, 800_000]),
  taxableInvestments: moneyFact('Investments outside retirement accounts', 'usd', [0, 400_000]),
  pastDueBills: moneyFact('Bills and payments past due', 'usd', [500, 4_000], {
    ask: 'How much is past due in all: missed payments, rent and bills?',
    whyAsked: 'What is late is paid before anything else.',
  }),
  accountType: structuredFact('Accounts that you named', z.array(z.string().max(30)).max(12), {
    kind: 'list',
    noun: 'account',
    most: 12,
    item: { kind: 'choice', options: optionsOf(accountKinds) },
  }),
} as const
