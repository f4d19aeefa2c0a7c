/** The Roth IRA that is left to whoever has filled the plan at work, where no return opens one directly. */
import { yearOf } from '../../calendar.ts'
import { links } from '../../links.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { filingDay } from '../../tax/deadlines.ts'
import { aroundSeparate, type JointReturn, jointReturn } from '../joint-return.ts'
import type { StepDraft } from '../steps.ts'
import { sourceOf } from '../tax-picture.ts'
import { withAdvised } from './advised-return.ts'
import { isBackdoorLeft } from './backdoor-left.ts'
import { canSpouseToo } from './can-spouse-too.ts'
import { ifRefused, isOnce } from './clear-iras.ts'
import { canConvert } from './ira-rooms.ts'
import { contributionYear } from './ira-so-far.ts'
import { iraLimitAt, proRataOf } from './pro-rata.ts'
import type { RothWork } from './work.ts'

/** A joint return that opens one directly to two who file apart; undefined where none does or nobody told both pays. */
function openedJointly(work: RothWork): JointReturn | undefined {
  const joint = jointReturn(withAdvised(work))
  return joint === undefined || joint.rothRoom.value === 0 ? undefined : joint
}

const limitOf = (work: RothWork) =>
  work.sheet.law('backdoor.limit', 'Limit of an IRA', 'usd', {
    value: iraLimitAt(work),
    source: sourceOf(work.context.limits.ira),
    note: 'With the catch-up from the age it starts at.',
  })

const directlyInWords = ({ rothRoom, difference }: JointReturn): Text =>
  say`Beyond the plan at work a joint return opens Roth IRAs for ${rothRoom} to both of you directly, for about ${difference} more tax this year.`

/** Without pre-tax IRA money in its way, or with a plan at work that takes it. */
const isLeftOpen = (work: RothWork): boolean => isBackdoorLeft(work) && canConvert(work)

/** To stand in the answer. */
export function backdoorInShort(work: RothWork): Text {
  if (!isBackdoorLeft(work)) return nothing
  if (!canConvert(work)) {
    const only = openedJointly(work)
    if (only?.better === 'apart') return directlyInWords(only)
    return isOnce(work)
      ? say`${words(only === undefined ? 'Beyond' : 'If you stay with separate returns: beyond')} the plan at work a Roth IRA takes ${limitOf(work)} more a year, by a contribution that is converted (the backdoor), once the ${work.pretaxIra} of pre-tax IRA money has been converted too.`
      : nothing
  }
  const { pretaxIra } = work
  const joint = openedJointly(work)
  const before =
    pretaxIra.value > 0
      ? say`: the ${pretaxIra} of pre-tax IRA money has to move into the plan at work before`
      : nothing
  if (joint === undefined)
    return say`Beyond the plan at work a Roth IRA takes ${limitOf(work)} more a year, by a contribution that is converted (the backdoor)${before}.`
  const moved =
    pretaxIra.value > 0
      ? say` Before it the ${pretaxIra} of pre-tax IRA money has to move into the plan at work, in the year of the conversion at the latest.`
      : nothing
  const spouse = words(canSpouseToo(work) ? ' Your spouse can do the same in an IRA of their own.' : '')
  return joint.better === 'joint'
    ? say`If you stay with separate returns, a Roth IRA still takes ${limitOf(work)} a year beyond the plan at work, by a contribution that is converted (the backdoor).${moved}${spouse}`
    : say`${directlyInWords(joint)} The other way costs no tax: on separate returns yours takes ${limitOf(work)} a year by a contribution that is converted (the backdoor).${moved}${spouse}`
}

/** The way that costs tax, after the one that costs none. */
function orJointly(work: RothWork): Text {
  const joint = openedJointly(work)
  return joint?.better === 'apart'
    ? say`The other way is a joint return: it opens Roth IRAs for ${joint.rothRoom} to both of you directly, for about ${joint.difference} more tax this year.`
    : nothing
}

/** Why it takes nothing directly. */
function closedInWords(work: RothWork): string {
  if (work.status !== 'married_separate') return 'at your income a Roth IRA takes nothing directly'
  return jointReturn(withAdvised(work))?.closedFrom === undefined
    ? 'on a separate return a Roth IRA takes nothing directly'
    : 'no return opens a Roth IRA directly'
}

export function backdoorStep(work: RothWork): StepDraft | undefined {
  if (!isLeftOpen(work)) return undefined
  const { pretaxIra, context, now, traditional } = work
  const isOfSaving = traditional > now.least.traditional && work.costliest === undefined
  const { amount, taxable } = proRataOf(work)
  const year = contributionYear(work)
  return {
    id: 'backdoor',
    title: say`${words(isOfSaving ? 'Put' : 'If you can spare more, put')} up to ${limitOf(work)} into an IRA for ${year} and convert it`,
    why: words(
      `The plan at work is full, and ${closedInWords(work)}: what is put in without a deduction may be converted at any income.`,
    ),
    how: join([
      aroundSeparate(withAdvised(work)),
      pretaxIra.value > 0
        ? say`First have the ${pretaxIra} of pre-tax IRA money sent into the plan at work, by the last day of the year of the conversion: beside it ${taxable} of ${amount} would be taxed.`
        : nothing,
      words(
        `${pretaxIra.value > 0 ? 'Then put' : 'Put'} the money into a traditional IRA as cash, ask for the conversion to a Roth IRA a few days later, and file Form 8606 with the return.`,
      ),
      pretaxIra.value > 0 ? ifRefused(work) : nothing,
      words(isOfSaving ? 'What the Traditional part saves in tax goes into it first.' : ''),
      words(canSpouseToo(work) ? 'Your spouse can do the same in an IRA of their own.' : ''),
      orJointly(work),
    ]),
    due: filingDay(yearOf(context.today)),
    dueWhy: 'the filing day, the last day for contributions of the tax year',
    minutes: 60,
    link: links.iraForm,
    keep: words('Form 8606 of every year, and Form 5498.'),
  }
}
