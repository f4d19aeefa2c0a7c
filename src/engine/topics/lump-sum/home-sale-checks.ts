/** What is said about a sum from the sale of a home: how much of its gain is free of tax, and what is set aside for the rest. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, say, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { check } from '../check.ts'
import { homeSaleExclusion, widowedSale } from './home-sale.ts'
import { inParts, namedTaxCheck, saysNoTax } from './money-tax-words.ts'
import type { LumpSumWork } from './work.ts'

export const homeSaleChecks = (work: LumpSumWork): Check[] => [...taxOfSale(work), ...nextHome(work)]

/** Who rents after the sale may mean to buy again, and nobody said so. */
function nextHome({ reader, near }: LumpSumWork): Check[] {
  const rents = reader.told('monthlyRent') !== undefined && reader.number('monthlyRent').value > 0
  if (!rents || near !== undefined || reader.value('goal') === 'home') return []
  return [
    check(
      'next-home',
      'warn',
      'Is a part of this for another home?',
      words(
        'You sold a home and rent now. If you mean to buy again, say how much of this money is for that and when: that part stays in Treasury bills and insured savings, out of stocks and retirement accounts.',
      ),
    ),
  ]
}

function taxOfSale(work: LumpSumWork): Check[] {
  const { reader } = work
  const free = homeSaleExclusion(work)
  if (work.moneyTax?.kind === 'gain') return [homeSaleCheck(work, free)]
  const told = toldTaxOfHome(work, free)
  if (told !== undefined) return [told]
  if (reader.told('homeLivedIn') === false)
    return [
      check(
        'source',
        'act',
        'The whole gain is taxed',
        join([
          words(
            'The part that is free on the sale of one’s own home does not count for a rental or a second home. If it was rented out, what was written off over those years, or could have been, is taxed back too, even if you sold for no more than you paid; losses that you could not use in those years may count now.',
          ),
          work.moneyTax?.kind === 'sale' && work.moneyTax.estimate !== undefined
            ? say`Until the gain is known ${work.moneyTax.reserve} is set aside, as if the whole price were long-term gain: ${inParts(work.moneyTax.estimate)}. What you paid and improved comes off the price, so you are likely to owe less; what was written off is taxed at a higher rate. Tell the gain, and the plan sets aside what it comes to.`
            : words('Tell the gain, and the plan sets the tax aside.'),
        ]),
      ),
    ]
  const isTold = reader.told('homeLivedIn') === true
  return [
    check(
      'source',
      'warn',
      isTold ? 'Is the gain on the home more than is free of tax?' : 'Is the sale of the home taxed?',
      say`If ${words(isTold ? 'you lived in it for long enough' : 'it was your home for the last years')}, gain up to ${free} is free of federal tax. What is above${words(isTold ? '' : ', or a second home,')} is taxed: set that aside first.${widowedSale(work)} Tell the gain, and the plan does.`,
    ),
  ]
}

const homeTitles = {
  own: { free: 'The gain on your home is free of tax', taxed: 'The gain on the home is taxed in part' },
  other: { free: 'No tax is counted on this gain', taxed: 'The whole gain is taxed' },
}

/** Where the tax on the sale of a home was told: that it is set aside, or that none is due, as far as the law bears it out. */
function toldTaxOfHome(work: LumpSumWork, free: Figure): Check | undefined {
  const { reader } = work
  if (reader.told('taxOwedOnMoney') === undefined) return undefined
  if (!saysNoTax(reader)) return namedTaxCheck(reader)
  const isOwn = reader.value('homeLivedIn')
  if (reader.told('saleGain') === undefined)
    return check(
      'source',
      isOwn ? 'pass' : 'warn',
      'No tax is counted on this sale',
      isOwn
        ? say`You said that none is due. That holds for gain up to ${free} on a home that was your own for the last years.${widowedSale(work)}`
        : words(
            'You said that none is due. That holds where there is no gain: what was written off for renting it out counts as one.',
          ),
    )
  const gain = reader.number('saleGain')
  if (isOwn && gain.value <= free.value) return homeSaleCheck(work, free)
  return check(
    'source',
    'act',
    'See that no tax is due on this gain',
    isOwn
      ? say`You said that none is due, so nothing is set aside. Of the ${gain} of gain ${free} is free of federal tax; the rest is taxed.`
      : say`You said that none is due, so nothing is set aside. A rental, or a home that was not your own for long enough, is taxed on the whole gain of ${gain}.`,
  )
}

/** What of the gain on a home is free, and what is set aside for the rest. */
function homeSaleCheck(work: LumpSumWork, free: Figure): Check {
  const { sheet, reader, moneyTax } = work
  const gain = reader.number('saleGain')
  const lived = sheet.law(
    'home.lived',
    'Years lived in the home before its sale',
    'years',
    lastingLaw.homeSaleYears,
  )
  const window = sheet.law(
    'home.window',
    'Years before the sale that are looked at',
    'years',
    lastingLaw.homeSaleWindowYears,
  )
  const isOwn = reader.value('homeLivedIn')
  const isFree = moneyTax === undefined || moneyTax.reserve.value === 0
  return check(
    'source',
    isFree ? 'pass' : 'act',
    homeTitles[isOwn ? 'own' : 'other'][isFree ? 'free' : 'taxed'],
    join([
      isOwn
        ? say`${gain.value <= free.value ? say`All of the ${gain} of gain is free of federal tax: up to ${free} is` : say`Of the ${gain} of gain, ${free} is free of federal tax`} for a home that you owned and lived in for ${lived} of the ${window} before the sale, if you did not use this rule in the last ${lived}.${widowedSale(work)}`
        : say`A rental, or a home that was not your own for long enough, is taxed on the whole gain of ${gain}.`,
      isFree || moneyTax.estimate === undefined
        ? words('Keep the papers that show what you paid and improved.')
        : say`${moneyTax.reserve} is set aside for ${words(isOwn ? 'the rest' : 'it')}: ${inParts(moneyTax.estimate)}. What was written off for renting it out is taxed on top.`,
    ]),
  )
}
