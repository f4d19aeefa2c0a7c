/** What sets the years that follow apart from this one, in words. */
import { say, type Text, words } from '../../say.ts'
import { saversMatch, saversMatchLaw } from '../../tax/savers-match.ts'
import { statusInWords } from '../surviving-spouse.ts'
import { atTenths } from './at-tenths.ts'
import type { DecidedWork } from './decided-work.ts'
import type { Decision } from './decision.ts'
import { type EndOfSpousePay, partOfSpousePay } from './end-of-spouse-pay.ts'
import type { YearNow } from './year-now.ts'

export const kindInWords = {
  traditional: words('Traditional'),
  roth: words('Roth'),
  split: words('some of each'),
} as const satisfies Record<Decision['verdict'], Text>

/** Whether next year is filed in another way, and that is what sets it apart. */
export const isFiledOtherwise = ({ now, status }: Pick<DecidedWork, 'now' | 'status'>): boolean =>
  now.endsWithYear !== 'savers-credit' && now.statusAhead !== status

/** Whether a Traditional dollar saves more once the saver’s credit is over: the match pays more the lower the income is. */
export function replacesCredit({ now, decision }: DecidedWork): boolean {
  const matchOf = ({ ahead }: YearNow) =>
    saversMatch({
      status: now.statusAhead,
      magi: ahead.tax.federal.agi,
      contributions: saversMatchLaw.value.maximumContribution,
    })
  return (
    now.endsWithYear === 'savers-credit' &&
    atTenths(now.rateAhead) > decision.now.value &&
    matchOf(now.most) > matchOf(now.least)
  )
}

/** Whether pay ends by then on a told day, and nothing goes in any more. */
export const hasNoPayNext = ({
  endOfPay,
  expected,
  ahead,
}: Pick<DecidedWork, 'endOfPay' | 'expected' | 'ahead'>): boolean =>
  endOfPay !== undefined && expected?.years === 1 && ahead === undefined

/** Of pay that ended or is gone for a time. */
export const payTurns = ({ ended }: Pick<DecidedWork, 'ended'>): string =>
  ended.returning === undefined
    ? 'the pay that ended no longer counts until new pay takes its place'
    : ended.returning.whose === 'you'
      ? 'you are paid again'
      : 'your spouse is paid again'

/** Of a told last day of a spouse, in this year or the next. */
const spousePayTurns = (ends: EndOfSpousePay): Text =>
  partOfSpousePay(ends, 1) === 0
    ? say`your spouse’s pay, which ends ${ends.when}, counts no more`
    : say`your spouse’s pay, which ends ${ends.when}, counts for a part of the year`

/** What is otherwise in the years that follow, to stand after "from next year on". */
export const whatTurns = (work: DecidedWork): Text =>
  work.now.endsWithYear === 'spouse-pay' && work.spouseEnds !== undefined
    ? spousePayTurns(work.spouseEnds)
    : words(
        isFiledOtherwise(work)
          ? `you file as ${statusInWords[work.now.statusAhead]}`
          : replacesCredit(work)
            ? 'the saver’s match, which grows as income falls, takes the place of the credit'
            : work.now.endsWithYear === 'children'
              ? 'a child is too old for some of what the tax law gives'
              : work.now.endsWithYear === 'ended-pay'
                ? payTurns(work)
                : 'there is no saver’s credit',
      )
