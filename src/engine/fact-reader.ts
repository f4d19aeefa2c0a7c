/**
 * Reads a household for a plan: each fact becomes a figure, told or assumed, and everything that was assumed
 * is remembered, so that no plan can lean on a fact without listing it.
 */
import { civilDate, dateInWords, monthInWords } from './calendar.ts'
import type { FactDefinition } from './fact.ts'
import { type Debt, debtKinds } from './facts/debts.ts'
import { fallbacks, resolverOf } from './fallbacks.ts'
import { type AnyFigure, type Figure, valueInWords } from './figure.ts'
import { type ChildFact, withoutGrandchildren } from './grandchildren.ts'
import {
  type FactKey,
  type FactValue,
  facts,
  type Household,
  middle,
  type NumberFactKey,
} from './household.ts'
import type { FactStatement } from './plan.ts'
import type { PlanningRule } from './planning-rules.ts'
import type { CalendarDate } from './units.ts'
import type { Worksheet } from './worksheet.ts'

export interface FactReader {
  /** The day on which the household is looked at. */
  readonly today: CalendarDate
  /** Whether the two of a couple have changed sides: what has no counterpart of a spouse is still told of the one who asks. */
  readonly isTurned: boolean
  /** A fact as a figure, told or assumed. Throws when it is neither. */
  number(key: NumberFactKey): Figure
  /** A sum that was told, and is not nothing. */
  some(key: NumberFactKey): Figure | undefined
  /** A fact that is not a number, told or assumed. */
  value<Key extends FactKey>(key: Key): FactValue<Key>
  /** Only what was told. */
  told<Key extends FactKey>(key: Key): FactValue<Key> | undefined
  /** Only what was told of those whom college is saved for: the children of the household, or grandchildren, who are none of it. */
  savedFor<Key extends ChildFact>(key: Key): FactValue<Key> | undefined
  /** What was told, or what follows from it; nothing where it would only be assumed. */
  known<Key extends FactKey>(key: Key): FactValue<Key> | undefined
  /** Takes something else for an untold fact than other topics do, and lists it as assumed. */
  instead<Key extends FactKey>(key: Key, value: FactValue<Key>, why: string): FactValue<Key>
  /** Lists an untold fact in whose place nothing is taken, so that it can be told; not a told one. */
  leftOut(key: FactKey, shown: string, why: string): void
  /** Lists what was filled in of a told fact, in words that show all of it, so that the rest can be told. */
  filledIn(key: FactKey, shown: string, why: string): void
  /** A rule of thumb as a figure. */
  rule(id: string, label: string, unit: Figure['unit'], rule: PlanningRule): Figure
  /** The same household read for another sheet, on which something is only tried: what is assumed there is not listed here. */
  onSheet(other: Worksheet): FactReader
  /** The facts that were assumed so far, in the order in which they were read. */
  assumptions(): FactStatement[]
}

const isRange = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')

const debtInWords = (debt: Debt): string =>
  [
    debt.name ?? debtKinds[debt.kind ?? 'other'],
    debt.balance === undefined ? undefined : valueInWords(middle(debt.balance), 'usd'),
    debt.rate === undefined ? undefined : `at ${valueInWords(debt.rate, 'rate')}`,
  ]
    .filter((part) => part !== undefined)
    .join(' ')

const firstOfMonth = 1

/** Where people name the month alone, its first day stands for it, and the month is what was said. */
function dayInWords(day: CalendarDate, namedBy: FactDefinition['namedBy']): string {
  const isMonth = namedBy === 'month' && civilDate(day).day === firstOfMonth
  return isMonth ? monthInWords(day) : dateInWords(day)
}

