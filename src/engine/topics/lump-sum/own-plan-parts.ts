/** What a solo 401(k) takes: one's own contribution and the employer's part, and what a SEP-IRA would take instead. */
import type { Figure } from '../../figure.ts'
import { catchUpContribution } from '../../tax/deferral-room.ts'
import type { OwnPlanRoom } from '../../tax/own-plan-room.ts'
import { known } from '../../tax/tax-year.ts'
import type { OwnBusiness } from '../own-business.ts'
import { sourceOf } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'

/** Whose plan it is, in words. */
export const ownPlanWords = {
  own: { id: 'own-plan', whose: 'your', Whose: 'Your', their: 'your', Their: 'Your' },
  spouse: {
    id: 'own-plan.spouse',
    whose: 'your spouse’s',
    Whose: 'Your spouse’s',
    their: 'their',
    Their: 'Their',
  },
} as const

export function ownPlanParts(
  { sheet, reader, context }: Drafting,
  business: OwnBusiness,
  room: OwnPlanRoom,
): { own: Figure; employer: Figure; sep: Figure } {
  const { limits } = context
  const age = reader.number(business.age)
  const { id, whose, their } = ownPlanWords[business.id]
  const law = known(limits.employerPlan)
  const sepLaw = known(limits.sep)
  const source = sourceOf(limits.employerPlan)
  const net = sheet.computed(
    `${id}.net`,
    `Net earnings of ${whose} business`,
    'usd-per-year',
    'profit − the part of self-employment tax that is deducted',
    [business.profit],
    Math.floor(room.netEarnings),
  )
  const ownLimit = sheet.law(`${id}.limit`, `Limit on ${their} own contributions to all plans`, 'usd', {
    value: law.electiveDeferral + catchUpContribution({ limits, age: Math.floor(age.value) }),
    source,
    note: 'With the catch-up from the age it starts at. It is one limit over all the plans that one person is in.',
  })
  const additions = sheet.law('own-plan.additions', 'Limit on all that goes into one plan in a year', 'usd', {
    value: law.annualAdditions,
    source: `${source} (IRC §415(c))`,
    note: 'Your own contributions and the employer’s part together; a catch-up does not count.',
  })
  const share = sheet.law('own-plan.share', 'Most that an employer may put in, as a share of pay', 'share', {
    value: sepLaw.shareOfCompensation,
    source: 'IRC §404(a)(3), (a)(8)',
    note: 'Of the self-employed it is the share of what is left once the contribution has come off, so less of net earnings.',
  })
  const sepMost = sheet.law('own-plan.sep-limit', 'Limit of a SEP-IRA', 'usd', {
    value: sepLaw.maximum,
    source: sourceOf(limits.sep),
  })
  return {
    own: sheet.computed(
      `${id}.own`,
      `${ownPlanWords[business.id].Their} own contribution to a solo 401(k)`,
      'usd-per-year',
      `the limit on ${their} own contributions, or net earnings when they are less`,
      [ownLimit, net],
      Math.floor(room.deferral),
    ),
    employer: sheet.computed(
      `${id}.employer`,
      `Employer’s part of ${whose} solo 401(k)`,
      'usd-per-year',
      'net earnings × the share ÷ (one + the share), at most what the limit of the plan leaves beside the own contribution; of small earnings, no more than what is left once it has come off',
      [net, share, additions, ownLimit],
      Math.floor(room.employer),
    ),
    sep: sheet.computed(
      `${id}.sep`,
      `What a SEP-IRA of ${whose} business would take`,
      'usd-per-year',
      'net earnings × the share ÷ (one + the share), up to its limit',
      [net, share, sepMost],
      Math.floor(room.sep),
    ),
  }
}
