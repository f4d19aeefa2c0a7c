/** Whether savings should pay a debt that is not costly: what is beyond a full emergency fund may, and no more. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Worksheet } from '../../worksheet.ts'
import { cashOf, cushionOf, tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isCostly } from '../debts.ts'
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

/** The sum that savings can spare, where it was asked and nothing costly has a better claim to it. */
export function fromSavings(
  sheet: Worksheet,
  reader: FactReader,
  paid: readonly DebtTerms[],
  { lowRate, highRate, loans }: Limits,
): OneTimeSum | undefined {
  if (!isAsked(reader) || paid.some((debt) => isOpen(debt) && isCostly(debt, highRate))) return undefined
  const open = paid.filter((debt) => isOpen(debt) && debt.rate.value >= lowRate.value)
  if (open.length === 0) return undefined
  const goOn = [...paid.filter((debt) => !open.includes(debt)), ...loansApart({ loans })]
  const change = changedPayments({ sheet, transfer: undefined, loans }, open, goOn)
  const { target } = cushionOf(sheet, reader, { ...change, id: 'savings.' })
  const cash = cashOf(sheet, reader)
  const owed = open.map(({ balance }) => balance)
  const free = Math.min(
    owed.reduce((sum, { value }) => sum + value, 0),
    Math.floor(cash.value - target.value),
  )
  if (free <= 0) return undefined
  const sum = sheet.computed(
    'savings.free',
    'Savings that can pay debts',
    'usd',
    'cash you have − emergency fund target, at most what is owed',
    [cash, target, ...owed],
    free,
  )
  let left = free
  const firstTo = paid.map(() => 0)
  for (const debt of [...open].sort((a, b) => b.rate.value - a.rate.value)) {
    const part = Math.min(left, debt.balance.value)
    firstTo[paid.indexOf(debt)] = part
    left -= part
  }
  return { sum, firstTo, isFromSavings: true, fund: target }
}
