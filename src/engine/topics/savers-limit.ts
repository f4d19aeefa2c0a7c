/**
 * The limits of the saver's credit are cliffs (IRC §25B(b)): a little above one, a few dollars of an IRA before tax bring
 * hundreds. Which limit they reach, what that is worth by the whole return, and how it is said; each topic knows where its
 * dollars come from.
 */
import { yearOf } from '../calendar.ts'
import type { Figure } from '../figure.ts'
import { say, type Text } from '../say.ts'
import { type IncomeTax, incomeTax } from '../tax/income-tax.ts'
import { hasSaversMatch } from '../tax/savers-match.ts'
import type { Dollars, Share } from '../units.ts'
import { bestSaversStep, type ToStep, type Way } from './best-savers-step.ts'
import type { IraBasis, Person } from './ira-people.ts'
import { creditFloor, roomAbove } from './marketplace-floor.ts'
import { type IntoIras, saversContributions } from './running-savers-credit.ts'
import { sourceOf, type TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

/** The year whose income the credit looks at, and what a plan puts into IRAs for it. */
export interface SaversYear {
  readonly iras: IntoIras
  /** Before what is deducted of those IRAs. */
  readonly taxes: Pick<TaxPicture, 'taxReturn' | 'agi' | 'spouseIncome' | 'later'>
}

/** Not for students, who have no such credit, once the match takes its place, and where little is known of pay. */
export const asksForSaversCredit = ({ reader, context }: Pick<Drafting, 'reader' | 'context'>): boolean =>
  !hasSaversMatch(yearOf(context.today)) &&
  reader.told('inSchool') !== true &&
  (reader.told('income') !== undefined || reader.told('householdIncome') !== undefined)

/** What changes on the return of that year. */
interface Change {
  readonly deducted?: Dollars
  /** What counts for the credit in each name beyond what goes in already. */
  readonly counted?: { readonly own?: Dollars; readonly spouse?: Dollars }
  readonly more?: Dollars
}

interface SaversReturn {
  readonly now: IncomeTax
  readonly taxWith: (change: Change) => IncomeTax
  /** What the credit is worked out from. */
  readonly inputs: readonly Figure[]
}

/** The return of that year with what the plan does, and with more. */
export function saversReturn(basis: Drafting, { iras, taxes }: SaversYear): SaversReturn {
  const { counted: before, inputs } = saversContributions(basis, taxes.spouseIncome, iras)
  const { taxReturn } = taxes
  const taxWith = ({ deducted = 0, counted: { own = 0, spouse = 0 } = {}, more = 0 }: Change) =>
    incomeTax(basis.context.law, {
      ...taxReturn,
      iraDeduction: (taxReturn.iraDeduction ?? 0) + iras.deducted + deducted,
      otherIncome: (taxReturn.otherIncome ?? 0) + more,
      saversContributions: before.own + own,
      spouseSaversContributions: before.spouse + spouse,
    })
  return { now: taxWith({}), taxWith, inputs: [taxes.agi, ...inputs] }
}

/** Whose traditional IRA takes such dollars. */
export interface SaversSource {
  readonly person: Person
  /** As many as the topic can send there, and the law lets them deduct. */
  readonly most: Dollars
  /** What the plan puts into their Roth IRA: that counts for the credit already. */
  readonly inRoth: Dollars
}

export interface SaversLimit {
  readonly more: Figure
  readonly whose: string
  readonly income: Figure
  readonly limit: Figure
  readonly rate: Figure
  readonly saves: Figure
  readonly gain: Figure
  /** Whether all of it goes into the same person's Roth IRA otherwise. */
  readonly isInRoth: boolean
}

/** Of several ways that bring the same, the source that is named first. */
export function saversLimit(
  basis: IraBasis,
  year: SaversYear,
  { sources, otherwise }: { readonly sources: readonly SaversSource[]; readonly otherwise: Share },
): SaversLimit | undefined {
  const { law } = basis.context
  const { now, taxWith, inputs } = saversReturn(basis, year)
  const floor = creditFloor(basis)
  const most =
    floor === undefined ? Number.POSITIVE_INFINITY : roomAbove(floor, now.agi + basis.taxes.untaxedBenefits)
  const { status } = year.taxes.taxReturn
  const best = bestSaversStep({ law, status, agi: now.agi }, ({ dollars }) =>
    sources
      .filter((source) => dollars <= Math.min(source.most, most))
      .map(({ person, inRoth }) => {
        const then = taxWith({
          deducted: dollars,
          counted: { [person.id]: Math.max(0, dollars - inRoth) },
        })
        return {
          saved: Math.round(now.totalTax - then.totalTax),
          credit: Math.round(then.saversCredit - now.saversCredit),
          otherwise,
          whose: person.whose,
          isInRoth: inRoth >= dollars,
        }
      }),
  )
  if (best === undefined) return undefined
  const { whose, isInRoth } = best
  return { ...figuresOf(basis, year, best, { agi: now.agi, inputs }), whose, isInRoth }
}

function figuresOf(
  { sheet, context }: Drafting,
  year: SaversYear,
  { limit: reached, rate, dollars, saved, credit }: ToStep & Way,
  { agi, inputs }: { readonly agi: Dollars; readonly inputs: readonly Figure[] },
): Omit<SaversLimit, 'whose' | 'isInRoth'> {
  const limit = saversLimitFigure({ sheet, context }, reached)
  const income = saversIncome({ sheet }, year, agi)
  const more = sheet.computed(
    'savers.limit.more',
    'Before tax that brings this year’s income down to that limit',
    'usd',
    'income of this year − the limit, rounded up to whole tens',
    [income, limit],
    dollars,
  )
  const brought = (id: string, label: string, how: string, value: Dollars) =>
    sheet.computed(id, label, 'usd', how, [more, ...inputs], value)
  return {
    more,
    income,
    limit,
    rate: sheet.law('savers.limit.rate', 'Share that comes back up to that limit', 'share', {
      value: rate,
      source: sourceOf(context.law.saversCredit),
    }),
    saves: brought(
      'savers.limit.saves',
      'What that takes off the tax of this year',
      'the whole tax return without it − with it',
      saved,
    ),
    gain: brought(
      'savers.limit.gain',
      'What of that is saver’s credit',
      'the saver’s credit with it − without it',
      credit,
    ),
  }
}

export const saversLimitFigure = (
  { sheet, context }: Pick<Drafting, 'sheet' | 'context'>,
  value: Dollars,
): Figure =>
  sheet.law('savers.limit', 'Income up to which the saver’s credit has a larger share', 'usd', {
    value,
    source: sourceOf(context.law.saversCredit),
  })

/** Once what the plan deducts is off it. */
export const saversIncome = (
  { sheet }: Pick<Drafting, 'sheet'>,
  { taxes: { agi }, iras }: SaversYear,
  value: Dollars,
): Figure =>
  Math.round(value) === agi.value
    ? agi
    : sheet.computed(
        'savers.limit.income',
        'Income of this year that the saver’s credit looks at, about',
        'usd',
        'estimated income of this year − what this plan puts into an HSA and deducted IRAs for it',
        [agi, ...iras.inputs],
        Math.round(value),
      )

export const aboveSaversLimit = ({ income, limit, rate }: SaversLimit): Text =>
  say`At about ${income} your income of this year is a little above ${limit}: up to there ${rate} of what counts of your retirement contributions comes back as a credit.`
