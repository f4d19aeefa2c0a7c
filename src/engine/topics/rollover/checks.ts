import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { childOnRecordCheck } from '../child-on-record.ts'
import { endedPayCheck, waitingCosts } from '../ended-pay-check.ts'
import { lateFirstChecks } from '../late-first.ts'
import { matchCheck } from '../match-check.ts'
import { isOnlyLate, staysWhole } from './alternatives.ts'
import { besideTaxChecks } from './beside-tax.ts'
import { bridgeChecks, type RolloverBridge } from './bridge.ts'
import { cashForDebt } from './cash-for-debt.ts'
import { conversionCheck } from './conversion-check.ts'
import { creditThisYearCheck } from './credit-this-year.ts'
import { lastingChecks } from './does-not-last.ts'
import { gateChecks } from './gate-checks.ts'
import type { PlanLoan } from './loan.ts'
import { newMoneyChecks } from './new-money.ts'
import { newPlanCheck } from './new-plan-check.ts'
import { oldPlansCheck } from './old-plans-check.ts'
import { isWithoutPay, ownerName } from './owner.ts'
import type { Payout } from './payout.ts'
import { isPension, pensionChecks, pensionChoice } from './pension.ts'
import { peopleChecks } from './people-checks.ts'
import { planOf } from './places.ts'
import { rothClockCheck, rothLaterCheck } from './roth-to-roth.ts'
import { paidInFirstText, retirementExclusionText, statePenaltyOnCash, stateTaxOnCash } from './state.ts'
import { survivorChecks } from './survivors.ts'
import type { CashOut } from './ways.ts'
import { whenPaid } from './when-paid.ts'
import type { RolloverWork } from './work.ts'
import { yearsWithDraws } from './years-with-draws.ts'

const byUrgency = { act: 0, warn: 1, pass: 1 + 1 } as const

/** What asks for something to be done first, what is fine last. */
export function rolloverChecks(
  work: RolloverWork,
  cash: CashOut,
  loan: PlanLoan | undefined,
  payout: Payout | undefined,
  worth: Figure | undefined,
  bridge: RolloverBridge | undefined,
): Check[] {
  return [
    ...lateFirstChecks(work, work.late),
    ...ownerCheck(work),
    ...survivorChecks(work),
    ...childOnRecordCheck(work),
    ...lastingChecks(work),
    ...bridgeChecks(work, bridge),
    ...oldPlansCheck(work),
    ...gateChecks(work, loan, payout),
    ...creditThisYearCheck(work),
    ...(payout === undefined ? moveChecks(work) : []),
    ...(payout === undefined
      ? [
          ...pensionChecks(work, pensionChoice(work)),
          ...(isPension(work) ? [] : [costCheck(work)]),
          ...newMoneyChecks(work),
          ...newPlanCheck(work),
          ...debtCheck(work, cash),
          ...missedMatchCheck(work),
          ...kindChecks(work),
          ...(isOnlyLate(work) ? [] : cashChecks(work, cash)),
        ]
      : []),
    ...endedPayCheck(work.taxes.ended, true, () => ({
      bracket: work.taxes.bracket,
      costs: waitingCosts(work, yearsWithDraws(work, payout)),
    })),
    ...peopleChecks(work, staysWhole(work) ? undefined : worth),
  ].sort((a, b) => byUrgency[a.status] - byUrgency[b.status])
}

/** Whose plan it is decides whose age counts and who signs. */
function ownerCheck(work: RolloverWork): Check[] {
  const { isOfSpouse, cameFrom, ownerAge } = work
  if (cameFrom === 'late_spouse')
    return [
      check(
        'owner',
        'act',
        'A surviving spouse may choose',
        words(
          'You may make it your own by a direct rollover, or stay a beneficiary, in the plan or in an inherited IRA, and make it your own later. As a beneficiary nothing is penalized, and nothing has to come out before the year in which your spouse would have had to begin. If a required withdrawal of the year of death was still open, it comes to you first. For that year you can usually still file jointly.',
        ),
      ),
    ]
  if (cameFrom === 'former_spouse')
    return [
      check(
        'owner',
        'act',
        'The plan has to accept the court order first',
        join([
          words(
            'Nothing moves before the plan has accepted the order as a qualified domestic relations order (QDRO) and set up your share. Then it is yours: you choose, you sign, and you owe the tax on what you take. Ask which day’s balance counts and who bears gains and losses until then.',
          ),
          cashBeforeRolling(work),
        ]),
      ),
    ]
  if (!isOfSpouse) return []
  return [
    check(
      'owner',
      'act',
      'Your spouse has to move it',
      say`It is your spouse’s plan, so the age of ${ownerAge} counts in every rule here, and every form and call is theirs. The new account has to be in their name too: it cannot go into yours.`,
    ),
  ]
}

