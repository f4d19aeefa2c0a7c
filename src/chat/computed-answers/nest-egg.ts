/** What savings have to reach, by the rule of a first year's withdrawal. */
import { nothing, say, type Text } from '#engine/say.ts'
import { rulesOfThumb } from '../rules-of-thumb.ts'
import type { ComputationContext } from './computation.ts'

const monthsPerYear = 12

export function nestEgg({ household, reader, sheet }: ComputationContext): Text | undefined {
  const spending = yearlySpending({ household, reader, sheet })
  if (spending === undefined) return undefined
  const sure = [
    ...(household.ssMonthly === undefined ? [] : [reader.number('ssMonthly')]),
    ...(household.pensionMonthly === undefined ? [] : [reader.number('pensionMonthly')]),
  ]
  const gap = sheet.computed(
    'gap',
    'Left for savings to pay',
    'usd-per-year',
    'yearly spending − Social Security and pension of a year',
    [spending, ...sure],
    Math.max(0, spending.value - sure.reduce((sum, { value }) => sum + value * monthsPerYear, 0)),
  )
  const { withdrawal } = rulesOfThumb
  const share = sheet.assumed(
    'withdrawal',
    'First year’s withdrawal',
    'share',
    withdrawal.value,
    withdrawal.why,
  )
  const target = sheet.computed(
    'nest-egg',
    'Savings that would pay it',
    'usd',
    'what is left ÷ first year’s withdrawal',
    [gap, share],
    gap.value / share.value,
    3,
  )
  const have = household.retirementSavings === undefined ? undefined : reader.number('retirementSavings')
  const beside = have === undefined ? nothing : say` You have ${have}.`
  return say`With ${spending} of spending, savings have to pay ${gap}, which takes about ${target}.${beside}`
}

function yearlySpending({
  household,
  reader,
  sheet,
}: Pick<ComputationContext, 'household' | 'reader' | 'sheet'>) {
  if (household.retirementExpensesAnnual !== undefined) return reader.number('retirementExpensesAnnual')
  if (household.monthlyExpenses === undefined) return undefined
  const month = reader.number('monthlyExpenses')
  return sheet.computed(
    'yearly-spending',
    'Yearly spending',
    'usd-per-year',
    'what a month costs × months of a year',
    [month],
    month.value * monthsPerYear,
  )
}
