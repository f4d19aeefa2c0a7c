/** What a death in the household brings beside the sum: benefits that start only when asked for, and papers. */
import { yearOf } from '../../calendar.ts'
import { middle } from '../../household.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { fullRetirementAgeMonths } from '../../tax/claiming-age.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { socialSecurity } from '../../tax/social-security-law.ts'
import { check } from '../check.ts'
import { childrenOfLateSpouse, childrenPaid, familyLaw } from '../family-benefits.ts'
import { type StepDraft, within } from '../steps.ts'
import { coupleYears, lastCoupleYear, lastJointReturn } from '../surviving-spouse.ts'
import { survivorBenefitsStep } from '../survivor-benefits-step.ts'
import { isBereaved, isMourning } from './mourning.ts'
import type { LumpSumWork } from './work.ts'

const { value: family } = socialSecurity.survivingFamily

export function bereavementChecks(work: LumpSumWork): Check[] {
  if (!isBereaved(work)) return []
  const { taxes } = work
  const hasMinor = minors(work) > 0
  return [
    check('survivors', 'act', 'Social Security pays survivors, once they apply', survivorsInWords(work)),
    ...(hasMinor || taxes.status === 'married_joint' ? filingCheck(work) : []),
    // Of an IRA that came from the spouse its own check says it, and accounts of an earlier death have been settled.
    ...(work.inherited === undefined && isMourning(work)
      ? [
          check(
            'survivors.accounts',
            'act',
            'Your spouse’s retirement accounts',
            words(
              'You may move them into an IRA of your own, by direct transfer, without tax. If you may need that money before retirement age, keep it as an inherited account instead: withdrawals from it carry no penalty. That choice need not be made this month.',
            ),
          ),
        ]
      : []),
    ...(isMourning(work)
      ? [
          check(
            'survivors.names',
            'act',
            'Put new names where your spouse stood',
            words(
              `Beneficiaries of your accounts, insurance and pension, your will, and who decides for you when you cannot${hasMinor ? ', and a guardian for the children' : ''}. A child who is not grown up inherits through a trust or a custodial account, not directly.`,
            ),
          ),
        ]
      : []),
  ]
}

/** No benefit of one's own grows after the latest age, so there is nothing to change to later. One without a day is paid now. */
const drawsOwnBenefit = ({ reader, taxes: { age } }: LumpSumWork): boolean =>
  age.value * monthsPerYear >= socialSecurity.claiming.value.latestMonths ||
  (reader.told('ssMonthly') !== undefined && middle(reader.told('ssFromAge') ?? 0) <= age.value)

const minors = ({ reader }: LumpSumWork): number => childrenPaid(reader).length

/** Who of the family is paid, until when, and what the parent's own pay takes off the parent's part. */
function survivorsInWords(work: LumpSumWork): Text {
  const { sheet, taxes, reader } = work
  const from = familyLaw(
    sheet,
    'from',
    'Age from which a widow or widower is paid',
    'age',
    family.widowFromAge,
  )
  const disabled = familyLaw(
    sheet,
    'disabled',
    'Age from which a disabled one is paid',
    'age',
    family.disabledWidowFromAge,
  )
  const isOldEnough = taxes.age.value >= family.widowFromAge
  const isSoonOldEnough = taxes.age.value >= family.widowFromAge - rules.bridgeKeptYears.value
  const beside = words(
    drawsOwnBenefit(work)
      ? 'Beside the benefit of your own work it brings your pay up to whichever is larger, so ask for the amount of theirs.'
      : 'It stands apart from the benefit of your own work: you may take either early and change to the other later, so ask for the amount of each before you choose.',
  )
  const starts = say`A widow’s or widower’s benefit of your own starts at ${from}, or ${disabled} if you are disabled; marrying again before ${from} usually ends it.`
  const own = isOldEnough
    ? say`You are old enough for a widow’s or widower’s benefit. ${beside}`
    : isSoonOldEnough
      ? say`${starts} ${beside}`
      : starts
  const late = words('Most of it is not paid for the months before you apply.')
  // The check of the month says it where the benefit was told.
  const heldBack = work.payGap?.end === undefined ? earningsInWords(work, 'own') : nothing
  if (childrenPaid(reader).length === 0) return join([own, heldBack, late])
  const forChildren = childrenOfLateSpouse(sheet, reader, earningsInWords(work, 'caring'))
  return say`${forChildren} ${words(reader.told('ssMonthly') === undefined ? 'None of it is counted in this plan.' : 'What children get is not counted in this plan.')} ${own} ${late}`
}

