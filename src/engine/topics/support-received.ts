/** Child support and alimony: what comes in is no pay, has no federal tax and can stop; what goes out goes on. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { say, words } from '../say.ts'
import { whoIsOutOfWork } from './out-of-work.ts'

/** Undefined where none was told. */
export const supportReceived = (reader: FactReader): Figure | undefined =>
  reader.told('supportReceivedMonthly') === undefined || reader.number('supportReceivedMonthly').value <= 0
    ? undefined
    : reader.number('supportReceivedMonthly')

/** What comes in beside the pay of a household that works: support, and disability pay of a veteran or a spouse. */
export function besidePay(reader: FactReader): Figure[] {
  const support = supportReceived(reader)
  const disability = (['vaMonthly', 'spouseDisabilityMonthly'] as const)
    .filter((key) => reader.told(key) !== undefined)
    .map((key) => reader.number(key))
  return [...(support === undefined ? [] : [support]), ...disability.filter(({ value }) => value > 0)]
}

/** What the household itself pays; undefined where none was told. */
export const supportPaid = (reader: FactReader): Figure | undefined =>
  reader.told('supportPaidMonthly') === undefined || reader.number('supportPaidMonthly').value <= 0
    ? undefined
    : reader.number('supportPaidMonthly')

/**
 * Whoever pays support and files alone is no head of a household: the children that were named are on the return of the other
 * parent, and live there. A number that was told of those who depend on the household counts as told.
 */
export const areChildrenElsewhere = (reader: FactReader): boolean =>
  supportPaid(reader) !== undefined &&
  reader.told('numDependents') === undefined &&
  reader.value('filingStatus') === 'single'

/** Support is counted as it comes; whoever pays it can lose a job too. */
export function supportCheck(reader: FactReader): Check[] {
  const support = supportReceived(reader)
  return support === undefined
    ? supportPaidCheck(reader)
    : [
        ...supportPaidCheck(reader),
        {
          id: 'support',
          status: 'warn',
          title: words('Child support and alimony are counted as they come'),
          detail: say`${support} goes on when your pay stops, and no federal tax is taken from it; alimony of an agreement from before the law changed can be taxed. It ends on the day that the order names, and whoever pays it can lose a job too: a larger fund is for that.`,
        },
      ]
}

/** An order stands until a court changes it, and what is owed before the request is seldom taken back. */
function supportPaidCheck(reader: FactReader): Check[] {
  const paid = supportPaid(reader)
  if (paid === undefined) return []
  const isInCosts = reader.told('monthlyExpenses') !== undefined
  return [
    {
      id: 'support-paid',
      status: 'warn',
      title: words('The support that you pay goes on without pay'),
      detail: say`${paid} ${words(
        isInCosts
          ? 'is taken to be among what a month costs; if it is not, add it there.'
          : 'is counted among what a month costs.',
      )}${words(
        whoIsOutOfWork(reader) === 'own'
          ? ''
          : ' A lost job does not lower it: ask the court or the support agency for a change in the week in which pay stops, because what falls due before you ask stays owed as a rule.',
      )}`,
    },
  ]
}
