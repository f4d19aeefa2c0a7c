/** What a sum has to cover, in the order of operations, for this household. */

import type { Figure } from '../../figure.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { whatTargetIs } from '../cushion.ts'
import { costOf, type DebtFigures, isRollover } from '../debts.ts'
import { isOfPartner, isRothAtWork } from '../ira-kind.ts'
import { isRothForCredit, matchWords, missedMatch } from '../missed-match.ts'
import type { Need, OrderStep } from '../order-of-operations.ts'
import { pastDue } from '../past-due.ts'
import { isBeforePenaltyEnds, penaltyEnds } from '../penalty-age.ts'
import { lumpSumAccounts } from './accounts.ts'
import type { LumpSumBasis } from './basis.ts'
import { bridgeNeeds } from './bridge.ts'
import { countedStarter, isChildOnBenefits, uncounted } from './childs-benefits.ts'
import { childrenNeeds, isForChildren } from './for-children.ts'
import { estateTaxNeed } from './inheritance-tax.ts'
import { becomesOwn } from './inherited.ts'
import { middleDebtNeeds } from './middle-debts.ts'
import { nearPartNeeds } from './near-part-needs.ts'
import { payGapNeed } from './pay-gap.ts'
import { matchGap } from './plan-needs.ts'
import { protectedNeeds } from './protected.ts'

const isFundFirst = ({ unsettled }: LumpSumBasis): boolean => unsettled?.isFundFirst === true

/** What comes before the rest of the emergency fund. */
export const foundationNeeds = (basis: LumpSumBasis): Need[] =>
  basis.isProtected
    ? [...owed(basis), ...payOff(basis.costlyDebts)]
    : [...insideIra(basis), ...owed(basis), ...(isOneFund(basis) ? [] : beforeTheFund(basis))]

/** A loan that is renewed for a fee costs more in a month than a first cushion saves. */
const beforeTheFund = (basis: LumpSumBasis): Need[] => [
  ...payOff(basis.costlyDebts.filter(isRollover)),
  ...starter(basis),
  ...(isFundFirst(basis) ? [] : matchAndDebts(basis)),
]

const matchAndDebts = (basis: LumpSumBasis): Need[] => [
  ...match(basis),
  // Without pay only a payment that ends makes the months longer: a part of what is owed lowers none.
  ...payOff(basis.costlyDebts.filter((debt) => !isRollover(debt))).map((need) =>
    !isFundFirst(basis) || basis.inherited !== undefined ? need : { ...need, isWholeOnly: true },
  ),
  ...forCourt(basis),
]

export function lumpSumNeeds(basis: LumpSumBasis): Need[] {
  if (basis.isProtected) return [...foundationNeeds(basis), ...protectedNeeds(basis.sheet, basis.taxes)]
  const needs = [
    ...foundationNeeds(basis),
    ...(isOneFund(basis) ? wholeCushion(basis) : restOfCushion(basis)),
    ...payGapNeed(basis),
    ...bridgeNeeds(basis),
    // Cash that is gone cannot be borrowed back without pay.
    ...(isFundFirst(basis) ? matchAndDebts(basis) : []),
    ...nearPartNeeds(basis.near),
    ...(isForChildren(basis.reader)
      ? childrenNeeds(basis)
      : giftsLast(
          lumpSumAccounts(basis, missedMatch(basis.sheet, basis.reader, basis.context)).filter(
            ({ step }) => basis.unsettled === undefined || !throughPayroll.includes(step),
          ),
        )),
    ...middleDebtNeeds(basis),
    ...collegeAfterRetirement(basis),
    rest(basis),
  ]
  return isChildOnBenefits(basis.reader) ? uncounted(basis.sheet, needs) : needs
}

/** What goes into a partner's account is given away: one's own accounts come first. A month has the pay of both in it. */
const giftsLast = (needs: readonly Need[]): Need[] => [
  ...needs.filter((need) => !isOfPartner(need)),
  ...needs.filter(isOfPartner),
]

/** What makes a pay check smaller, and comes out of the plan at work only with a penalty: room that opens again each year. */
const throughPayroll: readonly OrderStep[] = ['deferral', 'after-tax']

/** College comes after one's own retirement, and before a taxable account. */
const collegeAfterRetirement = (basis: LumpSumBasis): Need[] =>
  basis.reach === 'long' &&
  basis.unsettled === undefined &&
  !isForChildren(basis.reader) &&
  basis.reader.told('retirementOnTrack') === true
    ? childrenNeeds(basis)
    : []

