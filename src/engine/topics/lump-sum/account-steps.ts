/** The dated steps that fill the accounts that the law taxes lightly. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import type { CalendarDate } from '../../units.ts'
import { hsaAccounts, isSpouseHsa } from '../hsa-accounts.ts'
import { endHsaStep, stopHsaStep } from '../hsa-check.ts'
import { isOverRothLimit, isRothAtWork, whyBeforeIras } from '../ira-kind.ts'
import { type MissedMatch, matchWords, missedMatch } from '../missed-match.ts'
import { placedIn } from '../order-of-operations.ts'
import { isSoleProprietor } from '../own-business.ts'
import { contributionFor } from '../payroll-room.ts'
import { ownPlanAtWork, type PlanAtWork, spousePlanAtWork } from '../plans-at-work.ts'
import { pretaxIraSteps } from '../pretax-ira.ts'
import { type StepDraft, within } from '../steps.ts'
import { whenThere } from './inherited-steps.ts'
import { ownPlanSteps } from './own-plan-steps.ts'
import type { LumpSumWork } from './work.ts'

/** What more goes into one plan over the year, for the match and beyond it. */
interface Raise {
  readonly plan: PlanAtWork
  readonly more: Figure
  /** The part of it that goes in as Roth, where the rest goes in before tax. */
  readonly asRoth: Figure | undefined
  /** The part of it that the law makes Roth, whatever the better kind. */
  readonly onlyRoth: Figure | undefined
}

function raisesOf(work: LumpSumWork, missed: MissedMatch | undefined): Raise[] {
  const { sheet, reader, placements, taxes } = work
  // Payroll takes it over the year that follows, in which money that is income itself does not come again.
  const { bracket } = taxes
  const kept = 1 - bracket.value - (taxes.stateRateAtWork?.value ?? 0)
  return [ownPlanAtWork(reader), spousePlanAtWork(reader)].flatMap((plan) => {
    const match = missed?.[plan.id]?.contribution
    const parts = placements.flatMap(({ payroll, amount, isFull }) =>
      payroll?.plan.id === plan.id
        ? [
            {
              payroll,
              amount,
              dollars: isFull
                ? payroll.room.value
                : Math.floor(contributionFor(payroll, amount.value, kept).whole),
            },
          ]
        : [],
    )
    const value = parts.reduce((sum, { dollars }) => sum + dollars, match?.value ?? 0)
    if (value <= 0) return []
    const roth = parts.find(({ payroll }) => payroll.isRoth)
    const forced = parts.reduce((sum, { payroll, dollars }) => {
      const free = payroll.room.value - (payroll.rothOnly?.value ?? 0)
      return sum + (payroll.isRoth ? 0 : Math.max(0, dollars - free))
    }, 0)
    return [
      {
        plan,
        more: sheet.computed(
          `raise.${plan.id}`,
          `More into ${plan.whose} ${plan.name} over a year`,
          'usd-per-year',
          'what the match takes + what the cash that is kept to live on makes up for, before tax or as Roth',
          [
            match,
            ...parts.flatMap(({ amount, payroll }) => [amount, payroll.rothOnly]),
            bracket,
            taxes.stateRateAtWork,
          ].filter((part) => part !== undefined),
          value,
        ),
        asRoth:
          roth === undefined || isRothAtWork(work)
            ? undefined
            : sheet.computed(
                `raise.${plan.id}.roth`,
                `Of it as Roth into ${plan.whose} ${plan.name}`,
                'usd-per-year',
                'what the cash that is kept for it makes up for',
                [roth.amount],
                roth.dollars,
              ),
        onlyRoth:
          forced <= 0
            ? undefined
            : sheet.computed(
                `raise.${plan.id}.only-roth`,
                `Of it only as Roth into ${plan.whose} ${plan.name}`,
                'usd-per-year',
                'what goes in beyond the regular limit, which the law makes Roth after high wages',
                parts
                  .flatMap(({ amount, payroll }) => [amount, payroll.rothOnly])
                  .filter((part) => part !== undefined),
                forced,
              ),
      },
    ]
  })
}

