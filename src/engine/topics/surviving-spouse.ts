/** How a widow or widower files: this year, from the next one on, and how long a couple's brackets stay. */
import { yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import { hasChildAtHome } from '../fallbacks/told.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import type { Check } from '../plan.ts'
import { nothing, say, words } from '../say.ts'
import { adjustedGrossIncome } from '../tax/adjusted-gross-income.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import { ordinaryRate } from '../tax/ordinary-tax.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { FilingStatus } from '../tax/tax-year.ts'
import { widowedStatus } from '../tax/widowed-status.ts'
import type { Years } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import type { DraftContext } from './topic.ts'

/** Years after the year of the death. */
export const coupleYears = (sheet: Worksheet): Figure =>
  sheet.law(
    'surviving-spouse.years',
    'Years after the year of the death with a joint filer’s brackets',
    'years',
    lastingLaw.survivingSpouseYears,
  )

/** The last of them; undefined where nobody said when the spouse died. */
export function lastCoupleYear(sheet: Worksheet, reader: FactReader): Figure | undefined {
  if (reader.known('spouseDeathYear') === undefined) return undefined
  const died = reader.number('spouseDeathYear')
  const years = coupleYears(sheet)
  return sheet.computed(
    'surviving-spouse.last',
    'Last year with a joint filer’s brackets',
    'year',
    'the year of the death + the years after it',
    [died, years],
    died.value + years.value,
  )
}

export const isWidowed = (reader: FactReader): boolean =>
  reader.told('maritalStatus') === 'widowed' ||
  (reader.known('spouseDeathYear') !== undefined && reader.value('maritalStatus') === 'widowed')

/** A joint return with a spouse who lives: that of the year of a death is joint, and nobody else's pay goes on. */
export const filesWithSpouse = (reader: FactReader): boolean =>
  reader.value('filingStatus') === 'married_joint' && !isWidowed(reader)

/**
 * How the household files so many years ahead, the next one where none are named: a couple's brackets stay for some years
 * after a death, and end. Children are those of today.
 */
export function statusAhead(
  reader: FactReader,
  { today }: Pick<DraftContext, 'today'>,
  years: Years = 1,
): FilingStatus {
  const status = reader.value('filingStatus')
  if ((status !== 'married_joint' && status !== 'surviving_spouse') || !isWidowed(reader)) return status
  const died = reader.known('spouseDeathYear')
  // Who files as a surviving spouse has a child, and lost the spouse last year or the year before.
  const isTaken = died === undefined && status === 'surviving_spouse'
  const numDependents = reader.number('numDependents').value
  return widowedStatus({
    // Who files jointly as a widow, without a year, does so for the year of the death.
    yearsSince:
      yearOf(today) + years - (died === undefined ? yearOf(today) - (isTaken ? 1 : 0) : middle(died)),
    hasChild:
      isTaken ||
      hasChildAtHome({
        dependents: reader.told('dependents'),
        adultDependents: reader.told('adultDependents'),
        numDependents,
      }),
    hasDependents: isTaken || numDependents > 0,
  })
}

/** Years from today to the first without a couple's brackets, of somebody who files by them next year; undefined of everybody else. */
export function coupleEndsIn(reader: FactReader, context: Pick<DraftContext, 'today'>): Years | undefined {
  if (statusAhead(reader, context) !== 'surviving_spouse') return undefined
  const most = lastingLaw.survivingSpouseYears.value
  for (let years = 2; years <= most + 1; years += 1)
    if (statusAhead(reader, context, years) !== 'surviving_spouse') return years
  return undefined
}

/** What the year of the death is on the tax return, and what comes after it; nothing for every other household. */
export function lastJointReturn(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  taxReturn: TaxReturn,
): Check[] {
  if (taxReturn.status !== 'married_joint' || !isWidowed(reader)) return []
  const { law } = context
  const then = statusAhead(reader, context)
  const isSpousesTold = reader.told('spousePayThisYear') !== undefined
  reader.leftOut(
    'spousePayThisYear',
    'not counted',
    'It is on the joint return of this year too. Put it in, and the plan counts it.',
  )
  const income = sheet.computed(
    'joint.income',
    'Adjusted gross income of this year, estimated',
    'usd-per-year',
    isSpousesTold
      ? 'your own income and what your spouse earned this year'
      : 'your own income; what your spouse had this year is not counted',
    [],
    Math.round(adjustedGrossIncome(law, taxReturn).agi),
  )
  const bracketOf = (id: string, label: string, how: string, filed: TaxReturn): Figure => {
    const { taxableIncome } = incomeTax(law, filed)
    return sheet.computed(
      `bracket.${id}`,
      label,
      'rate',
      how,
      [income],
      taxableIncome <= 0 ? 0 : ordinaryRate({ law, status: filed.status, taxableIncome }),
    )
  }
  const now = bracketOf(
    'joint',
    'Federal tax bracket of the joint return',
    'the rate of the bracket that this income less the deductions falls in',
    taxReturn,
  )
  const { spouseAge: _late, ...alone } = taxReturn
  const ahead = bracketOf(
    'ahead',
    'Federal tax bracket of your own income next year',
    'the same without pay of your spouse, with next year’s filing status and this year’s law',
    { ...alone, spouseWages: 0, spouseSelfEmploymentProfit: 0, status: then },
  )
  const brackets = isSpousesTold
    ? say`What both of you had is in the ${now} bracket this year, and your own income in the ${ahead} bracket then`
    : say`The same income is in the ${now} bracket this year and in the ${ahead} bracket then`
  const until = then === 'surviving_spouse' ? lastCoupleYear(sheet, reader) : undefined
  return [
    check(
      'status',
      'warn',
      'This year’s tax return is still a joint one',
      say`For the year of a death the return is joint. From next year on you file as ${words(statusInWords[then])}${until === undefined ? nothing : say`, through ${until}`}. ${
        ahead.value > now.value
          ? say`${brackets}: what may be income of either year, such as a gain or a conversion to Roth, costs less in this one, and from next year on a Traditional dollar saves more.`
          : say`${brackets}.`
      } ${words(
        isSpousesTold
          ? 'What your spouse earned this year is on the joint return too, and counted in its bracket.'
          : 'What your spouse was paid this year is on the joint return too; it is not counted, so this year’s bracket can be higher. Say how much it was, and the plan counts it.',
      )}`,
    ),
  ]
}

/** In the middle of a sentence, after "you file as". */
export const statusInWords: Record<FilingStatus, string> = {
  single: 'a single person',
  married_joint: 'a couple',
  married_separate: 'married and separate',
  head_of_household: 'head of household',
  surviving_spouse: 'a qualifying surviving spouse',
}
