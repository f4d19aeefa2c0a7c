/** The dated steps of a college plan: free money, what comes first, the account, the deadlines. */
import { addMonths, addYears } from '../../calendar.ts'
import { links } from '../../links.ts'
import type { NextStep } from '../../plan.ts'
import { join, listed, nothing, say, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { known } from '../../tax/tax-year.ts'
import { childSurvivorSteps } from '../child-survivors.ts'
import { monthsToBirth } from '../expecting.ts'
import { lateFirstSteps } from '../late-first.ts'
import { comparePlanStep } from '../plan-to-compare.ts'
import { afterSaveStep } from '../save-ends.ts'
import { datedSteps, type StepDraft, within } from '../steps.ts'
import { sourceOf } from '../tax-picture.ts'
import { accountSteps } from './account-steps.ts'
import { aidForm } from './aid-form.ts'
import { birthStep } from './birth-words.ts'
import { calmStep } from './calm-now.ts'
import { areGrandchildren } from './children.ts'
import { enoughSteps } from './enough-steps.ts'
import { firstSteps } from './first-steps.ts'
import { lastDaySteps } from './last-day.ts'
import { signNothingStep } from './older-plan.ts'
import { savesAnything } from './parts.ts'
import { openPrice, priceSteps } from './price.ts'
import { shortSteps } from './short-month.ts'
import { sumThenStep } from './sum-then.ts'
import type { CollegeWork } from './work.ts'

export const collegeSteps = (work: CollegeWork): NextStep[] =>
  datedSteps(work.sheet, work.context.today, [
    signNothingStep(work),
    ...shortSteps(work, work.first.short, work.first),
    work.then === undefined ? undefined : sumThenStep(work.then, work.total),
    ...(areGrandchildren(work.children) ? [] : childSurvivorSteps(work)),
    calmStep(work),
    trumpAccount(work),
    ...lateFirstSteps(work, work.first.late),
    afterSaveStep(work, work.loanAhead),
    work.first.compared === undefined ? undefined : comparePlanStep(work.first.compared),
    ...firstSteps(work),
    ...lastDaySteps(work),
    birthStep(work),
    ...enoughSteps(work),
    ...accountSteps(work),
    owner(work),
    schoolBills(work),
    withdrawals(work),
    aidForm(work),
    ...priceSteps(work),
    yearly(work),
  ])

function trumpAccount({ sheet, reader, children, context }: CollegeWork): StepDraft | undefined {
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
  const sure = may.filter((child) => child.seed === 'yes')
  const perhaps = may.filter((child) => child.seed !== 'yes')
  const isSure = sure.length > 0
  const isExpected = may.every((child) => child.isExpected)
  const birth = isExpected ? monthsToBirth(reader) : undefined
  // Who may open it is a guardian first, then a parent; a grandparent only where neither is there.
  const isGrandchild = areGrandchildren(may)
  return {
    id: 'trump-account',
    title: isGrandchild
      ? isSure
        ? say`Ask the parents to file Form 4547 for the free ${seed}`
        : say`If the child was born from ${from} on, ask the parents to file Form 4547 for the free ${seed}`
      : isSure
        ? say`File Form 4547 for the free ${seed}`
        : say`If your child was born from ${from} on, file Form 4547 for the free ${seed}`,
    why: say`For children born from ${from} to ${to} the Treasury puts ${seed} into a Trump account. Without the form and its box nothing arrives.`,
    how: join([
      sure.length > 0 && perhaps.length > 0
        ? say`It is certain for ${listed(sure.map(({ name }) => name))}, and for ${listed(perhaps.map(({ name }) => name))} only if born from ${from} on.`
        : nothing,
      isExpected
        ? words('After the birth, get the Social Security number first; the hospital has the form.')
        : nothing,
      words(
        isGrandchild
          ? 'A parent files it with the tax return or on the official site, and ticks the box for the pilot contribution.'
          : 'File it with your tax return or on the official site, and tick the box for the pilot contribution. Ask your employer whether it adds something.',
      ),
    ]),
    ...(birth !== undefined
      ? {
          due: addMonths(context.today, birth.value + 1),
          dueWhy: 'a month after the latest day of a birth: nobody told the day',
          dueInputs: [birth],
        }
      : { due: within.week, dueWhy: 'a week from today' }),
    minutes: 20,
    link: links.trumpAccounts,
    keep: words('A copy of the form and the confirmation.'),
  }
}

function owner({ owner: who, saved, children, contributions }: CollegeWork): StepDraft | undefined {
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
  if (who !== 'grandparent' || !savesAnything(contributions)) return undefined
  const isOwn = areGrandchildren(children)
  return {
    id: 'successor',
    title: isOwn
      ? words('Name a parent of the child as successor owner')
      : words('Ask the grandparent to name you as successor owner'),
    why:
      saved.value > 0 && !isOwn
        ? say`The plan counts on ${saved} that is not yours. The owner can change the beneficiary, and an estate or a nursing home may come first.`
        : words('The owner can change the beneficiary, and an estate or a nursing home may come first.'),
    how: isOwn
      ? words('The plan has a form for it. Tell the parents which plan it is.')
      : words('The plan has a form for it. Ask for a copy of the yearly statement as well.'),
    due: within.month,
    dueWhy: 'a month from today',
    minutes: 20,
    link: links.collegePlans,
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
    keep: words('The bills, and what the plan said about the state’s rule.'),
  }
}

/** Whoever pays bills from the savings soon has to know how; farther away it can wait. */
function withdrawals({ mode, saved, needs, sheet }: CollegeWork): StepDraft | undefined {
  const isNear = needs.some(({ child }) => child.startsIn <= 1)
  if (mode === 'enough' ? saved.value <= 0 : !isNear) return undefined
  const first = needs.map(({ startsOn }) => startsOn).sort((a, b) => (a.value < b.value ? -1 : 1))[0]
  const hasBegun = first === undefined || needs.some(({ child }) => child.startsIn === 0)
  return {
    id: 'bills-year',
    title: words('Match withdrawals to bills, year by year'),
    why: words('Money taken out in another year than the bill is paid is taxed.'),
    how: say`Have the plan pay the school or the student, so that the 1099-Q is in the student’s name, and keep it with the bills. A refund from the school can go back into the plan within ${sheet.law('refund.days', 'Days to put a refund back', 'days', lastingLaw.collegeRefundDays)}.`,
    due: hasBegun ? within.month : addMonths(first.value, -1),
    dueWhy: hasBegun ? 'before the next bill' : 'a month before the first bill',
    dueInputs: hasBegun ? [] : [first],
    minutes: 20,
    link: links.irs,
    keep: words('Each withdrawal beside the bill that it paid.'),
    rank: 1,
  }
}

function yearly(work: CollegeWork): StepDraft {
  const { context, needMonthly, mode, isRetired } = work
  return {
    id: 'yearly',
    title: words('Look again once a year'),
    why: words('Prices, markets and plans for college change; the mix has to get calmer.'),
    how:
      mode === 'monthly' && needMonthly.value > 0 && openPrice(work) === undefined
        ? say`${words(isRetired ? 'Compare the transfer with what your own later years leave for it.' : 'Raise the transfer a little with each pay rise.')} The target takes ${needMonthly} today.`
        : words('Compare what is saved with what college costs then.'),
    due: addYears(context.today, 1),
    dueWhy: 'a year from today',
    minutes: 30,
    link: links.collegeScorecard,
    keep: words('The yearly statement of each account.'),
    rank: 1,
  }
}
