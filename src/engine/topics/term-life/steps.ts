/** The dated steps of a term-life plan, and those of a plan that needs no policy. */
import { addYears, yearOf } from '../../calendar.ts'
import { citedIn } from '../../cited-in.ts'
import { links } from '../../links.ts'
import type { NextStep } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { socialSecurity } from '../../tax/social-security-law.ts'
import { creditsToInsureSurvivors } from '../../tax/survivor-benefits.ts'
import { lateFirstSteps } from '../late-first.ts'
import { matchWithoutPayStep } from '../match-without-pay.ts'
import { lostJobSteps } from '../out-of-work-steps.ts'
import { datedSteps, type StepDraft, within } from '../steps.ts'
import { convertSteps, hasWorkNow } from './between-jobs.ts'
import { type CarriedAlone, carriedStep } from './carried-alone.ts'
import { disabilityStep, isAnyonePaid } from './disability.ts'
import { endOfCover, keptToEnd } from './end-of-cover.ts'
import { hasMinors, isForCoSigner } from './family.ts'
import { fillsGap, paysOffDebts } from './gap-in-force.ts'
import { leavingSteps } from './leaving-job.ts'
import { askedOffWork, isOffWork, offWorkSteps, saidOfOffWork } from './off-work.ts'
import { keepPaying, keptPolicySteps, oldPolicySteps } from './policies-in-force.ts'
import type { FamilyWork, TermLifeWork } from './work.ts'

const monthsPerQuarter = 3

/** What the record of the one who earns most has to hold, so that survivors are paid. */
function creditsInWords({ sheet, family, context }: FamilyWork): Text {
  const [worker] = [...family.adults].sort((a, b) => b.pay.value - a.pay.value)
  if (worker === undefined) return nothing
  const deathYear = yearOf(context.today)
  const birthYear = deathYear - Math.floor(worker.age.value)
  const insured = socialSecurity.survivorInsured
  const credits = sheet.computed(
    'record.credits',
    `Credits with which the whole family is paid if ${worker.name} died`,
    'count',
    'one for each year from the year after coming of age until the year before death, within the least and the most of the law',
    [worker.age],
    creditsToInsureSurvivors({ birthYear, deathYear }),
  )
  const perYear = sheet.law('record.a-year', 'Most credits in a year', 'count', socialSecurity.creditsPerYear)
  const recent = sheet.law(
    'record.recent',
    'Credits that insure children and the parent who cares for them',
    'count',
    citedIn(insured, (it) => it.currentlyInsuredCredits),
  )
  const months = sheet.law(
    'record.months',
    'Months in which those credits have to lie',
    'months',
    citedIn(insured, (it) => it.currentlyInsuredQuarters * monthsPerQuarter),
  )
  return say`For ${worker.name} it should show at least ${credits} credits, of which a year gives up to ${perYear}: then everybody is paid. With fewer, ${recent} credits from the last ${months} are enough for the children and the parent who cares for them.`
}

function recordStep(work: FamilyWork, isCounted: boolean): StepDraft {
  return {
    id: 'record',
    title: words('Check your earnings record at Social Security'),
    why: words(
      isCounted
        ? 'What your family would get is worked out from it, and this plan counts on it.'
        : 'What your family would get beside the cover is worked out from it.',
    ),
    how: join([
      words(
        'Sign in, compare each year with your tax papers, and read what survivors would get. Correct a year that is missing.',
      ),
      creditsInWords(work),
    ]),
    due: within.fortnight,
    dueWhy: 'a fortnight from today',
    minutes: 20,
    link: links.earningsRecord,
    keep: words('The statement as a file.'),
    rank: 2,
  }
}

function beneficiaryStep(work: FamilyWork): StepDraft {
  const { family } = work
  const hasLifelong = family.children.some(({ needsLifelongCare }) => needsLifelongCare)
  const hasChildren = hasMinors(family) || hasLifelong
  return {
    id: 'beneficiaries',
    title: words('Name who gets the money, and tell them'),
    why: words('The name on the policy counts, not the will.'),
    how: hasChildren
      ? join([
          family.isCouple
            ? words('Name each other first, then a trust or a custodian for the children, never a minor.')
            : words('Name a trust or a custodian for the children, never a minor.'),
          hasLifelong
            ? words('The part for the child who needs care goes to the special-needs trust.')
            : nothing,
          words('Tell them the insurer and where the policy is.'),
          family.isCouple && !hasLifelong
            ? words(
                'If both of you died, a court would choose who raises the children: name a guardian in the will of each of you.',
              )
            : nothing,
        ])
      : join([
          family.decreed !== undefined || family.supportOwed !== undefined
            ? words(
                'Name whom the court order names, or a trust for them, never a minor, and send proof to whoever asks for it.',
              )
            : nothing,
          isForCoSigner(work.family)
            ? words('Name whoever signed with you on the policy, so that the money can pay the debt.')
            : nothing,
          words(
            'Name a person and a substitute on each policy and on the plan at work. Tell them where the papers are.',
          ),
        ]),
    due: within.sixWeeks,
    dueWhy: 'the day the policy comes into force, about then',
    minutes: 30,
    link: links.policyLocator,
    keep: words(
      'The policy and the beneficiary page, where your family finds them. For a lost one they can ask the free policy locator of the insurance commissioners (NAIC).',
    ),
  }
}

