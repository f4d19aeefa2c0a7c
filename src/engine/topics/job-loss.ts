/** Life without a pay check, month by month: what is spent, what still comes in, how long the cash lasts. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say, type Text } from '../say.ts'
import type { Dollars, Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { type Benefit, benefitOf } from './benefit-paid.ts'
import { besideLostPay, goesOnWithout } from './beside-lost-pay.ts'
import type { Cushion } from './cushion.ts'
import { costOfNewChild, monthsToBirth } from './expecting.ts'
import { withPremium } from './month-ahead.ts'
import { type MonthlyNeed, monthsOfCash, type Turn } from './months-of-cash.ts'
import { type OutOfWork, whoIsOutOfWork } from './out-of-work.ts'
import { payBeginsBeside } from './pay-begins.ts'
import { type PayChangesBeside, payChangesBeside } from './pay-changes-beside.ts'
import { jobEndsBeside, type PayEnds, payEndsBeside } from './pay-ends.ts'
import { type PayThatGoesOn, payThatGoesOn } from './pay-that-goes-on.ts'
import { premiumAhead } from './premium-ahead.ts'
import { hasRetired } from './retired.ts'
import { longestRunway, type Severance, severanceOf } from './severance.ts'
import { isSpouseSoleEarner } from './sole-earner.ts'
import { supportPaid } from './support-received.ts'
import type { DraftContext } from './topic.ts'

/** One lost job: whose pay ends, what still comes in, and how long the cash makes up for the rest. */
export interface LossCase {
  /** `all`: there is no other pay, or nobody told how much it is. */
  readonly whose: 'all' | 'own' | 'partner'
  /** The other pay after tax, with what comes in beside it. */
  readonly goesOn: Figure | undefined
  /** That pay alone. */
  readonly pay: PayThatGoesOn | undefined
  /** The parts of it that are no pay. */
  readonly beside: readonly Figure[]
  /** What the match takes of that pay, where it is taken while the pay that is lost is gone. */
  readonly match: Figure | undefined
  /** What a bare month takes out of the cash, before benefits. */
  readonly shortfall: Figure
  /** What it takes out of the full fund. */
  readonly shortfallThen: Figure
  /** The same months once a child on the way is there, of a household without pay today. */
  readonly fromBirth: FromBirth | undefined
  /** The pay that goes on ends soon itself. */
  readonly payEnds: PayEnds | undefined
  /** It is another one from a month on, or more comes in beside it then. */
  readonly payChanges: PayChangesBeside | undefined
  /** The months in which what a bare month takes out of the cash changes, and out of the full fund. */
  readonly turns: readonly Turn[]
  readonly turnsThen: readonly Turn[]
  readonly benefit: Benefit | undefined
  readonly severance: Severance | undefined
  /** At today's spending for those who work, at a bare month's for those who lost their pay. */
  readonly runway: Figure
  /** What goes on is enough, and the cash is not touched. */
  readonly isCovered: boolean
}

/** A bare month from a birth on, where the cost of the child was told. */
interface FromBirth {
  readonly child: Figure
  /** Whole months from today after which the child is there: nobody told the day, so the latest. */
  readonly after: Figure
  readonly bare: Figure
  /** What such a month takes out of the cash, before benefits. */
  readonly shortfall: Figure
}

export interface JobLoss {
  /** A month as it is now, with the premium of the cover that follows the job. */
  readonly month: Figure
  /** A month without pay: what is left after the cuts that households make. */
  readonly bare: Figure
  /** The same once the fund is full, where what a month costs has changed by then: debts are gone, or a child is there. */
  readonly bareThen: Figure | undefined
  /** What comes with the loss of the job of the one who asks. */
  readonly benefit: Benefit | undefined
  readonly severance: Severance | undefined
  /** The loss of the job of the one who asks, then, where both are paid, of the other one's. */
  readonly cases: readonly [LossCase, ...LossCase[]]
}

/** The loss of this one’s job; the first where there is no other. */
export const lossOf = ({ cases }: JobLoss, who: OutOfWork): LossCase =>
  cases.find(({ whose }) => whose === who) ?? cases[0]

/** How long cash lasts, as far as it is counted. */
export const lastsInWords = (runway: Figure): Text =>
  runway.value >= longestRunway ? say`${runway} or more` : say`${runway}`