/** Pay takes from one's own part until full retirement age, and never from the children's. */
function earningsInWords({ sheet, taxes, context }: LumpSumWork, part: 'own' | 'caring'): Text {
  const { value: test, source: testSource } = socialSecurity.earningsTest
  const exempt = test.exempt[context.law.year as keyof typeof test.exempt]?.untilYear
  const isOver =
    taxes.age.value * monthsPerYear >=
    fullRetirementAgeMonths(yearOf(context.today) - Math.floor(taxes.age.value))
  if (exempt === undefined || taxes.income.value <= exempt || isOver) return nothing
  const limit = sheet.law('survivors.exempt', 'Pay that takes nothing away', 'usd-per-year', {
    value: exempt,
    source: testSource,
  })
  const withheld = sheet.computed(
    'survivors.withheld',
    'Most that your pay takes off your own part',
    'usd-per-year',
    '(your pay − the limit) × the share that is withheld',
    [taxes.income, limit],
    Math.round((taxes.income.value - exempt) * test.withheldShareUntilYear),
  )
  return part === 'caring'
    ? say`Your pay above ${limit} takes up to ${withheld} off your own part, and nothing off the children’s.`
    : say`Until full retirement age your pay above ${limit} takes up to ${withheld} off it.`
}

function filingCheck({ sheet, reader, context, taxes }: LumpSumWork): Check[] {
  if (taxes.status === 'married_joint') return lastJointReturn(sheet, reader, context, taxes.taxReturn)
  const years = coupleYears(sheet)
  const last = lastCoupleYear(sheet, reader)
  const rule = say`For the year of the death you still file jointly. For the ${years} after it, with a child at home and unmarried, you file as a qualifying surviving spouse, with a couple’s brackets.`
  if (taxes.status === 'surviving_spouse')
    return [
      check(
        'survivors.status',
        'warn',
        'How you file your taxes now',
        last === undefined
          ? say`${rule} The plan counts you so. After that you are head of household, and tax rises a little.`
          : say`${rule} The plan counts you so; it holds through ${last}. After that you are head of household, and tax rises a little.`,
      ),
    ]
  if (last !== undefined) return []
  const counted = words(taxes.status === 'head_of_household' ? 'head of household' : 'single')
  return [
    check(
      'survivors.status',
      'warn',
      'How you file your taxes now',
      say`${rule} As you did not say when your spouse died, the plan counts you as ${counted}, which costs a little more. Say the year, and it is counted.`,
    ),
  ]
}

/** Whether there is a monthly benefit to apply for: nobody loses by waiting for the age at which one opens. */
const isPaidNow = (work: LumpSumWork): boolean =>
  minors(work) > 0 || work.taxes.age.value >= family.widowFromAge

export function bereavementSteps(work: LumpSumWork): StepDraft[] {
  if (!isBereaved(work)) return []
  const isPaid = isPaidNow(work)
  // What employers keep for a widow or widower is asked for in the first weeks; the benefit may be claimed years later.
  if (!isMourning(work)) return isPaid ? [survivorBenefitsStep(minors(work) > 0, true)] : []
  return [
    ...(isPaid ? [survivorBenefitsStep(minors(work) > 0)] : []),
    {
      id: 'survivors.employer',
      title: words(
        isPaid
          ? 'Ask your spouse’s employers what is still there'
          : 'Ask your spouse’s employers and Social Security what is there',
      ),
      why: words(
        'Pay, a 401(k), a pension, cover through work and health insurance each have a form and a day.',
      ),
      how: join([
        words(
          'Ask for the last pay, unused leave, retirement plans, group life insurance, and how long you and any children stay insured. A search of the policy locator finds life insurance that nobody knew of.',
        ),
        isPaid
          ? nothing
          : words(
              'From Social Security ask for the one-time payment on a death, which lapses if nobody asks, and for the amounts of a widow’s or widower’s benefit and of your own. The monthly one opens at an age that you have not reached: nothing is lost by waiting for it.',
            ),
      ]),
      due: within.fortnight,
      dueWhy: 'a fortnight from today, because health cover has to be chosen in time',
      minutes: 60,
      link: links.laborDepartment,
      keep: words('What each employer writes back.'),
    },
  ]
}