function raiseStep(work: LumpSumWork): StepDraft[] {
  const { sheet, reader, context, placements } = work
  const missed = missedMatch(sheet, reader, context)
  const raises = raisesOf(work, missed)
  if (raises.length === 0) return []
  const inWords = missed && matchWords(reader, missed)
  const isNow = placedIn(placements, 'match', 'deferral') > 0
  return [
    {
      id: 'deferral',
      title: say`Raise ${listed(raises.map(({ plan, more }) => say`${words(`${plan.whose} ${plan.name}`)} contribution by ${more}`))}`,
      why:
        missed === undefined || inWords === undefined
          ? join([whyRaise(work, raises), whyBeforeIras(work, placements)])
          : say`${words(inWords.employer)} would add ${missed.match}, which you miss now.`,
      how: join([
        words(
          'Change the share of pay in the payroll portal, then pay yourself the difference from this money each month.',
        ),
        isRothAtWork(work) ? words('Choose the Roth kind where the plan has it.') : nothing,
        ...raises.map(asRothInWords),
        ofThisYear(work),
      ]),
      ...(isNow
        ? whenThere(work, within.fortnight, 'the next payroll, within a fortnight')
        : { due: within.fortnight, dueWhy: 'the next payroll, within a fortnight' }),
      minutes: 20,
      link: links.retirementPlans,
      keep: words('The first pay slip with the new share.'),
    },
  ]
}

/** What it does for tax, of dollars that the law makes Roth too. */
function whyRaise(work: LumpSumWork, raises: readonly Raise[]): Text {
  if (isRothAtWork(work))
    return words('It has more room than an IRA, and as Roth what it earns is never taxed.')
  const forced = raises.flatMap(({ onlyRoth }) => onlyRoth ?? [])
  if (forced.length === 0) return words('It lowers your tax now and has more room than an IRA.')
  const isAll = raises.every(({ more, onlyRoth }) => (onlyRoth?.value ?? 0) >= more.value)
  return isAll
    ? words(
        'It has more room than an IRA. After high wages the law makes this part Roth: it lowers no tax now, and what it earns is never taxed.',
      )
    : say`It has more room than an IRA and lowers your tax now, but for ${listed(forced.map((part) => say`${part}`))} that the law makes Roth after high wages.`
}

/** Money that is income itself makes this one year dear: what payroll still takes out of it saves more. */
function ofThisYear(work: LumpSumWork): Text {
  const { moneyTax, bracket, taxes } = work
  if (moneyTax === undefined || bracket.value <= taxes.bracket.value) return nothing
  return say`This money is income of this year, so what payroll can still take before tax out of this year’s pay checks saves ${bracket} of federal tax: ask for as large a share of them as it allows.`
}

/** Which part is of the other kind, where dollars before tax are the better ones only so far. */
function asRothInWords({ plan, more, asRoth }: Raise): Text {
  if (asRoth === undefined) return nothing
  return asRoth.value >= more.value
    ? say`What more goes into ${words(plan.whose)} plan goes in as Roth.`
    : say`Of what more goes into ${words(plan.whose)} plan, ${asRoth} goes in as Roth and the rest before tax.`
}

/** By hand it counts for the year that is named; only payroll saves payroll tax too, and no pay check reaches back. */
function healthStep(work: LumpSumWork, year: Figure, deadline: CalendarDate): StepDraft[] {
  const { placements } = work
  const placed = placements.filter(({ step }) => step === 'hsa')
  if (placed.length === 0) return []
  const parts = placed.map((one) =>
    isSpouseHsa(one)
      ? say`${one.amount} into one in the name of your spouse`
      : say`${one.amount} into the HSA`,
  )
  return [
    {
      id: 'hsa',
      title: say`Put ${listed(parts)} for ${year}`,
      why: words('The room of a year is lost after its filing deadline.'),
      how: say`Pay it in yourself, name ${year} as the year, and deduct it on your return with Form 8889${words(placed.some(isSpouseHsa) ? ', one for each of you' : '')}. What the employer puts in counts toward the same limit, and the whole limit takes a health plan that allows an HSA all year. Keep what you may spend soon in cash and invest the rest.${nextHealthRoom(work, deadline)}`,
      due: deadline,
      dueWhy: 'the filing deadline, which is the last day for that year',
      dueInputs: [year],
      minutes: 30,
      link: links.irs,
      keep: words('The confirmation that names the year, and Form 5498-SA next spring.'),
    },
  ]
}

