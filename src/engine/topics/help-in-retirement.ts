/**
 * Help for people who live on Social Security and little else. The limits are not cited here and differ by state, so the
 * programs are named without them.
 */
import type { FactReader } from '../fact-reader.ts'
import { links } from '../links.ts'
import { words } from '../say.ts'
import { medicareEligibilityAge } from '../tax/medicare-law.ts'
import { type StepDraft, within } from './steps.ts'

const hasMedicare = (reader: FactReader): boolean =>
  reader.told('onMedicare') === true || reader.number('age').value >= medicareEligibilityAge.value

const ofMedicare =
  'The Medicare Savings Programs of your state can pay the Part B premium, and at times what Medicare leaves to you; Extra Help pays most of what drugs cost. Both look at income and at savings, and where one fits, ask for the other. Your State Health Insurance Assistance Program (SHIP) looks into it with you without charge.'

const beforeMedicare =
  'Until Medicare begins, Medicaid or the credit of the Marketplace can make health cover cheap.'

export const helpInRetirement = (reader: FactReader): StepDraft => ({
  id: 'help',
  title: words('See which help is there for you'),
  why: words('It is paid for already, and many who could have it never ask.'),
  how: words(
    `${hasMedicare(reader) ? ofMedicare : beforeMedicare} Ask about food help (SNAP), and help with energy bills, rent and property tax too. Your Area Agency on Aging knows what your county has and fills in the forms with you; dial 211 to find it.`,
  ),
  due: within.week,
  dueWhy: 'a week from today',
  minutes: 60,
  link: links.government,
  keep: words('Copies of what you sent in, and each letter back.'),
})
