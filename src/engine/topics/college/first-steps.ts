/** The steps for what comes before college savings. */
import { employerAdds } from '../../employer-match.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { links } from '../../links.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { type DebtFigures, inTurn } from '../debts.ts'
import { restOfMatch } from '../match-cost.ts'
import { matchWords } from '../missed-match.ts'
import type { DollarBridge } from '../next-dollar/bridge.ts'
import { bridgeInWords, withoutPay } from '../pay-bridge-words.ts'
import { partnerName } from '../pay-that-goes-on.ts'
import { type StepDraft, within } from '../steps.ts'
import { creditOpened } from './credit-opened.ts'
import { type Gate, leastForRetirement } from './order.ts'
import type { OwnYears } from './own-years.ts'
import { refundStep } from './refund-step.ts'
import { gapInWords, type RetirementGap } from './retirement-gap.ts'
import { isMonthCovered } from './short-month.ts'
import { isBesideRetirement } from './waiting.ts'
import type { CollegeWork } from './work.ts'

export function firstSteps(work: CollegeWork): (StepDraft | undefined)[] {
  if (work.first.short !== undefined) return [turnedOver(work)]
  return [
    turnedOver(work),
    starter(work),
    match(work),
    debt(work),
    cushion(work),
    refundStep(work),
    retirement(work),
  ]
}

const placed = ({ parts }: CollegeWork, id: string) =>
  parts.find(({ amount }) => amount.id === `part.${id}` && amount.value > 0)?.amount

/** The month in which the starter cushion is there, where it is still to be filled. */
const afterStarter = ({ wait }: CollegeWork): DateFigure | undefined =>
  wait.phases.find(({ id }) => id === 'starter')?.until

/** The month in which all that comes before a gate is done, where its turn has not come. */
const turnOf = ({ wait }: CollegeWork, gate: Gate): DateFigure | undefined => {
  const at = wait.phases.findIndex(({ id }) => id === gate)
  return (at < 0 ? wait.phases : wait.phases.slice(0, at)).at(-1)?.until
}

function starter(work: CollegeWork): StepDraft | undefined {
  const { cushion } = work.first
  const amount = placed(work, 'starter')
  const full = afterStarter(work)
  if (cushion === undefined || amount === undefined) return undefined
  return {
    id: 'starter',
    title: say`Bring your cash to ${cushion.starter} first`,
    why: words('It keeps the next repair off a card.'),
    how: say`Send ${amount} to insured savings${words(work.mode === 'monthly' ? ' this month, and what is left each month until it is there' : full === undefined ? '' : ', and what is put aside each month until it is there')}.${full === undefined ? nothing : say` That is by ${full}.`}`,
    due: within.week,
    dueWhy: 'a week from today',
    minutes: 20,
    link: links.depositInsurance,
    keep: words('The name of the bank that holds the money.'),
  }
}

function match(work: CollegeWork): StepDraft | undefined {
  const { match: missed, matchCost, matchRaise } = work.first
  if (missed === undefined) return undefined
  const { plan, employer, payCheckShrinks, split } = matchWords(work.reader, missed)
  const after = afterStarter(work)
  const shrinks =
    matchCost === undefined || after === undefined
      ? nothing
      : say` From then on ${words(payCheckShrinks)} by ${matchRaise?.takeHome ?? matchCost.takeHome}: the same dollars that filled the starter cushion until then.`
  const back =
    matchCost?.comesBack === undefined
      ? nothing
      : say` About ${matchCost.comesBack} of it comes back with the tax return, because credits for workers grow as taxed pay falls.`
  return {
    id: 'match',
    title: words(`Raise what goes into ${plan}`),
    why: say`${words(employer)} would add ${missed.match}. No college account pays you that.`,
    how:
      matchCost !== undefined && matchRaise?.isWhole === false
        ? say`Ask payroll to take ${matchRaise.raise} more.${restOfMatch(matchRaise, matchCost.takeHome)}${shrinks}`
        : say`Ask payroll to take ${missed.contribution} more.${split}${shrinks}${back}`,
    due: after?.value ?? within.week,
    dueWhy: after === undefined ? 'a week from today' : 'when the starter cushion is there',
    dueInputs: after === undefined ? [] : [after],
    minutes: 20,
    link: links.retirementPlans,
    keep: words('The first pay slip with the new share.'),
  }
}

function goneBy({ wait }: CollegeWork): Text {
  const gone = wait.phases.find(({ id }) => id === 'debt')
  return gone === undefined ? nothing : say` It is gone by ${gone.until}.`
}

/** What a sum leaves of a debt is for the month. */
const restOfDebt = (work: CollegeWork, { minimum }: DebtFigures): Text =>
  work.wait.phases.some(({ id }) => id === 'debt')
    ? say` After that send it what is put aside each month, on top of its minimum payment of ${minimum}.${goneBy(work)}`
    : nothing