function yearlyStep(work: FamilyWork): StepDraft {
  return {
    id: 'review',
    title: words('Look at the cover again'),
    why: words('A birth, a home, another job or a divorce changes what is needed.'),
    how: words('Put in the new facts, and go through the beneficiaries.'),
    due: addYears(work.context.today, 1),
    dueWhy: 'a year from today, or when life changes',
    minutes: 20,
    link: links.insuranceRegulators,
    keep: words('A list of all policies, with who is named in each.'),
    rank: 3,
  }
}

/** 'you, $400,000 for 20 years and $100,000 for 10 years', one text for each adult. */
export const policiesInWords = (work: TermLifeWork): Text[] =>
  work.covers.map(
    ({ need, figures }) =>
      say`${need.adult.name}, ${listed(figures.map(({ cover, term }) => say`${cover} for ${term}`))}`,
  )

/** What a family that needs no more cover still has to do. */
export const enoughSteps = (work: TermLifeWork, carried: CarriedAlone | undefined): NextStep[] =>
  noPolicySteps(work, {
    record: recordSteps(work),
    ...keptIn(work),
    ...(carried === undefined ? {} : { decide: carriedStep(work, carried) }),
  })

/** What is said of a policy that stays in force; nothing of one that fills no gap. */
function keptIn(work: TermLifeWork): Pick<Parameters<typeof noPolicySteps>[1], 'kept'> {
  if (!fillsGap(work) && !paysOffDebts(work)) return {}
  const end = endOfCover(work)
  if (end?.isKept === true && end.paidOff === undefined) return { kept: keptToEnd(work, end) }
  return {
    kept: fillsGap(work) ? keepPaying() : keepPaying(words('It would pay the debts off if its owner died.')),
  }
}

/** Whether Social Security would pay anything at a death. */
export const paysOnRecord = ({ needs }: TermLifeWork): boolean =>
  needs.some(({ firstBenefit }) => firstBenefit !== undefined && firstBenefit.value > 0)

/** Whether any need would be larger without what Social Security would pay. */
const countsOnRecord = ({ needs }: TermLifeWork): boolean =>
  needs.some(({ today, todayWithoutSocialSecurity }) => todayWithoutSocialSecurity.value > today.value)

const recordSteps = (work: TermLifeWork): StepDraft[] =>
  paysOnRecord(work) ? [recordStep(work, countsOnRecord(work))] : []

/** Beside a policy they give way where there is too much to do at once. */
const claimsOfLostJob = (work: FamilyWork): StepDraft[] =>
  [...lostJobSteps(work), ...matchWithoutPayStep(work)].map((step) => ({ ...step, rank: 2 }))

/** A job and health are there to be named as long as they are. */
function whenToApply({ family, reader, covers }: TermLifeWork): string {
  const isExpecting = reader.told('expecting') === true
  const birth = isExpecting ? ' Apply as early in the pregnancy as you can.' : ''
  if (covers.some(({ need }) => isOffWork(reader, need.adult))) return `${saidOfOffWork}${birth}`
  if (!family.adults.every((adult) => hasWorkNow(reader, adult)))
    return `Say that a job has ended, and apply all the same${isExpecting ? ', as early in the pregnancy as you can' : ''}.`
  return `Apply before you leave a job${isExpecting ? ', and as early in the pregnancy as you can' : ' or expect a child'}.`
}

function quotesStep(work: TermLifeWork): StepDraft {
  const quotes = work.reader.rule('quotes', 'Offers to compare', 'count', rules.quotes)
  return {
    id: 'quotes',
    title: say`Get ${quotes} offers for the same cover`,
    why: words('The price for the same person differs widely between insurers.'),
    how: say`Ask for these sums: ${join(policiesInWords(work), '; ')}. Same health class, level premium, convertible, no riders, no return of premium. An insurer rated A- or better.`,
    due: within.week,
    dueWhy: 'a week from today',
    minutes: 60,
    link: links.insuranceRegulators,
    keep: words('The offers with their dates.'),
  }
}

