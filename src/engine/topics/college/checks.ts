/** What to look at before saving for college: what comes first, the state's plan, what the child may get or lose. */

import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { byUrgency, check } from '../check.ts'
import { childCareEndsCheck } from '../child-care-ends.ts'
import { childOnRecordCheck } from '../child-on-record.ts'
import { childSurvivorChecks } from '../child-survivors.ts'
import { collectedCheck } from '../collected-check.ts'
import { fundThere, hasCash, whatTargetIs } from '../cushion.ts'
import { costOf } from '../debts.ts'
import { dependentCareCheck } from '../dependent-care-check.ts'
import { endingCheck } from '../ending-words.ts'
import { loanWaitsCheck } from '../job-at-risk.ts'
import { lateFirstChecks } from '../late-first.ts'
import { matchCheck } from '../match-check.ts'
import { minimumsOnly } from '../minimums-only.ts'
import { whoIsOutOfWork } from '../out-of-work.ts'
import { bridgeInWords, withoutPay } from '../pay-bridge-words.ts'
import { payChangeCheck } from '../pay-change.ts'
import { comparePlanCheck } from '../plan-to-compare.ts'
import { requiredCheck } from '../required-withdrawal.ts'
import { afterSaveCheck } from '../save-ends.ts'
import { saversMatchAhead } from '../savers-match-ahead.ts'
import { aidChecks } from './aid-checks.ts'
import { birthChecks } from './birth-words.ts'
import { calmCheck } from './calm-now.ts'
import { isCareCounted } from './care-ends.ts'
import { areGrandchildren } from './children.ts'
import { firstBillCheck } from './first-bill.ts'
import { lastDayChecks, lastPayInWords } from './last-day.ts'
import { isNothingLeft } from './month-after-work.ts'
import { isFundSaidFull, leastForRetirement } from './order.ts'
import type { CollegeOutlook } from './outlook.ts'
import { priceCheck } from './price.ts'
import { returnWithMatch } from './return-with-match.ts'
import { aside, freedInWords, isRaiseCounted, rising, turnedLater, withRise } from './rise-words.ts'
import { isMonthCovered, shortChecks } from './short-month.ts'
import { statePlanCheck } from './state-check.ts'
import { supportEndCheck } from './support-end.ts'
import { usesChecks } from './use-checks.ts'
import { isBesideRetirement, isRaiseInWait } from './waiting.ts'
import { type CollegeWork, isAllOfIt, isRestReached } from './work.ts'

/** What asks for something to be done first, what is fine last. */
export function collegeChecks(work: CollegeWork, outlook: CollegeOutlook): Check[] {
  return byUrgency([
    ...shortChecks(work, work.first.short),
    ...lastDayChecks(work),
    ...lateFirstChecks(work, work.first.late),
    ...comparePlanCheck(work.first.compared),
    ...afterSaveCheck(work, work.loanAhead, {
      counted: words(' What can go to college each month is counted without it.'),
    }),
    ...(areGrandchildren(work.children)
      ? []
      : childSurvivorChecks(
          work,
          words(
            'What it leaves of a month goes to what comes first here, and then to college: plan again with the letter that names it.',
          ),
        )),
    ...foundations(work),
    ...birthChecks(work),
    ...(areGrandchildren(work.children)
      ? []
      : payChangeCheck(work, work.payChange, {
          isCounted: isRaiseCounted(work),
          hasDays: isRaiseInWait(work.first, work.wait),
          left: work.budget ?? work.current,
        })),
    ...(areGrandchildren(work.children)
      ? []
      : childCareEndsCheck(work, isCareCounted(work) ? 'target' : 'none')),
    // An account is an employer's: who is out of work is offered none.
    ...(areGrandchildren(work.children) || whoIsOutOfWork(work.reader) !== undefined
      ? []
      : dependentCareCheck(work, returnWithMatch(work))),
    ...(isForGrandchildren(work) ? [] : childOnRecordCheck(work)),
    ...(isForGrandchildren(work) ? [] : matchCheck(work.sheet, work.reader, work.context)),
    ...(isForGrandchildren(work) ? [] : saversMatchAhead({ ...work, taxes: () => work.taxes })),
    ...requiredCheck(
      work,
      work.required,
      work.reader.told('agi') === undefined
        ? words(' The tax of this plan is counted with it, this year and in those ahead.')
        : nothing,
    ),
    ...collectedCheck(work.reader),
    ...calmCheck(work),
    ...priceCheck(work),
    ...target(work, outlook),
    ...firstBillCheck(work),
    ...supportEndCheck(work),
    ...statePlanCheck(work, outlook),
    ...aidChecks(work),
    ...usesChecks(work),
  ])
}