function moveChecks(work: RolloverWork): Check[] {
  if (staysWhole(work) || isOnlyLate(work)) return []
  const { withheldRate, check: found } = work
  const direct =
    found === undefined
      ? [
          check(
            'direct',
            'act',
            'Only from custodian to custodian',
            say`Ask for a direct rollover, made out to the new custodian “for the benefit of” ${words(ownerName(work))}${words(work.isPaidAsHeir ? ', as beneficiary of your late spouse' : '')}. From a check in ${words(work.isOfSpouse ? 'their' : 'your')} own name ${withheldRate} is withheld, and the rest has a deadline.`,
          ),
        ]
      : []
  return [
    ...direct,
    check(
      'invest',
      'act',
      'Invest it after it has landed',
      words(
        'Money that arrives lies in cash until you choose an investment. Forgetting that is the most common silent mistake of a rollover.',
      ),
    ),
  ]
}

/** Cash out of a share by court order is free of the penalty from the plan alone: IRC §72(t)(2)(C). */
function cashBeforeRolling({
  sheet,
  gates,
  sources,
  penaltyRate,
  penaltyEnds,
  withheldRate,
}: RolloverWork): Text {
  if (!gates.hasEarlyAccess || sources.pretax.value <= 0) return nothing
  const most = sheet.computed(
    'order.penalty',
    'Penalty if all of the share were taken from an IRA of your own',
    'usd',
    'what is before tax × the penalty',
    [sources.pretax, penaltyRate],
    Math.round(sources.pretax.value * penaltyRate.value),
  )
  return say`Cash that you want out of it, for a lawyer or a home, has to come from the plan, before the rest is rolled: it costs income tax, of which ${withheldRate} is withheld, and no penalty. Taken from an IRA of your own afterwards it costs ${penaltyRate} more until ${penaltyEnds}, on all of it ${most}.`
}

function costCheck(work: RolloverWork): Check {
  const { fees, hasNewPlan, reader, plans } = work
  const told =
    (['oldPlanFee', 'newPlanFee', 'iraFee'] as const).some((key) => reader.told(key) !== undefined) ||
    plans?.open.every(({ fee }) => fee !== undefined) === true
  const newPlan = hasNewPlan
    ? say`, ${fees.newPlan} for ${words(work.stillThere ? 'the other one' : 'the new one')}`
    : nothing
  return check(
    'costs',
    told ? 'pass' : 'warn',
    told ? 'Costs compared' : 'Put in the true costs',
    say`Counted are ${fees.leave} a year for ${words(planOf(work))}${newPlan} and ${fees.ira} for an index IRA, with the same investments everywhere. The fee disclosure of each plan has the true figures, administration included. Whoever advises you to move should tell you in writing what you would pay and what they would earn.`,
  )
}

/** The match of the employer of today: no move of old money earns as much. */
const missedMatchCheck = ({ sheet, reader, context }: RolloverWork): Check[] =>
  matchCheck(sheet, reader, context)
    .filter(({ status }) => status === 'act')
    .map((missed) => ({ ...missed, id: `${missed.id}.missed` }))

function debtCheck(work: RolloverWork, cash: CashOut): Check[] {
  const found = cashForDebt(work, cash)
  if (found === undefined) return []
  const { debt, taken, lost, waits, months } = found
  const isPart = taken.value < debt.balance.value
  // In a year of little income tax is not what speaks against it.
  if (waits && lost.value < debt.rate.value)
    return [
      check(
        'debt',
        'warn',
        'The months come before the debt',
        say`The ${debt.label} at ${debt.rate} gets its minimum payment until pay is back, and is worth paying fast then. Of ${taken} taken from the plan for it next year, about ${lost} would go to tax${words(work.gates.isPenaltyFree ? '' : ' and the penalty')}: less than a year of its interest. But ${months === undefined ? nothing : say`it is ${months} of what you live on, and `}nobody knows yet when pay is back: keep it for the months until then.`,
      ),
    ]
  return [
    check(
      'debt',
      'warn',
      'Not for the debt either',
      say`The ${debt.label} at ${debt.rate} ${words(isWithoutPay(work) ? 'gets its minimum payment until pay is back, and is worth paying fast then' : 'is worth paying fast, but from pay and savings')}: of ${isPart ? words('the ') : nothing}${taken} taken from the plan for it, ${lost} is lost at once, ${isPart ? say`and what is left pays only a part of the ${debt.balance}` : words('before anything is paid off')}.`,
    ),
  ]
}

