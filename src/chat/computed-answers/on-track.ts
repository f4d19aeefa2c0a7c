/** Where retirement savings are heading: what they come to when work ends, what that pays, and what Social Security adds. */

import { yearOf } from '#engine/calendar.ts'
import { employerAdds } from '#engine/employer-match.ts'
import type { Figure } from '#engine/figure.ts'
import { retirementGlidePath } from '#engine/markets/glide-path.ts'
import { percentiles } from '#engine/markets/percentiles.ts'
import { project } from '#engine/markets/project.ts'
import { planningRules } from '#engine/planning-rules.ts'
import { nothing, say, type Text, words } from '#engine/say.ts'
import { monthsPerYear } from '#engine/tax/counting.ts'
import { levelCareerBenefit } from '#engine/topics/level-career-benefit.ts'
import type { ComputationContext } from './computation.ts'
import { firstWithdrawal, monthlyFrom, nestEgg } from './nest-egg.ts'

/** Without an age and savings there is nothing to project, and the spending alone says what is needed. */
export function onTrack(context: ComputationContext): Text | undefined {
  const { household, reader, sheet } = context
  const { age, birthYear, retirementSavings } = household
  if ((age === undefined && birthYear === undefined) || retirementSavings === undefined)
    return nestEgg(context)
  const now = reader.number('age')
  const until = reader.number('retirementAge')
  const years = Math.round(until.value - now.value)
  if (years < 1) return nestEgg(context)
  const saving = yearlySaving(context)
  const { middle, low } = savingsLater(context, saving, now, until, years)
  const share = firstWithdrawal(sheet)
  const benefit = socialSecurity(context, now, until)
  const way = saving === undefined ? words('With nothing more put in,') : say`Saving ${saving},`
  const grows = say`${way} your ${reader.number('retirementSavings')} come to ${middle} at ${until}, in today’s dollars, or ${low} in weak markets.`
  const pays = say`At ${share} that pays ${monthlyFrom(sheet, middle, share)} or ${monthlyFrom(sheet, low, share)}`
  const beside =
    benefit === undefined ? words(', before Social Security') : say`, beside ${benefit} of Social Security`
  return say`${grows} ${pays}${beside}${compared(context)}.`
}

/** What goes in each year: the share of pay with its match, or the monthly sum; nothing where neither was told. */
function yearlySaving({ household, reader, sheet }: ComputationContext): Figure | undefined {
  if (household.contributionRate !== undefined && household.income !== undefined) {
    const [pay, rate] = [reader.number('income'), reader.number('contributionRate')]
    const { employerMatch } = household
    if (employerMatch === undefined)
      return sheet.computed(
        'saving.year',
        'Saved in a year',
        'usd-per-year',
        'pay × the share that you contribute',
        [pay, rate],
        Math.round(pay.value * rate.value),
      )
    const added = sheet.told(
      'employerMatch',
      'match.share',
      'What your employer adds, as a share of pay',
      'rate',
      employerAdds(employerMatch, rate.value),
      'what the match that you told adds to the share that you contribute',
    )
    return sheet.computed(
      'saving.year',
      'Saved in a year',
      'usd-per-year',
      'pay × (the share that you contribute + what your employer adds)',
      [pay, rate, added],
      Math.round(pay.value * (rate.value + added.value)),
    )
  }
  if (household.monthlyContribution === undefined) return undefined
  const month = reader.number('monthlyContribution')
  return sheet.computed(
    'saving.year',
    'Saved in a year',
    'usd-per-year',
    'what you save each month × months of a year',
    [month],
    month.value * monthsPerYear,
  )
}

function savingsLater(
  context: ComputationContext,
  saving: Figure | undefined,
  now: Figure,
  until: Figure,
  years: number,
): { middle: Figure; low: Figure } {
  const { reader, sheet, inForce } = context
  const saved = reader.number('retirementSavings')
  const fee = reader.rule('fee', 'Cost of the funds a year', 'rate', planningRules.indexFundFee)
  const { wealth, paths } = project(inForce.bank(years), {
    start: saved.value,
    cashFlows: Array.from({ length: years }, () => saving?.value ?? 0),
    allocations: retirementGlidePath({ age: now.value, retirementAge: until.value, years }),
    annualFee: fee.value,
  })
  const { p10, p50 } = percentiles(wealth.slice((years - 1) * paths, years * paths))
  const inputs = [saved, ...(saving === undefined ? [] : [saving]), now, until, fee]
  const later = (id: string, label: string, which: string, value: number) =>
    sheet.computed(
      id,
      label,
      'usd',
      `today’s savings and each year’s on top, in stocks and bonds by age, in every simulated future, after prices: ${which}`,
      inputs,
      value,
      3,
    )
  return {
    middle: later('savings.later', 'Savings when work ends, middle outcome', 'the middle one', p50),
    low: later('savings.later.low', 'Savings when work ends, weak markets', 'one of ten is worse', p10),
  }
}

function socialSecurity(
  { household, reader, sheet, today }: ComputationContext,
  now: Figure,
  until: Figure,
): Figure | undefined {
  if (household.ssMonthly !== undefined) return reader.number('ssMonthly')
  if (household.income === undefined) return undefined
  const pay = reader.number('income')
  return sheet.computed(
    'benefit',
    'Your own Social Security at full retirement age',
    'usd-per-month',
    'the benefit formula on a whole career at your pay of today, in today’s dollars; less when claimed sooner, and your record at ssa.gov has the true one',
    [pay, until],
    levelCareerBenefit({
      pay: pay.value,
      birthYear: yearOf(today) - Math.floor(now.value),
      endOfWork: until.value,
    }),
    2,
  )
}

/** What it has to be held against: spending where it was told, else pay. */
function compared({ household, reader, sheet }: ComputationContext): Text {
  if (household.monthlyExpenses !== undefined) return say`; you spend ${reader.number('monthlyExpenses')} now`
  if (household.income === undefined) return nothing
  const pay = reader.number('income')
  const month = sheet.computed(
    'pay.month',
    'Your pay of a month, before tax',
    'usd-per-month',
    'pay ÷ months of a year',
    [pay],
    pay.value / monthsPerYear,
  )
  return say`; your pay is ${month} now`
}
