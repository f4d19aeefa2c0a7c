/** What a college plan says first: its title, what college takes, and how far the money goes. */
import type { Figure } from '../../figure.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { inTurn } from '../debts.ts'
import { paidAgain } from '../ending-names.ts'
import { costOfNewChild } from '../expecting.ts'
import { lateFirstInWords } from '../late-first.ts'
import { withoutPay } from '../pay-bridge-words.ts'
import { payChangeInWords } from '../pay-change.ts'
import { collegeBirthInWords } from './birth-words.ts'
import { calmInShort } from './calm-now.ts'
import { careInWords } from './care-ends.ts'
import { neverInShort } from './carried.ts'
import { areGraduates, childrenOf } from './children.ts'
import { largeGift } from './gift-step.ts'
import { inJanuaries } from './instalments.ts'
import { lastDayInWords, monthlyOf } from './last-day.ts'
import { besideGiftsLater, startsLater, stateLater } from './ledger.ts'
import { leftBesideSumInWords, leftToSaveInWords } from './left-words.ts'
import { afterWorkInWords } from './month-after-work.ts'
import { signNothingInShort } from './older-plan.ts'
import type { CollegeOutlook } from './outlook.ts'
import { priceInShort } from './price.ts'
import { aside, isRaiseCounted, reasonsOf, rising, withRise } from './rise-words.ts'
import { shortInWords, shortTitle } from './short-month.ts'
import { sumThenInWords } from './sum-then.ts'
import { reachWithoutSupport } from './support-end.ts'
import { restOfMonth } from './transfer-step.ts'
import { isBesideRetirement, isRaiseInWait } from './waiting.ts'
import { type CollegeWork, isAllOfIt, isRestReached } from './work.ts'

export function collegeTitle(work: CollegeWork): Text {
  const { mode, first, total, intoCollege, ownPart, children, wholeNow, saved, reader } = work
  if (mode === 'enough' && wholeNow.value <= 1 && reader.told('collegeFundShare') === undefined)
    return say`You have saved ${wholeNow} of what college takes`
  if (mode === 'enough')
    return saved.value > 0
      ? wholeNow.value > 1
        ? words('Stop here: more than college takes is saved')
        : words('Enough is saved for your target')
      : words('Nothing has to be saved')
  const [gate] = first.gates.filter(
    (one) => one !== 'match' && !(one === 'retirement' && isBesideRetirement(work)),
  )
  const isFirst = mode === 'monthly' || intoCollege.value === 0
  if (gate === 'month' && first.short !== undefined) return shortTitle(first.short)
  if (isFirst && gate === 'late') return words('Pay what is late first, then save for college')
  if (isFirst && gate === 'debt') return words('Pay the debt first, then save for college')
  if (isFirst && (gate === 'starter' || gate === 'cushion'))
    return words('Fill the emergency fund first, then save for college')
  if (isFirst && gate === 'pay')
    return words(`Keep your cash until ${paidAgain(work.reader)}, then save for college`)
  if (gate === 'birth' && intoCollege.value === 0)
    return words('Make room for the child on the way, then save for college')
  if (gate === 'retirement' && first.own === undefined)
    return words(
      first.bridge === undefined
        ? 'Your own retirement first, then college'
        : `Cash for the months ${withoutPay(first.bridge)} first, then college`,
    )
  if (gate === 'retirement' && intoCollege.value === 0)
    return words('Keep the money for your own later years')
  if (mode === 'lump')
    return intoCollege.value === total.value
      ? say`Put ${total} to work for college`
      : say`Put ${intoCollege} of ${total} to work for college`
  if (gate === undefined && intoCollege.value === 0)
    return words('The employer match first, then save for college')
  if (children.some(({ hasDisability }) => hasDisability))
    return say`Save ${intoCollege}: ABLE first, then the 529`
  return ownPart !== undefined && ownPart.value > 0
    ? say`Save ${ownPart} beside the gifts ${aimOf(work)}`
    : say`Save ${intoCollege} ${aimOf(work)}`
}

/** What the money is for, with the share of it that was asked for. */
function aimOf({ share, reader, beyond }: CollegeWork): Text {
  if (reader.told('collegeFundShare') === undefined && beyond === undefined) return words('for college')
  return share.value === 1 ? words('toward all of college') : say`toward ${share} of college`
}

