/** "Invest or pay the house down?": a home loan that could be paid ahead against investing the same money. */
import type { Figure } from '../../figure.ts'
import { join, listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { costAfterTax } from '../debts.ts'
import { hasRetired } from '../retired.ts'
import { couldBePaidAhead, heldAgainstInvesting } from './home-in-order.ts'
import type { DebtWork } from './work.ts'

interface Held {
  readonly debt: DebtTerms
  readonly cost: Figure
}

interface Answer {
  /** The debts that cost more than the mix is expected to earn, the first to be paid first. */
  readonly dear: readonly Held[]
  readonly cheap: readonly Held[]
  readonly expected: Figure
}

/** Undefined where no home loan stands in the order at a rate that is worth a thought, or no money is sent beyond what is asked. */
function answerOf(work: DebtWork): Answer | undefined {
  const { homes, middling, beyond, stage, lowRate, reader, clearsAtOnce } = work
  const [home] = homes.filter((loan) => couldBePaidAhead(reader, loan, lowRate))
  if (home === undefined || stage !== 'payoff' || clearsAtOnce || beyond.value <= 0) return undefined
  const { expected } = heldAgainstInvesting(work, home)
  const all = middling
    .filter(({ kind }) => kind !== 'tax')
    .map((debt) => ({
      debt,
      cost: debt.kind === 'mortgage' ? heldAgainstInvesting(work, debt).cost : costAfterTax(debt),
    }))
    .toSorted((a, b) => b.cost.value - a.cost.value)
  const isDear = ({ cost }: Held) => cost.value > expected.value
  return { dear: all.filter(isDear), cheap: all.filter((one) => !isDear(one)), expected }
}

const isHome = ({ debt }: Held): boolean => debt.kind === 'mortgage'

/** "the mortgage at 6.4%, about 5.1% after tax," */
const priced = ({ debt, cost }: Held): Text =>
  say`the ${debt.label} at ${debt.rate}${cost === debt.rate ? nothing : say`, about ${cost} after tax,`}`

const inAll = (some: readonly Held[]): Text => listed(some.map(priced))

/** The answer, to stand in the summary. */
export function homeAheadWords(work: DebtWork): Text {
  const answer = answerOf(work)
  if (answer === undefined) return nothing
  const { dear, cheap, expected } = answer
  const fund = words((work.fund?.gap.value ?? 0) > 0 ? ', once the emergency fund is full' : '')
  const earns = say`the ${expected} a year that the mix of money for later is expected to earn`
  const home = [...dear, ...cheap].find(isHome)
  if (home === undefined) return nothing
  if (!dear.includes(home))
    return say`Pay ahead or invest${fund}? ${sentenceStart(priced(home))} costs less than ${earns}, but what paying it ahead saves is certain. Both are fine.`
  return say`Pay ahead or invest${fund}? ${sentenceStart(inAll(dear))} ${words(dear.length > 1 ? 'cost' : 'costs')} more than ${earns}, and what paying ahead saves is certain: ${words(dear.length > 1 ? 'they come' : 'it comes')} before a taxable account.`
}

/** The rest of it, for the check of the choice; undefined where no home loan stands in the order. */
export function homeAheadDetail(work: DebtWork): Text | undefined {
  const answer = answerOf(work)
  if (answer === undefined) return undefined
  const { dear, cheap, expected } = answer
  const isRetired = hasRetired(work.reader)
  const federal = cheap.filter(({ debt }) => debt.told.loanType === 'federal')
  return join([
    words(
      isRetired
        ? 'A full emergency fund comes before paying ahead.'
        : 'The employer match and a full emergency fund come before paying ahead.',
    ),
    dear.length === 0
      ? nothing
      : say`${sentenceStart(inAll(dear))} ${words(dear.length > 1 ? 'cost' : 'costs')} more than the ${expected} a year that the mix of money for later is expected to earn.`,
    cheap.length === 0
      ? nothing
      : say`${sentenceStart(inAll(cheap))} ${words(cheap.length > 1 ? 'cost' : 'costs')} less than ${dear.length === 0 ? say`the ${expected} a year that it is expected to earn` : words('that')}: what is asked is enough${federal.length === 0 ? nothing : words(', and federal loans can be eased when pay stops')}.`,
    isRetired
      ? nothing
      : words(
          'An HSA, an IRA or a plan at work has room that is lost with the year, so with tax saved there it is as good a place for a part.',
        ),
    words(
      'The house gives money back only by a sale or a new loan: what is paid ahead ends the loan sooner and lowers no payment until then.',
    ),
  ])
}

/** What comes after the debts of this plan, where the home loan is left out of its order; nothing where that is no question. */
export function homeNextWords(work: DebtWork): Text {
  const { mortgages, reader, lowRate, stage } = work
  const [loan] = mortgages
    .filter((debt) => debt.told.rate !== undefined)
    .toSorted((a, b) => b.rate.value - a.rate.value)
  if (loan === undefined || stage !== 'payoff') return nothing
  if (loan.rate.value < lowRate.value)
    return reader.told('considersPayoff') === true
      ? say`At ${loan.rate} it costs less than ${lowRate}, about what safe savings pay: pay no dollar of it ahead.`
      : nothing
  if (!couldBePaidAhead(reader, loan, lowRate)) return nothing
  const { cost, expected } = heldAgainstInvesting(work, loan)
  const at = say`at ${loan.rate}${cost === loan.rate ? nothing : say`, about ${cost} after tax,`}`
  const first = words(
    hasRetired(reader) ? 'the emergency fund is' : 'the emergency fund and retirement accounts are',
  )
  return cost.value > expected.value
    ? say`When these debts are gone and ${first} filled, the next dollar does more on it than invested: ${at} it costs more than the ${expected} a year that the mix of money for later is expected to earn.`
    : say`When these debts are gone and ${first} filled, paying it ahead or investing are both fine: ${at} it costs less than the ${expected} a year that the mix of money for later is expected to earn, but that saving is certain.`
}