/** `match`: what it takes of the pay that goes on, where it is taken without the pay that is gone. */
export function jobLossOf(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  cushion: Cushion,
  match?: Figure,
): JobLoss {
  const { essentials, toCover } = cushion
  const cut = reader.rule('loss.cut', 'What households cut after losing a job', 'share', rules.lossCut)
  // A court asks for it until it says otherwise.
  const owed = supportPaid(reader)
  const isRetired = hasRetired(reader)
  const out = whoIsOutOfWork(reader)
  const isOutOfWork = out !== undefined
  // The employer pays it until then, so that it is in no month of before; without cover nothing of it can be cut.
  const ahead = premiumAhead(reader)
  const premium = isOutOfWork ? reader.some('coverPremiumMonthly') : ahead
  const bareOf = (id: string, label: string, month: Figure, within: Figure | undefined) => {
    const uncut = [
      { part: owed, name: 'the support that you pay' },
      { part: within, name: 'the premium of health cover after the job' },
    ].filter(({ part }) => part !== undefined)
    const isAdded = premium !== undefined && within === undefined
    return sheet.computed(
      id,
      label,
      'usd-per-month',
      `what a month costs, less what is cut${uncut.length === 0 ? '' : ` of all but ${uncut.map(({ name }) => name).join(' and ')}`}${
        isAdded ? ', + the premium of health cover after the job' : ''
      }`,
      [month, owed, premium, cut].filter((part) => part !== undefined),
      Math.round(
        month.value -
          Math.max(0, month.value - (owed?.value ?? 0) - (within?.value ?? 0)) * cut.value +
          (isAdded ? premium.value : 0),
      ),
    )
  }
  const bare = bareOf('loss.spending', 'A bare month after a job loss', essentials, undefined)
  const month = withPremium(sheet, reader, essentials)
  const bareThen =
    isRetired || isOutOfWork || toCover.value === month.value
      ? undefined
      : bareOf('loss.spending.full', 'A bare month once the fund is full', toCover, ahead)
  // Where the spouse alone is paid, it is that pay which can stop, and nothing goes on.
  const isOnePay = !isOutOfWork && isSpouseSoleEarner(reader)
  const paid = out === 'partner' ? 'own' : 'partner'
  const whole = isRetired || isOnePay ? undefined : payThatGoesOn(sheet, reader, context, paid)
  const others =
    whole === undefined || match === undefined
      ? whole
      : { ...whole, monthly: besideMatch(sheet, whole.monthly, match) }
  const benefit = benefitOf(sheet, reader, context)
  const beside = isRetired ? [] : besideLostPay(reader)
  const goesOn = goesOnWithout(sheet, others?.monthly, beside, '')
  const shortfall = shortfallOf(sheet, bare, goesOn, '')
  const severance = severanceOf(sheet, reader, context, shortfall)
  const newChild = costOfNewChild(reader)
  const withChild = (cost: Figure): Dollars => cost.value + (newChild?.value ?? 0)
  const child = isOutOfWork && !isRetired ? newChild : undefined
  const bareWithChild =
    child &&
    sheet.computed(
      'loss.spending.birth',
      'A bare month from the birth on',
      'usd-per-month',
      'a bare month + what the child on the way costs, of which nothing is cut',
      [bare, child],
      bare.value + child.value,
    )
  const fromBirth = child &&
    bareWithChild && {
      child,
      after: monthsToBirth(reader),
      bare: bareWithChild,
      shortfall: shortfallOf(sheet, bareWithChild, goesOn, '.birth'),
    }
  const endsOfOther =
    isOutOfWork || isRetired ? undefined : jobEndsBeside({ sheet, reader, context }, 'partner', beside)
  const payEnds =
    others === undefined ? undefined : (endsOfOther ?? payEndsBeside({ sheet, reader, context }))
  const payBegins =
    isOutOfWork && !isRetired && payEnds === undefined
      ? payBeginsBeside({ sheet, reader, context }, others?.monthly, beside)
      : undefined
  const payChanges =
    payBegins ??
    (out === 'partner' && !isRetired && payEnds === undefined && others !== undefined
      ? payChangesBeside({ sheet, reader, context }, others.monthly, beside, match)
      : undefined)
  const changes = (payEnds ?? payChanges)?.turns
  const turns = turnsOf({ fromBirth, changes, goesOn }, bare.value)
  const runway = isOutOfWork
    ? runwayWithoutPay(sheet, cushion, {
        ...{ shortfall, benefit, severance, fromBirth, payEnds, turns },
        payChanges,
      })
    : runwayToday(sheet, reader, cushion, goesOn, '', payEnds)
  // What begins after the cash is spent is of no help until then.
  const isReached = payChanges?.turns.some(({ after }) => after < runway.value) === true
  const first: LossCase = {
    whose: others === undefined ? 'all' : (out ?? 'own'),
    goesOn,
    pay: others,
    beside,
    match: others === undefined ? undefined : match,
    shortfall,
    shortfallThen: bareThen === undefined ? shortfall : shortfallOf(sheet, bareThen, goesOn, '.full'),
    benefit,
    severance,
    fromBirth,
    payEnds,
    payChanges: isReached ? payChanges : undefined,
    turns,
    // While both are paid there are none, and of who is out of work a bare month stays the same.
    turnsThen: turns,
    runway,
    isCovered:
      coversAll(goesOn, withChild(isOutOfWork ? bare : month)) &&
      (changes === undefined || turns.every(({ spending }) => spending === 0)),
  }
  const own =
    others === undefined || isOutOfWork || isRetired
      ? undefined
      : payThatGoesOn(sheet, reader, context, 'own')
  if (own === undefined) return { month, bare, bareThen, benefit, severance, cases: [first] }
  const stays = goesOnWithout(sheet, own.monthly, beside, '.partner') ?? own.monthly
  const shortPartner = shortfallOf(sheet, bare, stays, '.partner')
  const jobEnds = jobEndsBeside({ sheet, reader, context }, 'own', beside)
  const changesOwn =
    jobEnds === undefined ? payChangesBeside({ sheet, reader, context }, own.monthly, beside) : undefined
  const changesOfOwn = jobEnds ?? changesOwn
  const turnsAt = (month: Figure) =>
    turnsOf({ fromBirth: undefined, changes: changesOfOwn?.turns, goesOn: stays }, month.value)
  const second: LossCase = {
    whose: 'partner',
    goesOn: stays,
    pay: own,
    beside,
    match: undefined,
    shortfall: shortPartner,
    shortfallThen:
      bareThen === undefined ? shortPartner : shortfallOf(sheet, bareThen, stays, '.partner.full'),
    benefit: undefined,
    severance: undefined,
    fromBirth: undefined,
    payEnds: jobEnds,
    payChanges: changesOwn,
    turns: turnsAt(bare),
    turnsThen: turnsAt(bareThen ?? bare),
    runway: runwayToday(sheet, reader, cushion, stays, '.partner', changesOfOwn),
    isCovered: [stays, changesOfOwn === undefined ? stays : changesOfOwn.goesOn].every((pay) =>
      coversAll(pay, withChild(month)),
    ),
  }
  return { month, bare, bareThen, benefit, severance, cases: [first, second] }
}

