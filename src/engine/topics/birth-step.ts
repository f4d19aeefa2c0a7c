/** What to do by the birth of a child whose cost was told: find what will be missing, or make the transfers smaller. */
import { addMonths } from '../calendar.ts'
import type { Figure } from '../figure.ts'
import { links } from '../links.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { type ChildInMonth, creditsInPay } from './birth-ahead.ts'
import type { StepDraft } from './steps.ts'
import type { Drafting } from './topic.ts'

interface BirthStep {
  readonly birth: ChildInMonth & { readonly after: Figure }
  /** A month, from then on. */
  readonly missing: Figure | undefined
  /** What is done beside looking for it, to the end of the sentence. */
  readonly besides: Text
  /** What becomes of the transfers where enough is left. */
  readonly smaller: { readonly title: Text; readonly leaves: Text; readonly also?: Text }
}

export function birthStepOf(
  { context }: Pick<Drafting, 'context'>,
  { birth, missing, besides, smaller }: BirthStep,
): StepDraft {
  const { child, after } = birth
  return {
    id: 'birth',
    title:
      missing === undefined
        ? smaller.title
        : say`Find the ${missing} that will be missing once the child is there`,
    why: say`The child takes ${child} of what was free until then.`,
    how:
      missing === undefined
        ? say`Do it with the birth, whenever that is; the day here is the latest. ${smaller.leaves}${creditsInPay(birth)}${smaller.also === undefined || smaller.also === nothing ? nothing : say` ${smaller.also}`}`
        : say`Do it before the birth; the day here is the latest. Look at pay, at the largest costs and at help with care${besides}.${creditsInPay(birth)}`,
    due: addMonths(context.today, after.value),
    dueWhy: 'the latest day of a birth: nobody told the day',
    dueInputs: [after],
    minutes: 15,
    link: links.consumerBureau,
    keep: words(
      missing === undefined ? 'The confirmation of each changed transfer.' : 'The new monthly budget.',
    ),
  }
}
