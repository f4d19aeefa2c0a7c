/** What goes into the plan at work already, as the kind that is clearly the worse one. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Household } from '../household.ts'
import type { Check } from '../plan.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { known } from '../tax/tax-year.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { householdOfNextYear } from './coming-pay.ts'
import { contributedShare } from './contributed-share.ts'
import { isDirectRoth, type Kind } from './ira-kind.ts'
import { yearOfPayroll } from './payroll-year.ts'
import type { Decision } from './roth/decision.ts'
import { incomeAtLimit } from './roth/roth-limit-years.ts'
import { switchCost } from './roth/traditional-today.ts'
import { rothWork } from './roth/work.ts'
import { sourceOf, type TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

interface Asked {
  readonly household: Household
  readonly context: DraftContext
  readonly reader: FactReader
  readonly sheet: Worksheet
  readonly taxes: Pick<TaxPicture, 'status' | 'iraIncome' | 'income'>
  /** What the plan places each month. */
  readonly monthly: Pick<Figure, 'value'>
  /** Where the plan puts dollars, now or later. */
  readonly placements: readonly { readonly id: string }[]
  /** What the plan itself puts into health savings accounts: in the coming twelve months, and in a year after them. */
  readonly intoHsa: { readonly soon: Dollars; readonly later: Dollars }
  /** What the plan says of the next dollars through payroll. */
  readonly kindAtWork: Kind | undefined
  /** What comes later where a month has so much less, as a part of a sentence; nothing where no day of it moves. */
  readonly laterWith?: (less: Figure) => Text
}

interface DecisionBeside extends Pick<Decision, 'verdict' | 'year'> {
  /** What pay checks of a month shrink by where it all turns to Roth; undefined where that is next to nothing. */
  readonly shrinksBy: Dollars | undefined
}

/**
 * Of those very dollars, not of the next ones: what “Roth vs Traditional” says where no other sum is named, in the year
 * in which most of the pay checks are that a change reaches, beside what the plan itself takes off the income of it.
 * Undefined where its rates speak for the other kind, and something else decides: that is no reason to change what runs.
 */
function decisionBeside(intoHsa: Dollars, { household, context }: Asked): DecisionBeside | undefined {
  if (household.income === undefined && household.householdIncome === undefined) return undefined
  const year = yearOfPayroll(context.today, context.today)
  const paid = year === 'this' ? household : householdOfNextYear(household, context.today)
  const { amount: _, amountMonthly: __, ...running } = paid
  const work = rothWork(running, context, {
    year,
    beside: {
      longTermGain: 0,
      distributions: { now: 0, ahead: 0 },
      intoHsa: { throughPayroll: intoHsa, byHand: 0 },
    },
  })
  const { decision } = work
  // Rates that are too close to call, and a ledger of how much room this plan leaves for what is saved, turn nothing that runs.
  if (decision.reason === 'no-choice' || decision.reason === 'ledger') return undefined
  const [less, more] =
    decision.verdict === 'traditional' ? [decision.later, decision.now] : [decision.now, decision.later]
  return less.value < more.value
    ? { verdict: decision.verdict, year: decision.year, shrinksBy: switchCost(work)?.value }
    : undefined
}

/** The tax that they save today is in the pay checks, and so in what a month leaves. */
function lessEachMonth(
  { sheet, reader, context, taxes, monthly, laterWith }: Asked,
  shrinksBy: Dollars | undefined,
): Text {
  if (shrinksBy === undefined) return words(' The pay check then shrinks a little.')
  const share = contributedShare(sheet, reader, context)
  const less = sheet.computed(
    'kind-now.less',
    'Less take-home pay a month once it goes in as Roth',
    'usd-per-month',
    'the tax that what goes in before tax today saves in a year ÷ the months of a year',
    [taxes.income, ...(share === undefined ? [] : [share])],
    shrinksBy,
  )
  if (monthly.value < shrinksBy)
    return say` The pay check then shrinks by about ${less}, and less than that is left each month: find it in the costs first.`
  const later = laterWith?.(less) ?? nothing
  return say` The pay check then shrinks by about ${less}, out of what is left each month. The sums here are those of the pay check of today: from then on send as much less, and ${later === nothing ? words('what they fill is full later') : later}.`
}

