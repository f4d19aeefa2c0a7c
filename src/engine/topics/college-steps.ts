/** The dated steps of a college plan: free money, what comes first, the account, the deadlines. */
import { addYears, calendarDate, yearOf } from '../calendar.ts'
import { links } from '../links.ts'
import type { NextStep } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../say.ts'
import { nextFilingDay, yearEnd } from '../tax/deadlines.ts'
import { annualGiftExclusion } from '../tax/gift-exclusion.ts'
import { known } from '../tax/tax-year.ts'
import { childrenOf } from './college-children.ts'
import { firstSteps } from './college-first-steps.ts'
import type { CollegePart, PartKind } from './college-parts.ts'
import type { CollegeWork } from './college-work.ts'
import { datedSteps, type StepDraft, within } from './steps.ts'
import { sourceOf } from './tax-picture.ts'

const aidOpens = { month: 10, day: 1 } as const

export const collegeSteps = (work: CollegeWork): NextStep[] =>
  datedSteps(work.sheet, work.context.today, [
    trumpAccount(work),
    ...firstSteps(work),
    ...enough(work),
    able(work),
    account(work),
    laterAccount(work),
    giftReturn(work),
    stateDeadline(work),
    owner(work),
    schoolBills(work),
    aidForm(work),
    yearly(work),
  ])

const of = ({ parts }: CollegeWork, kind: PartKind): CollegePart[] =>
  parts.filter((part) => part.kind === kind && part.amount.value > 0)

/** The dollars of some parts, by child. */
const amounts = (parts: readonly CollegePart[]): Text =>
  listed(
    parts.map(({ amount, need }) =>
      need === undefined ? say`${amount}` : say`${amount} for ${need.child.name}`,
    ),
  )

function trumpAccount({ sheet, children, context }: CollegeWork): StepDraft | undefined {
  const may = children.filter(({ seed }) => seed !== 'no')
  if (may.length === 0) return undefined
  const law = known(context.limits.trumpAccount)
  const source = sourceOf(context.limits.trumpAccount)
  const seed = sheet.law('trump.seed', 'What the Treasury puts in once', 'usd', {
    value: law.federalSeed,
    source,
  })
  const from = sheet.law('trump.from', 'First year of birth', 'year', {
    value: law.seedBirthYears.from,
    source,
  })
  const to = sheet.law('trump.to', 'Last year of birth', 'year', { value: law.seedBirthYears.to, source })
  const isSure = may.every((child) => child.seed === 'yes')
  const isExpected = may.every((child) => child.isExpected)
  return {
    id: 'trump-account',
    title: isSure
      ? say`File Form 4547 for the free ${seed}`
      : say`If your child was born from ${from} on, file Form 4547 for the free ${seed}`,
    why: say`For children born from ${from} to ${to} the Treasury puts ${seed} into a Trump account. Without the form and its box nothing arrives.`,
    how: join([
      isExpected
        ? words('After the birth, get the Social Security number first; the hospital has the form.')
        : nothing,
      words(
        'File it with your tax return or on the official site, and tick the box for the pilot contribution. Ask your employer whether it adds something.',
      ),
    ]),
    due: isExpected ? within.quarter : within.week,
    dueWhy: isExpected ? 'after the birth' : 'a week from today',
    minutes: 20,
    link: links.trumpAccounts,
    keep: words('A copy of the form and the confirmation.'),
  }
}

function able(work: CollegeWork): StepDraft | undefined {
  const parts = of(work, 'able')
  if (parts.length === 0) return undefined
  return {
    id: 'able',
    title: words('Open an ABLE account first'),
    why: words(
      'It pays for health, therapy, housing and school free of tax, and keeps SSI and Medicaid safe. A 529 may count for SSI, and money in the child’s own name ends it.',
    ),
    how:
      work.saved.value > 0
        ? say`Put in ${amounts(parts)}. Compare your state’s ABLE plan with others. Money in this child’s 529 can be rolled into the ABLE account, each year up to its limit, free of tax.`
        : say`Put in ${amounts(parts)}. Compare your state’s ABLE plan with others; most take residents of any state.`,
    due: within.week,
    dueWhy: 'a week from today',
    minutes: 45,
    link: links.socialSecurity,
    keep: words('The proof of the disability and its beginning.'),
  }
}

function account(work: CollegeWork): StepDraft | undefined {
  const parts = of(work, '529')
  if (parts.length === 0) return undefined
  const isLump = work.mode === 'lump'
  const isOpen = work.isIn529 && work.owner === 'parent'
  return {
    id: 'account',
    title: isLump
      ? words('Put the money into a 529')
      : isOpen
        ? words('Check the 529 and set the monthly transfer')
        : words('Open a 529 and set a monthly transfer'),
    why: isLump
      ? words('From the first day on, what it earns is not taxed when it pays for education.')
      : words(
          'What leaves your account on payday is not missed, and every month has time to grow free of tax.',
        ),
    how: join([
      isLump ? say`Put in ${amounts(parts)}.` : say`Each month: ${amounts(parts)}.`,
      parts.some(({ need }) => need?.child.isExpected === true)
        ? words(
            'Until the child has a Social Security number, open it with yourself as beneficiary and change that later.',
          )
        : nothing,
      whichPlan(work),
      words(
        'Choose the age-based mix with the lowest cost, sold directly, not through an adviser. Name a successor owner.',
      ),
    ]),
    due: within.fortnight,
    dueWhy: 'a fortnight from today',
    minutes: 40,
    link: links.investor,
    keep: words('The plan description, and a list of what you put in and when.'),
  }
}

