/** What stands in for what was not said of a debt, listed with the other things that a plan assumes. */
import type { FactReader } from '../fact-reader.ts'
import { typicalMonthsLeft } from '../fallbacks/typical-debts.ts'
import { type Figure, valueInWords } from '../figure.ts'
import { plainText } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { DebtTerms } from './debt-terms.ts'
import { type DebtFigures, isBalanceTaken } from './debts.ts'

const isGuess = ({ origin }: Figure) => origin === 'assumed'
const about = (figure: Figure) => `${isGuess(figure) ? 'about ' : ''}${figure.shown}`

const balanceOf = (debt: DebtFigures): string => {
  const { balance, balanceFrom } = debt
  if (!isBalanceTaken(debt)) return balance.shown
  const how = balanceFrom === undefined ? '' : ` (what its payment repays in ${balanceFrom.timeLeft.shown})`
  return `about ${balance.shown}${how}`
}

/** A payment that nobody told is that of a loan with so many years left. */
function termOf({ kind, minimum }: DebtFigures): string {
  if (isGuess(minimum) && minimum.value === 0) return ' while you study'
  const months = isGuess(minimum) ? typicalMonthsLeft[kind] : undefined
  return months === undefined || months < monthsPerYear
    ? ''
    : `, as if ${valueInWords(months / monthsPerYear, 'years')} were left`
}

/** Of a debt on promotion also what it costs until then, of a low rate that it is taken to stay. */
const rateOf = ({ rate, promotion, keptRate }: DebtTerms): string =>
  promotion === undefined
    ? `${about(rate)}${keptRate === undefined ? '' : ', taken to stay until it is paid'}`
    : `${about(promotion.rate)} until its promotion ends, then ${about(rate)}`

/** Shows every debt; `paid` are those whose payments the plan counts too. Nothing where all of it was told. */
export function listFilledIn(
  reader: FactReader,
  debts: readonly DebtFigures[],
  paid: readonly DebtTerms[] = debts,
): void {
  if (
    !paid.some(
      (one) => isBalanceTaken(one) || [one.rate, one.minimum].some(isGuess) || one.keptRate !== undefined,
    )
  )
    return
  const inWords = debts.map((one) => {
    const found = paid.find(({ id }) => id === one.id)
    const shown = found ?? one
    const least = found === undefined ? '' : `, minimum payment ${about(found.minimum)}${termOf(found)}`
    return `${plainText(shown.label)}: ${balanceOf(shown)} at ${rateOf(shown)}${least}`
  })
  reader.filledIn(
    'debts',
    inWords.join('; '),
    'Where it says “about”, you did not say it, and a usual figure stands in. Put in what the statement says.',
  )
}
