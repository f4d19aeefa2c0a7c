import type { Dollars, Share } from '#engine/units.ts'
import type { ByReturn } from '../state-law.ts'

/** A day of the year after, before a weekend or a holiday moves it; all that there are fall in April. */
export interface ContributionDay {
  readonly month: 4
  readonly day: number
  readonly source: string
  /** No page of the state or of its plan that names the day was read, so nothing may rest on it. */
  readonly isUnconfirmed?: true
}

/** Its most falls by a share of the income in each of the spans. */
interface CreditInstead {
  readonly rate: Share
  readonly most: Dollars
  readonly falls: ByReturn<readonly { readonly from: Dollars; readonly to: Dollars; readonly by: Share }[]>
  readonly source: string
  readonly approximated: string
}

/** What a state gives for a contribution to a 529 college savings plan. */
export interface CollegeSavingsLaw {
  readonly kind: 'none' | 'deduction' | 'credit'
  /** The share of the contribution that is credited. */
  readonly rate?: Share
  /** Where that share falls with income: up to each income its own, each to the same most of a credit. */
  readonly rateByIncome?: {
    readonly most: ByReturn<Dollars>
    readonly rates: readonly { readonly through: Dollars; readonly rate: Share }[]
  }
  /** A credit that a return may take in place of the deduction. */
  readonly creditInstead?: CreditInstead
  /** Whether the credit is paid out where there is no tax to lower. */
  readonly isRefundable?: boolean
  /** Contributions beyond it earn nothing; without it there is no limit. */
  readonly contributionMaximum?: ByReturn<Dollars>
  /** Of spouses who file apart, where it is less than that of one person. */
  readonly separateMaximum?: Dollars
  /** A surviving spouse has the limit of one person here, and that of a couple elsewhere. */
  readonly survivingSpouseIsSingle?: true
  /** Nobody read which limit a head of household has here; where it was read, it is that of one person. */
  readonly headOfHouseholdUnread?: true
  /** The same for the plan of another state, where that is less. */
  readonly otherPlanMaximum?: ByReturn<Dollars>
  readonly per: 'return' | 'beneficiary'
  /** What is beyond the limit counts in so many later years. */
  readonly carriesForward?: { readonly years: number | 'unlimited'; readonly source: string }
  /** The limit of a couple is that of each of two: both have to contribute. */
  readonly coupleEach?: { readonly source: string }
  /** Above this income there is nothing. */
  readonly incomeMaximum?: ByReturn<Dollars>
  /** Whether the plan of another state earns it too. */
  readonly anyStatePlan: boolean
  /** What is paid in until this day of the next year can still count; without it the year’s last day ends it. */
  readonly countsUntil?: ContributionDay
  readonly source: string
  readonly note?: string
  readonly approximated?: string
  /** The same of the limit alone, which matters to who contributes more. */
  readonly limitApproximated?: string
}

