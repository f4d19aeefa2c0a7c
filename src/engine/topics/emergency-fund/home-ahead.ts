/** A home that was told as a goal beside the fund: what has to be there for it, in which order and by when. */
import { type Figure, sumOf } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Cushion } from '../cushion.ts'
import { downPaymentWish, toldDownPayment, wantsHome } from '../down-payment.ts'
import { type NeededBy, neededBy } from '../near-part.ts'
import type { Drafting } from '../topic.ts'

export interface HomeAhead {
  /** A few months of costs are for moving into a home that is rented: they come before the full fund, a down payment after it. */
  readonly isRented: boolean
  readonly sum: Figure
  /** What the sum is made of where nobody told it. */
  readonly parts: { readonly rent: Figure; readonly deposit: Figure; readonly setUp: Figure } | undefined
  /** The share of the price that it was worked out by. */
  readonly share: Figure | undefined
  readonly by: NeededBy | undefined
  /** What cash holds of it today. */
  readonly fromCash: Figure
  /** What has to be there before a move: the starter cushion stays. */
  readonly beforeMove: Figure
}

type Wish = Pick<HomeAhead, 'sum' | 'parts' | 'isRented' | 'share'>

function usualMove({ sheet, reader }: Drafting): Wish | undefined {
  const rent = reader.some('monthlyRent')
  if (rent === undefined || rent.value <= 0) return undefined
  const rents = reader.rule(
    'move.deposit-rents',
    'Rents that a deposit takes',
    'count',
    rules.moveDepositRents,
  )
  const deposit = sheet.computed(
    'move.deposit',
    'Deposit',
    'usd',
    'the rent of a month × the rents that a deposit takes',
    [rent, rents],
    Math.round(rent.value * rents.value),
  )
  const setUp = reader.rule('move.set-up', 'What a first home needs', 'usd', rules.moveSetUp)
  return {
    isRented: true,
    share: undefined,
    parts: { rent, deposit, setUp },
    sum: sheet.computed(
      'home.sum',
      'What moving in takes',
      'usd',
      'the first rent + the deposit + what a first home needs',
      [rent, deposit, setUp],
      Math.round(rent.value) + deposit.value + setUp.value,
    ),
  }
}

/**
 * What was told for it; else a usual share of a told price, or the usual parts of a move where the rent was told and no
 * price.
 */
function wishOf(asked: Drafting, { essentials }: Pick<Cushion, 'essentials'>): Wish | undefined {
  const { reader } = asked
  const most = essentials.value * rules.moveMostMonths.value
  const down = toldDownPayment(asked)?.sum
  const isBought = down !== undefined || reader.told('homePrice') !== undefined
  const amount = reader.some('amount')
  const near =
    amount === undefined && reader.told('nearGoal') === 'home' ? reader.some('nearGoalSum') : undefined
  // A larger amount without a word of where it comes from may be there already.
  const ofMove = amount !== undefined && reader.told('moneySource') === undefined && amount.value <= most
  const told = down ?? near ?? (ofMove ? amount : undefined)
  if (told !== undefined && told.value > 0)
    return { sum: told, parts: undefined, share: undefined, isRented: !isBought && told.value <= most }
  if (amount !== undefined) return undefined
  if (!isBought) return usualMove(asked)
  const wish = downPaymentWish(asked)
  return wish && { sum: wish.sum, parts: undefined, share: wish.share, isRented: false }
}

export function homeAhead(
  asked: Drafting,
  { cushion, kept }: { readonly cushion: Cushion; readonly kept: Figure },
): HomeAhead | undefined {
  if (!wantsHome(asked)) return undefined
  const { sheet, reader, context } = asked
  const wish = wishOf(asked, cushion)
  if (wish === undefined) return undefined
  const { sum, isRented } = wish
  const years = (['nearGoalYears', 'horizonYears'] as const).find((fact) => reader.told(fact) !== undefined)
  const { starter, target } = cushion
  const stays = isRented ? starter : target
  return {
    ...wish,
    by:
      years === undefined
        ? undefined
        : neededBy(sheet, context, reader.number(years), [
            'home.day',
            'When the money for the home is needed',
          ]),
    fromCash: sheet.computed(
      'home.from-cash',
      'What your cash holds of it',
      'usd',
      `cash that stays − ${isRented ? 'the starter cushion' : 'target'}, never below nothing and no more than it takes`,
      [kept, stays, sum],
      Math.min(sum.value, Math.max(0, Math.floor(kept.value - stays.value))),
    ),
    beforeMove: sheet.computed(
      'home.before',
      'To have before you move',
      'usd',
      'the starter cushion + what moving in takes',
      [starter, sum],
      sumOf([starter, sum]),
    ),
  }
}
