/** Where retirement savings are heading: what they come to when work ends, what that pays, and what Social Security adds. */

import { yearOf } from '#engine/calendar.ts'
import { freeMonthly } from '#engine/fallbacks/told.ts'
import type { Figure } from '#engine/figure.ts'
import { middle } from '#engine/household.ts'
import { retirementGlidePath } from '#engine/markets/glide-path.ts'
import { percentiles } from '#engine/markets/percentiles.ts'
import { project } from '#engine/markets/project.ts'
import { planningRules } from '#engine/planning-rules.ts'
import { listed, nothing, say, type Text, words } from '#engine/say.ts'
import { fullRetirementAgeMonths } from '#engine/tax/claiming-age.ts'
import { monthsPerYear } from '#engine/tax/counting.ts'
import { isKnown } from '#engine/tax/tax-year.ts'
import { isFilled, spouseShare } from '#engine/topics/contributed-share.ts'
import { levelCareerBenefit } from '#engine/topics/level-career-benefit.ts'
import { payrollSaving } from '#engine/topics/payroll-saving.ts'
import type { ComputationContext } from './computation.ts'
import { firstWithdrawal, monthlyFrom, nestEgg } from './nest-egg.ts'

/** Without an age and savings there is nothing to project, and the spending alone says what is needed. */
export function onTrack(context: ComputationContext): Text | undefined {
  const { household, reader, sheet } = context
  const { age, birthYear, retirementSavings, taxableInvestments } = household
  const isSavedTold = retirementSavings !== undefined || taxableInvestments !== undefined
  const hasOnlyCash = !isSavedTold && middle(household.savings ?? 0) > 0
  const isOld = age !== undefined || birthYear !== undefined
  if (!isOld || !(isSavedTold || hasOnlyCash)) return nestEgg(context)
  const now = reader.number('age')
  const until = reader.number('retirementAge')
  const years = Math.round(until.value - now.value)
  if (years < 1) return nestEgg(context)
  const saving = yearlySaving(context)
  const places = hasOnlyCash ? (['savings'] as const) : (['retirementSavings', 'taxableInvestments'] as const)
  const saved = places.flatMap((key) => (household[key] === undefined ? [] : [reader.number(key)]))
  const { middle: later, low } = savingsLater(context, { saving, saved, now, until, years })
  const share = firstWithdrawal(sheet)
  const way = saving === undefined ? words('Saving nothing,') : say`Saving ${saving},`
  const grows = say`${way} your ${listed(saved.map((sum) => say`${sum}`))} reach ${later} at ${until} in today’s dollars, ${low} in weak markets`
  const pays = say`${monthlyFrom(sheet, later, share)} or ${monthlyFrom(sheet, low, share)} before tax at ${share}`
  // "48, 220k saved": whoever asks about retirement and names one sum means what is saved for it.
  const more = hasOnlyCash ? words(' Your savings are counted as invested for retirement.') : leftOut(context)
  const isShort = (hasOnlyCash || more === nothing) && !hasPension(context)
  return say`${grows}: ${pays}${beside(context, now, until)}${isShort ? compared(context) : nothing}.${more}`
}

const hasPension = ({ household }: ComputationContext): boolean => middle(household.pensionMonthly ?? 0) > 0

/** What comes in beside the savings for life. */
function beside(context: ComputationContext, now: Figure, until: Figure): Text {
  const { household, reader } = context
  const benefit = socialSecurity(context, now, until)
  const pension = hasPension(context) ? reader.number('pensionMonthly') : undefined
  const ofPension = pension === undefined ? nothing : say`${pension} of pension`
  if (benefit === undefined)
    return pension === undefined
      ? words(', before Social Security')
      : say`, beside ${ofPension} and before Social Security`
  const others = pension === undefined ? nothing : say` and ${ofPension}`
  const isEstimated = household.ssMonthly === undefined
  const own = household.spouseIncome !== undefined && isEstimated
  const born = yearOf(context.today) - Math.floor(now.value)
  const isBefore = isEstimated && until.value * monthsPerYear < fullRetirementAgeMonths(born)
  const when = words(isBefore ? ' at full retirement age' : '')
  return say`, beside ${benefit} of ${words(own ? 'your own Social Security' : 'Social Security')}${when}${others}`
}

/** Cash is for emergencies; whoever told of some hears that it is not in the projection. */
function leftOut({ household }: ComputationContext): Text {
  const isCashTold = [household.savings, household.emergencyFund].some((cash) => middle(cash ?? 0) > 0)
  return isCashTold ? words(' Cash is not counted.') : nothing
}

