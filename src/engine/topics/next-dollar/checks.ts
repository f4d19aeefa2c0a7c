/** What a planner would look at before sending a dollar anywhere. */

import { sumOf } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars, Months } from '../../units.ts'
import { ableFirst } from '../able-account.ts'
import { benefitsCheck } from '../benefits-limit.ts'
import { byUrgency, check } from '../check.ts'
import { childCareEndsCheck } from '../child-care-ends.ts'
import { childOnRecordCheck } from '../child-on-record.ts'
import { childSurvivorChecks } from '../child-survivors.ts'
import { collectedCheck } from '../collected-check.ts'
import { collegeSoonChecks } from '../college-soon.ts'
import { costlyPlan, costlyPlanCheck, iraLimitsOf, roomAfterThese } from '../costly-plan.ts'
import { dependentCareCheck } from '../dependent-care-check.ts'
import { earningsTestCheck } from '../earnings-test-check.ts'
import { supportsChild, supportsSomebody } from '../expecting.ts'
import { expectingCheck } from '../expecting-check.ts'
import { hsaCheck } from '../hsa-check.ts'
import { isOverRothLimit } from '../ira-kind.ts'
import { iraOverLimitChecks } from '../ira-over-limit.ts'
import { jobAtRiskCheck } from '../job-at-risk.ts'
import { jointCheck } from '../joint-return.ts'
import { nearRothLimit } from '../lump-sum/near-roth-limit.ts'
import { ownPlanChecks } from '../lump-sum/own-plan-steps.ts'
import { matchCheck } from '../match-check.ts'
import { namesAccount } from '../named-account.ts'
import { newbornCheck } from '../newborn-check.ts'
import { isSoleProprietor } from '../own-business.ts'
import { ownTuitionCheck } from '../own-tuition-credit.ts'
import { payChangeCheck } from '../pay-change.ts'
import { planAtWorkChecks } from '../plan-at-work-check.ts'
import { requiredCheck, requiredOf } from '../required-withdrawal.ts'
import { payOfBoth } from '../return-apart.ts'
import { runningKindCheck } from '../running-kind-check.ts'
import { runningSaversCredit } from '../running-savers-credit.ts'
import { saversMatchAhead } from '../savers-match-ahead.ts'
import { lastJointReturn } from '../surviving-spouse.ts'
import { sourceOf } from '../tax-picture.ts'
import { birthChecks } from './birth.ts'
import { bridgeChecks } from './bridge-words.ts'
import { fundCheck, idleCheck, starterCheck } from './cash-checks.ts'
import { collegeLateCheck } from './college-late.ts'
import { dollarDebtChecks } from './debt-checks.ts'
import { fundAt } from './fund-at.ts'
import { dollarGateChecks } from './gate-checks.ts'
import { goalChecks } from './goal-checks.ts'
import { hsaEndAheadCheck } from './hsa-end-words.ts'
import { monthChecks } from './month-checks.ts'
import { needlessBackdoor } from './needless-backdoor.ts'
import { roomByAgeCheck } from './room-by-age-words.ts'
import { saversLimitCheck } from './savers-limit.ts'
import { supportEndsChecks } from './support-ends.ts'
import { type DollarWork, intoIrasThisYear } from './work.ts'
import { returnOfNextYear } from './year-of-plan.ts'

