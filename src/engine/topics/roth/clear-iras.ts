/**
 * The way to a conversion without tax: pre-tax IRA money goes into the plan at work, which takes no other (IRC
 * §408(d)(3)(A)(ii)), and what was put in without a deduction is left by itself.
 */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { type Household, middle } from '../../household.ts'
import { links } from '../../links.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { filingDay, yearEnd } from '../../tax/deadlines.ts'
import { aroundSeparate } from '../joint-return.ts'
import { type StepDraft, within } from '../steps.ts'
import { withAdvised } from './advised-return.ts'
import { isBackdoorLeft } from './backdoor-left.ts'
import { canSpouseToo } from './can-spouse-too.ts'
import { clearingOf } from './clearing.ts'
import { canConvert, roomsOfThisYear } from './ira-rooms.ts'
import { contributionYear } from './ira-so-far.ts'
import { deferredIn } from './places.ts'
import { planRoom } from './plan-room.ts'
import { proRataOf } from './pro-rata.ts'
import type { RothWork } from './work.ts'

/** Whether pre-tax IRA money stands in the way of what this plan converts. */
const isInTheWay = ({ pretaxIra, places, clearsIras }: RothWork): boolean =>
  pretaxIra.value > 0 && !clearsIras && places.iraConversion + places.spouseConversion > 0

/** Somebody said that the plan at work takes such money in; until then it is asked first. */
export const isTakenForCertain = ({ reader }: Pick<RothWork, 'reader'>): boolean =>
  reader.told('newPlanAcceptsRollovers') === true

/** It is asked before all else where the plan hangs on it. */
export const isPlanAnswerUntold = ({ pretaxIraBalance, newPlanAcceptsRollovers }: Household): boolean =>
  middle(pretaxIraBalance ?? 0) > 0 && newPlanAcceptsRollovers === undefined

/** What is converted hangs on an answer of the plan at work. */
export const isPlanAskedFirst = (work: RothWork): boolean => isInTheWay(work) && !isTakenForCertain(work)

/** A conversion that was asked about is of the very money that is to be moved. */
export const isMovedInstead = (work: RothWork): boolean =>
  isInTheWay(work) && work.conversion !== undefined && work.conversion.amount.value <= work.pretaxIra.value

/** The same of a conversion that clears the IRAs, with what goes in without a deduction. */
export const isClearedInstead = ({ clearsIras, conversion, pretaxIra }: RothWork): boolean =>
  clearsIras && conversion !== undefined && conversion.amount.value <= pretaxIra.value

const allIras = ({ sheet, pretaxIra, afterTaxIra }: RothWork): Figure =>
  afterTaxIra === undefined
    ? pretaxIra
    : sheet.computed(
        'clear.all',
        'All that stands in IRAs',
        'usd',
        'pre-tax IRA money + what was put in without a deduction',
        [pretaxIra, afterTaxIra],
        pretaxIra.value + afterTaxIra.value,
      )

/** What goes in without a deduction before all of it is converted; undefined where that is not done at once. */
export const addedFirst = (work: RothWork): Figure | undefined =>
  work.clearsIras ? addedBeside(work) : undefined

/** The same where it hangs on the answer of the plan at work whether all of it is converted. */
const addedBeside = (work: RothWork): Figure | undefined =>
  work.lateChange === undefined && work.places.iraConversion > 0 ? proRataOf(work).amount : undefined

/** Form 8606, lines 1 to 3 and 6: what was put in without a deduction, this year too, is not taxed again. */
const withAdded = (work: RothWork, added: Figure): Figure => {
  const all = allIras(work)
  return work.sheet.computed(
    'clear.with-added',
    'All that is converted together',
    'usd',
    'all that stands in IRAs + what goes in without a deduction',
    [all, added],
    all.value + added.value,
  )
}