/** What goes in each year, as far as it was told: through payroll with its match, into an IRA, and what is saved beside. */
function yearlySaving({ household, reader, sheet, inForce }: ComputationContext): Figure | undefined {
  const parts = [
    ...payroll({ household, reader, sheet, inForce }),
    ...(['iraMonthly', 'spouseRetirementMonthly'] as const).flatMap((key) => {
      const isInPlan = key === 'spouseRetirementMonthly' && spouseShare(sheet, reader, inForce) !== undefined
      if (household[key] === undefined || isInPlan) return []
      const month = reader.number(key)
      return [
        {
          how: 'what goes into an IRA or a spouse’s plan in a year',
          inputs: [month],
          value: month.value * monthsPerYear,
        },
      ]
    }),
    ...filledIras({ reader, sheet, inForce }),
    ...besides({ household, reader }),
  ]
  const whole = Math.round(parts.reduce((sum, { value }) => sum + value, 0))
  if (whole === 0) return undefined
  return sheet.computed(
    'saving.year',
    'Saved in a year',
    'usd-per-year',
    [...new Set(parts.map(({ how }) => how))].join(' + '),
    parts.flatMap(({ inputs }) => inputs),
    whole,
  )
}

interface Saving {
  readonly how: string
  readonly inputs: readonly Figure[]
  readonly value: number
}

/** The share of pay and the match; nothing where pay or share are not known. */
function payroll({ household, reader, sheet, inForce }: Omit<ComputationContext, 'today'>): Saving[] {
  if (household.income === undefined) {
    if (household.planMonthly === undefined) return []
    const month = reader.number('planMonthly')
    return [{ how: 'what goes into the plan in a year', inputs: [month], value: month.value * monthsPerYear }]
  }
  const { contributed, matched, inputs } = payrollSaving(sheet, reader, inForce)
  if (inputs.length === 0) return []
  return [
    {
      how:
        matched > 0
          ? 'pay × the share that is contributed + what the employer adds to it'
          : 'pay × the share that is contributed',
      inputs,
      value: contributed + matched,
    },
  ]
}

/** IRAs that are filled each year. */
function filledIras({
  reader,
  sheet,
  inForce,
}: Pick<ComputationContext, 'reader' | 'sheet' | 'inForce'>): Saving[] {
  const law = inForce.limits.ira
  if (!isKnown(law)) return []
  return (['ira', 'spouse_ira'] as const).flatMap((account) => {
    if (!isFilled(reader, account)) return []
    const age = reader.number(account === 'ira' ? 'age' : 'spouseAge')
    const limit = sheet.law(`${account}.whole`, 'Limit of an IRA that is filled', 'usd', {
      value: law.value.limit + (age.value >= law.value.catchUpFromAge ? law.value.catchUp : 0),
      source: law.source,
    })
    return [{ how: 'the limit of each IRA that is filled', inputs: [age, limit], value: limit.value }]
  })
}

/** What is saved each month beside that, into whatever account. */
function besides({ household, reader }: Pick<ComputationContext, 'household' | 'reader'>): Saving[] {
  const free = freeMonthly(household)
  if (free === undefined) return []
  const monthly = reader.number('monthlyContribution')
  return [
    {
      how: 'what else you save each month × months of a year',
      inputs: [monthly],
      value: free * monthsPerYear,
    },
  ]
}

function savingsLater(
  { reader, sheet, inForce }: ComputationContext,
  p: {
    saving: Figure | undefined
    saved: readonly Figure[]
    now: Figure
    until: Figure
    years: number
  },
): { middle: Figure; low: Figure } {
  const { saving, saved, now, until, years } = p
  const fee = reader.rule('fee', 'Cost of the funds a year', 'rate', planningRules.indexFundFee)
  const { wealth, paths } = project(inForce.bank(years), {
    start: saved.reduce((sum, { value }) => sum + value, 0),
    cashFlows: Array.from({ length: years }, () => saving?.value ?? 0),
    allocations: retirementGlidePath({ age: now.value, retirementAge: until.value, years }),
    annualFee: fee.value,
  })
  const { p10, p50 } = percentiles(wealth.slice((years - 1) * paths, years * paths))
  const inputs = [...saved, ...(saving === undefined ? [] : [saving]), now, until, fee]
  const later = (id: string, label: string, which: string, value: number) =>
    sheet.computed(
      id,
      label,
      'usd',
      `today’s savings and each year’s on top, in stocks and bonds by age, in every simulated future, after prices and before tax: ${which}`,
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
  if (household.income === undefined || household.socialSecurityCovered === false) return undefined
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
