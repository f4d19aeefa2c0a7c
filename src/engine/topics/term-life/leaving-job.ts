/** What has to be done by the last day of a job that is about to end: cover through work ends with it. */
import { addDays, civilDate } from '../../calendar.ts'
import { links } from '../../links.ts'
import { nothing, say, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { workdayUntil } from '../../tax/legal-holidays.ts'
import type { StepDraft } from '../steps.ts'
import type { FamilyWork } from './work.ts'

/** Dated by the last day; nothing where no day ahead was told. */
export function leavingSteps({ sheet, reader, context, family }: FamilyWork): StepDraft[] {
  const told = reader.told('separationDate')
  if (told === undefined || told <= context.today) return []
  const lastDay = sheet.date(
    'leaving.day',
    'Last day of the job',
    'the day that you told',
    [],
    told,
    // A month alone stands for its first day.
    civilDate(told).day === 1 ? 'month-of-year' : 'date',
  )
  const conversion = sheet.law(
    'leaving.conversion-days',
    'Days to convert life insurance through work',
    'days',
    lastingLaw.groupLifeConversionDays,
  )
  const election = sheet.law('cobra.days', 'Days to choose COBRA cover', 'days', {
    ...lastingLaw.continuedCoverElectionDays,
    note: 'Counted from the later of the notice and the loss of cover.',
  })
  const [you] = family.adults
  const birth = reader.told('expecting') === true ? words(' before the birth') : nothing
  return [
    {
      id: 'before-leaving',
      title: say`Have your own life and disability policies in force before ${lastDay}`,
      why: words(
        'What you have through work ends with the job, and disability cover is sold on pay: without a job it is hardly sold at all.',
      ),
      how: words(
        'Apply for both now, while you are paid and well: an answer often takes some weeks. Keep the cover through work until the new policies are in your hands.',
      ),
      due: workdayUntil(lastDay.value),
      dueWhy: 'the last day of the job, or the working day before it',
      dueInputs: [lastDay],
      minutes: 90,
      link: links.insuranceRegulators,
      keep: words('Both policies, with the day on which they begin.'),
    },
    {
      id: 'leaving-health',
      title: say`Choose health cover without a gap${birth}`,
      why: say`Ask on which day the cover through work ends. COBRA can be chosen for ${election} and reaches back to the first day; a Marketplace plan or a spouse’s plan has to be chosen in time.`,
      how: words(
        'Compare the plan of a husband or wife, a Marketplace plan and COBRA: the deductible starts anew with most of them, so count a birth or a treatment that is planned.',
      ),
      due: workdayUntil(lastDay.value),
      dueWhy: 'the last day of the job: what is chosen by then starts without a gap',
      dueInputs: [lastDay, election],
      minutes: 60,
      link: links.coverAfterJob,
      keep: words('The letter that says when the old cover ends.'),
    },
    ...(you?.groupCover === undefined && you?.hasUnreadGroupCover !== true
      ? []
      : [
          {
            id: 'convert',
            title: words('Convert the life insurance through work, if the new policy is not there yet'),
            why: say`For ${conversion} after the last day it can become a policy of your own without health questions. It costs more, so it is for the case that another one is late or refused.`,
            how: words('Ask the benefits office for the conversion form before you leave.'),
            due: workdayUntil(addDays(lastDay.value, conversion.value)),
            dueWhy: 'the last day of the job + the days to convert, or the working day before it',
            dueInputs: [lastDay, conversion],
            minutes: 30,
            link: links.insuranceRegulators,
            keep: words('The form, and the day on which it was sent.'),
          },
        ]),
  ]
}
