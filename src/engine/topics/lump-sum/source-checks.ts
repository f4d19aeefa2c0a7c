/** Where the money comes from: the tax that it causes, the deadlines that it starts, the benefits that it may end. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { isCommunityPropertyState } from '../../tax/community-property.ts'
import { annualGiftExclusion } from '../../tax/gift-exclusion.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { benefitsCheck } from '../benefits-limit.ts'
import { check } from '../check.ts'
import { gainTaxText } from '../state-notes.ts'
import { sourceOf } from '../tax-picture.ts'
import { homeSaleExclusion, widowedSale } from './home-sale.ts'
import { inheritedChecks, refusal } from './inherited-checks.ts'
import type { MoneyTax } from './money-tax.ts'
import { isInShares, ownSharesCheck, sharesCheck } from './shares.ts'
import type { LumpSumWork } from './work.ts'

export function sourceChecks(work: LumpSumWork): Check[] {
  const { sheet, reader } = work
  return [
    ...(reader.value('moneySource') === 'inherited_ira' ? inheritedChecks(work) : taxOnSource(work)),
    ...(isInShares(reader) && reader.told('moneySource') !== 'vested_shares' ? [ownSharesCheck(reader)] : []),
    ...ownershipCheck(work),
    ...benefitsCheck(sheet, reader, 'Talk to a benefits lawyer before you take the money'),
  ]
}

function taxOnSource(work: LumpSumWork): Check[] {
  const { reader, sheet, taxes, amount } = work
  const source = reader.value('moneySource')
  switch (source) {
    case 'inheritance':
      return [
        check(
          'source',
          'warn',
          'What you inherit is not income',
          say`Stocks, funds and land take their value on the day of the death as their basis, so only what they gain from then on is taxed: write that value down before you sell. A few states tax heirs.${refusal(work)}`,
        ),
      ]
    case 'home_sale': {
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
    case 'land_sale':
    case 'stock_sale':
      return [
        check(
          'source',
          'act',
          'A sale can owe tax on the gain',
          join([
            source === 'land_sale'
              ? words(
                  'The gain is what you got less what you paid and what the sale cost; land that you inherited counts from its value on the day of the death.',
                )
              : words('The gain is what you got less what you paid.'),
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
              : words('A loss counts only if you do not buy the same thing back within a month.'),
            gainTaxText(sheet, reader.told('state'), work.context.law.year),
          ]),
        ),
      ]
    case 'business_sale':
      return businessChecks(work)
    case 'vested_shares':
      return [sharesCheck, incomeCheck(work)]
    case 'bonus':
    case 'lottery':
      return [incomeCheck(work)]
    case 'settlement':
      return [
        check(
          'source',
          'warn',
          'Is all of the settlement yours?',
          words(
            'Money for physical injury is usually not taxed; interest, lost pay without an injury, and punitive parts are. If it is for an injury, ask the lawyer in writing whether a health insurer, Medicare or Medicaid has to be paid back from it, and which medical bills are still open. Spend none of it before that is answered.',
          ),
        ),
      ]
    case 'gift':
      return [giftCheck(work)]
    case 'life_insurance':
      return [
        check(
          'source',
          'pass',
          'No income tax on this money',
          words(
            'A death benefit is not income. Interest that the insurer paid on it is, and so is what it earns from now on.',
          ),
        ),
      ]
    default:
      return reader.told('moneySource') === undefined &&
        taxes.income.value > 0 &&
        amount.value > taxes.income.value
        ? [
            check(
              'source',
              'warn',
              'Where does this money come from?',
              words(
                'It is more than a year of your pay. The plan takes it as money on which tax is already paid. If it comes from a sale, a bonus, a settlement or an inherited account, say so: tax may be due, and deadlines may run.',
              ),
            ),
          ]
        : [
            check(
              'source',
              'pass',
              'No tax counted on this money',
              words(
                'The plan takes it as money on which tax is already paid. If it comes from a sale, a bonus or an inherited account, say so.',
              ),
            ),
          ]
  }
}

const homeTitles = {
  own: { free: 'The gain on your home is free of tax', taxed: 'The gain on the home is taxed in part' },
  other: { free: 'No tax is counted on this gain', taxed: 'The whole gain is taxed' },
}

/** "No tax is due on it" was told. */
const saysNoTax = (reader: FactReader): boolean => reader.told('taxOwedOnMoney') === 0

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

