/** How long a monthly transfer runs, in words. */
import { nothing, type Text, words } from '../../say.ts'
import type { CollegeWork } from './work.ts'

export const runsUntil = ({ savesDuringCollege, workMonths }: CollegeWork): Text =>
  !savesDuringCollege
    ? nothing
    : workMonths === undefined
      ? words('Let it run until the last bill is paid: what goes in during college pays the next year of it.')
      : words('Let it run until the last bill is paid, or until pay ends where that comes first.')
