/** Retirement accounts of somebody out of work, or soon without it: at which age they are a fair next reserve, and before it the last one. */
import { yearOf } from '../../calendar.ts'
import { earliestBenefitAge } from '../../fallbacks/typical.ts'
import { middle } from '../../household.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { fullRetirementAgeMonths } from '../../tax/claiming-age.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { whoLosesJob } from '../ending-job.ts'
import { isJobAtRisk } from '../job-at-risk.ts'
import { limitOfWithdrawals } from '../marketplace.ts'
import { sourceOf } from '../tax-picture.ts'
import { investedReserve } from './invested-reserve.ts'
import type { FundWork } from './work.ts'

/** While a job may end: from the age on at which its plan pays without a penalty. */
export const isReserveNear = ({ reader, context, stage }: FundWork): boolean =>
  stage === 'working' &&
  isJobAtRisk(reader) &&
  middle(reader.told(whoLosesJob(reader) === 'partner' ? 'spouseAge' : 'age') ?? 0) >=
    known(context.limits.earlyWithdrawal).separationFromServiceAge

export function reserveCheck(work: FundWork): Check[] {
  const { sheet, reader, context, out, stage } = work
  if (reader.told('retirementSavings') === 0) return []
  const age = reader.some((out ?? whoLosesJob(reader)) === 'partner' ? 'spouseAge' : 'age')
  const early = known(context.limits.earlyWithdrawal)
  const source = sourceOf(context.limits.earlyWithdrawal)
  const penaltyEnds = () =>
    sheet.law('penalty.ends', 'Age at which the early-withdrawal penalty ends', 'age', {
      value: early.untilAge,
      source,
    })
  if (age !== undefined && age.value >= early.untilAge)
    return [
      check(
        'retirement-accounts',
        'warn',
        investedReserve(work) === undefined
          ? 'Retirement accounts are the next reserve'
          : 'Retirement accounts are the reserve after that',
        join([
          say`From age ${penaltyEnds()} on no penalty is left: what comes out is taxed as income, and Roth money mostly not at all. In a year of little pay that costs less than later, so small withdrawals before the cash is gone are a fair bridge.`,
          watchCover(work),
          watchBenefit(work),
        ]),
      ),
    ]
  if (age !== undefined && age.value >= early.separationFromServiceAge) {
    const from = sheet.law(
      'separation.age',
      'Age of leaving from which the old plan pays without a penalty',
      'age',
      {
        value: early.separationFromServiceAge,
        source: 'IRC §72(t)(2)(A)(v)',
        note: 'You have to leave in the calendar year in which you reach it, or later.',
      },
    )
    return [
      check(
        'retirement-accounts',
        'warn',
        stage === 'unemployed'
          ? 'Leave the 401(k) of the last job where it is'
          : 'If the job ends, leave its 401(k) where it is',
        join([
          say`Whoever left a job in the year of turning ${from} or later can take money from the plan of that job without a penalty, taxed as income. An IRA has the penalty until age ${penaltyEnds()}, so roll nothing over while you may need it. It comes after cash${words(investedReserve(work) === undefined ? '' : ' and after what you have invested outside')}.`,
          watchCover(work),
        ]),
      ),
    ]
  }
  return [
    check(
      'retirement-accounts',
      'warn',
      'Leave retirement accounts alone',
      words(
        'Money taken from a 401(k) or IRA before retirement age is taxed, mostly with a penalty. What you put into a Roth IRA is the last reserve before that.',
      ),
    ),
  ]
}

/** Withdrawals are income, and the credit for Marketplace cover ends at a limit. */
const watchCover = ({ sheet, reader, context }: FundWork): Text =>
  reader.told('onMedicare') === true
    ? nothing
    : say`If you take cover from the Marketplace, mind its income limit, ${limitOfWithdrawals({ sheet, reader, context }).inWords}: above it that year has no credit.`

/** What begins early stays smaller; of whoever draws it already nothing is left to choose. */
function watchBenefit({ reader, context, out }: FundWork): Text {
  const isTheirs = out === 'partner'
  const age = reader.some(isTheirs ? 'spouseAge' : 'age')?.value ?? 0
  const [paid, from] = isTheirs
    ? (['spouseSsMonthly', 'spouseSsFromAge'] as const)
    : (['ssMonthly', 'ssFromAge'] as const)
  const isDrawn = reader.some(paid) !== undefined && (reader.some(from)?.value ?? 0) <= age
  const full = fullRetirementAgeMonths(yearOf(context.today) - Math.floor(age)) / monthsPerYear
  return age < earliestBenefitAge || age >= full || isDrawn
    ? nothing
    : words('Social Security could begin now, and would stay smaller for life: that is the dearer bridge.')
}
