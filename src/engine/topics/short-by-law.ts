/**
 * A month that costs more than the law leaves of told pay, where nobody told what arrives: by more than such an estimate
 * may be off, with the credits of the tax return counted.
 */
import type { FactReader } from '../fact-reader.ts'
import { isLeftWorkedOut } from '../fallbacks/told-month.ts'
import { sumOf } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { comesInMonthly, type MonthlyBalance } from './monthly-balance.ts'
import { isPayGone } from './out-of-work.ts'

/** Undefined where it may close, where a pay is gone, and where it was told what a month leaves. */
export function shortByLaw(reader: FactReader): MonthlyBalance | undefined {
  // Where it closes, nothing of this is an assumption of the plan.
  const tried = reader.onSheet(worksheet())
  if (isPayGone(tried) || tried.known('monthlySurplus') !== undefined) return undefined
  if (!isLeftWorkedOut({ told: tried.told, employment: tried.value('employment') })) return undefined
  const leftOf = (of: FactReader) => sumOf(comesInMonthly(of).parts) - of.number('monthlyExpenses').value
  if (leftOf(tried) > -rules.estimatedMonth.value) return undefined
  const { parts, inWords } = comesInMonthly(reader)
  return {
    inputs: [...parts, reader.number('monthlyExpenses')],
    comesIn: `${inWords}, about, by the law`,
    left: leftOf(reader),
  }
}

/** Before a sum that is missing: it is no nearer than what arrives was worked out. */
export const aboutByLaw = (reader: FactReader): Text =>
  shortByLaw(reader) === undefined ? nothing : words('about ')

/** What arrives was worked out, so that it can be told. */
export const byLawInWords = (reader: FactReader): Text =>
  shortByLaw(reader) === undefined
    ? nothing
    : say`You did not say what you take home: after its taxes your pay brings about ${reader.number('takeHomeMonthly')}, and you named costs of ${reader.number('monthlyExpenses')}. If more arrives, say how much.`
