/** What the money may be used for, and what happens to it when college does not take it. */

import { citedIn } from '../../cited-in.ts'
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, words } from '../../say.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { known } from '../../tax/tax-year.ts'
import { ableFirst } from '../able-account.ts'
import { ableLimit } from '../able-limit.ts'
import { check } from '../check.ts'
import { sourceOf } from '../tax-picture.ts'
import { type CollegeChild, yearsAhead } from './children.ts'
import { stateOnUse } from './state-on-use.ts'
import type { CollegeWork } from './work.ts'

export const usesChecks = (work: CollegeWork): Check[] => [
  ...graduateLoans(work),
  ...disability(work),
  ...school(work),
  ...leftovers(work),
  ...chances(work),
]

/** Loans for what comes after college, where somebody spoke of it: one of them is closed to new borrowers. */
function graduateLoans({ sheet, reader, needs }: CollegeWork): Check[] {
  if (reader.told('graduateProgram') !== true) return []
  const limits = studentLoanLaw.graduateLimits
  const most = (id: string, label: string, of: keyof typeof limits.value) =>
    sheet.law(
      `graduate.${id}`,
      label,
      'usd',
      citedIn(limits, (it) => it[of]),
    )
  const planned = needs.find(({ child }) => child.isGraduate)
  const counted =
    planned === undefined
      ? nothing
      : say`${reader.rule('graduate.years', 'Years of a graduate program', 'years', rules.graduateYears)} from ${planned.startsOn} on are counted here, as nobody said how long it is and when it begins. `
  return [
    check(
      'graduate-loans',
      'warn',
      'Grad PLUS is closed to new borrowers',
      say`${counted}Federal loans now lend up to ${most('yearly', 'Most federal loans for a graduate student in a year', 'graduateYearly')} a year and ${most('total', 'Most federal loans for a graduate program, ever', 'graduateTotal')} in all for a graduate program, ${most('professional', 'Most federal loans for a professional student in a year', 'professionalYearly')} and ${most('professional-total', 'Most federal loans for a professional program, ever', 'professionalTotal')} for one that leads to a profession such as law or medicine. Whoever borrowed before for the same program may keep the old rule for a while. The rest is savings, pay, aid of the school or a private loan; a 529 pays for it like for college.`,
    ),
  ]
}

function disability(work: CollegeWork): Check[] {
  const { sheet, children, reader, saved } = work
  const child = children.find(({ hasDisability }) => hasDisability)
  if (child === undefined)
    return reader.told('receivesBenefits') === true
      ? [
          check(
            'benefits',
            'warn',
            'SSI and Medicaid have savings limits',
            say`A 529 that a parent owns can count for SSI. An ABLE account does not, up to ${ableLimit(sheet)}. Ask the agency before you save.`,
          ),
        ]
      : []
  return [
    ableFirst(work, child.name, children.length > 1),
    check(
      'able-529',
      'warn',
      'What is in this child’s 529 is not lost',
      saved.value > 0
        ? words(
            'Each year a part can be rolled into the ABLE account, or all of it can go to a brother’s or sister’s 529, free of tax. Taken out for care, only the earnings are taxed; the extra tax is waived for a beneficiary with a disability.',
          )
        : words(
            'A 529 can later be rolled into an ABLE account, a part each year. Family gifts belong in the ABLE account or a special-needs trust, never in the child’s own name. See a lawyer for the trust.',
          ),
    ),
  ]
}

function school(work: CollegeWork): Check[] {
  const { reader, sheet, context, state, contributions } = work
  if (!reader.value('privateSchoolUse')) return []
  const cost = reader.number('privateSchoolCost')
  const most = sheet.law(
    'school.most',
    'Most for school before college from a 529, for each student a year',
    'usd',
    {
      value: known(context.limits.plan529).schoolAnnualMaximumPerStudent,
      source: sourceOf(context.limits.plan529),
    },
  )
  const noGain = state === undefined || state.kind === 'none' || state.kind === 'ended'
  const isOver = cost.value > most.value
  const inState = words(
    {
      'no-tax': 'Your state taxes no income, so it takes nothing.',
      taxes:
        'California does not follow, as far as we know: it taxes what was earned and adds a tax of its own.',
      ask: 'Not every state follows: yours may tax it or take its benefit back, so ask its tax agency first.',
    }[stateOnUse(reader, context)],
  )
  const hasMoney = contributions.some(({ start, monthly }) => start + monthly > 0)
  return [
    check(
      'school',
      'act',
      'Keep school bills apart from the college money',
      say`Federal law lets a 529 pay up to ${most} a year for school before college.${isOver ? say` Your ${cost} is more than that.` : nothing} ${inState} ${noGain ? words('Where the state gives nothing for contributions, passing school money through a 529 gains nothing.') : words('If your state allows it, school money can pass through the 529 for the state’s benefit; put in what you take out.')}${hasMoney ? words(' Money taken out now has no time to grow.') : nothing}`,
    ),
  ]
}

