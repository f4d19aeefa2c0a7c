/** What is asked of college savings that no fact tells: another road to the degree, no college, loans, the mix. */
import type { Figure } from '#engine/figure.ts'
import { loanPayment } from '#engine/math/loan.ts'
import type { Plan } from '#engine/plan.ts'
import { join, say, type Text, words } from '#engine/say.ts'
import { worksheet } from '#engine/worksheet.ts'
import { receiptsOf } from '../borrowed-text.ts'
import type { SmallReply } from '../small-replies.ts'
import { answer } from './question.ts'

const figureIn = (plan: Plan, id: string): Figure | undefined =>
  plan.figures.find((figure) => figure.id === id) as Figure | undefined

const monthsPerYear = 12

function noCollege(plan: Plan): SmallReply | undefined {
  const leftovers = plan.checks.find(({ id }) => id === 'leftovers')
  if (leftovers === undefined) return undefined
  const yours = words(
    'The money stays yours, and you may change the beneficiary to someone else in the family; a trade school or an apprenticeship counts too.',
  )
  return answer(join([yours, leftovers.detail]), plan)
}

/** What is not saved of a year, child by child. */
const gapsIn = ({ figures }: Plan): readonly Figure[] =>
  figures.filter(({ id }) => id.startsWith('child.') && id.endsWith('.gap')) as Figure[]

function gapInLoans(plan: Plan): SmallReply | undefined {
  const gaps = gapsIn(plan)
  const [years, rate, term] = ['college.years', 'parent-loan.rate', 'parent-loan.years'].map((id) =>
    figureIn(plan, id),
  )
  const [gap] = gaps
  if (gap === undefined || years === undefined || rate === undefined || term === undefined) return undefined
  const sheet = worksheet()
  const owed = sheet.computed(
    'gap.owed',
    'What is not saved, over all of college, at today’s prices',
    'usd',
    gaps.length === 1
      ? 'what is not saved of a year × the years of college'
      : 'what is not saved of a year × the years of college, all children added up',
    [...gaps, years],
    gaps.reduce((sum, { value }) => sum + value, 0) * years.value,
  )
  const payment = sheet.computed(
    'gap.payment',
    'Loan payment on all of it',
    'usd-per-month',
    'level payments on what is borrowed, at the rate, over the years to repay; interest during college is left out',
    [owed, rate, term],
    Math.round(loanPayment({ principal: owed.value, rate: rate.value, months: term.value * monthsPerYear })),
  )
  const whole =
    gaps.length === 1
      ? say`the whole gap, ${gap}, that is ${owed}`
      : say`the whole gap of all children, that is ${owed}`
  const text = say`If loans carried ${whole} over all of college at today’s prices. At ${rate}, the rate of a federal loan to parents, it takes ${payment} for ${term}, more with the interest during college. Grants, work and the student’s own federal loans, which cost less, come first; the plan takes it that they carry a part.`
  return { text, figures: [...receiptsOf(text, plan), owed, payment], suggestions: [] }
}

function mixNow(plan: Plan): SmallReply | undefined {
  const [stocks, bonds, cash] = ['mix.0.stocks', 'mix.0.bonds', 'mix.0.cash'].map((id) => figureIn(plan, id))
  const later = figureIn(plan, 'mix.1.stocks')
  if (stocks === undefined || bonds === undefined || cash === undefined) return undefined
  const next: Text =
    later === undefined ? words('') : say`A year from now it is ${later} in stocks, and less each year.`
  const now = say`This plan has ${stocks} of it in stocks now, ${bonds} in bonds and ${cash} in cash, because a bill that is near cannot wait for markets to come back.`
  return answer(
    join([
      now,
      next,
      words(
        'If yours holds more in stocks, move it to the age-based mix inside the 529: that is not taxed. Only money for bills that are years away belongs in stocks.',
      ),
    ]),
    plan,
  )
}

const rows: readonly (readonly [RegExp, (plan: Plan) => SmallReply | undefined])[] = [
  [
    /\b(?:does(?:n'?t| not)|don'?t|do not|never|decides? not to|didn'?t|won'?t|not) (?:want to |wanna )?(?:go(?:es|ing)?|attend)\b(?! (?:in|out|to (?:a |an )?(?:private|public|state)))|\b(?:skips?|drops? out of) (?:college|school)\b|\bif (?:nobody|no one|none of them) goes\b|\bfull (?:rides?|scholarships?)\b/i,
    noCollege,
  ],
  [/\b(?:loans?|borrow\w*)\b.*\b(?:gap|rest|missing|difference|shortfall|remainder)\b/i, gapInLoans],
  [
    /\b(?:still |too much )?in stocks\b|\bhow much (?:in )?stocks?\b|\bwhat (?:should|do) (?:it|the 529|i|we) (?:be )?(?:invested|invest|hold) in\b|\b(?:safer|too risky|more conservative) now\b|\bget out of (?:the )?(?:market|stocks)\b/i,
    mixNow,
  ],
]

/** Undefined where it is none of these, or the plan does not count what it takes. */
export function ofCollege(message: string, plan: Plan): SmallReply | undefined {
  if (plan.topic !== 'college_529') return undefined
  return rows.find(([asks]) => asks.test(message))?.[1](plan)
}
