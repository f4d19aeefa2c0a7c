/** What a state takes of heirs, where the one who asks lives in one that does; and which five do, for everybody else. */
import { addMonths } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { states } from '../../states.ts'
import { bracketTax } from '../../tax/bracket-tax.ts'
import {
  type HeirTax,
  type InheritanceTax,
  inheritanceTaxes,
  inheritanceTaxOf,
  type Relation,
} from '../../tax/states/inheritance-taxes.ts'
import { check } from '../check.ts'
import { type StepDraft, within } from '../steps.ts'
import { isBereaved } from './mourning.ts'
import type { LumpSumWork } from './work.ts'

const from: Readonly<Record<Relation, string>> = {
  parent: 'a parent or grandparent',
  sibling: 'a brother or sister',
  aunt_uncle: 'an aunt or uncle',
  other: 'most others',
}

const whoTold = (relation: Relation): string =>
  relation === 'other' ? 'somebody who is no close relative' : from[relation]

const stateName = (code: string): string => states[code as keyof typeof states]

interface Owed {
  readonly most: Figure
  /** "11% above $40,000": for who inherited only a part of the sum. */
  readonly terms: Text
}

interface Taxed {
  readonly law: InheritanceTax
  readonly state: string
  readonly owed: Readonly<Record<Relation, Owed>>
  /** Who left it, where that was told and says what class of heirs it is. */
  readonly relation: Relation | undefined
  /** The day on which it is due, where the day of the death was told. */
  readonly due: DateFigure | undefined
}

/** It follows the home of the one who died, which nobody tells: the heir's own state is the nearest to it. */
function taxed(work: LumpSumWork): Taxed | undefined {
  const { reader, inherited } = work
  const code = reader.told('state')
  const law = inheritanceTaxOf(code)
  const isInherited = inherited !== undefined || reader.value('moneySource') === 'inheritance'
  const who = reader.told('inheritedFrom')
  if (code === undefined || law === undefined || !isInherited || who === 'spouse') return undefined
  const owed = (relation: Relation) => mostOwed(work, relation, law.heirs[relation])
  return {
    law,
    state: stateName(code),
    owed: {
      parent: owed('parent'),
      sibling: owed('sibling'),
      aunt_uncle: owed('aunt_uncle'),
      other: owed('other'),
    },
    relation: who === 'close_age' ? 'other' : who === 'estate' ? undefined : who,
    due: dueDay(work, law),
  }
}

function mostOwed({ sheet, amount }: LumpSumWork, relation: Relation, { brackets, ...cited }: HeirTax): Owed {
  const rates = brackets.filter(({ rate }) => rate > 0)
  const law = (id: string, label: string, unit: 'usd' | 'rate', value: number) =>
    sheet.law(`heirs.${relation}.${id}`, `${label}, from ${from[relation]}`, unit, { value, ...cited })
  const rate = law('rate', 'Highest rate of inheritance tax', 'rate', rates.at(-1)?.rate ?? 0)
  const start = rates[0]?.from ?? 0
  const free = start > 0 ? [law('free', 'Free of inheritance tax', 'usd', start)] : []
  const upTo = words(rates.length > 1 ? 'up to ' : '')
  return {
    terms: say`${upTo}${rate}${free.length > 0 ? say` above ${free[0]!}` : nothing}`,
    most: sheet.computed(
      `heirs.${relation}`,
      `Most that the inheritance tax can take, from ${from[relation]}`,
      'usd',
      'the sum above what is free × the rates of the state, each on its own part of the sum',
      [amount, ...free, rate],
      Math.round(bracketTax(brackets, amount.value)),
    ),
  }
}

