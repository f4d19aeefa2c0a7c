import { expect, test } from 'vitest'
import { type UnderstandContext, understand } from './understand.ts'

const ofSum = { topic: 'lump_sum_invest', household: { age: 45, amount: 90_000 } } as const
const ofChild: Partial<UnderstandContext> = { topic: 'college_529', household: { dependents: [6] } }

const ofLeaving: Partial<UnderstandContext> = {
  topic: 'rollover_401k',
  openQuestion: 'employerStockValue',
  household: { separationDate: '2026-07-01' },
  said: { text: 'quit in july' },
}
const ofInheritedIra = { topic: 'lump_sum_invest', household: { moneySource: 'inherited_ira' } } as const

const ofChildren = (...dependents: number[]): Partial<UnderstandContext> => ({
  topic: 'college_529',
  openQuestion: 'collegeFundShare',
  household: { dependents, amount: 12_000, monthlySurplus: 350 },
  said: { text: 'got 12k in a 529 so far, can do 350 a month' },
})
const ofCouple: Partial<UnderstandContext> = {
  topic: 'emergency_fund',
  household: { maritalStatus: 'married', employment: 'self_employed', monthlyExpenses: 5_400 },
}
const ofPlan: Partial<UnderstandContext> = {
  topic: 'rollover_401k',
  openQuestion: 'income',
  household: { amount: 412_000 },
}

