/** The dated steps that raise what payroll puts into a plan at work, for its match and beyond it. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { employeePayrollTax } from '../../tax/payroll-tax.ts'
import { isRothAtWork, whyBeforeIras } from '../ira-kind.ts'
import { matchWithoutPayStep } from '../match-without-pay.ts'
import { isRothForCredit, type MissedMatch, matchWords, missedMatch } from '../missed-match.ts'
import { type Placement, placedIn } from '../order-of-operations.ts'
import { isPayGone } from '../out-of-work.ts'
import { contributionFor, shareNow } from '../payroll-room.ts'
import { isBeforePenaltyEnds, penaltyEnds } from '../penalty-age.ts'
import { ownPlanAtWork, type PlanAtWork, spousePlanAtWork } from '../plans-at-work.ts'
import { type StepDraft, within } from '../steps.ts'
import { investFrom, isMourning } from './mourning.ts'
import { raisedUntil, raiseEnds } from './raise-until-last-day.ts'
import { whenThere } from './when-there.ts'
import type { LumpSumWork } from './work.ts'

/** What more goes into one plan over the year, for the match and beyond it. */
interface Raise {
  readonly plan: PlanAtWork
  readonly more: Figure
  /** What goes in more before this does. */
  readonly earlier: readonly Figure[]
  /** The part of it that goes in as Roth, where the rest goes in before tax. */
  readonly asRoth: Figure | undefined
  /** The part of it that the law makes Roth, whatever the better kind. */
  readonly onlyRoth: Figure | undefined
}

/** What goes up: for the match alone, for the room beyond it alone, or both at once. */
interface Asked {
  readonly missed: MissedMatch | undefined
  readonly placements: readonly Placement[]
  /** Raises that come before it. */
  readonly before?: readonly Raise[]
}

