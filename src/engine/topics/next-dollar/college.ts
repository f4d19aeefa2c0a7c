/** The children's college, by the month. */
import type { Figure } from '../../figure.ts'
import { costOfAttendance } from '../../markets/college-costs.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { type CollegeTakes, collegeTakes } from '../college/takes.ts'
import type { DollarBasis } from './basis.ts'
import type { MonthlyNeed } from './need.ts'

export interface CollegeSaving extends Pick<CollegeTakes, 'untilFirstBill' | 'untilLastBill' | 'less'> {
  readonly monthly: Figure
}

/** Ages of the children whom college is saved for: of several the youngest is taken to be the one who needs care for life. */
function agesOf(reader: DollarBasis['reader']): number[] {
  const ages = reader.told('dependents') ?? []
  const youngest = reader.told('specialNeedsChild') === true ? ages.indexOf(Math.min(...ages)) : -1
  return ages.filter((age, index) => index !== youngest && age < rules.schoolEndAge.value)
}

/** Level months of saving for the children's college, as the college plan works them out for what was told of it. */
export function collegeSaving({
  sheet,
  reader,
  stage,
  household,
  context,
}: DollarBasis): CollegeSaving | undefined {
  const ages = agesOf(reader)
  if (ages.length === 0 || stage !== 'working') return undefined
  const isPriceTold = reader.told('collegeCosts') !== undefined
  const cost = isPriceTold
    ? undefined
    : sheet.market(
        'college.cost',
        'A year of college',
        'usd-per-year',
        costOfAttendance[reader.value('collegeTarget')],
      )
  const share = reader.number('collegeFundShare')
  const saved = reader.told('collegeSaved') === undefined ? undefined : reader.number('collegeSaved')
  const children = ages.map((age, index) =>
    sheet.told('dependents', `child.${index}.age`, 'Age of a child', 'age', age),
  )
  const takes = collegeTakes({ ...household, dependents: ages, specialNeedsChild: false }, context)
  if (takes === undefined) return undefined
  const monthly = sheet.computed(
    'college.monthly',
    'College savings each month, roughly',
    'usd-per-month',
    'for each child, as in the college plan: the part to save of the years of college at the prices of that time, less what is saved, in level months until the last bill',
    [cost, share, saved, ...children].filter((one) => one !== undefined),
    takes.monthly,
  )
  return { ...takes, monthly }
}

/** It falls and ends with each child's last bill: what the order reaches only after that is saved for something else. */
export const collegeNeed = ({ monthly: wanted, less, untilLastBill }: CollegeSaving): MonthlyNeed => ({
  step: 'college',
  id: 'college',
  label: words('College savings (529)'),
  act: (amount) => say`${amount} to college savings`,
  description: words(
    'After your own retirement: a child can borrow for college, nobody lends you a retirement.',
  ),
  wanted,
  stream: { kind: 'flow', monthly: wanted.value, later: less, until: untilLastBill },
  bucket: 'sheltered',
  perDollar: 1,
})
