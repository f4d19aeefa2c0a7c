/** How the tax on a sum is told, whatever it came from. */
import type { FactReader } from '../../fact-reader.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text } from '../../say.ts'
import { check } from '../check.ts'
import type { MoneyTax } from './money-tax.ts'

/** "No tax is due on it" was told. */
export const saysNoTax = (reader: FactReader): boolean => reader.told('taxOwedOnMoney') === 0

export const namedTaxCheck = (reader: FactReader): Check =>
  check(
    'source',
    'act',
    'Tax is due on this money',
    say`The ${reader.number('taxOwedOnMoney')} that you named is set aside first. See that state tax is in it.`,
  )

/** What of the sum arrives only once the return is filed, to stand after what it is placed in; nothing for a trifle. */
export function comesBackInWords({ moneyTax }: { readonly moneyTax: MoneyTax | undefined }): Text {
  const comesBack = moneyTax?.withheld?.comesBack
  return comesBack === undefined || comesBack.value < rules.leastPart.value
    ? nothing
    : say` About ${comesBack} of this money is withheld beyond the tax on it and comes back with the return: put that much in then.`
}

export const inParts = ({ federal, state }: NonNullable<MoneyTax['estimate']>): Text =>
  state === undefined
    ? say`${federal} federal; name your state, whose tax is not in it`
    : say`${federal} federal, ${state} state`
