/** What would pay besides the policies: cover at work, Social Security. */

import { citedIn } from '../../cited-in.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, sentenceStart, words } from '../../say.ts'
import { groupTermLife } from '../../tax/group-term-life.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { socialSecurity } from '../../tax/social-security-law.ts'
import { isWidowed } from '../surviving-spouse.ts'
import { endedGroupCheck } from './between-jobs.ts'
import { type Adult, whose } from './family.ts'
import { isPaidThroughWork } from './gap-in-force.ts'
import type { Need } from './need.ts'
import type { TermLifeWork } from './work.ts'

/** Cover through work of each adult: an extra that ends with the job. */
export const groupChecks = (work: TermLifeWork): Check[] =>
  work.family.adults.flatMap((adult) => groupCheckOf(work, adult))

function groupCheckOf(work: TermLifeWork, adult: Adult): Check[] {
  const { sheet, reader } = work
  const ended = endedGroupCheck(work, adult)
  if (ended !== undefined) return [ended]
  const { groupCover, hasUnreadGroupCover } = adult
  const isYou = adult.id === 'you'
  const id = isYou ? 'group' : 'group.partner'
  if (groupCover === undefined)
    return hasUnreadGroupCover
      ? [
          {
            id,
            status: 'warn',
            title: sentenceStart(say`${whose(adult)} cover through work is not counted`),
            detail: words(
              'It can end with the job. Ask the benefits office for the sum, and keep it while it is free.',
            ),
          },
        ]
      : []
  const months = reader.rule(
    'group.months',
    'Months that cover through work is counted for',
    'months',
    rules.groupCoverMonths,
  )
  const days = sheet.law(
    'group.days',
    'Days to convert cover through work',
    'days',
    lastingLaw.groupLifeConversionDays,
  )
  const free = sheet.law(
    'group.free',
    'Cover through work that is not income',
    'usd',
    citedIn(groupTermLife, (it) => it.taxFreeCover),
  )
  const said = reader.told(isYou ? 'employerCoverage' : 'spouseEmployerCoverage')
  const cover = say`${whose(adult)} ${groupCover}`
  const isService = /\bsgli\b/i.test(said ?? '')
  const detail = isService
    ? say`${sentenceStart(cover)} counts for ${months} at most, so it is not counted here. Whoever stays in uniform for as long as the need lasts can buy that much less. After the service, VGLI follows without health questions if it is applied for within ${sheet.law('group.veterans', 'Days to apply for VGLI without health questions', 'days', lastingLaw.veteransLifeDays)}; it costs more with age.`
    : say`${sentenceStart(cover)} is a welcome extra, for ${months} at most, and is ${words(isPaidThroughWork(work, adult) ? 'counted for a funeral and last bills alone' : 'not counted here')}. After the job there are usually ${days} to turn it into a policy of one’s own, at a high price.`
  return [
    {
      id,
      status: 'warn',
      title: isService
        ? say`SGLI ends ${sheet.law('group.after-service', 'Days that SGLI goes on after the service', 'days', lastingLaw.servicemembersLifeDays)} after the service`
        : sentenceStart(say`${whose(adult)} cover through work can end with the job`),
      detail: join([
        detail,
        groupCover.value > free.value && !isService
          ? say`What an employer pays for cover above ${free} is income on the W-2.`
          : nothing,
      ]),
    },
  ]
}

/** The law pays a parent who lived on the worker's money; whether it does is for Social Security to say, so it is not counted. */
export const parentBenefitCheck = ({ family }: TermLifeWork): Check[] =>
  family.elders.length === 0
    ? []
    : [
        {
          id: 'parent-benefit',
          status: 'warn',
          title: words('Social Security may pay a parent, and is not counted'),
          detail: words(
            'A parent of retirement age who got most of their support from you can be paid on your record. Keep proof of what you give, and tell them to ask soon after a death.',
          ),
        },
      ]

/** Whose pay goes into a pension of a public employer leaves the family that pension, not Social Security. */
export const notCoveredCheck = ({ family }: TermLifeWork): Check[] => {
  const outside = family.adults.filter(({ isCovered }) => !isCovered)
  if (outside.length === 0) return []
  return [
    {
      id: 'no-record',
      status: 'act',
      title: words('Ask the pension plan what it pays after a death'),
      detail: join([
        sentenceStart(
          say`${listed(outside.map((adult) => say`${whose(adult)} pay`))} ${words(outside.length > 1 ? 'do' : 'does')} not count for Social Security, so nothing from there is counted here.`,
        ),
        words(
          'A public pension plan may pay a sum at death or a pension to those who stay; take it off the need once you know it. Other jobs may have left a record at Social Security all the same. What is taken home is counted with the whole payroll tax: instead of a part of it such a plan takes about as much.',
        ),
      ]),
    },
  ]
}

/** The death after which Social Security would pay the most against the need of pay; undefined where it pays nothing. */
export const mostOnRecord = (needs: readonly Need[]): Need | undefined =>
  needs
    .filter(
      ({ adult, firstBenefit }) => !adult.isAtHome && firstBenefit !== undefined && firstBenefit.value > 0,
    )
    .sort(
      (a, b) =>
        b.todayWithoutSocialSecurity.value -
        b.today.value -
        (a.todayWithoutSocialSecurity.value - a.today.value),
    )[0]

