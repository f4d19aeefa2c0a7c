/** 401(k) rollover: whether to leave the old plan, and where each kind of its money goes. */
import { addYears } from '../../calendar.ts'
import { join, listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { allocationsOf } from '../allocations.ts'
import type { Topic } from '../topic.ts'
import { accessFirst, isAccessUndecided } from './access-first.ts'
import { type Comparison, rolloverAlternatives, staysWhole } from './alternatives.ts'
import { columnsCard, metricsCard, splitCard, timelineCard } from './cards.ts'
import { cashForDebt } from './cash-for-debt.ts'
import { cashInShort } from './cash-in-short.ts'
import { rolloverChecks } from './checks.ts'
import { earlyPriceInShort, earlyPriceOf } from './early-price.ts'
import { lastingInShort } from './lasting.ts'
import { isUsedInParts, whenUsed } from './ledger.ts'
import { type PlanLoan, planLoanOf } from './loan.ts'
import { loanInShort } from './loan-advice.ts'
import { toldAdviserFee } from './other-ways.ts'
import { type Payout, payoutOf } from './payout.ts'
import { isPension, pensionChoice, pensionFirst } from './pension.ts'
import { placeNames } from './places.ts'
import { placeAfterLeaving } from './routes.ts'
import { rolloverSteps } from './steps.ts'
import { isStockFirst } from './stock-steps.ts'
import { tieInWords } from './tie.ts'
import type { CashOut } from './ways.ts'
import { cashOut } from './ways.ts'
import { type RolloverWork, rolloverWork } from './work.ts'

const planNames = {
  plan_401k: '401(k)',
  plan_403b: '403(b)',
  tsp: 'Thrift Savings Plan',
  gov_457b: '457(b)',
  nonprofit_457b: '457(b)',
  simple_ira: 'SIMPLE IRA',
  pension_lump: 'pension',
} as const

const whose = ({ isOfSpouse, cameFrom }: RolloverWork): string =>
  cameFrom === 'late_spouse'
    ? 'your late spouse’s'
    : cameFrom === 'former_spouse'
      ? 'your share of the'
      : isOfSpouse
        ? 'your spouse’s'
        : 'your'

function title(work: RolloverWork): Text {
  const { total, planType, check, gates } = work
  const plan = words(`${whose(work)} ${planNames[planType]}`)
  if (isPension(work)) return say`Choose between ${plan} for life and its lump sum of ${total}`
  if (gates.freeze === 'nonprofit-457') return say`Choose how ${plan} of ${total} is paid out`
  if (check !== undefined && !check.isDirect && !check.isLate)
    return say`Put ${plan} money back by ${check.deadline}`
  if (check !== undefined && !check.isDirect)
    return say`Find out whether ${check.gross} of ${plan} money may still be put back`
  if (work.stock?.isChosen) return say`Move ${plan} of ${total}, the company stock as shares`
  if (isStockFirst(work)) return say`Ask what the company stock cost before ${plan} of ${total} moves`
  if (gates.leavesOn !== undefined && staysWhole(work))
    return say`Leave ${plan} of ${total} where it is until ${gates.leavesOn}`
  if (staysWhole(work)) return say`Leave ${plan} of ${total} where it is`
  if (isCostUntold(work)) return say`Compare the costs before ${plan} of ${total} moves`
  if (isAccessUndecided(work)) return say`Decide what stays in reach before ${plan} of ${total} moves`
  if (earlyPriceOf(work) !== undefined)
    return say`Decide how you are paid before ${work.penaltyEnds}, then move ${plan} of ${total}`
  if (work.required !== undefined) return say`Move ${plan} of ${total}, after this year’s required withdrawal`
  return say`Move ${plan} of ${total} without losing any of it to tax`
}

/** Whoever still works there is in no hurry, and only costs that nobody looked up speak for a move. */
const isCostUntold = ({ stillThere, reader, planType }: RolloverWork): boolean =>
  stillThere &&
  planType !== 'pension_lump' &&
  reader.told('oldPlanFee') === undefined &&
  reader.told('iraFee') === undefined

function summary(
  work: RolloverWork,
  { value, offered }: Comparison,
  cash: CashOut,
  payout: Payout | undefined,
  loan: PlanLoan | undefined,
): Text {
  const { placements, reader, total, gates, check, planType } = work
  const named = (['planBalance', 'amount', 'retirementSavings', 'checkAmount'] as const).some(
    (key) => reader.told(key) !== undefined,
  )
  const example = named ? nothing : say`You named no sum, so this shows how ${total} would go.`
  if (payout !== undefined)
    return join([
      example,
      say`A 457(b) of a nonprofit employer cannot be rolled over. What counts is over how many years it is paid: over ${payout.years} it costs about ${payout.spread} of federal tax at today’s income, all at once ${payout.allAtOnce}. Find out today by which day you have to choose.`,
    ])
  const staysAll = placements.length > 1 && placements.every(({ destination }) => destination === 'leave')
  const moves = staysAll ? say`leave all ${total} where it is` : listed(placements.map(({ act }) => act))
  const acts = isPension(work)
    ? join([
        pensionFirst(work, pensionChoice(work)),
        moves === nothing ? nothing : say`If you take the lump sum: ${moves}, and nothing is taxed now.`,
      ])
    : isAccessUndecided(work)
      ? join([accessFirst(work), say`Then, if all of it can wait: ${moves}.`])
      : say`${sentenceStart(moves)}.`
  const reason = main(work)
  const adviserFee = toldAdviserFee(work)
  const worth =
    value !== undefined && value.middle.value > 0
      ? say`Compared with ${check !== undefined ? words(check.isDirect ? 'cashing the check' : 'keeping the check') : words(gates.isForcedOut ? 'leaving it where it was' : 'leaving it all where it is')}, this is worth about ${value.middle} ${whenUsed(work)}, in today’s dollars${value.low.value > 0 ? say`, and ${value.low} with the lowest forecasts` : nothing}.`
      : staysWhole(work) && offered !== undefined && adviserFee === undefined
        ? say`An IRA with an adviser’s fee, which is often offered, would leave about ${offered} less ${whenUsed(work)}, in today’s dollars.`
        : nothing
  const withAdviser =
    adviserFee === undefined || offered === undefined
      ? nothing
      : say`Moved to the adviser, at ${adviserFee} a year on top of the funds, it would leave about ${offered} less ${whenUsed(work)}, in today’s dollars.`
  const safe =
    staysWhole(work) || (check !== undefined && !check.isDirect) || planType === 'simple_ira'
      ? nothing
      : words('Always from custodian to custodian, never by a check in your name.')
  const forDebt = cashForDebt(work, cash)
  const notForDebt =
    forDebt === undefined
      ? nothing
      : work.reader.told('considersCashOut') === true
        ? say`It is not for the ${forDebt.debt.label} either: pay and savings end that at a lower price.`
        : say`It is not for the ${forDebt.debt.label}: taken as cash, ${forDebt.lost} of it would be lost at once.`
  const price = earlyPriceOf(work)
  const forLoan = loan === undefined ? nothing : loanInShort(loan, work)
  return join([
    example,
    lastingInShort(work),
    acts,
    cashInShort(work, cash),
    reason,
    tieInWords(work),
    worth,
    withAdviser,
    price === undefined ? nothing : earlyPriceInShort(work, price),
    safe,
    forLoan,
    notForDebt,
  ])
}

/** Where it goes by today's costs once the job has ended. */
function movesLater(work: RolloverWork): Text {
  const place = placeAfterLeaving(work)
  return place === 'leave' ? nothing : say` to ${placeNames[place]}, by today’s costs`
}

/** Why, in one sentence. */
function main(work: RolloverWork): Text {
  const { gates, stock, fees, main: most, check, required, cameFrom } = work
  if (check !== undefined && !check.isDirect && !check.isLate)
    return say`The check holds ${check.received}; the ${check.withheld} that was withheld has to come from other cash and comes back when you file.`
  if (check !== undefined && !check.isDirect)
    return say`The last day was ${check.deadline}. If none of the reasons that the IRS lists holds, it is taxed: ${check.withheld} was withheld${check.stillDue.value > 0 ? say`, and about ${check.stillDue} more is due by ${check.filing}, so set that aside now` : words(', which covers the tax')}.`
  if (most?.destination === 'redeposit')
    return words('It is a direct rollover by mail: nothing was withheld, and nothing is taxed.')
  if (gates.freeze === 'public-457')
    return words('It pays you at any age without a penalty, and a rollover would end that.')
  if (gates.freeze === 'still-there')
    return gates.opensOn === undefined
      ? say`While you work there, most plans let little out${gates.leavesOn === undefined ? nothing : say`; from ${gates.leavesOn} it may move${movesLater(work)}`}.`
      : say`While you work there, most plans let little out; from ${gates.opensOn} it pays you without a penalty.`
  if (gates.freeze === 'leaves-soon')
    return say`One move after the last pay check is simpler, and the wait costs little; from ${gates.leavesOn ?? nothing} it may go${movesLater(work)}.`
  if (gates.freeze === 'works-on')
    return words('While you work there, nothing has to come out of it; a move to an IRA would end that.')
  if (gates.freeze === 'simple-years')
    return say`Until ${gates.simpleUntil ?? nothing} it can only go to another SIMPLE IRA; from then on to any place.`
  if (gates.freeze === 'equal-payments') return words('A move could break the series of even payments.')
  if (stock?.isChosen)
    return say`As shares ${words(stock.part !== undefined ? 'that part of the' : 'the')} company stock${stock.atOnce === undefined ? nothing : words(', sold in equal parts over some years,')} costs ${stock.asShares} of federal tax, through an IRA ${stock.throughIra}.`
  if (isStockFirst(work) && stock?.undecided !== undefined)
    return say`If the stock cost the plan no more than about ${stock.undecided}, it is taxed less as shares than through an IRA; if it cost more, it goes with the rest.`
  if (gates.kept !== undefined)
    return words(
      cameFrom === undefined
        ? 'The plan of the job that you left pays early withdrawals without a penalty; an IRA does not.'
        : 'The plan pays you without a penalty at any age; an IRA of your own does not.',
    )
  if (gates.backdoor !== undefined && most?.destination !== 'ira')
    return words('Pre-tax money in an IRA would make your backdoor Roth contributions taxable.')
  if (
    gates.hasCreditors &&
    (most?.destination === 'newPlan' || (gates.isShielded && most?.destination === 'leave'))
  )
    return words('Federal law protects it there.')
  if (isPension(work)) return nothing
  if (gates.isForcedOut) return say`A balance up to ${gates.forceOut} may be moved without you, into cash.`
  if (required !== undefined)
    return words('The required withdrawal comes first, because it cannot be rolled over.')
  if (most?.destination === 'ira' && isCostUntold(work))
    return say`A usual index IRA costs about ${fees.ira} a year, a usual plan ${fees.leave}: look up what yours takes first, there is no hurry while you work there.`
  if (most?.destination === 'ira')
    return say`An index IRA costs about ${fees.ira} a year, the old plan ${fees.leave}.`
  if (most?.destination === 'newPlan')
    return say`The new plan costs about ${fees.newPlan} a year, the old one ${fees.leave}, and it is one account fewer.`
  return say`It costs about ${fees.leave} a year there, and moving gains too little.`
}

function accountNotes(work: RolloverWork): Text[] {
  const { gates } = work
  if (gates.freeze === 'nonprofit-457')
    return [
      words('What such a plan pays counts as pay on Form W-2, not as a payout on Form 1099-R.'),
      words('A 401(k) or 403(b) of the same employer is a separate matter: it can be rolled over.'),
    ]
  return [
    words(
      'Several accounts are not diversification; what they hold is. The same funds in several places are still the same investment.',
    ),
    words(
      'A rollover does not count toward any yearly limit, and the next contribution goes where it went before.',
    ),
    ...(work.hasNewPlan ? [words('The new plan decides what it takes: ask before you send.')] : []),
    words('Rollover money in an IRA of its own can go back into a plan at work later.'),
  ]
}

function horizonLabel({ gates, check, horizon }: RolloverWork): Text {
  if (gates.earlyNeed?.goesOn === true) return words('While you draw on it')
  if (gates.freeze === 'nonprofit-457') return words('By the plan’s deadline')
  return check !== undefined && !check.isDirect && !check.isLate ? say`By ${check.deadline}` : say`${horizon}`
}

export const rollover: Topic = {
  slug: 'rollover_401k',
  label: '401(k) rollover',
  pill: '401(k) rollover',
  subject: 'planBalance',
  asks: [
    'planBalance',
    'age',
    'spouseAge',
    'separationAge',
    'publicSafetyServiceYears',
    'checkAmount',
    'checkReceivedDate',
    'planType',
    'pensionOfferMonthly',
    'employerStockValue',
    'employerStockBasis',
    'newPlanAcceptsRollovers',
    'planLoanBalance',
    'planLoanClosed',
    'planLoanClosedDate',
    'needsMoneyEarly',
    'rothPlanBalance',
    'afterTaxPlanBalance',
    'pretaxIraBalance',
    'backdoorRoth',
    'creditorConcern',
    'stillWorksThere',
    'checkToCustodian',
    'oldPlanFee',
    'income',
    'payThisYear',
    'maritalStatus',
    'disabilityTaxFree',
  ],
  results: [
    {
      figure: 'payout.spread',
      says: (then, now) => say`the payments would cost ${then} of federal tax in all instead of ${now}.`,
    },
  ],
  draft(household, context) {
    const work = rolloverWork(household, context)
    const { sheet, reader, total, placements } = work
    const cash = cashOut(work)
    const loan = planLoanOf(work)
    const payout = payoutOf(work)
    const allocations = allocationsOf(sheet, placements)
    const nextSteps = rolloverSteps(work, loan, payout)
    const comparison = rolloverAlternatives(work, cash, payout)
    const { alternatives, value } = comparison
    const checks = rolloverChecks(work, cash, loan, payout)
    const cards = [
      ...splitCard(work, allocations),
      ...columnsCard(work, cash),
      metricsCard(work, cash, value, payout),
    ]
    const inAYear = addYears(context.today, 1)
    const { leavesOn } = work.gates
    const review = sheet.date(
      'review',
      'Look at this plan again',
      'a year from today, or your last day at its employer where that comes sooner, or when your family changes',
      leavesOn === undefined ? [] : [leavesOn],
      leavesOn !== undefined && leavesOn.value < inAYear ? leavesOn.value : inAYear,
    )
    const text = summary(work, comparison, cash, payout, loan)
    const figures = sheet.figures()
    return {
      topic: 'rollover_401k',
      title: title(work),
      summary: text,
      totalAmount: total.value,
      totalLabel: words('In the old plan'),
      totalFigure: total.id,
      allocations,
      riskLabel: words('Same investments, other account'),
      horizonLabel: horizonLabel(work),
      accountNotes: accountNotes(work),
      nextSteps,
      checks,
      visualizations: [...cards, timelineCard(nextSteps, figures)],
      figures,
      assumptions: reader.assumptions(),
      alternatives,
      method: words(
        `Exact arithmetic: one growth rate for every place, so that only costs, tax and access differ. The rows count all money as invested until ${isUsedInParts(work) ? 'it is drawn' : 'then'}. Federal tax by the whole law; state tax only where it is named.`,
      ),
      engineVersion: context.engineVersion,
      lawYear: context.law.year,
      seed: context.seed,
      reviewOn: review.value,
      reviewFigure: review.id,
    }
  },
}
