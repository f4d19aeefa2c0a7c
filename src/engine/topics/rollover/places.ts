/** The places to which money of a plan can go, and how a plan speaks of each. */
import type { Figure } from '../../figure.ts'
import { say, type Text, words } from '../../say.ts'
import type { Place, RolloverBasis } from './basis.ts'
import type { CheckInHand } from './check-in-hand.ts'
import type { KeptOfCheck } from './check-kept.ts'
import type { Gates } from './gates.ts'
import type { RequiredWithdrawal } from './required.ts'

export type Destination =
  | 'required'
  | 'redeposit'
  | 'keptOut'
  | 'late'
  | 'payout'
  | 'shares'
  | 'cash'
  | 'kept'
  | 'rothIra'
  | 'inheritedRothIra'
  | Place
export type SourceName = keyof RolloverBasis['sources']

/** The name of a place in a sentence. */
export const placeNames: Record<Place, Text> = {
  leave: words('your old plan'),
  newPlan: words('your new plan at work'),
  ira: words('a rollover IRA'),
  inheritedIra: words('an inherited IRA'),
}

/** Whether what is decided on lies in more than one plan. */
export const isOfSeveral = ({ plans }: Pick<RolloverBasis, 'plans'>): boolean =>
  plans !== undefined && plans.open.length > 1

/** The plan in a sentence: it is an old one only of a job that ended, and may be one of several. */
export const planOf = (of: Pick<RolloverBasis, 'stillThere' | 'plans'>): string =>
  isOfSeveral(of) ? 'the old plans' : of.stillThere ? 'the plan' : 'the old plan'

