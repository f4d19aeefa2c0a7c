/** The accounts that the law taxes lightly and what still fits into them this year: an HSA, IRAs, a 401(k). */

import { matchOfYear } from '../../employer-match.ts'
import type { Figure } from '../../figure.ts'
import { join, nothing, say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { deferralRoom } from '../../tax/deferral-room.ts'
import { hsaRoom } from '../../tax/hsa-room.ts'
import { type IraRoom, iraRoom } from '../../tax/ira-room.ts'
import { afterTaxRoom } from '../after-tax-room.ts'
import { isFilled } from '../contributed-share.ts'
import { hasTraditionalIra, type Kind, traditionalEnding } from '../ira-kind.ts'
import { payLimit } from '../missed-match.ts'
import type { Need } from '../order-of-operations.ts'
import { mayHaveOwnPlan } from '../own-business.ts'
import { ageOfPlan, payOfPlan } from '../sole-earner.ts'
import { sourceOf } from '../tax-picture.ts'
import type { LumpSumBasis } from './basis.ts'

/** What the rooms in accounts are read from. */
export type AccountBasis = Pick<
  LumpSumBasis,
  'household' | 'sheet' | 'reader' | 'context' | 'taxes' | 'bracket' | 'reach' | 'kind' | 'ownPlan'
> &
  Partial<Pick<LumpSumBasis, 'yearIncome'>>

/** A raise of the deferral lowers the pay check by what is left after tax; this money replaces it for a year. */
export function payCheckGap(
  { sheet, bracket, taxes: { stateRate } }: AccountBasis,
  id: string,
  contribution: Figure,
): Figure {
  return sheet.computed(
    `need.${id}`,
    'What your pay checks shrink by in a year',
    'usd',
    stateRate === undefined
      ? 'the contribution × (one − your tax bracket)'
      : 'the contribution × (one − your tax bracket − the state’s rate)',
    stateRate === undefined ? [contribution, bracket] : [contribution, bracket, stateRate],
    Math.round(contribution.value * (1 - bracket.value - (stateRate?.value ?? 0))),
  )
}

/**
 * Accounts that are for the long run: an HSA, IRAs, more 401(k). Money for a nearer goal stays out of them. What is
 * contributed for a missed match has taken its part of the yearly limit already.
 */
export function lumpSumAccounts(basis: AccountBasis, forMatch?: Figure): Need[] {
  if (basis.reach !== 'long') return []
  const { ownPlan, kind } = basis
  const forIras = iras(basis)
  const isDeducted =
    ownPlan !== undefined &&
    (kind?.verdict === 'traditional' || ownPlan.forCredit !== undefined) &&
    !hasTraditionalIra(forIras)
  const ofBusiness = ownPlan === undefined ? [] : [ownPlan.need]
  return [
    ...healthSavings(basis),
    // Where a dollar before tax is the better one and no IRA takes it, the plan of the business does.
    ...(isDeducted ? ofBusiness : []),
    ...forIras,
    ...deferral(basis, forMatch),
    ...(isDeducted ? [] : ofBusiness),
    ...afterTax(basis),
  ]
}

function healthSavings({ sheet, reader, context, taxes }: AccountBasis): Need[] {
  if (reader.told('hsaEligible') !== true || reader.value('onMedicare')) return []
  if (isFilled(reader, 'hsa')) return []
  const { age } = taxes
  const monthly = reader.told('hsaMonthly') === undefined ? 0 : reader.number('hsaMonthly').value
  const coverage = reader.value('hsaFamilyCoverage') ? 'family' : 'self_only'
  const room = sheet.law('hsa.room', 'HSA limit for the year', 'usd', {
    value: hsaRoom({
      limits: context.limits,
      coverage,
      age: age.value,
      contributed: monthly * monthsPerYear,
    }),
    source: sourceOf(context.limits.hsa),
    note: `For a full year of eligibility, with the catch-up from the age it starts at${monthly > 0 ? ', less what you put in each month' : ''}. What your employer puts in counts too.`,
  })
  if (room.value <= 0) return []
  return [
    {
      step: 'hsa',
      id: 'hsa',
      label: words('Health savings account (HSA)'),
      act: (amount) => say`put ${amount} into an HSA`,
      description: words(
        'Deductible now, untaxed while it grows, untaxed for medical costs. Invest what you do not spend.',
      ),
      wanted: room,
    },
  ]
}

/** IRAs of both: Roth directly where pay allows it, else after tax with a conversion; one's own of the better kind. */
function iras(basis: AccountBasis): Need[] {
  const { reader, context, taxes, kind, ownPlan } = basis
  const { status, spouseIncome, age, paid } = taxes
  // Money that is income itself counts for the limits too.
  const iraIncome = basis.yearIncome ?? taxes.iraIncome
  const contributedRoth = reader.number('iraContributedThisYear').value
  const roomIf = (coveredAtWork: boolean) =>
    iraRoom({
      limits: context.limits,
      status,
      age: age.value,
      magi: iraIncome.value,
      compensation: paid.own,
      spouseCompensation: paid.spouse,
      contributedRoth,
      coveredAtWork,
      spouseCoveredAtWork: true,
    })
  const isWhole = ({ room, deductibleRoom }: IraRoom) => room > 0 && deductibleRoom >= room
  // Who puts money into a plan at work, or names its match, has said that there is one.
  const told = reader.told('hasWorkplacePlan') ?? (reader.value('hasWorkplacePlan') ? true : undefined)
  // A plan of one's own business covers like one of an employer: IRC §219(g)(5)(A). One that was not named may be there.
  const own = roomIf(ownPlan !== undefined || told !== false)
  const better = kind?.ira === 'traditional' ? kind : undefined
  const isHoped =
    better !== undefined && told === undefined && ownPlan === undefined && isWhole(roomIf(false))
  const mine = isFilled(reader, 'ira')
    ? []
    : better !== undefined && isWhole(own)
      ? [traditionalNeed(basis, own, better)]
      : iraNeed(basis, 'own', 'Your', 'your', own, isHoped ? better : undefined)
  if (spouseIncome === undefined || isFilled(reader, 'spouse_ira')) return mine
  const theirs = iraRoom({
    limits: context.limits,
    status,
    age: reader.number('spouseAge').value,
    magi: iraIncome.value,
    compensation: paid.spouse,
    spouseCompensation: paid.own,
    spouseContributions: own.limit,
  })
  return [...mine, ...iraNeed(basis, 'spouse', 'Your spouse’s', 'your spouse’s', theirs)]
}

const iraLaw = (
  { sheet, context }: AccountBasis,
  id: string,
  label: string,
  value: number,
  note: string,
): Figure => sheet.law(`ira.${id}`, label, 'usd', { value, source: sourceOf(context.limits.ira), note })

function traditionalNeed(basis: AccountBasis, { room }: IraRoom, { now, later }: Kind): Need {
  return {
    step: 'ira',
    id: `ira.own${traditionalEnding}`,
    label: words('Your traditional IRA'),
    act: (amount) => say`put ${amount} into your traditional IRA`,
    description: say`Comes off your income this year. A dollar saves ${now} of tax now and costs about ${later} when it comes out, which makes it the better kind for you.`,
    wanted: iraLaw(
      basis,
      'own.room',
      'Your room in an IRA for the year',
      room,
      'The yearly limit, with the catch-up from the age it starts at, less what went in already; all of it deductible at this income.',
    ),
  }
}

function iraNeed(
  basis: AccountBasis,
  id: string,
  Whose: string,
  whose: string,
  { rothRoom, room }: IraRoom,
  /** Better where no plan at work covers the one who did not say whether there is one. */
  hoped?: Kind,
): Need[] {
  const unless =
    hoped === undefined
      ? nothing
      : say`If no plan at work covers you, a traditional IRA is the better kind: a dollar would save ${hoped.now} now and cost about ${hoped.later} later.`
  const direct: Need = {
    step: 'ira',
    id: `ira.${id}`,
    label: words(`${Whose} Roth IRA`),
    act: (amount) => say`put ${amount} into ${words(whose)} Roth IRA`,
    description: join([
      words('Grows untaxed and comes out untaxed in retirement. What you put in can come out at any time.'),
      unless,
    ]),
    wanted: iraLaw(
      basis,
      `${id}.room`,
      `${Whose} room in a Roth IRA for the year`,
      rothRoom,
      'The yearly limit, with the catch-up from the age it starts at, less what the income limits take and what went in already.',
    ),
  }
  if (rothRoom >= room) return rothRoom > 0 ? [direct] : []
  const around: Need = {
    step: 'ira',
    id: `ira.${id}.conversion`,
    label: words(`${Whose} Roth IRA, by conversion`),
    act: (amount) => say`put ${amount} into ${words(whose)} Roth IRA by conversion`,
    description: join([
      words(
        'Your income is over the limit for a direct contribution. Put it into a traditional IRA without a deduction and convert it soon after, with Form 8606. It is clean only without other pre-tax IRA money.',
      ),
      unless,
    ]),
    wanted: iraLaw(
      basis,
      `${id}.conversion`,
      `${Whose} room for a nondeductible contribution`,
      room - rothRoom,
      'The yearly limit less what may go into a Roth IRA directly. Income limits do not touch it.',
    ),
  }
  return rothRoom > 0 ? [direct, around] : [around]
}

function deferral(basis: AccountBasis, forMatch?: Figure): Need[] {
  const { sheet, reader, context } = basis
  if (!reader.value('hasWorkplacePlan') || isFilled(reader, 'plan')) return []
  if (mayHaveOwnPlan(reader)) return []
  const [income, age] = [payOfPlan(reader), ageOfPlan(reader)]
  const contributes = reader.number('contributionRate')
  const deferred = Math.round(income.value * contributes.value)
  const { room, limit } = deferralRoom({
    limits: context.limits,
    age: age.value,
    compensation: income.value,
    deferred: deferred + (forMatch?.value ?? 0),
  })
  if (room <= 0) return []
  const figure = sheet.computed(
    'deferral.room',
    'Room left in your 401(k) over a year',
    'usd-per-year',
    forMatch === undefined
      ? 'the yearly limit for your age − what you contribute now'
      : 'the yearly limit for your age − what you contribute now − what the match takes more',
    [
      income,
      contributes,
      ...(forMatch === undefined ? [] : [forMatch]),
      sheet.law('deferral.limit', 'Limit on your own 401(k) contributions', 'usd', {
        value: limit,
        source: sourceOf(context.limits.employerPlan),
        note: 'With the catch-up from the age it starts at.',
      }),
    ],
    room,
  )
  return [
    {
      step: 'deferral',
      id: 'deferral',
      label: words('Live on this while your 401(k) takes more'),
      act: (amount) => say`keep ${amount} to live on while your 401(k) takes more of your pay`,
      description: say`Your 401(k) has room for ${figure} more. Raise what goes in over the coming year as far as this cash makes up for the smaller pay check.`,
      wanted: payCheckGap(basis, 'deferral', figure),
    },
  ]
}

/** After everything else at work: after-tax money that the plan converts, beside a deferral that is filled. */
function afterTax({ sheet, reader, context }: AccountBasis): Need[] {
  if (reader.told('afterTaxToRoth') !== true || !reader.value('hasWorkplacePlan')) return []
  const [pay, age] = [payOfPlan(reader), ageOfPlan(reader)]
  const { limits } = context
  const full = deferralRoom({ limits, age: age.value, compensation: pay.value }).limit
  const { room, limit } = afterTaxRoom(sheet, {
    limits,
    age: age.value,
    pay,
    deferred: full,
    employer: matchBeside({ sheet, reader, context }, pay, full),
  })
  if (room.value <= 0) return []
  return [
    {
      step: 'after-tax',
      id: 'after-tax',
      label: words('Live on this while your plan takes after-tax money'),
      act: (amount) => say`keep ${amount} to live on while your plan takes as much after-tax money`,
      description: say`Your plan takes after-tax money and converts it to Roth: up to ${room}, which is what the limit of ${limit} on all money of a year leaves.`,
      wanted: room,
    },
  ]
}

/** What the employer adds beside a deferral that is filled. */
function matchBeside(
  { sheet, reader, context }: Pick<AccountBasis, 'sheet' | 'reader' | 'context'>,
  pay: Figure,
  deferred: number,
): Figure | undefined {
  const match = reader.told('employerMatch')
  if (match === undefined || match.upTo === undefined || pay.value <= 0) return undefined
  const limit = payLimit(sheet, pay, context)
  return sheet.computed(
    'after-tax.match',
    'What your employer adds in a year beside a full contribution',
    'usd-per-year',
    'pay, as far as a plan may count it × the matched share × match on each dollar',
    limit === undefined ? [pay] : [pay, limit],
    Math.round(
      matchOfYear({
        match,
        limits: context.limits,
        pay: pay.value,
        age: Math.floor(ageOfPlan(reader).value),
        contributed: deferred,
      }),
    ),
  )
}
