/** A child on the way: somebody to support before long, whose birth costs money at a known time. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { join, nothing, say, words } from '../say.ts'
import { check } from './check.ts'

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

/** Months from today after which a child on the way is there: nobody told the day, so the latest. */
export const monthsToBirth = (reader: FactReader): Figure =>
  reader.rule('birth.months', 'Months to the birth, at the latest', 'months', rules.monthsToBirth)

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
            reader.told('deductible') === undefined
              ? words('Put in the deductible: the size of the starter cushion goes by it.')
              : nothing,
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
