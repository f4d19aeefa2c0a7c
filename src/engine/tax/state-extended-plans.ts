import type { states } from '../states.ts'
import type { Cited } from './tax-year.ts'

/** What the law of a state gives whoever cannot repay a payday loan on its day. */
export interface ExtendedPlanRight {
  /** The fewest payments in which it is repaid; absent where all of it only waits. */
  readonly payments?: number
  /** The fewest days until it is repaid; absent where the payments go by the paydays. */
  readonly days?: number
  /** By when it has to be asked for. */
  readonly asked: 'before the due day' | 'by the due day' | 'after a renewal'
  /** Only after so many loans. */
  readonly after?: { readonly loans: number; readonly within: 'in a row' | 'within a year' }
  /** Once within twelve months. */
  readonly isYearly?: boolean
  readonly hasFee?: boolean
  /** Only with an appointment at a consumer credit counselor. */
  readonly needsCounselor?: boolean
}

const forLicensed =
  'It binds lenders with a license of the state and loans made against a check or a debit; title loans can have rules of their own.'
const secondHand = (read: string) => `Read in ${read}, not in the statute itself. ${forLicensed}`

/** Not a list of all such states: those whose rule could be read. Elsewhere many lenders grant a plan by their own rules. */
export const extendedPlanRights: Partial<Record<keyof typeof states, Cited<ExtendedPlanRight>>> = {
  FL: {
    value: { days: 60, asked: 'by the due day', needsCounselor: true },
    source: 'Fla. Stat. §560.404(22); Fla. Admin. Code 69V-560.906',
    approximated: secondHand('the regulation and a summary that quotes the section'),
  },
  ID: {
    value: { payments: 4, days: 60, asked: 'by the due day', isYearly: true },
    source: 'Idaho Code §28-46-414',
    approximated: forLicensed,
  },
  IN: {
    value: { payments: 4, days: 60, asked: 'before the due day', after: { loans: 3, within: 'in a row' } },
    source: 'Ind. Code §24-4.5-7-401(3)-(4)',
    approximated: forLicensed,
  },
  LA: {
    value: { payments: 4, asked: 'before the due day', isYearly: true },
    source: 'La. R.S. 9:3578.4.1',
    approximated: secondHand('a summary that quotes it; an act of 2025 may have changed it'),
  },
  MI: {
    value: {
      payments: 3,
      asked: 'by the due day',
      after: { loans: 7, within: 'within a year' },
      hasFee: true,
    },
    source: 'MCL 487.2155(2)',
    approximated: `It may be asked for until 30 days after the due day; sooner is safer. ${forLicensed}`,
  },
  NV: {
    value: { payments: 4, days: 60, asked: 'before the due day', isYearly: true },
    source: 'NRS 604A.5026',
    approximated: forLicensed,
  },
  SC: {
    value: { payments: 4, asked: 'before the due day', isYearly: true },
    source: 'S.C. Code §34-39-280',
    approximated: forLicensed,
  },
  UT: {
    value: { payments: 4, days: 60, asked: 'before the due day', isYearly: true },
    source: 'Utah Code §7-23-403',
    approximated: forLicensed,
  },
  WA: {
    value: { payments: 3, days: 90, asked: 'by the due day' },
    source: 'RCW 31.45.084; WAC 208-630-510, 208-630-530',
    approximated: `On more than $400 the law gives twice the time. ${forLicensed}`,
  },
  WI: {
    value: { payments: 4, asked: 'after a renewal', isYearly: true },
    source: 'Wis. Stat. §138.14(11g)',
    approximated: secondHand('the regulation and a summary'),
  },
  WY: {
    value: { payments: 4, days: 60, asked: 'before the due day', isYearly: true },
    source: 'Wyo. Stat. §40-14-366',
    approximated: forLicensed,
  },
}
