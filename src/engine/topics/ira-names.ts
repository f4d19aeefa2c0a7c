/** A couple's IRAs in both names: the saver's credit, and the match after it, count each person only so far. */

import { yearOf } from '../calendar.ts'
import { citedIn } from '../cited-in.ts'
import type { Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { join, nothing, say } from '../say.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { countedOfEach, hasSaversMatch, saversMatch, saversMatchLaw } from '../tax/savers-match.ts'
import type { Dollars } from '../units.ts'
import { contributedShare, spouseShare } from './contributed-share.ts'
import type { Need } from './order-of-operations.ts'
import { isMatchedAt, saversMatchFrom } from './running-savers-credit.ts'
import { isSpouseSoleEarner, payOfPlan } from './sole-earner.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

interface Asked extends Drafting {
  readonly taxes: TaxPicture
}

/** Dollars of each of two. */
interface OfEach {
  readonly own: Dollars
  readonly spouse: Dollars
}

/** What goes into plans at work already. */
function atWork({ sheet, reader, context, taxes: { spouseIncome } }: Asked): OfEach {
  const first = payOfPlan(reader).value * (contributedShare(sheet, reader, context)?.value ?? 0)
  const second = (spouseIncome?.value ?? 0) * (spouseShare(sheet, reader, context)?.value ?? 0)
  return isSpouseSoleEarner(reader) ? { own: 0, spouse: first } : { own: first, spouse: second }
}

/** What comes back on such contributions: as the credit of this year, or as the match of a year ahead. */
function comesBack({ context, taxes }: Asked, { own, spouse }: OfEach, isAhead: boolean): Dollars {
  if (!isAhead && !hasSaversMatch(yearOf(context.today)))
    return incomeTax(context.law, {
      ...taxes.taxReturn,
      saversContributions: own,
      spouseSaversContributions: spouse,
    }).saversCredit
  const { taxReturn, agi } = isAhead ? taxes.later : taxes
  const matched = (contributions: Dollars) =>
    saversMatch({ status: taxReturn.status, magi: agi.value, contributions })
  return matched(own) + matched(spouse)
}

/**
 * Of so many dollars of a year in the IRA of each, what belongs into the spouse's before one's own is filled: as much as
 * still counts there. Nothing where that brings no more: in this year or, of what goes in each year, in the next.
 */
export function countedOfSpouse(asked: Asked, iras: OfEach, { isYearly }: { isYearly: boolean }): Dollars {
  const { context, taxes } = asked
  const { status, agi, isCouple } = taxes
  const most = countedOfEach({ law: context.law, status, agi: agi.value })
  if (most === undefined || !isCouple || status !== 'married_joint') return 0
  const before = atWork(asked)
  const open = Math.floor(most - before.spouse - iras.spouse)
  const moved = Math.min(open, iras.own, Math.floor(before.own + iras.own - most))
  if (moved <= 0) return 0
  const now = { own: before.own + iras.own, spouse: before.spouse + iras.spouse }
  const then = { own: now.own - moved, spouse: now.spouse + moved }
  const more = comesBack(asked, then, isYearly) - comesBack(asked, now, isYearly)
  return more >= rules.leastPart.value ? Math.floor(most - before.spouse) : 0
}

/** The IRA of the spouse as two needs: what counts there first, and what else it takes. */
export function countedFirst(
  { sheet, taxes }: Pick<Asked, 'sheet' | 'taxes'>,
  [ira, ...others]: readonly Need[],
  counted: Dollars,
): { readonly first: readonly Need[]; readonly rest: readonly Need[] } {
  if (ira?.wanted === undefined) return { first: [], rest: ira === undefined ? [] : [ira, ...others] }
  const each = sheet.law(
    'savers.counted.each',
    'What counts of each person’s contributions in a year',
    'usd',
    citedIn(saversMatchLaw, ({ maximumContribution }) => maximumContribution),
  )
  const part = (id: string, label: string, how: string, inputs: readonly Figure[], value: Dollars) =>
    sheet.computed(`${ira.id}.${id}`, label, 'usd', how, inputs, value)
  const wanted = part(
    'counted',
    'Of it what counts for the saver’s credit or match',
    'what counts of one person − what goes into a plan at work in that name, no more than the room',
    [each, ira.wanted],
    Math.min(counted, ira.wanted.value),
  )
  const left = part(
    'beyond',
    'Room beyond that',
    'the room − what counts',
    [ira.wanted, wanted],
    ira.wanted.value - wanted.value,
  )
  const orMatch = isMatchedAt(taxes.later) ? say` or, from ${saversMatchFrom(sheet)} on, the match` : nothing
  const why = say`Of each of you only up to ${each} a year counts for the saver’s credit${orMatch}, what goes into a plan at work included: so this comes before more in your own name. One pay is enough for both IRAs. Full-time students and dependents are left out.`
  const named = (part: string) => ira.id.replace('ira.spouse', `ira.spouse.${part}`)
  return {
    first: [{ ...ira, id: named('counted'), description: join([ira.description, why]), wanted }],
    rest:
      left.value > 0
        ? [
            { ...ira, id: named('beyond'), label: say`${ira.label}, beyond what counts`, wanted: left },
            ...others,
          ]
        : others,
  }
}