function debt(work: CollegeWork): StepDraft | undefined {
  const { atOnce } = work.first
  if (atOnce !== undefined) return debtFromCash(work, atOnce)
  const [worst] = work.first.costlyDebts
  if (worst === undefined) return undefined
  const amount = placed(work, worst.id)
  const after = amount === undefined ? afterStarter(work) : undefined
  return {
    id: 'debt',
    title: say`Pay the ${worst.label} before college`,
    why: say`It costs ${worst.rate} a year, for certain. No college account earns that.`,
    how:
      amount === undefined
        ? say`Until then pay its minimum of ${worst.minimum}; from then on send it what is left each month beside what comes before it.${goneBy(work)}`
        : work.mode === 'monthly'
          ? say`Pay ${amount} each month on top of its minimum payment of ${worst.minimum}.${goneBy(work)}`
          : say`Pay ${amount} at once, and charge nothing new.${restOfDebt(work, worst)}`,
    due: amount === undefined ? (after?.value ?? within.month) : within.days,
    dueWhy:
      amount !== undefined
        ? 'a few days from today'
        : after === undefined
          ? 'a month from today, after what comes before it'
          : 'when the starter cushion is there',
    dueInputs: after === undefined ? [] : [after],
    minutes: 20,
    link: links.consumerBureau,
    keep: words('The statement that shows a balance of zero.'),
  }
}

function debtFromCash(work: CollegeWork, atOnce: Figure): StepDraft {
  const { paidDebts, goneToday, debtsLeft } = work.first
  const [next] = debtsLeft
  const monthly = next === undefined ? undefined : placed(work, next.id)
  const isPart = work.total !== work.putAside
  const keeps = words(work.isRetired ? 'Keep the fund' : 'Keep the starter cushion')
  const freed =
    goneToday.length === 0
      ? nothing
      : say` The ${listed(goneToday.map(({ minimum }) => say`${minimum}`))} that ${inTurn(goneToday)} took ${words(goneToday.length > 1 ? 'are' : 'is')} free from now on${isPart ? say`, and counted in the ${work.total} of this plan` : nothing}.`
  return {
    id: 'debt',
    title: say`Pay ${atOnce} of your cash on ${inTurn(paidDebts)}`,
    why: say`At ${listed(paidDebts.map(({ rate }) => say`${rate}`))} a year ${words(paidDebts.length > 1 ? 'they cost' : 'it costs')} more than savings or a college account earn.`,
    how:
      next === undefined
        ? say`${keeps}, and charge nothing new.${freed}`
        : monthly === undefined
          ? say`${keeps}. Then pay what you can on the ${next.label} above its minimum payment of ${next.minimum}.${freed}`
          : work.mode === 'monthly'
            ? say`${keeps}. Then pay ${monthly} each month on the ${next.label}, on top of its minimum payment of ${next.minimum}.${freed}${goneBy(work)}`
            : say`${keeps}. Then pay ${monthly} of this sum on the ${next.label}, and charge nothing new.${freed}${restOfDebt(work, next)}`,
    due: within.days,
    dueWhy: 'a few days from today, before the next interest is charged',
    minutes: 20,
    link: links.consumerBureau,
    keep: words('The statement that shows the payment.'),
  }
}

/** A credit of the state is more than cash earns: where only the fund or retirement waits, it may be worth its delay. */
function creditGivenUp(work: CollegeWork, monthly: Figure): Text {
  const { sheet, state, first, saved } = work
  const waitsForMore = first.gates[0] !== 'cushion' && first.gates[0] !== 'retirement'
  if (state?.rate === undefined || !state.isCredit || state.rate.value < rules.highRate.value) return nothing
  if (waitsForMore || first.short !== undefined || saved.value <= 0) return nothing
  const yearly = monthly.value * monthsPerYear
  const credit = sheet.computed(
    'turn-over.credit',
    'State credit on a year of these transfers',
    'usd',
    'the state’s tax of a year without these transfers − with them',
    [monthly, state.rate],
    state.of(yearly),
  )
  return credit.value <= 0
    ? nothing
    : say` One thing speaks for letting it run: ${state.name} gives ${state.rate} back, about ${credit} for a year of it, and cash earns no such sum. If you can bear that what comes first is reached later than the days here say, let as much go on as the state credits${state.useful === undefined ? nothing : say`, up to ${state.useful} a year`}.`
}

