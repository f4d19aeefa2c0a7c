/** Bills that are rare and likely: once the fund is full they have an account of their own, and what is saved goes there first. */
import { links } from '../../links.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { isJobAtRisk } from '../job-at-risk.ts'
import { type StepDraft, within } from '../steps.ts'
import type { FundWork } from './work.ts'

type Full = Pick<
  FundWork,
  | 'reader'
  | 'stage'
  | 'gap'
  | 'ending'
  | 'missing'
  | 'beyond'
  | 'fromFund'
  | 'bridge'
  | 'home'
  | 'birth'
  | 'leftOwed'
  | 'match'
  | 'surplus'
>

/** Nothing else waits for what is saved from now on. */
export const areLikelyBillsNext = (work: Full): boolean =>
  work.stage === 'working' &&
  work.gap.value === 0 &&
  !isJobAtRisk(work.reader) &&
  (
    ['ending', 'missing', 'beyond', 'fromFund', 'bridge', 'home', 'birth', 'leftOwed', 'match'] as const
  ).every((one) => work[one] === undefined)

export const likelyBillsInWords = ({ surplus }: Pick<Full, 'surplus'>): Text =>
  join([
    words(
      'Keep it safe and reachable for lost pay and what nobody foresees. Bills that are rare and likely, such as a repair of the car or the home, are for an account of their own: what they come to in a year, a twelfth of it each month.',
    ),
    surplus.value > 0
      ? say`The ${surplus} that you can put aside goes there first, and what is left of it to this year’s retirement accounts.`
      : nothing,
  ])

export const likelyBillsStep = (work: Full): StepDraft | undefined =>
  areLikelyBillsNext(work)
    ? {
        id: 'likely-bills',
        title: words('Open an account for the bills that are likely'),
        why: words('The fund stays whole for lost pay when the car or the roof needs a repair.'),
        how: join([
          words(
            'Look through the statements of the last years for what comes once in a while: car, home, insurance, a doctor, school, gifts. Put a twelfth of a year of it there each month, and pay those bills from it.',
          ),
          work.surplus.value > 0
            ? say`It comes out of the ${work.surplus}. Ask “where should my next dollar go?” with the rest.`
            : nothing,
        ]),
        due: within.month,
        dueWhy: 'a month from today',
        minutes: 45,
        link: links.consumerBureau,
        keep: words('The list of those bills, with their sum of a year.'),
        rank: 2,
      }
    : undefined
