/** The health cover of someone whose job has ended: by when to choose, and what each way looks at. */
import { yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { links } from '../links.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { openEnrollmentOf } from '../tax/deadlines.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import {
  adultMedicaidLimit,
  adultMedicaidShareOfPovertyLine,
  medicaidActivityLaw,
  opensMedicaidByIncome,
} from '../tax/medicaid-by-income.ts'
import { medicareEligibilityAge } from '../tax/medicare-law.ts'
import type { Worksheet } from '../worksheet.ts'
import {
  type CoverEnd,
  coverEnd,
  coverEndOfJob,
  dueOf,
  timeInWords,
  type Window,
  windowOf,
} from './health-cover-end.ts'
import { isOffSick } from './lost-pay-claim.ts'
import { householdOf, marketplaceLimitFigure } from './marketplace.ts'
import { areBothOutOfWork, whoIsOutOfWork } from './out-of-work.ts'
import { isPartnerPaid, partnerName } from './pay-that-goes-on.ts'
import type { StepDraft } from './steps.ts'
import { taxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

interface Asked {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
}

/** Once a year everybody may choose, whatever happened to their cover. */
function openEnrollment({ sheet, context }: Asked): Text {
  const { start, end } = openEnrollmentOf(context.today)
  if (context.today < start || context.today > end) return nothing
  const last = sheet.date(
    'enrollment.ends',
    'Last day of open enrollment in most states',
    'the day on which the yearly enrollment of HealthCare.gov ends, from general knowledge; a state’s own marketplace may end it on another day',
    [],
    end,
  )
  return say`Open enrollment for next year runs as well: in most states until ${last}; a state’s own marketplace may have another day.`
}

const hasChildren = (reader: FactReader): boolean =>
  (reader.told('dependents') ?? []).length > 0 || reader.some('numDependents') !== undefined

/** Up to which income it takes adults where all of them may have it, and whether what was told is over that. */
function medicaidNow(asked: Asked): Text {
  const { sheet, reader, context } = asked
  const looks = words('Medicaid looks at this month’s income.')
  const state = reader.told('state')
  const isOld = (reader.some('age')?.value ?? 0) >= medicareEligibilityAge.value
  if (state === undefined || !opensMedicaidByIncome(state) || isOld) return looks
  const year = yearOf(context.today)
  const limit = sheet.law(
    'medicaid.monthly',
    'Income of a month up to which Medicaid takes adults',
    'usd-per-month',
    {
      ...adultMedicaidShareOfPovertyLine,
      value: Math.floor(adultMedicaidLimit({ ...householdOf(asked), year }) / monthsPerYear),
    },
  )
  const parts = [
    reader.some('unemploymentMonthly'),
    reader.some('planDrawMonthly'),
    isPartnerPaid(reader) && whoIsOutOfWork(reader) !== 'partner' ? reader.some('spouseIncome') : undefined,
  ].filter((part) => part !== undefined)
  const monthly = parts.reduce(
    (sum, { unit, value }) => sum + (unit === 'usd-per-year' ? value / monthsPerYear : value),
    0,
  )
  const takes = say`Medicaid looks at this month’s income, and takes adults up to about ${limit} for the people on your return.`
  if (reader.told('unemploymentMonthly') === undefined || monthly <= limit.value) return takes
  const counted = sheet.computed(
    'medicaid.counted',
    'Income of this month that was named',
    'usd-per-month',
    'unemployment benefits + what is taken out of a plan + a spouse’s pay, as far as they were named',
    parts,
    Math.round(monthly),
  )
  return say`${takes} What you named comes to ${counted}: that is over it now. Ask again when the benefits end.`
}

/** Where a state kept Medicaid narrow, an adult who counts on it is left without cover. */
function adultMedicaid(reader: FactReader): Text {
  const state = reader.told('state')
  if (state === undefined || opensMedicaidByIncome(state)) return nothing
  return words(
    `Your state has not opened it to all adults of low income, as far as we know${
      hasChildren(reader) ? '; your children may have it, or CHIP' : ''
    }. The Marketplace credit begins at the poverty line, so name the pay that you expect for the whole year.`,
  )
}

/**
 * Medicaid by income asks adults for hours or an income each month: told where the state has opened it to them and no pay
 * goes on, which is such an income.
 */
function medicaidActivity({ sheet, reader }: Asked): Text {
  const { fromYear, monthlyHours, monthlyIncome, fromAge, throughAge, freeWithChildThrough } =
    medicaidActivityLaw
  const state = reader.told('state')
  const age = reader.some('age')
  if (
    (state !== undefined && !opensMedicaidByIncome(state)) ||
    (age !== undefined && age.value > throughAge.value) ||
    reader.told('onMedicare') === true ||
    isPartnerPaid(reader) ||
    whoIsOutOfWork(reader) === 'partner'
  )
    return nothing
  const begins = sheet.law(
    'medicaid.from',
    'Year from which Medicaid asks adults for hours',
    'year',
    fromYear,
  )
  const hours = sheet.law('medicaid.hours', 'Hours a month for Medicaid', 'count', monthlyHours)
  const income = sheet.law('medicaid.income', 'Income that does instead', 'usd-per-month', monthlyIncome)
  const youngest = sheet.law('medicaid.child', 'Age of a child up to which', 'age', freeWithChildThrough)
  const hasYoungChild = (reader.told('dependents') ?? []).some((it) => it <= youngest.value)
  const free = hasYoungChild
    ? say`As you have a child of ${youngest} or younger you are free of that: say so when you apply.`
    : say`Whoever is ill or pregnant, or looks after a child of ${youngest} or younger or a disabled person, is free of that.`
  return say`From January ${begins} on Medicaid asks adults from ${sheet.law('medicaid.age-from', 'Age from which', 'age', fromAge)} to ${sheet.law('medicaid.age-to', 'Age until which', 'age', throughAge)} for ${hours} hours of work, training, school or volunteering each month, or a household income of ${income}, unemployment benefits counted. ${free}`
}

/** The credit looks at a calendar year: the year of the pay from before can be above its limit, the next one below. */
function creditYears(asked: Asked): Text {
  const { sheet, reader, context } = asked
  const isPayTold = (['income', 'formerPay', 'payThisYear'] as const).some(
    (key) => reader.told(key) !== undefined,
  )
  const credit = words('The Marketplace credit looks at the whole calendar year that the cover is for')
  const { agi } = isPayTold ? taxPicture(sheet, reader, context) : {}
  const limit = agi === undefined ? undefined : marketplaceLimitFigure(asked)
  return agi === undefined || limit === undefined || agi.value <= limit.value
    ? say`${credit}: this year’s with the pay from before, next year’s without it. Either may make it cheap.`
    : say`${credit}. With the pay from before, this year’s income is about ${agi}, above its limit of ${limit}: there is none for the rest of this year; it can begin with next year’s.`
}

/** The health plan at the work of whoever is paid still takes the others, for fewer days than the Marketplace. */
function throughEmployer(
  { sheet, reader, context }: Asked,
  end: CoverEnd | undefined,
): { readonly text: Text; readonly window?: Window } {
  const isOwn = whoIsOutOfWork(reader) === 'partner'
  if (!isOwn && !isPartnerPaid(reader)) return { text: nothing }
  const partner = words(partnerName(reader.value('maritalStatus')))
  const days = sheet.law(
    'employer-plan.days',
    'Days to join a spouse’s health plan',
    'days',
    lastingLaw.employerPlanEnrollmentDays,
  )
  const window =
    end &&
    windowOf(sheet, end, 'employer-plan.join-by', 'Last day to join the health plan at a spouse’s work', days)
  const isOver = window !== undefined && window.latest.value < context.today
  const over = say`as a rule for only ${days}, which are over: ask whether it still takes you, else when its yearly enrollment is.`
  const text = isOwn
    ? say`If your cover came with the job of ${partner}, ask your own employer first: losing it opens the health plan at your work to all of you, ${isOver ? over : say`as a rule for only ${days}.`}`
    : say`Ask ${partner}’s employer first: losing your cover opens its health plan to you${words(hasChildren(reader) ? ' and the children' : '')}, ${isOver ? over : say`as a rule for only ${days}.`} Whoever that plan would cover at a price that counts as affordable has no Marketplace credit.`
  return { text, ...(window === undefined ? {} : { window }) }
}

/** Where both jobs are gone, cover through the other one has ended on a day of its own. */
function throughOtherJob({ sheet, reader, context }: Asked, enrollment: Figure): Text {
  if (!areBothOutOfWork(reader)) return nothing
  const partner = words(partnerName(reader.value('maritalStatus')))
  const end = coverEndOfJob(sheet, reader, context, 'partner')
  if (end === undefined)
    return say`If some of you were covered through the job of ${partner}, that cover has days of its own: ${enrollment} from its end.`
  const { earliest, latest } = windowOf(
    sheet,
    end,
    'cover.choose-by.partner',
    'Last day to choose a Marketplace plan after the other job',
    enrollment,
  )
  return say`If some of you were covered through the job of ${partner}, which ended on ${end.day}, that cover has days of its own: a Marketplace plan ${words(latest.value < context.today ? 'could' : 'can')} be chosen until ${earliest}${latest === earliest ? nothing : say`, or until ${latest} where it ran to the end of that month`}.`
}

export function healthStep(asked: Asked): StepDraft {
  const { sheet, reader, context } = asked
  const election = sheet.law('cobra.days', 'Days to choose COBRA cover', 'days', {
    ...lastingLaw.continuedCoverElectionDays,
    url: links.laborDepartment.url,
    note: 'Counted from the later of the notice and the loss of cover.',
  })
  const enrollment = sheet.law('marketplace.days', 'Days to choose a Marketplace plan', 'days', {
    ...lastingLaw.marketplaceEnrollmentDays,
    url: links.healthCoverage.url,
    note: 'Counted from the loss of cover.',
  })
  const end = coverEnd(sheet, reader, context)
  const marketplace =
    end && windowOf(sheet, end, 'cover.choose-by', 'Last day to choose a Marketplace plan', enrollment)
  const employer = throughEmployer(asked, end)
  const premium = reader.some('coverPremiumMonthly')
  // Nobody said that the job has ended.
  const isHeld = isOffSick(reader) && end === undefined
  const isOwn = reader.told('marketplaceCoverage') === true
  const counted =
    premium === undefined
      ? nothing
      : say`The ${premium} that you named for it is a part of every bare month; cover that costs less makes the cash last longer.`
  return {
    id: 'health',
    title: words(
      isHeld
        ? isOwn
          ? 'Report the lower income to the Marketplace'
          : 'Ask how long your health cover goes on'
        : 'Choose health cover before the deadline',
    ),
    why: join([
      isHeld
        ? words(
            isOwn
              ? 'Your Marketplace plan goes on: report the lower income this week, and the credit follows it. What follows is for the day on which you would lose it.'
              : 'While your job is held, its cover mostly goes on if you pay your share: ask by when and how. What follows is for the day on which it ends.',
          )
        : nothing,
      end === undefined || marketplace === undefined
        ? say`You have ${enrollment} for a Marketplace plan and ${election} for COBRA.`
        : timeInWords(context.today, end, marketplace, enrollment, election),
      throughOtherJob(asked, enrollment),
      medicaidNow(asked),
      adultMedicaid(reader),
      medicaidActivity(asked),
      creditYears(asked),
    ]),
    how: join([
      employer.text,
      say`Compare all of them on the official page before you pay for COBRA: it costs up to ${sheet.law('cobra.price', 'Of what the cover costs in all, for COBRA', 'share', lastingLaw.continuedCoverPriceShare)} of what you and the employer paid together. An employer with fewer than ${sheet.law('cobra.employees', 'Employees from which COBRA holds', 'count', lastingLaw.continuedCoverEmployees)} people need not offer it; then ask what your state has instead.`,
      words(
        'A Marketplace plan starts on the first of the month after you choose it, once the old cover is over.',
      ),
      openEnrollment(asked),
      counted,
    ]),
    ...dueOf(
      context.today,
      end,
      [marketplace, employer.window].filter((it) => it !== undefined),
    ),
    dueInputs: [enrollment, election],
    minutes: 60,
    link: links.healthCoverage,
    keep: words('The letter that says when your old cover ended.'),
  }
}
