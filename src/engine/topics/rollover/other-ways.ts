import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { besideTaxInShort } from './beside-tax.ts'
import { isHeldByWork } from './gates.ts'
import { ledgerRow, type Way } from './ledger.ts'
import { breaksSeries } from './running-series.ts'
import { stateTaxOnCash } from './state.ts'
import { allIn, asCash, type CashOut, cashWay, planned } from './ways.ts'
import { whenPaid } from './when-paid.ts'
import type { RolloverWork } from './work.ts'

export interface Other {
  readonly id: string
  readonly title: Text
  readonly detail: Text
  readonly way: Way
  /** What the dollars do not say. */
  readonly note?: Text
}

export const mostOthers = 1 + 1 + 1

export function currentCourse(work: RolloverWork, cash: CashOut): Other {
  const { check, gates } = work
  if (check !== undefined && !check.isDirect && !check.isLate) return keepTheCheck(work)
  if (check !== undefined) return cashOther(work, cash)
  if (gates.isForcedOut) return movedOut(work)
  return {
    id: 'current',
    title: words('Leave it all in the old plan'),
    detail: say`Nothing to do, at ${work.fees.leave} a year.`,
    way: allIn(work, 'leave', work.fees.leave),
    note: onLeaving(work),
  }
}

function onLeaving({ gates, stock, penaltyEnds }: RolloverWork): Text {
  if (stock?.isChosen === true && stock.reach !== undefined)
    return say`What you need before ${penaltyEnds} could stay there with the stock, and the rest go to an IRA: the plan pays it without a penalty, and that age opens the lower tax on the stock anew.`
  return gates.kept === undefined
    ? nothing
    : words(
        'All of it would stay reachable without a penalty, which is a good choice too: one account instead of several.',
      )
}

/** What usually becomes of a small balance: an IRA that nobody chose, in cash. */
function movedOut(work: RolloverWork): Other {
  const { sheet, context, growth, gates } = work
  const cash = sheet.market('market.cash', 'Cash a year', 'rate', context.market.cash)
  const idle = sheet.computed(
    'idle',
    'What lying in cash gives up a year',
    'rate',
    'the return of the mix − the return of cash',
    [growth.rate, cash],
    Math.max(0, growth.rate.value - cash.value),
  )
  return {
    id: 'current',
    title: words('Do nothing'),
    detail: say`Up to ${gates.forceOut} the plan may move it without you, usually into an IRA that holds cash. The row shows it left in cash.`,
    way: { ...allIn(work, 'ira', idle), blocksBackdoor: false },
  }
}

/** What was paid out becomes income; the rest stays where it is. */
function keepTheCheck(work: RolloverWork): Other {
  const { check, fees, sources, sheet, total } = work
  if (check === undefined) throw new RangeError('there is no check')
  const lost = sheet.computed(
    'check.all-cost',
    'Federal tax and penalty if nothing is put back',
    'usd',
    'tax + penalty',
    [check.allTax, check.allPenalty],
    check.allTax.value + check.allPenalty.value,
  )
  const rest = allIn(work, 'leave', fees.leave)
  const kept = Math.min(check.eligible.value, sources.pretax.value)
  const isMostOfIt = kept > total.value - kept
  return {
    id: 'current',
    title: words('Keep the check'),
    detail: say`All that ${words(check.inCheck === undefined ? 'was paid out' : 'may go back')} becomes income: ${check.allTax} of federal tax and ${check.allPenalty} of penalty. What was withheld counts toward it.`,
    way: {
      ...rest,
      ...(isMostOfIt ? asCash(work) : {}),
      // What a plan paid out that pays without a penalty bears none.
      ...(work.gates.isPaidOut ? { penalty: undefined } : {}),
      pieces: [
        ...rest.pieces.map((piece) =>
          piece.kind === 'pretax' ? { ...piece, dollars: Math.max(0, piece.dollars - kept) } : piece,
        ),
        { dollars: Math.max(0, kept - lost.value), kind: 'taxable', fee: fees.ira.value },
      ],
      causes: lost,
      inputs: [check.eligible, lost],
    },
  }
}

