/** A card on a cheap promotion that waits for the emergency fund: it gets what clears it a month before its day. */
import { type Debt, debtPayoff } from '../../math/debt-payoff.ts'
import type { Months } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { type DebtTerms, debtInNumbers } from '../debt-terms.ts'
import { paceInTime } from '../deferred-interest.ts'

/** Months after which each such card gets its pace: the costly debts are gone then. By the id of the debt. */
export type Pacing = ReadonlyMap<string, Months>

/** Months over which the pace runs: the last one before the promotion ends is left free, for a payment that comes late. */
const monthsOfPace = (promotionMonths: Months, after: Months): Months => promotionMonths - 1 - after

/** The debts with the pace of those that wait. */
export const withPace = (
  sheet: Worksheet,
  debts: readonly DebtTerms[],
  pacing: Pacing | undefined,
): DebtTerms[] =>
  debts.map((debt) => {
    const after = pacing?.get(debt.id)
    return after === undefined || debt.promotion === undefined ? debt : pacedDebt(sheet, debt, after)
  })

function pacedDebt(sheet: Worksheet, debt: DebtTerms, after: Months): DebtTerms {
  const { id, label, balance, minimum, promotion } = debt
  if (promotion === undefined) return debt
  const { schedule } = debtPayoff({ debts: [debtInNumbers(debt)], extra: 0, order: 'minimum-only' })
  const left = after === 0 ? balance.value : (schedule[after - 1]?.balances[0] ?? 0)
  const afterMonths = sheet.computed(
    `${id}.paced.after`,
    `Months until the ${label} gets its pace`,
    'months',
    'months until the costly debts are gone, by the exact schedule',
    [balance],
    after,
  )
  return {
    ...debt,
    minimumOnly: true,
    paced: {
      afterMonths,
      payment: sheet.computed(
        `${id}.paced`,
        `What clears the ${label} a month before its promotion ends`,
        'usd-per-month',
        'what is left of it by then at its minimum payment ÷ the months from then until a month before the promotion ends, rounded up',
        [balance, minimum, promotion.months, afterMonths],
        Math.max(minimum.value, paceInTime(left, monthsOfPace(promotion.months.value, after))),
      ),
    },
  }
}

/** The debts of a schedule as they are where no card waits: it is paid like any other, by the rate of today. */
export const unpaced = (paid: readonly DebtTerms[], numbers: readonly Debt[]): Debt[] =>
  numbers.map((debt, index) => {
    if (paid[index]?.paced === undefined) return debt
    const { later: _, ...asked } = debt
    return { ...asked, minimumOnly: false }
  })
