/** What comes after retirement accounts in the order: a nearer goal, and the children's college. */
import type { Figure } from '../../figure.ts'
import { costOfAttendance } from '../../markets/college-costs.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { DollarBasis } from './basis.ts'
import type { MonthlyNeed } from './need.ts'

/** A home or another thing bought within a few years, where its sum is known. */
export function goal({ sheet, reader }: DollarBasis): MonthlyNeed[] {
  if (reader.told('downPayment') === undefined) return []
  const sum = reader.number('downPayment')
  const horizon = reader.told('horizonYears') === undefined ? undefined : reader.number('horizonYears')
  if (sum.value <= 0 || (horizon !== undefined && horizon.value >= rules.middleHorizon.value)) return []
  const wanted = sheet.computed(
    'need.goal',
    'To save for the down payment',
    'usd',
    'the down payment in whole dollars',
    [sum],
    Math.ceil(sum.value),
  )
  return [
    {
      step: 'goal',
      id: 'goal',
      label: words('Down payment'),
      act: (amount) => say`${amount} to the down payment`,
      description: words('In insured savings, certificates or Treasury bills: too soon for stocks.'),
      wanted,
      stream: { kind: 'pile', total: wanted.value },
      bucket: 'cash',
      perDollar: 1,
    },
  ]
}

/** A level month of saving for the children's college, in today's dollars; the college plan works it out child by child. */
export function collegeMonthly({ sheet, reader, stage }: DollarBasis): Figure | undefined {
  const ages = (reader.told('dependents') ?? []).filter((age) => age < rules.schoolEndAge.value)
  if (ages.length === 0 || stage !== 'working') return undefined
  const years = reader.rule('college.years', 'Years of college', 'years', rules.collegeYears)
  const start = reader.rule('college.start', 'Age at which college starts', 'age', rules.schoolEndAge)
  const cost = sheet.market(
    'college.cost',
    'A year of college',
    'usd-per-year',
    costOfAttendance[reader.value('collegeTarget')],
  )
  const share = reader.number('collegeFundShare')
  const children = ages.map((age, index) =>
    sheet.told('dependents', `child.${index}.age`, 'Age of a child', 'age', age),
  )
  const monthly = ages.reduce(
    (sum, age) =>
      sum + (cost.value * years.value * share.value) / ((start.value - age + years.value) * monthsPerYear),
    0,
  )
  return sheet.computed(
    'college.monthly',
    'College savings each month, roughly',
    'usd-per-month',
    'for each child: a year of college × years of college × share to save ÷ months until the end of college, in today’s dollars',
    [cost, years, share, start, ...children],
    Math.ceil(monthly),
  )
}

export const collegeNeed = (wanted: Figure): MonthlyNeed => ({
  step: 'college',
  id: 'college',
  label: words('College savings (529)'),
  act: (amount) => say`${amount} to college savings`,
  description: words(
    'After your own retirement: a child can borrow for college, nobody lends you a retirement.',
  ),
  wanted,
  stream: { kind: 'flow', monthly: wanted.value },
  bucket: 'sheltered',
  perDollar: 1,
})
