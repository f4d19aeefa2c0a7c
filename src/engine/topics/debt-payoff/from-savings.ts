/** Whether savings should pay a debt that is not costly: what is beyond a full emergency fund may, and no more. */
import type { FactReader } from '../../fact-reader.ts'
import { type Figure, sumOf } from '../../figure.ts'
import { cashOf, cushionOf, tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { byRate, isCostly } from '../debts.ts'
import type { Drafting } from '../topic.ts'
import { changedPayments, loansApart } from './changed-payments.ts'
import type { FederalLoans } from './loans.ts'
import type { OneTimeSum } from './once.ts'

interface Limits {
  readonly lowRate: Figure
  readonly highRate: Figure
  readonly loans: FederalLoans | undefined
}

export const isAsked = (reader: FactReader): boolean =>
  reader.told('paysDebtFromSavings') === true &&
  reader.told('debtPaymentOnce') === undefined &&
  tellsCash(reader)

export const isOpen = (debt: DebtTerms): boolean => debt.minimumOnly !== true && debt.promotion === undefined

/** The sum that savings can spare for debts below the costly ones, where it was asked. */
export const fromSavings = (
  asked: Drafting,
  paid: readonly DebtTerms[],
  limits: Limits,
): OneTimeSum | undefined => (isAsked(asked.reader) ? beyondFundFor(asked, paid, limits) : undefined)

/** The same whether or not it was asked: what costly ones come to has a better claim. */
export function beyondFundFor(
  asked: Drafting,
  paid: readonly DebtTerms[],
  { lowRate, highRate, loans }: Limits,
): OneTimeSum | undefined {
  const { sheet } = asked
  const costly = paid.filter((debt) => isOpen(debt) && isCostly(debt, highRate))
  const open = paid.filter(
    (debt) => isOpen(debt) && debt.rate.value >= lowRate.value && !costly.includes(debt),
  )
  if (open.length === 0) return undefined
  const cash = cashOf(asked)
  const owed = open.map(({ balance }) => balance)
  const first = costly.map(({ balance }) => balance)
  const targetWithout = (id: string, gone: readonly DebtTerms[]) => {
    const goOn = [...paid.filter((debt) => !gone.includes(debt)), ...loansApart({ loans })]
    const change = changedPayments({ sheet, transfer: undefined, loans }, gone, goOn)
    return cushionOf(asked, { ...change, id }).target
  }
  const beyond = (target: Figure) => Math.floor(cash.value - sumOf(first) - target.value)
  const whole = targetWithout('savings.', [...costly, ...open])
  // What is paid in part still asks for its payment, which the fund then holds.
  const target = beyond(whole) >= sumOf(owed) ? whole : targetWithout('savings.part.', costly)
  const free = Math.min(sumOf(owed), beyond(target))
  if (free <= 0) return undefined
  const sum = sheet.computed(
    'savings.free',
    'Savings that can pay debts',
    'usd',
    `cash you have − emergency fund target${first.length === 0 ? '' : ' − what the costly debts come to'}, at most what is owed`,
    [cash, target, ...first, ...owed],
    free,
  )
  let left = free
  const firstTo = paid.map(() => 0)
  for (const debt of byRate(open)) {
    const part = Math.min(left, debt.balance.value)
    firstTo[paid.indexOf(debt)] = part
    left -= part
  }
  return { sum, firstTo, isFromSavings: true, fund: target }
}
