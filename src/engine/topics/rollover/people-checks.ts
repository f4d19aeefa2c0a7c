/** What a rollover has to mind of people, and of what the plan still owes or guarantees: vesting, heirs, a spouse who has to agree. */
import type { Figure } from '../../figure.ts'
import type { FactValue } from '../../household.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { isCommunityPropertyState } from '../../tax/community-property.ts'
import { check } from '../check.ts'
import { lateSpouseRecordCheck } from '../late-spouse-record.ts'
import type { RolloverWork } from './work.ts'

/** `worth`: what the move is worth against leaving all of it; undefined where nothing moves. */
export function peopleChecks(work: RolloverWork, worth: Figure | undefined): Check[] {
  const { reader, planType } = work
  const marital = reader.told('maritalStatus')
  const found: Check[] = []
  found.push(...vestingCheck(work))
  if ((reader.told('outstandingMatch') ?? 0) !== 0)
    found.push(
      check(
        'match',
        'warn',
        'Money is still to come',
        say`The employer owes the plan ${reader.number('outstandingMatch')}. Wait until it is there, or ask that it follows; a second small rollover is a nuisance.`,
      ),
    )
  if (mayBeAnnuity(work))
    found.push(
      reader.told('stableValueFund') === true
        ? check(
            'stable-value',
            'act',
            'A stable-value fund or an annuity',
            join([
              words(
                'Ask for surrender charges, waiting times and what the guarantee pays now. Outside the plan you may not get it again.',
              ),
              whatStays(work, worth),
            ]),
          )
        : check(
            'stable-value',
            'warn',
            'Is this 403(b) an annuity?',
            join([
              words(
                'Many are contracts of an insurer, with yearly charges far above those of index funds and a surrender charge for leaving early. Ask what leaving costs today and until when, and move what is free of it now.',
              ),
              whatStays(work, worth),
            ]),
          ),
    )
  if (marital === 'divorced' && work.cameFrom === undefined)
    found.push(
      check(
        'divorce',
        'warn',
        planType === 'simple_ira'
          ? 'A divorce decree may reach this IRA'
          : 'A divorce order may reach this plan',
        // A qualified domestic relations order divides a plan; an IRA has none: IRC §72(t)(3)(A) and §408(d)(6).
        planType === 'simple_ira'
          ? words(
              'An IRA gives a share to a former spouse only by a transfer from IRA to IRA under the divorce decree. A share that is paid out in cash is taxed to you and bears the penalty. Have it moved before the rest goes anywhere.',
            )
          : words(
              'If a court order gives a share to a former spouse, the plan has to divide it before anything moves. That share comes without a penalty if it is taken from the plan itself.',
            ),
      ),
    )
  if (work.taxes.isCouple || work.taxes.status === 'married_separate' || marital === 'married')
    found.push(spouseCheck(work))
  found.push(...lateSpouseRecordCheck(work))
  found.push(
    check(
      'beneficiaries',
      'warn',
      'Name beneficiaries anew',
      planType === 'nonprofit_457b'
        ? words('Check who gets what is left if you die before it is all paid.')
        : words(
            'Names do not move with the money. Name a first and a second beneficiary wherever it ends up, and look at them after a marriage, a birth or a divorce.',
          ),
    ),
  )
  return found
}

/** When the part that leaving charges for, or that a guarantee pays well, is better left. */
function whatStays({ sheet, context }: RolloverWork, worth: Figure | undefined): Text {
  if (worth === undefined || worth.value <= 0) return nothing
  const bonds = sheet.market('market.bonds', 'Bonds a year', 'rate', context.market.bonds)
  return say`The whole move is worth about ${worth}, in today’s dollars: a charge that comes near it, or a guarantee of more than the ${bonds} a year that bonds are expected to bring, speaks for leaving that part where it is until the charge ends.`
}

