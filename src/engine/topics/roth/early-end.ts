/** What is said of work that ends before the age at which the penalty on retirement accounts does: IRC §72(t)(2)(A)(i), (iv) and (v). */
import type { Figure } from '../../figure.ts'
import { penaltyAt } from '../../markets/retirement-returns.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { penaltyEnds } from '../penalty-age.ts'
import { sourceOf } from '../tax-picture.ts'
import { atTenths } from './at-tenths.ts'
import { endsEarly, freeFrom, hasPaidSpouse } from './early-penalty.ts'
import type { RothWork } from './work.ts'

const rateFigure = ({ sheet, context: { limits } }: RothWork): Figure =>
  sheet.law('early.rate', 'Penalty on early withdrawals', 'rate', {
    value: known(limits.earlyWithdrawal).penaltyRate,
    source: sourceOf(limits.earlyWithdrawal),
  })

/** To stand after what a dollar costs later. */
export const penaltyInWords = (work: RothWork): Text =>
  countedPart(work) === undefined
    ? nothing
    : say`, the ${rateFigure(work)} penalty before ${penaltyEnds(work)} counted`

/** How much of what a dollar costs later is the penalty, in the expected markets; undefined where other money reaches until its age. */
export function countedPart(work: RothWork): Figure | undefined {
  const { sheet, later, now } = work
  const { penalty } = later
  if (penalty === undefined) return undefined
  let [paid, drawn] = [0, 0]
  for (const { age, decided, household, survivor } of later.taxWith(now.weighed).years) {
    const counted = decided * (household.odds + (survivor?.odds ?? 0))
    paid += counted * penaltyAt(penalty, age)
    drawn += counted
  }
  const part = drawn > 0 ? atTenths(paid / drawn) : 0
  if (part === 0) return undefined
  return sheet.computed(
    'rate.later.penalty',
    'The part of it that is the penalty, in middling markets',
    'rate',
    'the penalty on what of these dollars comes out before its age, other money first ÷ all that comes out of them',
    [rateFigure(work), penaltyEnds(work)],
    part,
  )
}

/** What of Roth and taxed savings comes first. */
const firstInWords = ({ later: { spending } }: RothWork): Text =>
  spending?.first === undefined
    ? nothing
    : say` Money outside retirement accounts and what went into Roth ones come first: ${spending.first} until then.`

export function earlyEndCheck(work: RothWork): Check[] {
  const { sheet, later, context } = work
  if (!endsEarly(work, later.endOfWork)) return []
  const ends = sheet.computed(
    'early.end',
    'Age at which work ends',
    'age',
    'from the plan',
    [],
    later.endOfWork,
  )
  const [age, rate] = [penaltyEnds(work), rateFigure(work)]
  const from = freeFrom(work)
  const separation =
    from === undefined
      ? undefined
      : sheet.law('separation.age', 'Age of leaving from which the old plan pays without a penalty', 'age', {
          value: from,
          source: sourceOf(context.limits.earlyWithdrawal),
          note: 'You have to leave in the calendar year in which you reach it, or later.',
        })
  if (separation !== undefined && later.endOfWork >= separation.value)
    return [
      check(
        'early-end',
        'warn',
        'What you live on early has to stay in the plan that you leave',
        say`You stop at ${ends}. Until ${age} pre-tax money is free of the ${rate} penalty only in the plan of the employer that you leave in the year of turning ${separation} or later, and this plan counts on that. Rolled into an IRA it is locked until ${age}. So leave in that plan what you live on until then, ask whether it pays out in parts, and move only the rest. What stands in IRAs or in plans of earlier jobs is not free so early, unless it was moved into that plan before.`,
      ),
    ]
  const clock = sheet.law(
    'converted.years',
    'Tax years until converted money is free of the penalty',
    'years',
    rolloverLaw.conversionClockYears,
  )
  const part = countedPart(work)
  const counted =
    part !== undefined
      ? say`The later rate counts it: about ${part} of what these dollars bring.${firstInWords(work)}`
      : words(
          hasPaidSpouse(work)
            ? 'The later rate does not count it: while your spouse has pay, nothing has to come out so early.'
            : 'The later rate counts none of it: what you hold outside retirement accounts and in Roth ones reaches until then.',
        )
  return [
    check(
      'early-end',
      'warn',
      'Money before the penalty ends',
      say`You stop at ${ends}, and until ${age} most of what comes out of pre-tax accounts costs a penalty of ${rate} beside the tax. ${counted} Without it come money outside retirement accounts, what you put into a Roth IRA, even yearly payments under Section 72(t), which bind you for years, and what was converted to Roth ${clock} before, a part each year (a conversion ladder).${separation === undefined ? nothing : say` The plan at work pays without it to those who leave in the year of turning ${separation} or later.`} The more of them you have ready, the more speaks for Traditional.`,
    ),
  ]
}
