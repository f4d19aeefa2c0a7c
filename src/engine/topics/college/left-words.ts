/** What is said of a month whose sum nobody told. */
import { nothing, say, type Text } from '../../say.ts'
import { leftToSave } from './left-to-save.ts'
import type { CollegeWork } from './work.ts'

/** Where the sum of a month comes from that nobody told. */
export function leftToSaveInWords({ leftToSave: left, mode, first }: CollegeWork): Text {
  if (left === undefined || mode !== 'monthly' || first.short !== undefined) return nothing
  return left.isByLaw
    ? say`Your pay leaves about ${left.month} after its taxes and what a month costs, and this plan counts on no more: say what is left if it is another sum, as health cover that comes off the pay check is not in it.`
    : say`What you bring home leaves ${left.month} after what a month costs, and this plan counts on no more.`
}

/** What a month has for the rest of the target beside a sum, once nothing comes before it. */
export function leftBesideSumInWords(work: CollegeWork): Text {
  const left = work.isRetired || work.first.gates.length > 0 ? undefined : leftToSave(work)
  if (left === undefined) return nothing
  return left.isByLaw
    ? say` Your pay leaves about ${left.month} after its taxes and what a month costs, health cover that comes off the pay check not counted: what of it goes to college is for you to say.`
    : say` What you bring home leaves ${left.month} after what a month costs: what of it goes to college is for you to say.`
}