export function socialSecurityCheck(work: TermLifeWork): Check[] {
  const { sheet, family, needs } = work
  const need = mostOnRecord(needs)
  if (need?.firstBenefit === undefined) return []
  const rests = need.todayWithoutSocialSecurity.value > need.today.value
  const share = sheet.law(
    'trust-fund.share',
    'Share payable after the reserves end',
    'share',
    citedIn(socialSecurity.trustFund, (it) => it.payableShareAfter),
  )
  const year = sheet.law(
    'trust-fund.year',
    'Year in which the reserves may end',
    'year',
    citedIn(socialSecurity.trustFund, (it) => it.depletionYear),
  )
  const widow = sheet.law(
    'widow.age',
    'Age from which a widow or widower is paid',
    'age',
    citedIn(socialSecurity.survivingFamily, (it) => it.widowFromAge),
  )
  const once = sheet.law(
    'benefit.once',
    'What Social Security pays once at a death',
    'usd',
    citedIn(socialSecurity.survivor, (it) => it.lumpSum),
  )
  const inSchool = sheet.law(
    'child.in-school',
    'Age to which a child in high school is paid',
    'age',
    citedIn(socialSecurity.survivingFamily, (it) => it.childInSchoolUntilAge),
  )
  const lifelong = family.children.some(({ needsLifelongCare }) => needsLifelongCare)
    ? sheet.law(
        'child.disabled-before',
        'Age before which a child’s disability has to begin',
        'age',
        citedIn(socialSecurity.survivingFamily, (it) => it.disabledBeforeAge),
      )
    : undefined
  const parentUntil = sheet.law(
    'parent.until',
    'Age of the youngest at which the parent’s part ends',
    'age',
    citedIn(socialSecurity.survivingFamily, (it) => it.parentUntilYoungestIs),
  )
  return [
    {
      id: 'social-security',
      status: 'warn',
      title: rests
        ? words('Social Security is counted, so check the record')
        : words('What Social Security would pay'),
      detail: join([
        rests
          ? say`If ${need.adult.name} died, the plan counts ${need.firstBenefit} at first. Without it the need would be ${need.todayWithoutSocialSecurity}.`
          : say`If ${need.adult.name} died, it would pay ${need.firstBenefit} at first, on top: the need does not rest on it.`,
        lifelong !== undefined
          ? say`A child whose disability began before ${lifelong} is paid for life on a parent’s record, and somebody has to apply for it. It can take the place of SSI: ask first what becomes of Medicaid.`
          : nothing,
        family.isMarried || family.children.length > 0
          ? say`It pays ${once} once besides${family.children.some(({ age }) => age.value < inSchool.value) ? say`, and a child still in high school until ${inSchool}; neither is counted` : words(', which is not counted')}.`
          : nothing,
        say`If Congress does nothing, the trustees expect ${share} of benefits to be payable from ${year}.`,
        family.isMarried &&
        family.children.length > 0 &&
        !family.children.some(({ needsLifelongCare }) => needsLifelongCare)
          ? say`The parent’s part ends when the youngest is ${parentUntil}, and sooner with good pay; then nothing comes until ${widow}. Marrying again before ${widow} normally ends it.`
          : nothing,
        family.isCouple && !family.isMarried
          ? words(
              'Only a husband or wife is paid as a survivor: your partner would get nothing, the children would.',
            )
          : nothing,
      ]),
    },
  ]
}

/** What the children of a parent at home would be paid on the record of the job that was left, and what care it leaves to pay. */
export const homeRecordCheck = ({ needs, covers }: TermLifeWork): Check[] =>
  needs.flatMap((need): Check[] => {
    const { adult, firstBenefit, services, today, todayWithoutSocialSecurity } = need
    if (!adult.isAtHome || firstBenefit === undefined || firstBenefit.value <= 0) return []
    const isCovered = covers.some((cover) => cover.need === need)
    return [
      {
        id: 'home-record',
        status: 'warn',
        title: words('Social Security would pay for the care of the children'),
        detail: join([
          say`The job that ${adult.name} ${adult.stops === undefined ? words('left not long ago still counts') : say`${words(adult.id === 'you' ? 'leave' : 'leaves')} ${adult.stops.when} counts then too`}: if ${adult.name} died, the children would be paid ${firstBenefit} at first${services === undefined ? nothing : say`, against ${services} of care`}. With it ${today} would be missing, without it ${todayWithoutSocialSecurity}.`,
          isCovered
            ? nothing
            : words(
                'So the plan takes no policy on that life. If you would rather not rest on that, ask what one for the second sum costs.',
              ),
          words('Years at home without pay make it smaller: look at it again each year.'),
        ]),
      },
    ]
  })

/** Children of a parent who died are paid already, once somebody applies. */
export function survivorsNow({ reader, family }: TermLifeWork): Check[] {
  const law = socialSecurity.survivingFamily.value
  if (!isWidowed(reader) || !family.children.some(({ age }) => age.value < law.childInSchoolUntilAge))
    return []
  return [
    {
      id: 'survivors-now',
      status: 'act',
      title: words('Your children may be paid already'),
      detail: words(
        'Social Security pays the children of a parent who died, and the parent who cares for them as far as pay allows, once you apply. Months before that are mostly lost, so call this week if nobody has. None of it is counted here. A child who could be paid for both parents gets the larger benefit only.',
      ),
    },
  ]
}