/** What still comes in once the match is taken out of the pay check. */
const besideMatch = (sheet: Worksheet, pay: Figure, match: Figure): Figure =>
  sheet.computed(
    `${pay.id}.beside-match`,
    `${pay.label}, with the whole match taken`,
    'usd-per-month',
    'that pay − what the pay check shrinks by for the match, never below nothing',
    [pay, match],
    Math.max(0, pay.value - match.value),
  )

const coversAll = (goesOn: Figure | undefined, spending: Dollars): boolean =>
  goesOn !== undefined && goesOn.value >= spending

function shortfallOf(sheet: Worksheet, bare: Figure, goesOn: Figure | undefined, ending: string): Figure {
  if (goesOn === undefined) return bare
  return sheet.computed(
    `loss.shortfall${ending}`,
    'What a bare month takes out of the cash',
    'usd-per-month',
    'a bare month − what goes on coming in, never below nothing',
    [bare, goesOn],
    Math.max(0, bare.value - goesOn.value),
  )
}

/** What of a lost job decides how long cash lasts. */
type Lasting = Pick<LossCase, 'shortfall' | 'benefit' | 'severance' | 'fromBirth' | 'payEnds' | 'turns'>

const beyond = (month: Dollars, goesOn: Dollars): Dollars => Math.max(0, month - goesOn)