export function dollarChecks(work: DollarWork): Check[] {
  return byUrgency([
    ...monthChecks(work),
    ...childSurvivorChecks(work, words('Plan again with the letter that names it.')),
    ...housing(work),
    starterCheck(work),
    ...dollarDebtChecks(work),
    ...dollarGateChecks(work),
    ...jointCheck(work),
    ...matchCheck(work.sheet, work.reader, work.context),
    ...(work.stage === 'working'
      ? costlyPlanCheck(costlyPlan(work, iraLimitsOf(work.taxes)), { first: roomAfterThese })
      : []),
    ...childOnRecordCheck(work),
    ...(work.stage === 'working' ? saversMatchAhead({ ...work, taxes: () => work.taxes }) : []),
    ...ownTuitionCheck(work),
    ...collectedCheck(work.reader),
    fundCheck(work),
    ...bridgeChecks(work),
    ...idleCheck(work),
    ...accounts(work),
    ...goalChecks(work),
    ...(work.isPaidOn ? dependentCareCheck(work, returnOfNextYear(work)) : []),
    ...family(work),
    ...careForLife(work),
    ...collegeLateCheck(work),
    ...(work.stage === 'working' ? collegeSoonChecks(work, { isForCollege: false }) : []),
    ...(work.stage === 'working' ? earningsTestCheck(work) : []),
    ...requiredCheck(work, requiredOf(work, work.taxes.age), requiredUse(work)),
    ...lastJointReturn(work.sheet, work.reader, work.context, work.taxes.taxReturn),
    ...expectingCheck(work),
    ...birthChecks(work),
    ...payChangeCheck(work, work.payChange, { isCounted: true, left: work.monthly }),
    ...childCareEndsCheck(work, work.careEnds.length > 0 ? 'all' : 'none'),
    ...supportEndsChecks(work),
    ...newbornCheck(work),
    ...jobAtRiskCheck(work.reader),
    ...benefits(work),
  ])
}

/** Cash that comes out anyway fills the fund before any dollar of the month does. */
export const requiredUse = ({ today, cushion }: DollarWork): Text =>
  words(
    today.left.value < cushion.target.value
      ? ' Let it fill what is missing in the emergency fund first.'
      : ' What you do not need of it can go where this plan sends its dollars.',
  )

function housing(work: DollarWork): Check[] {
  const { sheet, reader, taxes } = work
  if (reader.told('monthlyRent') === undefined || reader.told('income') === undefined) return []
  const pays = payOfBoth(work, taxes)
  const pay = sumOf(pays)
  if (pay <= 0) return []
  const rent = reader.number('monthlyRent')
  const most = reader.rule(
    'housing.most',
    'Share of pay that a home may take',
    'share',
    rules.housingShareMost,
  )
  const share = sheet.computed(
    'housing.share',
    'Rent as a share of pay before tax',
    'share',
    'the rent of a year ÷ pay before tax',
    [rent, ...pays],
    (rent.value * monthsPerYear) / pay,
  )
  return share.value > most.value
    ? [
        check(
          'housing',
          'warn',
          'The home takes a large part',
          say`Rent is ${share} of pay before tax; above ${most} it crowds out the rest. It is the largest lever there is.`,
        ),
      ]
    : []
}

/** Needs that the dollars of some month reach. */
const reachedNeeds = ({ needs, phases }: DollarWork) =>
  needs.filter((_, at) => phases.some(({ row }) => (row[at] ?? 0) > 0))

