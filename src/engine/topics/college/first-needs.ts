/** What comes before college savings as needs that dollars are poured over, in their order. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { say, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import type { Cushion } from '../cushion.ts'
import { costOf } from '../debts.ts'
import { paidAgain } from '../ending-names.ts'
import type { LateFirst } from '../late-first.ts'
import { type MatchCost, type MatchRaise, restOfMatch } from '../match-cost.ts'
import { type MissedMatch, matchWords } from '../missed-match.ts'
import type { DollarBridge } from '../next-dollar/bridge.ts'
import type { Need } from '../order-of-operations.ts'
import { bridgeInWords, withoutPay } from '../pay-bridge-words.ts'
import type { CollegeBasis } from './basis.ts'
import type { CashFirst } from './cash-first.ts'
import type { OwnYears } from './own-years.ts'
import type { RetirementGap } from './retirement-gap.ts'

export interface Wanting extends CashFirst {
  /** What is late, with what cash pays of it. */
  readonly late: LateFirst
  /** Read only when cash was told; without what pays late bills. */
  readonly cushion: Cushion | undefined
  readonly starterGap: Dollars
  readonly cushionGap: Dollars
  readonly match: MissedMatch | undefined
  readonly matchCost: MatchCost | undefined
  /** As much of it as the month has. */
  readonly matchRaise: MatchRaise | undefined
  readonly isRetirementOnTrack: boolean
  /** What a month closes of it, where it is the share of pay that is too small: college gets the rest. */
  readonly retirementGap: RetirementGap | undefined
  /** The months without pay that are near, where cash does not cover them yet: they come before college. */
  readonly bridge: DollarBridge | undefined
  /** Of whoever is retired, as far as it can be told. */
  readonly own: OwnYears | undefined
}

interface Draft extends Wanting {
  readonly basis: CollegeBasis
  /** The amounts are of a month, so the match is counted by the month. */
  readonly isMonthly: boolean
}

/** A match only where the amounts are of a month. */
export const needsInOrder = (draft: Draft): Need[] => [
  ...lateNeed(draft.late),
  ...cashNeed(draft, 'starter'),
  ...matchNeed(draft),
  ...debtNeeds(draft),
  ...cashNeed(draft, 'cushion'),
  ...retirementNeed(draft),
]

const lateNeed = ({ left }: LateFirst): Need[] =>
  left.value <= 0
    ? []
    : [
        {
          step: 'owed',
          id: 'late',
          label: words('Bills past due first'),
          description: words('Late fees and shut-offs cost more than anything you could earn.'),
          act: (amount) => say`pay ${amount} of bills past due`,
          wanted: left,
        },
      ]

function cashNeed(
  { basis, cushion, atOnce, starterGap, cushionGap }: Draft,
  step: 'starter' | 'cushion',
): Need[] {
  const gap = step === 'starter' ? starterGap : cushionGap
  if (cushion === undefined || gap <= 0) return []
  const { starter, target, cash } = cushion
  const isStarter = step === 'starter'
  const wanted = basis.sheet.computed(
    `gap.${step}`,
    isStarter ? 'Missing in the starter cushion' : 'Missing in the full emergency fund',
    'usd',
    isStarter
      ? 'starter cushion − cash you have'
      : atOnce === undefined
        ? 'emergency fund target − the larger of your cash and the starter cushion'
        : 'emergency fund target − the larger of the starter cushion and what the debts leave of your cash',
    [isStarter ? starter : target, cash, ...(isStarter || atOnce === undefined ? [] : [atOnce])],
    gap,
  )
  return [
    {
      step,
      id: step,
      label: words(isStarter ? 'Starter cushion first' : 'Emergency fund first'),
      description: isStarter
        ? say`Insured savings for the next repair: ${starter}.`
        : say`Insured savings, until ${target} is there.`,
      act: (amount) =>
        isStarter ? say`put ${amount} into a starter cushion` : say`put ${amount} into your emergency fund`,
      wanted,
    },
  ]
}