const collegeNames = {
  public_in_state: 'a public college in your state',
  public_out_of_state: 'a public college in another state',
  private: 'a private college',
} as const

/** What goes in by the month today is no sum on top of the one that is placed. */
function ofTodayInWords({ reader, mode, wait, budget, intoCollege }: CollegeWork): Text {
  const own = reader.some('collegeMonthly')
  return own === undefined ||
    own.value < 1 ||
    mode !== 'monthly' ||
    wait.from !== undefined ||
    budget === undefined ||
    intoCollege.value <= own.value
    ? nothing
    : say`The ${own} that goes in today is a part of the ${intoCollege}.`
}

export function collegeSummary(work: CollegeWork, outlook: CollegeOutlook): Text {
  const { mode, share, wholeWorth, worth, children, target, isExample, isGuessed, needs } = work
  const example = isExample
    ? say`You did not say for whom, so this shows a child aged ${needs[0]?.child.age ?? worth}. `
    : isGuessed
      ? say`You did not say how old, so this counts with age ${needs[0]?.child.age ?? worth}. `
      : nothing
  const [need] = needs
  const college = areGraduates(children)
    ? graduateProgram(need, children.length)
    : target !== undefined && need?.child.cost === undefined
      ? words(collegeNames[target])
      : need !== undefined && needs.every(({ cost }) => cost.value === need.cost.value)
        ? say`a college at ${need.cost}`
        : words('college at the prices that you named')
  const takes = say`Paying all of ${college} for ${childrenOf(children)} takes ${wholeWorth} set aside today, ${needs.some(({ child }) => child.scholarship !== undefined) ? words('after the scholarship') : words('before aid')}${share.value === 1 ? nothing : say`; your part of ${share} takes ${worth}`}.`
  return join([
    lateFirstInWords(work.reader, work.first.late),
    say`${example}${ableFirst(work)}${calmInShort(work)}${targetInWords(work)}${takes}`,
    leftToSaveInWords(work),
    mode === 'enough' ? enoughSummary(work) : courseSummary(work, outlook),
    ofTodayInWords(work),
    isRaiseCounted(work)
      ? payChangeInWords(
          work.payChange,
          words(
            isRaiseInWait(work.first, work.wait)
              ? ', and the dates count on it'
              : ', and what this plan reaches counts on it',
          ),
        )
      : nothing,
    mode === 'enough' ? nothing : afterWorkInWords(work, work.afterWork, monthlyOf(work)),
    collegeBirthInWords(work),
    priceInShort(work),
    signNothingInShort(work),
    stateSummary(work),
  ])
}

function graduateProgram(need: CollegeWork['needs'][number] | undefined, count: number): Text {
  if (need === undefined || count > 1) return words('the graduate programs')
  return say`a graduate program at ${need.cost}${need.child.cost === undefined ? words(', the price of a college,') : nothing}`
}

/** How much of college nobody asked for is said before anything rests on it. */
function targetInWords({ mode, share, beyond, reader, first }: CollegeWork): Text {
  if (reader.told('collegeFundShare') !== undefined || mode === 'enough') return nothing
  if (beyond?.takes?.value === 0)
    return say`What is saved already pays the usual aim of ${beyond.usual} of college, so this plan counts the ${beyond.of} toward all of it. `
  if (beyond !== undefined)
    return say`${beyond.of} is more than ${beyond.takes === undefined ? nothing : say`the ${beyond.takes} that `}the usual aim of ${beyond.usual} of college takes, so ${words(beyond.takes !== undefined && first.gates.length === 0 ? 'you are on track for that, and ' : '')}this plan counts it toward all of college. `
  return share.value === 1
    ? nothing
    : say`You did not say how much of college to pay for, so this plan saves for ${share} of it, a common rule that you can change. `
}

/** Whoever saves for a child with a disability hears of the account that keeps benefits safe before any price. */
function ableFirst({ parts, mode }: CollegeWork): Text {
  const able = parts.find(({ kind, amount }) => kind === 'able' && amount.value > 0)
  return able === undefined
    ? nothing
    : say`Put ${able.amount}${mode === 'monthly' ? words(' a month') : nothing} into an ABLE account for ${able.need?.child.name ?? words('your child')} before any 529: it is free of tax too, and keeps SSI and Medicaid safe. It pays for college as well as for care. `
}

