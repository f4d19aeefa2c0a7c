/** What Social Security pays a family after a death, year by year. */
import { yearOf } from '../../calendar.ts'
import { citedIn } from '../../cited-in.ts'
import type { Figure } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { socialSecurity } from '../../tax/social-security-law.ts'
import { survivorsBaseAmount, survivorYears } from '../../tax/survivor-years.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { netEarnings } from '../level-career-benefit.ts'
import type { DraftContext } from '../topic.ts'
import type { Adult, Family } from './family.ts'
import type { EndingPay } from './lasting-pay.ts'
import { type SharedNeeds, yearsOfLife, yearsToRetirement } from './shared.ts'

/** Of a wage all of it, and of profit the net earnings (42 USC 411(a)). */
const countedPay = ({ pay, profitShare }: Adult): Dollars =>
  pay.value * (1 - profitShare) + netEarnings(pay.value * profitShare)

/** What Social Security would pay the family of an adult who dies this year; the amount is the told one of whoever has no pay. */
export function socialSecurityOf(
  p: {
    sheet: Worksheet
    context: DraftContext
    family: Family
    shared: SharedNeeds
    adult: Adult
    ends: EndingPay | undefined
  },
  survivor: Adult | undefined,
) {
  const { sheet, context, family, shared, adult, ends } = p
  const thisYear = yearOf(context.today)
  const birthYear = (age: Figure) => thisYear - Math.floor(age.value)
  const told = adult.pay.value === 0 ? ends?.benefit : undefined
  const baseAmount =
    told ??
    sheet.computed(
      `benefit.base.${adult.id}`,
      'The monthly amount that survivors get shares of',
      'usd-per-month',
      'the benefit formula of Social Security for a death this year, as if today’s pay had been earned since the early twenties; of profit the net earnings',
      [adult.age, adult.pay],
      survivorsBaseAmount({
        birthYear: birthYear(adult.age),
        deathYear: thisYear,
        salary: countedPay(adult),
      }),
    )
  const horizon = Math.max(
    Math.round(shared.supportYears.value),
    // Who was disabled before 22 is paid as a child at any age.
    shared.lifelongYears?.value ?? 0,
    survivor === undefined ? 0 : yearsToRetirement(survivor, shared),
    survivor === undefined || ends === undefined ? 0 : yearsOfLife(survivor),
  )
  const benefits = survivorYears({
    year: thisYear,
    workerAmount: baseAmount.value,
    children: family.children.map(({ age, needsLifelongCare }) => ({
      age: age.value,
      isDisabled: needsLifelongCare,
    })),
    spouse:
      survivor === undefined || !family.isMarried
        ? undefined
        : {
            age: Math.floor(survivor.age.value),
            birthYear: birthYear(survivor.age),
            earnings: survivor.pay.value,
            earnsFor: yearsToRetirement(survivor, shared),
          },
    years: horizon,
  })
  const share = sheet.law(
    'benefit.share',
    'Share for each child or caring parent',
    'share',
    citedIn(socialSecurity.survivingFamily, (it) => it.childShare),
  )
  const firstBenefit = sheet.computed(
    `benefit.first.${adult.id}`,
    'What Social Security would pay the family at first',
    'usd-per-month',
    'the share for each child, and for a husband or wife who cares for them, within the family maximum and after the earnings test',
    [
      baseAmount,
      share,
      ...family.children.map(({ age }) => age),
      ...(survivor === undefined ? [] : [survivor.pay]),
    ],
    Math.round((benefits[0]?.total ?? 0) / monthsPerYear),
  )
  return { baseAmount, benefits, firstBenefit }
}