/** What goes into a college account today is the money of the steps below: its standing order is changed before them. */
function turnedOver(work: CollegeWork): StepDraft | undefined {
  const { reader, mode, intoCollege, saved, besideSum, first } = work
  const isTurned = besideSum !== undefined || (mode === 'monthly' && intoCollege.value <= 0)
  if (!isTurned || reader.told('collegeMonthly') === undefined) return undefined
  const monthly = reader.number('collegeMonthly')
  if (monthly.value <= 0) return undefined
  return {
    id: 'turn-over',
    title: say`Stop the transfer of ${monthly} to college for now`,
    why: words(
      first.short === undefined
        ? 'That money pays what comes first. If it goes on, it leaves your account beside those payments.'
        : isMonthCovered(work, first.short)
          ? 'Until pay returns it belongs in the emergency fund: what is in a college account costs tax and a penalty to live on.'
          : 'It is missing in the month, and what is in a college account costs tax and a penalty to live on.',
    ),
    how: say`Change the standing order before its next day.${words(saved.value > 0 ? ' What is in the account stays there and goes on growing.' : '')}${creditGivenUp(work, monthly)}`,
    due: within.days,
    dueWhy: 'a few days from today, before the next transfer',
    minutes: 15,
    link: links.collegePlans,
    keep: words('The confirmation that the transfer has stopped.'),
  }
}

function cushion(work: CollegeWork): StepDraft | undefined {
  const { cushion: fund, cushionGap } = work.first
  if (fund === undefined || cushionGap <= 0) return undefined
  const amount = placed(work, 'cushion')
  const full = work.wait.phases.find(({ id }) => id === 'cushion')
  const turn = amount === undefined ? turnOf(work, 'cushion') : undefined
  const isFirstOfMonth = work.besideSum !== undefined && turn === undefined
  const sends =
    full?.monthly === undefined
      ? nothing
      : isFirstOfMonth
        ? say` What is put aside each month goes there, ${full.monthly}.`
        : turn === undefined
          ? nothing
          : say` What is free by then goes there, about ${full.monthly}.`
  return {
    id: 'cushion',
    title:
      amount === undefined && !isFirstOfMonth
        ? say`After that, fill the emergency fund to ${fund.target}`
        : say`Fill the emergency fund to ${fund.target}`,
    why: words('A lost pay check would otherwise be paid from the college money, with tax on top.'),
    how: say`Use insured savings that pay a market rate.${sends}${full === undefined ? nothing : say` At this pace it is full by ${full.until}.`}`,
    due: amount === undefined ? (turn?.value ?? within.month) : within.fortnight,
    dueWhy:
      amount !== undefined
        ? 'a fortnight from today'
        : turn === undefined
          ? 'a month from today'
          : 'when what comes before it is done',
    dueInputs: turn === undefined ? [] : [turn],
    minutes: 30,
    link: links.depositInsurance,
    keep: words('The name of the bank that holds the money.'),
  }
}

/** Where saving before tax opens the tuition credit, the kind is no matter of taste. */
function beforeTaxFirst(work: CollegeWork, amount: Figure): Text | undefined {
  const opened = creditOpened(work)?.ofPlan
  return opened === undefined
    ? undefined
    : say`Raise what goes into the plan at work by ${amount} of take-home pay each month, before tax and not as Roth: that is about ${opened.beforeTax}. It brings the income down to ${opened.income}, at which the tuition credit of the years in college is about ${opened.credit} for a student.${isBesideRetirement(work) ? words(' What is left of the month goes to college.') : nothing}`
}

/** Who is retired raises no saving: what would be given is kept. */
function ownLaterYears({ years, until, gap, isShort }: OwnYears, amount: Figure | undefined): StepDraft {
  return {
    id: 'retirement',
    title:
      amount === undefined
        ? words('Keep the money for your own later years')
        : say`Keep ${amount} for your own later years`,
    why: say`You spend ${gap} more than pension and Social Security bring. All that you named lasts about ${years} if it keeps up with prices; it should last until ${until}. A student can borrow; you cannot.`,
    how: words(
      isShort
        ? 'Look first at what can be spent less, at a later claim or a spouse’s benefit, and at help that you may not know of: your Area Agency on Aging looks for it without charge. To the grandchild, time and a birthday gift are no small things.'
        : 'Leave it where it is, in insured savings or invested. Look again each year: what your own years have not needed can be given then.',
    ),
    due: within.fortnight,
    dueWhy: 'a fortnight from today, before anything is given',
    minutes: 45,
    link: links.socialSecurity,
    keep: words('A list of what a month costs and what comes in.'),
  }
}

/** What goes into an IRA is saved for retirement too. */
function iraIsCounted({ reader }: CollegeWork): Text {
  const told = middle(reader.told('iraMonthly') ?? 0)
  return told > 0 ? say` The ${reader.number('iraMonthly')} that goes into an IRA is counted.` : nothing
}