export function others(work: RolloverWork, cash: CashOut): Other[] {
  const { check, gates, hasNewPlan, placements } = work
  const goesTo = (place: 'newPlan' | 'ira' | 'inheritedIra') =>
    placements.every(
      ({ destination }) =>
        destination === place ||
        destination === 'required' ||
        (place === 'ira' && destination === 'rothIra') ||
        (place === 'inheritedIra' && destination === 'inheritedRothIra'),
    )
  const found: Other[] = []
  if (work.keptOfCheck !== undefined) found.push(allBack(work))
  else if (check !== undefined && !check.isDirect && !check.isLate && check.gap.value > 0)
    found.push(onlyTheCheck(work))
  const isMovable = gates.freeze !== 'simple-years'
  if (gates.inheritsIra && check === undefined && !goesTo('inheritedIra')) found.push(inheritedOther(work))
  if (isMovable && check === undefined && !goesTo('ira')) found.push(iraOther(work))
  if (isMovable && check === undefined && hasNewPlan && !goesTo('newPlan') && !work.stillThere)
    found.push(newPlanOther(work))
  if (isMovable && check === undefined && found.length < mostOthers - 1) found.push(adviserOther(work))
  if (check === undefined) found.push(cashOther(work, cash))
  return found
}

function allBack(work: RolloverWork): Other {
  const { check, fees, reader } = work
  if (check === undefined) throw new RangeError('there is no check')
  const savings = reader.told('savings') === undefined ? undefined : reader.number('savings')
  return {
    id: 'all-back',
    title: say`Put back all ${check.eligible}`,
    detail: say`${check.gap} of it has to come from other cash until the return${savings === undefined || savings.value >= check.gap.value ? nothing : say`, and you named ${savings}`}. Nothing is taxed now, and what you need before ${work.penaltyEnds} costs the penalty.`,
    way: allIn(work, 'ira', fees.ira),
  }
}

function onlyTheCheck(work: RolloverWork): Other {
  const { check, fees } = work
  if (check === undefined) throw new RangeError('there is no check')
  const whole = planned(work)
  return {
    id: 'only-the-check',
    title: say`Put back only the ${check.received}`,
    detail: say`The ${check.gap} ${words(check.inCheck === undefined ? 'that was withheld' : 'beyond the check')} then counts as withdrawn: ${check.gapTax} of federal tax and ${check.gapPenalty} of penalty.`,
    way: {
      ...whole,
      pieces: [
        ...whole.pieces,
        { dollars: -check.gap.value, kind: 'pretax', fee: fees.ira.value },
        { dollars: check.refund.value, kind: 'taxable', fee: fees.ira.value },
      ],
      causes: check.gapCost,
      inputs: [check.received, check.refund],
    },
  }
}

function inheritedOther(work: RolloverWork): Other {
  const { fees, gates } = work
  return {
    id: 'inherited-ira',
    title: words('Move all of it to an inherited IRA'),
    detail: say`Index funds without an adviser, at ${fees.inheritedIra} a year, with you as the beneficiary: it pays you at any age without a penalty.`,
    way: allIn(work, 'inheritedIra', fees.inheritedIra),
    note: join([
      gates.hasCreditors ? words('Outside the plan only the law of your state protects it.') : nothing,
      work.tie?.cheaper === 'inheritedIra'
        ? words('The summary says why that little does not decide.')
        : nothing,
    ]),
  }
}

function iraOther(work: RolloverWork): Other {
  const { fees, gates, stock } = work
  const notes = [
    gates.freeze === 'public-457' || gates.kept !== undefined || (gates.hasEarlyAccess && !gates.isForcedOut)
      ? say`Money without a penalty only from ${work.penaltyEnds} on.`
      : nothing,
    gates.freeze === 'works-on' && gates.requiredAfterMove !== undefined
      ? say`About ${gates.requiredAfterMove} would have to come out next year, which the row does not count.`
      : nothing,
    stock?.isChosen ? words('The tax advantage of the company stock is gone for good.') : nothing,
    gates.backdoor === undefined
      ? nothing
      : say`Of each yearly backdoor contribution of ${gates.backdoor.limit}, ${gates.backdoor.taxedAfter} would be taxed.`,
    gates.hasCreditors ? words('Outside bankruptcy only the law of your state protects it.') : nothing,
    breaksSeries(work),
    work.tie?.cheaper === 'ira' ? words('The summary says why that little does not decide.') : nothing,
  ]
  return {
    id: 'ira',
    title: isHeldByWork(gates.freeze)
      ? words('Roll it into an IRA, if the plan lets you')
      : words(gates.inheritsIra ? 'Make it an IRA of your own now' : 'Roll all of it into an IRA'),
    detail: say`Index funds without an adviser, at ${fees.ira} a year.`,
    way: allIn(work, 'ira', fees.ira),
    note: join(notes),
  }
}

