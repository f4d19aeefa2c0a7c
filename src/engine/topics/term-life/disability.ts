/** Disability cover, which comes before life insurance: how much for whom, and where each looks it up. */
import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { type StepDraft, within } from '../steps.ts'
import { hasWorkNow } from './between-jobs.ts'
import { type Adult, hasMinors, whose } from './family.ts'
import { insuredPayInWords } from './pay-ahead.ts'
import type { FamilyWork } from './work.ts'

interface DisabilityGoal {
  readonly adult: Adult
  /** What should be paid a month. */
  readonly monthly: Figure
}

/** Whoever lives on pay for work; the employment that is told is one's own. */
const worksForPay = ({ reader }: FamilyWork, adult: Adult): boolean => {
  const { id, pay } = adult
  return (
    pay.value > 0 && hasWorkNow(reader, adult) && !(id === 'you' && reader.value('employment') === 'retired')
  )
}

export const isAnyonePaid = (work: FamilyWork): boolean =>
  work.family.adults.some((adult) => worksForPay(work, adult))

/** Whether work goes on for long enough that cover bought today would have something to pay. */
function worksOn({ reader }: FamilyWork, { id, age }: Adult): boolean {
  const latest = rules.disabilityPaidUntil.value
  const told = id === 'you' ? reader.told('retirementAge') : undefined
  const end = Math.min(latest, told === undefined ? latest : middle(told))
  return end - age.value >= rules.disabilityLeastYears.value
}

/** A goal for each adult who works for pay and will for some years, the larger pay first. */
export function disabilityGoals(work: FamilyWork): DisabilityGoal[] {
  const { sheet, reader, family } = work
  const earners = family.adults.filter((adult) => worksForPay(work, adult) && worksOn(work, adult))
  if (earners.length === 0) return []
  const share = reader.rule('disability.share', 'Share of pay to insure', 'share', rules.disabilityShare)
  return earners
    .sort((a, b) => b.pay.value - a.pay.value)
    .map((adult) => ({
      adult,
      monthly: sheet.computed(
        `disability.${adult.id}`,
        `Disability cover for ${adult.name}`,
        'usd-per-month',
        'pay × the share to insure ÷ months in a year',
        [adult.pay, share],
        Math.round((adult.pay.value * share.value) / monthsPerYear),
      ),
    }))
}

/** '$4,000 a month for you and $3,750 a month for your spouse'; the sum alone where there is one adult. */
export function disabilityInWords(work: FamilyWork): Text | undefined {
  const goals = disabilityGoals(work)
  const [only] = goals
  if (only === undefined) return undefined
  return work.family.adults.length === 1
    ? say`${only.monthly}`
    : listed(goals.map(({ adult, monthly }) => say`${monthly} for ${adult.name}`))
}

export function disabilityCheck(work: FamilyWork): Check[] {
  const goals = disabilityInWords(work)
  if (goals === undefined) return []
  return [
    {
      id: 'disability',
      status: 'act',
      title: words('Disability cover comes first'),
      detail: join([
        say`In working life a long illness is likelier than death. Aim at ${goals}, paid when one’s own occupation is no longer possible.`,
        insuredPayInWords(work),
        hasMinors(work.family) ? words('Children at home make it more urgent.') : nothing,
      ]),
    },
  ]
}

/** Someone without an employer has nobody to ask but an insurer. */
export function disabilityStep(work: FamilyWork): StepDraft | undefined {
  const goals = disabilityInWords(work)
  if (goals === undefined) return undefined
  const adults = disabilityGoals(work).map(({ adult }) => adult)
  const isOwnBoss = ({ id }: Adult) => id === 'you' && work.reader.value('employment') === 'self_employed'
  const [employed] = adults.filter((adult) => !isOwnBoss(adult))
  const why = say`It should pay about ${goals} if an illness stopped the pay, and it comes before life insurance.`
  const common = { id: 'disability', why, due: within.days, dueWhy: 'a few days from today', minutes: 30 }
  if (employed === undefined)
    return {
      ...common,
      title: words('Ask what disability cover of your own would cost'),
      how: words(
        'Nobody else pays you when you are ill. Ask insurers and your trade association for cover of your own occupation, and have your last tax returns at hand: they set how much you can insure.',
      ),
      link: links.insuranceRegulators,
      keep: words('The offers with their dates.'),
    }
  const own = adults.some(isOwnBoss)
    ? words('For your own work ask an insurer: nobody else pays you when you are ill.')
    : nothing
  return {
    ...common,
    title:
      adults.length > 1 && own === nothing
        ? words('Look up the disability cover that each of you has at work')
        : say`Look up ${whose(employed)} disability cover at work`,
    how: join([
      words(
        'Ask the benefits office how much it pays, for how long, and whether it pays when one’s own occupation is no longer possible or only when no work is. Fill a gap with a policy bought outside work.',
      ),
      own,
    ]),
    link: links.laborDepartment,
    keep: words('The summary of the disability plan.'),
  }
}
