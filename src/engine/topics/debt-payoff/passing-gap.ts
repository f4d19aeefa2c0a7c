/**
 * A gap that ends with a debt: for a few months what is asked for is more than what is there, because a debt that is
 * soon gone takes more than is left. It makes no crisis of the whole plan: one lender is asked to wait for that time.
 */
import type { FactReader } from '../../fact-reader.ts'
import type { DebtKind } from '../../facts/debts.ts'
import type { Figure } from '../../figure.ts'
import { debtPayoff } from '../../math/debt-payoff.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Months } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { type DebtTerms, debtInNumbers } from '../debt-terms.ts'
import { isPayGone } from '../out-of-work.ts'

export interface PassingGap {
  /** What is missing a month while it lasts. */
  readonly missing: Figure
  readonly months: Figure
  /** The debts with whose last payment it ends. */
  readonly ending: readonly DebtTerms[]
  /** The lenders that are asked to wait, with the smaller payment. */
  readonly eased: readonly DebtTerms[]
  /** The minimum payments of all, as they are asked for, and what is paid of them meanwhile. */
  readonly asked: Figure
  readonly met: Figure
}

/** Nothing can be taken for these without a court, and a lender often agrees to less for a short time. */
const canWait: readonly DebtKind[] = ['credit_card', 'personal', 'medical', 'family', 'other']

const sumOf = (debts: readonly DebtTerms[]) => debts.reduce((sum, { minimum }) => sum + minimum.value, 0)

/** The debts that are gone at their minimum payments within a few months, where their payments are what is missing. */
export function endsSoon(
  paid: readonly DebtTerms[],
  missing: number,
  within: Months = rules.briefGapMonths.value,
) {
  const { debts } = debtPayoff({ debts: paid.map(debtInNumbers), extra: 0, order: 'minimum-only' })
  const lengths = paid.map((debt, index) => ({ debt, months: debts[index]?.months ?? Infinity }))
  for (let months = 1; months <= within; months += 1) {
    const ending = lengths.filter((one) => one.months > 0 && one.months <= months).map(({ debt }) => debt)
    if (sumOf(ending) >= missing) return { ending, months }
  }
  return undefined
}

/** One lender where one is enough: not one that waits already, and the one at which waiting costs the least. */
function waiting(paid: readonly DebtTerms[], missing: number): readonly DebtTerms[] {
  const isLate = ({ told }: DebtTerms) => Number(told.isPastDue === true)
  const open = paid
    .filter(({ kind, promotion, later }) => canWait.includes(kind) && !promotion && !later)
    .sort((a, b) => isLate(a) - isLate(b) || a.rate.value - b.rate.value)
  const alone = open.find(({ minimum }) => minimum.value >= missing)
  if (alone !== undefined) return [alone]
  const chosen: DebtTerms[] = []
  for (const debt of open.sort((a, b) => isLate(a) - isLate(b) || b.minimum.value - a.minimum.value)) {
    if (sumOf(chosen) >= missing) break
    chosen.push(debt)
  }
  return sumOf(chosen) >= missing ? chosen : []
}

/** Undefined where nothing is missing, where it lasts, and where nobody who could wait is asked for as much. */
export function passingGap(
  sheet: Worksheet,
  reader: FactReader,
  paid: readonly DebtTerms[],
  { asked, missing }: { asked: Figure; missing: Figure | undefined },
): PassingGap | undefined {
  if (missing === undefined || isPayGone(reader)) return undefined
  const soon = endsSoon(paid, missing.value)
  if (soon === undefined) return undefined
  const waits = waiting(
    paid.filter((debt) => !soon.ending.includes(debt)),
    missing.value,
  )
  if (waits.length === 0) return undefined
  const months = sheet.computed(
    'gap.months',
    'Months until what is asked for can be met',
    'months',
    'payments that are left on the debts that end',
    soon.ending.flatMap(({ balance, minimum }) => [balance, minimum]),
    soon.months,
  )
  let left = Math.ceil(missing.value)
  const eased = waits.map((debt): DebtTerms => {
    const less = Math.min(left, debt.minimum.value)
    left -= less
    const minimum = sheet.computed(
      `${debt.id}.eased`,
      `Paid on the ${debt.label} while it waits`,
      'usd-per-month',
      'its minimum payment − what is missing in these months',
      [debt.minimum, missing],
      debt.minimum.value - less,
    )
    return { ...debt, minimum, eased: { asked: debt.minimum, months } }
  })
  const lessened = waits.reduce(
    (sum, { minimum }, index) => sum + minimum.value - eased[index]!.minimum.value,
    0,
  )
  return {
    missing,
    months,
    ending: soon.ending,
    eased,
    asked,
    met: sheet.computed(
      'minimums.met',
      'Payments that can be met in these months',
      'usd-per-month',
      'the minimum payments, the smaller ones where a lender is asked to wait',
      [asked, ...eased.map(({ minimum }) => minimum)],
      asked.value - lessened,
    ),
  }
}
