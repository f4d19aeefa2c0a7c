/** What one joint return would make of two who file separately, where nothing that was told speaks for two returns. */
import { yearOf } from '../calendar.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../say.ts'
import { isCommunityPropertyState } from '../tax/community-property.ts'
import { filingDay } from '../tax/deadlines.ts'
import { householdTax } from '../tax/household-tax.ts'
import { iraRoom } from '../tax/ira-room.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import { known } from '../tax/tax-year.ts'
import type { Dollars } from '../units.ts'
import { worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { contributedShare, spouseShare } from './contributed-share.ts'
import { incomeDrivenLoans } from './income-driven-loans.ts'
import { isSpouseSoleProprietor, payOfSpouse } from './own-business.ts'
import { returnsApart } from './returns-apart.ts'
import { isSpouseSoleEarner } from './sole-earner.ts'
import { stateLawIn } from './state-rate.ts'
import { type StepDraft, within } from './steps.ts'
import { sourceOf, taxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

export interface JointReturn {
  /** Income tax of both, on two returns and on one. */
  readonly apart: Figure
  readonly together: Figure
  readonly difference: Figure
  readonly isLess: boolean
  /** Income of both that the limit of a Roth IRA looks at then, and what the IRAs of both take of it directly. */
  readonly income: Figure
  readonly rothRoom: Figure
  /** Where that income closes them; undefined where it does not. */
  readonly closedFrom: Figure | undefined
  /** That income in a year with the plan from its first day on, where it closes what is open this year. */
  readonly closedLater: { readonly income: Figure; readonly from: Figure } | undefined
  /** The better way: by less tax, or by what a joint return opens at the same; neither where both are alike. */
  readonly better: 'joint' | 'apart' | 'neither'
}

/** What asks of a joint return, and what goes into the plan at work before tax this year by the plan; as it is now where none is named. */
export type JointQuestion = Drafting & {
  readonly advised?: Dollars | undefined
  /** The same in a whole year by the plan. */
  readonly advisedInFull?: Dollars | undefined
}

/** Pay with another sum of it put into the plan at work before tax. */
function withDeferred(taxReturn: TaxReturn, advised: Dollars | undefined): TaxReturn {
  const { wages, deferredPay = 0, ...rest } = taxReturn
  return advised === undefined || wages === undefined
    ? taxReturn
    : {
        ...rest,
        wages: wages + deferredPay - advised,
        ...(advised === 0 ? {} : { deferredPay: advised }),
      }
}

/** The return that both would file, with what goes into plans at work; undefined where a pay is not known. */
function bothOnOne({ sheet, reader, context, advised }: JointQuestion): TaxReturn | undefined {
  if (reader.told('income') === undefined || reader.told('spouseIncome') === undefined) return undefined
  const { taxReturn } = taxPicture(sheet, reader, context)
  const pay = reader.number('spouseIncome').value
  const share = (isSpouseSoleEarner(reader) ? contributedShare : spouseShare)(sheet, reader, context)
  const deferred = isSpouseSoleProprietor(reader) ? 0 : pay * (share?.value ?? 0)
  return {
    ...withDeferred(taxReturn, isSpouseSoleEarner(reader) ? undefined : advised),
    status: 'married_joint',
    spouseAge: Math.floor(reader.number('spouseAge').value),
    ...payOfSpouse(reader, pay - deferred),
    ...(deferred === 0 ? {} : { spouseDeferredPay: deferred }),
  }
}

/** A loan whose payment follows the income of one is a reason for two returns, which is weighed where loans are. */
export function jointReturn(asked: JointQuestion): JointReturn | undefined {
  const { sheet, reader: told, context, advised, advisedInFull } = asked
  if (told.told('filingStatus') !== 'married_separate' || told.value('maritalStatus') !== 'married')
    return undefined
  const tried = worksheet(context.fromSample)
  const reader = told.onSheet(tried)
  if (incomeDrivenLoans(reader, context) !== undefined) return undefined
  const joint = bothOnOne({ sheet: tried, reader, context, advised })
  if (joint === undefined) return undefined
  const state = stateLawIn(reader, context.law)
  const taxOf = (taxReturn: TaxReturn) => householdTax({ law: context.law, state, taxReturn })
  const { mine, theirs } = returnsApart(joint, isCommunityPropertyState(reader.told('state') ?? ''))
  const one = taxOf(joint)
  const two = taxOf(mine).total + taxOf(theirs).total
  const pays = [told.number('income'), told.number('spouseIncome')]
  const goesIn =
    advised === undefined
      ? 'with what goes into plans at work now'
      : 'with what went into the plan at work before, and what this plan puts in for the rest of the year'
  const taxFigure = (id: string, label: string, how: string, value: Dollars) =>
    sheet.computed(id, label, 'usd', how, pays, Math.round(value))
  const apart = taxFigure(
    'joint.apart',
    'Income tax of both on separate returns',
    `federal and state income tax ${goesIn}; the children on yours, and without the credits that separate returns close`,
    two,
  )
  const together = taxFigure(
    'joint.together',
    'Income tax of both on one joint return',
    `federal and state income tax ${goesIn}`,
    one.total,
  )
  const isLess = together.value < apart.value
  const difference = sheet.computed(
    'joint.difference',
    isLess ? 'What a joint return saves this year' : 'What a joint return costs this year',
    'usd',
    'income tax of both on separate returns − the same on a joint one, or the other way round',
    [apart, together],
    Math.abs(apart.value - together.value),
  )
  const incomeFigure = (
    id: string,
    label: string,
    { federal: { agi, studentLoanInterestDeduction } }: typeof one,
  ) =>
    sheet.computed(
      id,
      label,
      'usd',
      'pay of both, less what goes into plans at work before tax; interest and gains are not counted',
      pays,
      Math.round(agi + studentLoanInterestDeduction),
    )
  const income = incomeFigure('joint.income', 'Income of both that the limit of a Roth IRA looks at', one)
  const rothRoom = sheet.computed(
    'joint.roth-room',
    'What Roth IRAs of both take directly on a joint return',
    'usd',
    'the limit of each by age, as far as that income leaves it, less what went into your IRA this year',
    [income],
    roomOfBoth({ sheet: tried, reader, context }, income.value),
  )
  const { to } = known(context.limits.ira).rothPhaseOut.married_joint
  const limit = () =>
    sheet.law('joint.roth-to', 'Income from which no Roth IRA is open on a joint return', 'usd', {
      value: to,
      source: sourceOf(context.limits.ira),
    })
  const closedFrom = income.value < to ? undefined : limit()
  const ofFullYear =
    advisedInFull === undefined || closedFrom !== undefined
      ? undefined
      : bothOnOne({ sheet: tried, reader, context, advised: advisedInFull })
  const inFull =
    ofFullYear === undefined
      ? undefined
      : incomeFigure(
          'joint.income-in-full',
          'The same in a year with this plan from January on',
          taxOf(ofFullYear),
        )
  const closedLater =
    inFull === undefined || inFull.value < to ? undefined : { income: inFull, from: limit() }
  const opens = rothRoom.value > 0 ? 'joint' : 'neither'
  return {
    apart,
    together,
    difference,
    isLess,
    income,
    rothRoom,
    closedFrom,
    closedLater,
    better: areAlike(difference) ? opens : isLess ? 'joint' : 'apart',
  }
}

/** A difference too small for a form. */
const areAlike = (difference: Figure): boolean => difference.value < rules.leastPart.value

/** Of two on one return the pay of either fills the IRAs of both: IRC §219(c). */
function roomOfBoth({ reader, context }: Drafting, magi: Dollars): Dollars {
  const [own, other] = [reader.number('income').value, reader.number('spouseIncome').value]
  const roomOf = (
    age: 'age' | 'spouseAge',
    compensation: Dollars,
    spouseCompensation: Dollars,
    roth: Dollars,
  ) =>
    iraRoom({
      limits: context.limits,
      status: 'married_joint',
      age: Math.floor(reader.number(age).value),
      magi,
      compensation,
      spouseCompensation,
      contributedRoth: roth,
    }).rothRoom
  const contributed = middle(reader.told('iraContributedThisYear') ?? 0)
  return Math.floor(roomOf('age', own, other, contributed) + roomOf('spouseAge', other, own, 0))
}

function taxOfBothInWords({ apart, together, difference, isLess }: JointReturn): Text {
  const apartBy =
    difference.value === 0
      ? words('the same')
      : areAlike(difference)
        ? words('about alike')
        : say`${difference} ${words(isLess ? 'less' : 'more')}`
  return say`On separate returns both of you owe about ${apart} of income tax, on one joint return about ${together}: ${apartBy}.`
}

function iraInWords({ income, rothRoom, closedFrom, closedLater }: JointReturn): Text {
  if (rothRoom.value > 0)
    return join([
      say`At about ${income} of income together a joint return also opens a Roth IRA to each of you: ${rothRoom} in all for this year.`,
      closedLater === undefined
        ? nothing
        : say`In a whole year with what this plan puts in it is about ${closedLater.income}, over the limit of ${closedLater.from}: then only a conversion is left.`,
    ])
  return closedFrom === undefined
    ? nothing
    : say`A joint return opens no Roth IRA: your ${income} together is over its limit of ${closedFrom}, too.`
}

/** What both come to, to stand where separate returns are spoken of. */
export const jointInWords = (found: JointReturn): Text => join([taxOfBothInWords(found), iraInWords(found)])

/** What speaks for it, to stand after "it" or "one joint return". */
function gainInWords({ difference, isLess, rothRoom }: JointReturn): Text {
  const parts = [
    ...(isLess ? [say`takes about ${difference} less tax this year than separate ones`] : []),
    ...(rothRoom.value > 0 ? [say`opens Roth IRAs for ${rothRoom}`] : []),
  ]
  return listed(parts)
}

/** To stand before an answer that goes by separate returns; nothing where they are the better ones or nobody told enough. */
export function jointFirst(drafting: JointQuestion): Text {
  const found = jointReturn(drafting)
  return found?.better === 'joint'
    ? say`First look at how you file: one joint return ${gainInWords(found)}. What follows is for separate ones.`
    : nothing
}

export function jointSteps(drafting: JointQuestion): StepDraft[] {
  const found = jointReturn(drafting)
  if (found?.better !== 'joint') return []
  const { sheet, context } = drafting
  const day = sheet.date(
    'joint.last',
    'Day by which the return of this year is due',
    'the filing day of this year’s return',
    [],
    filingDay(yearOf(context.today)),
  )
  return [
    {
      id: 'joint-return',
      title: words('Decide to file one joint return for this year'),
      why: say`It ${gainInWords(found)}.`,
      how: join([
        jointInWords(found),
        say`Enter both pays in a tax program once as joint and once as separate, and file the better one by ${day}. Separate ones can have a reason that was not told here: a loan payment that follows income, or that on a joint return each of you answers for all of its tax.`,
        words('If it is to be joint, say “married filing jointly” here: the plan is another one then.'),
      ]),
      due: within.week,
      dueWhy: 'a week from today: other steps of the year rest on it',
      dueInputs: [day],
      minutes: 60,
      link: links.irs,
      keep: words('Both returns as worked out.'),
    },
  ]
}

/** Both returns side by side, for plans that say nothing else of the limits of separate ones. */
export function jointCheck(drafting: Drafting): Check[] {
  const found = jointReturn(drafting)
  if (found === undefined || found.better === 'neither') return []
  return [
    found.better === 'joint'
      ? check('joint-return', 'act', 'One joint return is the better one', jointInWords(found))
      : check('joint-return', 'pass', 'Separate returns cost less tax', jointInWords(found)),
  ]
}

/** That a step goes around a limit which a joint return does not have. */
export function aroundSeparate(drafting: JointQuestion): Text {
  const found = jointReturn(drafting)
  return found?.better === 'joint' && found.rothRoom.value > 0
    ? say`Only if you stay with separate returns: on a joint one Roth IRAs take ${found.rothRoom} from both of you directly.`
    : nothing
}
