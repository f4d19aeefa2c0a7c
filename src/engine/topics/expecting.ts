/** A child on the way: somebody to support before long, whose birth costs money at a known time. */
import { isCareToCome } from '../care-to-come.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { nothing, type Text, words } from '../say.ts'

export const isExpecting = (reader: FactReader): boolean => reader.told('expecting') === true

/** Whether a child depends on the household, or will within months; who was told beside the grown ones is taken for one. */
export const supportsChild = (reader: FactReader): boolean =>
  reader.number('numDependents').value > 0 || isExpecting(reader)

/**
 * Whether anyone depends on the household, child or grown: a plan is followed for longer than the months to a birth. Who is
 * on the tax return is another question: a parent who is helped may not be.
 */
export const supportsSomebody = (reader: FactReader): boolean =>
  supportsChild(reader) || middle(reader.told('adultDependents') ?? 0) > 0

/** What care of the child will cost, where it was told beside no other child who needs it. */
export const careToCome = (reader: FactReader): Figure | undefined =>
  isCareToCome({
    expecting: reader.told('expecting'),
    childcareMonthly: reader.told('childcareMonthly'),
    dependents: reader.told('dependents'),
    numDependents: reader.told('numDependents'),
  })
    ? reader.number('childcareMonthly')
    : undefined

/** What the child will cost a month, where that or its care was told: it is in no month of today. */
export function costOfNewChild(reader: FactReader): Figure | undefined {
  if (!isExpecting(reader)) return undefined
  const followsFromCare = reader.told('newChildMonthly') === undefined && careToCome(reader) !== undefined
  return followsFromCare ? reader.number('newChildMonthly') : reader.some('newChildMonthly')
}

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