/** The year whose room opens in January, where the step is about the one before. */
const nextYear = ({ sheet, context }: LumpSumWork, deadline: CalendarDate): Figure | undefined =>
  yearOf(deadline) === yearOf(context.today)
    ? undefined
    : sheet.law('room.next-year', 'Year whose room opens in January', 'year', {
        value: yearOf(deadline),
        source: 'IRC §219(f)(3), §223(d)(4)(B)',
      })

/** From January on the room of the next year is open too: no reason to wait a year with money that lies outside. */
function nextRoom(work: LumpSumWork, deadline: CalendarDate): Text {
  const next = nextYear(work, deadline)
  if (next === undefined || placedIn(work.placements, 'rest') === 0) return nothing
  return say` In January the room of ${next} opens too: with pay in that year, fill it then from what this plan would invest outside.`
}

/** The same of an HSA that no Medicare ends: it comes before what the plan at work takes, and payroll saves more by it. */
function nextHealthRoom(work: LumpSumWork, deadline: CalendarDate): Text {
  const { sheet, reader, placements } = work
  const next = nextYear(work, deadline)
  const own = placements.find((one) => one.step === 'hsa' && !isSpouseHsa(one))
  const account = hsaAccounts(work).find((one) => !isSpouseHsa(one))
  const hasRest = placedIn(placements, 'rest') > 0
  if (next === undefined || own?.isFull !== true || account === undefined || account.end !== undefined)
    return nothing
  if (!hasRest && placedIn(placements, 'deferral') === 0) return nothing
  const from = words(hasRest ? 'what this plan would invest outside' : 'what it keeps for the plan at work')
  if (reader.value('employment') !== 'employed' || isSoleProprietor(reader))
    return say` In January the room of ${next} opens too: fill it then from ${from}.`
  const more = sheet.computed(
    'hsa.next-month',
    'More into the HSA by payroll each month of the next year',
    'usd-per-month',
    'room of a year by the limit of this one, which the next is seldom below, ÷ months in a year, rounded down',
    [account.room],
    Math.floor(account.room.value / monthsPerYear),
  )
  return say` In January the room of ${next} opens too, and comes before more in the plan at work: have payroll put in about ${more} more, and make up for the smaller pay check from ${from}. Through payroll it saves Social Security and Medicare tax too, which a 401(k) does not.`
}

export function accountSteps(work: LumpSumWork): StepDraft[] {
  const { sheet, context, placements, reach, inTheWay } = work
  const hsa = [stopHsaStep(work), endHsaStep({ ...work, isFilled: placedIn(placements, 'hsa') > 0 })]
  const steps: StepDraft[] = [...raiseStep(work), ...hsa.filter((step) => step !== undefined)]
  if (reach !== 'long') return steps
  steps.push(...ownPlanSteps(work, context.today))
  if (placedIn(placements, 'deferral', 'own-plan', 'after-tax', 'rest') > 0)
    steps.push(...pretaxIraSteps(work, inTheWay))
  if (placedIn(placements, 'hsa', 'ira') === 0) return steps
  const deadline = nextFilingDay(context.today)
  const year = sheet.law('room.year', 'Year that this contribution counts for', 'year', {
    value: Math.min(context.law.year, yearOf(deadline)),
    source: 'IRC §219(f)(3), §223(d)(4)(B)',
    note: 'A contribution up to the filing deadline may count for the year before, if you say so.',
  })
  steps.push(...healthStep(work, year, deadline))
  const iras = placements.filter(({ step }) => step === 'ira')
  if (iras.length > 0) {
    const convert = isOverRothLimit(iras)
      ? words(
          ' Where income is over the limit, put it into a traditional IRA, convert it within days, and file Form 8606.',
        )
      : nothing
    steps.push({
      id: 'ira',
      title: say`Put the IRA money in for ${year}`,
      why: words('The room of a year is lost after its filing deadline.'),
      how: say`Open the account where costs are low, name ${year} as the year of the contribution, and choose the investment: cash that lands is not invested by itself.${convert}${nextRoom(work, deadline)}`,
      due: deadline,
      dueWhy: 'the filing deadline, which is the last day for that year',
      dueInputs: [year],
      minutes: 45,
      link: links.retirementPlans,
      keep: words('The confirmation, and Form 5498 next spring.'),
    })
  }
  return steps
}