/** As Roth the same dollars count as income, and a limit that they kept open may close: the two exclude each other. */
function rothIraAfter({ sheet, taxes, placements, context }: Asked, asRoth: Pick<Decision, 'year'>): Text {
  const { from, to } = known(context.limits.ira).rothPhaseOut[taxes.status]
  const value = incomeAtLimit(asRoth.year)
  if (!placements.some(isDirectRoth) || taxes.iraIncome.value >= to || value <= from) return nothing
  const isOver = value >= to
  const limit = sheet.law(
    'kind-now.limit',
    isOver ? 'Income at which a Roth IRA takes nothing more' : 'Income from which a Roth IRA takes less',
    'usd',
    { value: isOver ? to : from, source: sourceOf(context.limits.ira) },
  )
  const income = sheet.computed(
    'kind-now.income',
    'Income that the limit of a Roth IRA looks at, with Roth at work',
    'usd-per-year',
    'the same, and what goes in at work counted as income',
    [taxes.iraIncome],
    value,
  )
  return isOver
    ? say` It then counts as income: at about ${income} a direct contribution to a Roth IRA is not allowed from the year of the change on, as the limit is ${limit}. So do one or the other: once payroll has changed it, send what this plan puts into the Roth IRA to the next place instead, or put it in by a conversion where no IRA holds money before tax.`
    : say` It then counts as income: at about ${income} a Roth IRA takes less than this plan puts there, as that begins at ${limit}. Work out the smaller room first.`
}

export function runningKindCheck(asked: Asked): Check[] {
  const { reader, kindAtWork } = asked
  const runs = reader.told('contributionKind')
  const goesIn = reader.told('contributionRate') ?? reader.told('planMonthly')
  if (runs === undefined || goesIn === undefined || goesIn === 0) return []
  // What runs is not turned round by a plan whose next dollars go the way it runs now.
  if (kindAtWork?.verdict === runs) return []
  // What an account takes that begins or fills on the way lowers the rate of the year after: nobody turns twice.
  const ahead = decisionBeside(asked.intoHsa.later, asked)
  const later = ahead?.verdict
  if (ahead === undefined || later === runs) return []
  const decidedSoon =
    asked.intoHsa.later === asked.intoHsa.soon ? ahead : decisionBeside(asked.intoHsa.soon, asked)
  const soon = decidedSoon?.verdict
  if (runs === 'roth' && soon === 'traditional' && later === 'traditional')
    return [
      check(
        'kind-now',
        'act',
        'Change what goes in at work to before tax',
        words(
          'It is Roth now, and at your income before tax saves more now than it costs later. Ask payroll to change the kind and keep the share: the pay check grows, and the same goes in. “Roth vs Traditional” counts what it saves.',
        ),
      ),
    ]
  if (runs !== 'traditional' || later !== 'roth' || !reader.value('rothOptionAtWork')) return []
  if (soon !== 'roth' && soon !== 'traditional') return []
  return [
    soon === 'roth'
      ? check(
          'kind-now',
          'act',
          'Change what goes in at work to Roth',
          say`It goes in before tax now, which saves less than it costs later; of what goes in as Roth nothing is owed later.${lessEachMonth(asked, decidedSoon?.shrinksBy)} What is in the plan already stays as it is. “Roth vs Traditional” counts what it is worth.${rothIraAfter(asked, ahead)}`,
        )
      : check(
          'kind-now',
          'pass',
          'Once the HSA is being filled, look again at the kind of what goes in at work',
          words(
            'It goes in before tax now, and that is right for the coming months. When the HSA takes its part of your pay too, a dollar before tax at work saves less than it costs later: have payroll change it to Roth then.',
          ),
        ),
  ]
}
