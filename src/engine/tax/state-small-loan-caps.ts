import type { states } from '../states.ts'
import type { Cited } from './tax-year.ts'

const secondHand = (read: string) =>
  `Read in ${read}, not in the statute itself. Fees, larger loans, title loans and banks can have rules of their own.`
const forPaydayLoans =
  'Fees, larger loans, title loans and banks can have rules of their own; the state’s regulator says which holds.'

/**
 * The most that a small loan from a payday lender may cost a year, in states that keep it well below what payday loans
 * cost elsewhere. Not a list of all such states: those whose rule could be read. Georgia allows no payday loan at all; its
 * rate is what other loans of such a size from lenders without a license may cost. Where a fee may be added to the
 * interest, the rate is that of the shortest loan with it.
 */
export const smallLoanCaps: Partial<Record<keyof typeof states, Cited<number>>> = {
  AR: {
    value: 0.17,
    source: 'Arkansas Constitution, Amendment 89',
    approximated: secondHand('law firms’ summaries of the amendment'),
  },
  AZ: {
    value: 0.36,
    source: 'Ariz. Rev. Stat. §6-632 (loans up to $3,000)',
    approximated: secondHand('summaries that quote it'),
  },
  CO: {
    value: 0.36,
    source: 'Colo. Rev. Stat. §5-3.1-105 (Proposition 111)',
    approximated: forPaydayLoans,
  },
  CT: {
    value: 0.36,
    source: 'Conn. Gen. Stat. §36a-558 (small loans)',
    approximated: secondHand('the section that makes such loans void; the rate from general knowledge'),
  },
  DC: {
    value: 0.24,
    source: 'D.C. Code §§28-3301(a), 28-3303 (usury)',
    approximated: secondHand('the section that makes dearer loans lose all interest; the rate in summaries'),
  },
  GA: {
    value: 0.16,
    source: 'O.C.G.A. §16-17-2(a)(1)(G) (loans of $3,000 or less)',
    approximated: forPaydayLoans,
  },
  IL: {
    value: 0.36,
    source: '815 ILCS 123/15-5-5 (Predatory Loan Prevention Act)',
    approximated: forPaydayLoans,
  },
  MA: {
    value: 0.23,
    source:
      'Massachusetts Division of Banks, industry letter of Apr 8, 2013 (M.G.L. c. 140 §§96-114A; 209 CMR 26)',
    approximated: forPaydayLoans,
  },
  MD: {
    value: 0.33,
    source: 'Md. Code, Commercial Law §§12-306, 12-314',
    approximated: secondHand('the section that makes dearer loans void; the rate in summaries'),
  },
  MN: {
    value: 0.5,
    source: 'Minn. Stat. §§47.60, 47.601 (loans of up to $1,300 since Jan 1, 2024)',
    approximated: secondHand(
      'a law firm’s summary of the act of 2023 (SF 2744), which allows no charge beside it',
    ),
  },
  MT: {
    value: 0.36,
    source: 'Mont. Code §31-1-722(2) (deferred deposit loans)',
    approximated: forPaydayLoans,
  },
  NC: {
    value: 0.36,
    source: 'N.C. Gen. Stat. §§53-166, 53-176 (Consumer Finance Act)',
    approximated: secondHand(
      'the section that makes dearer loans void; the rate in summaries, which name 33% to 36%',
    ),
  },
  NE: {
    value: 0.36,
    source: 'Nebraska Initiative 428 of 2020 (Neb. Rev. Stat. §45-918)',
    approximated: secondHand('the words put to the vote'),
  },
  NH: {
    value: 0.36,
    source: 'N.H. Rev. Stat. §399-A:17, I (payday loans)',
    approximated: forPaydayLoans,
  },
  NJ: {
    value: 0.3,
    source: 'N.J. Stat. §2C:21-19 (criminal usury)',
    approximated: forPaydayLoans,
  },
  NM: {
    value: 0.36,
    source: 'New Mexico HB 132 of 2022 (Small Loan Act, N.M. Stat. §58-15; loans up to $10,000)',
    approximated: secondHand('law firms’ summaries'),
  },
  NY: {
    value: 0.16,
    source: 'N.Y. General Obligations Law §§5-501, 5-511; Banking Law §14-a (lenders that are no bank)',
    approximated: secondHand('a letter of the Department of Financial Services to collectors'),
  },
  OR: {
    value: 1.54,
    source: 'ORS 725A.064 (36% and a fee of $10 for each $100, for at least 31 days)',
    approximated: `The interest and the fee on one loan of 31 days, as a yearly rate; on a longer or larger one less is allowed. ${forPaydayLoans}`,
  },
  PA: {
    value: 0.24,
    source: '7 P.S. §§6201-6219 (Consumer Discount Company Act)',
    approximated: secondHand('summaries; a lender without a license may ask for 6%'),
  },
  SD: {
    value: 0.36,
    source: 'S.D. Codified Laws §54-4-44',
    approximated: forPaydayLoans,
  },
  VT: {
    value: 0.24,
    source: '9 V.S.A. §41a; 8 V.S.A. §2230 (licensed lenders)',
    approximated:
      'Read in the statute: 12% in general and 18% on a loan with one payment. The higher rate of installment loans from licensed lenders, from general knowledge, is taken, so it is rather too high.',
  },
  WV: {
    value: 0.31,
    source: 'W. Va. Code §46A-4-107 (loans of up to $3,500; HB 3143 of 2019)',
    approximated: secondHand('a law firm’s summary of the act'),
  },
}
