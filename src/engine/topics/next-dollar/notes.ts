/** What stands under a plan of the next dollars: the order, the kind of account and why, and what the months leave out. */

import { nothing, say, type Text, words } from '../../say.ts'
import {
  hasTraditionalIra,
  irasAfterPlan,
  type Kind,
  leanInWords,
  someOfEachInWords,
  traditionalEnding,
} from '../ira-kind.ts'
import { isPaidByClients } from '../own-pay.ts'
import type { DollarWork } from './work.ts'

const kindInWords = (kind: Kind): Text =>
  kind.verdict === 'split'
    ? someOfEachInWords(kind)
    : words(`: ${kind.verdict === 'roth' ? 'Roth' : 'Traditional'} is the better kind`)
const atWork = {
  traditional: ', at work too',
  roth: ', at work too where the plan has it',
  split: '',
} as const

/** Why the IRA is Roth all the same, where a dollar before tax is the better one. */
function closedDeduction(work: DollarWork): Text {
  const { kind, kindAhead, needs, reader } = work
  if (kindAhead !== undefined) return nothing
  const fillsOwn = needs.some(({ id }) => id.startsWith('ira.own') && !id.endsWith(traditionalEnding))
  if (kind?.ira !== 'traditional' || !fillsOwn) return nothing
  if (isPaidByClients(work) || !reader.value('hasWorkplacePlan')) return nothing
  return words(
    ` With a plan at work, your IRA cannot be deducted in full at this income, so it is Roth here: Traditional dollars go into the plan at work${irasAfterPlan(work, needs) !== 'none' ? ', which comes first' : ''}.`,
  )
}

/** The order of a plan and the IRAs: what is deducted comes before what is not, and what saves most before both. */
function planAndIras(work: DollarWork, plan: string): string {
  const after = irasAfterPlan(work, work.needs)
  if (after === 'none') return `an IRA, ${plan}`
  if (after === 'all' || !hasTraditionalIra(work.needs)) return `${plan}, an IRA`
  return `an IRA that is deducted, ${plan}, a Roth IRA`
}

/** What the next dollars are, and those through payroll apart where another rate holds for them. */
function kindNote(work: DollarWork, kind: Kind): Text {
  const { kindAtWork, kindInBusiness, kindAhead, year } = work
  const isByClients = isPaidByClients(work)
  const where = kindInBusiness === undefined ? 'In an IRA' : 'In an IRA or the plan of your own business'
  const verdict = (one: Kind) => {
    const lean = leanInWords(one)
    return say`saves ${one.now} ${one.savedIn} ${words(year === 'this' ? one.when : 'when it goes in')} and costs about ${one.later} later${lean === nothing ? kindInWords(one) : lean}`
  }
  const isAlike =
    kindAtWork === undefined ||
    (kindAtWork.verdict === kind.verdict && kindAtWork.now.shown === kind.now.shown)
  const next = isAlike
    ? say`Of the next dollars for retirement, one that is Traditional ${verdict(kind)}${words(isByClients ? '' : atWork[kind.verdict])}.`
    : say`Of the next dollars for retirement, one that goes in before tax ${words(isByClients ? 'into the plan of your own business' : 'through payroll')} ${verdict(kindAtWork)}. ${words(where)} one that is Traditional ${verdict(kind)}.`
  const ahead =
    kindAhead === undefined
      ? nothing
      : say` An IRA dollar that is Traditional ${verdict(kindAhead)}, so what goes into an IRA changes its kind once this year’s room has closed.`
  const without =
    year === 'this'
      ? nothing
      : words(
          ' None of them reaches an account this year, so what this year alone has, such as the saver’s credit, is not counted.',
        )
  return say`${next}${ahead}${without}${closedDeduction(work)} Ask “Roth vs Traditional” for the years ahead.`
}

export function dollarNotes(work: DollarWork): Text[] {
  const { stage, isPaidOn, highRate, isEmpty, kind, mortgages, paysHome, debts } = work
  const isByClients = isPaidByClients(work)
  const isDated = work.goals.some(({ by }) => by !== undefined)
  const dated = words(isDated ? 'what you need by a day within a few years, ' : '')
  const goals = words(isDated ? 'goals without a day' : 'nearer goals')
  return [
    stage === 'retired' && isEmpty
      ? say`The order: what is late, a starter cushion, debts at ${highRate} or more, the full fund, ${dated}debts in the middle, ${goals}, a taxable account.`
      : isByClients
        ? say`The order: what is late, a starter cushion, debts at ${highRate} or more, the full fund, ${dated}an HSA, ${words(planAndIras(work, 'a plan of your own business'))}, debts in the middle, ${goals}, college, a taxable account.`
        : say`The order: what is late, a starter cushion, the whole match, debts at ${highRate} or more, the full fund, ${dated}an HSA, ${words(planAndIras(work, 'more 401(k)'))}, debts in the middle, ${goals}, college, a taxable account.`,
    ...(isEmpty
      ? []
      : [
          words(
            isByClients
              ? 'The sum is what is left after all costs, minimum payments and the tax on your profit.'
              : 'The sum is what is left after all costs and minimum payments, on top of what already goes into a plan at work.',
          ),
        ]),
    ...(isPaidOn && !isEmpty
      ? [
          kind === undefined
            ? words(
                'Whether Roth or Traditional is better for you is a question of its own. Ask “Roth vs Traditional”.',
              )
            : kindNote(work, kind),
        ]
      : []),
    ...(mortgages.length > 0 && !paysHome
      ? [words('The mortgage is left out of the debts: its payment is part of a month’s costs.')]
      : []),
    words(
      'A bill that comes once in a while, such as car insurance, is a cost: set its monthly share apart first.',
    ),
    ...(isEmpty
      ? []
      : [words('The dates leave interest on savings out. With it you may be there a little sooner.')]),
    words(
      `Later years are counted in today’s dollars, with a monthly sum that rises with prices${debts.length > 0 ? '; the payments of debts stay as they are' : ''}.`,
    ),
    ...(isPaidOn && !isEmpty
      ? [
          words(
            `“Savings for later” counts what is invested already${isByClients ? '' : ' and what goes in through payroll'}, without the emergency fund. The other ways are compared by this monthly money and your cash alone.`,
          ),
        ]
      : []),
  ]
}
