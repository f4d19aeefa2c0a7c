/** What the state of the one who asks may take of heirs, and what of the sum is set aside until that is settled. */
import { addMonths } from '../../calendar.ts'
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
import type { Drafting } from '../topic.ts'
import type { InheritedIra } from './inherited.ts'
import type { MoneyTax } from './money-tax.ts'
import { isBereaved } from './mourning.ts'

interface Sum extends Drafting {
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

/** What the state of the one who asks takes of heirs. */
export interface StateTax {
  readonly law: InheritanceTax
  readonly state: string
  readonly owed: Readonly<Record<Relation, Owed>>
  /** Who left it, where that was told and says what class of heirs it is. */
  readonly relation: Relation | undefined
  /** The day on which it is due, and the last one of its discount, where the day of the death was told. */
  readonly due: DateFigure | undefined
  readonly early: DateFigure | undefined
  /** The most that it can take of this sum. */
  readonly most: Figure
}

export interface EstateTax {
  /** Undefined where the state takes nothing of heirs, or was not told. */
  readonly ofState: StateTax | undefined
  /** What was told to be owed. */
  readonly named: Figure | undefined
  /** That, or the most that the state can take; undefined where that is nothing, or where none of it is open. */
  readonly reserve: Figure | undefined
}

/**
 * What was told to be owed on an inheritance is a tax of the estate or of its heirs, for it is no income. An inherited
 * account pays the tax on its withdrawals out of them.
 */
export function estateTax(sum: Sum, moneyTax: Pick<MoneyTax, 'reserve'> | undefined): EstateTax | undefined {
  const { reader, inherited } = sum
  const isCash = reader.value('moneySource') === 'inheritance'
  if (!isCash && inherited === undefined) return undefined
  const ofState = stateTax(sum)
  const told = reader.told('taxOwedOnMoney') === undefined ? undefined : reader.number('taxOwedOnMoney')
  const owed = isCash ? (told ?? moneyTax?.reserve) : undefined
  const named = (owed?.value ?? 0) > 0 ? owed : undefined
  const isOwed = (ofState?.most.value ?? 0) > 0 && isOpen(sum)
  return { ofState, named, reserve: named ?? (isOwed ? ofState?.most : undefined) }
}

/** It follows the home of the one who died, which nobody tells: the heir's own state is the nearest to it. */
function stateTax(sum: Sum): StateTax | undefined {
  const { reader, context } = sum
  const code = reader.told('state')
  const law = inheritanceTaxOf(code)
  const who = reader.told('inheritedFrom')
  if (code === undefined || law === undefined || who === 'spouse') return undefined
  const owedFrom = (relation: Relation) => mostOwed(sum, relation, law.heirs[relation])
  const owed = {
    parent: owedFrom('parent'),
    sibling: owedFrom('sibling'),
    aunt_uncle: owedFrom('aunt_uncle'),
    other: owedFrom('other'),
  }
  const relation = who === 'close_age' ? 'other' : who === 'estate' ? undefined : who
  const { early } = law
  const discounted =
    early === undefined
      ? undefined
      : dayAfterDeath(sum, {
          id: 'heirs.early',
          label: 'Last day of the discount on inheritance tax',
          months: sum.sheet.law(
            'heirs.early-months',
            `Months to pay ${stateName(code)} inheritance tax at a discount`,
            'months',
            early.months,
          ),
        })
  return {
    law,
    state: stateName(code),
    owed,
    relation,
    due:
      law.months === undefined
        ? undefined
        : dayAfterDeath(sum, {
            id: 'heirs.due',
            label: 'Inheritance tax is due',
            months: sum.sheet.law('heirs.months', 'Months to pay inheritance tax', 'months', law.months),
          }),
    early: discounted !== undefined && discounted.value >= context.today ? discounted : undefined,
    most: owed[relation ?? 'other'].most,
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

function dayAfterDeath(
  { sheet, reader }: Sum,
  { id, label, months }: { readonly id: string; readonly label: string; readonly months: Figure },
): DateFigure | undefined {
  const death = reader.told('ownerDeathDay')
  if (death === undefined) return undefined
  const how = 'the day of the death + the months that the state gives'
  return sheet.date(id, label, how, [months], addMonths(death, months.value))
}