/** The shares of pay that were told and are, with their match, below what counts as on track. */
function howFarBehind(work: CollegeWork): Text {
  const { reader } = work
  const least = leastForRetirement(work)
  const partner = partnerName(reader.value('maritalStatus'))
  const behind = [
    { rate: 'contributionRate', match: 'employerMatch', whose: 'your' },
    { rate: 'spouseContributionRate', match: 'spouseEmployerMatch', whose: `${partner}’s` },
  ] as const
  const shares = behind.flatMap(({ rate, match, whose }) => {
    const told = reader.told(rate)
    const adds = reader.told(match)
    if (told === undefined) return []
    const goesIn = middle(told) + (adds === undefined ? 0 : employerAdds(adds, middle(told)))
    return goesIn >= least.value ? [] : [say`${reader.number(rate)} of ${words(whose)} pay`]
  })
  return shares.length === 0
    ? nothing
    : say` ${listed(shares)} ${words(shares.length === 1 ? 'goes into the plan' : 'go into the plans')} at work today; below ${least}, the match included, retirement is behind, and planners aim higher.${iraIsCounted(work)}`
}

/** Pay without a plan at work is counted too, and what it misses may go where that pay can reach. */
function withoutPlanInWords({ reader }: CollegeWork, { withoutPlan }: RetirementGap): Text {
  if (withoutPlan === undefined) return nothing
  const { pay, whose } = withoutPlan
  const partner = partnerName(reader.value('maritalStatus'))
  return say` That counts the ${pay} of pay that ${words(whose === 'you' ? 'you have' : `${partner} has`)} without a plan at work, too: a part of it can go into an IRA in ${words(whose === 'you' ? 'your own' : 'that')} name.`
}

/** The sum that closes what is missing, where the month has more than that. */
function closesTheGap(work: CollegeWork, amount: Figure | undefined): Text | undefined {
  const { retirementGap } = work.first
  if (retirementGap === undefined || !isBesideRetirement(work)) return undefined
  const opens = amount === undefined ? undefined : beforeTaxFirst(work, amount)
  if (opens !== undefined) return opens
  const raised = gapInWords(retirementGap)
  const both = withoutPlanInWords(work, retirementGap)
  const least = leastForRetirement(work)
  return amount === undefined
    ? say`When what comes before is done, ${words('raise')} ${raised}. That brings it to ${least} of pay, the match included, and what is left of the month goes to college.${both}${howFarBehind(work)}`
    : say`${words('Raise')} ${raised}. That brings it to ${least} of pay, the match included, and what is left of the month goes to college from today.${both}${howFarBehind(work)}`
}

function retirement(work: CollegeWork): StepDraft | undefined {
  if (work.first.isRetirementOnTrack || work.first.ending !== undefined) return undefined
  const amount = placed(work, 'retirement')
  const { own } = work.first
  if (own !== undefined) return ownLaterYears(own, amount)
  if (work.first.bridge !== undefined) return bridgeStep(work, work.first.bridge, amount)
  const turn = amount === undefined ? turnOf(work, 'retirement') : undefined
  return {
    id: 'retirement',
    title: words(
      amount === undefined ? 'Then your own retirement, before college' : 'Put your own retirement first',
    ),
    why: words('A child can borrow for college, work and get grants. Nobody lends you a retirement.'),
    how:
      closesTheGap(work, amount) ??
      (amount === undefined
        ? say`When what comes before is done, raise what goes into the plan at work or an IRA.${howFarBehind(work)}`
        : work.mode === 'monthly'
          ? (beforeTaxFirst(work, amount) ??
            say`Raise what goes into the plan at work, or an IRA, by ${amount} of take-home pay each month; before tax that can be more. What you put into a Roth IRA can come out again for college if it must.${howFarBehind(work)}`)
          : say`Live on a part of the ${amount} and raise what goes into the plan at work, or use an IRA.`),
    due: turn?.value ?? within.fortnight,
    dueWhy: turn === undefined ? 'a fortnight from today' : 'when what comes before it is done',
    dueInputs: turn === undefined ? [] : [turn],
    minutes: 45,
    link: links.retirementPlans,
    keep: words('The first pay slip or statement with the new sum.'),
  }
}

/** What is known to be missing soon is kept where it can be reached: in no retirement account, and in no college account. */
const bridgeStep = (work: CollegeWork, bridge: DollarBridge, amount: Figure | undefined): StepDraft => ({
  id: 'retirement',
  title: words(`Keep cash for the months ${withoutPay(bridge)} first`),
  why: bridgeInWords(work.reader, bridge),
  how: say`${amount === undefined ? words('When what comes before is done, send what is left') : say`Send ${amount}`}${words(work.mode === 'monthly' ? ' each month' : '')} to insured savings or Treasury bills until your last pay check. They still need ${bridge.toSave} beyond your cash. A student can borrow for college; nobody lends you these months.`,
  due: within.fortnight,
  dueWhy: 'a fortnight from today',
  minutes: 30,
  link: links.depositInsurance,
  keep: words('The statement of the account that holds it.'),
})
