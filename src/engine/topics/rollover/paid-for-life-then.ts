/** What is paid for life once a spouse's pay has ended, where it is less than a month costs. */
import { type Figure, sumOf } from '../../figure.ts'
import { lifelongPayAt } from '../lifelong-pay.ts'
import type { RolloverWork } from './work.ts'

/**
 * What is paid for life from an age on, where the pay of a spouse covers a part of the month until then, and it is less than a
 * month costs; undefined where it is not. Whoever draws beside no pay has told what is needed of the plan.
 */
export function paidForLifeThen(
  { sheet, reader, taxes }: RolloverWork,
  age: Figure,
): { readonly paid: Figure; readonly costs: Figure; readonly missing: Figure } | undefined {
  if (reader.told('monthlyExpenses') === undefined || taxes.income.value > 0) return undefined
  const parts = lifelongPayAt(reader, age.value, taxes.isCouple)
  const endsPay = (taxes.spouseIncome?.value ?? 0) > 0 && parts.some(({ id }) => id === 'spouseSsMonthly')
  const costs = reader.number('monthlyExpenses')
  const sum = sumOf(parts)
  if (!endsPay || sum >= costs.value) return undefined
  return {
    costs,
    paid: sheet.computed(
      'lasts.paid-for-life',
      'Paid for life by then',
      'usd-per-month',
      'the Social Security and pensions that have begun by then, added up',
      [age, ...parts],
      Math.round(sum),
    ),
    missing: sheet.computed(
      'lasts.missing-then',
      'What a month costs beyond it',
      'usd-per-month',
      'what a month costs − what is paid for life by then',
      [costs, ...parts],
      Math.round(costs.value - sum),
    ),
  }
}