/** What is done where no plan at work takes it: all of it is converted where the rates speak for it or it costs little. */
export function otherwiseInWords(work: RothWork): Text {
  const { pretaxIra, afterTaxIra } = work
  const clearing = clearingOf(work)
  const { tax } = clearing
  if (clearing.way === 'leave')
    return say`leave the conversion, as clearing the IRAs would cost about ${tax} of tax${takerInWords(work)}`
  const added = work.clearsIras || isPlanAskedFirst(work) ? addedBeside(work) : undefined
  const only =
    afterTaxIra === undefined && added === undefined ? nothing : say`only the ${pretaxIra} is taxed, `
  if (clearing.way === 'cheap')
    return added === undefined
      ? say`convert all ${allIras(work)} once: ${only}about ${tax}, and the way is clear in every year after`
      : say`put in the ${added} without a deduction all the same, and convert all ${withAdded(work, added)} together this year: ${only}about ${tax}, and the way is clear in every year after`
  const { now, later } = clearing
  const rates = say`${now} of it, against about ${later} later`
  if (clearing.way === 'opens') {
    const { yearly, middle, low } = clearing.worth
    const opened = say`The rates alone do not speak for it, and the way that it clears does: ${yearly} in a Roth IRA instead of a taxable account. All in all that is worth about ${middle} when work ends, in today’s dollars, and ${low} with the lowest forecasts`
    return added === undefined
      ? say`convert all ${allIras(work)} this year if other money pays the tax: ${only}about ${tax}, ${rates}. ${opened}`
      : say`put in the ${added} without a deduction all the same, and convert all ${withAdded(work, added)} together this year if other money pays the tax: ${only}about ${tax}, ${rates}. ${opened}`
  }
  const { part, short } = clearing
  if (part !== undefined)
    return say`convert it over years: up to ${part} before this one ends costs ${rates}, which is worth doing, and all at once would cost about ${tax} of tax${takerInWords(work)}`
  if (short === undefined && added !== undefined)
    return say`put in the ${added} without a deduction all the same, and convert all ${withAdded(work, added)} together this year if other money pays the tax: ${only}about ${tax}, ${rates}. It is worth doing, and the way is clear in every year after`
  return short === undefined
    ? say`convert all ${allIras(work)} this year if other money pays the tax: ${only}about ${tax}, ${rates}. It is worth doing, and the way is clear in every year after`
    : say`convert it over years, each year as much as other money pays the tax on: at ${rates}, that is worth doing. All at once would cost about ${tax}, more than the ${short} of cash and investments that you named${takerInWords(work)}`
}

/** The rule counts the IRAs of each person by themselves: IRC §408(d)(2), and a Form 8606 for each. */
export const spouseAloneInWords = (work: RothWork): Text =>
  canSpouseToo(work)
    ? words(
        ' Each person’s IRAs count by themselves: a spouse with no pre-tax IRA money of their own can convert without tax in any case.',
      )
    : nothing

/** What takes the money that no IRA converts. */
function takerInWords(work: RothWork): Text {
  const { places } = work
  const converted = places.iraConversion + places.spouseConversion
  if (converted === 0)
    return words(places.outside > 0 ? '. A taxable account takes what would have been converted' : '')
  const { free, rothOnly } = planRoom(work)
  const room = free + rothOnly - deferredIn(places)
  const taker =
    room <= 0
      ? 'a taxable account'
      : room < converted
        ? 'the plan at work as far as it has room, and the rest into a taxable account'
        : 'the plan at work'
  return words(`. What would have been converted goes into ${taker} instead`)
}

/** A conversion of what goes in is wanted, no Roth IRA takes it directly, and nothing takes the pre-tax money away. */
export function isShut(work: RothWork): boolean {
  const { reader, contributes, now, places, intoIra } = work
  const isWanted = reader.told('backdoorRoth') === true || intoIra > 0 || places.outside > 0
  if (!contributes || !isWanted || canConvert(work) || places.iraTraditional > 0) return false
  const { own } = roomsOfThisYear(work, now.before, places)
  return own.room > 0 && (own.rothRoom === 0 || (places.outside > 0 && own.rothRoom < own.room))
}