function enoughSummary({
  saved,
  current,
  reachedNow,
  wholeNow,
  reader,
  share,
  isRetired,
}: CollegeWork): Text {
  if (saved.value === 0) return words('You want nothing saved for it, so nothing has to go in.')
  const stop =
    current.value > 0
      ? say` Stop the ${current} and ${isRetired ? words('keep it for your own later years') : words('send it to your own retirement')} or another goal.`
      : nothing
  if (wholeNow.value > 1) return say`You have ${saved}, which is ${wholeNow} of all of it.${stop}`
  if (share.value === 1 && reader.told('collegeFundShare') === undefined)
    return say`You have ${saved}, which is ${wholeNow} of all of it. So close to the bills that is enough.${stop}`
  return reader.told('collegeFundShare') === undefined
    ? say`You have ${saved}, which is ${wholeNow} of all of it and ${wholeNow.value > share.value ? words('more than') : words('close to')} the share of ${share} that many families save for. Say how much you want saved, and the plan goes on from there.`
    : say`You have ${saved}, which is ${reachedNow} of your part.${stop}`
}

function courseSummary(work: CollegeWork, outlook: CollegeOutlook): Text {
  const { first, total, intoCollege, reached, needMonthly, wait, mode, parts, saved, share } = work
  const { ownPart, gifts, budget, rise, reader } = work
  if (first.short !== undefined && first.gates.includes('month'))
    return join([
      shortInWords(work, first.short, first),
      gifts !== undefined && mode === 'monthly' && intoCollege.value > 0
        ? say`The gifts, about ${gifts}, go to college from the start.`
        : nothing,
      work.then === undefined
        ? nothing
        : say`${sumThenInWords(work.then, total)}${wait.from === undefined ? say`: that reaches about ${reached} of ${words(share.value === 1 ? 'it' : 'your part')} with what is saved` : nothing}.`,
      wait.from !== undefined
        ? say`College saving starts in ${wait.from}, and ${aside(say`${work.intoCollegeLater}${rising(rise)}`, rise)} reaches about ${reached} of ${words(share.value === 1 ? 'it' : 'your part')} with what is saved.`
        : nothing,
      wait.from === undefined && saved.value > 0 && mode === 'monthly'
        ? say`The ${saved} that is saved stays where it is${intoCollege.value > 0 ? nothing : say` and reaches about ${reached} of ${words(share.value === 1 ? 'it' : 'your part')} by itself`}.`
        : nothing,
    ])
  const firstParts = parts.filter(({ kind, amount }) => kind === 'first' && amount.value > 0)
  const already = saved.value > 0 ? say`${saved} is saved. ` : nothing
  const { atOnce, paidDebts } = first
  const have =
    atOnce === undefined ? already : say`${already}Pay ${atOnce} of your cash on ${inTurn(paidDebts)} now. `
  const part = words(share.value === 1 ? 'it' : 'your part')
  const order = listed(firstParts.map(({ act }) => act ?? nothing))
  // A match, a child on the way and a retirement a little behind take a part of each month, and college has its turn beside them.
  const isBeside =
    mode === 'monthly' &&
    first.gates.every(
      (gate) => gate === 'match' || gate === 'birth' || (gate === 'retirement' && isBesideRetirement(work)),
    )
  if (firstParts.length > 0 && !(isBeside && intoCollege.value > 0)) {
    const then =
      first.ending !== undefined
        ? say` ${lastDayInWords(work)}`
        : wait.from !== undefined && mode === 'monthly'
          ? say` College saving starts in ${wait.from}, and reaches about ${reached} of ${part}${work.rise === undefined ? nothing : say`, with ${work.intoCollegeLater}${rising(work.rise)}`}.${careInWords(work)}${reachWithoutSupport(work)}`
          : mode === 'lump'
            ? afterFirst(work, part)
            : work.rise !== undefined
              ? say` College saving starts as ${reasonsOf(work.rise)}, and reaches about ${reached} of ${part} with ${work.rise.to} by ${work.rise.by}.`
              : words(
                  ' No day for college can be named yet; grants, work and loans in the student’s name can carry a start that your savings do not.',
                )
    const fromGifts =
      gifts === undefined || intoCollege.value === 0
        ? nothing
        : say`The gifts, about ${gifts}, go to college from the start. `
    return say`${have}${fromGifts}${atOnce === undefined ? words('First') : words('Then')}, ${mode === 'monthly' ? words('each month') : words('from this sum')}, ${order}.${freedInIt(work)}${then}`
  }
  if (mode === 'lump') return lumpSummary(work, have)
  const matched = firstParts.length > 0 ? say`First, each month, ${order}. ` : nothing
  const given =
    ownPart === undefined || gifts === undefined
      ? nothing
      : ownPart.value > 0
        ? say` Of it ${ownPart} is your own part; the gifts bring about ${gifts}.`
        : words(' The gifts alone bring it.')
  const usual = enoughForUsual(work, intoCollege)
  const over = parts.some(({ kind, amount }) => kind === 'free' && amount.value > 0)
    ? say` It takes no more of the ${total}; the rest stays free.`
    : isLessThanAsked(work)
      ? say` It takes no more of the ${budget ?? nothing}; the rest ${words(costOfNewChild(reader) === undefined ? 'stays free, and your own retirement gains most from it' : 'is for the child on the way')}.`
      : nothing
  return reached.value < 1 && !isAllOfIt(work)
    ? say`${have}${matched}${aside(withRise(intoCollege, rise), rise)} reaches about ${reached} of ${part}; the whole takes ${needMonthly}.${usual}${reachWithoutSupport(work)}${given}${freedInIt(work)} In ${outlook.mostFutures} simulated futures it reaches at least ${outlook.weakShare}.`
    : say`${have}${matched}${aside(withRise(intoCollege, rise), rise)} reaches ${part} in middling markets, and at least ${outlook.weakShare} of it in ${outlook.mostFutures} simulated futures.${reachWithoutSupport(work)}${given}${freedInIt(work)}${over}`
}

