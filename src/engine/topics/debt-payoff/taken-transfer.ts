/** A balance transfer that the plan takes: what it leaves on the old cards, and the new card as a debt on promotion. */

import { addMonths } from '../../calendar.ts'
import { type Figure, sumOf } from '../../figure.ts'
import { words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { revolvingMinimum } from '../debts.ts'
import type { Drafting } from '../topic.ts'
import { offerFee, offerMonths, offerRate, offerSum } from './offer-terms.ts'

/** The beginning of the ids of its figures. */
export const transferId = 'transfer'

/** What a transfer takes over of each debt, by its id. */
export type MovedParts = ReadonlyMap<string, Dollars>

export interface TakenTransfer {
  readonly debt: DebtTerms
  readonly rate: Figure
  readonly months: Figure
  /** What it takes over, its fee apart. */
  readonly moved: Figure
  /** What of it comes from each debt. */
  readonly from: readonly { readonly debt: DebtTerms; readonly part: Figure }[]
  /** The debts that it leaves nothing of, as they are today. */
  readonly emptied: readonly DebtTerms[]
  /** In dollars. */
  readonly fee: Figure
  /** What the month no longer pays on the cards that it empties, less what the new card asks for. */
  readonly freed: Figure
}

/** The debts with the transfer among them; a card that it empties is gone. */
export function takenTransfer(
  { sheet, reader, context }: Drafting,
  debts: readonly DebtTerms[],
  parts: MovedParts,
): { readonly debts: readonly DebtTerms[]; readonly transfer: TakenTransfer } | undefined {
  const from = debts.filter(({ id }) => (parts.get(id) ?? 0) > 0)
  const [first] = from
  if (first === undefined) return undefined
  const at = { sheet, reader }
  const sum = offerSum(at)
  const partOf = (debt: DebtTerms) =>
    sheet.computed(
      `${debt.id}.moved`,
      `What the transfer takes over of the ${debt.label}`,
      'usd',
      'the balance less what cash pays of it today, the dearest debt first, as far as the transfer reaches',
      [debt.balance, ...(sum === undefined ? [] : [sum])],
      parts.get(debt.id) ?? 0,
    )
  const taken = from.map((debt) => ({ debt, part: partOf(debt) }))
  const moved = sheet.computed(
    'transfer.moved',
    'What the transfer takes over',
    'usd',
    'what it takes over of each debt, added up',
    taken.map(({ part }) => part),
    sumOf(taken.map(({ part }) => part)),
  )
  const rate = offerRate(at, 'transfer')
  const fee = offerFee(at, 'transfer', moved)
  const months = offerMonths(at)
  if (rate === undefined || fee === undefined) return undefined
  const balance = sheet.computed(
    'transfer.balance',
    'Owed on the balance transfer, its fee included',
    'usd',
    'what it takes over + its fee',
    [moved, fee.dollars],
    moved.value + fee.dollars.value,
  )
  const after = from.reduce((one, other) => (other.rate.value > one.rate.value ? other : one), first).rate
  const minimum = sheet.assumed(
    'transfer.minimum',
    'Minimum payment on the balance transfer',
    'usd-per-month',
    revolvingMinimum(balance.value, rate.value),
    'About what card companies ask for. Yours stands on the first statement of the new card.',
  )
  const debt: DebtTerms = {
    id: transferId,
    kind: 'credit_card',
    label: words('balance transfer'),
    balance,
    rate: after,
    minimum,
    told: { kind: 'credit_card' },
    promotion: {
      rate,
      months,
      ends: sheet.date(
        'transfer.ends',
        'Last day of the low rate of the transfer',
        'its months, counted from today; the offer names the day',
        [months],
        addMonths(context.today, months.value),
      ),
      minimumAfter: sheet.assumed(
        'transfer.minimum.after',
        'Minimum payment on the balance transfer when its low rate has ended',
        'usd-per-month',
        Math.max(minimum.value, revolvingMinimum(balance.value, after.value)),
        'The month’s interest at the full rate and a small share of today’s balance, as card issuers ask.',
      ),
      isDeferred: false,
      builtUp: undefined,
    },
  }
  const left = debts.map((one) => {
    const part = parts.get(one.id) ?? 0
    return part <= 0
      ? one
      : {
          ...one,
          balance: sheet.computed(
            `${one.id}.balance.left`,
            `Left on the ${one.label} beside the transfer`,
            'usd',
            'the balance − what the transfer takes over of it',
            [one.balance, moved],
            one.balance.value - part,
          ),
        }
  })
  const isOwed = (one: DebtTerms) => Math.round(one.balance.value) > 0
  const emptied = debts.filter((_, index) => !isOwed(left[index]!))
  return {
    debts: [...left.filter(isOwed), debt],
    transfer: {
      debt,
      rate,
      months,
      moved,
      from: taken,
      emptied,
      fee: fee.dollars,
      freed: sheet.computed(
        'transfer.freed',
        'What the month no longer pays on the cards that the transfer empties',
        'usd-per-month',
        'their minimum payments − that of the transfer',
        [...emptied.map((one) => one.minimum), minimum],
        sumOf(emptied.map((one) => one.minimum)) - minimum.value,
      ),
    },
  }
}
