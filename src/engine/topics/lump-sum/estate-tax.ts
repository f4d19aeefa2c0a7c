/** What the state of the one who asks may take of heirs, and what of the sum is set aside until that is settled. */
import { addMonths } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { states } from '../../states.ts'
import { bracketTax } from '../../tax/bracket-tax.ts'
import {
  type HeirTax,
  type InheritanceTax,
  inheritanceTaxOf,
  type Relation,
} from '../../tax/states/inheritance-taxes.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { InheritedIra } from './inherited.ts'
import { isBereaved } from './mourning.ts'

interface Sum {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly amount: Figure
  readonly inherited: InheritedIra | undefined
}

/** Who left the money, to stand after "from". */
export const heirOf: Readonly<Record<Relation, string>> = {
  parent: 'a parent or grandparent',
  sibling: 'a brother or sister',
  aunt_uncle: 'an aunt or uncle',
  other: 'most others',
}

export const stateName = (code: string): string => states[code as keyof typeof states]

interface Owed {
  readonly most: Figure
  /** "11% above $40,000": for who inherited only a part of the sum. */
  readonly terms: Text
}

export interface EstateTax {
  readonly law: InheritanceTax
  readonly state: string
  readonly owed: Readonly<Record<Relation, Owed>>
  /** Who left it, where that was told and says what class of heirs it is. */
  readonly relation: Relation | undefined
  /** The day on which it is due, where the day of the death was told. */
  readonly due: DateFigure | undefined
  /** The most that it can take of this sum; undefined where that is nothing, or where none of it is open. */
  readonly reserve: Figure | undefined
}

/** It follows the home of the one who died, which nobody tells: the heir's own state is the nearest to it. */
export function estateTax(sum: Sum): EstateTax | undefined {
  const { reader, inherited } = sum
  const code = reader.told('state')
  const law = inheritanceTaxOf(code)
  const isInherited = inherited !== undefined || reader.value('moneySource') === 'inheritance'
  const who = reader.told('inheritedFrom')
  if (code === undefined || law === undefined || !isInherited || who === 'spouse') return undefined
  const owedFrom = (relation: Relation) => mostOwed(sum, relation, law.heirs[relation])
  const owed = {
    parent: owedFrom('parent'),
    sibling: owedFrom('sibling'),
    aunt_uncle: owedFrom('aunt_uncle'),
    other: owedFrom('other'),
  }
  const relation = who === 'close_age' ? 'other' : who === 'estate' ? undefined : who
  const { most } = owed[relation ?? 'other']
  return {
    law,
    state: stateName(code),
    owed,
    relation,
    due: dueDay(sum, law),
    reserve: most.value > 0 && isOpen(sum) ? most : undefined,
  }
}

/**
 * Whether the heir may still owe it: not of what was told to be left after tax, or with the tax that is due on it. An
 * account pays it out of what it pays, and a widow or widower owes none.
 */
const isOpen = (sum: Sum): boolean =>
  sum.inherited === undefined &&
  (sum.reader.told('inheritedFrom') !== undefined || !isBereaved(sum)) &&
  sum.reader.told('taxOwedOnMoney') === undefined &&
  sum.reader.told('moneyBeforeTax') !== false

function mostOwed({ sheet, amount }: Sum, relation: Relation, { brackets, ...cited }: HeirTax): Owed {
  const rates = brackets.filter(({ rate }) => rate > 0)
  const law = (id: string, label: string, unit: 'usd' | 'rate', value: number) =>
    sheet.law(`heirs.${relation}.${id}`, `${label}, from ${heirOf[relation]}`, unit, { value, ...cited })
  const rate = law('rate', 'Highest rate of inheritance tax', 'rate', rates.at(-1)?.rate ?? 0)
  const start = rates[0]?.from ?? 0
  const free = start > 0 ? [law('free', 'Free of inheritance tax', 'usd', start)] : []
  const upTo = words(rates.length > 1 ? 'up to ' : '')
  return {
    terms: say`${upTo}${rate}${free.length > 0 ? say` above ${free[0]!}` : nothing}`,
    most: sheet.computed(
      `heirs.${relation}`,
      `Most that the inheritance tax can take, from ${heirOf[relation]}`,
      'usd',
      'the sum above what is free × the rates of the state, each on its own part of the sum',
      [amount, ...free, rate],
      Math.round(bracketTax(brackets, amount.value)),
    ),
  }
}

function dueDay({ sheet, reader }: Sum, { months }: InheritanceTax): DateFigure | undefined {
  const death = reader.told('ownerDeathDay')
  if (death === undefined || months === undefined) return undefined
  return sheet.date(
    'heirs.due',
    'Inheritance tax is due',
    'the day of the death + the months that the state gives',
    [sheet.law('heirs.months', 'Months to pay inheritance tax', 'months', months)],
    addMonths(death, months.value),
  )
}