function dueDay({ sheet, reader }: LumpSumWork, { months }: InheritanceTax): DateFigure | undefined {
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

/** "nothing from a parent, at most $39,600 from an aunt or uncle": who pays the same stands together. */
function bySender({ owed }: Taxed): Text {
  const senders: Relation[] = ['parent', 'sibling', 'aunt_uncle', 'other']
  const sums = [...new Set(senders.map((one) => owed[one].most.value))].sort((a, b) => a - b)
  return listed(
    sums.map((sum, at) => {
      const same = senders.filter((one) => owed[one].most.value === sum)
      const who = listed(
        same.map((one) => words(from[one])),
        'or',
      )
      return sum === 0
        ? say`nothing from ${who}`
        : say`${words(at === 0 || sums[at - 1] === 0 ? 'at most ' : '')}${owed[same[0]!].most} (${owed[same[0]!].terms}) from ${who}`
    }),
  )
}

function whenDue(work: LumpSumWork, { law: { months, early }, due, state }: Taxed): Text {
  const { sheet, context } = work
  if (months === undefined)
    return words(
      'The register of wills sets the sum, and it is due when the estate is settled or the register asks for it.',
    )
  const late = due !== undefined && due.value < context.today
  const day = due === undefined ? nothing : say`, ${words(late ? 'so that day has passed:' : 'so by')} ${due}`
  const off =
    early === undefined || late
      ? nothing
      : say`, and what is paid within ${sheet.law('heirs.early', `Months to pay ${state} inheritance tax at a discount`, 'months', early.months)} costs ${sheet.law('heirs.discount', 'Discount on what is paid early', 'share', early.discount)} less`
  return say`It is due ${sheet.law('heirs.months', 'Months to pay inheritance tax', 'months', months)} after the death${day}${off}.`
}

/** Whether an account counts is a law of its own in each state. */
function ofAccount({ sheet, inherited }: LumpSumWork, { law: { accountsAge } }: Taxed): Text {
  if (inherited === undefined) return nothing
  return accountsAge === undefined
    ? words(' Some states leave an IRA out, so ask first whether it counts.')
    : say` An IRA counts where its owner was older than ${sheet.law('heirs.account-age', 'Age of the owner above which the state counts an IRA', 'age', accountsAge)}.`
}

export function inheritanceTaxCheck(work: LumpSumWork): Check[] {
  const tax = taxed(work)
  if (tax === undefined) return []
  const { state, owed, relation } = tax
  const { amount, inherited } = work
  const told =
    relation === undefined
      ? nothing
      : say` From ${words(whoTold(relation))}, as you told, it is ${owed[relation].most.value === 0 ? words('nothing') : say`at most ${owed[relation].most}`}.`
  return [
    check(
      'inheritance-tax',
      'warn',
      `${state} taxes heirs`,
      say`If the one who died lived in ${words(state)}, or left land there, it can take a part, by who left the money. Of ${amount} that is ${bySender(tax)}; a husband or wife pays nothing.${told}${ofAccount(work, tax)} ${whenDue(work, tax)} Ask whoever settles the estate whether it is paid, before you place all of this.${words(inherited === undefined ? '' : ' What the account pays you is then free of its income tax.')} If the one who died lived elsewhere, that state’s law counts: ${others(state)} tax heirs too.`,
    ),
  ]
}

const taxing = Object.keys(inheritanceTaxes).map(stateName)
const others = (state: string): Text => listed(taxing.filter((one) => one !== state).map((one) => words(one)))

/** For who lives in none of the five, or told no state; nothing where the state has a check of its own. */
export const whichStatesTaxHeirs = ({ reader }: Pick<LumpSumWork, 'reader'>): Text =>
  inheritanceTaxOf(reader.told('state')) === undefined
    ? say` Only ${listed(taxing.map((one) => words(one)))} tax heirs. What counts is where the one who died lived or had land, not where you live: if it was one of them, ask whoever settles the estate whether that tax is paid.`
    : nothing

/** Before the money is placed: a tax that the estate has not paid is the heir's own. Nothing is set aside unasked. */
export function inheritanceTaxStep(work: LumpSumWork): StepDraft | undefined {
  const tax = taxed(work)
  // An account pays it out of what it pays; a widow or widower owes none.
  if (tax === undefined || work.inherited !== undefined || isBereaved(work)) return undefined
  const { state, owed, relation, law } = tax
  const { most } = relation === undefined ? owed.other : owed[relation]
  if (most.value === 0) return undefined
  return {
    id: 'inheritance-tax',
    title:
      relation === undefined
        ? say`Ask whether ${words(state)}’s inheritance tax is paid`
        : say`Keep ${most} until ${words(state)}’s inheritance tax is paid`,
    why: join([
      relation === undefined
        ? say`If the one who died lived in ${words(state)}, or left land there, it can take up to ${most} of this, by who left it. What the estate has not paid, you owe.`
        : say`That is the most that it can take of ${work.amount} from ${words(whoTold(relation))}, if the one who died lived in ${words(state)} or left land there. What the estate has not paid, you owe.`,
      whenDue(work, tax),
    ]),
    how: words(
      'Ask whoever settles the estate, in writing: is inheritance tax due on my share, how much, and is it paid? If it is not, keep that sum in insured savings, out of every step below, until it is.',
    ),
    due: within.days,
    dueWhy: 'a few days from today, before any of the money is placed',
    minutes: 30,
    link: { label: say`${words(state)}: inheritance tax`, url: law.page },
    keep: words('The answer, and the receipt for the tax.'),
  }
}