/** Grandparents who give are mostly past work: its match is not asked for, unless they say that they are in it. */
const isForGrandchildren = ({ children, reader }: CollegeWork): boolean =>
  areGrandchildren(children) && reader.told('employerMatch') === undefined

/** The word of the family against the sum that it named: what the other way would be. */
function saidFull({ first, reader, mode, putAside, state }: CollegeWork): Text {
  if (mode !== 'monthly' || !isFundSaidFull(reader, first)) return nothing
  const isRewarded = state !== undefined && (state.kind === 'own' || state.kind === 'any')
  return say` You said that it is full. If it is enough for you as it is, leave it: then ${putAside} can go to college from today${isRewarded ? say`, and what arrives by the end of the year still counts for this year’s tax of ${state.name}` : nothing}. The other ways show what that reaches.`
}

function foundations(work: CollegeWork): Check[] {
  const { first, reader, sheet, isRetired } = work
  const [worst] = first.costlyDebts
  const { cushion } = first
  const isTold = reader.told('retirementOnTrack') !== undefined
  const isDerived =
    reader.told('contributionRate') !== undefined ||
    reader.told('spouseContributionRate') !== undefined ||
    reader.told('retirementSavings') !== undefined
  const highRate = reader.rule('high-rate', 'What counts as a high rate', 'rate', rules.highRate)
  const found: Check[] = []
  if (worst !== undefined)
    found.push(
      first.short?.isPayGone
        ? minimumsOnly(worst, { isCovered: isMonthCovered(work, first.short) })
        : check(
            'debts',
            'act',
            'A debt at a high rate comes before college',
            say`The ${worst.label} costs ${costOf(worst)}. Paying it is the best thing that this money can do.`,
          ),
    )
  else if (first.heldDebts.length > 0)
    found.push(...endingCheck({ reader, ending: first.ending, costlyDebts: first.heldDebts }))
  else if (first.waits !== undefined) found.push(loanWaitsCheck(reader, first.waits))
  else
    found.push(
      check(
        'debts',
        'pass',
        first.otherDebts.length > 0 ? 'No debt at a high rate' : 'No debt at a high rate counted',
        first.otherDebts.length > 0
          ? say`None of the debts that you named costs ${highRate} or more, so none of them comes before college.`
          : words('If there is one, say so: it comes before college.'),
      ),
    )
  if (cushion === undefined)
    found.push(
      check(
        'cushion',
        'warn',
        'Is your emergency fund full?',
        words('You did not say how much cash you have. College money that has to come out early is taxed.'),
      ),
    )
  else
    found.push(
      first.cushionGap > 0 || first.starterGap > 0
        ? check(
            'cushion',
            'act',
            'The emergency fund comes first',
            first.atOnce === undefined
              ? say`${hasCash(cushion.cash) ? say`Your ${cushion.cash} is less than` : words('No cash is set apart yet of the')} ${cushion.target}, which is ${whatTargetIs(reader, cushion)}.${saidFull(work)}`
              : say`What is left of your ${cushion.cash} after ${first.atOnce} for the debt is less than ${cushion.target}, which is ${whatTargetIs(reader, cushion)}.`,
          )
        : check(
            'cushion',
            'pass',
            'Emergency fund is full',
            cushion.sizedBy === 'starter' || cushion.sizedBy === 'home'
              ? say`${fundThere(cushion.cash, cushion.target)} That is ${whatTargetIs(reader, cushion)}.`
              : fundThere(cushion.cash, cushion.target),
          ),
    )
  const { own } = first
  if (own !== undefined && !first.isRetirementOnTrack)
    found.push(
      check(
        'retirement',
        'act',
        own.isShort ? 'Your own money may run out first' : 'Give no more than your own years leave',
        own.isShort
          ? say`At ${own.gap} beyond pension and Social Security your ${own.assets} lasts about ${own.years} if what it earns only keeps up with prices; it should last until ${own.until}. What is given away is gone sooner than that. A student can borrow; a retiree cannot.`
          : say`At ${own.gap} beyond pension and Social Security until ${own.until}, ${own.spare} of your ${own.assets} is left to give if what it earns only keeps up with prices. Care in old age is not counted.`,
      ),
    )
  else if (own !== undefined)
    found.push(
      check(
        'retirement',
        'pass',
        'Your own money lasts',
        own.gap.value > 0
          ? say`At ${own.gap} beyond pension and Social Security until ${own.until}, ${own.spare} of your ${own.assets} is left if what it earns only keeps up with prices. Care in old age is not counted: give what it will not need.`
          : words(
              'Pension and Social Security pay what you spend. Care in old age is not counted: give what it will not need.',
            ),
      ),
    )
  // What goes there waits for pay as college does.
  else if (first.ending !== undefined && !first.isRetirementOnTrack) return found
  else if (first.bridge !== undefined)
    found.push(
      check(
        'retirement',
        'act',
        `The months ${withoutPay(first.bridge)} come before college`,
        say`${bridgeInWords(reader, first.bridge)} They still need ${first.bridge.toSave} beyond your cash. After the last pay check each month draws on what you have, so the plan counts on nothing for college from then on.`,
      ),
    )
  else if (!first.isRetirementOnTrack)
    found.push(
      check(
        'retirement',
        'act',
        'Your own retirement comes before college',
        join([
          words(
            'A child can borrow for college. You cannot borrow for retirement, and student aid does not count what is in retirement accounts.',
          ),
          reader.told('publicServiceJob') === true && reader.told('pensionMonthly') === undefined
            ? words(
                'Many public employers pay a pension: ask for your estimate first. If you are on track with it, say so here, and college comes sooner.',
              )
            : nothing,
          first.retirementGap !== undefined && isBesideRetirement(work)
            ? say`About ${first.retirementGap.takeHome} of take-home pay closes what is missing; college gets the rest of the month.`
            : nothing,
        ]),
      ),
    )
  // Without pay nothing goes in: who said nothing of it is on no track.
  else if (first.short?.isPayGone === true && !isTold) return found
  else if (isTold || (isDerived && !isRetired))
    found.push(
      check(
        'retirement',
        'pass',
        reader.value('retirementOnTrack')
          ? 'Your own retirement is on track'
          : 'With the whole match your own retirement is on track',
        words('Keep it so: never lower it to save for college.'),
      ),
    )
  else if (isRetired)
    found.push(
      check(
        'retirement',
        'warn',
        'Will your own money last?',
        words(
          'Give what your own later years will not need, care in old age counted. A student can borrow; a retiree cannot.',
        ),
      ),
    )
  else
    found.push(
      check(
        'retirement',
        'warn',
        'Is your own retirement on track?',
        say`If less than ${leastForRetirement({ sheet })} of pay goes there, the match included, raise that first. A child can borrow; a retiree cannot.`,
      ),
    )
  return found
}

