/** The children's college, by the month. */
import type { Figure } from '../../figure.ts'
import { costOfAttendance } from '../../markets/college-costs.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
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

/**
 * The transfer that runs today, which is a part of the month: where one's own retirement is on track it goes on before the
 * accounts that this order fills, as in the college plan. Where it is not, retirement comes first.
 */
function runningTransfer({ reader }: DollarBasis, { monthly }: CollegeSaving): Figure | undefined {
  const today = reader.some('collegeMonthly')
  if (today === undefined || today.value < 1 || !reader.value('retirementOnTrack')) return undefined
  return today.value < monthly.value ? today : monthly
}

export const runningCollegeId = 'college.running'

const place = { step: 'college', bucket: 'sheltered', perDollar: 1 } as const

/** What goes on as today, and what college takes beside it, in its turn. It falls and ends with each child's last bill. */
export function collegeNeeds(
  basis: DollarBasis,
  college: CollegeSaving,
): { readonly running: MonthlyNeed | undefined; readonly rest: MonthlyNeed | undefined } {
  const { monthly, less, untilLastBill: until } = college
  const today = runningTransfer(basis, college)
  const goesOn = today?.value ?? 0
  const flow = (takes: (all: Dollars) => Dollars): MonthlyNeed['stream'] => ({
    kind: 'flow',
    monthly: takes(monthly.value),
    later: less.map((then) => ({ ...then, monthly: takes(then.monthly) })),
    until,
  })
  const more =
    today === undefined
      ? monthly
      : basis.sheet.computed(
          'college.more',
          'More for college each month than goes in today',
          'usd-per-month',
          'what college takes a month − what goes in today, never below nothing',
          [monthly, today],
          Math.max(0, monthly.value - goesOn),
        )
  const afterRetirement =
    'your own retirement: a child can borrow for college, nobody lends you a retirement.'
  return {
    running: today && {
      ...place,
      id: runningCollegeId,
      label: words('College savings (529), as today'),
      act: (amount) => say`${amount} to college savings as today`,
      description:
        more.value > 0
          ? say`What goes in today goes on: it is a part of the month, and of the ${monthly} that college takes. The ${more} that is missing comes after ${words(afterRetirement)}`
          : say`What goes in today goes on: it is a part of the month, and reaches what you save toward.`,
      wanted: today,
      stream: flow((all) => Math.min(all, goesOn)),
    },
    rest:
      more.value <= 0
        ? undefined
        : {
            ...place,
            id: 'college',
            label: words(today === undefined ? 'College savings (529)' : 'More college savings (529)'),
            act: (amount) => say`${amount} ${words(today === undefined ? '' : 'more ')}to college savings`,
            description: words(`After ${afterRetirement}`),
            wanted: more,
            stream: flow((all) => Math.max(0, all - goesOn)),
          },
  }
}