/** What is not vested falls back on the last day: before it there is something to do, after it nothing. */
function vestingCheck({ reader, sheet, gates, stillThere }: RolloverWork): Check[] {
  if (reader.told('vestedRate') === undefined || reader.number('vestedRate').value >= 1) return []
  const vested = reader.number('vestedRate')
  const day = reader.told('separationDate')
  if (day !== undefined && !stillThere)
    return [
      check(
        'vesting',
        'warn',
        'Part of the balance is not yours',
        say`Only ${vested} was vested when you left; the rest falls back to the employer.`,
      ),
    ]
  if (gates.leavesOn === undefined)
    return [
      check(
        'vesting',
        'warn',
        'Part of the balance is not yours yet',
        say`Only ${vested} is vested; the rest falls back to the employer when you leave. If you have not left yet, ask for the next vesting day.`,
      ),
    ]
  const balance = reader.number('planBalance')
  const unvested = sheet.computed(
    'unvested',
    'What is not vested yet',
    'usd',
    'the balance × (one − the share that is yours)',
    [balance, vested],
    Math.round(balance.value * (1 - vested.value)),
  )
  return [
    check(
      'vesting',
      'act',
      'Part of the balance hangs on your last day',
      say`Only ${vested} is vested: as things stand ${unvested} falls back to the employer on ${gates.leavesOn}. Ask now for the next vesting day. If it is near, a last day after it keeps that money, and a new employer can often wait some weeks.`,
    ),
  ]
}

/** An old 403(b) may be a contract of an insurer, unless it was said to be none. */
export const mayBeAnnuity = ({ reader, planType }: RolloverWork): boolean =>
  reader.told('stableValueFund') ?? planType === 'plan_403b'

/** Whether a spouse has to agree depends on the law that the plan stands under, and on the state. */
function spouseCheck({ planType, reader }: RolloverWork): Check {
  const state = reader.told('state')
  const community =
    state !== undefined && isCommunityPropertyState(state)
      ? words(
          ' You live in a community property state: what was saved during the marriage is as a rule owned by both of you, wherever it lies. Naming anyone but your spouse, or giving it away, can need your spouse’s written consent.',
        )
      : nothing
  const [title, rule] = spouseRules[planType]
  return check('spouse', 'warn', title, say`${rule}${community}`)
}

const spouseRules: Record<FactValue<'planType'>, readonly [string, Text]> = {
  plan_401k: [
    'Your spouse may have to sign',
    words(
      'Some plans need a spouse’s consent for a payout. In a plan at work a spouse is the heir by law; in an IRA only whom you name.',
    ),
  ],
  plan_403b: [
    'Your spouse may have to sign',
    words(
      'Some plans need a spouse’s consent for a payout. In most plans at work a spouse is the heir by law, in a plan of a church or a public school often not; in an IRA only whom you name.',
    ),
  ],
  tsp: [
    'Your spouse has a say in the Thrift Savings Plan',
    words(
      'Married people need their spouse’s consent for most payouts, or the plan tells the spouse; ask the plan which holds for you. In an IRA only whom you name inherits.',
    ),
  ],
  gov_457b: [
    'Ask whether your spouse has to sign',
    words(
      'The federal law that protects a spouse in private plans does not reach a plan of a state, a city or a county: its own rules decide. In an IRA only whom you name inherits.',
    ),
  ],
  nonprofit_457b: [
    'Your spouse inherits only if the form says so',
    words(
      'This kind of plan is a promise of the employer. As a rule no spouse has to sign for a payout, and no law makes a spouse the heir: the form at the plan decides. Choose the years together, and name each other.',
    ),
  ],
  pension_lump: [
    'Your spouse has to sign for a lump sum',
    words(
      'A private pension goes on to a spouse by law: a lump sum, or a pension that ends with you, needs their written consent before a notary or the plan. Decide it together, with the monthly sums for both of you beside it. A public pension has rules of its own.',
    ),
  ],
  simple_ira: [
    'Your spouse inherits only if the form says so',
    words('No spouse has to sign for an IRA, and only whom you name inherits it.'),
  ],
}