/** What stays inside an inherited IRA, and the tax on what comes out first: only the rest can be placed. */
function insideIra({ sheet, amount, inherited }: LumpSumBasis): Need[] {
  if (inherited === undefined) return []
  const { withdrawal, tax, deadline } = inherited
  const isOwn = becomesOwn(inherited)
  const wanted = sheet.computed(
    'need.inherited',
    'Stays in the inherited IRA',
    'usd',
    'the balance − the first yearly withdrawal',
    [amount, withdrawal],
    Math.max(0, Math.round(amount.value) - withdrawal.value),
  )
  const stays: Need = {
    step: 'inherited',
    id: 'inherited',
    label: words(isOwn ? 'Stays in the IRA, now yours' : 'Stays in the inherited IRA'),
    act: (part) =>
      isOwn ? say`make the IRA of ${part} your own` : say`leave ${part} inside the inherited IRA`,
    description:
      deadline === undefined
        ? words('Moved by direct transfer, never by a check to you, and invested there.')
        : say`Moved by direct transfer, never by a check to you, invested there, and empty by the end of ${deadline}.`,
    wanted,
  }
  if (tax.value === 0) return [stays]
  return [
    stays,
    {
      step: 'owed',
      id: 'inherited.tax',
      label: words('Tax on the first withdrawal'),
      act: (part) => say`set ${part} of the first withdrawal aside for tax`,
      description: say`A withdrawal of ${withdrawal} is income. Ask the custodian to withhold the tax.`,
      wanted: tax,
    },
  ]
}

const reserveWords = {
  sale: 'As if all of the price were long-term gain, because no tax and no basis were named. In Treasury bills; what is not owed is invested later.',
  gain: 'On the gain that you told, as held for more than a year. In Treasury bills or insured savings until it is due.',
  pay: 'It is pay: what an employer withholds counts toward this, and the rest waits in insured savings until it is due.',
  prize:
    'A prize is income: what was withheld counts toward this, and the rest waits in insured savings until it is due.',
  share:
    'The share that you said goes to tax. What is withheld counts toward this; the rest waits in insured savings until it is due.',
} as const

function owed(basis: LumpSumBasis): Need[] {
  const { reader, moneyTax } = basis
  const needs: Need[] = []
  const late = pastDue(basis.sheet, reader)
  if (late !== undefined)
    needs.push({
      step: 'owed',
      id: 'past-due',
      label: words('Bills past due'),
      act: (amount) => say`pay ${amount} of bills past due`,
      description: words('Late fees and shut-offs cost more than anything you could earn.'),
      wanted: late,
    })
  if (reader.told('taxOwedOnMoney') !== undefined && basis.estateTax?.named === undefined)
    needs.push({
      step: 'owed',
      id: 'tax',
      label: words('Set aside for tax'),
      act: (amount) => say`set ${amount} aside for tax`,
      description: words(
        'Tax that this money itself causes, kept in Treasury bills or insured savings until it is due.',
      ),
      wanted: reader.number('taxOwedOnMoney'),
    })
  needs.push(...estateTaxNeed(basis))
  if (moneyTax !== undefined) {
    const isSale = moneyTax.kind === 'sale'
    needs.push({
      step: 'owed',
      id: 'tax',
      label: words(isSale ? 'Set aside for tax on the sale, until it is known' : 'Set aside for tax'),
      act: (amount) =>
        isSale
          ? say`set ${amount} aside for tax on the sale until it is known`
          : say`set ${amount} aside for tax`,
      description: words(reserveWords[moneyTax.kind]),
      wanted: moneyTax.reserve,
    })
  }
  return needs
}

/** The starter comes before the match and what is costly, the rest after; with nothing between them they are one fund. */
const isOneFund = (basis: LumpSumBasis): boolean =>
  !isChildOnBenefits(basis.reader) &&
  (isFundFirst(basis)
    ? !basis.costlyDebts.some(isRollover)
    : basis.costlyDebts.length === 0 && basis.sued.length === 0 && match(basis).length === 0)

function starter({ sheet, reader, cushion }: LumpSumBasis): Need[] {
  const first = countedStarter(sheet, reader, cushion.starter)
  const wanted = sheet.computed(
    // Asked once beside the cash that was told, and once beside what that cash leaves after it has paid.
    `need.starter.${cushion.cash.id}`,
    'Missing from the starter cushion',
    'usd',
    'starter cushion − cash you have, never below nothing',
    [first, cushion.cash],
    Math.max(0, first.value - cushion.cash.value),
  )
  return [
    {
      step: 'starter',
      id: 'starter',
      label: words('Starter cushion'),
      act: (amount) => say`keep ${amount} as a starter cushion`,
      description: words('Insured savings that you can reach the same day.'),
      wanted,
    },
  ]
}

function match(basis: LumpSumBasis): Need[] {
  const missed = missedMatch(basis.sheet, basis.reader, basis.context)
  if (missed === undefined) return []
  const { contribution, employer, adds, payCheckShrinks, split } = matchWords(basis.reader, missed)
  return [
    {
      step: 'match',
      id: 'match',
      label: words('Live on this while you take the whole match'),
      act: (amount) => say`keep ${amount} to live on while you take the whole match`,
      description: say`Raise ${words(contribution)} by ${missed.contribution}.${split} ${words(employer)} then ${words(adds)} ${missed.match}. This cash makes up for what ${words(payCheckShrinks)} by.`,
      wanted: matchGap(basis, missed, isRothAtWork(basis) || isRothForCredit(missed)),
    },
  ]
}

