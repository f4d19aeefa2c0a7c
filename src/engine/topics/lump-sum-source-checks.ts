/** Where the money comes from: the tax that it causes, the deadlines that it starts, the benefits that it may end. */
import type { Check } from '../plan.ts'
import { say, type Text, words } from '../say.ts'
import { distributionRules } from '../tax/life-tables.ts'
import type { CitedValue } from '../worksheet.ts'
import type { LumpSumWork } from './lump-sum-work.ts'

/** An heir who does not want an inheritance may refuse it within these months of the death. */
const monthsToDisclaim: CitedValue = { value: 9, source: 'IRC §2518(b)' }

export const check = (id: string, status: Check['status'], title: string, detail: Text): Check => ({
  id,
  status,
  title: words(title),
  detail,
})

export function sourceChecks(work: LumpSumWork): Check[] {
  const { reader } = work
  return [
    ...(reader.value('moneySource') === 'inherited_ira' ? inheritedChecks(work) : taxOnSource(work)),
    ...(reader.told('receivesBenefits') === true
      ? [
          check(
            'benefits',
            'act',
            'Talk to a benefits lawyer before you take the money',
            words(
              'SSI and Medicaid end above a small amount of savings. An ABLE account or a special-needs trust has to be in place first.',
            ),
          ),
        ]
      : []),
  ]
}

function inheritedChecks({ sheet, inherited, bracket }: LumpSumWork): Check[] {
  if (inherited === undefined) return []
  const { kind, isRoth, deadline, required, saved, allAtOnce } = inherited
  const found: Check[] = []
  if (kind === 'spouse')
    found.push(
      check(
        'inherited',
        'act',
        'A spouse has a choice',
        words(
          'You can make it your own IRA, which suits those who will not touch it soon, or keep it as an inherited one, which lets you take money before retirement age without a penalty. Decide before you move anything.',
        ),
      ),
    )
  else if (deadline === undefined)
    found.push(
      check(
        'inherited',
        'act',
        'An inherited IRA pays out over your lifetime',
        required === undefined
          ? words('Withdrawals are due every year.')
          : say`Each year at least about ${required} has to come out. You may take more.`,
      ),
    )
  else
    found.push(
      check(
        'inherited',
        'act',
        'An inherited IRA is not a windfall',
        isRoth
          ? say`It has to be empty by the end of ${deadline}. Nothing is due before that and nothing is taxed, so it can grow inside until then.`
          : say`Each withdrawal is income, at ${bracket} federal on the next dollar. It has to be empty by the end of ${deadline}. The disabled, the owner’s minor children and a few others have rules of their own.`,
      ),
    )
  if (required !== undefined) {
    const penalty = sheet.law(
      'missed.penalty',
      'Tax on a required withdrawal that is missed',
      'rate',
      distributionRules.penaltyRate,
    )
    found.push(
      check(
        'inherited.required',
        'act',
        'A withdrawal is due every year',
        say`If the owner had begun required withdrawals, at least about ${required} has to come out, and the owner’s own for the year of the death. What is missed is taxed at ${penalty}.`,
      ),
    )
  }
  if (saved !== undefined && allAtOnce !== undefined && saved.value > 0)
    found.push(
      check(
        'inherited.spread',
        'pass',
        'Spread over the years',
        say`Taken at once it would cost about ${allAtOnce} of federal tax; even withdrawals save about ${saved} of that. In a year with little income, take more.`,
      ),
    )
  found.push(
    check(
      'inherited.transfer',
      'act',
      'No check in your own name',
      say`Ask for a direct transfer into an account titled as inherited. A check made out to you cannot be put back, unless you are the spouse. Who does not want the money can refuse it within ${sheet.law('disclaim', 'Months to refuse an inheritance', 'months', monthsToDisclaim)} of the death.`,
    ),
  )
  return found
}

/** Gain on a home that one lived in that is not taxed, for one person and for a couple. */
const freeHomeGain = { single: 250_000, joint: 500_000, source: 'IRC §121(b)' } as const

function taxOnSource({ reader, sheet, taxes }: LumpSumWork): Check[] {
  const source = reader.value('moneySource')
  switch (source) {
    case 'inheritance':
      return [
        check(
          'source',
          'warn',
          'Cash that you inherit is not income',
          say`What else you inherit takes its value on the day of the death as its basis: write that value down before you sell. A few states tax heirs. Refusing it is possible within ${sheet.law('disclaim', 'Months to refuse an inheritance', 'months', monthsToDisclaim)} of the death.`,
        ),
      ]
    case 'home_sale': {
      const free = sheet.law('home.free-gain', 'Gain on your own home that is not taxed', 'usd', {
        value: taxes.status === 'married_joint' ? freeHomeGain.joint : freeHomeGain.single,
        source: freeHomeGain.source,
        note: 'For a home owned and lived in for the years that the law asks.',
      })
      return [
        check(
          'source',
          'warn',
          'Is the sale of the home taxed?',
          say`If it was your home for the last years, gain up to ${free} is free of federal tax. What is above, or a second home, is taxed: set that aside first.`,
        ),
      ]
    }
    case 'stock_sale':
      return [
        check(
          'source',
          'act',
          'A sale can owe tax on the gain',
          words(
            'The gain is what you got less what you paid. Work it out, set the tax aside first, and look at state tax as well. A loss counts only if you do not buy the same thing back within a month.',
          ),
        ),
      ]
    case 'bonus':
    case 'lottery':
      return [
        check(
          'source',
          'act',
          'Tax is due on this money',
          words(
            'What was withheld may be too little. Set the difference aside before you invest, and look at estimated tax.',
          ),
        ),
      ]
    case 'settlement':
      return [
        check(
          'source',
          'warn',
          'Is the settlement taxed?',
          words(
            'Money for physical injury usually is not; interest, lost pay and punitive parts are. Read the agreement with a tax professional.',
          ),
        ),
      ]
    case 'life_insurance':
    case 'gift':
      return [
        check(
          'source',
          'pass',
          'No income tax on this money',
          words('Neither a gift nor a death benefit is income. What it earns from now on is.'),
        ),
      ]
    default:
      return [
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
