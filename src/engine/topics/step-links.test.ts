/** A step is about one thing, and its link opens the page of that thing: the reader is not left to search. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { links } from '../links.ts'
import { wholePlan } from '../plan-for-tests.ts'
import type { TopicSlug } from '../topic-slugs.ts'
import { topicOf } from './all.ts'

const context = sketchContext(draftContext('2026-11-20'))

/** What a step is about, who gets it, and where it leads. */
interface Case {
  readonly about: string
  readonly topic: TopicSlug
  readonly household: Household
  readonly step: string
  readonly page: keyof typeof links
}

const saver: Household = {
  age: 27,
  filingStatus: 'single',
  state: 'OK',
  dependents: [],
  employment: 'employed',
  income: 46_000,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  contributionRate: 0.08,
  contributionKind: 'traditional',
  pretaxIraBalance: 0,
  iraContributedThisYear: 0,
  payOutlook: 'higher',
  savings: 9_000,
  monthlyExpenses: 1_500,
  debts: [],
}
const aboveTheLimit: Household = {
  age: 47,
  spouseAge: 45,
  filingStatus: 'married_joint',
  state: 'MN',
  income: 210_000,
  spouseIncome: 65_000,
  contributionRate: 0.1,
  rothOptionAtWork: true,
  iraMonthly: 625,
  pretaxIraBalance: 0,
  savings: 45_000,
  monthlyExpenses: 10_500,
}
const lateCheck: Household = {
  age: 50,
  filingStatus: 'single',
  state: 'TX',
  income: 88_000,
  planBalance: 90_000,
  checkAmount: 72_000,
  checkReceivedDate: '2023-02-01',
}

const aboutForms: readonly Case[] = [
  {
    about: 'the saver’s credit (Form 8880)',
    topic: 'roth_vs_traditional',
    household: saver,
    step: 'savers',
    page: 'saversCredit',
  },
  {
    about: 'a contribution that is converted (Form 8606)',
    topic: 'roth_vs_traditional',
    household: aboveTheLimit,
    step: 'convert-ira',
    page: 'iraForm',
  },
  {
    about: 'a large gift to a 529 (Form 709)',
    topic: 'college_529',
    household: { collegeOwner: 'grandparent', collegeGift: 95_000, state: 'NY', income: 60_000 },
    step: 'gift-return',
    page: 'giftReturn',
  },
  {
    about: 'money for an HSA (Form 8889)',
    topic: 'lump_sum_invest',
    household: {
      amount: 25_000,
      goal: 'retirement',
      age: 26,
      state: 'NJ',
      income: 74_000,
      savings: 20_000,
      monthlyExpenses: 3_200,
      hasWorkplacePlan: false,
      hsaEligible: true,
      hsaMonthly: 100,
      debts: [],
    },
    step: 'hsa',
    page: 'healthSavings',
  },
  {
    about: 'a filed return that left a payout out (Form 1040-X)',
    topic: 'rollover_401k',
    household: lateCheck,
    step: 'check-tax',
    page: 'amendedReturn',
  },
]

const aboutTax: readonly Case[] = [
  {
    about: 'a deposit after the deadline',
    topic: 'rollover_401k',
    household: lateCheck,
    step: 'certify',
    page: 'lateRollovers',
  },
  {
    about: 'a debt to the tax office',
    topic: 'debt_payoff',
    household: {
      debts: [{ kind: 'tax', balance: 11_000, rate: 0.08 }],
      monthlySurplus: 300,
      income: 64_000,
    },
    step: 'tax-plan',
    page: 'paymentPlans',
  },
]

const card: Household = {
  debts: [{ kind: 'credit_card', balance: 7_000, rate: 0.24, minPayment: 210 }],
  monthlySurplus: 300,
}
const borrower: Household = {
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 68_000, rate: 0.063 }],
  monthlySurplus: 350,
  income: 71_000,
  agi: 71_000,
}

const ofDebts = (about: string, household: Household, step: string, page: keyof typeof links): Case => ({
  about,
  topic: 'debt_payoff',
  household,
  step,
  page,
})

