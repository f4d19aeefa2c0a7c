/** Rights that a move can cost: early access, a clean backdoor into a Roth IRA. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { pastNewJob } from './access-first.ts'
import { afterBenefitsInWords } from './after-benefits.ts'
import { afterPayInWords } from './after-pay.ts'
import { afterDeadline, keptInFull, sentOn } from './check-kept-words.ts'
import { coverOfDraws, earlyIncomeCheck } from './cover-checks.ts'
import type { Bridge, EarlyNeed } from './early-need.ts'
import { earlyPriceInFull, earlyPriceOf } from './early-price.ts'
import { isPutBack } from './gate-steps.ts'
import { isPaidBySchedule } from './gates.ts'
import { laterMoveInWords } from './kept-moves.ts'
import { birthdayBy, lateRule, ruleName, tooEarly, whyLateEnough } from './leaving.ts'
import { isPension } from './pension.ts'
import { placeNames } from './places.ts'
import { planPaymentOf } from './plan-payment.ts'
import type { RolloverWork } from './work.ts'

/** `payment`: what a year of it is where its sum is fixed by more than the need. */
export function accessChecks(work: RolloverWork, payment?: Figure): Check[] {
  const { gates, penaltyEnds, stock, isDisabled } = work
  // Whoever is bound by a series of even payments has that to mind, and no new one to begin.
  if (isPaidBySchedule(gates.freeze)) return coverOfDraws(work, payment)
  if (isDisabled)
    return [
      check(
        'early-access',
        'pass',
        'No early-withdrawal penalty with a lasting disability',
        words(
          'It has to keep you from any substantial paid work, for long or for good; a doctor’s statement or the letter of Social Security proves it. Then every place pays out without the penalty, and income tax is due all the same. Claim the exception with Form 5329 if Form 1099-R does not show it, and keep the proof.',
        ),
      ),
    ]
  if (work.isPenaltyOver)
    return [
      check(
        'early-access',
        'pass',
        'The early-withdrawal penalty has ended for you',
        say`From ${penaltyEnds} on every place pays out without it.`,
      ),
      ...coverOfDraws(work),
    ]
  const [status, title, detail] = earlyAccess(work, stock?.isChosen === true)
  const income = gates.earlyNeed === undefined ? [] : [earlyIncomeCheck(work, gates.earlyNeed)]
  return [...birthdayCheck(work), check('early-access', status, title, detail), ...income]
}

/** Whose birthday comes later in the year of leaving has the right, and loses it with the move. */
function birthdayCheck(work: RolloverWork): Check[] {
  const { gates, earlyAccessAge, penaltyEnds, reader } = work
  // A check in hand has left the plan already.
  if (gates.birthday === undefined || work.check !== undefined) return []
  return [
    check(
      'early-access.birthday',
      reader.told('needsMoneyEarly') === false ? 'warn' : 'act',
      'The year in which you were born decides',
      say`What counts is not your age on your last day there, but at the end of that year. If you turn ${earlyAccessAge} ${birthdayBy(gates.birthday)}, this plan pays you without a penalty (${ruleName(work)}), and an IRA does so only from ${penaltyEnds}. Counted is that you do not. If you do, tell me your year of birth before you sign: what you need early then stays, and once it is in an IRA that right is gone for good.`,
    ),
  ]
}

/** What pays before the plan does. */
const beyond = (need: EarlyNeed | undefined): Text => {
  const first = [
    ...(need?.comesIn === undefined ? [] : [say`${need.comesIn} that comes in`]),
    ...(need?.cash === undefined ? [] : [say`${need.cash} of your cash`]),
  ]
  return first.length === 0 ? nothing : say`, beyond ${listed(first)}`
}

/** What the plan pays a year, and what of it comes back. */
function paidAYear(work: RolloverWork): Text {
  const need = work.gates.earlyNeed
  if (need === undefined) return nothing
  const { yearly, isPeriodic } = planPaymentOf(work, need)
  const back =
    need.drawn.value >= yearly.value
      ? nothing
      : say`; with the tax that the law asks it is about ${need.drawn}, and the rest comes back when you file`
  return say`${yearly}, ${words(isPeriodic ? 'its federal tax included' : 'the tax that the plan withholds included')}${beyond(need)}${back}`
}

