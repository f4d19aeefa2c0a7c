/** A child on the way: somebody to support before long, whose birth costs money at a known time. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import type { Dollars } from '../units.ts'
import { check } from './check.ts'
import { monthlyBalance } from './monthly-balance.ts'
import { whoIsOutOfWork } from './out-of-work.ts'

const isExpecting = (reader: FactReader): boolean => reader.told('expecting') === true

/** Whether a child depends on the household, or will within months; who was told beside the grown ones is taken for one. */
export const supportsChild = (reader: FactReader): boolean =>
  reader.number('numDependents').value > 0 || isExpecting(reader)

/**
 * Whether anyone depends on the household, child or grown: a plan is followed for longer than the months to a birth. Who is
 * on the tax return is another question: a parent who is helped may not be.
 */
export const supportsSomebody = (reader: FactReader): boolean =>
  supportsChild(reader) || middle(reader.told('adultDependents') ?? 0) > 0

/** What the child will cost a month, where that was told: it is in no month of today. */
export const costOfNewChild = (reader: FactReader): Figure | undefined =>
  isExpecting(reader) ? reader.some('newChildMonthly') : undefined

/** The most that the health plan leaves to pay in the year of the birth, where that was told. */
export const costOfBirth = (reader: FactReader): Figure | undefined =>
  isExpecting(reader) ? reader.some('outOfPocketMaximum') : undefined

/**
 * What pays for the months of leave is not among what can be told: it is kept back before cash goes to a debt.
 * Nothing where no child is on the way.
 */
export const leaveFirst = (reader: FactReader): Text =>
  isExpecting(reader)
    ? words(
        'First work out what the leave after the birth leaves out of your pay, and keep that back; what is not needed goes there once you are back at work.',
      )
    : nothing

/** Months from today after which a child on the way is there: nobody told the day, so the latest. */
export const monthsToBirth = (reader: FactReader): Figure =>
  reader.rule('birth.months', 'Months to the birth, at the latest', 'months', rules.monthsToBirth)

/**
 * What a month misses once the child is there, as far as what it leaves now and what the child costs were told, and the
 * months of it that cash is kept for. While a pay is gone that month is counted with what the cash lasts.
 */
export function missingAfterBirth(
  reader: FactReader,
): { readonly value: Dollars; readonly inputs: readonly Figure[] } | undefined {
  const child = costOfNewChild(reader)
  if (child === undefined || whoIsOutOfWork(reader) !== undefined) return undefined
  const told = reader.some('monthlySurplus')
  const left = told === undefined ? monthlyBalance(reader) : { left: told.value, inputs: [told] }
  if (left === undefined || left.left >= child.value) return undefined
  const months = reader.rule(
    'birth.kept-months',
    'Months of what is missing after the birth that are kept',
    'months',
    rules.payGapMonths,
  )
  return {
    value: Math.round((child.value - Math.max(0, left.left)) * months.value),
    inputs: [child, ...left.inputs, months],
  }
}

function keptForBirth(reader: FactReader): Text {
  const birth = costOfBirth(reader)
  const gap =
    missingAfterBirth(reader) === undefined
      ? nothing
      : words(' and a year of what is missing each month from the birth on')
  if (birth !== undefined)
    return say`So the starter cushion is as large as that maximum, ${birth},${gap} as far as it can be there by then. What the birth takes of it is filled again first.`
  return words(
    `Put in the ${reader.told('deductible') === undefined ? 'deductible and the out-of-pocket maximum' : 'out-of-pocket maximum'}: the size of the starter cushion goes by it.`,
  )
}

export const expectingCheck = (reader: FactReader): Check[] =>
  isExpecting(reader)
    ? [
        check(
          'expecting',
          'warn',
          'A child is on the way',
          join([
            words(
              'A birth usually uses up the deductible of the health plan, at times its out-of-pocket maximum, and leave may be paid in part only.',
            ),
            keptForBirth(reader),
            words(
              'Work out what the leave leaves out of your pay, and keep that in cash as well before you send spare cash anywhere else; what is not needed goes on in the order afterwards.',
            ),
            costOfNewChild(reader) === undefined
              ? say`A child costs about ${reader.number('newChildMonthly')}, which is not in what a month costs until you put it there.`
              : nothing,
            words(
              'A child can join a health plan for a short time after the birth: ask the employer how long.',
            ),
          ]),
        ),
      ]
    : []
