/**
 * The way to a conversion without tax: pre-tax IRA money goes into the plan at work, which takes no other (IRC
 * §408(d)(3)(A)(ii)), and what was put in without a deduction is left by itself.
 */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { known } from '../../tax/tax-year.ts'
import { aroundSeparate } from '../joint-return.ts'
import type { StepDraft } from '../steps.ts'
import { withAdvised } from './advised-return.ts'
import { conversionPrice, runsOfYear } from './conversion-price.ts'
import { canConvert, roomsOfThisYear } from './ira-rooms.ts'
import { proRataOf } from './pro-rata.ts'
import type { RothWork } from './work.ts'

/** Whether pre-tax IRA money stands in the way of what this plan converts. */
const isInTheWay = ({ pretaxIra, places }: RothWork): boolean =>
  pretaxIra.value > 0 && places.iraConversion + places.spouseConversion > 0

/** A conversion that was asked about is of the very money that is to be moved. */
export const isMovedInstead = (work: RothWork): boolean =>
  isInTheWay(work) && work.conversion !== undefined && work.conversion.amount.value <= work.pretaxIra.value

/** What it costs to convert all that stands in IRAs, in place of the move. */
function costOfAll(work: RothWork): Figure {
  const { sheet, pretaxIra, income, conversion } = work
  const price = conversion?.costsOn ?? conversionPrice(work, runsOfYear(work)).partsOf
  const { tax, credit, savers } = price(pretaxIra.value)
  return sheet.computed(
    'clear.tax',
    'Tax if all that stands in IRAs is converted this year',
    'usd',
    'the tax of this year with the pre-tax IRA money as income − without it, and the credits that it takes; what was taxed before is not taxed again',
    [pretaxIra, income],
    tax + credit + savers,
  )
}

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

function isWorthClearing(work: RothWork): boolean {
  const { places, context, reader } = work
  const yearly = places.iraConversion > 0 ? places.iraConversion : known(context.limits.ira).limit
  const share = reader.rule(
    'clear.share',
    'Tax worth paying once, as a share of what a year converts',
    'share',
    rules.clearingTaxShare,
  )
  return costOfAll(work).value <= share.value * yearly
}

/** What is done where no plan at work takes it: all of it is converted once where that costs little, else none. */
export function otherwiseInWords(work: RothWork): Text {
  const { pretaxIra, afterTaxIra } = work
  const tax = costOfAll(work)
  return isWorthClearing(work)
    ? say`convert all ${allIras(work)} once: ${afterTaxIra === undefined ? nothing : say`only the ${pretaxIra} is taxed, `}about ${tax}, and the way is clear in every year after`
    : say`leave the conversion, as clearing the IRAs would cost about ${tax} of tax${words(isElsewhere(work) ? '' : ': a taxable account takes that money')}`
}

/** Other accounts of the plan have room for what no IRA converts. */
const isElsewhere = ({ places }: RothWork): boolean =>
  places.iraConversion + places.spouseConversion + places.outside === 0

/** A conversion of what goes in is wanted, no Roth IRA takes it directly, and nothing takes the pre-tax money away. */
function isShut(work: RothWork): boolean {
  const { reader, contributes, now, places, intoIra } = work
  const isWanted = reader.told('backdoorRoth') === true || intoIra > 0 || places.outside > 0
  if (!contributes || !isWanted || canConvert(work) || places.iraTraditional > 0) return false
  const { own } = roomsOfThisYear(work, now.before, places)
  return own.rothRoom === 0 && own.room > 0
}

const noPlanTakesIt = ({ hasPlan }: RothWork): Text =>
  words(hasPlan ? 'Your plan at work accepts no money from IRAs' : 'No plan at work takes that money in')

/** To stand in the answer of whoever asked about the backdoor. */
export const shutInShort = (work: RothWork): Text =>
  isShut(work) && work.reader.told('backdoorRoth') === true
    ? say`About the backdoor: ${proRataOf(work).taxable} of the ${proRataOf(work).amount} that it converts would be taxed while ${work.pretaxIra} of pre-tax money stands in IRAs. ${noPlanTakesIt(work)}, so ${otherwiseInWords(work)}.`
    : nothing

/** Once, where that costs little: what is put in without a deduction converts without tax from then on. */
export function clearIras(work: RothWork): StepDraft | undefined {
  const { pretaxIra, context, conversion } = work
  if (!isShut(work) || conversion !== undefined || !isWorthClearing(work)) return undefined
  return {
    id: 'clear-iras',
    title: say`Convert all ${allIras(work)} in IRAs once, for about ${costOfAll(work)} of tax`,
    why: say`${noPlanTakesIt(work)}, and a conversion is only free of tax when no pre-tax IRA money is left at the end of its year.`,
    how: join([
      words(
        'Ask the provider to convert every traditional, SEP and SIMPLE IRA to a Roth IRA, and pay the tax from cash. A young SIMPLE IRA may have to wait: ask first.',
      ),
      say`Nothing of the ${pretaxIra} is taxed again. Then say here that no pre-tax IRA money is left: what goes into an IRA without a deduction converts without tax.`,
    ]),
    due: yearEnd(context.today),
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
  return say`Move the ${pretaxIra} of pre-tax IRA money into the plan at work first: then ${afterTaxIra === undefined ? nothing : say`the ${afterTaxIra} that was put in without a deduction and `}what goes into the IRA for this year convert${words(afterTaxIra === undefined ? 's' : '')} without tax. If the plan does not take it, ${otherwiseInWords(work)}.`
}

export function moveIra(work: RothWork): StepDraft | undefined {
  const { pretaxIra, afterTaxIra, context } = work
  if (!isInTheWay(work)) return undefined
  return {
    id: 'move-ira',
    title: say`Move the ${pretaxIra} of pre-tax IRA money into the plan at work`,
    why: words('A conversion is only free of tax when no pre-tax IRA money is left at the end of its year.'),
    how: join([
      aroundSeparate(withAdvised(work)),
      say`Ask the plan whether it takes money from IRAs, and have it sent directly.${words(afterTaxIra === undefined ? '' : ' It may take only what is pre-tax: what was put in without a deduction stays in the IRA.')} If it does not take it, ${otherwiseInWords(work)}.`,
    ]),
    due: yearEnd(context.today),
    dueWhy: 'the last day of the year; a conversion next year needs it done by the end of that year',
    minutes: 60,
    link: links.rolloverChart,
    keep: words('The letters of both sides that show a direct transfer.'),
  }
}

export function convertAfterTax(work: RothWork): StepDraft | undefined {
  const { pretaxIra, afterTaxIra, context } = work
  if (afterTaxIra === undefined || !canConvert(work)) return undefined
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