const covered = (work: RolloverWork, { comesIn, cash, short }: Bridge): Text =>
  join([
    say`${sentenceStart(whyLateEnough(work))}, and ${lateRule(work, work.sheet)}.`,
    cash === undefined || short.value === 0
      ? comesIn === undefined
        ? words('By what you said you need nothing of it each month, so nothing has to stay there.')
        : say`By what you said, ${comesIn} covers what you spend, so nothing has to stay there.`
      : say`Until ${work.penaltyEnds} about ${short} is missing${comesIn === undefined ? nothing : say` beyond ${comesIn} that comes in`}, and your cash covers it, with a cushion left.`,
    say`If you would rather keep your cash, leave what you may need in the plan, and ask whether it pays out in parts: an IRA pays without a penalty only from ${work.penaltyEnds}.`,
  ])

/** Leaving in an earlier year would be too early. */
const sooner = ({ separationAge, earlyAccessAge, service, gates }: RolloverWork): Text =>
  service === undefined && separationAge.value - 1 < earlyAccessAge.value && gates.opensOn !== undefined
    ? words(' Do not leave in an earlier year: then that right is lost.')
    : nothing

/** How far the shares carry what was told to be needed, and what carries the rest. */
function carried({ stock, penaltyRate, penaltyEnds, withheldRate }: RolloverWork): Text {
  const first = words('Until then live on the shares: they can be sold on any day.')
  const reach = stock?.reach
  if (reach === undefined)
    return join([
      first,
      words(
        'If they are not enough, ask a tax professional whether the lower tax or that right is worth more.',
      ),
    ])
  if (reach.cash === undefined)
    return join([first, say`After tax they carry the ${reach.need} that you need until ${penaltyEnds}.`])
  const { amount, tax } = reach.cash
  return join([
    first,
    say`Of the ${reach.need} that you need until ${penaltyEnds} they carry about ${reach.months} after tax. So have ${amount} more paid to you as cash in the same payout: it costs about ${tax} of federal tax and no penalty; taken from the IRA before ${penaltyEnds} it would cost ${penaltyRate} more. ${withheldRate} is withheld, and what that is beyond the tax comes back with the return. Keep it in savings or Treasury bills.`,
  ])
}

/** What stays in the plan or goes to an inherited IRA keeps the right. */
function asBeneficiary(work: RolloverWork): Text {
  const { gates, penaltyEnds, isPaidAsHeir } = work
  const need = gates.earlyNeed
  return join([
    say`The plan and an inherited IRA both pay you at any age without a penalty, because the money came to you by a death. An IRA of your own does so only from ${penaltyEnds}, and that choice cannot be undone.`,
    isPaidAsHeir
      ? say`So have it titled as inherited, apart from any IRA that you have, and make it your own at ${penaltyEnds}, or sooner if you are sure that you need none of it before.`
      : say`So leave it there as the beneficiary, and make it your own at ${penaltyEnds}, or sooner if you are sure that you need none of it before. If the plan wants you out, ask for an inherited IRA.`,
    need === undefined
      ? nothing
      : say`What you need takes ${isPaidAsHeir ? need.drawn : planPaymentOf(work, need).yearly} out of it, its federal tax included${beyond(need)}.`,
  ])
}

