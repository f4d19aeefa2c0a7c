/** The years at a pay that was named for later: what goes in then, of which kind, and what a Traditional dollar saves then. */

import { matchOfYear } from '../../employer-match.ts'
import type { Figure } from '../../figure.ts'
import { deferralRoom } from '../../tax/deferral-room.ts'
import type { Share } from '../../units.ts'
import type { ExpectedPay } from '../expected-pay.ts'
import type { YearAtPay } from './at-pay.ts'
import { atTenths } from './at-tenths.ts'
import type { RothBasis } from './basis.ts'
import type { TaxNow } from './tax-now.ts'

export interface PayAhead extends ExpectedPay {
  readonly isHigher: boolean
  /** What a Traditional dollar saves in the first of those years, loan payments that follow income among it. */
  readonly saves: Figure
  /** The same once the loan is paid or forgiven; undefined where no loan moves it. */
  readonly savesAfterLoans: Figure | undefined
  /** What it saves in most of those years. */
  readonly lasting: Figure
  readonly year: YearAtPay
  readonly contributed: Figure
  /** What the employer adds then, always pre-tax here. */
  readonly added: Figure | undefined
}

export interface KindAhead extends PayAhead {
  /** What of the contributions of a year then is taken as Traditional; undefined where all are Roth. */
  readonly traditional: Figure | undefined
}

/** Whether the loan is there in most of the years at that pay. */
const lastsMostly = ({ expected, yearsToGo }: RothBasis, { loanYears }: TaxNow): boolean =>
  expected !== undefined && loanYears - expected.years > yearsToGo - loanYears

export function payAheadOf(basis: RothBasis, now: TaxNow): PayAhead | undefined {
  const { sheet, reader, context, expected, age, income, contribution, ofWholeYear, hasPlan } = basis
  if (expected === undefined || expected.pay.value === 0 || contribution.value === 0) return undefined
  const { pay, years } = expected
  const { limits } = context
  const ageThen = Math.floor(age.value) + years
  const limit = hasPlan ? deferralRoom({ limits, age: ageThen, compensation: pay.value }).limit : 0
  const isHigher = pay.value > income.value
  const sameShare = (ofWholeYear * pay.value) / income.value
  const contributed = sheet.computed(
    'ahead.contribution',
    'Contributions of a year at the pay that you expect',
    basis.endOfPay === undefined ? 'usd-per-year' : 'usd',
    'the same share of that pay as now; of a higher one no more than a plan at work takes, or as many dollars as now',
    [contribution, pay, income],
    Math.round(isHigher ? Math.max(ofWholeYear, Math.min(sameShare, limit)) : sameShare),
  )
  const year = now.atPay(pay.value, contributed.value)
  const rate = (id: string, label: string, how: string, value: Share) =>
    sheet.computed(id, label, 'rate', how, [pay, contributed], atTenths(value))
  const saves = rate(
    'ahead.saves',
    'What a Traditional dollar saves at the pay that you expect',
    'the whole tax return at that pay, under this year’s law, with these dollars Roth − with them Traditional, with loan payments that follow income as long as they go on and what is left is forgiven, ÷ the dollars',
    year.rate,
  )
  const savesAfterLoans =
    atTenths(year.rateAfterLoans) === saves.value
      ? undefined
      : rate(
          'ahead.saves-after-loans',
          'What a Traditional dollar saves at the pay that you expect, once the loan is over',
          'the same comparison without loan payments and the interest in them',
          year.rateAfterLoans,
        )
  const match = reader.told('employerMatch')
  const added =
    basis.matchAdded === undefined || match === undefined
      ? undefined
      : sheet.computed(
          'ahead.match',
          'What your employer adds in a year at the pay that you expect',
          'usd-per-year',
          'the match that was told, on that pay and what goes in then',
          [basis.matchAdded, pay, contributed],
          Math.round(
            matchOfYear({
              match,
              limits,
              pay: pay.value,
              age: ageThen,
              contributed: contributed.value,
            }),
          ),
        )
  return {
    ...expected,
    isHigher,
    saves,
    savesAfterLoans,
    lasting: savesAfterLoans !== undefined && !lastsMostly(basis, now) ? savesAfterLoans : saves,
    year,
    contributed,
    added,
  }
}