function laterAccount({ wait, total, mode }: CollegeWork): StepDraft | undefined {
  if (mode !== 'monthly' || wait.from === undefined) return undefined
  return {
    id: 'later-account',
    title: say`Turn the ${total} to college`,
    why: words('What comes before it is done by then, and there is still time to grow.'),
    how: words('Open a 529 sold directly, choose its age-based mix, and let the same transfer go there.'),
    due: wait.from.value,
    dueWhy: 'when what comes before it is done',
    dueInputs: [wait.from],
    minutes: 40,
    link: links.investor,
  }
}

export function whichPlan({ state }: CollegeWork): Text {
  if (state === undefined)
    return words(
      'Look first what your state gives for its own plan; without a benefit, any state’s cheapest plan will do.',
    )
  if (state.kind === 'own') return say`${state.name} rewards its own plan only.`
  if (state.kind === 'any')
    return say`${state.name} rewards any state’s plan, so choose the cheapest anywhere.`
  return say`${state.name} gives nothing ${state.kind === 'ended' ? words('at your income') : words('for it')}, so choose the cheapest plan of any state.`
}

function giftReturn({ sheet, context, taxes, parts, mode }: CollegeWork): StepDraft | undefined {
  if (mode !== 'lump') return undefined
  const exclusion = sheet.law('gift.exclusion', 'Gift to one person in a year without a return', 'usd', {
    value: annualGiftExclusion({ limits: context.limits, donors: taxes.status === 'married_joint' ? 2 : 1 }),
    source: sourceOf(context.limits.gifts),
    note: 'Of both parents where they file together.',
  })
  const large = parts.filter(({ kind, amount }) => kind === '529' && amount.value > exclusion.value)
  if (large.length === 0) return undefined
  return {
    id: 'gift-return',
    title: words('File Form 709 for the gift spread over several years'),
    why: say`More than ${exclusion} for one child in a year is a gift to report. The law lets you spread it over the next years, so no tax is due.`,
    how: words(
      'Each parent files and ticks the election for a 529. Other gifts to this child in those years count on top. If the giver dies in that time, a part comes back into the estate.',
    ),
    due: nextFilingDay(context.today),
    dueWhy: 'the day on which gift-tax returns are due',
    minutes: 90,
    link: links.irs,
    keep: words('A copy of the return.'),
  }
}

function stateDeadline(work: CollegeWork): StepDraft | undefined {
  const { state, stateYearly, context, yearly529, mode } = work
  if (state === undefined || stateYearly === undefined || stateYearly.value <= 0) return undefined
  const more =
    state.most !== undefined && state.most.value > yearly529.value && mode === 'monthly'
      ? say` Up to ${state.most} a year counts, so more before that day earns more.`
      : nothing
  return {
    id: 'state-deadline',
    title: state.isCredit
      ? say`Be in time for the ${state.name} tax credit`
      : say`Be in time for the ${state.name} tax deduction`,
    why: say`${mode === 'lump' ? words('This sum') : words('A year of this plan')} saves about ${stateYearly} of state tax.${more}`,
    how: words(
      'What has arrived in the plan by the last day of the year counts for this year. Send it a week before.',
    ),
    due: yearEnd(context.today),
    dueWhy: 'the last day of the tax year',
    dueInputs: [stateYearly],
    minutes: 15,
    keep: words('The plan’s yearly statement, for the state tax return.'),
  }
}

function owner({ owner: who, saved }: CollegeWork): StepDraft | undefined {
  if (who === 'custodial' && saved.value > 0)
    return {
      id: 'custodial',
      title: words('Ask about moving the custodial money into a custodial 529'),
      why: words(
        'Student aid then counts it like a parent’s, and what it earns is not taxed when it pays for education.',
      ),
      how: words(
        'Only cash can go in, so what is invested has to be sold first: look at the gain and its tax. It stays the child’s money.',
      ),
      due: within.month,
      dueWhy: 'a month from today',
      minutes: 45,
      link: links.studentAid,
      keep: words('What was paid for it, for the tax return.'),
    }
  if (who !== 'grandparent') return undefined
  return {
    id: 'successor',
    title: words('Ask the grandparent to name you as successor owner'),
    why:
      saved.value > 0
        ? say`The plan counts on ${saved} that is not yours. The owner can change the beneficiary, and an estate or a nursing home may come first.`
        : words('The owner can change the beneficiary, and an estate or a nursing home may come first.'),
    how: words('The plan has a form for it. Ask for a copy of the yearly statement as well.'),
    due: within.month,
    dueWhy: 'a month from today',
    minutes: 20,
    keep: words('A copy of the form.'),
  }
}

