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

const ofOne = (sheet: Worksheet) =>
  sheet.law('benefits.assets', 'Savings above which SSI ends', 'usd', lastingLaw.supplementalIncomeAssets)

const ofCouple = (sheet: Worksheet) =>
  sheet.law(
    'benefits.assets.couple',
    'Savings of a couple above which SSI ends',
    'usd',
    lastingLaw.supplementalIncomeAssetsOfCouple,
  )

const limitOf = (sheet: Worksheet, reader: FactReader): Text =>
  filesWithSpouse(reader) ? say`${ofCouple(sheet)} of savings of a couple` : say`${ofOne(sheet)} of savings`

/** `what`: 'take this money', 'save more'. */
export const benefitsFirst = (sheet: Worksheet, reader: FactReader, what: string): Text =>
  isReceived(reader)
    ? say`First of all: SSI ends above ${limitOf(sheet, reader)}, and Medicaid often with it, so speak with a benefits lawyer before you ${words(what)}. `
    : nothing

export function benefitsCheck(sheet: Worksheet, reader: FactReader, title: string): Check[] {
  if (!isReceived(reader)) return []
  return [
    {
      id: 'benefits',
      status: 'act',
      title: words(title),
      detail: say`SSI ends above ${ofOne(sheet)} of savings for one person and ${ofCouple(sheet)} for a couple, whoever of them holds it; where a child gets it, what the parents hold outside retirement accounts counts in part. Medicaid that comes with SSI, or pays for long-term care, has limits too. An ABLE account, for a disability that began before age ${ableAge(sheet)}, holds up to ${ableLimit(sheet)} without counting for SSI. A special-needs trust can hold more, and has to be in place before the money comes.`,
    },
  ]
}

export function benefitsStep(reader: FactReader, why: string): StepDraft[] {
  if (!isReceived(reader)) return []
  return [
    {
      id: 'benefits',
      title: words('See a benefits or special-needs lawyer first'),
      why: words(why),
      how: say`Ask about an ABLE account, a special-needs trust and what has to be reported, and by when. Legal aid does it without charge for many. Tell Social Security of money that comes in within days after the end of the month.`,
      due: within.days,
      dueWhy: 'before any money moves',
      minutes: 90,
      link: links.socialSecurity,
      keep: words('The award letters of the benefits, and what the lawyer writes to you.'),
      rank: -1,
    },
  ]
}
