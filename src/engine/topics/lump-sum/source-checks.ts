/** Where the money comes from: the tax that it causes, the deadlines that it starts, the benefits that it may end. */
import type { Check } from '../../plan.ts'
import { say, words } from '../../say.ts'
import { annualGiftExclusion } from '../../tax/gift-exclusion.ts'
import { benefitsCheck, untoldBenefitsCheck } from '../benefits-limit.ts'
import { check } from '../check.ts'
import { sourceOf } from '../tax-picture.ts'
import { isPlacedForBenefits } from './childs-benefits.ts'
import { homeSaleChecks } from './home-sale-checks.ts'
import { incomeCheck } from './income-checks.ts'
import { whichStatesTaxHeirs } from './inheritance-tax.ts'
import { inheritedChecks, refusal } from './inherited-checks.ts'
import { taxedAs } from './money-tax.ts'
import { isOwnSavings } from './own-savings.ts'
import { ownershipCheck } from './ownership-check.ts'
import { businessChecks, gainCheck } from './sale-checks.ts'
import { isInShares, ownSharesCheck, sharesCheck } from './shares.ts'
import type { LumpSumWork } from './work.ts'

export function sourceChecks(work: LumpSumWork): Check[] {
  const { sheet, reader } = work
  return [
    ...(reader.value('moneySource') === 'inherited_ira' ? inheritedChecks(work) : taxOnSource(work)),
    ...(isInShares(reader) && reader.told('moneySource') !== 'vested_shares' ? [ownSharesCheck(reader)] : []),
    ...ownershipCheck(work),
    ...benefitsCheck(
      sheet,
      reader,
      isPlacedForBenefits(work)
        ? 'Talk to a benefits lawyer before you take the money'
        : 'Find out which benefit it is before you take the money',
    ),
    ...untoldBenefitsCheck(sheet, reader),
  ]
}

function taxOnSource(work: LumpSumWork): Check[] {
  const { reader, taxes, amount } = work
  const source = reader.value('moneySource')
  switch (source) {
    case 'inheritance':
      return [
        check(
          'source',
          'warn',
          'What you inherit is not income',
          say`Stocks, funds and land take their value on the day of the death as their basis, so only what they gain from then on is taxed: write that value down before you sell.${whichStatesTaxHeirs(work)}${refusal(work)}`,
        ),
      ]
    case 'home_sale':
      return homeSaleChecks(work)
    case 'land_sale':
    case 'stock_sale':
      return [gainCheck(work)]
    case 'business_sale':
      return businessChecks(work)
    case 'vested_shares':
      return [sharesCheck(work), taxedAs(reader) === 'gain' ? gainCheck(work) : incomeCheck(work)]
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
      if (isOwnSavings(work))
        return [
          check(
            'source',
            'pass',
            'No tax is due on this money',
            words('You saved it from income that was taxed before. Only what it earns from now on is taxed.'),
          ),
        ]
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
