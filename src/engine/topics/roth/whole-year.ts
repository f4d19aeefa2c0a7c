/** What a plan saves is that of a whole year: late in one its pay checks have carried what went in before. */
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { deferredThisYear } from './deferred-this-year.ts'
import { lateSwitch } from './late-switch.ts'
import { isEarly, payChecksLeft } from './pay-checks-left.ts'
import type { RothWork } from './work.ts'

/** Whether this year ends with other dollars before tax than a year that has this plan from its first pay check. */
export function isOfWholeYear(work: RothWork): boolean {
  const { context, places, left, firstShare, lateChange } = work
  if (left !== undefined || isEarly(payChecksLeft(context.today))) return false
  if (lateChange !== undefined || lateSwitch(work) !== undefined) return true
  const inYear = places.planTraditional + places.spousePlanTraditional
  const { planTraditional, spousePlanTraditional } = deferredThisYear(work, places)
  const thisYear = firstShare === undefined ? planTraditional + spousePlanTraditional : 0
  return Math.abs(inYear - thisYear) >= rules.leastPart.value
}

/** Of a setting that is changed, to stand after what it leaves as it is. */
export const wholeYearInWords = (work: RothWork): Text =>
  isOfWholeYear(work) ? words('What is saved here is counted for a whole year.') : nothing

/** What more goes in at a spouse's work this year. */
export function wholeYearOfSpouseInWords(work: RothWork): Text {
  const { sheet, places, payBefore } = work
  const ofYear = places.spousePlanTraditional + places.spousePlanRoth
  if (ofYear === 0 || payBefore === 1 || !isOfWholeYear(work)) return wholeYearInWords(work)
  const left = sheet.computed(
    'payroll.spouse-left',
    'More through your spouse’s pay checks that are left this year, about',
    'usd',
    'dollars of a whole year × the share of its pay checks that comes after the setting holds',
    [],
    Math.round(ofYear * (1 - payBefore)),
  )
  return say`The pay checks that are left this year carry about ${left} of it: what is saved here is counted for a whole year.`
}