function earlyAccess(work: RolloverWork, isStockOut: boolean): [Check['status'], string, Text] {
  const { gates, penaltyEnds, reader, sheet, stillThere, planType } = work
  if (gates.isPaidOut && work.check?.isDirect !== true && work.check?.isLate === true)
    return [...afterDeadline(work)]
  if (gates.isPaidOut)
    return isPutBack(work.check) ? [...keptInFull(work, work.keptOfCheck)] : [...sentOn(work)]
  if (work.cameFrom !== undefined && gates.hasEarlyAccess) {
    const ends = say`The plan itself pays you at any age without a penalty, because the money came to you ${work.cameFrom === 'late_spouse' ? words('by a death') : words('by a court order')}. An IRA of your own does so only from ${penaltyEnds}, and the move cannot be undone.`
    if (gates.inheritsIra && gates.kept === undefined)
      return ['act', 'Stay the beneficiary for now', asBeneficiary(work)]
    return gates.kept === undefined
      ? [
          'act',
          'Decide what you may need before you sign',
          say`${ends} Leave there what you may need sooner; the rest can follow at any later time.`,
        ]
      : [
          'act',
          'Keep what you need before the penalty ends',
          say`${ends} ${gates.kept} stays: ${paidAYear(work)}. First ask whether the plan pays out in parts.${laterMoveInWords(work)}`,
        ]
  }
  if (isPension(work) && gates.isPenaltyFree)
    return [
      reader.told('needsMoneyEarly') === false ? 'warn' : 'act',
      'Cash that you need soon comes from the pension itself',
      say`${sentenceStart(whyLateEnough(work))}, and ${lateRule(work, sheet)}: that holds for a lump sum too, and for the pension each month. An IRA pays so only from ${penaltyEnds}. If you take the lump sum, have what you need before then paid to you out of it, with the tax on it (${work.withheldRate} is withheld), and only the rest sent to the IRA. Ask whether the plan can split it so.`,
    ]
  if (gates.kept !== undefined)
    return [
      'act',
      'Keep what you need before the penalty ends',
      say`${sentenceStart(whyLateEnough(work))}, so this plan pays you without a penalty (${ruleName(work)}). An IRA pays so only from ${penaltyEnds}, and the right is gone once the money is there. ${gates.kept} stays: ${paidAYear(work)}. ${keptForLater(work.gates.earlyNeed)}First ask whether the plan pays out in parts; if it pays only all at once, this does not work.${laterMoveInWords(work)}`,
    ]
  if (gates.hasEarlyAccess && gates.bridge !== undefined && reader.told('needsMoneyEarly') === undefined)
    return ['warn', 'The years before the penalty ends look covered', covered(work, gates.bridge)]
  if (gates.hasEarlyAccess && isStockOut)
    return [
      work.placed('cash') > 0 ? 'act' : 'warn',
      'The shares are what you can reach early',
      say`${sentenceStart(whyLateEnough(work))}, and ${lateRule(work, sheet)}. For the lower tax on the company stock all of the plan has to leave, so that right ends, and an IRA pays without a penalty only from ${penaltyEnds}. ${carried(work)}`,
    ]
  if (gates.hasEarlyAccess) {
    const told = reader.told('needsMoneyEarly')
    const part =
      told === false
        ? words('You said that you need none of it sooner. If that changes, it has to be before the move.')
        : gates.bridge?.comesIn !== undefined
          ? say`By what you said, ${gates.bridge.comesIn} that comes in covers what you spend, so add up what else you need it for: leave that part in the plan, with the tax on it, and ask whether it pays out in parts.`
          : words(
              'If you may need some of it sooner, leave that part in the plan, and ask whether it pays out in parts.',
            )
    return [
      gates.freeze !== undefined || told === false ? 'warn' : 'act',
      told === true
        ? 'How much will you need before the penalty ends?'
        : 'Will you need money before the penalty ends?',
      say`${sentenceStart(whyLateEnough(work))}, and ${lateRule(work, sheet)}. An IRA pays so only from ${penaltyEnds}. ${part}${told === false ? nothing : pastNewJob(work)}`,
    ]
  }
  if (gates.opensOn !== undefined)
    return [
      reader.told('needsMoneyEarly') === false ? 'warn' : 'act',
      'The plan opens on your last day',
      say`From ${gates.opensOn} it pays you without a penalty, because ${lateRule(work, sheet)}. An IRA pays so only from ${penaltyEnds}.${sooner(work)} After that day leave in the plan what you need before ${penaltyEnds}, with the tax on it, and move only the rest. Ask now whether the plan pays out in parts.`,
    ]
  if (gates.isOverOnLeaving)
    return [
      'pass',
      'The early-withdrawal penalty ends before you leave',
      say`By ${gates.leavesOn ?? nothing} you are past ${penaltyEnds}: from then on every place pays out without it.`,
    ]
  if (gates.freeze === 'public-457')
    return [
      'pass',
      'Reachable at any age',
      words('A 457(b) of a public employer has no early-withdrawal penalty once you have left.'),
    ]
  if (!reader.value('needsMoneyEarly') || planType === 'simple_ira')
    return [
      'warn',
      'Locked until the penalty ends',
      say`Before ${penaltyEnds} money from any of these places carries a penalty, with few exceptions${gates.freeze === 'simple-years' ? say`: ${gates.penaltyRate} until ${gates.simpleUntil ?? nothing}, ${work.penaltyRate} after that` : nothing}. Keep an emergency fund outside.`,
    ]
  const price = earlyPriceOf(work)
  if (price !== undefined)
    return ['act', 'What money before the penalty ends costs', earlyPriceInFull(work, price)]
  return [
    'act',
    'Money before the penalty ends',
    stillThere
      ? words(
          'While you work there, a loan from the plan or a hardship payout may be the only ways. Ask the plan before you count on either.',
        )
      : isPension(work)
        ? say`${tooEarly(work, sheet)}, so the lump sum carries the penalty until ${penaltyEnds}, in the pension plan as in an IRA. The pension each month carries none once you have left. Use other savings first.`
        : say`${tooEarly(work, sheet)}, so every place is alike until ${penaltyEnds}. Even yearly payments under Section 72(t) are open, but bind you for years. Use other savings first.`,
  ]
}

