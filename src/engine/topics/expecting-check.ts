/** What a plan looks at while a child is on the way: the bill of the birth, the leave, what the child costs. */
import type { Check } from '../plan.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { check } from './check.ts'
import { costOfBirth, costOfNewChild, isExpecting } from './expecting.ts'
import type { CoverAsked } from './medicaid-income.ts'
import { missingAfterBirth } from './missing-after-birth.ts'
import { birthCovered } from './pregnancy-cover.ts'

function keptForBirth(asked: CoverAsked): Text {
  const { reader } = asked
  const birth = costOfBirth(reader)
  const gap =
    missingAfterBirth(asked) === undefined
      ? nothing
      : words(' and a year of what is missing each month from the birth on')
  if (birth !== undefined)
    return say`So the starter cushion is as large as that maximum, ${birth},${gap} as far as it can be there by then. What the birth takes of it is filled again first.`
  return words(
    `Put in the ${reader.told('deductible') === undefined ? 'deductible and the out-of-pocket maximum' : 'out-of-pocket maximum'}: the size of the starter cushion goes by it.`,
  )
}

export const expectingCheck = (asked: CoverAsked): Check[] =>
  isExpecting(asked.reader)
    ? [
        check(
          'expecting',
          'warn',
          'A child is on the way',
          join([
            words(
              'A birth usually uses up the deductible of the health plan, at times its out-of-pocket maximum, and leave may be paid in part only.',
            ),
            keptForBirth(asked),
            birthCovered(asked),
            words(
              'Work out what the leave leaves out of your pay, and keep that in cash as well before you send spare cash anywhere else; what is not needed goes on in the order afterwards.',
            ),
            costOfNewChild(asked.reader) === undefined
              ? say`A child costs about ${asked.reader.number('newChildMonthly')}, which is not in what a month costs until you put it there.`
              : nothing,
            words(
              'A child can join a health plan for a short time after the birth: ask the employer how long.',
            ),
          ]),
        ),
      ]
    : []
