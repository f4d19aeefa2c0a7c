/** What is said of investments that are sold for debts. */
import type { FactReader } from '../fact-reader.ts'
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { check } from './check.ts'
import type { SoldInvestments } from './sold-investments.ts'
import { type StepDraft, within } from './steps.ts'

function taxInWords({ tax }: SoldInvestments): Text {
  if (tax === undefined) return words('Only what it has gained is taxed: keep that part back.')
  return tax.value === 0
    ? words('Only what it has gained is taxed, and at your income a gain of more than a year costs nothing.')
    : say`Keep about ${tax} of it for the tax: that is the most that can be due, if all of it is gain of more than a year. What was not due then goes to the debts too.`
}

/** "$4,000 of the $9,000", or all of it. */
const of = ({ sale, invested }: SoldInvestments): Text =>
  sale.value >= Math.floor(invested.value) ? say`all of the ${sale}` : say`${sale} of the ${invested}`

export const soldInWords = (sold: SoldInvestments, first: 'First' | 'Also'): Text =>
  say`${words(first)} sell ${of(sold)} that you have invested outside retirement accounts: what debt at these rates costs is sure, and what investments earn is not. ${taxInWords(sold)}`

export const soldCheck = ({
  sold,
  reader,
}: {
  readonly sold: SoldInvestments | undefined
  readonly reader: FactReader
}): Check[] =>
  sold === undefined
    ? []
    : [
        check(
          'sold',
          'act',
          'Sell investments for debt, but none in a retirement account',
          join([
            say`Sell ${of(sold)} that you have invested outside retirement accounts. ${taxInWords(sold)}`,
            words(
              'What is worth less than you paid is sold first: a loss lowers the tax on gains, and then a little on pay. What is in a 401(k) or an IRA stays there.',
            ),
            reader.told('marketplaceCoverage') === true
              ? words('A gain counts as income for the Marketplace credit; what you put in does not.')
              : nothing,
          ]),
        ),
      ]

export const soldStep = (sold: SoldInvestments | undefined): StepDraft | undefined =>
  sold === undefined
    ? undefined
    : {
        id: 'sell-invested',
        title: say`Sell ${sold.sale} of what you have invested for the debts`,
        why: words('What debt at these rates costs is sure, and what investments earn is not.'),
        how: join([
          words(
            'Sell what has lost first, then what gained least, and nothing at a gain that you have held for a year or less: that is taxed like pay. Write down what you paid for each part.',
          ),
          taxInWords(sold),
        ]),
        due: within.days,
        dueWhy: 'a few days from today, so that the money is there for the payments',
        minutes: 45,
        link: links.investor,
        keep: words('The confirmation of the sale, and what you paid for what you sold.'),
      }