function accounts(work: DollarWork): Check[] {
  const { reader, sheet, context, stage, placements } = work
  const found: Check[] = []
  if (stage !== 'working') return found
  found.push(
    ...hsaCheck(
      work,
      'A health plan that allows an HSA?',
      words('If yours is one, an HSA comes before the IRA: no account is taxed as lightly.'),
    ),
  )
  // IRC §457(c): its limit stands beside the one of §402(g).
  if (namesAccount(work, '403b') && namesAccount(work, '457b'))
    found.push(
      check(
        'two-plans',
        'pass',
        'Each plan has a limit of its own',
        words(
          'A 457(b) has a yearly limit of its own beside the 403(b), so what the 403(b) no longer takes the 457(b) may. That of a state, a city or a public school pays out without the early penalty once you leave the job. Compare the costs of both, and fill the cheaper one first.',
        ),
      ),
    )
  found.push(...ownPlanChecks(work), ...needlessBackdoor(work))
  found.push(
    ...planAtWorkChecks(reader, placements),
    ...roomByAgeCheck(work),
    ...hsaEndAheadCheck(work),
    ...runningKindCheck({
      ...work,
      placements: reachedNeeds(work),
      intoHsa: { soon: intoHsaFrom(work, 0), later: intoHsaFrom(work, monthsPerYear) },
      laterWith: (less) => fundAt(work, 'kind-now', -less.value, [less]),
    }),
    ...runningSaversCredit(work.sheet, reader, work.context, work.taxes, intoIrasThisYear(work)),
    ...saversLimitCheck(work),
    ...nearRothLimit({ ...work, placements: reachedNeeds(work) }),
    ...iraOverLimitChecks({ ...work, paid: work.taxes.paid }),
  )
  if (work.taxes.status === 'married_separate' && isOverRothLimit(work.needs))
    found.push(
      check(
        'separate',
        'warn',
        'Filing separately closes the Roth IRA',
        say`Filed separately after living together, nobody with more than ${sheet.law('roth.separate', 'Income at which a Roth IRA closes on separate returns', 'usd', { value: known(context.limits.ira).rothPhaseOut.married_separate.to, source: sourceOf(context.limits.ira) })} of income puts money into a Roth IRA directly. The way by conversion is clean only without pre-tax money in any traditional, SEP or SIMPLE IRA; a Roth account at work has no such limit. Keep Form 8606.`,
      ),
    )
  else if (placements.some(({ id }) => id.endsWith('.conversion')))
    found.push(
      check(
        'backdoor',
        'warn',
        'Roth IRA by conversion',
        words(
          'Pay is over the limit for direct contributions. The detour is clean only without pre-tax money in any traditional, SEP or SIMPLE IRA. Keep Form 8606.',
        ),
      ),
    )
  const isFull =
    !work.keepsCash && placements.some(({ step }) => step === 'rest') && reader.value('hasWorkplacePlan')
  if (isFull)
    found.push(
      check(
        'after-tax',
        'pass',
        'Room beyond the limits',
        words(
          'The accounts with a yearly limit take no more. Ask your plan whether it also takes after-tax contributions and converts them; it would be more room that is not taxed each year.',
        ),
      ),
    )
  return found
}

/** A child who will need care for life: where money for it may stand, and who is never to inherit. */
function careForLife(work: DollarWork): Check[] {
  const { reader } = work
  if (reader.told('specialNeedsChild') !== true) return []
  const children = reader.told('dependents')?.length ?? 1
  return [ableFirst(work, words(children > 1 ? 'your youngest child' : 'your child'), children > 1)]
}

function family({ reader, stage, besidePay }: DollarWork): Check[] {
  if (stage !== 'working' || (besidePay !== undefined && !supportsSomebody(reader))) return []
  return supportsSomebody(reader)
    ? [
        check(
          'cover',
          'warn',
          'Cover for those who depend on you',
          words(
            `Term life and disability insurance, and a will${supportsChild(reader) ? ' with a guardian' : ''}, cost little and come before investing more.${reader.told('specialNeedsChild') === true ? ' Name a special-needs trust in the will and in every policy and account, never the child: what it inherits can end SSI and Medicaid. A lawyer sets it up.' : ''}`,
          ),
        ),
      ]
    : [
        check(
          'cover',
          'warn',
          'If you could not work',
          words(
            isSoleProprietor(reader)
              ? 'No employer insures your pay, and without it nothing of this plan goes on: compare disability cover of your own.'
              : 'Check the disability cover at work: without your pay nothing of this plan goes on.',
          ),
        ),
      ]
}

const benefits = ({ sheet, reader }: DollarWork): Check[] =>
  benefitsCheck(sheet, reader, 'SSI and Medicaid have savings limits')

/** What the plan puts into health savings accounts in the year that begins after so many months: another need often comes before. */
const intoHsaFrom = ({ course, needs }: DollarWork, begins: Months): Dollars =>
  course.placed
    .slice(begins, begins + monthsPerYear)
    .flatMap((row) => row.filter((_, at) => needs[at]?.step === 'hsa'))
    .reduce((sum, part) => sum + part, 0)