/** A fact's value in words, for the panel, the chips and the list of assumptions. */
export function factInWords<Key extends FactKey>(key: Key, value: FactValue<Key>): string {
  const definition: FactDefinition = facts[key]
  const { unit, input } = definition
  if (unit !== undefined) {
    if (isRange(value)) return `${valueInWords(value[0], unit)} to ${valueInWords(value[1], unit)}`
    if (typeof value === 'number') return valueInWords(value, unit)
  }
  if (Array.isArray(value) && value.length === 0) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (input.kind === 'day') return dayInWords(String(value), definition.namedBy)
  if (input.kind === 'choice')
    return input.options.find((option) => option.value === value)?.label ?? String(value)
  if (key === 'debts') {
    const debts = value as FactValue<'debts'>
    return debts.map(debtInWords).join(', ')
  }
  if (key === 'oldPlans') {
    const plans = value as FactValue<'oldPlans'>
    return plans
      .map(({ name, balance }) =>
        [valueInWords(balance, 'usd'), ...(name === undefined ? [] : ['at', name])].join(' '),
      )
      .join(', ')
  }
  if (key === 'employerMatch' || key === 'spouseEmployerMatch') {
    const { rate, upTo, next } = value as FactValue<'employerMatch'>
    if (rate === 0) return 'none'
    if (upTo === undefined) return `${valueInWords(rate, 'share')} of what you put in`
    const first = `${valueInWords(rate, 'share')} of what you put in, up to ${valueInWords(upTo, 'rate')} of pay`
    return next === undefined
      ? first
      : `${first}, and ${valueInWords(next.rate, 'share')} of the next ${valueInWords(next.upTo, 'rate')}`
  }
  if (input.kind === 'list' && input.item.kind === 'choice' && Array.isArray(value)) {
    const { options } = input.item
    const labels = value.map((one) => options.find((option) => option.value === one)?.label ?? String(one))
    return labels.join(', ')
  }
  if (input.kind === 'list' && input.item.kind === 'number' && Array.isArray(value)) {
    const unitOfItem = input.item.unit
    return value.map((one) => valueInWords(Number(one), unitOfItem)).join(', ')
  }
  if (Array.isArray(value)) return value.join(', ')
  return String(value)
}

/** A fact as it is shown, edited and taken back. */
export function factStatement<Key extends FactKey>(
  key: Key,
  value: FactValue<Key>,
  origin: FactStatement['origin'],
  why: string,
): FactStatement {
  const { label, input } = facts[key]
  return { fact: key, label, value, shown: factInWords(key, value), origin, why, input }
}

/** Everything that a household told, in the order of the registry. */
export const toldStatements = (household: Household): FactStatement[] =>
  (Object.keys(facts) as FactKey[]).flatMap((key) => {
    const value = household[key]
    return value === undefined ? [] : [factStatement(key, value, 'told', 'You said so.')]
  })

export function factReader(sheet: Worksheet, household: Household, today: CalendarDate): FactReader {
  const own = withoutGrandchildren(household)
  const resolve = resolverOf(own, today)
  const assumed = new Map<FactKey, FactStatement>()

  function assume<Key extends FactKey>(key: Key): FactValue<Key> {
    const fallback = fallbacks[key]?.(household, resolve, today)
    if (fallback === undefined) throw new RangeError(`nothing is known or assumed about ${key}`)
    const value = fallback.value as FactValue<Key>
    const statement = factStatement(key, value, 'assumed', fallback.why)
    assumed.set(key, fallback.shown === undefined ? statement : { ...statement, shown: fallback.shown })
    return value
  }

  function number(key: NumberFactKey): Figure {
    const { label, unit } = facts[key]
    const told = own[key]
    if (told === undefined) {
      const value = assume(key)
      return sheet.assumed(key, label, unit, middle(value), assumed.get(key)?.why ?? '')
    }
    if (typeof told === 'number') return sheet.told(key, key, label, unit, told)
    const [low, high] = told
    const ends: AnyFigure[] = [
      sheet.told(key, `${key}.low`, `${label}, lowest`, unit, low),
      sheet.told(key, `${key}.high`, `${label}, highest`, unit, high),
    ]
    return sheet.computed(key, label, unit, 'the middle of the range that you gave', ends, middle(told))
  }

  return {
    today,
    isTurned: false,
    number,
    some: (key) => (own[key] === undefined || middle(own[key]) <= 0 ? undefined : number(key)),
    value: (key) => {
      const told = own[key]
      return told === undefined ? assume(key) : (told as NonNullable<typeof told>)
    },
    told: (key) => own[key] as FactValue<typeof key> | undefined,
    savedFor: (key) => household[key] as FactValue<typeof key> | undefined,
    known: (key) => {
      const told = own[key]
      if (told !== undefined) return told as FactValue<typeof key>
      return fallbacks[key]?.(household, resolve, today)?.isDerived === true ? assume(key) : undefined
    },
    instead: (key, value, why) => {
      assumed.set(key, factStatement(key, value, 'assumed', why))
      return value
    },
    leftOut: (key, shown, why) => {
      if (own[key] !== undefined) return
      const { label, input } = facts[key]
      assumed.set(key, { fact: key, label, value: '', shown, origin: 'assumed', why, input })
    },
    filledIn: (key, shown, why) => {
      const told = own[key]
      if (told !== undefined)
        assumed.set(key, { ...factStatement(key, told as FactValue<typeof key>, 'assumed', why), shown })
    },
    rule: (id, label, unit, rule) => sheet.assumed(id, label, unit, rule.value, rule.why, rule.source),
    onSheet: (other) => factReader(other, household, today),
    assumptions: () => [...assumed.values()],
  }
}
