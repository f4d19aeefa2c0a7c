/**
 * How many of the dollars for a plan of one's own business are better before tax: whole tax returns with them and without
 * them, against what they cost later. What the plan deducts before them has used up brackets and credits already.
 */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { bestBetween } from '../../math/best-between.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { hasSaversMatch, saversMatch, saversMatchLaw } from '../../tax/savers-match.ts'
import { stateIncomeTax } from '../../tax/state-income-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars, Share } from '../../units.ts'
import type { Kind } from '../ira-kind.ts'
import type { BesideDollars } from '../roth/added-dollars.ts'
import { atTenths } from '../roth/at-tenths.ts'
import { stateLawIn } from '../state-rate.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'
import { type Deducted, returnDeducted } from './return-deducted.ts'

export interface OwnPlanWorth {
  /** Undefined where all of it is. */
  readonly beforeTaxMost: Figure | undefined
  /** Why, to stand after “before tax”. */
  readonly why: Text
}

/** What the employer puts in is before tax in any case. */
export function ownPlanWorth(
  basis: WorthBasis,
  plan: { id: string; kind: Kind; room: Figure; own: Figure; taken: Deducted },
): OwnPlanWorth {
  const { kind, room, own, taken } = plan
  const isNow = isOfThisYear(basis, kind)
  // The accounts of this year and of the years ahead are weighed on one sheet, with another sum deducted before.
  const before = Math.round(taken.hsa + taken.ira + taken.ownPlan)
  const id = before === 0 ? plan.id : `${plan.id}.after-${before}`
  const least = Math.max(0, room.value - own.value)
  const most = Math.min(room.value, Math.max(least, reaching(basis) - before))
  const { dollars, rate } = worthBeforeTax(basis, { kind, isNow, taken, least, most })
  const inputs = [basis.taxes.income, basis.taxes.spouseIncome, basis.taxes.age].filter(
    (one) => one !== undefined,
  )
  const saves = basis.sheet.computed(
    `${id}.saves`,
    'What a dollar before tax in the solo 401(k) saves, one with another',
    'rate',
    'the whole tax return without these dollars − with them, the saver’s match of the years ahead counted, after what this plan deducts before them, ÷ the dollars',
    inputs,
    rate,
  )
  return {
    beforeTaxMost:
      dollars >= most
        ? undefined
        : basis.sheet.computed(
            `${id}.worth`,
            'Dollars in the solo 401(k) that save more before tax than they cost later',
            'usd-per-year',
            'the dollars before tax after which the next ones save less than they cost later, by whole tax returns',
            [room, kind.later],
            dollars,
          ),
    why: say`as a dollar saves ${saves} ${words(isNow ? 'now' : kind.when)} and costs about ${kind.later} later`,
  }
}

interface WorthBasis extends Drafting {
  readonly taxes: TaxPicture
  readonly beside?: Pick<BesideDollars, 'longTermGain'> | undefined
  /** What a year brings for accounts; undefined for a sum that is there, which goes in for this year. */
  readonly dollars?: Dollars | undefined
  /** That sum, at most what goes into accounts. */
  readonly sum?: Dollars | undefined
}

/** What there is for accounts: of a room that nothing fills no average is worth a word. */
const reaching = ({ dollars, sum }: WorthBasis): Dollars => dollars ?? sum ?? Infinity

const isOfThisYear = ({ dollars }: WorthBasis, { when }: Kind): boolean =>
  dollars === undefined || when === 'now'

interface Asked {
  readonly kind: Kind
  readonly isNow: boolean
  /** What the plan deducts before. */
  readonly taken: Deducted
  /** What is before tax in any case, and as much of the room as there are dollars for. */
  readonly least: Dollars
  readonly most: Dollars
}

interface WorthBeforeTax {
  readonly dollars: Dollars
  /** What each of them saves, one with another. */
  readonly rate: Share
}

function worthBeforeTax(basis: WorthBasis, { kind, isNow, taken, least, most }: Asked): WorthBeforeTax {
  const { taxes, beside } = basis
  const { taxReturn } = isNow ? taxes : taxes.later
  const longTermGain = (taxReturn.longTermGain ?? 0) + (isNow ? (beside?.longTermGain ?? 0) : 0)
  const before = returnDeducted({ ...taxReturn, longTermGain }, taken)
  const costs = (year: TaxReturn) => taxOn(basis, year) - (isNow ? 0 : matchOf(basis, year))
  const without = costs(before)
  const saved = (dollars: Dollars) =>
    without - costs(returnDeducted(before, { hsa: 0, ira: 0, ownPlan: dollars }))
  const value = (dollars: Dollars) => saved(dollars) - kind.later.value * dollars
  const best = bestBetween(least, most, value)
  const isSplit = value(best) - value(most) >= rules.worthSplitting.value * most
  const dollars = isSplit ? best : most
  return { dollars, rate: dollars > 0 ? atTenths(saved(dollars) / dollars) : 0 }
}

/** What the saver's match of the years ahead puts on top, of the one who owns the business: it grows as income falls. */
function matchOf({ context: { law, today } }: WorthBasis, taxReturn: TaxReturn): Dollars {
  if (!hasSaversMatch(yearOf(today) + 1)) return 0
  const { agi } = incomeTax(law, taxReturn)
  const contributions = saversMatchLaw.value.maximumContribution
  return saversMatch({ status: taxReturn.status, magi: agi, contributions })
}

/** Federal tax, and the state's where it leaves untaxed what goes into a plan. */
function taxOn({ reader, context: { law }, taxes }: WorthBasis, taxReturn: TaxReturn): Dollars {
  const federal = incomeTax(law, taxReturn)
  const state = taxes.stateRateAtWork === undefined ? undefined : stateLawIn(reader, law)
  return (
    federal.incomeTax + (state === undefined ? 0 : stateIncomeTax({ law, state, taxReturn, federal }).tax)
  )
}
