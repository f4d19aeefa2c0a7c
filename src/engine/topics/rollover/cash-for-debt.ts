/** Cash from the plan looks like a way to pay a debt at a high rate: what tax takes of it, and the months without pay that need it. */
import type { Figure } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import { costliestDebt } from '../before-saving.ts'
import type { DebtFigures } from '../debts.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { creditLostTo } from './credit-lost.ts'
import { lessTaxedNextYear } from './first-payment.ts'
import { isWithoutPay } from './owner.ts'
import { statePenaltyOn, stateTaxOn } from './state.ts'
import type { CashOut } from './ways.ts'
import { whenPaid } from './when-paid.ts'
import type { RolloverWork } from './work.ts'

const tenths = 10

export interface CashForDebt {
  readonly debt: DebtFigures
  /** What would come out for it: as much as is owed, and no more than there is. */
  readonly taken: Figure
  /** The share that tax and penalty take, in the year in which money would come out for it. */
  readonly lost: Figure
  /** No pay comes in, and income costs less next year: money for it would wait until then. */
  readonly waits: boolean
  /** The months that as much would be lived on, where the plan pays for them. */
  readonly months: Figure | undefined
}

/** The costliest debt and what cash for it would lose; undefined where neither is told or due. */
export function cashForDebt(plain: RolloverWork, cash: CashOut): CashForDebt | undefined {
  const debt = costliestDebt(plain)
  if (debt === undefined || cash.taxable.value === 0) return undefined
  const nextYear = lessTaxedNextYear(plain)
  const work = nextYear === undefined ? whenPaid(plain).work : inYearOf(plain, nextYear)
  const { sheet, taxes, context, gates } = work
  const taken = debt.balance.value <= work.total.value ? debt.balance : work.total
  const besides = [
    stateTaxOn(work, taken, 'debt.state-tax', 'State income tax on cash for this debt'),
    statePenaltyOn(work, taken, 'debt.state-penalty', 'California’s penalty on cash for this debt'),
    creditLostTo(work, taken, {
      id: 'debt.credit-lost',
      label: 'Marketplace credit that cash for this debt takes, estimated',
    })?.lost,
  ].filter((one) => one !== undefined)
  const lost = besides.reduce(
    (sum, { value }) => sum + value,
    Math.max(0, taxOnMore(taxes, context, 'iraDistributions', taken.value)),
  )
  return {
    debt,
    taken,
    lost: sheet.computed(
      'debt.lost',
      'Share that cash for this debt would lose',
      'share',
      'federal tax on a withdrawal as large as the debt, no more than there is, and state tax, a penalty of the state and the Marketplace credit where they are known, ÷ that withdrawal; and the federal penalty where there is one',
      [taken, taxes.agi, ...besides, ...(gates.isPenaltyFree ? [] : [gates.penaltyRate])],
      lost / Math.max(1, taken.value) + (gates.isPenaltyFree ? 0 : gates.penaltyRate.value),
    ),
    waits: nextYear !== undefined && isWithoutPay(plain),
    months: monthsOfNeed(work, taken),
  }
}

const inYearOf = (work: RolloverWork, taxReturn: TaxReturn): RolloverWork => ({
  ...work,
  taxes: { ...work.taxes, taxReturn, agi: work.taxes.later.agi },
})

function monthsOfNeed({ sheet, gates }: RolloverWork, taken: Figure): Figure | undefined {
  const need = gates.earlyNeed
  return need === undefined
    ? undefined
    : sheet.computed(
        'debt.months',
        'Months of what you need that this debt comes to',
        'months',
        'what would come out for the debt ÷ a month of what your costs take out of the plan with its own federal tax',
        [taken, need.drawn],
        Math.round((taken.value / need.drawn.value) * monthsPerYear * tenths) / tenths,
      )
}
