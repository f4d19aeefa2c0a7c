/** What is said about a sum from the sale of stock, land or a business: its gain is taxed, and nobody withholds the tax. */
import type { Check } from '../../plan.ts'
import { join, say, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { check } from '../check.ts'
import { gainTaxText } from '../state-notes.ts'
import { inParts, saysNoTax } from './money-tax-words.ts'
import { smallFederal } from './tax-steps.ts'
import type { LumpSumWork } from './work.ts'

/** Stock or land, and shares that vested before. */
export function gainCheck(work: LumpSumWork): Check {
  const { reader, sheet } = work
  const source = reader.value('moneySource')
  return check(
    'source',
    'act',
    'A sale can owe tax on the gain',
    join([
      source === 'land_sale'
        ? words(
            'The gain is what you got less what you paid and what the sale cost; land that you inherited counts from its value on the day of the death.',
          )
        : words(
            source === 'vested_shares'
              ? 'The gain is what you got less what the shares were worth on the day they vested.'
              : 'The gain is what you got less what you paid.',
          ),
      reader.told('taxOwedOnMoney') === undefined
        ? work.moneyTax?.kind === 'gain' && work.moneyTax.estimate !== undefined
          ? say`On the ${reader.number('saleGain')} that you told, ${work.moneyTax.reserve} is set aside: ${inParts(work.moneyTax.estimate)}. What was held for a year or less is taxed like pay, at a higher rate.`
          : words('Tell it, and the tax is set aside; look at state tax as well.')
        : saysNoTax(reader)
          ? words(
              'You said that none is due, so nothing is set aside; see that this holds for state tax as well.',
            )
          : say`The ${reader.number('taxOwedOnMoney')} that you named is set aside; see that state tax is in it.`,
      source === 'land_sale'
        ? words(
            'A large gain can also make a Medicare premium dearer later, and tax more of Social Security.',
          )
        : say`A loss counts only if neither you nor a spouse buys the same thing within ${sheet.law('sale.wash', 'Days around a sale at a loss', 'days', lastingLaw.washSaleDays)} before or after the sale, in an IRA too.`,
      gainTaxText(sheet, reader.told('state'), work.context.law.year),
    ]),
  )
}

/** A sale is gain less basis, in parts that are taxed differently; nothing of it is known until somebody works it out. */
export function businessChecks(work: LumpSumWork): Check[] {
  const { moneyTax, reader } = work
  if (reader.told('moneyBeforeTax') === false)
    return [
      check(
        'source',
        'warn',
        'See that the tax on the sale is paid',
        words(
          'You said that this is what is left after tax, so nothing is set aside. Nobody withholds the tax of a sale by itself: see that the federal and the state payment went out. If they are still to come, say how much.',
        ),
      ),
    ]
  const counted =
    moneyTax?.estimate === undefined || !(moneyTax.kind === 'sale' || moneyTax.kind === 'gain')
      ? words('You named the tax, and the plan sets it aside.')
      : moneyTax.kind === 'gain'
        ? say`On the ${reader.number('saleGain')} of gain that you told, ${moneyTax.reserve} is set aside: ${inParts(moneyTax.estimate)}. It takes all of the gain as long-term and as income from investing; of a business in which you worked it can be less.`
        : say`You named no tax, so ${moneyTax.reserve} is set aside as if the whole price were long-term gain: ${inParts(moneyTax.estimate)}. It is no estimate of what you owe.`
  return [
    check(
      'source',
      'act',
      'Work out the tax on the sale before you invest',
      say`${counted} Your basis, what you paid and put in, is not taxed. Inventory, unpaid bills and equipment that was written off are taxed like pay, at higher rates. If the price is paid over several years, an installment sale (Form 6252) spreads the tax; it has to be in the contract. Shares of a small company that were held for years can be partly free, and some states spare family businesses: ask.`,
    ),
    ...(smallFederal(work) === undefined ? [estimatedCheck] : []),
  ]
}

const estimatedCheck: Check = check(
  'sale.estimated',
  'act',
  'Pay estimated tax on time',
  words(
    'A sale can make a quarterly payment due at once, federal and state. Paying enough by the last year’s tax avoids the penalty; a tax professional works out how much that is.',
  ),
)