/** Whoever gives may have to file, and whoever gets never pays: IRC §§102, 2503(b), 6019. */
function giftCheck({ sheet, context: { limits } }: LumpSumWork): Check {
  const free = sheet.law('gift.free', 'Gift of one person to another in a year without a return', 'usd', {
    value: annualGiftExclusion({ limits, donors: 1 }),
    source: `IRC §§2503(b), 6019; ${sourceOf(limits.gifts)}`,
  })
  return check(
    'source',
    'pass',
    'No income tax on this money',
    say`A gift is not income; what it earns from now on is. Above ${free} from one person in a year the giver, not you, files a gift-tax return (Form 709), and seldom owes anything. If it may have to be paid back it is a loan: settle that in writing.`,
  )
}

const namedTaxCheck = (reader: FactReader): Check =>
  check(
    'source',
    'act',
    'Tax is due on this money',
    say`The ${reader.number('taxOwedOnMoney')} that you named is set aside first. See that state tax is in it.`,
  )

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

const inParts = ({ federal, state }: NonNullable<MoneyTax['estimate']>): Text =>
  state === undefined
    ? say`${federal} federal; name your state, whose tax is not in it`
    : say`${federal} federal, ${state} state`

/** Pay and prizes are income of the year: what the law takes of them, and what is withheld of it before it arrives. */
function incomeCheck({ reader, moneyTax, bracket }: LumpSumWork): Check {
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
        : say`An employer withholds about ${withheld.dollars} of it, Social Security and Medicare included, which covers the federal part.`
  return check('source', 'act', 'Tax comes off this money first', join([named, later]))
}

/** A sale is gain less basis, in parts that are taxed differently; nothing of it is known until somebody works it out. */
function businessChecks({ moneyTax, reader }: LumpSumWork): Check[] {
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
    moneyTax?.estimate === undefined || moneyTax.kind !== 'sale'
      ? words('You named the tax, and the plan sets it aside.')
      : say`You named no tax, so ${moneyTax.reserve} is set aside as if the whole price were long-term gain: ${inParts(moneyTax.estimate)}. It is no estimate of what you owe.`
  return [
    check(
      'source',
      'act',
      'Work out the tax on the sale before you invest',
      say`${counted} Your basis, what you paid and put in, is not taxed. Inventory, unpaid bills and equipment that was written off are taxed like pay, at higher rates. If the price is paid over several years, an installment sale (Form 6252) spreads the tax; it has to be in the contract. Shares of a small company that were held for years can be partly free, and some states spare family businesses: ask.`,
    ),
    check(
      'sale.estimated',
      'act',
      'Pay estimated tax on time',
      words(
        'A sale can make a quarterly payment due at once, federal and state. Paying enough by the last year’s tax avoids the penalty; a tax professional works out how much that is.',
      ),
    ),
  ]
}

/** What one spouse inherits or is given stays that spouse's, as long as it is kept apart. */
function ownershipCheck({ reader, taxes }: LumpSumWork): Check[] {
  const source = reader.told('moneySource')
  const isOwn =
    source === 'inheritance' || source === 'gift' || source === 'life_insurance' || source === 'settlement'
  const isShared = source === 'business_sale' || source === 'home_sale' || source === 'land_sale'
  if ((!isOwn && !isShared) || (!taxes.isCouple && taxes.status !== 'married_separate')) return []
  const state = reader.told('state')
  const isCommunity = state !== undefined && isCommunityPropertyState(state)
  if (!isOwn && !isCommunity) return []
  if (!isOwn)
    return [
      check(
        'ownership',
        'warn',
        'Whose money is it?',
        words(
          'You live in a community property state: what was built up or paid for during the marriage is as a rule owned by both of you, whatever name is on it. Title the new accounts so that it stays clear, and decide together.',
        ),
      ),
    ]
  return [
    check(
      'ownership',
      'warn',
      'Whose money is it?',
      isCommunity
        ? words(
            'You live in a community property state: what either of you earns belongs to both, what one inherits or is given stays that one’s, as long as it can be told apart. In a joint account, or put into the common home, it may become both’s. Decide that together before you move it.',
          )
        : words(
            'What one spouse inherits or is given usually stays that one’s while it is kept apart. In a joint account it usually becomes both’s. Decide that together before you move it.',
          ),
    ),
  ]
}