function kindChecks(work: RolloverWork): Check[] {
  const { sources, placements } = work
  const found: Check[] = []
  const goes = (source: 'roth' | 'afterTax') =>
    placements.some(
      (one) =>
        one.source === source && (one.destination === 'rothIra' || one.destination === 'inheritedRothIra'),
    )
  if (goes('afterTax'))
    found.push(
      check(
        'after-tax',
        'act',
        'Split after-tax money on the same form',
        say`Ask for the ${sources.afterTax} of after-tax money to go to ${words(work.isPaidAsHeir ? 'an inherited' : 'a')} Roth IRA and for the pre-tax money to go to its own place in the same payout. ${work.placed('leave', 'kept') > 0 ? words('As a part stays in the plan, ask first whether after-tax money can leave alone; else a part of every payout is taxed. ') : nothing}Mixed into one IRA, the advantage is lost.`,
      ),
    )
  // An inherited Roth IRA follows the clock of the one who died.
  if (goes('roth') && !work.isPaidAsHeir) found.push(rothClockCheck(work))
  if (sources.roth.value > 0 && work.gates.freeze === 'still-there') found.push(rothLaterCheck(work))
  return found
}

/** Of a plan, and of an IRA, which knows no division by court order: IRC §72(t)(2) and (3)(A). */
const reasonsWithoutPenalty = ({ planType }: RolloverWork): Text => {
  const everywhere = 'a birth or adoption, a federal disaster, a small emergency sum each year'
  const illness = 'disability, terminal illness, large medical bills'
  const ofIra = 'a first home, college and health premiums while out of work'
  return words(
    planType === 'simple_ira'
      ? `${illness}, ${everywhere}, ${ofIra}`
      : `${illness}, a divorce order, ${everywhere}; from an IRA also ${ofIra}`,
  )
}

/** The exceptions stand before the penalty; then what would be left; then the conversion that looks like a rollover. */
function cashChecks(work: RolloverWork, cash: CashOut): Check[] {
  const paid = whenPaid(work)
  const { gates } = paid.work
  const later =
    paid.from === undefined
      ? nothing
      : say`Before ${paid.from} the plan can mostly not pay you; what follows holds after that. `
  const state = stateTaxOnCash(work, cash.taxable)
  const ofState = state === undefined || state.value === 0 ? undefined : state
  const penaltyOfState = statePenaltyOnCash(work, cash.taxable)
  const andPenalty =
    penaltyOfState === undefined ? nothing : say` and ${penaltyOfState} of a penalty of California’s own`
  const roth =
    cash.rothEarnings === undefined
      ? nothing
      : say` About ${cash.rothEarnings} of the Roth money is counted as earnings, which are taxed when they come out this early; what you put in is not.`
  const exclusion = retirementExclusionText(work)
  const found = [
    check(
      'cash',
      'warn',
      'Cash only in hardship',
      gates.isPenaltyFree
        ? say`${later}There is no penalty for you, but ${cash.tax} of federal tax${ofState === undefined ? nothing : say` and ${ofState} of state tax`} would be due in one year.${roth} Payments over several years stay in lower brackets.${exclusion}`
        : say`${later}Some reasons carry no penalty: ${reasonsWithoutPenalty(work)}. Without one, cash costs ${cash.tax} of federal tax and ${cash.penalty} of penalty. ${cash.net} would be left${ofState === undefined ? (state === undefined ? words(' before state tax') : nothing) : say`, before ${ofState} of state tax${andPenalty}`}.${paidInFirstText(work)}${roth}${exclusion}`,
    ),
  ]
  found.push(...besideTaxChecks(work, cash.taxable))
  const conversion = conversionCheck(work)
  if (conversion !== undefined) found.push(conversion)
  return found
}
