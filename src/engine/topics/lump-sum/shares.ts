/** A sum that is in shares and not in cash: it has to be sold before it can be placed. */
import type { FactReader } from '../../fact-reader.ts'
import type { Check } from '../../plan.ts'
import { say, words } from '../../say.ts'
import { check } from '../check.ts'

/** Whether the sum has to be sold before it can be placed. */
export const isInShares = (reader: FactReader): boolean =>
  reader.told('moneySource') === 'vested_shares' || reader.told('sumInShares') === true

export const ownSharesCheck = (reader: FactReader): Check =>
  check(
    'own-shares',
    'act',
    'Keep the shares, or sell them?',
    reader.told('moneySource') === 'inheritance'
      ? words(
          'Ask of each: would you buy it today with this money? One company can fall far and never come back, however long the family held it. Inherited shares count from their value on the day of the death, so sold soon they leave little or no gain to tax: it never costs less to spread the money. The plan takes it that they are sold.',
        )
      : words(
          'Ask of each: would you buy it today with this money? One company can fall far and never come back. What it has gained since you bought it is taxed when you sell: look that up first. The plan takes it that they are sold.',
        ),
  )

/** Pay that came as shares stays a bet on the employer until it is sold. */
export const sharesCheck = ({ reader }: { readonly reader: FactReader }): Check =>
  check(
    'vested-shares',
    'act',
    'Sell the shares, then place the money',
    say`Shares that vest are pay, taxed that day whether you sell or not. ${words(
      reader.told('saleGain') === undefined
        ? 'Sold at once, they leave little or no gain to tax. The plan takes them to have vested this year, on top of the pay that you told. If they vested before, or your pay holds them, tell what they have gained since: then that alone is counted.'
        : 'What they have gained since is taxed when you sell, and a price that falls takes it away again.',
    )} Unless you would buy this stock with a cash bonus today, sell all of it: your job hangs on the same company. Shares that your employer sold for tax are no part of the sum.`,
  )