const moneyNames: Record<SourceName, string> = {
  pretax: 'pre-tax money',
  stock: 'company stock',
  roth: 'Roth money',
  afterTax: 'after-tax money',
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export interface PlacedWords {
  readonly label: Text
  readonly description: Text
  /** The same as a part of a sentence: 'move $9,000 to …'. */
  readonly act: (amount: Figure) => Text
}

/** What the words need to know besides the place. */
export interface Circumstances {
  readonly gates: Gates
  /** Who works there has no old plan. */
  readonly stillThere: boolean
  readonly plans: RolloverBasis['plans']
  readonly check: CheckInHand | undefined
  readonly kept: KeptOfCheck | undefined
  readonly required: RequiredWithdrawal | undefined
  /** Where a check is put back. */
  readonly redepositPlace: Place
  /** Company stock whose lower tax as shares is not open yet. */
  readonly stockWaits: boolean
  /** Company stock whose cost decides and was not told: a rollover would settle it before it is known. */
  readonly isStockUndecided: boolean
}

export function placeInWords(of: Circumstances, destination: Destination, source: SourceName): PlacedWords {
  const money = moneyNames[source]
  switch (destination) {
    case 'required':
      return {
        label: words('This year’s required withdrawal'),
        description: words('Paid to you and taxed as income. The law does not let it be rolled over.'),
        act: (amount) =>
          of.required?.open === undefined
            ? say`keep ${amount} of the check as this year’s required withdrawal`
            : say`take ${amount} as this year’s required withdrawal${words(isPartOfCheck(of) ? ', what the check held included' : '')}`,
      }
    case 'redeposit':
      return redeposit(of)
    case 'keptOut':
      return {
        label: words('Kept of what was paid out'),
        description: words(
          'A year of what you need, with what was withheld. It is income of this year and bears no penalty.',
        ),
        act: (amount) => say`keep ${amount} of what was paid out, without a penalty`,
      }
    case 'late':
      return {
        label: words('The check past its deadline'),
        description: words(
          'Taxed as a withdrawal, unless a reason that the IRS accepts allows a late deposit. Ask for it at once.',
        ),
        act: (amount) => say`ask at once whether ${amount} may still be put back`,
      }
    case 'payout':
      return {
        label: words('Paid out by a schedule that you choose'),
        description: words(
          'This kind of plan cannot go to an IRA or a 401(k). Spread over years, it is taxed less.',
        ),
        act: (amount) => say`choose a schedule that spreads ${amount} over years`,
      }
    case 'shares':
      return {
        label: words('Company stock, paid out as shares'),
        description: words(
          'To a taxable brokerage account. What it cost is income now; what it gained is taxed as a long-term gain when sold.',
        ),
        act: (amount) => say`have ${amount} of company stock paid out as shares`,
      }
    case 'cash':
      return {
        label: words('Paid to you as cash in the same payout'),
        description: words(
          'For what you need before the penalty ends and the shares do not carry. The plan pays it without a penalty; it is income of that year.',
        ),
        act: (amount) => say`have ${amount} paid to you as cash`,
      }
    case 'kept':
      return {
        label: words('Stays in the old plan for early withdrawals'),
        description: words('This plan pays it out without a penalty. An IRA of your own would not.'),
        act: (amount) => say`keep ${amount} in the old plan for withdrawals without a penalty`,
      }
    case 'leave':
      return {
        label: words(
          source === 'pretax' ? `Stays in ${planOf(of)}` : `${capital(money)} stays in ${planOf(of)}`,
        ),
        description: isHeldBack(of, source)
          ? words(
              'As shares it may be taxed less, and a rollover of it cannot be undone. Its cost decides: ask for it first; then the whole balance leaves within one calendar year.',
            )
          : of.stockWaits && source === 'stock' && of.gates.freeze === undefined
            ? words(
                of.gates.kept === undefined
                  ? 'Paid out as shares it may be taxed less, but that is not open yet. A rollover would end it.'
                  : 'Paid out as shares it may be taxed less, once the early payments have ended. A rollover would end that.',
              )
            : reasonToStay(of.gates, source),
        act: (amount) =>
          isHeldBack(of, source)
            ? say`leave ${amount} of company stock where it is until its cost is known`
            : say`leave ${amount} where it is`,
      }
    case 'newPlan':
      return {
        label: words(
          source === 'roth'
            ? 'Roth money to the Roth part of the new plan'
            : `${capital(money)} to your new plan`,
        ),
        description: reasonForNewPlan(of.gates, source),
        act: (amount) => say`move ${amount} of ${words(money)} directly to your new plan at work`,
      }
    case 'ira':
      return {
        label: words(`${capital(money)} to a rollover IRA`),
        description: words(
          'A traditional IRA that holds nothing else, at the lowest costs of the places that are open. Nothing is taxed on the way.',
        ),
        act: (amount) => say`move ${amount} of ${words(money)} directly to a rollover IRA`,
      }
    case 'rothIra':
      return {
        label: words(`${capital(money)} to a Roth IRA`),
        description: words(
          source === 'afterTax'
            ? 'It was taxed before, so it moves without tax, and what it earns from then on can come out untaxed. What it earned so far is pre-tax money.'
            : 'Taxed before, so nothing is due. It follows the clock of your Roth IRA.',
        ),
        act: (amount) => say`move ${amount} of ${words(money)} to a Roth IRA`,
      }
    case 'inheritedIra':
      return {
        label: words(`${capital(money)} to an inherited IRA`),
        description: words(
          'In your late spouse’s name, with you as its beneficiary. Nothing is taxed on the way, it pays you at any age without a penalty, and you can make it your own later.',
        ),
        act: (amount) => say`move ${amount} of ${words(money)} directly to an inherited IRA`,
      }
    case 'inheritedRothIra':
      return {
        label: words(`${capital(money)} to an inherited Roth IRA`),
        description: words(
          'In your late spouse’s name, with you as its beneficiary. It was taxed before, so nothing is due, and you can make it your own later.',
        ),
        act: (amount) => say`move ${amount} of ${words(money)} to an inherited Roth IRA`,
      }
    default:
      return destination satisfies never
  }
}

/** Whether a check of this year was the first of the withdrawal, and not all of it. */
const isPartOfCheck = ({ required }: Circumstances): boolean =>
  required?.open !== undefined && required.open !== required.amount

const isHeldBack = ({ isStockUndecided, gates }: Circumstances, source: SourceName): boolean =>
  isStockUndecided && source === 'stock' && gates.freeze === undefined

function redeposit({ check, kept, redepositPlace }: Circumstances): PlacedWords {
  const where = placeNames[redepositPlace]
  if (check === undefined || check.isDirect)
    return {
      label: words('The check, to the account that it names'),
      description: words('It is a direct rollover by mail: nothing was withheld. Hand it in soon.'),
      act: (amount) => say`hand in the check of ${amount} to the custodian that it names`,
    }
  return {
    label: words('The paid-out money, put back'),
    description: say`${kept === undefined ? whatGoesBack(check) : say`${kept.back} of the check`}, into ${where} by ${check.deadline}.`,
    act: (amount) => say`put ${amount} back into ${where} by ${check.deadline}`,
  }
}

/** The check, with what was withheld, less what of it is a required withdrawal. */
function whatGoesBack({ received, gap, inCheck }: CheckInHand): Text {
  if (inCheck === undefined)
    return say`The check of ${received} and ${gap} of other cash for what was withheld`
  return gap.value > 0
    ? say`The check of ${received} and ${gap} of other cash: what was paid out, less the required withdrawal in it`
    : say`The check of ${received}, less what of it is a required withdrawal`
}

function reasonToStay(gates: Gates, source: SourceName): Text {
  switch (gates.freeze) {
    case 'public-457':
      return words(
        'From this plan you can take money at any age without the early-withdrawal penalty. A rollover would end that.',
      )
    case 'still-there':
      return words('While you work there, most plans let little out. Ask what yours allows.')
    case 'works-on':
      return words(
        'While you work there, nothing has to come out of it; an IRA would ask for a withdrawal every year.',
      )
    case 'leaves-soon':
      return words('One move after the last pay check is simpler, and the wait costs little.')
    case 'simple-years':
      return words('In its first years it can only go to another SIMPLE IRA.')
    case 'equal-payments':
      return words('A change to the account can break the series of even payments, back to its start.')
    default:
  }
  if (source === 'afterTax' || source === 'roth')
    return words('It stays with the rest: one account fewer, at costs as good as the lowest.')
  if (gates.backdoor !== undefined)
    return words('In an IRA it would make your backdoor Roth contributions taxable.')
  if (gates.hasCreditors && gates.isShielded)
    return words('Federal law protects it from creditors better than the law of most states protects an IRA.')
  return words('It costs least here, or so little more that moving does not pay.')
}

function reasonForNewPlan({ backdoor, hasCreditors, isForcedOut }: Gates, source: SourceName): Text {
  if (source === 'roth')
    return words(
      hasCreditors
        ? 'The Roth part of the new plan takes it with the years that it has already.'
        : 'You have that account anyway, at costs as good as the lowest, and it takes the money with the years that it has already.',
    )
  if (backdoor !== undefined)
    return words(
      'Out of the way of your backdoor Roth contributions, which pre-tax money in an IRA would make taxable.',
    )
  if (hasCreditors)
    return words('Federal law protects it from creditors better than the law of most states protects an IRA.')
  return isForcedOut
    ? words('You have that account anyway: one place to look after, and it cannot be moved without you.')
    : words('You have that account anyway: one place to look after, at costs as good as the lowest.')
}
