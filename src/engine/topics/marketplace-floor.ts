/**
 * The income at which the Marketplace health credit of a year begins: below it there is none, or a public program in its place.
 * Money before tax may bring income down to it and no further, in every plan.
 */
import { yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { nothing, say, sentenceStart, type Text, words } from '../say.ts'
import {
  basicHealthLimit,
  basicHealthShareOfPovertyLine,
  hasBasicHealthProgram,
} from '../tax/basic-health-program.ts'
import { adultMedicaidLimit, adultMedicaidShare, opensMedicaidByIncome } from '../tax/medicaid-by-income.ts'
import { premiumCreditFloor } from '../tax/premium-tax-credit.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { householdOf } from './credit-household.ts'
import { areFewerAhead } from './marketplace.ts'
import { statusAhead } from './surviving-spouse.ts'
import { incomeWith, sourceOf, type TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

interface Basis {
  readonly reader: FactReader
  readonly context: DraftContext
}

/** This year, or the next one with who is on the return then. */
type FloorYear = 'this' | 'ahead'

type Program = 'medicaid' | 'basic-health'

export interface CreditFloor {
  readonly year: FloorYear
  readonly income: Dollars
  /** What there is below it. Where no state was named, as if Medicaid began there: that is the higher edge. */
  readonly below: 'nothing' | Program
}

/** What takes the place of the credit below it. */
const programs = {
  medicaid: { name: 'Medicaid', lawOf: adultMedicaidShare },
  'basic-health': { name: 'your state’s own health program', lawOf: () => basicHealthShareOfPovertyLine },
} as const satisfies Record<Program, unknown>

/** Undefined without such cover, and for who files separately and has no credit at all. */
export const creditFloor = (basis: Basis, year: FloorYear = 'this'): CreditFloor | undefined =>
  basis.reader.told('marketplaceCoverage') === true ? floorOfCover(basis, year) : undefined

/** The same of cover that is only to be chosen. */
export function floorOfCover(basis: Basis, year: FloorYear): CreditFloor | undefined {
  const { reader, context } = basis
  if (reader.value('filingStatus') === 'married_separate') return undefined
  const household =
    year === 'this'
      ? { ...householdOf(basis), year: yearOf(context.today) }
      : { ...householdOf(basis, statusAhead(reader, context)), year: yearOf(context.today) + 1 }
  const state = reader.told('state')
  if (state !== undefined && !opensMedicaidByIncome(state))
    return { year, income: premiumCreditFloor(household), below: 'nothing' }
  return state !== undefined && hasBasicHealthProgram(state)
    ? { year, income: Math.ceil(basicHealthLimit(household)), below: 'basic-health' }
    : { year, income: Math.ceil(adultMedicaidLimit({ ...household, state })), below: 'medicaid' }
}

/**
 * What may come off an income before it gets too near that floor. Without end for who is below it where a program is open:
 * there is no credit to lose. Where it is not, the income may not fall further.
 */
export const roomAbove = (floor: CreditFloor, income: Dollars): Dollars =>
  floor.below !== 'nothing' && income < floor.income
    ? Number.POSITIVE_INFINITY
    : Math.max(0, income - floor.income - rules.creditMargin.value)

/** What may come off a year's income before it gets too near the floor; without end where nothing bounds it. */
export interface AboveFloor {
  /** Of what is put in by hand for the year. */
  readonly byHand: Dollars
  /** Of what payroll takes over the year that follows. */
  readonly payroll: Dollars
}

export const unbounded: AboveFloor = {
  byHand: Number.POSITIVE_INFINITY,
  payroll: Number.POSITIVE_INFINITY,
}

/** What is left of it beside so many dollars before tax. */
export const beside = ({ byHand, payroll }: AboveFloor, dollars: Dollars): AboveFloor => ({
  byHand: Math.max(0, byHand - dollars),
  payroll: Math.max(0, payroll - dollars),
})

/** `once`: what a sum adds to the income of this year alone. Without it all dollars are those of the years that follow. */
export function aboveFloorOf(
  basis: Basis & { readonly taxes: Pick<TaxPicture, 'taxReturn' | 'later'> },
  once?: Dollars,
): AboveFloor {
  const { taxReturn, later } = basis.taxes
  const roomIn = (year: FloorYear, of: TaxReturn, more: Dollars) => {
    const floor = creditFloor(basis, year)
    const { agi, untaxedBenefits } = incomeWith({ taxReturn: of }, basis.context, more)
    return floor === undefined ? Number.POSITIVE_INFINITY : roomAbove(floor, agi + untaxedBenefits)
  }
  const payroll = roomIn('ahead', later.taxReturn, 0)
  return { byHand: once === undefined ? payroll : roomIn('this', taxReturn, once), payroll }
}

/** The part of a room that may be filled before tax. */
export function beforeTaxPart(
  basis: Basis & { readonly sheet: Worksheet },
  { id, label, room, most }: { id: string; label: string; room: Figure; most: Dollars },
): Figure {
  const floor = creditFloor(basis)
  return basis.sheet.computed(
    `${id}.before-tax`,
    label,
    'usd-per-year',
    'the room, as far as income stays above where the Marketplace credit begins, with something kept free for what is not known',
    floor === undefined ? [room] : [room, creditFloorFigure(basis, floor)],
    Math.min(room.value, Math.floor(most)),
  )
}

/** Why dollars that would be better before tax are not. */
export const whyNotBeforeTax = words(
  'More before tax would take your income below where the Marketplace credit begins.',
)

const creditFloorFigure = (
  { sheet, reader, context }: Basis & { readonly sheet: Worksheet },
  { year, income, below }: CreditFloor,
): Figure =>
  sheet.law(
    year === 'this' ? 'marketplace.floor' : 'marketplace.floor.next',
    below === 'nothing'
      ? 'Income at which the Marketplace credit begins'
      : `Income up to which ${programs[below].name} takes the place of the Marketplace credit`,
    'usd',
    below === 'nothing'
      ? {
          value: income,
          source: sourceOf(context.law.premiumTaxCredit),
          note: 'For the people on your return: the poverty guideline of the year before.',
        }
      : { ...programs[below].lawOf(reader.told('state')), value: income },
  )

/** What there is below the floor, inside a sentence. */
export function belowFloorInWords(basis: Basis & { readonly sheet: Worksheet }, floor: CreditFloor): Text {
  const edge = creditFloorFigure(basis, floor)
  return floor.below === 'nothing'
    ? say`below ${edge} of income there is no Marketplace credit for the year`
    : say`below ${edge} of income ${words(programs[floor.below].name)} takes the place of the Marketplace credit${words(basis.reader.told('state') === undefined ? ' in most states' : '')}`
}

/** To whoever lives on savings: a year that is lived from cash alone stays below it. */
export const keepAboveFloor = (basis: Basis & { readonly sheet: Worksheet }, floor: CreditFloor): Text =>
  say`${sentenceStart(belowFloorInWords(basis, floor))}: to have the credit, let enough come out of pre-tax accounts, or convert it to Roth, in each year of that cover that income stays above it.`

/**
 * The same as a sentence of its own, to stand after one about the upper limit; nothing where there is no such floor. Where
 * fewer are on the return of next year, the floor of then.
 */
export function floorInWords(basis: Basis & { readonly sheet: Worksheet }): Text {
  const floor = creditFloor(basis, areFewerAhead(basis) ? 'ahead' : 'this')
  if (floor === undefined) return nothing
  return floor.below === 'nothing'
    ? say` Below ${creditFloorFigure(basis, floor)} there is none either, and your state has not opened Medicaid to all adults.`
    : say` ${sentenceStart(belowFloorInWords(basis, floor))}.`
}

/** Who is below it where nothing takes the place of the credit: what else may count, and what brings income up. */
export function belowFloorCheck(
  basis: Basis & { readonly sheet: Worksheet },
  counted: Dollars,
): Check | undefined {
  const floor = creditFloor(basis)
  if (floor?.below !== 'nothing' || counted >= floor.income) return undefined
  const edge = creditFloorFigure(basis, floor)
  const short = basis.sheet.computed(
    'marketplace.below-floor',
    'Too little income for the Marketplace credit',
    'usd',
    'the income at which the credit begins − income of the year, untaxed Social Security included',
    [edge],
    Math.ceil(floor.income - counted),
  )
  return check(
    'marketplace',
    'act',
    'Your income is below where the Marketplace credit begins',
    say`Below ${edge} of income there is no Marketplace credit for the year, and your state has not opened Medicaid to all adults. As far as is known you are about ${short} below it. Count what else is income, such as interest, a side job or unemployment benefits, before you tell the Marketplace what you expect. A conversion from a traditional IRA to Roth is income too and can bring it up; nothing here goes in before tax.`,
  )
}
