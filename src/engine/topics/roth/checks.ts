/** What the rules of the accounts ask for: match, income limits, catch-ups, pro rata, the state, undoing mistakes. */

import { citedIn } from '../../cited-in.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, words } from '../../say.ts'
import { excessReturnDay } from '../../tax/deadlines.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import { known } from '../../tax/tax-year.ts'
import { byUrgency, check } from '../check.ts'
import { childOnRecordCheck } from '../child-on-record.ts'
import { conversionClock } from '../conversion-clock.ts'
import { costlyPlan, costlyPlanCheck } from '../costly-plan.ts'
import { bringCashTo } from '../cushion.ts'
import { iraOverLimitChecks } from '../ira-over-limit.ts'
import { jobAtRiskCheck } from '../job-at-risk.ts'
import { lateFirstChecks } from '../late-first.ts'
import { matchCheck } from '../match-check.ts'
import { sourceOf } from '../tax-picture.ts'
import { catchUpAheadChecks } from './catch-up-ahead.ts'
import { isMovedInstead } from './clear-iras.ts'
import { endedYearChecks } from './ended-year.ts'
import { freeSumCheck } from './free-sum.ts'
import { fullLimitCheck } from './full-limit.ts'
import { excessChecks } from './ira-so-far.ts'
import { lastMonthsKindCheck } from './last-months-kind.ts'
import { lifeChecks } from './life-checks.ts'
import { ownPlanChecks } from './own-plan-steps.ts'
import { heldInWords, payrollMayPause, waitsInWords } from './raise-waits.ts'
import { rothAtWorkCheck } from './roth-at-work.ts'
import { incomeLimit, proRata } from './roth-ira-checks.ts'
import { incomeAtLimit } from './roth-limit-years.ts'
import { catchUpChecks, stateChecks } from './rule-checks.ts'
import { spouseKindCheck } from './spouse-kind.ts'
import type { RothWork } from './work.ts'
import { iraStillOpen } from './year-left-words.ts'

export function rothChecks(work: RothWork): Check[] {
  return byUrgency([
    ...lateFirstChecks(work, work.late),
    ...(work.contributes
      ? withPay(work)
      : [
          ...noPay(work),
          ...endedYearChecks(work),
          ...lifeChecks(work),
          clocks(work),
          ...rothAtWorkCheck(work),
        ]),
    ...childOnRecordCheck(work),
  ])
}

const iraLimitsNow = ({ status, age, paid, decision }: RothWork) => ({
  status,
  age,
  magi: incomeAtLimit(decision.year),
  pay: paid.own,
  spousePay: paid.spouse,
})

function withPay(work: RothWork): Check[] {
  return [
    ...firstCheck(work),
    ...jobAtRiskCheck(work.reader),
    ...matchCheck(work.sheet, work.reader, work.context),
    ...costlyPlanCheck(costlyPlan(work, iraLimitsNow(work)), {
      first: words('The kind that this plan names holds there too, within the limits of each kind.'),
    }),
    ...noRothOption(work),
    ...afterTaxRoomCheck(work),
    ...payLimit(work),
    ...ownPlanChecks(work),
    ...sCorporation(work),
    ...endedYearChecks(work),
    ...iraStillOpen(work),
    ...excessChecks(work),
    ...iraOverLimitChecks(work),
    ...fullLimitCheck(work),
    ...freeSumCheck(work),
    incomeLimit(work),
    ...proRata(work),
    ...catchUpChecks(work),
    ...catchUpAheadChecks(work),
    ...stateChecks(work),
    ...spouseKindCheck(work),
    ...lastMonthsKindCheck(work),
    ...lifeChecks(work),
    clocks(work),
    ...rothAtWorkCheck(work),
    undo(work),
  ]
}