const noPlanTakesIt = ({ hasPlan }: RothWork): Text =>
  words(hasPlan ? 'Your plan at work accepts no money from IRAs' : 'No plan at work takes that money in')

/** The plan at work is full, nobody said what more could go in, and pre-tax IRA money that no plan takes stands in the way. */
const isLeftBehindIras = (work: RothWork): boolean => isBackdoorLeft(work) && !canConvert(work)

/** To stand in the answer of whoever asked about the backdoor. */
export const shutInShort = (work: RothWork): Text =>
  (isShut(work) || work.clearsIras) && work.reader.told('backdoorRoth') === true
    ? say`About the backdoor: ${proRataOf(work).taxable} of the ${proRataOf(work).amount} that it converts would be taxed while ${work.pretaxIra} of pre-tax money stands in IRAs. ${noPlanTakesIt(work)}, so ${otherwiseInWords(work)}.`
    : nothing

/** Once, in one year: the rates speak for it, it costs little, or the way that it clears is worth more. */
export const isOnce = (work: RothWork): boolean => ['cheap', 'once', 'opens'].includes(clearingOf(work).way)

const lastDayFor = ({ sheet, context }: RothWork) =>
  sheet.date(
    'clear.filing-day',
    'Last day for contributions of the tax year',
    'the filing day of the year',
    [],
    filingDay(yearOf(context.today)),
  )

/** Once, where that costs little or the rates speak for it: what is put in without a deduction converts without tax from then on. */
export function clearIras(work: RothWork): StepDraft | undefined {
  const { pretaxIra, context, conversion } = work
  const isSpare = isLeftBehindIras(work)
  if (conversion !== undefined && !isClearedInstead(work)) return undefined
  if (!(isShut(work) || work.clearsIras || isSpare) || !isOnce(work)) return undefined
  const added = addedFirst(work)
  const due = yearEnd(context.today)
  return {
    id: 'clear-iras',
    title:
      added !== undefined
        ? say`Put ${added} into the traditional IRA without a deduction, and convert all ${withAdded(work, added)} in IRAs, for about ${clearingOf(work).tax} of tax`
        : say`${words(isSpare ? 'If you can spare more, convert' : 'Convert')} all ${allIras(work)} in IRAs once, for about ${clearingOf(work).tax} of tax`,
    why: say`${noPlanTakesIt(work)}, and a conversion is only free of tax when no pre-tax IRA money is left at the end of its year.`,
    how: join([
      isSpare
        ? say`${aroundSeparate(withAdvised(work))} Beyond the plan at work a Roth IRA takes up to ${proRataOf(work).amount} a year by a contribution without a deduction that is converted. Put in as cash before, what goes in for ${contributionYear(work)} is converted together with the rest, and not taxed again.`
        : nothing,
      added === undefined
        ? nothing
        : say`First put in the ${added} as cash, for ${contributionYear(work)}: beside it no more is taxed than the ${pretaxIra}, because what went in without a deduction is not taxed again.`,
      words(
        'Ask the provider to convert every traditional, SEP and SIMPLE IRA to a Roth IRA, and pay the tax from cash. A young SIMPLE IRA may have to wait: ask first.',
      ),
      added === undefined
        ? nothing
        : say`If it is not there by then, convert the ${allIras(work)} all the same: what goes in for ${contributionYear(work)} by ${lastDayFor(work)} is converted then, without tax.`,
      say`Nothing of the ${pretaxIra} is taxed again. Then say here that no pre-tax IRA money is left: what goes into an IRA without a deduction converts without tax.`,
    ]),
    due,
    dueWhy: 'a conversion counts for the calendar year in which it is done',
    minutes: 60,
    link: links.iraForm,
    keep: words('Form 1099-R, and Form 8606 with the return.'),
  }
}