function leftovers({ sheet, context, reader, mode, parts, taxes, children }: CollegeWork): Check[] {
  const law = known(context.limits.plan529)
  const source = sourceOf(context.limits.plan529)
  const figure = (id: string, label: string, unit: Figure['unit'], value: number) =>
    sheet.law(id, label, unit, { value, source })
  const ever = figure(
    'roth.most',
    'Most that may move from a 529 to the child’s Roth IRA, ever',
    'usd',
    law.rothRolloverLifetimeMaximum,
  )
  const age = figure('roth.years', 'Years that the 529 has to be open', 'years', law.rothRolloverAccountYears)
  const seasoned = figure(
    'roth.seasoned',
    'Years since a contribution that may move',
    'years',
    law.rothRolloverContributionYears,
  )
  const loans = figure(
    'loans.most',
    'Most that may repay one person’s student loans, ever',
    'usd',
    law.studentLoanRepaymentLifetimeMaximum,
  )
  const penalty = sheet.law('penalty', 'Extra tax on earnings taken out for something else', 'rate', {
    value: known(context.limits.earlyWithdrawal).plan529PenaltyRateOnEarnings,
    source: sourceOf(context.limits.earlyWithdrawal),
  })
  const isOver =
    mode === 'enough' &&
    parts.some(({ kind, amount }) => (kind === 'roth' || kind === 'over') && amount.value > 0)
  const iraMost = sheet.law('ira.most', 'Most into an IRA in a year', 'usd', {
    value: known(context.limits.ira).limit,
    source: sourceOf(context.limits.ira),
  })
  const opened =
    isOver && reader.told('collegeAccountYears') !== undefined
      ? reader.number('collegeAccountYears')
      : undefined
  const isOldEnough = opened !== undefined && opened.value >= age.value
  const clock =
    opened === undefined
      ? nothing
      : isOldEnough
        ? say` Yours has been open for ${opened}, which is enough.`
        : say` Yours has been open for ${opened}, so it has to wait.`
  const stateTax = words(
    {
      'no-tax': '',
      taxes:
        ' California does not follow that federal rule, as far as we know: it taxes the earnings that move and adds a tax of its own. Ask the Franchise Tax Board before you move any.',
      ask: ' Not every state follows that federal rule: yours may tax what moves, so ask its tax agency first.',
    }[stateOnUse(reader, context)],
  )
  const finished = (reader.savedFor('dependents') ?? []).some((child) => child >= rules.supportUntilAge.value)
  const handOn =
    finished && children.length > 0
      ? words(
          'What a child who has finished did not use can go to a brother or sister: change the beneficiary, and nothing is taxed. ',
        )
      : nothing
  return [
    check(
      'leftovers',
      isOver ? 'act' : 'pass',
      isOver ? 'What to do with what is over' : 'What is left over is not lost',
      say`${handOn}Another child, a cousin, graduate school or your own courses can use it, and up to ${loans} can repay a student loan. Or the child’s Roth IRA: up to ${ever} over a lifetime, no more than ${iraMost} a year (a figure of this year) less what the child puts in, and no more than the child earns, from an account open for ${age}, of money put in at least ${seasoned} before.${clock}${stateTax} Taken out for anything else, only the earnings are taxed, at your bracket of ${taxes.bracket} and ${penalty} more; the ${penalty} is waived up to the value of a scholarship.`,
    ),
  ]
}

/** A scholarship that is promised pays a part of each bill, and opens the account for as much. */
function promisedCheck({ sheet, context }: CollegeWork, child: CollegeChild, scholarship: Figure): Check {
  const years = sheet.computed(
    `${child.id}.scholarship.years`,
    'Years of college ahead that it pays',
    'years',
    'years of college that are ahead of this child',
    [child.age],
    yearsAhead(child),
  )
  const all = sheet.computed(
    `${child.id}.scholarship.all`,
    'What the scholarship pays in all',
    'usd',
    'what it pays a year × the years of college ahead',
    [scholarship, years],
    Math.round(scholarship.value * yearsAhead(child)),
  )
  const penalty = sheet.law('penalty', 'Extra tax on earnings taken out for something else', 'rate', {
    value: known(context.limits.earlyWithdrawal).plan529PenaltyRateOnEarnings,
    source: sourceOf(context.limits.earlyWithdrawal),
  })
  return check(
    'scholarship',
    'warn',
    'The scholarship comes off each bill',
    say`${scholarship} for ${child.name} is taken off the price, the same each year while the price rises, ${all} over ${years}. Read what it asks for: grades, a full load of courses, a renewal. What it pays of tuition, fees and required books is free of tax; what it pays of housing and food is income of the student. Up to as much as it pays can come out of the 529 in the same year without the ${penalty}; the earnings in it are still taxed, so first let the 529 pay the bills that are left. Ask the college whether its own grant shrinks by it.`,
  )
}

function chances(work: CollegeWork): Check[] {
  const { reader, isExample, children } = work
  const found: Check[] = []
  const child = children.find(({ scholarship }) => scholarship !== undefined)
  if (child?.scholarship !== undefined) found.push(promisedCheck(work, child, child.scholarship))
  else if (reader.value('ownScholarship') && !isExample)
    found.push(
      check(
        'scholarship',
        'warn',
        'A scholarship changes the target',
        join([
          words(
            'Aim lower until it is certain. What it replaces may come out of the 529 without the extra tax, in the same year; the earnings are still taxed. At a military academy that is as much as a year there would cost.',
          ),
          children.length > 1
            ? words('Handed on to a brother or sister, or kept for graduate school, nothing is taxed.')
            : words('Kept for graduate school or handed on in the family, nothing is taxed.'),
        ]),
      ),
    )
  if (reader.told('prepaidPlan') === true)
    found.push(
      check(
        'prepaid',
        'warn',
        'What the prepaid plan covers',
        words(
          'Ask what it pays at a private college or in another state, whether housing and food are in it, and what you get back if it is not used. Count only what it promises, and use the 529 for the rest. With a scholarship it pays less or goes to a brother or sister.',
        ),
      ),
    )
  return found
}
