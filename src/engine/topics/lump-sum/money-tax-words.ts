/** How the tax on a sum is told, whatever it came from. */
import type { FactReader } from '../../fact-reader.ts'
import type { Check } from '../../plan.ts'
import { say, type Text } from '../../say.ts'
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

export const inParts = ({ federal, state }: NonNullable<MoneyTax['estimate']>): Text =>
  state === undefined
    ? say`${federal} federal; name your state, whose tax is not in it`
    : say`${federal} federal, ${state} state`