/** More of the month is no duty where what goes in already pays the usual part. */
const enoughForUsual = ({ beyond, current }: CollegeWork, goesIn: Figure): Text =>
  beyond?.takes !== undefined && beyond.of === current && goesIn.value > current.value
    ? say` You need not: the ${current} that goes in is enough for the usual part.`
    : nothing

/** What was paid on debts that cash pays off today is a part of the month. */
function freedInIt({ first, total, putAside }: CollegeWork): Text {
  const { goneToday } = first
  return total === putAside
    ? nothing
    : say` The ${listed(goneToday.map(({ minimum }) => say`${minimum}`))} that ${inTurn(goneToday)} took until now ${words(goneToday.length > 1 ? 'are' : 'is')} in that.`
}

/** Whether the sum of a month that is decided on, or is left, is more than college takes. */
const isLessThanAsked = ({ budget, total, reader, leftToSave }: CollegeWork): boolean =>
  budget !== undefined &&
  (reader.told('amountMonthly') !== undefined || leftToSave !== undefined) &&
  budget.value > total.value

/** What a gift reaches while the month pays something else first. */
function besideFirst(work: CollegeWork, besideSum: Figure): Text {
  const { total, intoCollegeLater, reached, needAfter, needMonthly, wait, current, instalments } = work
  const now = words(instalments === undefined ? 'now' : 'in parts')
  const pays =
    current.value > 0
      ? say`the ${current} that goes in today pays first what comes before college`
      : say`the ${besideSum} that you put aside pays first what comes before college`
  return wait.from === undefined
    ? say`${total} ${now} reaches about ${reached} of it; the rest takes ${needAfter ?? needMonthly}. The gift may go in; ${pays}.`
    : say`${total} ${now} and ${aside(say`${intoCollegeLater} from ${wait.from} on${rising(work.rise)}`, work.rise)} reach about ${reached} of it. Until then ${pays}.`
}

