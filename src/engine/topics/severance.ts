/** Severance pay: what arrives of it after tax, how many bare months it carries, and what it does to benefits. */

import { addDays, addMonths } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { monthsPerYear, weeksPerYear } from '../tax/counting.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import { employeePayrollTax } from '../tax/payroll-tax.ts'
import type { CalendarDate, Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { withoutSeverance } from './ended-pay.ts'
import { leavingDayOf, whoIsOutOfWork } from './out-of-work.ts'
import { grossSeverance, payOfJob } from './severance-pay.ts'
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
  /** The day through which its weeks of pay run, of someone who is out of work and named them. */
  readonly paidThrough: DateFigure | undefined
  /** Whole months for which unemployment benefits are not counted. */
  readonly benefitWait: Figure
}

const daysPerMonth = 30

/** The day on which so many months are over, parts of a month counted in days. */
export const dayAfterMonths = (today: CalendarDate, months: Months): CalendarDate => {
  const whole = Math.floor(months)
  return addDays(addMonths(today, whole), Math.floor((months - whole) * daysPerMonth))
}

/** Longer than anyone plans without pay; what lasts longer is shown as this many months. */
export const longestRunway = 120
const daysPerWeek = 7
const tenths = 10

export function severanceOf(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  { bare, shortfall }: { bare: Figure; shortfall: Figure },
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
  const weeks = reader.told('severanceWeeks') === undefined ? undefined : reader.number('severanceWeeks')
  return {
    gross,
    net,
    stateTax,
    months,
    until,
    paidThrough: weeks === undefined ? undefined : lastPaidDay(sheet, reader, today, weeks),
    benefitWait: benefitWaitOf(sheet, reader, { gross, net, bare }, weeks),
  }
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

/** How long benefits may have to wait: the weeks of severance, else the pay that it is, else the months that it carries. */
function benefitWaitOf(
  sheet: Worksheet,
  reader: FactReader,
  { gross, net, bare }: { gross: Figure; net: Figure; bare: Figure },
  weeks: Figure | undefined,
): Figure {
  const wait = (how: string, inputs: readonly Figure[], months: Months) =>
    sheet.computed(
      'benefit.wait',
      'Months for which benefits are not counted',
      'months',
      `${how}, in whole months: many states pay no benefits for them; the careful count`,
      inputs,
      Math.min(longestRunway, Math.ceil(months)),
    )
  if (weeks !== undefined)
    return wait('the weeks of severance', [weeks], (weeks.value * monthsPerYear) / weeksPerYear)
  const isPayTold = (['income', 'formerPay', 'spouseFormerPay'] as const).some(
    (key) => reader.told(key) !== undefined,
  )
  const pay = isPayTold ? payOfJob(reader) : undefined
  return pay === undefined || pay.value === 0
    ? wait('severance after tax ÷ a bare month', [net, bare], carriedMonths(net, bare))
    : wait('severance ÷ a month of pay', [gross, pay], (gross.value / pay.value) * monthsPerYear)
}

function lastPaidDay(
  sheet: Worksheet,
  reader: FactReader,
  today: DraftContext['today'],
  weeks: Figure,
): DateFigure | undefined {
  const who = whoIsOutOfWork(reader)
  if (who === undefined) return undefined
  const left = leavingDayOf(reader, who)
  return sheet.date(
    'severance.paid-through',
    'Day through which the weeks of severance run',
    left === undefined
      ? 'today + the weeks of severance'
      : 'the last day in the job + the weeks of severance',
    [weeks],
    addDays(left ?? today, Math.round(weeks.value * daysPerWeek)),
  )
}
