/** The answer in a few sentences. */
import type { NextStep } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { firstInWords } from '../before-saving.ts'
import { jointFirst } from '../joint-return.ts'
import { lateFirstInWords } from '../late-first.ts'
import { withAdvised } from './advised-return.ts'
import { thisYearAlone } from './against-ledger.ts'
import type { Comparison } from './alternatives.ts'
import { backdoorInShort } from './backdoor-step.ts'
import { childrenInWords } from './children-words.ts'
import { clearFirstInShort, isMovedInstead, shutInShort } from './clear-iras.ts'
import { insteadInWords } from './conversion-ahead.ts'
import { costInWords, isOfSpousePay, wholeInWords, yearWithout } from './conversion-words.ts'
import { type ConversionYear, conversionYearsInWords } from './conversion-years.ts'
import { onlyWhereOpen } from './convertible.ts'
import { isByStep } from './decision.ts'
import { lateChangeInWords } from './late-change.ts'
import { lateSwitchInWords, missesStep } from './late-switch.ts'
import { creditFirst } from './marketplace-cure.ts'
import { matchInWords } from './match-words.ts'
import { aheadInWords } from './pay-ahead-words.ts'
import { atRiskInWords, heldInWords, payrollMayPause, waitsInWords } from './raise-waits.ts'
import { separateInWords } from './separate-returns.ts'
import { switchCostInWords } from './traditional-today.ts'
import { verdictInWords } from './verdict-words.ts'
import { isOfWholeYear } from './whole-year.ts'
import type { RothWork } from './work.ts'
import { countedFor, yearLeftInWords } from './year-left-words.ts'

const conversionWords = {
  convert: () => words('worth doing'),
  keep: insteadInWords,
  close: () => words('about even'),
} as const

function isExample({ reader, ended, isRetired }: RothWork): boolean {
  return (
    !isRetired &&
    ended.own === undefined &&
    reader.told('income') === undefined &&
    reader.told('agi') === undefined &&
    reader.told('householdIncome') === undefined &&
    reader.told('marginalRate') === undefined &&
    reader.told('takeHomeMonthly') === undefined
  )
}

/** A gain too small to name. */
const isTrifle = (gain: number, plan: Comparison['plan']): boolean =>
  gain <= rules.worthSplitting.value * (plan?.middle.value ?? 0)

/** Pay of this year has ended, and nothing was named that it could put away. */
const stillOpen = words(
  'Pay of this year counts although the job has ended: an IRA may still be filled from it. Say how much you would put in, and how much pre-tax savings there are to convert.',
)

/** How the dollars that are decided on compare with what goes in now. */
function startInWords({ more, contribution, firstShare }: RothWork): Text {
  if (firstShare !== undefined)
    return say`Nothing goes in yet, so this is about the first dollars: ${contribution} a year would be ${firstShare} of pay, a common share.`
  if (more === undefined) return nothing
  return more.value < contribution.value
    ? say`That is ${more} more than goes in now, for the whole match.`
    : words('Nothing goes in yet, so this is about the first dollars: as many as earn the whole match.')
}

