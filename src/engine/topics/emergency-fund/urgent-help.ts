/** Help for a household whose cash does not reach until benefits arrive: before a bill is late, not after. */
import { links } from '../../links.ts'
import { say, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { isNearlyOut } from '../cash-without-pay.ts'
import { type StepDraft, within } from '../steps.ts'
import type { FundWork } from './work.ts'

/** Out of work, with less cash than the first benefits take to arrive, and no other pay that carries the month. */
export const needsHelpNow = (work: FundWork): boolean => work.stage === 'unemployed' && isNearlyOut(work)

export function urgentHelpStep({ sheet, reader }: Pick<FundWork, 'sheet' | 'reader'>): StepDraft {
  const days = sheet.law(
    'food-help.days',
    'Days in which food help is decided for those with next to nothing',
    'days',
    lastingLaw.foodHelpExpeditedDays,
  )
  const ownsHome = reader.value('debts').some(({ kind }) => kind === 'mortgage')
  const whom = ownsHome
    ? 'your mortgage company'
    : reader.told('monthlyRent') === undefined
      ? 'your landlord, if you rent,'
      : 'your landlord'
  return {
    id: 'help',
    title: words(`Ask for help with food, power and ${ownsHome ? 'the home' : 'rent'} now`),
    why: words(
      'Your cash may be gone before benefits arrive, and help is given sooner before a bill is late.',
    ),
    how: say`Dial 211 for what your county has for ${words(ownsHome ? 'the home' : 'rent')}, power and food. Apply for food help (SNAP) on your state’s page: whose rent and power cost more than the month’s income and cash together is to have an answer in ${days}. Write to ${words(whom)} before the next payment is due, say that your pay stopped, and ask for parts or a later day.`,
    due: within.days,
    dueWhy: 'a few days from today, before the next payment for the home is due',
    minutes: 90,
    link: links.government,
    keep: words('Copies of what you sent in, who you spoke to, and what was agreed.'),
  }
}
