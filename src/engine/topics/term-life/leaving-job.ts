/** What has to be done by the last day of a job that is about to end: cover through work ends with it. */
import { addDays } from '../../calendar.ts'
import { links } from '../../links.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { workdayUntil } from '../../tax/legal-holidays.ts'
import { lastDayOn } from '../ending-job.ts'
import { lastDayAhead } from '../last-pay.ts'
import type { StepDraft } from '../steps.ts'
import { disabilityGoals } from './disability.ts'
import { type Adult, whose } from './family.ts'
import { lostJobFacts } from './pay-of-lost-job.ts'
import type { FamilyWork } from './work.ts'

/** Dated by the last day; nothing where no day ahead was told. `insured` are those who get a policy. */
export const leavingSteps = (work: FamilyWork, insured: readonly Adult[]): StepDraft[] =>
  work.family.adults.flatMap((adult) => stepsOf(work, adult, insured.includes(adult)))

/** What the one who leaves needs of their own: a policy, disability cover while they will earn again, or both. */
function ownCoverOf(work: FamilyWork, adult: Adult, isLifeAsked: boolean): string | undefined {
  const isDisabilityAsked = disabilityGoals(work).some((goal) => goal.adult === adult)
  if (isDisabilityAsked) return isLifeAsked ? 'life and disability policies' : 'disability policy'
  return isLifeAsked ? 'life policy' : undefined
}

function stepsOf(work: FamilyWork, adult: Adult, isInsured: boolean): StepDraft[] {
  const { sheet, reader, context } = work
  const { who } = lostJobFacts[adult.id]
  const day = lastDayAhead(reader, context.today, who)
  if (day === undefined) return []
  const { lastDay } = lastDayOn(sheet, { whose: who, day })
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
  const birth = reader.told('expecting') === true ? words(' before the birth') : nothing
  const isYou = adult.id === 'you'
  const id = (name: string) => (isYou ? name : `${name}.partner`)
  const isLifeAsked = isInsured || (isYou && adult.stops === undefined)
  const cover = ownCoverOf(work, adult, isLifeAsked)
  const coverSteps: StepDraft[] =
    cover === undefined
      ? []
      : [
          {
            id: id('before-leaving'),
            title: say`Have ${whose(adult)} own ${words(cover)} in force before ${lastDay}`,
            why: whyBefore(adult, cover),
            how: words(
              'Apply now, while you are paid and well: an answer often takes some weeks. Keep the cover through work until the new policies are in your hands.',
            ),
            due: workdayUntil(lastDay.value),
            dueWhy: 'the last day of the job, or the working day before it',
            dueInputs: [lastDay],
            minutes: 90,
            link: links.insuranceRegulators,
            keep: words('The policies, with the day on which they begin.'),
          },
        ]
  const asked = isYou
    ? words('Ask on which day the cover through work ends.')
    : say`Ask whether anyone is insured through ${whose(adult)} work, and on which day that ends.`
  return [
    ...coverSteps,
    {
      id: id('leaving-health'),
      title: say`Choose health cover without a gap${birth}`,
      why: say`${asked} COBRA can be chosen for ${election} and reaches back to the first day; a Marketplace plan or ${words(isYou ? 'a spouse’s plan' : 'the plan at your own work')} has to be chosen in time.`,
      how: words(
        `Compare ${isYou ? 'the plan of a husband or wife' : 'the plan at your own work'}, a Marketplace plan and COBRA: the deductible starts anew with most of them, so count a birth or a treatment that is planned.`,
      ),
      due: workdayUntil(lastDay.value),
      dueWhy: 'the last day of the job: what is chosen by then starts without a gap',
      dueInputs: [lastDay, election],
      minutes: 60,
      link: links.coverAfterJob,
      keep: words('The letter that says when the old cover ends.'),
    },
    ...(adult.groupCover === undefined && !adult.hasUnreadGroupCover
      ? []
      : [
          {
            id: id('convert'),
            title: say`Convert the life insurance through ${isYou ? nothing : say`${whose(adult)} `}work, if ${words(isLifeAsked ? 'the new policy is not there yet' : 'some is still wanted')}`,
            why: say`For ${conversion} after the last day it can become a policy of ${words(isYou ? 'your own' : 'one’s own')} without health questions. It costs more, so it is for the case that another one is late or refused.`,
            how: words('Ask the benefits office for the conversion form before the last day.'),
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

const whyBefore = ({ id, name }: Adult, cover: string): Text =>
  say`What ${id === 'you' ? words('you have') : say`${name} may have`} through work ends with the job${words(
    cover.includes('disability')
      ? ', and disability cover is sold on pay: without a job it is hardly sold at all.'
      : '.',
  )}`