/** The kind is chosen for whatever goes in; how much goes in has an order of its own. */
function firstCheck(work: RothWork): Check[] {
  const { first, reader, waits, costliest, isHeld } = work
  if (waits !== undefined)
    return [
      check(
        'before',
        'act',
        waits.until === 'pay'
          ? 'Cash to live on comes before more for the match'
          : 'A starter cushion comes before the match',
        join([
          waitsInWords(waits),
          costliest === undefined || waits.until === 'pay'
            ? nothing
            : say`After the match, the ${costliest.label} at ${costliest.rate} comes before anything more.`,
        ]),
      ),
    ]
  if (isHeld)
    return [
      check(
        'before',
        'act',
        'What a month leaves stays cash for now',
        join([
          say`${heldInWords(reader)} Roth or Traditional is decided here for what goes in through payroll.`,
          payrollMayPause(work),
        ]),
      ),
    ]
  if (first === undefined) return []
  const { cushion, debt } = first
  const matches = reader.told('employerMatch')
  return [
    check(
      'before',
      'act',
      debt === undefined
        ? 'A starter cushion comes before most of this'
        : cushion === undefined
          ? 'A debt at a high rate comes before most of this'
          : 'A starter cushion and a debt come before most of this',
      join([
        matches?.rate === 0
          ? nothing
          : words(
              matches === undefined
                ? 'Take the whole match all the same, if there is one.'
                : 'Take the whole match all the same.',
            ),
        cushion === undefined
          ? nothing
          : say`${bringCashTo(cushion.cash, cushion.starter)}, so that a small emergency does not end on a card.`,
        debt === undefined
          ? nothing
          : say`Paying the ${debt.label} earns ${debt.rate} a year without risk; neither kind of account can be expected to earn that.`,
        words('Then come back: Roth or Traditional is decided here for every dollar that goes in.'),
      ]),
    ),
  ]
}

function noPay({ conversion, paid, income, spouseIncome, isHeld, reader }: RothWork): Check[] {
  if (isHeld && income.value + (spouseIncome?.value ?? 0) > 0)
    return [
      check(
        'no-pay',
        'warn',
        'What a month leaves stays cash for now',
        say`${heldInWords(reader)} The question here is what to convert.`,
      ),
    ]
  if (spouseIncome !== undefined && spouseIncome.value > 0)
    return [
      check(
        'no-pay',
        'warn',
        'One of you still has pay',
        say`Out of ${spouseIncome} of pay each of you may put money into an IRA, up to its limit. You named nothing that goes in, so the question here is what to convert.`,
      ),
    ]
  if (paid.own + paid.spouse > 0) return []
  return [
    check(
      'no-pay',
      'warn',
      'Contributions need pay',
      conversion === undefined
        ? words(
            'Without pay of your own or of a spouse nothing can be contributed to an IRA. Pre-tax savings can still be converted; say how much there is.',
          )
        : words(
            'Without pay of your own or of a spouse nothing can be contributed to an IRA. The choice left is whether to convert pre-tax savings, a year at a time.',
          ),
    ),
  ]
}

function noRothOption({ hasPlan, takesRoth, decision }: RothWork): Check[] {
  if (!hasPlan || takesRoth) return []
  return [
    check(
      'roth-option',
      decision.verdict === 'traditional' ? 'pass' : 'warn',
      'Your plan at work takes no Roth money',
      words(
        'So only an IRA can be Roth. Take the match at work first, then the Roth IRA, then more at work. Ask whether the option is coming.',
      ),
    ),
  ]
}