export function backdoorChecks(work: RolloverWork): Check[] {
  const { gates, hasNewPlan, main, check: found, reader } = work
  const { backdoor } = gates
  if (backdoor === undefined) return [...needlessBackdoorCheck(work), ...partlyDirectCheck(work)]
  const { limit, pretaxIras, taxedNow, taxedAfter } = backdoor
  const uses =
    reader.told('backdoorRoth') === true
      ? say`You use the backdoor into a Roth IRA: ${limit} a year.`
      : say`At your income only the backdoor leads into a Roth IRA, a contribution that is converted: up to ${limit} a year.`
  const where =
    main?.destination === 'newPlan'
      ? placeNames.newPlan
      : main?.destination === 'leave' || main?.destination === 'inheritedIra'
        ? placeNames[main.destination]
        : undefined
  const first = check(
    'backdoor',
    'act',
    'Keep pre-tax money out of IRAs',
    where === undefined
      ? say`${uses} In an IRA the money of this plan would make ${taxedAfter} of it taxable. ${found === undefined ? words('No plan at work is open to it, so weigh the one against the other.') : words('Ask whether a plan at work takes it before it goes into an IRA.')}`
      : say`${uses} Rolled into an IRA, the money of this plan would make ${taxedAfter} of it taxable, because all such IRAs count as one. In ${where} it does not count.`,
  )
  if (pretaxIras.value === 0) return [first]
  return [
    first,
    check(
      'backdoor.iras',
      'act',
      'The IRA that you have counts already',
      say`With ${pretaxIras} of pre-tax money in IRAs, ${taxedNow} of each ${limit} is taxed. ${hasNewPlan ? words('Your new plan may take that money too: a rollover from the IRA into the plan. What counts is the balance on the last day of the year in which you convert.') : words('A plan at work that takes it would clear the way; none was named.')} SEP and SIMPLE IRAs count as well. File Form 8606 each year.`,
    ),
  ]
}

/** Past the backdoor nothing is pro-rata, so a rollover into an IRA spoils nothing. */
function needlessBackdoorCheck({ gates, taxes }: RolloverWork): Check[] {
  const { needlessBackdoor } = gates
  if (needlessBackdoor === undefined) return []
  const { limit, pretaxIras, taxedNow } = needlessBackdoor
  const spared =
    pretaxIras.value > 0
      ? say`Beside ${pretaxIras} of pre-tax money in IRAs, ${taxedNow} of each ${limit} that you convert is taxed; of what goes in directly nothing is.`
      : words('It saves the conversion and Form 8606.')
  return [
    check(
      'backdoor.needless',
      'act',
      'You do not need the backdoor',
      say`Your income of ${taxes.iraIncome} leaves a Roth IRA open for the whole ${limit}: put it in directly, and stop the conversions. ${spared} So nothing is kept out of IRAs for the backdoor here. Should your income pass the limit, pre-tax money in an IRA would make a conversion taxable again; in a plan at work it would not.`,
    ),
  ]
}

/** The money goes into an IRA, and what the income leaves of the direct way may be less next year. */
function partlyDirectCheck({ gates, taxes, main, sources }: RolloverWork): Check[] {
  const { partlyDirect } = gates
  if (partlyDirect === undefined || main?.destination !== 'ira' || sources.pretax.value === 0) return []
  const { limit, direct } = partlyDirect
  return [
    check(
      'backdoor.partly',
      'warn',
      'Pre-tax money in an IRA would make a backdoor contribution taxable',
      say`Your income of ${taxes.iraIncome} lets ${direct} of ${limit} a year into a Roth IRA directly. What goes in by a contribution that is converted, the backdoor, is taxed in part beside pre-tax money in an IRA; beside money in a plan at work it is not. If you use it, or will once your income is higher, say so before you move: the plan is another one then.`,
    ),
  ]
}

/** What stays for the years after benefits or a pay have ended. */
function keptForLater(need: EarlyNeed | undefined): Text {
  if (need?.after !== undefined) return say`${afterBenefitsInWords(need.after)} `
  return need?.afterPay === undefined || need.afterPay.startsIn >= need.years.value
    ? nothing
    : say`${afterPayInWords(need.afterPay)} `
}
