import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ['I quit smoking six years ago', { smoker: false }],
  ['I quit smoking last year', {}],
  ['my husband smokes', { maritalStatus: 'married', spouseSmoker: true }],
  ["I don't smoke but my wife smokes", { maritalStatus: 'married', smoker: false, spouseSmoker: true }],
  ['I smoke, my wife does not', { maritalStatus: 'married', smoker: true }],
  ["I smoke and my husband doesn't smoke", { maritalStatus: 'married', smoker: true, spouseSmoker: false }],
  ['we both smoke', { smoker: true, spouseSmoker: true }],
  ['my wife and I both smoke', { maritalStatus: 'married', smoker: true, spouseSmoker: true }],
  ['my wife and I are smokers', { maritalStatus: 'married', smoker: true, spouseSmoker: true }],
  ["we don't smoke", { smoker: false, spouseSmoker: false }],
  ['neither of us smokes', { smoker: false, spouseSmoker: false }],
  [
    "I'm a smoker, my partner is a non-smoker",
    { maritalStatus: 'partnered', smoker: true, spouseSmoker: false },
  ],
  ['my wife quit smoking ten years ago', { maritalStatus: 'married', spouseSmoker: false }],
  ['my brother smokes', {}],
  ['my budget for life insurance is 50 a month', { insuranceBudgetMonthly: 50 }],
  ['my budget for food is a mess', {}],
  [
    'my dad is a cosigner on my 24,000 private student loan',
    { coSignedDebt: true, debts: [{ kind: 'student_loan', balance: 24_000, loanType: 'private' }] },
  ],
  ['my brother is a cosigner for his friend', {}],
  ["I'm on SSI", { receivesBenefits: true }],
  [
    "I'm self-employed on an ACA plan",
    { marketplaceCoverage: true, employment: 'self_employed', incomeStability: 'self_employed' },
  ],
  ['should i get a marketplace plan or cobra', {}],
  [
    'married, no kids, Marketplace health insurance, in Ohio',
    { maritalStatus: 'married', numDependents: 0, marketplaceCoverage: true, state: 'OH' },
  ],
  ["I'm 66 and on medicare", { age: 66, onMedicare: true }],
  ['unemployed, UI should be about 350 a week', { employment: 'unemployed', unemploymentMonthly: 1517 }],
  ['my son gets SSI and I get Medicaid', { receivesBenefits: true }],
  ['how do I get Medicaid', {}],
  ['my mom is on Medicaid', {}],
  ['teacher 7 yrs at a public school, on SAVE', { publicServiceJob: true, incomeDrivenPlan: 'save' }],
  ['my wife is a teacher at a public school', { maritalStatus: 'married' }],
  [
    'nurse at a nonprofit hospital, on save which is dead now, 84 payments in on pslf',
    { publicServiceJob: true, incomeDrivenPlan: 'save', pslfPayments: 84 },
  ],
  ['servicer put me in forbearance for SAVE', { incomeDrivenPlan: 'save' }],
  ['depends on save which is my habit', {}],
  ['made 51 payments that count', { pslfPayments: 51 }],
  ['made 51 payments on the car', {}],
  ['should I spend on save buttons', {}],
  [
    'we have an adult son, 20, with Down syndrome',
    { specialNeedsChild: true, dependents: [20], twoAdults: true },
  ],
  ['I want a son one day with autism research money', {}],
  ['my daughter has special needs', { specialNeedsChild: true }],
  ['I teach special needs students', {}],
  ["I don't smoke", { smoker: false }],
  ['I smoke about a pack a day', { smoker: true }],
  ['should I smoke', {}],
  ["I'm a 52 year old smoker", { age: 52, smoker: true }],
  ['we need smoke alarms', {}],
  ['our 2 year old with down syndrome', { dependents: [2], specialNeedsChild: true }],
  [
    'Our son is 6 and autistic and will likely need care for life',
    { dependents: [6], specialNeedsChild: true, twoAdults: true },
  ],
  [
    "husband earns 130k, I'm 43 and at home, kids 12 and 15",
    {
      age: 43,
      dependents: [12, 15],
      maritalStatus: 'married',
      income: 0,
      spouseIncome: 130_000,
      stayAtHomeParent: true,
    },
  ],
  [
    'our 10 year old son is disabled and gets SSI',
    { dependents: [10], specialNeedsChild: true, receivesBenefits: true },
  ],
  ['I can afford $60 a month for life insurance', { insuranceBudgetMonthly: 60 }],
  ["I'm a stay at home mom", { stayAtHomeParent: true, income: 0 }],
  [
    '34, stay at home mom, husband makes 105k',
    { age: 34, stayAtHomeParent: true, income: 0, maritalStatus: 'married', spouseIncome: 105_000 },
  ],
  [
    'I was on SAVE, owe 84k in student loans, work for a county hospital',
    { incomeDrivenPlan: 'save', publicServiceJob: true, debts: [{ kind: 'student_loan', balance: 84_000 }] },
  ],
  ['I was on save money mode all year', {}],
  [
    'my dad co-signed my private student loans (46k)',
    { coSignedDebt: true, debts: [{ kind: 'student_loan', balance: 46_000, loanType: 'private' }] },
  ],
  ['no life insurance. Budget maybe 30 a month', { insuranceBudgetMonthly: 30 }],
  ['I work for a nonprofit', { publicServiceJob: true }],
  ["I'm a nurse, public hospital, on SAVE", { publicServiceJob: true, incomeDrivenPlan: 'save' }],
  ['my loans are on the SAVE plan', { incomeDrivenPlan: 'save' }],
  ['I want to save 5k', { amount: 5000 }],
  ["I'm on IBR, 62 qualifying payments", { incomeDrivenPlan: 'ibr', pslfPayments: 62 }],
  ["I'm in RAP", { incomeDrivenPlan: 'rap' }],
  ['I got my SAVE notice on Oct 3, 2026', { incomeDrivenPlan: 'save', saveNoticeDate: '2026-10-03' }],
  [
    "I'm still on SAVE. Notice came September 20, 2026",
    { incomeDrivenPlan: 'save', saveNoticeDate: '2026-09-20' },
  ],
  ["I'm on SAVE. An eviction notice came October 3, 2026", { incomeDrivenPlan: 'save' }],
  ['PSLF with 84 payments done', { publicServiceJob: true, pslfPayments: 84 }],
  ['student loans 28k at 5.5% federal', { debts: [{ kind: 'student_loan', balance: 28_000, rate: 0.055 }] }],
  ['we will take out Parent PLUS loans for our daughter', { newLoanPlanned: true }],
  [
    'should I take out a Parent PLUS for my daughter? I have 30k of my own student loans on IBR at 5%',
    {
      newLoanPlanned: true,
      incomeDrivenPlan: 'ibr',
      debts: [{ kind: 'student_loan', balance: 30_000, rate: 0.05 }],
    },
  ],
  [
    'my student loans are on SAVE, 42k at 6%',
    { incomeDrivenPlan: 'save', debts: [{ kind: 'student_loan', balance: 42_000, rate: 0.06 }] },
  ],
  [
    'I owe 38k in parent plus loans',
    { debts: [{ kind: 'student_loan', balance: 38000, loanType: 'parent_plus' }] },
  ],
  ['we both have roth and traditional options at work', { rothOptionAtWork: true, hasWorkplacePlan: true }],
  ['my plan offers a Roth 401k', { rothOptionAtWork: true, accountType: ['roth_401k'] }],
  ['no roth option at work', { rothOptionAtWork: false }],
  ['my contributions are all pre-tax', { contributionKind: 'traditional' }],
  [
    'I contribute 6% to a Roth 401k',
    { contributionRate: 0.06, contributionKind: 'roth', accountType: ['roth_401k'] },
  ],
  ["last year's social security wages were 152,000", { priorYearWages: 152000 }],
]

test('what insurance, student loans and Roth plans turn on is read', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})

test('parents who signed are heard without "my"', () => {
  const factsOf = (message: string) => understand(message, { today: '2026-11-20' }).facts
  expect(factsOf('Need life insurance? parents co-signed my 45k private student loan').coSignedDebt).toBe(
    true,
  )
  expect(factsOf('Need life insurance? parents have 45k of loans').coSignedDebt).toBeUndefined()
})