/** What follows on a sum of one's own that does not pay all that comes first, or nothing but that. */
function afterFirst(work: CollegeWork, part: Text): Text {
  const { intoCollege, intoCollegeLater, reached, wait, besideSum, transfer, total, rise } = work
  if (besideSum !== undefined && besideSum.value > 0)
    return wait.from === undefined
      ? say` The ${besideSum} that you put aside goes to what comes first as well, and no day for college can be named yet.`
      : say` The ${besideSum} that you put aside pays the rest of it. From ${wait.from} on ${aside(say`${intoCollegeLater}${rising(rise)}`, rise)} goes to college, and about ${reached} of ${part} is reached.`
  return intoCollege.value === 0 && (transfer?.value ?? 0) === 0
    ? say` Nothing of it is left for college.${restOfMonth(work)}`
    : say` ${reached} of ${part} is then reached${(transfer?.value ?? 0) > 0 ? say`, with ${transfer ?? total} from now on${rising(rise)}` : nothing}.${restOfMonth(work)}`
}

/** What a sum reaches, with what goes in each month already. */
function lumpSummary(work: CollegeWork, have: Text): Text {
  const { total, intoCollege, reached, needAfter, needMonthly } = work
  const transfer = work.transfer ?? work.current
  const takes = needAfter ?? needMonthly
  const now = words(work.instalments === undefined ? 'now' : 'in parts')
  const gift = largeGift(work)
  const limit =
    gift === undefined
      ? nothing
      : say` At most ${gift.givers.most} may go in for one child at once without using up a lifetime exemption, with Form 709.`
  if (takes.value === 0 && intoCollege.value < total.value)
    return say`${have}${intoCollege} of the ${total} is enough for it, and the rest stays free.${restOfMonth(work)}${limit}`
  if (takes.value === 0) return say`${have}${total} ${now} is enough for it.${restOfMonth(work)}${limit}`
  // A gift is nobody’s to live on.
  if (work.first.short !== undefined)
    return join([
      shortInWords(work, work.first.short, work.first),
      say`The ${total} was given for college and may go in${words(work.instalments === undefined ? '' : ', in parts')}: it reaches about ${reached} of it.${limit}`,
    ])
  if (work.besideSum !== undefined)
    return work.first.ending === undefined
      ? say`${have}${besideFirst(work, work.besideSum)}${limit}`
      : say`${have}${total} ${now} reaches about ${reached} of it. ${lastDayInWords(work)}${limit}`
  if (transfer.value === 0)
    return say`${have}${total} ${now} reaches about ${reached} of it; the rest takes ${takes}.${leftBesideSumInWords(work)}${restOfMonth(work)}${limit}`
  const monthly = aside(
    say`${transfer === work.current ? say`the ${transfer} that goes in` : say`${transfer} from now on`}${rising(work.rise)}`,
    work.rise,
  )
  // Where nobody said what could go in, more than the rest takes may go in already.
  return isRestReached(work) && transfer.value <= takes.value + work.needs.length
    ? say`${have}${total} ${now} and ${monthly} reach it in middling markets.${restOfMonth(work)}${limit}`
    : say`${have}${total} ${now} and ${monthly} reach about ${reached} of it; ${work.beyond?.takes === undefined ? say`all of it takes ${takes} besides this sum.` : words('nobody has to save for all of it.')}${enoughForUsual(work, transfer)}${restOfMonth(work)}${limit}`
}

function stateSummary(work: CollegeWork): Text {
  const { stateYearly, state, instalments, carried } = work
  if (stateYearly === undefined || state === undefined || stateYearly.value === 0) return nothing
  if (instalments !== undefined)
    return say`${state.name} takes about ${stateYearly} off your tax for it${state.kind === 'any' ? nothing : words(', in its own plan')}, if a part of it waits: ${inJanuaries(instalments.later, 'until')}.`
  const over = carried === undefined ? nothing : say` over ${carried.years}`
  const from = startsLater(work) ? say` from ${work.wait.from ?? nothing} on` : nothing
  const never = neverInShort(work)
  const yearly = say`${stateYearly}${stateLater(work, stateYearly, besideGiftsLater(work)?.all)}`
  return state.kind === 'any'
    ? say`${state.name} takes about ${yearly} off your tax for it${from}${over}, whichever state’s plan you use.${never}`
    : say`${state.name} takes about ${yearly} off your tax for it${from}${over}, in its own plan.${never}`
}
