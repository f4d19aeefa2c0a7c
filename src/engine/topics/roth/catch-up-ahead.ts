/** Whoever reaches the age of the catch-up next year with wages above the limit: it may only be Roth. IRC §414(v)(7). */
import { addDays, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { say, words } from '../../say.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { isSpouseSoleProprietor } from '../own-business.ts'
import { sourceOf } from '../tax-picture.ts'
import type { RothWork } from './work.ts'

interface Reaching {
  readonly id: 'own' | 'spouse'
  readonly birthYear: number
  readonly wages: Figure
}

/** Who has a plan at the work of an employer; profit is no wage. */
function employed(work: RothWork): Reaching[] {
  const { reader, age, birthYear, income, spouseAge, spouseIncome, spousePlan, spouseSaving } = work
  const own = work.hasPlan && !work.isSelfEmployed ? [{ id: 'own', birthYear, wages: income } as const] : []
  const isSpouseIn = spousePlan !== undefined || spouseSaving !== undefined
  if (!isSpouseIn || spouseAge === undefined || spouseIncome === undefined || isSpouseSoleProprietor(reader))
    return own
  const bornBefore = Math.floor(spouseAge.value) - Math.floor(age.value)
  return [...own, { id: 'spouse', birthYear: birthYear - bornBefore, wages: spouseIncome }]
}

export function catchUpAheadChecks(work: RothWork): Check[] {
  const { sheet, context, takesRoth } = work
  const { limits, today } = context
  const plan = known(limits.employerPlan)
  const limit = known(limits.rothCatchUpWagesAbove)
  if (limit === null) return []
  const reaching = employed(work).filter(
    ({ birthYear, wages }) => birthYear + plan.catchUpFromAge === yearOf(today) + 1 && wages.value > limit,
  )
  return reaching.map(({ id, wages }) => {
    const isOwn = id === 'own'
    const age = sheet.law('catch-up.from-age', 'Age from which there is a catch-up', 'age', {
      value: plan.catchUpFromAge,
      source: sourceOf(limits.employerPlan),
    })
    const amount = sheet.law('catch-up.next', 'Catch-up contribution from that age on', 'usd', {
      value: plan.catchUp,
      source: sourceOf(limits.employerPlan),
    })
    const above = sheet.law('catch-up.above', 'Wages above which the catch-up has to be Roth', 'usd', {
      value: limit,
      source: sourceOf(limits.rothCatchUpWagesAbove),
    })
    const from = sheet.date(
      'catch-up.first-day',
      'First day of the year of the catch-up',
      'the day after the last one of this year',
      [],
      addDays(yearEnd(today), 1),
    )
    const [turn, their] = isOwn ? ['You turn', 'your'] : ['Your spouse turns', 'their']
    return check(
      `catch-up.ahead.${id}`,
      'warn',
      words(
        isOwn
          ? 'Next year your catch-up can only be Roth'
          : 'Next year the catch-up of your spouse can only be Roth',
      ),
      say`${words(turn ?? '')} ${age} next year: from ${from} on ${words(their ?? '')} plan at work takes ${amount} more a year by this year’s limits. ${words(isOwn ? 'You earn' : 'They earn')} ${wages} there, above ${above}, so that part goes in as Roth or not at all${words(isOwn && !takesRoth ? ': yours takes no Roth money, so ask whether it will' : '. Ask payroll before January whether it does that by itself')}. What goes in below the catch-up may still be of either kind.`,
    )
  })
}
