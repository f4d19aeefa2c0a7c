/** SSI and the Medicaid that comes with it end above a small amount of savings: what has to happen before any is added. */

import type { FactReader } from '../fact-reader.ts'
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import type { Worksheet } from '../worksheet.ts'
import { ableAge, ableLimit } from './able-limit.ts'
import { type StepDraft, within } from './steps.ts'
import { filesWithSpouse } from './surviving-spouse.ts'

const isReceived = (reader: FactReader): boolean => reader.told('receivesBenefits') === true

/** What one person may hold. */
export const ofOne = (sheet: Worksheet) =>
  sheet.law('benefits.assets', 'Savings above which SSI ends', 'usd', lastingLaw.supplementalIncomeAssets)

const ofCouple = (sheet: Worksheet) =>
  sheet.law(
    'benefits.assets.couple',
    'Savings of a couple above which SSI ends',
    'usd',
    lastingLaw.supplementalIncomeAssetsOfCouple,
  )

/** What this household may hold, of which a child on SSI is counted as having what is beyond it. */
export const countedFrom = (sheet: Worksheet, reader: FactReader) =>
  filesWithSpouse(reader) ? ofCouple(sheet) : ofOne(sheet)

/** "$2,000 of savings": what ends SSI of this household. */
export const savingsLimit = (sheet: Worksheet, reader: FactReader): Text =>
  say`${countedFrom(sheet, reader)} of savings${words(filesWithSpouse(reader) ? ' of a couple' : '')}`

/**
 * Whether it is SSI as far as anybody can tell: of whoever cannot work. Else it may be a child's, or the Medicaid or CHIP by
 * income alone that most families have, and that looks at no savings (42 CFR 435.603(g)).
 */
export const isSupplementalIncome = (reader: FactReader): boolean => reader.told('cannotWork') === true

/** Before money is put aside or taken: whoever has Medicaid by income has nothing to fear of it. `isSure`: whether it is SSI. */
export function benefitsFirst(
  sheet: Worksheet,
  reader: FactReader,
  what: string,
  isSure = isSupplementalIncome(reader),
): Text {
  if (!isReceived(reader)) return nothing
  const limit = savingsLimit(sheet, reader)
  return isSure
    ? say`First of all: SSI ends above ${limit}, and Medicaid often with it, so speak with a benefits lawyer before you ${words(what)}. `
    : say`First of all, find out which benefit it is. Medicaid or CHIP that goes by income alone looks at no savings. But SSI ends above ${limit}, and Medicaid for a disability or long-term care has limits too: there, speak with a benefits lawyer before you ${words(what)}. `
}

export function benefitsCheck(sheet: Worksheet, reader: FactReader, title: string): Check[] {
  if (!isReceived(reader)) return []
  const [one, two] = [ofOne(sheet), ofCouple(sheet)]
  const byIncome = isSupplementalIncome(reader)
    ? nothing
    : words('Medicaid and CHIP by income alone, as most families have it, look at no savings. ')
  // 20 CFR 416.1202(b).
  const child =
    reader.value('numDependents') === 0
      ? nothing
      : say` Where a child gets it, what the parents hold above ${two}, or a parent alone above ${one}, outside retirement accounts counts as the child’s, who may have ${one}.`
  return [
    {
      id: 'benefits',
      status: 'act',
      title: words(title),
      detail: say`${byIncome}SSI ends above ${one} of savings for one person and ${two} for a couple, whoever of them holds it.${child} Medicaid that comes with SSI, or pays for long-term care, has limits too. An ABLE account, for a disability that began before age ${ableAge(sheet)}, holds up to ${ableLimit(sheet)} without counting for SSI. A special-needs trust can hold more, and has to be in place before the money comes.`,
    },
  ]
}

/** Of whoever cannot work, and was not asked yet whether SSI or Medicaid is paid: money may end it before anybody thinks of it. */
export function untoldBenefitsCheck(sheet: Worksheet, reader: FactReader): Check[] {
  if (reader.told('receivesBenefits') !== undefined || !isSupplementalIncome(reader)) return []
  return [
    {
      id: 'benefits',
      status: 'act',
      title: words('Do you get SSI or Medicaid?'),
      detail: say`Say so before you take any of the money: SSI ends above ${savingsLimit(sheet, reader)}, and Medicaid often with it. An ABLE account, for a disability that began before age ${ableAge(sheet)}, or a special-needs trust can hold it, and a benefits lawyer says which. Disability pay that was earned by work (SSDI) looks at no savings.`,
    },
  ]
}

/** Where it is not sure to be SSI, the first thing is to find out which benefit it is. */
export function benefitsStep(
  sheet: Worksheet,
  reader: FactReader,
  why: string,
  isSure = isSupplementalIncome(reader),
): StepDraft[] {
  if (!isReceived(reader)) return []
  return [
    {
      id: 'benefits',
      title: words(
        isSure
          ? 'See a benefits or special-needs lawyer first'
          : 'Find out which benefit it is, and see a lawyer if it is SSI',
      ),
      why: words(why),
      how: say`${words(isSure ? '' : 'The name stands on the award letter. Where it is Medicaid or CHIP by income alone, nothing of this is needed. Else: ')}Ask about an ABLE account, a special-needs trust and what has to be reported, and by when. Legal aid does it without charge for many. Tell Social Security of money that comes in, within ${sheet.law('benefits.report-days', 'Days after the end of the month in which SSI is told of a change', 'days', lastingLaw.supplementalIncomeReportDays)} after the end of its month.`,
      due: within.days,
      dueWhy: 'before any money moves',
      minutes: 90,
      link: links.socialSecurity,
      keep: words('The award letters of the benefits, and what the lawyer writes to you.'),
      rank: -1,
    },
  ]
}