function newPlanOther(work: RolloverWork): Other {
  const { fees, gates } = work
  return {
    id: 'new-plan',
    title: words('Roll all of it into the new plan'),
    detail: say`One account fewer, at ${fees.newPlan} a year.`,
    way: allIn(work, 'newPlan', fees.newPlan),
    note:
      gates.freeze === 'public-457'
        ? say`Money without a penalty only from ${work.penaltyEnds} on, unless the new plan is another governmental 457(b).`
        : breaksSeries(work),
  }
}

/** What the adviser charges who was spoken of. */
export const toldAdviserFee = ({ reader, sheet }: RolloverWork): Figure | undefined => {
  const fee = reader.told('adviserFee')
  return fee === undefined
    ? undefined
    : sheet.told('adviserFee', 'adviser.told', 'What the adviser charges a year', 'rate', middle(fee))
}

export function adviserOther(work: RolloverWork): Other {
  const told = toldAdviserFee(work)
  const fee =
    told ?? work.reader.rule('adviser.fee', 'What an adviser charges a year', 'rate', rules.adviserFee)
  const offer = told === undefined ? words('What is often offered') : words('What you were offered')
  return {
    id: 'adviser',
    title: words('Roll it into an IRA with an adviser’s fee'),
    detail: say`${offer}: ${fee} a year on top of the funds. Whoever offers it is paid when you move.`,
    way: allIn(work, work.gates.inheritsIra ? 'inheritedIra' : 'ira', work.fees.ira, fee),
    note: breaksSeries(work),
  }
}

function cashOther(work: RolloverWork, cash: CashOut): Other {
  const { from } = whenPaid(work)
  const takes = cash.penalty.value > 0 || from === undefined ? 'tax and penalty take' : 'tax takes'
  const share = work.sheet.computed(
    'cash.share',
    `Share of the taxed part that federal ${takes}`,
    'share',
    'tax and penalty ÷ what is taxed',
    [cash.cost, cash.taxable],
    cash.taxable.value > 0 ? cash.cost.value / cash.taxable.value : 0,
  )
  const ofState = stateTaxOnCash(work, cash.taxable)
  const beside =
    ofState === undefined
      ? words(', and your state may take more')
      : ofState.value > 0
        ? say`, and your state another ${ofState}`
        : nothing
  const later =
    from === undefined ? nothing : say`Until ${from} the plan can mostly not pay it out, after that it can. `
  return {
    id: 'cash',
    title: words('Take it as cash'),
    detail:
      cash.tax.value > 0
        ? say`${later}Federal ${words(takes)} ${share} of what is taxed${beside}. The row counts what is left${ofState !== undefined && ofState.value > 0 ? words(' before state tax') : nothing} as if all of it stayed invested, at ${work.fees.ira} a year.${besideTaxInShort(work, cash.taxable)}`
        : say`${later}Counted as if all of it stayed invested, at ${work.fees.ira} a year.`,
    way: cashWay(work, cash),
    note: join([words('Only in hardship.'), breaksSeries(work), besideIra(work, cash)]),
  }
}

/** Where the plan chooses a dearer place, a part of what cash seems to keep is only the difference in costs. */
function besideIra(work: RolloverWork, cash: CashOut): Text {
  const { sheet, main, fees } = work
  const fee = main?.destination === 'newPlan' ? fees.newPlan : fees.leave
  if (main?.destination === 'ira' || main?.destination === 'inheritedIra' || fee.value <= fees.ira.value)
    return nothing
  const ira = ledgerRow(work, 'beside.ira', 'All of it in an IRA', allIn(work, 'ira', fees.ira)).middle
  const taken = ledgerRow(work, 'beside.cash', 'Taken as cash', cashWay(work, cash)).middle
  if (ira.value <= taken.value) return nothing
  const gap = sheet.computed(
    'beside.gap',
    'What cash leaves less than an IRA of the same costs',
    'usd',
    'what there is to spend from an IRA − from cash',
    [ira, taken],
    ira.value - taken.value,
    3,
  )
  return say`Beside an IRA, which costs as little, it is ${gap} less.`
}