/** What converts without tax once the pre-tax money is gone. */
export const restInWords = ({ afterTaxIra }: RothWork): Text =>
  afterTaxIra === undefined
    ? nothing
    : say` Then the ${afterTaxIra} that was put in without a deduction converts without tax too.`

/** The answer to whoever asks what to convert. */
export function clearFirstInShort(work: RothWork): Text {
  const { pretaxIra, afterTaxIra } = work
  const first = say`Move the ${pretaxIra} of pre-tax IRA money into the plan at work first: then ${afterTaxIra === undefined ? nothing : say`the ${afterTaxIra} that was put in without a deduction and `}what goes into the IRA for this year convert${words(afterTaxIra === undefined ? 's' : '')} without tax.`
  return join([first, ifRefused(work)])
}

/** Nothing where the plan was told to take it in. */
export const ifRefused = (work: RothWork): Text =>
  isTakenForCertain(work) ? nothing : say`If the plan does not take it in, ${otherwiseInWords(work)}.`

export function moveIra(work: RothWork): StepDraft | undefined {
  const { pretaxIra, afterTaxIra, context, reader } = work
  if (!isInTheWay(work)) return undefined
  const isAsked = isPlanAskedFirst(work)
  if (isAsked)
    reader.leftOut(
      'newPlanAcceptsRollovers',
      'asked first',
      'Found no word on whether your plan at work takes IRA money. This plan holds if it does: ask first.',
    )
  return {
    id: 'move-ira',
    title: isAsked
      ? say`Ask the plan at work whether it takes the ${pretaxIra} of pre-tax IRA money, and move it there`
      : say`Move the ${pretaxIra} of pre-tax IRA money into the plan at work`,
    why: words('A conversion is only free of tax when no pre-tax IRA money is left at the end of its year.'),
    how: join([
      aroundSeparate(withAdvised(work)),
      words(
        isAsked
          ? 'Ask before anything else of the conversion: it hangs on the answer. If the plan takes it, have it sent directly, to be there by the last day of the year.'
          : 'Your plan takes IRA money: ask for its form, and have it sent directly.',
      ),
      words(
        afterTaxIra === undefined
          ? ''
          : 'It may take only what is pre-tax: what was put in without a deduction stays in the IRA.',
      ),
      isAsked ? say`If it does not take it, ${otherwiseInWords(work)}.` : nothing,
    ]),
    due: isAsked ? within.week : yearEnd(context.today),
    dueWhy: isAsked
      ? 'a week from today, because the steps of the conversion hang on the answer'
      : 'the last day of the year; a conversion next year needs it done by the end of that year',
    minutes: 60,
    link: links.rolloverChart,
    keep: words('The letters of both sides that show a direct transfer.'),
  }
}

export function convertAfterTax(work: RothWork): StepDraft | undefined {
  const { pretaxIra, afterTaxIra, context } = work
  if (afterTaxIra === undefined || !canConvert(work) || work.clearsIras) return undefined
  return {
    id: 'convert-after-tax',
    title:
      pretaxIra.value > 0
        ? say`Then convert the ${afterTaxIra} that was put in without a deduction`
        : say`Convert the ${afterTaxIra} that was put in without a deduction`,
    why: words('It was taxed before: with no pre-tax money beside it, only what it earned since is taxed.'),
    how: join([
      words(
        'Find Form 8606 of the last year in which some went in: its line of the total basis shows the sum.',
      ),
      pretaxIra.value > 0
        ? words(
            'Once the pre-tax money has left, ask the provider to convert all that remains to a Roth IRA. If it leaves only next year, convert next year.',
          )
        : words('Ask the provider to convert all of it to a Roth IRA, and file Form 8606 with the return.'),
    ]),
    due: yearEnd(context.today),
    dueWhy: 'a conversion counts for the calendar year in which it is done',
    minutes: 30,
    link: links.iraForm,
    keep: words('Form 8606 of every year.'),
  }
}