/** The months in which what a month takes out of the cash changes, where it costs this without a child on the way. */
function turnsOf(
  {
    fromBirth,
    changes = [],
    goesOn,
  }: {
    readonly fromBirth: Pick<FromBirth, 'child' | 'after'> | undefined
    readonly changes?: PayEnds['turns'] | undefined
    readonly goesOn: Figure | undefined
  },
  month: Dollars,
  missing = beyond,
): Turn[] {
  const spendingAt = (after: Months): Dollars => {
    const child = fromBirth !== undefined && after >= fromBirth.after.value ? fromBirth.child.value : 0
    const changed = changes.findLast((turn) => after >= turn.after)
    return missing(month + child, changed?.goesOn ?? goesOn?.value ?? 0)
  }
  return [fromBirth?.after.value, ...changes.map(({ after }) => after)]
    .filter((after) => after !== undefined)
    .sort((a, b) => a - b)
    .map((after) => ({ after, spending: spendingAt(after) }))
}

/** `missing`: what a month at this cost takes out of the cash, beside what goes on. */
export const needBeside = (
  loss: LossCase,
  month: Dollars,
  missing: (month: Dollars, goesOn: Dollars) => Dollars,
): MonthlyNeed => ({
  ...needOf(loss),
  spending: missing(month, loss.goesOn?.value ?? 0),
  later: turnsOf({ ...loss, changes: (loss.payEnds ?? loss.payChanges)?.turns }, month, missing),
})

export const needOf = ({ shortfall, benefit, turns }: Lasting): MonthlyNeed => ({
  spending: shortfall.value,
  benefit: benefit?.net.value ?? 0,
  benefitMonths: benefit?.months.value ?? 0,
  benefitWait: benefit?.wait.value ?? 0,
  later: turns,
})

/** The figures beside cash that decide what is left after so many months without pay. */
export const lossInputs = ({
  shortfall,
  benefit,
  severance,
  fromBirth,
  payEnds,
  payChanges,
}: Lasting & Partial<Pick<LossCase, 'payChanges'>>): Figure[] =>
  [
    shortfall,
    severance?.net,
    benefit?.net,
    benefit?.months,
    benefit && (benefit.wait.value > 0 ? benefit.wait : undefined),
    fromBirth?.after,
    fromBirth?.shortfall,
    payEnds?.after,
    payEnds?.goesOn,
    payChanges?.goesOn,
  ].filter((part) => part !== undefined)

/** At today's spending, from a birth on with the child, without benefits: what counts while pay still comes in, and in retirement. */
function runwayToday(
  sheet: Worksheet,
  reader: FactReader,
  { uncovered, cash }: Cushion,
  goesOn: Figure | undefined,
  ending: string,
  changes?: PayChangesBeside | PayEnds,
): Figure {
  const child = costOfNewChild(reader)
  const fromBirth = child && { child, after: monthsToBirth(reader) }
  const month = uncovered.value - (child?.value ?? 0)
  const takes = goesOn === undefined ? 'what a month costs' : '(what a month costs − what goes on coming in)'
  const isLevel = child === undefined && changes === undefined
  const how = [
    isLevel ? `cash you have ÷ ${takes}` : `month by month: cash you have − ${takes}`,
    ...(child === undefined ? [] : ['until the birth a month costs less by what the child costs']),
    ...(changes === undefined ? [] : ['from the month in which what goes on changes with what goes on then']),
  ].join('; ')
  return sheet.computed(
    `runway${ending}`,
    'How long your cash lasts now',
    'months',
    how,
    [cash, uncovered, goesOn, child, fromBirth?.after, changes?.goesOn].filter((part) => part !== undefined),
    monthsOfCash(cash.value, {
      spending: beyond(month, goesOn?.value ?? 0),
      benefit: 0,
      benefitMonths: 0,
      benefitWait: 0,
      later: turnsOf({ fromBirth, changes: changes?.turns, goesOn }, month),
    }),
  )
}

function runwayWithoutPay(
  sheet: Worksheet,
  { cash }: Cushion,
  loss: Lasting & Pick<LossCase, 'payChanges'>,
): Figure {
  const { severance, fromBirth, payEnds, payChanges } = loss
  return sheet.computed(
    'runway',
    'How long your cash lasts now',
    'months',
    `month by month: cash${severance ? ' and severance after tax' : ''} − what a bare month takes out of it, less benefits while they are paid${fromBirth ? '; from the birth on a bare month with the child' : ''}${payEnds ? '; once your own pay has ended, with what is paid then in its place' : ''}${payChanges ? '; once pension or Social Security begins, with it' : ''}`,
    [cash, ...lossInputs(loss)],
    monthsOfCash(cash.value + (severance?.net.value ?? 0), needOf(loss)),
  )
}