const rows: [message: string, context: Partial<UnderstandContext>, facts: object][] = [
  ['can pay 1100', { topic: 'debt_payoff' }, { debtPaymentMonthly: 1_100 }],
  [
    'my mom can add 100 a month',
    { topic: 'budgeting', household: { monthlySurplus: 700 } },
    { monthlySurplus: 800 },
  ],
  [
    'i get a 12k bonus in march too',
    { ...ofSum, household: { ...ofSum.household, moneySource: 'gift' } },
    {},
  ],
  [
    'new job takes rollovers, fees there are 0.2%, old ones 0.9',
    { topic: 'rollover_401k', openQuestion: 'newPlanFee', household: { amount: 84_000 } },
    { hasWorkplacePlan: true, newPlanAcceptsRollovers: true, newPlanFee: 0.002, oldPlanFee: 0.009 },
  ],
  [
    'my husband lost his job so now only 500',
    { topic: 'debt_payoff', openQuestion: 'savings', household: { debtPaymentMonthly: 800 } },
    { maritalStatus: 'married', spouseIncome: 0, spouseOutOfWork: true, debtPaymentMonthly: 500 },
  ],
  ['i put in 8 percent now', { topic: 'roth_vs_traditional' }, { contributionRate: 0.08 }],
  [
    'no wait the loan is at 11',
    {
      topic: 'debt_payoff',
      household: {
        debts: [
          { kind: 'credit_card', balance: 11_000, rate: 0.26 },
          { kind: 'personal', balance: 5_000, rate: 0.14 },
        ],
      },
    },
    {
      debts: [
        { kind: 'credit_card', balance: 11_000, rate: 0.26 },
        { kind: 'personal', balance: 5_000, rate: 0.11 },
      ],
    },
  ],
  ['I can save 300', { topic: 'emergency_fund' }, { monthlySurplus: 300 }],
  ['we can do about 250', { topic: 'college_529' }, { monthlySurplus: 250 }],
  [
    'rent 1800, everything 3900',
    { topic: 'emergency_fund', openQuestion: 'monthlyExpenses' },
    { monthlyRent: 1_800, monthlyExpenses: 3_900 },
  ],
  [
    'it was after taxes',
    { topic: 'lump_sum_invest', household: { amount: 12_000, moneySource: 'bonus' } },
    { moneyBeforeTax: false },
  ],
  ['it was after taxes', { topic: 'lump_sum_invest' }, {}],
  [
    'wont need it til im 60 prob',
    { topic: 'lump_sum_invest', household: { age: 45, amount: 40_000 } },
    { horizonYears: 15 },
  ],
  ['wont need it til im 60 prob', { topic: 'lump_sum_invest' }, {}],
  [
    'rent is 1500, everything together like 3200 a month',
    { topic: 'emergency_fund', openQuestion: 'monthlyExpenses' },
    { monthlyRent: 1_500, monthlyExpenses: 3_200 },
  ],
  [
    'lost my overtime so only 200 extra',
    { topic: 'budgeting', openQuestion: 'savings', household: { monthlySurplus: 600 } },
    { monthlySurplus: 200 },
  ],
  ['only 200 extra', { topic: 'budgeting', openQuestion: 'savings' }, {}],
  [
    'rent 1350 total like 2600',
    { topic: 'budgeting', openQuestion: 'monthlyExpenses' },
    { monthlyRent: 1_350, monthlyExpenses: 2_600 },
  ],
  ['no i didnt, it was june', ofLeaving, { separationDate: '2026-06-01' }],
  [
    'actually its 18k after tax',
    { ...ofSum, openQuestion: 'monthlyExpenses', said: { text: 'single 33' } },
    { amount: 18_000, moneyBeforeTax: false },
  ],
  [
    'actually its 4k after tax',
    { topic: 'budgeting', openQuestion: 'monthlyExpenses', said: { text: 'single 33' } },
    {},
  ],
  ['no wait 175', { topic: 'college_529', household: { amount: 8_000 }, said: { text: '8k in a 529' } }, {}],
  [
    'make that 30',
    { topic: 'lump_sum_invest', household: { amount: 20_000 }, said: { text: 'i have 20k to invest' } },
    { amount: 30_000 },
  ],
  [
    'mortgage 290 at 5.1',
    { topic: 'term_life', openQuestion: 'monthlyExpenses' },
    { debts: [{ kind: 'mortgage', balance: 290_000, rate: 0.051 }] },
  ],
  ['not for 5 years at least', { topic: 'lump_sum_invest' }, { horizonYears: 5 }],
  ['no company stock', ofLeaving, { employerStockValue: 0 }],
  ['im 49 she was 78', ofInheritedIra, { age: 49, ownerAgeAtDeath: 78 }],
  ['im 49 she was 78', { topic: 'lump_sum_invest' }, { age: 49 }],
  ['new plan has good funds, 0.05%', { topic: 'rollover_401k' }, { newPlanFee: 0.0005 }],
  ['new plan has a 4% match', { topic: 'rollover_401k' }, { employerMatch: { rate: 1, upTo: 0.04 } }],
  ['minimums are 140 and 65', { topic: 'debt_payoff', openQuestion: 'savings' }, {}],
  ['im 45, wont need it til im 60', { topic: 'lump_sum_invest' }, { age: 45, horizonYears: 15 }],
  ['wont need it til im 60', { topic: 'lump_sum_invest', openQuestion: 'income' }, {}],
  [
    'actually 85k after the lawyer',
    { ...ofSum, openQuestion: 'income', said: { text: 'im 45, make 70k' } },
    { amount: 85_000 },
  ],
  ['actually 85k', { ...ofSum, said: { text: 'im 45, make 70k' } }, { income: 85_000 }],
  ['she is 4 sorry', ofChild, { dependents: [4] }],
  ['oops shes 4, the 6 yr old is my nephew', ofChild, { dependents: [4] }],
  ['she is 4 sorry', { topic: 'college_529', household: { dependents: [6, 9] } }, {}],
  ['she is 4 minutes late', ofChild, {}],
  ['my parents will add 100 a month too', ofChild, { collegeGivers: 2, collegeGiftYearly: 1_200 }],
  ['nope no company stock', { topic: 'rollover_401k' }, { employerStockValue: 0 }],
  ["there isn't any company stock in it", { topic: 'rollover_401k' }, { employerStockValue: 0 }],
  ['does no company stock mean less tax?', { topic: 'rollover_401k' }, {}],
  ['I have company stock', { topic: 'rollover_401k' }, {}],
  ['no company stock', { topic: 'lump_sum_invest' }, {}],
  ['I get 2400 every 2 weeks', { topic: 'debt_payoff' }, { takeHomeMonthly: 5_200 }],
  ['I get 600 every 2 weeks from my ex', { topic: 'debt_payoff' }, {}],
  ['I get 600 every 2 weeks in child support', { topic: 'debt_payoff' }, { supportReceivedMonthly: 1_300 }],
  [
    'max it already',
    { topic: 'roth_vs_traditional', household: { accountType: ['roth_401k'] } },
    { filledAccounts: ['plan'] },
  ],
  [
    "yes, i'm maxing it out",
    { topic: 'roth_vs_traditional', household: { accountType: ['roth_ira'] } },
    { filledAccounts: ['ira'] },
  ],
  ['max it already', { topic: 'roth_vs_traditional', household: { accountType: ['401k', 'roth_ira'] } }, {}],
  ['max it already', { topic: 'roth_vs_traditional' }, {}],
  ['max it', { topic: 'roth_vs_traditional', household: { accountType: ['401k'] } }, {}],
  ['should I max it?', { topic: 'roth_vs_traditional', household: { accountType: ['401k'] } }, {}],
  ['can pay 1100', {}, {}],
  ['I can save 300', { topic: 'term_life' }, {}],
  // Children who are known have birthdays; who is of another age is not theirs.
  ['He turned 16 last Tuesday.', ofChildren(15), { dependents: [16] }],
  ['He is in fact 16 since last Tuesday.', ofChildren(15), { dependents: [16] }],
  ['my daughter turned 10 on monday', ofChildren(9, 12), { dependents: [10, 12] }],
  ['they turned 16 tricks', ofChildren(15), {}],
  ['he turned 16 down', ofChildren(9, 12), {}],
  ['the roof turned 20 last week', ofChildren(9), {}],
  ['no 12k each', ofChildren(8, 8), { amount: 24_000 }],
  ['no, 350 for each', ofChildren(8, 8), { monthlySurplus: 700 }],
  ['no, 500 for the cat', ofChildren(8, 8), {}],
  ['She brings home $4,100 a month.', ofCouple, { earners: 2 }],
  ['She brings $4,100 to the meeting.', ofCouple, {}],
  ['the cat brings home a mouse a month', ofCouple, {}],
  ['I misspoke: about $60,000 of that balance is Roth.', ofPlan, { rothPlanBalance: 60_000 }],
  ['is a Roth of that size common?', ofPlan, {}],
  ['can I pay 1100?', { topic: 'debt_payoff' }, {}],
  ['everything 3900', { topic: 'emergency_fund' }, {}],
]

test.each(rows)('“%s” in the light of %j tells %j', (message, context, facts) => {
  expect(understand(message, { today: '2026-11-20', ...context }).facts).toEqual(facts)
})

test.each([
  ['I can pay 40 a month', 40],
  ['we can only afford $30 a month', 30],
  ['could spend 60 a month on it', 60],
  ['can do 45 per month at most', 45],
])('what can be paid each month is for the policy that is talked about: %s', (message, monthly) => {
  const { insuranceBudgetMonthly, monthlySurplus } = understand(message, {
    today: '2026-11-25',
    topic: 'term_life',
    household: { income: 90_000, dependents: [3, 5] },
  }).facts
  expect([insuranceBudgetMonthly, monthlySurplus]).toEqual([monthly, undefined])
})

test('what can be saved each month is no premium', () => {
  const { insuranceBudgetMonthly } = understand('I can save 40 a month', {
    today: '2026-11-25',
    topic: 'term_life',
    household: { income: 90_000 },
  }).facts
  expect(insuranceBudgetMonthly).toBeUndefined()
})
