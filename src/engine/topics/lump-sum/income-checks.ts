/** What is said about a sum that is pay or a prize: what the law takes of it, and what is withheld before it arrives. */
import type { Check } from '../../plan.ts'
import { join, nothing, say, words } from '../../say.ts'
import { check } from '../check.ts'
import { comesBackInWords, inParts, namedTaxCheck, saysNoTax } from './money-tax-words.ts'
import type { LumpSumWork } from './work.ts'

/** Pay and prizes are income of the year: what the law takes of them, and what is withheld of it before it arrives. */
export function incomeCheck({ reader, moneyTax, bracket }: LumpSumWork): Check {
  if (moneyTax === undefined)
    return reader.told('taxOwedOnMoney') === undefined || saysNoTax(reader)
      ? check(
          'source',
          'warn',
          'Was enough tax withheld?',
          words(
            `${saysNoTax(reader) ? 'You said that no more tax is due' : 'You named what is left after tax'}, so none is set aside. Employers and payers withhold at one rate for everyone: in a higher bracket more is due with the return.`,
          ),
        )
      : namedTaxCheck(reader)
  const { kind, reserve, estimate, withheld } = moneyTax
  const named =
    kind === 'share'
      ? join([
          say`${reserve} is set aside, the share that you named.`,
          estimate === undefined
            ? nothing
            : say`By the law it comes to about ${estimate.total}: ${inParts(estimate)}.${
                estimate.total.value > reserve.value
                  ? words(
                      ' That is more than you said, so keep the difference back too until the return is filed.',
                    )
                  : nothing
              }`,
        ])
      : estimate === undefined
        ? nothing
        : say`It is income, so about ${reserve} is set aside: ${inParts(estimate)}. If tax is off already, say so, and all of it is placed.`
  const later =
    withheld === undefined
      ? words('What is withheld before it arrives counts toward that; the rest is due with the return.')
      : withheld.gap.value > 0
        ? say`An employer withholds ${withheld.rate} whatever your bracket, which is ${bracket}: about ${withheld.dollars} with Social Security and Medicare. The other ${withheld.gap} of federal tax is due with your return.`
        : say`An employer withholds about ${withheld.dollars} of it, Social Security and Medicare included, which covers the federal part.${comesBackInWords({ moneyTax })}`
  return check('source', 'act', 'Tax comes off this money first', join([named, later]))
}