/** An IRA takes no more than pay: less than the limit for whoever earns little. */
function payLimit({ sheet, context, income, spouseIncome, ended, paid, age }: RothWork): Check[] {
  const law = known(context.limits.ira)
  const whole = law.limit + (age.value >= law.catchUpFromAge ? law.catchUp : 0)
  if (paid.own + paid.spouse >= whole) return []
  const limit = sheet.law('ira.whole-limit', 'IRA limit of a year', 'usd', {
    value: whole,
    source: sourceOf(context.limits.ira),
    note: 'With the catch-up from the age it starts at.',
  })
  const parts = [income, spouseIncome, ended.own, ended.severance, ended.spouse].filter(
    (part) => part !== undefined,
  )
  const pay =
    parts.length === 1
      ? income
      : sheet.computed(
          'pay.both',
          spouseIncome === undefined ? 'Pay of the year' : 'Pay of both of you',
          'usd-per-year',
          'your pay + the pay of your spouse, with what was earned this year before a job ended',
          parts,
          paid.own + paid.spouse,
        )
  return [
    check(
      'pay-limit',
      'warn',
      'An IRA takes no more than you earn',
      say`The limit is ${limit}, but only pay counts for it: with ${pay} no more than that may go in, for a year in all. A pension, Social Security, interest, dividends, rent and gifts are no pay, though the dollars themselves may come from anywhere. A child’s IRA follows the same rule: the child’s own pay, kept on record.`,
    ),
  ]
}

/** Room that few plans open: asked for only by whoever has filled the rest. */
function afterTaxRoomCheck({ reader, hasPlan, places }: RothWork): Check[] {
  if (!hasPlan || places.outside === 0 || reader.told('afterTaxToRoth') !== undefined) return []
  reader.value('afterTaxToRoth')
  return [
    check(
      'after-tax',
      'warn',
      'Does your plan take after-tax contributions?',
      words(
        'Some plans take more than the usual limit as after-tax money and convert it to Roth (the “mega backdoor”). The part that goes to a taxable account here could then grow untaxed. Ask the plan for both: after-tax contributions, and a conversion inside the plan or a payout to a Roth IRA while you work.',
      ),
    ),
  ]
}

/** Profit of an S corporation is taxed and is no pay: what may be contributed follows the wages. */
function sCorporation({ sheet, context, status, profit, income }: RothWork): Check[] {
  if (profit === undefined) return []
  const from = sheet.law(
    'business.threshold',
    'Taxable income from which a service business loses the deduction',
    'usd',
    citedIn(context.law.qualifiedBusinessIncome, (it) => it.threshold[status]),
  )
  return [
    check(
      's-corporation',
      'warn',
      'Only your wages count for contributions',
      say`The profit of ${profit} is income here, without Social Security and Medicare tax, but it is no pay: an IRA, what you defer and what the business adds follow the wages of ${income} alone. The deduction for business profit is counted. In a service business such as health, law, accounting or consulting it shrinks above ${from} of taxable income; that is not counted, so there a Traditional dollar saves more than shown.`,
    ),
  ]
}

function clocks(work: RothWork): Check {
  const { sheet, context, conversion } = work
  const converts =
    conversion !== undefined &&
    conversion.verdict !== 'keep' &&
    !conversion.isPastPenalty &&
    !isMovedInstead(work)
  const years = sheet.law(
    'clock.years',
    'Years that a Roth IRA has to be open',
    'years',
    rolloverLaw.rothClockYears,
  )
  const age = sheet.law('early.age', 'Age at which the penalty on early withdrawals ends', 'age', {
    value: known(context.limits.earlyWithdrawal).untilAge,
    source: sourceOf(context.limits.earlyWithdrawal),
  })
  return check(
    'clocks',
    'pass',
    'Know when Roth money is free',
    say`What you put into a Roth IRA can come out at any time. What it earned is tax-free from ${age} on, once your first Roth IRA is ${years} old. ${converts ? say`${conversionClock(work)} A Roth account at work has a clock of its own too.` : words('Each conversion has a clock of its own, as long, and so has a Roth account at work.')}`,
  )
}

function undo({ sheet, context }: RothWork): Check {
  const until = sheet.date(
    'undo',
    'Last day to undo an IRA contribution of this year',
    'the due date of the return with its extension',
    [],
    excessReturnDay(context.today),
  )
  return check(
    'undo',
    'pass',
    'A wrong contribution can be undone, a conversion cannot',
    say`Too much, or the wrong kind of IRA: have it taken back or turned into the other kind by ${until}, else a penalty comes every year (Form 5329). With more than one employer in a year, add up your own contributions; the match has a limit of its own.`,
  )
}
