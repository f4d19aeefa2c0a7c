/** A child on the way whose cost nobody told: the dates of a plan do without it, which it says, and asks. */
import type { FactReader } from '../fact-reader.ts'
import type { FactKey, Household } from '../household.ts'
import { nothing, say, type Text } from '../say.ts'
import { costOfNewChild, isExpecting } from './expecting.ts'

/** For a summary with dates: what a child usually costs, and that none of them counts it. */
export const untoldChildInWords = (reader: FactReader): Text =>
  isExpecting(reader) && costOfNewChild(reader) === undefined
    ? say`A child usually costs about ${reader.number('newChildMonthly')} at first, care included: the dates of this plan leave that out until you say what yours will cost.`
    : nothing

/** The fact that the dates hang on. */
export const untoldChild = ({ expecting }: Household): FactKey | undefined =>
  expecting === true ? 'newChildMonthly' : undefined
