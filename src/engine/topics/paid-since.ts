/**
 * What a return would count as paid all year and this year does not have of it: disability pay, a pension and Social
 * Security that followed a pay that ended in it. Nobody gets twelve months of what began in July.
 */
import { shareOfYearOver, yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { CalendarDate, Dollars, Share } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { latestClaimAge, pensionsOf } from './lifelong-pay.ts'
import { leavingDayOf } from './out-of-work.ts'

export type Whose = 'you' | 'spouse'

const sides = {
  you: {
    who: 'own',
    formerPay: 'formerPay',
    goesOn: 'income',
    age: 'age',
    disability: { pay: 'disabilityMonthly' },
    pension: { pay: 'pensionMonthly', from: 'pensionFromAge' },
    socialSecurity: { pay: 'ssMonthly', from: 'ssFromAge' },
  },
  spouse: {
    who: 'partner',
    formerPay: 'spouseFormerPay',
    goesOn: 'spouseIncome',
    age: 'spouseAge',
    disability: { pay: 'spouseDisabilityMonthly' },
    pension: { pay: 'spousePensionMonthly', from: 'spousePensionFromAge' },
    socialSecurity: { pay: 'spouseSsMonthly', from: 'spouseSsFromAge' },
  },
} as const

type Lifelong = 'pension' | 'socialSecurity'
type Kind = Lifelong | 'disability'

interface Asked {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly today: CalendarDate
  /** A month of each that the return counts as paid all year. */
  readonly yearly: readonly Figure[]
  /** Pay of this year until it ended. */
  readonly ended: Readonly<Record<Whose, Figure | undefined>>
}

export interface PaidSince {
  /** What of a year’s disability pay this year does not have: it took the place of pay that ended in it. */
  readonly disabilityBefore: Figure | undefined
  /** The same of pensions that began as a job ended this year. */
  readonly pensionBefore: Figure | undefined
  /** The same of Social Security. */
  readonly socialSecurityBefore: Figure | undefined
}

/** The part of this year that was over on the day on which the pay ended; undefined where that day is not known, or of another year. */
function overOnLeaving({ reader, today }: Asked, whose: Whose): Share | undefined {
  const { goesOn, who } = sides[whose]
  if (middle(reader.told(goesOn) ?? 0) > 0) return undefined
  const left = leavingDayOf(reader, who)
  return left !== undefined && yearOf(left) === yearOf(today) ? shareOfYearOver(left) : undefined
}

/**
 * The part of this year that was over when a pay ended in it: by the day that was named, else by what the year’s pay is
 * of the last one, else today; undefined where none is known to have ended.
 */
function overAtEnd(asked: Asked, whose: Whose): Share | undefined {
  const { reader, today, ended } = asked
  const { formerPay, goesOn } = sides[whose]
  if (middle(reader.told(goesOn) ?? 0) > 0) return undefined
  const onDay = overOnLeaving(asked, whose)
  const earned = ended[whose]
  if (onDay !== undefined || earned === undefined) return onDay
  const last = middle(reader.told(formerPay) ?? 0)
  return Math.min(shareOfYearOver(today), last > 0 ? earned.value / last : 1)
}

/**
 * Whether it may have begun as the job ended: not where it began at an age that is a year past, nor, without one, where it
 * does not hang on the job. Social Security waits for nobody past the last age at which waiting pays.
 */
function beganWithEnd({ reader }: Asked, whose: Whose, kind: Lifelong): 'told' | 'taken' | undefined {
  const side = sides[whose]
  const age = reader.number(side.age).value
  const from = reader.told(side[kind].from)
  if (from !== undefined) return middle(from) > age - 1 ? 'told' : undefined
  if (kind === 'socialSecurity') return age < latestClaimAge + 1 ? 'taken' : undefined
  // Whoever was laid off may have had the pension of an earlier job beside that pay.
  const isLaidOff =
    whose === 'you' ? reader.value('employment') === 'unemployed' : reader.told('spouseOutOfWork') === true
  return isLaidOff ? undefined : 'taken'
}

interface Before {
  readonly paid: readonly Figure[]
  readonly dollars: Dollars
}

/** Every fact keeps its own name, from whichever side of a couple it is read. */
function paidAs({ reader, yearly }: Asked, pay: (typeof sides)[Whose][Kind]['pay']): Figure[] {
  if (reader.told(pay) === undefined) return []
  const { id } = reader.number(pay)
  return yearly.filter((one) => one.id === id && one.value > 0)
}

function lifelongBefore(asked: Asked, kind: Lifelong): Before[] {
  const { reader } = asked
  return (['you', 'spouse'] as const).flatMap((whose) => {
    const share = overOnLeaving(asked, whose)
    const { pay, from } = sides[whose][kind]
    if (share === undefined) return []
    const paid = paidAs(asked, pay)
    const began = paid.length === 0 ? undefined : beganWithEnd(asked, whose, kind)
    if (began === undefined) return []
    if (began === 'taken')
      reader.leftOut(
        from,
        'when the job ended',
        'Counted this year only from the day on which the job ended. If it was paid before, name the age at which it began.',
      )
    const monthly = paid.reduce((sum, { value }) => sum + value, 0)
    return [{ paid, dollars: monthly * monthsPerYear * share }]
  })
}

const dollarsOfAll = (before: readonly Before[]): Dollars =>
  Math.round(before.reduce((sum, { dollars }) => sum + dollars, 0))

const lifelongFigures = {
  pension: { id: 'pension-before', label: 'Pension of a whole year that this year does not have, about' },
  socialSecurity: {
    id: 'social-security-before',
    label: 'Social Security of a whole year that this year does not have, about',
  },
} as const

function lifelongFigure(asked: Asked, kind: Lifelong): Figure | undefined {
  const before = lifelongBefore(asked, kind)
  const value = dollarsOfAll(before)
  if (value === 0) return undefined
  const { id, label } = lifelongFigures[kind]
  return asked.sheet.computed(
    id,
    label,
    'usd',
    'a whole year of it × the part of this year that was over when the job ended: it is taken to have begun then',
    before.flatMap(({ paid }) => paid),
    value,
  )
}

function disabilityFigure(asked: Asked): Figure | undefined {
  const { sheet, reader, ended } = asked
  const before = (['you', 'spouse'] as const).flatMap((whose) => {
    const paid = paidAs(asked, sides[whose].disability.pay)
    const share = paid.length === 0 ? undefined : overAtEnd(asked, whose)
    return share === undefined ? [] : [{ paid, dollars: pensionsOf(reader, paid) * monthsPerYear * share }]
  })
  const value = dollarsOfAll(before)
  if (value === 0) return undefined
  return sheet.computed(
    'disability-before',
    'Disability pay of a whole year that this year does not have, about',
    'usd',
    'a whole year of it × the part of this year that was over when the pay ended whose place it took; where no day was named, the part that this year’s pay is of the last yearly pay, at most up to today',
    [...before.flatMap(({ paid }) => paid), ...[ended.you, ended.spouse].filter((pay) => pay !== undefined)],
    value,
  )
}

export const paidSince = (asked: Asked): PaidSince => ({
  disabilityBefore: disabilityFigure(asked),
  pensionBefore: lifelongFigure(asked, 'pension'),
  socialSecurityBefore: lifelongFigure(asked, 'socialSecurity'),
})

/** What began as the pay ended, in words: 'pension and Social Security'; undefined where nothing did. */
export function sinceInWords(since: PaidSince): string | undefined {
  const names = [
    ...(since.disabilityBefore === undefined ? [] : ['disability pay']),
    ...(since.pensionBefore === undefined ? [] : ['pension']),
    ...(since.socialSecurityBefore === undefined ? [] : ['Social Security']),
  ]
  const last = names.at(-1)
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
