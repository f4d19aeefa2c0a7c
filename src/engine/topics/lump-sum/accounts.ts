/** The accounts that the law taxes lightly and what still fits into them this year: an HSA, IRAs, a 401(k). */

import { matchOfYear } from '../../employer-match.ts'
import type { Figure } from '../../figure.ts'
import { join, say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { deferralRoom } from '../../tax/deferral-room.ts'
import { hsaRoom } from '../../tax/hsa-room.ts'
import { afterTaxRoom } from '../after-tax-room.ts'
import { isFilled } from '../contributed-share.ts'
import { hasTraditionalIra, isPlanBeforeIras, isRothAtWork, whyBeforeIras } from '../ira-kind.ts'
import { payLimit } from '../missed-match.ts'
import type { Need } from '../order-of-operations.ts'
import { mayHaveOwnPlan } from '../own-business.ts'
import { ageOfPlan, payOfPlan } from '../sole-earner.ts'
import { sourceOf } from '../tax-picture.ts'
import type { AccountBasis } from './basis.ts'
import { iraNeeds } from './ira-needs.ts'

/**
 * A raise of the deferral lowers the pay check by what is left after tax, and as Roth by all of it; this money replaces
 * it for a year.
 */
export function payCheckGap(basis: AccountBasis, id: string, contribution: Figure): Figure {
  const {
    sheet,
    bracket,
    taxes: { stateRate },
  } = basis
  const label = 'What your pay checks shrink by in a year'
  if (isRothAtWork(basis))
    return sheet.computed(
      `need.${id}`,
      label,
      'usd',
      'the contribution: as Roth it is taxed like the rest of your pay',
      [contribution],
      contribution.value,
    )
  return sheet.computed(
    `need.${id}`,
    label,
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
  const forIras = iraNeeds(basis)
  const isBeforeIras = isPlanBeforeIras(kind, forIras)
  const forPlan = deferral(basis, forIras, forMatch)
  const isBusinessBefore = isBeforeIras || (ownPlan?.forCredit !== undefined && !hasTraditionalIra(forIras))
  const ofBusiness = ownPlan === undefined || basis.isNeededEarly === true ? [] : [ownPlan.need]
  return [
    ...healthSavings(basis),
    ...(isBusinessBefore ? ofBusiness : []),
    ...(isBeforeIras ? forPlan : []),
    ...forIras,
    ...(isBeforeIras ? [] : forPlan),
    ...(isBusinessBefore ? [] : ofBusiness),
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

function deferral(basis: AccountBasis, forIras: readonly Need[], forMatch?: Figure): Need[] {
  const { sheet, reader, context } = basis
  if (!reader.value('hasWorkplacePlan') || isFilled(reader, 'plan')) return []
  if (mayHaveOwnPlan(reader) || basis.isNeededEarly === true) return []
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
      description: join([
        say`Your 401(k) has room for ${figure} more. Raise what goes in over the coming year as far as this cash makes up for the smaller pay check.`,
        whyBeforeIras(basis.kind, forIras),
      ]),
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
