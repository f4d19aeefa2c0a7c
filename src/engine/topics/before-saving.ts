/** What comes before money is placed for later, as far as it was told: a starter cushion, a debt at a high rate. */

import type { Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { cashOf, starterOf, tellsCash } from './cushion.ts'
import { byRate, type DebtFigures, isCostly, isUnproven, readDebts } from './debts.ts'
import { forgivenLoans } from './forgiven-loans.ts'
import { waitsForPay, waitsForSafeJob } from './job-at-risk.ts'
import { cashBesideLate, type LateFirst } from './late-first.ts'
import type { Drafting } from './topic.ts'

export interface BeforeSaving {
  /** Set where less cash than a starter cushion was told. */
  readonly cushion: { readonly starter: Figure; readonly cash: Figure } | undefined
  /** The costliest debt at a high rate. */
  readonly debt: DebtFigures | undefined
}

/** The costliest debt at a high rate that was told and should be paid: none on the way to forgiveness, none unproven. */
export function costliestDebt({ sheet, reader, context }: Drafting): DebtFigures | undefined {
  if (reader.told('debts') === undefined) return undefined
  const isForgiven = forgivenLoans({ reader, context })
  return byRate(readDebts(sheet, reader)).find(
    (debt) =>
      isCostly(debt, rules.highRate) &&
      debt.balance.value > 0 &&
      !isUnproven(debt) &&
      !isForgiven(debt) &&
      !waitsForSafeJob(reader, debt),
  )
}

/**
 * The same where dollars that are free may be paid on it: before a job is lost on a told day they stay cash, and a debt gets
 * its minimum payment alone.
 */
export function debtBeforeSaving(asked: Drafting): DebtFigures | undefined {
  const debt = costliestDebt(asked)
  return debt === undefined || waitsForPay(asked.reader, debt) ? undefined : debt
}

/** Undefined where nothing told comes first. `late` is paid from the same cash before. */
export function beforeSaving(asked: Drafting, late: LateFirst | undefined): BeforeSaving | undefined {
  const { sheet, reader } = asked
  const debt = debtBeforeSaving(asked)
  const whole = tellsCash(reader) ? cashOf(asked) : undefined
  const cushion =
    whole === undefined
      ? undefined
      : {
          starter: starterOf(asked),
          cash: late === undefined ? whole : cashBesideLate(sheet, whole, late),
        }
  const isShort = cushion !== undefined && cushion.cash.value < cushion.starter.value
  if (debt === undefined && !isShort) return undefined
  return { cushion: isShort ? cushion : undefined, debt }
}

/**
 * What it is, in order, as the object of a sentence: "a starter cushion of $1,500, then the credit card at 24%". A
 * missed match stands between the two where the plan does not speak of it elsewhere.
 */
export function firstInWords({ cushion, debt }: BeforeSaving, missed?: Figure): Text {
  return join(
    [
      cushion === undefined ? nothing : say`a starter cushion of ${cushion.starter}`,
      missed === undefined ? nothing : say`the ${missed} of employer match that you miss`,
      debt === undefined ? nothing : say`the ${debt.label} at ${debt.rate}`,
    ],
    words(', then '),
  )
}