function raisesOf(work: LumpSumWork, { missed, placements, before = [] }: Asked): Raise[] {
  const { sheet, reader } = work
  return [ownPlanAtWork(reader), spousePlanAtWork(reader)].flatMap((plan) => {
    const match = missed?.[plan.id]?.contribution
    const parts = placements.flatMap(({ payroll, amount, isFull }) =>
      payroll?.plan.id === plan.id
        ? [
            {
              payroll,
              amount,
              dollars: isFull ? payroll.room.value : Math.floor(contributionFor(payroll, amount.value).whole),
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
    const earlier = before.flatMap((raise) => (raise.plan.id === plan.id ? raise.more : []))
    return [
      {
        plan,
        earlier,
        more:
          parts.length === 0 && match !== undefined
            ? match
            : sheet.computed(
                `raise.${plan.id}`,
                `More into ${plan.whose} ${plan.name} over a year`,
                'usd-per-year',
                'what the match takes + what the cash that is kept to live on makes up for, before tax or as Roth',
                [
                  match,
                  ...parts.flatMap(({ amount, payroll }) => [amount, payroll.rothOnly]),
                  parts[0]?.payroll.taxes.bracket,
                  parts[0]?.payroll.taxes.stateRateAtWork,
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

/** In mourning only the match is for now: what goes in beyond it is the one part that cannot be undone. */
export function raiseSteps(work: LumpSumWork): StepDraft[] {
  const { sheet, reader, context, placements } = work
  // What no dollar of this money is kept for, the month carries itself, or it waits for the pay that is gone.
  const isLeft = isPayGone(reader) && placedIn(placements, 'match') === 0
  const missed = isLeft ? undefined : missedMatch(sheet, reader, context)
  if (isLeft)
    return [...matchWithoutPayStep(work), ...raiseStep(work, missed, raisesOf(work, { missed, placements }))]
  if (!isMourning(work)) return raiseStep(work, missed, raisesOf(work, { missed, placements }))
  const forMatch = raisesOf(work, { missed, placements: [] })
  const beyond = raisesOf(work, { missed: undefined, placements, before: forMatch })
  return [...raiseStep(work, missed, forMatch), ...laterRaiseStep(work, beyond)]
}

function raiseStep(
  work: LumpSumWork,
  missed: MissedMatch | undefined,
  raises: readonly Raise[],
): StepDraft[] {
  if (raises.length === 0) return []
  const { reader, placements } = work
  const inWords = missed && matchWords(reader, missed)
  const isNow = placedIn(placements, 'match', 'deferral') > 0
  return [
    {
      id: 'deferral',
      moves: 'accounts',
      title: say`Raise ${contributionsInWords(raises)}`,
      why:
        missed === undefined || inWords === undefined
          ? join([whyRaise(work, raises), whyBeforeIras(work, placements)])
          : say`${words(inWords.employer)} would add ${missed.match}, which you miss now.`,
      how: join([
        howToRaise(work, raises),
        isRothForCredit(missed) && !isRothAtWork(work)
          ? words('Choose the Roth kind for what the match takes.')
          : nothing,
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

function laterRaiseStep(work: LumpSumWork, raises: readonly Raise[]): StepDraft[] {
  if (raises.length === 0) return []
  const from = investFrom(work)
  return [
    {
      id: 'deferral.later',
      moves: 'accounts',
      title: say`Not before ${from}: raise ${contributionsInWords(raises)}`,
      why: join([whyRaise(work, raises), whyBeforeIras(work, work.placements)]),
      how: join([
        isBeforePenaltyEnds({ ...work, horizon: { value: 0 } })
          ? say`It cannot be undone: money in the plan comes out without a penalty as a rule only from ${penaltyEnds(work)} on. Look first at what a month costs now, and leave out what you may need before.`
          : words('Look first at what a month costs now, and leave out what you may need soon.'),
        howToRaise(work, raises),
      ]),
      due: from.value,
      dueWhy: 'not before the months in which nothing large is decided have passed',
      dueInputs: [from],
      minutes: 30,
      link: links.retirementPlans,
      keep: words('The first pay slip with the new share.'),
    },
  ]
}

const contributionsInWords = (raises: readonly Raise[]): Text =>
  listed(
    raises.map(
      ({ plan, more, earlier }) =>
        say`${words(`${plan.whose} ${plan.name}`)} contribution by ${more}${words(earlier.length > 0 ? ' more' : '')}`,
    ),
  )

const howToRaise = (work: LumpSumWork, raises: readonly Raise[]): Text =>
  join([
    words(
      'Change the share of pay in the payroll portal, then pay yourself the difference from this money each month.',
    ),
    raiseEndsInWords(work, raises),
    isRothAtWork(work) ? words('Choose the Roth kind where the plan has it.') : nothing,
    ...raises.flatMap((raise) => [asRothInWords(raise), payCheckInWords(work, raise)]),
  ])

/** Pay that ends on a told day before the raise of a whole year is in, or at an age that is near. */
function raiseEndsInWords(work: LumpSumWork, raises: readonly Raise[]): Text {
  const { bridge } = work
  const own = raises.find(({ plan }) => plan.id === 'own')
  if (own === undefined) return nothing
  const ends = raiseEnds(work)
  if (ends === undefined)
    return bridge === undefined || bridge.ahead === 0
      ? nothing
      : say`It ends with your pay at age ${bridge.from}: what is left of this cash then goes where the plan invests outside.`
  return say`Your pay ends on ${ends}: spread evenly, about ${raisedUntil(work, own.more, ends)} of it goes in by then. A larger share of each pay check puts in more, as far as the plan takes it. What is left of this cash on that day goes where the plan invests outside.`
}

/** A share of pay that not every plan takes, and what it leaves of the pay check. */
function payCheckInWords(work: LumpSumWork, { plan, more, earlier }: Raise): Text {
  const { sheet, reader, context, placements } = work
  const pay = plan.pay(reader)
  const now = shareNow(work, plan)
  const whole = pay.value * now.value + [more, ...earlier].reduce((sum, { value }) => sum + value, 0)
  if (whole <= pay.value * rules.deferredShareMost.value) return nothing
  const share = sheet.computed(
    `raise.${plan.id}.share`,
    `Share of ${plan.whose} pay that then goes in`,
    'share',
    '(pay × the share that goes in now + what goes in more) ÷ pay',
    [pay, now, ...earlier, more],
    whole / pay.value,
  )
  const left = sheet.computed(
    `raise.${plan.id}.pay-check`,
    `Left of ${plan.whose} pay check each month, before income tax and insurance`,
    'usd-per-month',
    '(pay × (one − that share) − Social Security and Medicare tax on all of the pay) ÷ months in a year',
    [pay, share],
    Math.round(
      (pay.value - whole - employeePayrollTax({ law: context.law, wages: pay.value })) / monthsPerYear,
    ),
  )
  const elsewhere =
    placedIn(placements, 'rest') > 0
      ? 'invest the rest outside, like what this plan invests there'
      : 'keep the rest of this cash in insured savings or invest it outside'
  return left.value > 0
    ? say`With what goes in now that is ${share} of ${words(plan.whose)} pay, and about ${left} of the pay check is left, before income tax and insurance. Many plans do not take that much: ask for the most that this one takes, and ${words(elsewhere)}.`
    : say`With what goes in now that is ${share} of ${words(plan.whose)} pay, and payroll tax and insurance come off first. Ask for the most that the plan takes, and ${words(elsewhere)}.`
}

/** What it does for tax, of dollars that the law makes Roth too. */
function whyRaise(work: LumpSumWork, raises: readonly Raise[]): Text {
  if (isRothAtWork(work) || raises.every(isAllRoth))
    return words('It has more room than an IRA, and as Roth what it earns is never taxed.')
  if (raises.some(({ asRoth }) => asRoth !== undefined))
    return words(
      'It has more room than an IRA: what goes in before tax lowers your tax now, and what the Roth part earns is never taxed.',
    )
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

const isAllRoth = ({ more, asRoth }: Pick<Raise, 'more' | 'asRoth'>): boolean =>
  asRoth !== undefined && asRoth.value >= more.value

/** Which part is of the other kind, where dollars before tax are the better ones only so far. */
function asRothInWords({ plan, more, asRoth }: Raise): Text {
  if (asRoth === undefined) return nothing
  return isAllRoth({ more, asRoth })
    ? say`What more goes into ${words(plan.whose)} plan goes in as Roth.`
    : say`Of what more goes into ${words(plan.whose)} plan, ${asRoth} goes in as Roth and the rest before tax.`
}