/** By postal code. */
export const collegeSavingsBenefits: Readonly<Record<string, CollegeSavingsLaw>> = {
  AL: {
    kind: 'deduction',
    contributionMaximum: { single: 5_000, joint: 10_000 },
    per: 'return',
    anyStatePlan: false,
    source: 'policyengine-us 8914f89da054, parameters/gov/states/al/tax/income/deductions/plan_529/cap.yaml',
  },
  AK: {
    kind: 'none',
    per: 'return',
    anyStatePlan: false,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  AZ: {
    kind: 'deduction',
    contributionMaximum: { single: 2_000, joint: 4_000 },
    survivingSpouseIsSingle: true,
    per: 'beneficiary',
    anyStatePlan: true,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/az/tax/income/subtractions/college_savings/cap.yaml',
    note: 'any state plan',
  },
  AR: {
    kind: 'deduction',
    contributionMaximum: { single: 5_000, joint: 10_000 },
    otherPlanMaximum: { single: 3_000, joint: 6_000 },
    carriesForward: { years: 4, source: 'brighterfuturedirect529.com, Tax advantages' },
    headOfHouseholdUnread: true,
    per: 'return',
    anyStatePlan: true,
    source:
      'fc.wealthmsi.com chartsource stored page (2025); savingforcollege/finaid/educationdata stored pages',
    limitApproximated:
      'The state’s own plan earns it on up to 5,000 for one and 10,000 for a couple, so there it is too low.',
  },
  CA: {
    kind: 'none',
    per: 'return',
    anyStatePlan: false,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  CO: {
    kind: 'deduction',
    contributionMaximum: { single: 25_400, joint: 38_100 },
    survivingSpouseIsSingle: true,
    per: 'beneficiary',
    anyStatePlan: false,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/co/tax/income/subtractions/collegeinvest_contribution/max_amount.yaml',
  },
  CT: {
    kind: 'deduction',
    contributionMaximum: { single: 5_000, joint: 10_000 },
    headOfHouseholdUnread: true,
    carriesForward: { years: 5, source: 'finaid.org, State section 529 deductions' },
    per: 'return',
    anyStatePlan: false,
    source: 'savingforcollege/finaid/educationdata stored pages',
    note: '5-year carryforward',
  },
  DE: {
    kind: 'deduction',
    contributionMaximum: { single: 1_000, joint: 2_000 },
    per: 'return',
    incomeMaximum: { single: 100_000, joint: 200_000 },
    anyStatePlan: false,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/de/tax/income/subtractions/plan_529/cap.yaml',
    note: 'AGI limit 100k/200k',
  },
  DC: {
    kind: 'deduction',
    contributionMaximum: { single: 4_000, joint: 8_000 },
    headOfHouseholdUnread: true,
    carriesForward: { years: 5, source: 'fc.wealthmsi.com chartsource stored page (2025)' },
    per: 'return',
    anyStatePlan: false,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  FL: {
    kind: 'none',
    per: 'return',
    anyStatePlan: false,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  GA: {
    kind: 'deduction',
    contributionMaximum: { single: 4_000, joint: 8_000 },
    headOfHouseholdUnread: true,
    per: 'beneficiary',
    anyStatePlan: false,
    countsUntil: {
      month: 4,
      day: 15,
      source:
        'dor.georgia.gov, Information about the Georgia Higher Education Savings Plan: until the deadline for IRA contributions',
    },
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  HI: {
    kind: 'none',
    per: 'return',
    anyStatePlan: false,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  ID: {
    kind: 'deduction',
    contributionMaximum: { single: 6_000, joint: 12_000 },
    per: 'return',
    anyStatePlan: false,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/id/tax/income/subtractions/plan_529/cap.yaml',
  },
  IL: {
    kind: 'deduction',
    contributionMaximum: { single: 10_000, joint: 20_000 },
    per: 'return',
    anyStatePlan: false,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/il/tax/income/subtractions/plan_529/cap.yaml',
  },
  IN: {
    kind: 'credit',
    rate: 0.2,
    contributionMaximum: { single: 7_500, joint: 7_500 },
    separateMaximum: 3_750,
    per: 'return',
    anyStatePlan: false,
    countsUntil: {
      month: 4,
      day: 15,
      source:
        'savingforcollege.com, States where you can claim a prior-year 529 plan tax deduction (2025-02-11)',
      isUnconfirmed: true,
    },
    source: 'policyengine-us 8914f89da054, parameters/gov/states/in/tax/income/credits/plan_529/',
    note: 'max credit 1,500 (7,500 contribution)',
  },
  IA: {
    kind: 'deduction',
    contributionMaximum: { single: 6_100, joint: 6_100 },
    per: 'beneficiary',
    anyStatePlan: false,
    countsUntil: {
      month: 4,
      day: 30,
      source:
        'collegesavingsiowa.com, Tax benefits: until the deadline of the Iowa return, generally April 30',
    },
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/ia/tax/income/subtractions/plan_529/cap.yaml',
    note: 'The limit of each account owner.',
    limitApproximated: 'Spouses who each own an account may each deduct, so for a couple it can be too low.',
  },
  KS: {
    kind: 'deduction',
    contributionMaximum: { single: 3_000, joint: 6_000 },
    per: 'beneficiary',
    anyStatePlan: true,
    countsUntil: {
      month: 4,
      day: 15,
      source:
        'Kansas SB 360 of 2024 (K.S.A. 79-32,117), by election; savingforcollege.com, States where you can claim a prior-year 529 plan tax deduction (2025-02-11)',
    },
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/ks/tax/income/agi/subtractions/plan_529/cap.yaml',
    note: 'any state plan',
  },
  KY: {
    kind: 'none',
    per: 'return',
    anyStatePlan: false,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  LA: {
    kind: 'deduction',
    contributionMaximum: { single: 2_400, joint: 4_800 },
    per: 'beneficiary',
    anyStatePlan: false,
    source: 'policyengine-us 8914f89da054, parameters/gov/states/la/tax/income/deductions/plan_529/cap.yaml',
    note: 'unused carries forward',
  },
  ME: {
    kind: 'deduction',
    contributionMaximum: { single: 1_000, joint: 1_000 },
    per: 'beneficiary',
    incomeMaximum: { single: 100_000, joint: 200_000 },
    anyStatePlan: true,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/me/tax/income/agi/subtractions/plan_529/cap.yaml',
    note: 'AGI limit 100k/200k; any plan',
  },
  MD: {
    kind: 'deduction',
    contributionMaximum: { single: 2_500, joint: 5_000 },
    carriesForward: { years: 10, source: 'maryland529.com, Tax advantages' },
    coupleEach: {
      source: 'maryland529.com, Tax advantages: account holder or contributor, each for each child',
    },
    per: 'beneficiary',
    anyStatePlan: false,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/md/tax/income/agi/subtractions/plan_529_contributions/cap.yaml',
    note: 'PolicyEngine 2,500/5,000; 10-year carryforward',
  },
  MA: {
    kind: 'deduction',
    contributionMaximum: { single: 1_000, joint: 2_000 },
    per: 'return',
    anyStatePlan: false,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/ma/tax/income/deductions/plan_529_contributions/cap.yaml',
  },
  MI: {
    kind: 'deduction',
    contributionMaximum: { single: 5_000, joint: 10_000 },
    per: 'return',
    anyStatePlan: false,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/mi/tax/income/deductions/plan_529_contributions/cap.yaml',
  },
  MN: {
    kind: 'deduction',
    contributionMaximum: { single: 1_500, joint: 3_000 },
    headOfHouseholdUnread: true,
    per: 'return',
    anyStatePlan: true,
    creditInstead: {
      rate: 0.5,
      most: 500,
      falls: {
        single: [{ from: 82_940, to: 107_940, by: 0.02 }],
        joint: [
          { from: 82_940, to: 107_940, by: 0.01 },
          { from: 149_290, to: 174_290, by: 0.01 },
        ],
      },
      source:
        'Minn. Stat. §290.0684; revenue.state.mn.us/education-savings-account-contribution-credit, stored page (2022)',
      approximated:
        'The incomes at which the credit falls are those of 2022 and rise with prices each year, so above the first of them it is too low.',
    },
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  MS: {
    kind: 'deduction',
    contributionMaximum: { single: 10_000, joint: 20_000 },
    per: 'return',
    anyStatePlan: false,
    countsUntil: {
      month: 4,
      day: 15,
      source: 'Miss. Code §37-155-113(2): before the deadline for IRA contributions',
    },
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/ms/tax/income/adjustments/plan_529_contributions/cap.yaml',
  },
  MO: {
    kind: 'deduction',
    contributionMaximum: { single: 8_000, joint: 16_000 },
    per: 'return',
    anyStatePlan: true,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/mo/tax/income/subtractions/plan_529_contributions/cap.yaml',
    note: 'any state plan',
  },
  MT: {
    kind: 'deduction',
    contributionMaximum: { single: 3_000, joint: 6_000 },
    headOfHouseholdUnread: true,
    per: 'return',
    anyStatePlan: true,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
    limitApproximated:
      'A rise to 4,500 for one and 9,000 for a couple in 2026 is reported and was not confirmed, so it can be too low.',
  },
  NE: {
    kind: 'deduction',
    contributionMaximum: { single: 10_000, joint: 10_000 },
    separateMaximum: 5_000,
    per: 'return',
    anyStatePlan: false,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/ne/tax/income/agi/subtractions/plan_529_contributions/cap.yaml',
  },
  NV: {
    kind: 'none',
    per: 'return',
    anyStatePlan: false,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  NH: {
    kind: 'none',
    per: 'return',
    anyStatePlan: false,
    source: 'savingforcollege/finaid/educationdata stored pages',
  },
  NJ: {
    kind: 'deduction',
    contributionMaximum: { single: 10_000, joint: 10_000 },
    per: 'return',
    incomeMaximum: { single: 200_000, joint: 200_000 },
    anyStatePlan: false,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/nj/tax/income/deductions/plan_529_contributions/cap.yaml',
    note: 'gross income <= 200,000',
  },
  NM: {
    kind: 'deduction',
    per: 'return',
    anyStatePlan: false,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  NY: {
    kind: 'deduction',
    contributionMaximum: { single: 5_000, joint: 10_000 },
    headOfHouseholdUnread: true,
    per: 'return',
    anyStatePlan: false,
    source: 'savingforcollege/finaid/educationdata stored pages',
  },
  NC: {
    kind: 'none',
    per: 'return',
    anyStatePlan: false,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  ND: {
    kind: 'deduction',
    contributionMaximum: { single: 5_000, joint: 10_000 },
    per: 'return',
    anyStatePlan: false,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/nd/tax/income/taxable_income/subtractions/plan_529_contributions/cap.yaml',
  },
  OH: {
    kind: 'deduction',
    contributionMaximum: { single: 4_000, joint: 4_000 },
    carriesForward: {
      years: 'unlimited',
      source: 'collegeadvantage.com, State income tax deduction (2020-12-22)',
    },
    per: 'beneficiary',
    anyStatePlan: true,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/oh/tax/income/deductions/plan_529_contributions/cap.yaml',
    note: 'unlimited carryforward',
  },
  OK: {
    kind: 'deduction',
    contributionMaximum: { single: 10_000, joint: 20_000 },
    carriesForward: { years: 5, source: 'fc.wealthmsi.com chartsource stored page (2025)' },
    per: 'return',
    anyStatePlan: false,
    countsUntil: {
      month: 4,
      day: 15,
      source:
        'Oklahoma State Treasurer, in The Oklahoman (article 5628453) and the Tulsa Beacon: until the deadline of the return',
    },
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/ok/tax/income/agi/subtractions/plan_529/cap.yaml',
  },
  OR: {
    kind: 'credit',
    rateByIncome: {
      most: { single: 190, joint: 380 },
      rates: [
        { through: 30_000, rate: 1 },
        { through: 70_000, rate: 0.5 },
        { through: 100_000, rate: 0.25 },
        { through: 250_000, rate: 0.1 },
        { through: Number.POSITIVE_INFINITY, rate: 0.05 },
      ],
    },
    isRefundable: true,
    per: 'return',
    anyStatePlan: false,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/or/tax/income/credits/plan_529/max_credit.yaml; oregoncollegesavings.com, Is there an Oregon income tax credit, stored page (shares by income); savingforcollege.com, news of the Oregon plan, stored page (refundable from 2020)',
  },
  PA: {
    kind: 'deduction',
    contributionMaximum: { single: 19_000, joint: 19_000 },
    per: 'beneficiary',
    anyStatePlan: true,
    source: 'policyengine-us 8914f89da054, parameters/gov/states/pa/tax/income/deductions/plan_529/cap.yaml',
    note: 'The gift exclusion of one giver.',
    limitApproximated:
      'A couple who both contribute may deduct twice as much, so for them it can be too low.',
  },
  RI: {
    kind: 'deduction',
    contributionMaximum: { single: 500, joint: 1_000 },
    survivingSpouseIsSingle: true,
    per: 'return',
    anyStatePlan: false,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/ri/tax/income/agi/subtractions/tuition_saving_program_contributions/cap.yaml',
  },
  SC: {
    kind: 'deduction',
    per: 'return',
    anyStatePlan: false,
    countsUntil: {
      month: 4,
      day: 15,
      source: 'treasurer.sc.gov, 529 plan tax perks in South Carolina: until the deadline of the return',
    },
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  SD: {
    kind: 'none',
    per: 'return',
    anyStatePlan: false,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  TN: {
    kind: 'none',
    per: 'return',
    anyStatePlan: false,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  TX: {
    kind: 'none',
    per: 'return',
    anyStatePlan: false,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  UT: {
    kind: 'credit',
    rate: 0.045,
    contributionMaximum: { single: 2_490, joint: 4_980 },
    per: 'beneficiary',
    anyStatePlan: false,
    source: 'policyengine-us 8914f89da054, parameters/gov/states/ut/tax/income/credits/plan_529/cap.yaml',
    note: '2026 rate 4.45% not in store',
    approximated: 'The rate of 2025 stands for 2026, which overstates the credit by about 1%.',
  },
  VT: {
    kind: 'credit',
    rate: 0.1,
    contributionMaximum: { single: 2_500, joint: 5_000 },
    per: 'beneficiary',
    anyStatePlan: false,
    source: 'policyengine-us 8914f89da054, parameters/gov/states/vt/tax/income/credits/plan_529/cap.yaml',
  },
  VA: {
    kind: 'deduction',
    contributionMaximum: { single: 4_000, joint: 4_000 },
    carriesForward: { years: 'unlimited', source: 'fc.wealthmsi.com chartsource stored page (2025)' },
    per: 'beneficiary',
    anyStatePlan: false,
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/va/tax/income/subtractions/plan_529/cap.yaml',
    note: 'unlimited carryforward; 70+ unlimited',
  },
  WA: {
    kind: 'none',
    per: 'return',
    anyStatePlan: false,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  WV: {
    kind: 'deduction',
    per: 'return',
    anyStatePlan: false,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
  WI: {
    kind: 'deduction',
    contributionMaximum: { single: 5_280, joint: 5_280 },
    separateMaximum: 2_640,
    carriesForward: {
      years: 'unlimited',
      source:
        'dfi.wi.gov, College Savings Program; Wisconsin Department of Revenue, Schedule CS (2024), line 9',
    },
    per: 'beneficiary',
    anyStatePlan: false,
    countsUntil: {
      month: 4,
      day: 15,
      source:
        'Wisconsin Department of Revenue, Schedule CS instructions (2023): until April 15 of the next year',
    },
    source:
      'policyengine-us 8914f89da054, parameters/gov/states/wi/tax/income/subtractions/plan_529/cap.yaml',
  },
  WY: {
    kind: 'none',
    per: 'return',
    anyStatePlan: false,
    source: 'fc.wealthmsi.com chartsource stored page (2025)',
  },
}
