/** Whoever is off work for health still has the job, and no insurer to say yes: what stands in until one does. */
import type { FactReader } from '../../fact-reader.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { isJobHeld } from '../lost-pay-claim.ts'
import { type StepDraft, within } from '../steps.ts'
import type { Adult } from './family.ts'
import type { FamilyWork, TermLifeWork } from './work.ts'

export const isOffWork = (reader: FactReader, { id }: Pick<Adult, 'id'>): boolean =>
  id === 'you' && isJobHeld(reader)

/** What an application has to say, and what to expect of it. */
export const saidOfOffWork =
  'Say that you are off work for your health, and what pays you now. As a rule an insurer then puts its answer off until you are back.'

export const offWorkCheck = ({ pay }: Adult): Check => ({
  id: 'off-work',
  status: 'warn',
  title: words('Counted with the pay from before you were off work'),
  detail: say`What a death would take from the family is the pay to which you come back, ${pay}, and the record of Social Security is there. If you will come back to less for long, put that in. ${words(saidOfOffWork)} An answer that is untrue can void the policy. Disability cover is sold to whoever is at work and well: ask for more of it once you are back.`,
})

const isOwnBoss = (reader: FactReader): boolean => reader.told('incomeStability') === 'self_employed'

/** Cover through work mostly asks nothing of health, and is there while the job is. */
function atWork({ sheet, reader }: FamilyWork): Text {
  if (isOwnBoss(reader)) return words('Ask your trade association and your bank which cover asks nothing.')
  const days = sheet.law(
    'leaving.conversion-days',
    'Days to convert life insurance through work',
    'days',
    lastingLaw.groupLifeConversionDays,
  )
  return say`Ask your employer, while your job is held, which life cover you have there, whether you can add some at its yearly enrollment, and whether it goes on while you are off. If the job ends, you have ${days} to turn it into a policy of your own without health questions. A union or trade association may have some too.`
}

/** An order asks for its sum today, whatever an insurer does. */
const forTheCourt = ({ family: { decreed } }: FamilyWork): Text =>
  decreed === undefined
    ? nothing
    : say`Tell your lawyer or the court what stands in for the ${decreed} of the order until a policy is there: retirement accounts and savings can name a trust or a custodian for the children.`

export function offWorkSteps(work: TermLifeWork): StepDraft[] {
  if (!work.covers.some(({ need }) => isOffWork(work.reader, need.adult))) return []
  return [
    {
      id: 'no-questions',
      title: words('Look now for cover that asks no health questions'),
      why: words(
        'Other cover has to wait: as a rule an insurer puts its answer off while you are off work for your health.',
      ),
      how: join([atWork(work), forTheCourt(work)]),
      due: within.week,
      dueWhy: 'a week from today, while the job is held',
      minutes: 45,
      link: links.insuranceRegulators,
      keep: words('The list of what you have there, with the sums.'),
    },
  ]
}

/** One who is put off needs no three offers: who decides now, and what to ask for once back. */
export const askedOffWork = (policies: Text): StepDraft => ({
  id: 'apply',
  title: words('Ask insurers which of them decides while you are off work'),
  why: words('Health can change before any later date, so a yes today is worth more than a better price.'),
  how: say`Ask for these sums: ${policies}. ${words(saidOfOffWork)} If all of them do, get offers for the same cover in the week in which you are back, level premium, convertible, no riders.`,
  due: within.fortnight,
  dueWhy: 'a fortnight from today',
  minutes: 60,
  link: links.insuranceRegulators,
  keep: words('The answers, with their dates.'),
})
