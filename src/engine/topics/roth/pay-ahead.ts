/** The years at a pay that was named for later: what goes in then, of which kind, and what a Traditional dollar saves then. */

import { matchOfYear } from '../../employer-match.ts'
import type { Figure } from '../../figure.ts'
import { deferralRoom } from '../../tax/deferral-room.ts'
import type { ExpectedPay } from '../expected-pay.ts'
import { atTenths } from './at-tenths.ts'
import type { RothBasis } from './basis.ts'
import type { TaxNow } from './tax-now.ts'

export interface PayAhead extends ExpectedPay {
  readonly isHigher: boolean
  readonly saves: Figure
  readonly contributed: Figure
  /** What the employer adds then, always pre-tax here. */
  readonly added: Figure | undefined
}

export interface KindAhead extends PayAhead {
  /** What of the contributions of a year then is taken as Traditional; undefined where all are Roth. */
  readonly traditional: Figure | undefined
}

export function payAheadOf(basis: RothBasis, now: TaxNow): PayAhead | undefined {
  const { sheet, reader, context, expected, age, income, contribution, hasPlan } = basis
  if (expected === undefined || contribution.value === 0) return undefined
  const { pay, years } = expected
  const { limits } = context
  const ageThen = Math.floor(age.value) + years
  const limit = hasPlan ? deferralRoom({ limits, age: ageThen, compensation: pay.value }).limit : 0
  const isHigher = pay.value > income.value
  const sameShare = (contribution.value * pay.value) / income.value
  const contributed = sheet.computed(
    'ahead.contribution',
    'Contributions of a year at the pay that you expect',
    'usd-per-year',
    'the same share of that pay as now; of a higher one no more than a plan at work takes, or as many dollars as now',
    [contribution, pay, income],
    Math.round(isHigher ? Math.max(contribution.value, Math.min(sameShare, limit)) : sameShare),
  )
  const saves = sheet.computed(
    'ahead.saves',
    'What a Traditional dollar saves at the pay that you expect',
    'rate',
    'the whole tax return at that pay, under this year’s law, with these dollars Roth − with them Traditional, ÷ the dollars',
    [pay, contributed],
    atTenths(now.rateAtPay(pay.value, contributed.value)),
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
    contributed,
    added,
  }
}
