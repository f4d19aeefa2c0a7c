/** What a fund that is not full says of investments outside retirement accounts, while pay comes in. */
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { type StepDraft, within } from '../steps.ts'
import type { SoldForFund } from './sold-for-fund.ts'
import type { FundWork } from './work.ts'

type Asked = Pick<FundWork, 'sold' | 'leftOwed' | 'missing' | 'reader' | 'surplus'>

function taxInWords({ tax, all }: SoldForFund): Text {
  if (tax === undefined) return words('Only what it has gained is taxed.')
  const on = all === undefined ? nothing : say` on the ${all} that is sold with the school bill`
  if (tax.total.value === 0)
    return words(
      'Only what it has gained is taxed, and at your income a gain of more than a year costs nothing.',
    )
  return tax.federal.value === 0
    ? say`Only what it has gained is taxed. A gain of more than a year costs you no federal tax${on}, and at most ${tax.total} of your state, even if all of it were gain.`
    : say`Only what it has gained is taxed: with at most ${tax.total}${on}, even if all of it were gain of more than a year.`
}

function becomes({ leftOwed }: Asked, { isWhole }: SoldForFund): Text {
  if (leftOwed !== undefined)
    return words(
      isWhole
        ? 'can pay the debts at a high rate and fill the fund today'
        : 'can go to what comes first today, and then into the fund',
    )
  return words(isWhole ? 'can fill the fund today' : 'can go into the fund today')
}

export const soldInWords = (work: Asked): Text =>
  work.sold === undefined
    ? nothing
    : say`The ${work.sold.invested} that you have invested outside retirement accounts is not counted, as it can fall just when a job is lost; but ${work.sold.sale} of it ${becomes(work, work.sold)}${isFilledBySale(work) && work.surplus.value > 0 ? say`, and the ${work.surplus} is free from then on` : nothing}.`

/** Whether a sale fills all of the fund, so that what was meant for it from each month is free. */
export const isFilledBySale = ({ sold, leftOwed }: Pick<Asked, 'sold' | 'leftOwed'>): boolean =>
  sold?.isWhole === true && leftOwed === undefined

export function soldCheck(work: Asked): Check[] {
  const { sold, missing } = work
  if (sold === undefined) return []
  return [
    check(
      'invested-reserve',
      'warn',
      'Investments are no emergency fund, but can become one',
      join([
        say`The ${sold.invested} outside retirement accounts is not counted: it can fall just when a job is lost, most of all shares of your own employer. Sold, ${sold.sale} of it ${becomes(work, sold)}. ${taxInWords(sold)}`,
        missing === undefined
          ? nothing
          : say`It does not close the gap of ${missing}: that has to be found all the same.`,
        work.reader.told('marketplaceCoverage') === true
          ? words('A gain counts as income for the Marketplace credit; what you put in does not.')
          : nothing,
        words(
          'What stays invested is the reserve after cash, and before a card, a loan or a retirement account.',
        ),
      ]),
    ),
  ]
}

export function soldStep({ sold, leftOwed }: Asked): StepDraft | undefined {
  if (sold === undefined) return undefined
  const { sale, starter, isWhole } = sold
  return {
    id: 'sell-invested',
    title:
      leftOwed !== undefined
        ? say`Use ${sale} of what you have invested for the debts and the fund`
        : isWhole
          ? say`Fill the fund now with ${sale} of what you have invested`
          : say`Move ${sale} of what you have invested into the fund`,
    why: words('Shares can fall just when a job is lost. Cash is there.'),
    how: join([
      starter === undefined
        ? nothing
        : say`At the least sell ${starter} now: that fills the starter cushion.`,
      leftOwed === undefined ? nothing : say`The ${leftOwed} that you owe at a high rate comes next.`,
      words(
        'Sell what gained least first, and nothing at a gain that you have held for a year or less: that is taxed like pay.',
      ),
      taxInWords(sold),
    ]),
    due: within.fortnight,
    dueWhy: 'within a fortnight: nobody knows where markets are later',
    minutes: 45,
    link: links.investor,
    keep: words('The confirmation of the sale, and what you paid for what you sold.'),
  }
}