export function rothSummary(
  work: RothWork,
  { value, plan, reason, ahead, behind, isOtherKindAhead }: Comparison,
  years: readonly ConversionYear[] = [],
  steps: readonly NextStep[] = [],
): Text {
  const { conversion, contributes, decision, income, sheet, now, contribution, first } = work
  const late = lateFirstInWords(work.reader, work.late)
  if (!contributes) {
    if (conversion === undefined)
      return join([
        work.isHeld && work.income.value + (work.spouseIncome?.value ?? 0) > 0
          ? say`${heldInWords(work.reader)} So there is nothing to choose between yet: ask again when pay returns.`
          : work.paid.own + work.paid.spouse > 0
            ? stillOpen
            : words(
                'Without pay nothing can be contributed. The choice left is whether to convert pre-tax savings; say how much there is and what you live on.',
              ),
        late,
      ])
    const waits =
      conversion.rateNext === undefined
        ? words('So leave it for now.')
        : work.isRetired
          ? say`In ${words(yearWithout(work))} it would be ${conversion.rateNext}. So wait until January.`
          : say`In ${words(yearWithout(work))} it would be ${conversion.rateNext}. So wait until January, and see whether new pay has come.`
    const costs = say`Converting ${conversion.amount} this year costs about ${costInWords(conversion)}, ${conversion.rateNow} of it. Left where it is, the same dollars cost about ${conversion.rateLater} later.`
    const whole = wholeInWords(conversion)
    const answer =
      conversion.isTaxUncovered && !conversion.isPastPenalty && conversion.rateNext === undefined
        ? say`${costs} Nothing that you named beside these savings pays the tax, so leave it for now.`
        : conversion.verdict === 'convert'
          ? say`${costs} So converting it this year is worth it.`
          : conversion.verdict === 'keep'
            ? say`${costs} ${waits}`
            : say`${costs} Too close to call: convert a part, or leave it.`
    return join([answer, whole, conversionYearsInWords(work, years, steps), late])
  }
  const whose = work.isOfSpouse
    ? words(
        'You have no pay of your own, so this speaks to the one who earns: the plan at work is theirs, and the spouse’s IRA is yours.',
      )
    : nothing
  const example = isExample(work) ? say`You named no income, so this is an example with ${income}. ` : nothing
  const match = matchInWords(work)
  const worth =
    value === undefined || decision.reason === 'no-choice' || isTrifle(value.middle.value, plan)
      ? nothing
      : value.weak.value > 0
        ? say`${countedFor(work)} worth about ${value.middle} more after tax than ${value.against} in the middle outcome, and ${value.weak} more in weak markets, in today’s dollars.`
        : say`${countedFor(work)} worth about ${value.middle} more after tax than ${value.against} in the middle outcome, in today’s dollars. In weak markets both end about alike.`
  const saves =
    now.saved(decision.year) -
    (now.least.loans - decision.year.loans) -
    (now.least.health - decision.year.health)
  const thisYear =
    decision.reason === 'edge' && saves > 0
      ? say`${words(isOfWholeYear(work) ? 'In a whole year' : 'This year')} it saves ${sheet.computed('saved.tax', 'Tax saved this year', 'usd', 'tax with as little Traditional as possible − with this much', [contribution, income], Math.round(saves))} of tax.`
      : nothing
  const lowers = Math.round(now.least.loans - decision.year.loans)
  const loanPart =
    lowers > 0
      ? say`Your loan payments fall by ${sheet.computed('saved.loans', 'Lower loan payments', 'usd-per-year', 'payments with as little Traditional as possible − with this much', [contribution, income], lowers)} ${words(work.spouseEnds === undefined ? 'until the loan is forgiven, and no longer.' : 'by the income of this year; what it is without your spouse’s pay is under the checks.')}`
      : nothing
  const converting =
    conversion === undefined
      ? nothing
      : isMovedInstead(work)
        ? clearFirstInShort(work)
        : join([
            say`Converting ${conversion.amount} this year would cost ${costInWords(conversion)}, ${conversion.rateNow} of it, against about ${conversion.rateLater} later${conversion.rateNext === undefined ? say`: ${conversionWords[conversion.verdict](work)}.` : say`. In ${words(yearWithout(work))} it would be ${conversion.rateNext}: wait until January${words(isOfSpousePay(work) ? '' : ', and see whether new pay has come')}.`}`,
            onlyWhereOpen(conversion.convertible),
            wholeInWords(conversion),
            conversionYearsInWords(work, years, steps),
          ])
  const isNamed = isByStep(decision) || ahead > rules.sameInTheEnd.value || isOtherKindAhead
  return join([
    whose,
    jointFirst(withAdvised(work)),
    say`${example}${conversion === undefined ? nothing : say`${converting} `}${creditFirst(work)}${verdictInWords(work, behind)}`,
    yearLeftInWords(work),
    thisYear,
    missesStep(work) ? lateSwitchInWords(work) : nothing,
    startInWords(work),
    switchCostInWords(work),
    match,
    worth,
    backdoorInShort(work),
    shutInShort(work),
    lateChangeInWords(work),
    aheadInWords(work),
    loanPart,
    separateInWords(work),
    isNamed ? reason : thisYearAlone(work, 'From'),
    childrenInWords(work),
    late,
    waitsInWords(work.waits),
    atRiskInWords(work),
    work.isHeld ? join([heldInWords(work.reader), payrollMayPause(work)]) : nothing,
    first === undefined || work.waits !== undefined
      ? nothing
      : say`${words(late === nothing ? 'First of all' : 'Then')}, beyond what earns a match: ${firstInWords(first)}.`,
  ])
}
