import type { states } from '../states.ts'
import type { Cited } from './tax-year.ts'

const byEarnings =
  'The most that the state pays for while few are out of work there: more weeks when many are, and fewer for whoever earned little or for a short time. The letter of the state says how many.'
const secondHand = (read: string) => `Read in ${read}, not in the statute itself. ${byEarnings}`
const cbpp = 'the list of the Center on Budget and Policy Priorities of 2023'

/** Where {@link stateBenefitWeeks} names no other number. */
export const usualBenefitWeeks = {
  value: 26,
  source:
    'Center on Budget and Policy Priorities, How Many Weeks of Unemployment Compensation Are Available?, 2023',
  approximated: byEarnings,
} as const satisfies Cited<number>

/** The most weeks of unemployment benefits in a year, in states where that is not {@link usualBenefitWeeks}. */
export const stateBenefitWeeks: Partial<Record<keyof typeof states, Cited<number>>> = {
  AL: { value: 14, source: 'Ala. Code §25-4-74', approximated: secondHand(cbpp) },
  AR: {
    value: 12,
    source: 'Arkansas Act 196 of 2023',
    approximated: secondHand('summaries of law firms'),
  },
  AZ: {
    value: 24,
    source: 'Ariz. Rev. Stat. §23-780(A)',
    note: '24 while fewer than 5% are out of work in the state, and 26 from there on.',
    approximated: byEarnings,
  },
  FL: { value: 12, source: 'Fla. Stat. §443.111(5)(c)', approximated: byEarnings },
  GA: { value: 14, source: 'Ga. Code §34-8-193(d)', approximated: secondHand(cbpp) },
  IA: { value: 16, source: 'Iowa Code §96.3(5)', approximated: secondHand(cbpp) },
  KS: { value: 16, source: 'Kan. Stat. §44-704', approximated: secondHand(cbpp) },
  KY: { value: 12, source: 'Ky. Rev. Stat. §341.380', approximated: secondHand(cbpp) },
  LA: {
    value: 12,
    source: 'La. R.S. 23:1595(B), as Act 412 of 2024 made it',
    note: '12 while at most 5% are out of work in the state, and up to 20 as more are, of claims since 2025.',
    approximated: byEarnings,
  },
  MA: {
    value: 30,
    source: 'Mass. Gen. Laws ch. 151A §30',
    note: '26 while unemployment is low in every metropolitan area; 30 since April 2025.',
    approximated: secondHand('notices of 2025'),
  },
  MO: { value: 20, source: 'Mo. Rev. Stat. §288.060', approximated: secondHand(cbpp) },
  MT: { value: 28, source: 'Mont. Code §39-51-2204', approximated: secondHand(cbpp) },
  NC: { value: 12, source: 'N.C. Gen. Stat. §96-14.3', approximated: byEarnings },
  OK: { value: 16, source: 'Okla. Stat. tit. 40 §1-231', approximated: byEarnings },
  SC: { value: 20, source: 'S.C. Code §41-35-50', approximated: secondHand(cbpp) },
  TN: {
    value: 12,
    source: 'Tenn. Code §50-7-301, as Public Chapter 560 of 2021 made it',
    note: '12 while at most 5.5% are out of work in the state, and up to 20 as more are, of claims since December 2023.',
    approximated: secondHand('summaries of the act'),
  },
}
