/** The step that pays the tax on the money itself, or finds out how much it is. */
import { yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { filingDay, nextEstimatedTaxDay } from '../../tax/deadlines.ts'
import { noPenaltyWords, safeHarborWords, waitsForReturn } from '../safe-harbor.ts'
import { type StepDraft, within } from '../steps.ts'
import { taxWithReturn } from '../tax-with-return.ts'
import { taxedAs } from './money-tax.ts'
import type { LumpSumWork } from './work.ts'

/** A sale can owe tax on its gain, and neither the tax nor the gain was named, so nothing is set aside. */
export function isTaxOpen({ reader, moneyTax }: Pick<LumpSumWork, 'reader' | 'moneyTax'>): boolean {
  const source = reader.value('moneySource')
  return (
    (source === 'home_sale' || source === 'land_sale' || source === 'stock_sale') &&
    reader.told('moneyBeforeTax') !== false &&
    reader.told('taxOwedOnMoney') === undefined &&
    moneyTax === undefined
  )
}

export function taxSale(work: LumpSumWork): StepDraft | undefined {
  const { reader, context, moneyTax } = work
  const source = reader.value('moneySource')
  // "No tax is due on it" was told, or an heir owes it, and has a step of their own.
  if (reader.told('taxOwedOnMoney') === 0 || source === 'inheritance') return undefined
  if (
    reader.told('taxOwedOnMoney') === undefined &&
    moneyTax === undefined &&
    source !== 'home_sale' &&
    source !== 'land_sale' &&
    source !== 'stock_sale' &&
    source !== 'business_sale' &&
    source !== 'bonus' &&
    source !== 'vested_shares'
  )
    return undefined
  if (moneyTax?.kind === 'gain' && moneyTax.reserve.value === 0) return undefined
  if (source === 'bonus' || (source === 'vested_shares' && taxedAs(reader) === 'pay')) return taxOnPay(work)
  const isSettled = reader.told('moneyBeforeTax') === false && reader.told('taxOwedOnMoney') === undefined
  if (isSettled && moneyTax === undefined) return taxSettled(work)
  if (source === 'business_sale') {
    const small = smallFederal(work)
    return {
      id: 'estimated-tax',
      title: words(
        small === undefined
          ? 'Have the tax on the sale worked out, and pay estimated tax'
          : 'Have the tax on the sale worked out',
      ),
      why: words(
        `${moneyTax?.kind === 'gain' ? 'What is set aside is an estimate on the gain that you told' : 'Until then nobody knows how much of this money is yours'}.${small === undefined ? ' Too little paid during the year costs a penalty.' : ''}`,
      ),
      how: say`${words(
        'Bring the contract, what you paid and put in, the list of what was sold with it, and last year’s returns to a tax professional. Ask for the federal and the state payment.',
      )} ${small === undefined ? say`The next day of estimated tax is ${nextPayment(work)}.` : say`By this estimate ${small} of it is federal tax, due with the return. ${noPenaltyWords(work.sheet)} Parts of the business that are taxed like pay can make it more.`}`,
      due: within.tenDays,
      dueWhy:
        small === undefined
          ? 'before anything is invested, and in time for the next payment'
          : 'before anything is invested',
      minutes: 120,
      link: links.irsPayments,
      keep: words('The closing statement, the computation of the gain, and the confirmation numbers.'),
    }
  }
  const isHeldBack = moneyTax?.kind === 'sale'
  if (isHeldBack || isTaxOpen(work)) {
    const isOwnHome = source === 'home_sale' && reader.told('homeLivedIn') !== false
    return {
      id: 'estimated-tax',
      title: isOwnHome
        ? words('Find out whether the sale of the home is taxed')
        : words(
            isHeldBack
              ? 'Work out the gain, and pay the tax from what is set aside'
              : 'Work out the gain, and set the tax aside',
          ),
      why: words(
        isHeldBack
          ? 'What is set aside is counted as if all of the price were gain. What is not owed can be invested; paid too late, the tax costs a penalty.'
          : 'No tax was named, so nothing is set aside for it yet. Paid too late, it costs a penalty.',
      ),
      how: isOwnHome
        ? words(
            `What you got, less what you paid, what you improved and what the sale cost, is the gain. If it is more than is free${reader.told('homeLivedIn') === true ? '' : ', or it was not your home'}, hold the tax back before you invest, and pay it as estimated tax, federal and state.`,
          )
        : source === 'home_sale'
          ? words(
              'The sale price, not what was left after the loan, less what you paid, what you improved and what the sale cost, plus what was written off for renting it out, is the gain. Bring the closing papers and the returns of those years to a tax professional. Hold the federal and the state tax back before you invest, and pay it as estimated tax.',
            )
          : source === 'land_sale'
            ? words(
                'What you got less what you paid and what the sale cost; land that you inherited counts from its value on the day of the death. Hold the federal and the state tax back before you invest, and pay it as estimated tax.',
              )
            : words(
                'What you got less what you paid, lot by lot, from the broker’s statement. Hold the federal and the state tax back before you invest, and pay it as estimated tax.',
              ),
      due: within.fortnight,
      dueWhy: 'before anything is invested',
      minutes: 60,
      link: links.irsPayments,
      keep: words('The closing or sale statement, and what shows the purchase price.'),
    }
  }
  const small = smallFederal(work)
  if (small !== undefined) return smallTax(work, small)
  return {
    id: 'estimated-tax',
    moves: 'tax',
    title: words('Pay the tax on this money as estimated tax'),
    why: words('Too little during the year costs a penalty.'),
    how: say`Pay on the IRS page for the right year and period, from the part that you set aside${ofState(work)}. ${safeHarborWords(work.sheet)}`,
    due: nextEstimatedTaxDay(context.today),
    dueWhy: 'the next day on which estimated tax is due',
    minutes: 30,
    link: links.irsPayments,
    keep: words('The confirmation number.'),
  }
}

/** The federal tax on the money where it is the only tax that nobody withholds, and too little for payments during the year. */
export function smallFederal(work: LumpSumWork): Figure | undefined {
  const { moneyTax } = work
  const federal = moneyTax?.kind === 'share' ? undefined : moneyTax?.estimate?.federal
  return federal !== undefined && waitsForReturn(federal.value) && !hasProfit(work) ? federal : undefined
}

function smallTax({ sheet, context, moneyTax }: LumpSumWork, federal: Figure): StepDraft {
  const state = moneyTax?.estimate?.state
  return taxWithReturn(sheet, filingDay(yearOf(context.today)), {
    id: 'estimated-tax',
    moves: 'tax',
    title: words('Pay the tax on this money with your return'),
    why: words('What is set aside for it is not yours to invest.'),
    pay: (day) =>
      federal.value > 0
        ? say`About ${federal} of it is federal tax, due by ${day}.`
        : say`By this estimate none of it is federal tax. The return is due by ${day}.`,
    beyond:
      state === undefined || state.value === 0
        ? nothing
        : say`The other ${state} is your state’s, which has a rule of its own: ask its tax office whether it wants a payment sooner.`,
    keep: words('What shows the purchase price and the sale, and the return.'),
  })
}

const hasProfit = ({ taxes }: Pick<LumpSumWork, 'taxes'>): boolean => {
  const { selfEmploymentProfit = 0, spouseSelfEmploymentProfit = 0 } = taxes.taxReturn
  return selfEmploymentProfit + spouseSelfEmploymentProfit > 0
}

/** What an employer leaves open is too little for a payment during the year. */
const smallGap = ({ sheet, context, moneyTax }: LumpSumWork, gap: Figure): StepDraft =>
  taxWithReturn(sheet, filingDay(yearOf(context.today)), {
    id: 'estimated-tax',
    title: comparesWithheld,
    why:
      gap.value === 0
        ? words('By this estimate what an employer withholds covers the federal tax on it.')
        : say`About ${gap} of federal tax is due beyond what an employer withholds.`,
    pay: (day) =>
      gap.value === 0
        ? say`Look at the pay slip: federal, Social Security, Medicare and state. If less was withheld, the rest is due with the return, by ${day}.`
        : say`Look at the pay slip: federal, Social Security, Medicare and state. What was not withheld is due with the return, by ${day}.`,
    beyond: words(
      `If the pay slip shows far less, have more withheld from the next checks.${moneyTax?.estimate?.state?.value === 0 ? '' : ' Your state has a rule of its own.'}`,
    ),
    keep: words('The pay slip of this payment, and the return.'),
  })

/** The state's part of it is not the IRS's. */
const ofState = ({ moneyTax }: LumpSumWork): Text => {
  const { state, federal } = moneyTax?.estimate ?? {}
  return moneyTax?.kind === 'share' || state === undefined || federal === undefined || state.value === 0
    ? nothing
    : say`: about ${federal} of it. The other ${state} is your state’s, and is paid on the page of its tax office`
}

const nextPayment = ({ sheet, context }: LumpSumWork): DateFigure =>
  sheet.date(
    'sale.next-payment',
    'Next day of estimated tax',
    'the next of the days of the year on which it is due',
    [],
    nextEstimatedTaxDay(context.today),
  )

/** What is left after tax was told: somebody worked the tax out, and it may still have to be sent. */
const taxSettled = (work: LumpSumWork): StepDraft => ({
  id: 'estimated-tax',
  title: words('See that the tax on the sale is paid'),
  why: words('What is still owed on it is not yours to invest, and too little paid on time costs a penalty.'),
  how: say`Ask whoever worked out the tax for the dates and sums of the federal and the state payment. The next day of estimated tax is ${nextPayment(work)}. ${noPenaltyWords(work.sheet)} Then it waits for the return.`,
  due: within.tenDays,
  dueWhy: 'before anything is invested, and in time for the next payment',
  minutes: 30,
  link: links.irsPayments,
  keep: words('The confirmation of each payment.'),
})

const comparesWithheld = words('Compare what was withheld with the tax on this money')

/** An employer withholds from pay, so only what that leaves open is to be paid. */
function taxOnPay(work: LumpSumWork): StepDraft {
  const { sheet, context, moneyTax } = work
  const gap = moneyTax?.withheld?.gap
  if (gap !== undefined && waitsForReturn(gap.value) && !hasProfit(work)) return smallGap(work, gap)
  return {
    id: 'estimated-tax',
    title: comparesWithheld,
    why:
      gap === undefined || gap.value === 0
        ? words('Too little paid during the year costs a penalty.')
        : say`About ${gap} of federal tax is due beyond what an employer withholds, and too little paid during the year costs a penalty.`,
    how: say`${words(
      'Look at the pay slip: federal, Social Security, Medicare and state. Use the withholding estimator on the IRS page, then have more withheld from the next checks, or pay the rest as estimated tax from what you set aside.',
    )}${gap === undefined ? say` ${safeHarborWords(sheet)}` : nothing}`,
    due: nextEstimatedTaxDay(context.today),
    dueWhy: 'the next day on which estimated tax is due',
    minutes: 45,
    link: links.withholdingEstimator,
    keep: words('The pay slip of this payment, and the confirmation of what you pay.'),
  }
}
