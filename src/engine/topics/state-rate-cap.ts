/** A payday or title loan that costs more than its borrower's state allows: what is said of it, and whom to ask. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { links } from '../links.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { states } from '../states.ts'
import { smallLoanCaps } from '../tax/state-small-loan-caps.ts'
import type { Worksheet } from '../worksheet.ts'
import type { DebtFigures } from './debts.ts'
import { type StepDraft, within } from './steps.ts'

interface StateRateCap {
  readonly state: Text
  readonly cap: Figure
}

/** Undefined where no state was told, where its rule is not written down, and where the loan costs no more. */
function stateRateCap(sheet: Worksheet, reader: FactReader, { rate }: DebtFigures): StateRateCap | undefined {
  const code = reader.told('state')
  const cited = code === undefined ? undefined : smallLoanCaps[code]
  if (code === undefined || cited === undefined || rate.value <= cited.value) return undefined
  return {
    state: words(states[code]),
    cap: sheet.law('payday.state-cap', `Most that a small loan may cost in ${states[code]}`, 'rate', cited),
  }
}

/** That it may not be enforceable; where no rule of the state is known, that it may be so in some. */
export function stateCapWords(sheet: Worksheet, reader: FactReader, loan: DebtFigures): Text {
  const found = stateRateCap(sheet, reader, loan)
  const code = reader.told('state')
  const isKnown = code !== undefined && smallLoanCaps[code] !== undefined
  if (found === undefined && isKnown) return nothing
  if (found === undefined)
    return words(
      'Some states allow no such rate, and a loan above it may not be enforceable there: ask your state’s financial regulator before you pay more than you borrowed.',
    )
  const costs =
    loan.told.rate === undefined
      ? words('Payday loans usually cost far more, and one above it may not be enforceable')
      : say`Yours costs ${loan.rate}, so it may not be enforceable`
  return say`${found.state} allows at most ${found.cap} a year on a small loan from a lender that is no bank. ${costs}. Before you pay more than you borrowed, ask the state’s financial regulator or legal aid what of it can be collected.`
}

/** The same in a sentence; nothing where no rule of the state is known. */
export function stateCapBrief(sheet: Worksheet, reader: FactReader, loan: DebtFigures): Text {
  const found = stateRateCap(sheet, reader, loan)
  return found === undefined
    ? nothing
    : say`${found.state} allows at most ${found.cap} a year on most loans like the ${loan.label}: ask whether yours can be collected before you pay more than you borrowed.`
}

/** Before the next payment: what the regulator answers may end the interest. */
export function stateCapStep(
  sheet: Worksheet,
  reader: FactReader,
  loans: readonly DebtFigures[],
): StepDraft[] {
  const found = loans.map((loan) => stateRateCap(sheet, reader, loan)).find((cap) => cap !== undefined)
  if (found === undefined) return []
  const { state, cap } = found
  return [
    {
      id: 'state-cap',
      title: say`Ask whether ${state} allows this loan, before you pay more than you borrowed`,
      why: say`At most ${cap} a year is allowed on most such loans there. Above it the lender may have no right to the interest, or to the loan.`,
      how: words(
        'Find the state’s financial regulator through USA.gov, and legal aid. Send the contract, and ask whether the lender has a license and what can be collected. Add up what you have paid so far.',
      ),
      due: within.days,
      dueWhy: 'a few days from today, before the next due day',
      dueInputs: [cap],
      minutes: 60,
      link: links.government,
      keep: words('The contract, each payment, and the answer.'),
    },
  ]
}