function schoolBills({ reader, state }: CollegeWork): StepDraft | undefined {
  if (!reader.value('privateSchoolUse')) return undefined
  const isRewarded = state !== undefined && (state.kind === 'own' || state.kind === 'any')
  return {
    id: 'school-bills',
    title: words('Pay school from pay, not from the college money'),
    why: words('What leaves now is missing when college comes, with all that it would have earned.'),
    how: isRewarded
      ? words(
          'Before any school bill goes through the 529, ask your state’s plan whether the state follows the federal rule. If it does, put in and take out the same amount in the same year.',
        )
      : words('Set up a transfer for the school’s bill from checking, and leave the 529 alone.'),
    due: within.month,
    dueWhy: 'a month from today',
    minutes: 30,
    link: links.irs,
  }
}

function enough(work: CollegeWork): (StepDraft | undefined)[] {
  const { mode, current, worth, saved, children, context } = work
  if (mode !== 'enough' || saved.value <= 0) return []
  const roth = of(work, 'roth')
  return [
    current.value > 0
      ? {
          id: 'stop',
          title: say`Stop the ${current} and send it elsewhere`,
          why: say`${saved} is saved, and your part of the bills is worth ${worth} today. More could end up where it is taxed.`,
          how: words(
            'Change the automatic transfer: your own retirement first, then a goal that has no money yet.',
          ),
          due: within.days,
          dueWhy: 'a few days from today',
          minutes: 15,
        }
      : undefined,
    {
      id: 'calm',
      title: words('Check that the mix is calm enough'),
      why: words('What pays the next years’ bills cannot wait for a fall to pass.'),
      how: say`Move what the first bills of ${childrenOf(children)} take into the plan’s cash or short-term choice. A plan allows changes only a few times a year.`,
      due: within.fortnight,
      dueWhy: 'a fortnight from today',
      minutes: 30,
      link: links.investor,
    },
    roth.length > 0
      ? {
          id: 'roth-terms',
          title: words('Ask the plan when the account was opened'),
          why: words(
            'What is over can become the child’s Roth IRA, but only from an account that is old enough.',
          ),
          how: words(
            'Ask for the opening date and for what was put in each year. Changing the beneficiary may start the count again, so do not change it before you have asked.',
          ),
          due: within.month,
          dueWhy: 'a month from today',
          minutes: 20,
          link: links.irs,
          keep: words('The answer in writing.'),
        }
      : undefined,
    {
      id: 'bills-year',
      title: words('Match withdrawals to bills, year by year'),
      why: words('Money taken out in another year than the bill is paid is taxed.'),
      how: say`Have the plan pay the school or the student, and keep bills and the 1099-Q together. A refund from the school can go back into the plan within ${work.reader.rule('refund.days', 'Days to put a refund back', 'days', rules.refundDays)}.`,
      due: addYears(context.today, 1),
      dueWhy: 'before the first or the next bill',
      minutes: 20,
      link: links.irs,
      rank: 1,
    },
  ]
}

/** The aid form opens in the autumn before college; farther away it is only a date on the timeline. */
function aidForm({ needs, context }: CollegeWork): StepDraft | undefined {
  const next = [...needs]
    .sort((a, b) => a.child.startsIn - b.child.startsIn)
    .find(({ child }) => child.startsIn <= rules.shortHorizon.value)
  if (next === undefined) return undefined
  const year = yearOf(next.startsOn.value) - 1
  const opens = calendarDate(year, aidOpens.month, aidOpens.day)
  const due = opens < context.today ? context.today : opens
  return {
    id: 'aid-form',
    title:
      next.child.startsIn === 0
        ? words('Fill in the student-aid form (FAFSA) again, every year')
        : words('Fill in the student-aid form (FAFSA)'),
    why: words('Grants and federal loans start with it, and some states give to those who come first.'),
    how: words(
      'It looks at the income of an earlier year. Only the applicant’s own 529 is reported; those of brothers and sisters and of grandparents are not. Some private colleges ask for more on the CSS Profile.',
    ),
    due,
    dueWhy: 'it opens in the autumn of the year before college',
    dueInputs: [next.startsOn],
    minutes: 60,
    link: links.studentAid,
    keep: words('The submission summary.'),
    rank: 1,
  }
}

function yearly({ context, needMonthly, mode }: CollegeWork): StepDraft {
  return {
    id: 'yearly',
    title: words('Look again once a year'),
    why: words('Prices, markets and plans for college change; the mix has to get calmer.'),
    how:
      mode === 'monthly' && needMonthly.value > 0
        ? say`Raise the transfer a little with each pay rise. The target takes ${needMonthly} today.`
        : words('Compare what is saved with what college costs then.'),
    due: addYears(context.today, 1),
    dueWhy: 'a year from today',
    minutes: 30,
    link: links.collegeScorecard,
    rank: 1,
  }
}
