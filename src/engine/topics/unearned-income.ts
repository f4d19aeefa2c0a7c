/** What cash and investments outside retirement accounts bring as income of a year, whether or not it is spent. */

import type { Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Dollars } from '../units.ts'
import type { Drafting } from './topic.ts'

export interface UnearnedIncome {
  readonly interest: Dollars
  readonly dividends: Dollars
  /** Both together. */
  readonly figure: Figure
}

/** The same beside pay: income of a return that was told whole holds it already. */
export const unearnedBesidePay = (asked: Drafting): UnearnedIncome | undefined =>
  asked.reader.told('agi') === undefined ? unearnedIncome(asked) : undefined

/** A return that has none of it, with it: it takes of the same deductions and fills the same brackets. */
export function withUnearned(asked: Drafting, taxReturn: TaxReturn): TaxReturn {
  const earned = unearnedBesidePay(asked)
  return earned === undefined
    ? taxReturn
    : {
        ...taxReturn,
        interest: (taxReturn.interest ?? 0) + earned.interest,
        qualifiedDividends: (taxReturn.qualifiedDividends ?? 0) + earned.dividends,
      }
}

/** The same as an input of what is worked out of such a return. */
export const unearnedInputs = (asked: Drafting): Figure[] => {
  const earned = unearnedBesidePay(asked)
  return earned === undefined ? [] : [earned.figure]
}

/** What a limit counts beside a tax picture that has none of it. */
export const unearnedBeside = (
  asked: Drafting,
  { unearned }: { readonly unearned: Figure | undefined },
): Figure | undefined => (unearned === undefined ? unearnedBesidePay(asked)?.figure : undefined)

/**
 * Of what was told: the cash as in insured savings, the investments as in stocks of the world. Bonds pay more than that,
 * and a gain is income only once it is sold: neither is known. Undefined where neither cash nor investments were told.
 */
export function unearnedIncome({ sheet, reader, context }: Drafting): UnearnedIncome | undefined {
  const told = (key: 'savings' | 'taxableInvestments') =>
    reader.told(key) === undefined ? undefined : reader.number(key)
  const [cash, investments] = [told('savings'), told('taxableInvestments')]
  if ((cash?.value ?? 0) + (investments?.value ?? 0) === 0) return undefined
  const paid = sheet.market('market.cash', 'Cash a year', 'rate', context.market.cash)
  const paidOut = reader.rule('dividend-yield', 'What stocks pay out a year', 'rate', rules.dividendYield)
  const interest = Math.round((cash?.value ?? 0) * paid.value)
  const dividends = Math.round((investments?.value ?? 0) * paidOut.value)
  return {
    interest,
    dividends,
    figure: sheet.computed(
      'unearned-income',
      'Interest and dividends of a year, estimated',
      'usd-per-year',
      'cash you have × what insured savings pay in a year + investments outside retirement accounts × what stocks pay out',
      [
        ...(cash === undefined ? [] : [cash, paid]),
        ...(investments === undefined ? [] : [investments, paidOut]),
      ],
      interest + dividends,
    ),
  }
}