const applyStep = (work: TermLifeWork): StepDraft => ({
  id: 'apply',
  title: work.covers.length > 1 ? words('Apply, both of you') : words('Apply'),
  why: words('Health can change before any later date, and a job can too.'),
  how: words(
    `Answer every question truthfully. There may be a short health check at home. ${whenToApply(work)}`,
  ),
  due: within.fortnight,
  dueWhy: 'a fortnight from today',
  minutes: 60,
  link: links.insuranceRegulators,
  keep: words('A copy of the application.'),
})

/** One of two who is well is insured all the same. */
const applying = (work: TermLifeWork): StepDraft[] =>
  work.covers.every(({ need }) => isOffWork(work.reader, need.adult))
    ? [askedOffWork(join(policiesInWords(work), '; '))]
    : [quotesStep(work), applyStep(work)]

export function termLifeSteps(work: TermLifeWork): NextStep[] {
  const { sheet, context, family, shared } = work
  const isAlone = !family.isCouple && hasMinors(family)
  return datedSteps(sheet, context.today, [
    ...lateFirstSteps(work, work.late),
    ...leavingSteps(
      work,
      work.covers.map(({ need }) => need.adult),
    ),
    ...convertSteps(work),
    ...claimsOfLostJob(work),
    disabilityStep(work),
    ...offWorkSteps(work),
    ...applying(work),
    shared.lifelongCare === undefined
      ? undefined
      : {
          id: 'special-needs-trust',
          title: words('See a lawyer about a special-needs trust'),
          why: words(
            'The trust must exist before it can be named, and money to the child would end benefits.',
          ),
          how: words(
            'Ask for a special-needs trust that holds your money, not the child’s, and name a guardian. Name the trust in every policy.',
          ),
          due: within.month,
          dueWhy: 'before a policy is issued, about a month from today',
          minutes: 90,
          link: links.socialSecurity,
          keep: words('The trust’s exact name and its tax number.'),
        },
    isAlone
      ? {
          id: 'guardian',
          title: words('Name a guardian in a will'),
          why: words(
            'The other parent normally comes first; where there is none, a court decides unless you named a guardian.',
          ),
          how: words('Ask that person first. Let a trust or a custodian hold the money for them.'),
          due: within.month,
          dueWhy: 'a month from today',
          minutes: 90,
          link: links.government,
          keep: words('The signed will, where it is found.'),
        }
      : undefined,
    ...oldPolicySteps(work),
    beneficiaryStep(work),
    ...recordSteps(work),
    yearlyStep(work),
  ])
}

/** For those who need no policy, or no more. */
/** Cover that an employer pays for: not of a business of one's own, and not looked for where it was told. */
const hasFreeCoverToFind = (work: FamilyWork): boolean =>
  isAnyonePaid(work) &&
  work.reader.value('employment') !== 'self_employed' &&
  work.family.adults.every(({ groupCover }) => groupCover === undefined)

export function noPolicySteps(
  work: FamilyWork,
  {
    record,
    kept,
    decide,
  }: {
    readonly record: readonly StepDraft[]
    /** Why and until when a policy that is there is kept; without it the policy may go. */
    readonly kept?: Pick<StepDraft, 'title' | 'why' | 'how'>
    /** What is looked at before no policy is chosen. */
    readonly decide?: StepDraft
  },
): NextStep[] {
  const { sheet, context } = work
  return datedSteps(sheet, context.today, [
    ...lateFirstSteps(work, work.late),
    ...leavingSteps(work, []),
    ...convertSteps(work),
    ...claimsOfLostJob(work),
    disabilityStep(work),
    hasFreeCoverToFind(work)
      ? {
          id: 'free-cover',
          title: words('Take the cover that costs nothing'),
          why: words('Many employers pay for some life insurance. It may pay for the funeral.'),
          how: words('Look at the benefits page at work. Leave the part that you would have to pay for.'),
          due: within.week,
          dueWhy: 'a week from today',
          minutes: 15,
          link: links.insuranceRegulators,
          keep: words('The certificate of the cover at work.'),
        }
      : undefined,
    decide,
    ...keptPolicySteps(work, kept),
    beneficiaryStep(work),
    ...record,
    yearlyStep(work),
  ])
}
