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
}

/** A state that is not listed follows the federal deduction. */
export const stateContributionRules: Readonly<Record<string, Cited<StateContributionRule>>> = {
  CA: {
    value: { taxes401k: false, taxesOtherPlans: false, taxesIra: false, taxesHsa: true },
    source: 'California Franchise Tax Board, as generally known',
    approximated: 'Not read again at the agency; only the health savings account differs.',
  },
  MA: {
    value: { taxes401k: false, taxesOtherPlans: false, taxesIra: true, taxesHsa: false },
    source: 'Massachusetts Department of Revenue, G.L. c. 62 §2(d), as generally known',
    approximated:
      'Not read again at the agency. What was taxed going in comes out untaxed, which is not counted and overstates the tax later.',
  },
  NJ: {
    value: { taxes401k: false, taxesOtherPlans: true, taxesIra: true, taxesHsa: true },
    source: 'New Jersey Division of Taxation, as generally known',
    approximated: 'Not read again at the agency. What was taxed going in comes out untaxed.',
  },
  PA: {
    value: { taxes401k: true, taxesOtherPlans: true, taxesIra: true, taxesHsa: false },
    source: 'Pennsylvania Department of Revenue, as generally known',
    approximated: 'Not read again at the agency. Retirement income is not taxed later.',
  },
}

const followsFederal: StateContributionRule = {
  taxes401k: false,
  taxesOtherPlans: false,
  taxesIra: false,
  taxesHsa: false,
}

/** @example stateContributionRule('PA').taxes401k // true */
export const stateContributionRule = (code: string): StateContributionRule =>
  stateContributionRules[code]?.value ?? followsFederal
