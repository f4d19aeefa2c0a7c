/** How long a monthly transfer runs, and when it is free for the next child, in words. */
import { nothing, type Text, words } from '../../say.ts'
import type { ChildNeed } from './need.ts'
import type { CollegeWork } from './work.ts'

export const runsUntil = ({ savesDuringCollege, workMonths }: CollegeWork): Text =>
  !savesDuringCollege
    ? nothing
    : workMonths === undefined
      ? words('Let it run until the last bill is paid: what goes in during college pays the next year of it.')
      : words('Let it run until the last bill is paid, or until pay ends where that comes first.')

/** Whether a child is saved for until its college begins, and no longer. */
export const endsAtFirstBill = ({
  child,
  savingMonths,
}: Pick<ChildNeed, 'child' | 'savingMonths'>): boolean =>
  child.startMonths > 0 && savingMonths === child.startMonths

/** When a transfer is free for a brother or sister. Whoever is in college already is saved for to the last bill. */
export const freeForNextChild = ({ savesDuringCollege, children }: CollegeWork): Text =>
  words(
    savesDuringCollege
      ? 'when one child’s last bill is paid, its transfer goes on to the next'
      : children.every(({ startMonths }) => startMonths > 0)
        ? 'when one child’s college begins, saving for it ends and its transfer goes on to the next'
        : 'when saving for one child ends, its transfer goes on to the next',
  )
