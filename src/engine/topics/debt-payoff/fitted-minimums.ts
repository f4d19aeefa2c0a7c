/** Payments that nobody told, fitted into what can be paid: a guess must not make a plan out of reach. */
import type { FactReader } from '../../fact-reader.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { leftBesidePayments, thereOf } from '../left-beside-payments.ts'
import { isOpenBill, isUnagreed } from './open-bill.ts'

const sumOf = (some: readonly DebtTerms[]) => some.reduce((sum, { minimum }) => sum + minimum.value, 0)

export function fittedMinimums(
  sheet: Worksheet,
  reader: FactReader,
  debts: readonly DebtTerms[],
): readonly DebtTerms[] {
  if (reader.told('debtPaymentMonthly') === undefined) return withinSpare(sheet, reader, debts)
  const all = reader.number('debtPaymentMonthly')
  // No lender grants less than the payments of an extended plan.
  const guessed = debts.filter(
    ({ minimum, extendedPlan }) => minimum.origin === 'assumed' && extendedPlan === undefined,
  )
  // What is agreed already stands among the costs of a month that was told.
  const month = leftBesidePayments(reader)
  const agreed = debts.filter((debt) => !isUnagreed(debt))
  const there = month === undefined ? all.value : thereOf(all.value, month.left + sumOf(agreed), month)
  const left = there - sumOf(debts) + sumOf(guessed)
  if (left <= 0 || left >= sumOf(guessed)) return debts
  const share = left / sumOf(guessed)
  return cutTo(sheet, debts, guessed, share, {
    id: 'fitted',
    why: 'A share of what you can pay. A card may ask for more: look at the statement, and call before you pay less than it asks for.',
  })
}

/** Nothing is paid yet where no payment was agreed, so no more is offered than what the month leaves, or a part of it for a bill. */
function withinSpare(
  sheet: Worksheet,
  reader: FactReader,
  debts: readonly DebtTerms[],
): readonly DebtTerms[] {
  const unagreed = debts.filter(isUnagreed)
  if (unagreed.length === 0 || reader.known('monthlySurplus') === undefined) return debts
  const begun = debts.filter(({ extendedPlan }) => extendedPlan !== undefined)
  const part = unagreed.some(isOpenBill)
    ? reader.rule(
        'bill.share',
        'Share of what is left that an open bill is offered',
        'share',
        rules.openBillShare,
      ).value
    : 1
  const offer = Math.max(0, reader.number('monthlySurplus').value - sumOf(begun)) * part
  if (offer >= sumOf(unagreed)) return debts
  const share = offer / sumOf(unagreed)
  return cutTo(sheet, debts, unagreed, share, {
    id: 'offered',
    why: 'A part of what the month leaves: nothing is agreed yet.',
  })
}

/** The same debts, the payments of some of them cut to a share and assumed for a reason. */
function cutTo(
  sheet: Worksheet,
  debts: readonly DebtTerms[],
  cut: readonly DebtTerms[],
  share: number,
  { id, why }: { readonly id: string; readonly why: string },
): readonly DebtTerms[] {
  return debts.map((debt) =>
    cut.includes(debt)
      ? {
          ...debt,
          minimum: sheet.assumed(
            `${debt.id}.minimum.${id}`,
            debt.minimum.label,
            'usd-per-month',
            Math.floor(debt.minimum.value * share),
            why,
          ),
        }
      : debt,
  )
}