function target(work: CollegeWork, outlook: CollegeOutlook): Check[] {
  const {
    mode,
    reached,
    needMonthly,
    intoCollege,
    share,
    children,
    isExample,
    wait,
    current,
    reachedNow,
    needAfter,
    contributions,
    reader,
    wholeNow,
  } = work
  const transfer = work.transfer ?? current
  const found: Check[] = []
  if (isExample)
    found.push(
      check(
        'example',
        'warn',
        'This is an example',
        words('You did not say for whom. Say how old your child is, and every number becomes yours.'),
      ),
    )
  if (
    (mode === 'monthly' || transfer.value > 0) &&
    work.workMonths !== undefined &&
    // The check of that day says so.
    !(work.afterWork !== undefined && isNothingLeft(work.afterWork))
  )
    found.push(
      check(
        'pay-ends',
        'warn',
        'Pay ends before the last bill',
        say`Nobody is planned to save from pay after ${lastPayInWords(work)}, so the plan saves until then and not until the last bill; that makes the month dearer. The bills after it come out of what is saved, and your retirement money is not counted on for them. If you work longer, say until what age.`,
      ),
    )
  const waits = mode === 'monthly' || (mode === 'lump' && intoCollege.value === 0)
  if (waits && reached.value < 1 && wait.from !== undefined)
    found.push(
      check(
        'target',
        'warn',
        'College has to wait a little',
        say`After what comes first, ${aside(say`${work.intoCollegeLater} from ${wait.from} on${rising(work.rise)}`, work.rise)} reaches about ${reached} of the target.${freedInWords(work)}${turnedLater(work.rise)}`,
      ),
    )
  else if (mode === 'monthly' && work.beyond?.takes !== undefined && reached.value < 1 && !isAllOfIt(work))
    found.push(
      check(
        'target',
        'pass',
        'On track for the usual part, and beyond it',
        say`${work.beyond.takes.value === 0 ? say`What is saved pays the usual ${work.beyond.usual} of college already; ${intoCollege}` : say`${intoCollege} is more than the ${work.beyond.takes} that the usual ${work.beyond.usual} of college takes, and`} reaches about ${reached} of all of it. Nobody has to save all: it would take ${needMonthly}.`,
      ),
    )
  else if (mode === 'monthly' && reached.value < 1 && wait.months !== undefined && !isAllOfIt(work))
    found.push(
      check(
        'target',
        'warn',
        'This does not reach the whole target',
        say`${aside(withRise(intoCollege, work.rise), work.rise)} reaches about ${reached}; all of it takes ${needMonthly}${work.rise === undefined ? nothing : words(' from today on')}.${turnedLater(work.rise)} What is saved does not have to be borrowed.${words(work.isRetired ? '' : ' Raise it when another bill or a loan ends.')}`,
      ),
    )
  else if (
    mode === 'lump' &&
    work.beyond?.takes !== undefined &&
    reached.value < 1 &&
    wait.from === undefined
  )
    found.push(
      check(
        'target',
        'pass',
        'On track for the usual part, and beyond it',
        say`This sum and ${transfer} reach about ${reached} of all of college, more than the usual ${work.beyond.usual}. Nobody has to save all: it would take ${needAfter ?? needMonthly} beside the sum.`,
      ),
    )
  else if (mode === 'lump' && intoCollege.value > 0 && reached.value < 1 && !isRestReached(work))
    found.push(
      check(
        'target',
        'warn',
        'More is needed later',
        wait.from !== undefined
          ? say`With this sum and ${aside(say`${work.intoCollegeLater} from ${wait.from} on${rising(work.rise)}`, work.rise)} ${reached} of the target is reached. All of it takes ${needAfter ?? needMonthly} from today on, or aid and pay at the time.`
          : transfer.value > 0
            ? say`With this sum and ${aside(say`the ${transfer} ${words(transfer === current ? 'that goes in' : 'of this plan')}${rising(work.rise)}`, work.rise)} ${reached} of the target is reached.${turnedLater(work.rise)} All of it takes ${needAfter ?? needMonthly}${work.rise === undefined ? nothing : words(' from today on')}, or aid and pay at the time.`
            : say`With this sum ${reached} of the target is reached. The rest takes ${needAfter ?? needMonthly}, or aid and pay at the time.`,
      ),
    )
  else if (mode === 'enough' && reader.told('collegeFundShare') === undefined && share.value < 1)
    found.push(
      check(
        'target',
        'pass',
        'As much as many families save for',
        say`What is there is ${reachedNow} of the part that many families save for, and ${wholeNow} of all of it. Say how much you want saved: until then the plan adds nothing.`,
      ),
    )
  else if (mode === 'enough')
    found.push(
      check(
        'target',
        current.value > 0 ? 'act' : 'pass',
        'Enough is saved',
        say`What is there is ${reachedNow} of your target today.${current.value > 0 ? say` Stop adding to it.` : nothing}`,
      ),
    )
  if (share.value > 0 && contributions.some(({ start, monthly }) => start + monthly > 0))
    found.push(
      check(
        'overfund',
        outlook.overOdds.value > rules.overfundWarn.value ? 'warn' : 'pass',
        outlook.overOdds.value > rules.overfundWarn.value
          ? 'More than college takes is likely'
          : 'Too much is unlikely',
        say`In ${outlook.overOdds} simulated futures something is left after ${children.length === 1 ? words('all of college') : words('all of college for every child')} is paid from the savings.${outlook.overOdds.value > rules.overfundWarn.value && work.mode !== 'enough' ? words(' Saving for a little less and paying the last part at the time makes that rarer.') : nothing}`,
      ),
    )
  return found
}
