/** What a Traditional dollar saves in the years in which the family on the return changes, and for how many of them this choice holds. */

import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { FilingStatus } from '../../tax/tax-year.ts'
import type { Share, Years } from '../../units.ts'
import { type FamilyChange, familyChangesAhead } from '../family-ahead.ts'
import { coupleYears } from '../surviving-spouse.ts'
import { atTenths } from './at-tenths.ts'
import type { RothBasis } from './basis.ts'
import { yearsOfLess } from './end-of-spouse-pay.ts'
import type { TaxNow } from './tax-now.ts'

/** Years, the first and the one after the last, in which a Traditional dollar saves the same. */
export interface Stretch {
  readonly from: Years
  readonly to: Years
}

export interface ChildrenAhead {
  /** All years in which this choice is kept and compared, this one first. */
  readonly stretches: readonly Stretch[]
  /** The change after which another kind may be the better one; else the last one that is worth a word. */
  readonly change: Change | undefined
}

interface Change {
  /** Whether the rates speak for another kind from then on, or for none: the choice is kept until then. */
  readonly isTurn: boolean
  readonly from: Figure
  /** What a Traditional dollar saves from then on. */
  readonly saves: Figure
  readonly birthday: FamilyChange['birthday']
  /** Set where the return is filed in another way from then on. */
  readonly filedAs: FilingStatus | undefined
}

/** Below what is shown of a rate. */
const leastChange: Share = 0.0005

/** Which kind a rate now speaks for against the later one. */
const kindOf = (rate: Share, later: Share): number =>
  Math.abs(rate - later) <= rules.rateBand.value ? 0 : Math.sign(rate - later)

/** Those of the family, and of the pay of a spouse that ends on a told day. */
const changesAhead = (basis: RothBasis): FamilyChange[] =>
  [
    ...yearsOfLess(basis.spouseEnds).map((years) => ({ years, birthday: undefined })),
    ...familyChangesAhead(basis),
  ].sort((one, other) => one.years - other.years)

/** The years of this choice, of `repeated` at most: those at the pay of today. `laterRate` is what a dollar costs later. */
export function childrenAheadOf(
  basis: RothBasis,
  now: TaxNow,
  { repeated, laterRate }: { readonly repeated: Years; readonly laterRate: () => Share },
): ChildrenAhead {
  const all = { stretches: [{ from: 0, to: repeated }], change: undefined }
  if (!basis.contributes || now.choice === 0) return all
  const next = now.rateAfterLoans
  const onLoans = (years: Years): Share => (years < now.loanYears ? now.ahead(years).onLoans : 0)
  const starts: Years[] = [0]
  let [before, end] = [next, repeated]
  // What is chosen once the pay of a spouse has ended goes by what is paid then: no child turns the choice of today.
  const isPayEnding = basis.spouseEnds !== undefined
  let found: Found | undefined
  for (const change of changesAhead(basis)) {
    const { years } = change
    if (years <= 1 || years >= repeated || years === starts.at(-1)) continue
    const { rate, status } = now.ahead(years)
    if (!isPayEnding && Math.abs(rate - before) < leastChange) continue
    if (isPayEnding) {
      starts.push(years)
      before = rate
      continue
    }
    const isClear = Math.abs(rate - next) > rules.rateBand.value
    const kindAt = (lasting: Share) => kindOf(lasting + onLoans(years), laterRate())
    const isTurn = isClear && kindAt(rate) !== kindAt(next)
    if (isTurn || (isClear && Math.abs(rate - (found?.rate ?? next)) > rules.rateBand.value))
      found = { ...change, rate, status, isTurn }
    if (isTurn) {
      end = years
      break
    }
    starts.push(years)
    before = rate
  }
  return {
    stretches: starts.map((from, place) => ({ from, to: starts[place + 1] ?? end })),
    change: found && changeOf(basis, now, { ...found, rate: found.rate + onLoans(found.years) }),
  }
}

interface Found extends FamilyChange, Pick<Change, 'isTurn'> {
  readonly rate: Share
  readonly status: FilingStatus
}

function changeOf(
  { sheet, context, contribution, income }: RothBasis,
  now: TaxNow,
  { years, birthday, rate, status, isTurn }: Found,
): Change {
  const from =
    birthday === undefined
      ? sheet.computed(
          'children.from',
          'First year without a couple’s brackets',
          'year',
          'the year of the death + the years after it in which a parent keeps them + one',
          [coupleYears(sheet)],
          yearOf(context.today) + years,
        )
      : sheet.computed(
          'children.from',
          'First year in which a child has grown out of what lowers your tax',
          'year',
          'this year + the years until the child comes to the age at which the law ends a credit, or the child leaves your tax return',
          [],
          yearOf(context.today) + years,
        )
  return {
    isTurn,
    from,
    saves: sheet.computed(
      'children.saves',
      'What a Traditional dollar saves from then on',
      'rate',
      'the same comparison as for this year, with the children who are on the return then, at the ages that they have then, filed as then, and with today’s pay and law',
      [from, contribution, income],
      atTenths(rate),
    ),
    birthday,
    filedAs: now.ahead(years - 1).status === status ? undefined : status,
  }
}