function matchNeed({ basis, match, matchCost, matchRaise, isMonthly }: Draft): Need[] {
  if (match === undefined || matchCost === undefined || matchRaise === undefined || !isMonthly) return []
  const { plan, employer, adds, payCheckShrinks, split } = matchWords(basis.reader, match)
  return [
    {
      step: 'match',
      id: 'match',
      label: words(matchRaise.isWhole ? 'The whole employer match' : 'The employer match'),
      description: say`Raise what goes into ${words(plan)} by ${matchRaise.raise}${matchCost.asKind}; ${words(payCheckShrinks)} by ${matchRaise.takeHome}.${matchRaise.isWhole ? say`${split} ${words(employer)} then ${words(adds)} ${match.match}.` : restOfMatch(matchRaise, matchCost.takeHome)}`,
      act: (amount) => say`put ${amount} of take-home pay into the plan at work for the match`,
      wanted: matchRaise.takeHome,
    },
  ]
}

const debtNeeds = ({ debtsLeft }: Draft): Need[] =>
  debtsLeft.map((debt) => ({
    step: 'costly-debt',
    id: debt.id,
    label: say`Pay the ${debt.label} first`,
    description: say`On top of its minimum payment. It costs ${costOf(debt)}; nothing that you could save in earns as much.`,
    act: (amount) => say`pay ${amount} on the ${debt.label}`,
    wanted: debt.balance,
  }))

const retirementNeed = ({
  isRetirementOnTrack,
  retirementGap: missing,
  own,
  bridge,
  basis,
  isMonthly,
}: Draft): Need[] => {
  if (isRetirementOnTrack) return []
  if (bridge !== undefined)
    return [
      {
        step: 'cushion',
        id: 'retirement',
        label: words(`Cash for the months ${withoutPay(bridge)} first`),
        description: say`${bridgeInWords(basis.reader, bridge)} In insured savings and Treasury bills.`,
        act: (amount) => say`keep ${amount} in cash for the months ${words(withoutPay(bridge))}`,
        wanted: isMonthly ? undefined : bridge.missing,
      },
    ]
  if (own !== undefined)
    return [
      {
        step: 'deferral',
        id: 'retirement',
        label: words('Your own later years first'),
        description: say`Insured savings and Treasury bills, and what you have invested already: at ${own.gap} beyond pension and Social Security they are needed.`,
        act: (amount) => say`keep ${amount} for your own later years`,
        wanted: keptBack(basis, own),
      },
    ]
  return [
    {
      step: 'deferral',
      id: 'retirement',
      label: words('Your own retirement first'),
      description: words('The plan at work or an IRA. Student aid does not count either of them.'),
      act: (amount) =>
        missing === undefined
          ? say`put ${amount} into your own retirement`
          : say`put ${amount} of take-home pay into your own retirement`,
      wanted: missing?.takeHome,
    },
  ]
}

/** What is put aside beyond the fund, which may be too small for a long search. */
export const keepUntilPaid = (reader: FactReader): Need => ({
  step: 'cushion',
  id: 'pay',
  label: words(`Cash until ${paidAgain(reader)}`),
  description: words(
    'Insured savings that can be reached at any time. In a college account it could be had back only with tax on what it earned.',
  ),
  act: (amount) => say`keep ${amount} in cash until ${words(paidAgain(reader))}`,
  wanted: undefined,
})

/** The part of a sum that its giver may need; all of it, and all of what a month brings, where the money is short. */
const keptBack = ({ sheet, lump }: CollegeBasis, { spare }: OwnYears): Figure | undefined =>
  lump === undefined || spare.value === 0
    ? undefined
    : sheet.computed(
        'later-years.kept',
        'What of this sum your own later years may need',
        'usd',
        'this sum − what is left beyond your own years',
        [lump, spare],
        lump.value - spare.value,
      )
