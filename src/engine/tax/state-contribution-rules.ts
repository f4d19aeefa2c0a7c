import type { Cited } from './tax-year.ts'

/** Which contributions a state taxes although the federal income tax leaves them out. */
export interface StateContributionRule {
  /** Deferrals into a 401(k) or the federal Thrift Savings Plan. */
  readonly taxes401k: boolean
  /** Deferrals into a 403(b) or 457(b). */
  readonly taxesOtherPlans: boolean
  /** Contributions to a traditional IRA. */
  readonly taxesIra: boolean
  /** Contributions to a health savings account. */
  readonly taxesHsa: boolean
  /** What goes through a dependent-care account of an employer. */
  readonly taxesDependentCare: boolean
}

/** A state that is not listed follows the federal deduction. */
export const stateContributionRules: Readonly<Record<string, Cited<StateContributionRule>>> = {
  CA: {
    value: {
      taxes401k: false,
      taxesOtherPlans: false,
      taxesIra: false,
      taxesHsa: true,
      taxesDependentCare: false,
    },
    source:
      'California Franchise Tax Board, Publication 1001 (2016), Health Savings Accounts: the federal deduction and what an employer puts in are added back, and the interest of the account is income',
    approximated:
      'Read in an answer that quotes the publication; for 2026 not read again. What the account earns is not added, which understates the tax a little.',
  },
  MA: {
    value: {
      taxes401k: false,
      taxesOtherPlans: false,
      taxesIra: true,
      taxesHsa: false,
      taxesDependentCare: false,
    },
    source: 'Massachusetts Department of Revenue, G.L. c. 62 §2(d), as generally known',
    approximated:
      'Not read again at the agency. What was taxed going in comes out untaxed, which is not counted and overstates the tax later.',
  },
  NJ: {
    value: {
      taxes401k: false,
      taxesOtherPlans: true,
      taxesIra: true,
      taxesHsa: true,
      taxesDependentCare: true,
    },
    source:
      'New Jersey Division of Taxation, TB-39(R) Cafeteria Plans; N.J.S.A. 54A:6-27, which leaves out medical savings accounts of IRC §220 alone; retirement plans as generally known',
    approximated:
      'Retirement plans were not read again at the agency. What was taxed going in comes out untaxed. What an HSA earns is not added, which understates the tax a little.',
  },
  PA: {
    value: {
      taxes401k: true,
      taxesOtherPlans: true,
      taxesIra: true,
      taxesHsa: false,
      taxesDependentCare: false,
    },
    source: 'Pennsylvania Department of Revenue, as generally known',
    approximated: 'Not read again at the agency. Retirement income is not taxed later.',
  },
}

const followsFederal: StateContributionRule = {
  taxes401k: false,
  taxesOtherPlans: false,
  taxesIra: false,
  taxesHsa: false,
  taxesDependentCare: false,
}

/** @example stateContributionRule('PA').taxes401k // true */
export const stateContributionRule = (code: string): StateContributionRule =>
  stateContributionRules[code]?.value ?? followsFederal
