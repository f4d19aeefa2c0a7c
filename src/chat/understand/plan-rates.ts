/** What a health plan at work costs, told as a rate that is taken off the pay: "employee monthly rate deducted … is 184". */
import { mayBeMoney, over } from './cues.ts'
import type { Period } from './number-units.ts'
import type { Mention } from './numbers.ts'
import { find, type Reader } from './reading.ts'
import { unreal } from './tenses.ts'

const said = '(monthly|bi-?weekly|semi-?monthly|weekly|annual|yearly|per[- ]pay(?:check| ?period)?)'
const cost = '(?:rate|premium|cost|price|deduction)'
const rate = new RegExp(
  `\\b(?:(?:employee|ee|my|our|the|your|payroll|plan)(?:'s)? )+${said} (?:employee |payroll |plan )?${cost}s?\\b([^.;!?\\n\\d$]{0,70})\\$?$`,
)
const off =
  /\b(?:deduct|withh|taken|comes|coming|out of|off)\w*\b[^.;!?\n\d$]{0,24}\b(?:pay|(?:pay)?checks?|wages)\b/
const isEmployee = /\b(?:employee|ee|payroll)\b/
const healthPlan =
  /\b(?:hsa|hra|hdhp|ppo|hmo|epo|deductible|copay|coinsurance|medical|health (?:insurance|plan|cover(?:age)?)|insurance|premiums?)\b/
/** A plan for retirement takes its part off the pay, too. */
const retirementPlan = /\b(?:401 ?\(?k|403 ?\(?b|457|tsp|retirement|pension)/

const periods: readonly (readonly [RegExp, Period])[] = [
  [/^month/, 'month'],
  [/^bi/, 'two_weeks'],
  [/^semi/, 'half_month'],
  [/^week/, 'week'],
  [/^(?:annual|year)/, 'year'],
  [/^per/, 'paycheck'],
]

const mostAMonth = 3_000
const leastSum = 5
/** "Employee rate is 92": beside these words a small number is a sum, too. */
const mayBeSum = (mention: Mention): boolean =>
  mayBeMoney(mention) || (mention.kind === 'plain' && mention.time === undefined && mention.low >= leastSum)

export const readPlanRates: Reader = (reading) =>
  !healthPlan.test(reading.text)
    ? []
    : reading.mentions.flatMap((mention) => {
        const match = rate.exec(mention.before)
        if (match === null || !mayBeSum(mention) || unreal(mention) !== undefined) return []
        const [words, each = '', between = ''] = match
        if (!isEmployee.test(words) && !off.test(between)) return []
        if (retirementPlan.test(mention.before)) return []
        const per = mention.per ?? periods.find(([pattern]) => pattern.test(each))?.[1] ?? 'month'
        const monthly = over({ ...mention, per }, 'month')
        return typeof monthly === 'number' && monthly <= mostAMonth
          ? [find('premiumMonthly', monthly, mention.span, 'plan-rates', 0.9, mention.index)]
          : []
      })
