/** What Social Security pays a widow or widower begins with the application, and months before it are mostly lost. */
import { yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import { links } from '../links.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { words } from '../say.ts'
import { socialSecurity } from '../tax/social-security-law.ts'
import { childrenPaid } from './family-benefits.ts'
import { type StepDraft, within } from './steps.ts'
import { isWidowed } from './surviving-spouse.ts'
import type { DraftContext } from './topic.ts'

/**
 * `children`: whether there are young ones, who are paid too. `isLongAgo`: the one-time payment, which has to be asked for
 * within two years of the death (42 U.S.C. §402(i)), is gone.
 */
export const survivorBenefitsStep = (children: boolean, isLongAgo = false): StepDraft => ({
  id: 'survivors.apply',
  title: words('Call Social Security and apply for survivor benefits'),
  why: words('It starts when you apply, and months before that are mostly lost.'),
  how: words(
    `It cannot be done online. ${children ? 'Apply for yourself and for each child. ' : ''}Ask for the amounts in writing${isLongAgo ? '' : ', and for the one-time payment on a death too'}.`,
  ),
  due: within.week,
  dueWhy: 'a week from today, because it is paid from the application on',
  minutes: 60,
  link: links.survivorBenefits,
  keep: words(
    `Copies of the death, marriage and birth certificates${isLongAgo ? '' : ', and your spouse’s last W-2'}.`,
  ),
})

/** Widowed this year or the last, as was told. */
const isWidowedLately = (reader: FactReader, { today }: Pick<DraftContext, 'today'>): boolean =>
  isWidowed(reader) &&
  reader.told('spouseDeathYear') !== undefined &&
  yearOf(today) - reader.number('spouseDeathYear').value <= rules.mourningYears.value

/** Of the age from which a widow's or widower's benefit is paid, too. */
export const mayApplyAsSurvivor = (reader: FactReader, context: Pick<DraftContext, 'today'>): boolean =>
  isWidowedLately(reader, context) &&
  reader.number('age').value >= socialSecurity.survivingFamily.value.widowFromAge

/** Children are paid, and who cares for young ones, at any age of the parent. */
export const hasChildrenToApplyFor = (reader: FactReader, context: Pick<DraftContext, 'today'>): boolean =>
  isWidowedLately(reader, context) && childrenPaid(reader).length > 0
