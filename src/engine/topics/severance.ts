/** Severance pay: what arrives of it after tax, and how many bare months it carries. */

import type { FactReader } from '../fact-reader.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import { employeePayrollTax } from '../tax/payroll-tax.ts'
import type { Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { dayAfterMonths } from './day-after-months.ts'
import { withoutSeverance } from './ended-pay.ts'
import { grossSeverance } from './severance-pay.ts'
import { stateLawIn } from './state-rate.ts'
import { stateTaxOnMore } from './tax-on-more.ts'
import { sourceOf, taxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

export interface Severance {
  /** Before tax. */
  readonly gross: Figure
  readonly net: Figure
  /** What the state takes of it; undefined where no state was named. */
  readonly stateTax: Figure | undefined
  /** The bare months that it carries, to a tenth, beside the pay that goes on. */
  readonly months: Figure
  /** The month into which it carries. */
  readonly until: DateFigure
}

/** Longer than anyone plans without pay; what lasts longer is shown as this many months. */
export const longestRunway = 120
const tenths = 10

export function severanceOf(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  shortfall: Figure,
): Severance | undefined {
  const { today, law } = context
  const gross = grossSeverance(sheet, reader)
  if (gross === undefined || gross.value === 0) return undefined
  const withholding = sheet.law(
    'severance.withholding',
    'Federal tax withheld from severance pay',
    'rate',
    lastingLaw.supplementalWithholdingRate,
  )
  const payrollTax = sheet.computed(
    'severance.payroll-tax',
    'Social Security and Medicare tax on the severance pay',
    'usd',
    'the employee’s share, as on any wages',
    [
      gross,
      sheet.law('payroll-tax.rate', 'Social Security and Medicare tax of an employee', 'rate', {
        value: employeePayrollTax({ law, wages: 1 }),
        source: sourceOf(law.payroll),
        note: 'The Social Security part ends at the wage base.',
      }),
    ],
    employeePayrollTax({ law, wages: gross.value }),
  )
  const stateTax = stateTaxOf(sheet, reader, context, gross)
  const net = sheet.computed(
    'severance.net',
    'Severance pay after tax',
    'usd',
    stateTax === undefined
      ? 'severance − federal tax withheld − Social Security and Medicare tax; state tax is not counted'
      : 'severance − federal tax withheld − Social Security and Medicare tax − state tax',
    stateTax === undefined ? [gross, withholding, payrollTax] : [gross, withholding, payrollTax, stateTax],
    Math.max(
      0,
      Math.round(gross.value * (1 - withholding.value) - payrollTax.value - (stateTax?.value ?? 0)),
    ),
  )
  const months = sheet.computed(
    'severance.months',
    'Months that severance carries',
    'months',
    'severance after tax ÷ what a bare month takes out of the cash',
    [net, shortfall],
    carriedMonths(net, shortfall),
  )
  const until = sheet.date(
    'severance.until',
    'When the severance pay is spent',
    'today + the months that it carries',
    [months],
    dayAfterMonths(today, months.value),
    'month-of-year',
  )
  return { gross, net, stateTax, months, until }
}

const carriedMonths = (net: Figure, monthly: Figure): Months =>
  monthly.value > 0
    ? Math.min(longestRunway, Math.floor((net.value / monthly.value) * tenths) / tenths)
    : longestRunway

/** By the state's own rule, on top of what was earned this year before it: the careful count. */
function stateTaxOf(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  gross: Figure,
): Figure | undefined {
  if (stateLawIn(reader, context.law) === undefined) return undefined
  const taxes = taxPicture(sheet, reader, context)
  const before = { ...taxes, taxReturn: withoutSeverance(taxes.taxReturn, taxes.ended) }
  return stateTaxOnMore(sheet, before, context, reader, {
    kind: 'wages',
    amount: gross,
    id: 'severance.state-tax',
    label: 'State tax on the severance pay',
    how: 'the tax of the state with the severance on top of the pay of this year − without it',
  })
}
