/** What a home that is to be bought takes as a down payment: as it was told, or by its price and the share that is put down. */
import type { Figure } from '../figure.ts'
import { nothing, say, type Text } from '../say.ts'
import type { Drafting } from './topic.ts'

type Asked = Pick<Drafting, 'sheet' | 'reader'>

export interface DownPaymentWish {
  readonly sum: Figure
  readonly price: Figure | undefined
  /** The share of the price that the sum follows from; undefined where the sum itself was told. */
  readonly share: Figure | undefined
}

/** Whether a home is what was told to be saved for. */
export const wantsHome = ({ reader }: Pick<Asked, 'reader'>): boolean =>
  reader.told('nearGoal') === 'home' || reader.told('goal') === 'home'

/** As far as it was told: the sum itself, or a price with its share. */
export function toldDownPayment(asked: Asked): DownPaymentWish | undefined {
  const { sheet, reader } = asked
  const rate = reader.some('downPaymentRate')
  const told = reader.some('downPayment')
  const price = reader.some('homePrice')
  if (told === undefined)
    return price === undefined || rate === undefined ? undefined : byShare(asked, price, rate)
  return {
    sum: told,
    share: undefined,
    price:
      price ??
      (rate === undefined
        ? undefined
        : sheet.computed(
            'home.price',
            'Price of the home',
            'usd',
            'the down payment ÷ its share of the price',
            [told, rate],
            Math.round(told.value / rate.value),
          )),
  }
}

/** The same, with a usual share where a price was told for a home that is saved for and nothing else of it. */
export function downPaymentWish(asked: Asked): DownPaymentWish | undefined {
  const { reader } = asked
  const told = toldDownPayment(asked)
  const price = reader.some('homePrice')
  if (told !== undefined || price === undefined || !wantsHome(asked)) return told
  const isNothing = (['downPayment', 'downPaymentRate'] as const).some((fact) => reader.told(fact) === 0)
  return isNothing ? undefined : byShare(asked, price, reader.number('downPaymentRate'))
}

const byShare = ({ sheet }: Asked, price: Figure, share: Figure): DownPaymentWish => ({
  price,
  share,
  sum: sheet.computed(
    'home.down-payment',
    'Down payment',
    'usd',
    'the price of the home × the share that you put down',
    [price, share],
    Math.round(price.value * share.value),
  ),
})

/** Said where the share was assumed, as much hangs on it. */
export const usualShareInWords = (
  share: DownPaymentWish['share'],
  { reader }: Pick<Asked, 'reader'>,
): Text =>
  share === undefined || reader.told('downPaymentRate') !== undefined
    ? nothing
    : say`You named no share of the price to put down, so ${share} is assumed: with less a lender asks for mortgage insurance, but some lend with much less down.`