const payOff = (debts: readonly DebtFigures[]): Need[] =>
  debts.map((debt) => ({
    step: 'costly-debt',
    id: debt.balance.id,
    label: say`Pay off the ${debt.label}`,
    act: (amount) => say`pay ${amount} on the ${debt.label}`,
    description: say`It costs ${costOf(debt)}; paying it earns that, without risk.`,
    wanted: debt.balance,
  }))

/** Whoever sues may win or settle: all that they ask for is there on that day, and nothing is paid before. */
const forCourt = ({ sued }: LumpSumBasis): Need[] =>
  sued.map((debt) => ({
    step: 'in-court',
    id: `in-court.${debt.id}`,
    label: say`Kept for the ${debt.label} in court`,
    act: (amount) => say`keep ${amount} for what the suit over the ${debt.label} may cost`,
    description: words(
      'In insured savings until legal aid has answered and what you agree to is in writing. What is left of it then goes on in this order.',
    ),
    wanted: debt.balance,
  }))

function restOfCushion({ sheet, reader, cushion }: LumpSumBasis): Need[] {
  const { target, cash } = cushion
  const first = countedStarter(sheet, reader, cushion.starter)
  const wanted = sheet.computed(
    'need.cushion',
    'Missing from the full emergency fund',
    'usd',
    'target − the larger of cash you have and the starter cushion, never below nothing',
    [target, cash, first],
    Math.max(0, target.value - Math.max(cash.value, first.value)),
  )
  return [
    {
      step: 'cushion',
      id: 'cushion',
      label: words('Emergency fund'),
      act: (amount) => say`add ${amount} to your emergency fund`,
      description: say`Toward ${target}, which is ${whatTargetIs(reader, cushion)}, in insured savings and Treasury bills.`,
      wanted,
    },
  ]
}

function wholeCushion({ sheet, reader, cushion }: LumpSumBasis): Need[] {
  const { target, cash, starter: first } = cushion
  const wanted = sheet.computed(
    'need.cushion',
    'Missing from the emergency fund',
    'usd',
    'the larger of the target and the starter cushion − cash you have, never below nothing',
    [target, first, cash],
    Math.max(0, Math.max(target.value, first.value) - cash.value),
  )
  return [
    {
      step: 'cushion',
      id: 'cushion',
      label: words('Emergency fund'),
      description: say`Toward ${target}, which is ${whatTargetIs(reader, cushion)}, in insured savings and Treasury bills.`,
      act: (amount) => say`keep ${amount} as an emergency fund`,
      wanted,
    },
  ]
}

function rest(basis: LumpSumBasis): Need {
  const { reach, isNow, horizon, neededBy, isLivedOn, begins, livedOnFrom, unsettled } = basis
  if (isNow)
    return {
      step: 'rest',
      id: 'rest',
      label: words('Insured savings, at hand'),
      act: (amount) => say`keep ${amount} in insured savings`,
      description: words('You need it now: too soon for stocks, and for anything that ends on a later day.'),
      wanted: undefined,
    }
  const labels = {
    short: {
      label: words('Treasury bills and insured savings'),
      act: (amount: Figure) => say`keep ${amount} in Treasury bills and insured savings`,
      description: say`You need it by ${neededBy}: too soon for stocks. Pick bills or certificates that end before then.`,
    },
    middle: {
      label: words('A blend of stocks, bonds and cash'),
      act: (amount: Figure) => say`invest ${amount} in a careful blend`,
      description: say`For ${horizon}: some growth, moved step by step to safety as ${neededBy} comes nearer.`,
    },
    long: {
      label: words('Invested in broad index funds'),
      act: (amount: Figure) => say`invest ${amount} in broad index funds`,
      description: isLivedOn
        ? say`A taxable account in low-cost funds of the whole world’s stocks and of bonds, drawn on over ${horizon}.`
        : say`A taxable account in low-cost funds of the whole world’s stocks and of bonds, left alone ${livedOnFrom === undefined ? say`for ${begins ?? horizon}` : say`until ${livedOnFrom}, then drawn on`}.${whyNotAtWork(basis)}`,
    },
  }
  if (unsettled !== undefined && reach !== 'short')
    return {
      step: 'rest',
      id: 'rest',
      label: words(`Waits ${unsettled.until}`),
      act: (amount) => say`keep ${amount} in insured savings and Treasury bills ${words(unsettled.until)}`,
      description: words(
        `Cash comes first ${unsettled.during}. What is not needed by then ${reach === 'long' ? 'is invested for the long run' : 'goes into a blend of stocks, bonds and cash'}.`,
      ),
      wanted: undefined,
    }
  return { step: 'rest', id: 'rest', ...labels[reach], wanted: undefined }
}

/** A plan at work may have room, and what goes in there waits for an age that the goal does not wait for. */
function whyNotAtWork(basis: LumpSumBasis): Text {
  const { reader, isNeededEarly } = basis
  const hasPlan = reader.told('hasWorkplacePlan') === true || reader.told('spouseHasWorkplacePlan') === true
  if (!isNeededEarly || !isBeforePenaltyEnds(basis) || !hasPlan) return nothing
  return say` More of it in a plan at work would save tax, but comes out without a penalty as a rule only from ${penaltyEnds(basis)} on, and you need it before.`
}