const aboutDebts: readonly Case[] = [
  ofDebts('a summons', { ...card, courtAnswerDue: '2026-12-08' }, 'court', 'courtPapers'),
  ofDebts('pay that is taken', { ...card, payGarnished: true }, 'garnishment', 'garnishment'),
  ofDebts(
    'a debt that a collector has to prove',
    { debts: [{ kind: 'other', balance: 1_900, isInCollections: true }], monthlySurplus: 300 },
    'proof',
    'collectorLetters',
  ),
  ofDebts(
    'a hospital bill',
    { debts: [{ kind: 'medical', balance: 6_500 }], monthlySurplus: 300 },
    'hospital',
    'hospitalBills',
  ),
  ofDebts(
    'a payday loan',
    { debts: [{ kind: 'payday', balance: 800, rate: 3.9, minPayment: 120 }], monthlySurplus: 300 },
    'payday',
    'paydayLoans',
  ),
  ofDebts(
    'a mortgage that is late',
    {
      debts: [{ kind: 'mortgage', balance: 180_000, rate: 0.06, minPayment: 1_300, isPastDue: true }],
      monthlySurplus: 300,
    },
    'mortgage-late',
    'housingCounselors',
  ),
  ofDebts(
    'the employer of somebody in public service',
    { ...borrower, publicServiceJob: true, pslfPayments: 54, incomeDrivenPlan: 'ibr' },
    'certify',
    'publicService',
  ),
  ofDebts(
    'a plan by income after SAVE',
    { ...borrower, incomeDrivenPlan: 'save', saveNoticeDate: '2026-10-05' },
    'save',
    'incomeDriven',
  ),
]

const laidOff: Household = {
  employment: 'unemployed',
  income: 0,
  separationDate: '2026-11-16',
  state: 'OH',
  savings: 9_000,
  monthlyExpenses: 3_100,
  debts: [],
}
const parent: Household = {
  age: 38,
  maritalStatus: 'divorced',
  income: 58_000,
  dependents: [6, 9],
  monthlyExpenses: 3_900,
  coverageAmount: 0,
  savings: 6_000,
  debts: [],
}

const onceLaidOff = (about: string, household: Household, step: string, page: keyof typeof links): Case => ({
  about,
  topic: 'emergency_fund',
  household: { ...laidOff, ...household },
  step,
  page,
})

const aboutBenefits: readonly Case[] = [
  onceLaidOff('unemployment benefits', {}, 'unemployment', 'unemployment'),
  onceLaidOff('cover that ended with the job', {}, 'health', 'coverAfterJob'),
  onceLaidOff(
    'an income that the Marketplace does not know',
    { formerPay: 27_000, marketplaceCoverage: true },
    'health',
    'marketplaceChanges',
  ),
  {
    about: 'child support that is late',
    topic: 'debt_payoff',
    household: { ...card, behindOnSupport: true },
    step: 'support',
    page: 'childSupport',
  },
  {
    about: 'the earnings record',
    topic: 'term_life',
    household: parent,
    step: 'record',
    page: 'earningsRecord',
  },
  {
    about: 'a policy that the family can look for',
    topic: 'term_life',
    household: parent,
    step: 'beneficiaries',
    page: 'policyLocator',
  },
]

const aboutSaving: readonly Case[] = [
  {
    about: 'an ABLE account',
    topic: 'college_529',
    household: {
      dependents: [4, 7],
      state: 'MD',
      maritalStatus: 'married',
      income: 88_000,
      specialNeedsChild: true,
      collegeMonthly: 300,
      retirementOnTrack: true,
      debts: [],
    },
    step: 'able',
    page: 'disabilitySavings',
  },
  {
    about: 'a 529',
    topic: 'college_529',
    household: {
      dependents: [2],
      state: 'MD',
      income: 88_000,
      collegeMonthly: 300,
      retirementOnTrack: true,
      debts: [],
    },
    step: 'account',
    page: 'collegePlans',
  },
  {
    about: 'what the old plan has to tell',
    topic: 'rollover_401k',
    household: {
      planType: 'plan_401k',
      planBalance: 250_000,
      age: 48,
      separationAge: 48,
      income: 120_000,
      filingStatus: 'single',
      state: 'VA',
    },
    step: 'call',
    page: 'planPapers',
  },
]

test.each([...aboutForms, ...aboutTax, ...aboutDebts, ...aboutBenefits, ...aboutSaving])(
  'the step about $about leads to its page',
  (one) => {
    const topic = topicOf(one.topic)
    const { nextSteps } = wholePlan(topic!, one.household, context)
    expect(nextSteps.find(({ id }) => id === one.step)?.link).toEqual(links[one.page])
  },
)

test('the page of a form is the one that the form itself names', () => {
  expect(aboutForms.map(({ page }) => links[page].url)).toEqual([
    'https://www.irs.gov/form8880',
    'https://www.irs.gov/form8606',
    'https://www.irs.gov/form709',
    'https://www.irs.gov/form8889',
    'https://www.irs.gov/form1040x',
  ])
})
