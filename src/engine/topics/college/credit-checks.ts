/** The tax credits for tuition: what they give at this income, and what would open them. */
import { citedIn } from '../../cited-in.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { lifetimeLearningCredit } from '../../tax/education-credits.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars, Years } from '../../units.ts'
import { check } from '../check.ts'
import { tuitionCreditLaw } from '../tuition-credit-law.ts'
import { areGraduates, areGrandchildren } from './children.ts'
import { type CreditOpened, creditOpened } from './credit-opened.ts'
import { creditExpenses } from './need.ts'
import {
  creditIn,
  incomeInCollege,
  incomeThen,
  statusInCollege,
  type TuitionCredit,
} from './tuition-credit.ts'
import type { CollegeWork } from './work.ts'

export function creditChecks(work: CollegeWork): Check[] {
  const { sheet, tuitionCredit, children, taxes, parts, mode, wholeNow } = work
  if (areGrandchildren(children)) return []
  if (areGraduates(children)) return learningCredit(work)
  const opened = creditOpened(work)
  if (tuitionCredit === undefined && opened !== undefined) return [canOpen(work, opened)]
  const joint = jointCredit(work)
  if (tuitionCredit === undefined && joint !== undefined) return [joint]
  if (tuitionCredit === undefined)
    return [
      check(
        'credit',
        'pass',
        'No tuition credit at your income',
        say`With about ${incomeInCollege(work).agi} of income${whenItBegins(work)}${taxes.status === 'married_separate' ? words(', filing separately,') : nothing} the American opportunity credit is closed, so all bills can come from the 529. Its limits do not rise with prices: look again when college starts.`,
      ),
    ]
  const years = sheet.assumed(
    'credit.years',
    'Years of the credit',
    'years',
    rules.collegeYears.value,
    rules.collegeYears.why,
  )
  const scholarships = children.flatMap(({ scholarship }) => (scholarship === undefined ? [] : [scholarship]))
  const isPaidFirst = children.some(
    (child) =>
      !child.isGraduate && creditExpenses(work, child, child.startsIn) < tuitionCredit.expenses.value,
  )
  const earned = creditYears(work, tuitionCredit, years.value)
  const total = earned.reduce((sum, { credit }) => sum + credit, 0)
  const isEven = earned.every(({ credit, students }) => credit === students * tuitionCredit.yearly.value)
  const whole = sheet.computed(
    'credit.whole',
    'Tuition credit over all of college',
    'usd',
    isPaidFirst
      ? 'the credit of each year on the tuition that the scholarship leaves, at published prices, no more than the years of the credit'
      : isEven
        ? 'the credit of a year × the years that are ahead of each child, no more than the years of the credit'
        : 'the credit of each year that is ahead, at an income that keeps up with prices and with the children of that year, no more than the years of the credit',
    [tuitionCredit.yearly, years, ...scholarships],
    total,
  )
  const { from, to } = tuitionCreditLaw(work, statusInCollege(work))
  const isTight = mode === 'enough' && wholeNow.value >= 1
  const isSavingThen = work.needs.some(({ savingMonths, child }) => savingMonths > child.startMonths)
  const isSplit = parts.some(({ kind, amount }) => kind === 'outside' && amount.value > 0)
  return [
    check(
      'credit',
      'pass',
      'Leave room for the tuition credit',
      say`${
        isPaidFirst
          ? say`A scholarship pays tuition first, and only tuition that is left, up to ${tuitionCredit.expenses} a year and paid from other money than the 529, earns the American opportunity credit: ${whole} in all at published prices.`
          : say`Pay ${tuitionCredit.expenses} of tuition a year from other money than the 529: the American opportunity credit then gives back ${tuitionCredit.yearly}${isEven ? nothing : words(' at first')}, ${whole} in all.`
      }${tuitionCredit.isBeyondTax ? beyondTax(work) : nothing} ${isSplit ? words('The part kept outside is for that.') : mode === 'monthly' && isSavingThen ? words('In those years the monthly saving can pay it straight to the school.') : isTight ? words('Use pay or savings for it, although the 529 could pay.') : words('Your target leaves room for it.')} The student has to be your dependent and in the first ${years} of college. The credit shrinks from ${from} of income on and is gone at ${to}; no law raises these limits with prices, and the income of those years counts${incomeThenInWords(work)}.${opened === undefined ? nothing : say` Each ${opened.step} that goes into a plan at work before tax adds ${opened.stepBrings} to it.`}`,
    ),
  ]
}

/** Which year an income is of, where no child has a bill yet. */
const whenItBegins = ({ children }: CollegeWork): Text =>
  children.every(({ startsIn }) => startsIn > 0) ? words(' when college begins') : nothing

/** Once no pay is left it is what is drawn that counts. */
function incomeThenInWords(work: CollegeWork): Text {
  const { agi } = incomeInCollege(work)
  return agi.value === 0
    ? words(', in which what is taken out of pre-tax accounts is income')
    : say`: about ${agi}${whenItBegins(work)}, if yours keeps up with prices`
}

/** A separate return has no credit; a joint one of the same couple may. */
function jointCredit(work: CollegeWork): Check | undefined {
  const { sheet, reader, context, taxes, children } = work
  if (taxes.status !== 'married_separate' || reader.told('spouseIncome') === undefined) return undefined
  const theirs = reader.number('spouseIncome')
  const income = sheet.computed(
    'credit.joint-income',
    'Income of a joint return, about',
    'usd-per-year',
    'your adjusted gross income + the pay of your spouse',
    [taxes.agi, theirs],
    Math.round(taxes.agi.value + theirs.value),
  )
  const { expenses } = tuitionCreditLaw({ sheet, context }, 'married_joint')
  const taxReturn: TaxReturn = {
    ...taxes.taxReturn,
    status: 'married_joint',
    spouseAge: reader.number('spouseAge').value,
    spouseWages: theirs.value,
  }
  const of: TuitionCredit['of'] = (tuition, year) => creditIn(context, taxReturn, tuition, year)
  const each = of([expenses.value], Math.min(...children.map(({ startsIn }) => startsIn)))
  if (each <= 0) return undefined
  const students = children.filter(({ isGraduate }) => !isGraduate)
  const yearly = sheet.computed(
    'credit.joint',
    'American opportunity credit on a joint return',
    'usd-per-year',
    'the whole credit less what the phase-out takes at this income, and what finds no tax to lower',
    [income],
    each,
  )
  const whole = sheet.computed(
    'credit.joint-whole',
    'The same over all of college',
    'usd',
    'the credit of each year that is ahead of each child, at an income that keeps up with prices, no more than the years of the credit',
    [yearly, ...students.map(({ age }) => age)],
    students
      .flatMap(({ startsIn, bills }) =>
        Array.from({ length: Math.min(bills, rules.collegeYears.value) }, (_, year) => startsIn + year),
      )
      .reduce((sum, year) => sum + of([expenses.value], year), 0),
  )
  return check(
    'credit',
    'warn',
    'A separate return gives up the tuition credit',
    say`Filing separately closes the American opportunity credit. A joint return, at about ${incomeThen(work, income)} of income${whenItBegins(work)}, opens it: ${yearly} for each child in college, ${whole} in all. Before college begins compare both returns, with what a separate one saves you elsewhere.`,
  )
}

/** After a first degree the other credit is left, at the same incomes. */
function learningCredit(work: CollegeWork): Check[] {
  const { sheet, context } = work
  const { law } = context
  const { agi } = incomeInCollege(work)
  const { maximum, rate } = known(law.lifetimeLearningCredit)
  const expenses = sheet.law(
    'learning.expenses',
    'Tuition of a year that earns the lifetime learning credit',
    'usd',
    {
      ...citedIn(law.lifetimeLearningCredit, () => maximum / rate),
      note: 'It has to be paid from other money than a 529.',
    },
  )
  const value = Math.round(
    lifetimeLearningCredit({
      law,
      status: statusInCollege(work),
      magi: agi.value,
      expenses: expenses.value,
    }),
  )
  if (value === 0)
    return [
      check(
        'credit',
        'pass',
        'No tuition credit at your income',
        say`With about ${agi} of income${whenItBegins(work)} the lifetime learning credit is closed, and the American opportunity credit is for the first years of college. All bills can come from the 529.`,
      ),
    ]
  const credit = sheet.computed(
    'learning.yearly',
    'Lifetime learning credit at this income',
    'usd-per-year',
    'a share of that tuition, less what the phase-out takes at this income',
    [expenses, agi],
    value,
  )
  return [
    check(
      'credit',
      'pass',
      'Leave room for the lifetime learning credit',
      say`The American opportunity credit is for the first years of college. After them the lifetime learning credit gives back up to ${credit} where ${expenses} of tuition a year is paid from other money than the 529. It only lowers tax, is one for the whole return, and is yours while the student is your dependent; after that it is the student’s.`,
    ),
  ]
}

/** Income is above the credit, and not further than saving before tax reaches. */
function canOpen(work: CollegeWork, { to, room, step, stepBrings, ofPlan }: CreditOpened): Check {
  const { sheet } = work
  const { agi } = incomeInCollege(work)
  const { expenses } = tuitionCreditLaw(work, statusInCollege(work))
  const over = sheet.computed(
    'credit.over',
    'Income above the end of the credit',
    'usd',
    'adjusted gross income − the income at which the credit is gone',
    [agi, to],
    agi.value - to.value,
  )
  return check(
    'credit',
    'warn',
    'Saving before tax can open the tuition credit',
    say`At about ${agi} of income${whenItBegins(work)} the American opportunity credit is closed, but only ${over} above its end at ${to}. Plans at work still take ${room} before tax. Below that end each ${step} less of income brings ${stepBrings} for each student in the first years of college${ofPlan === undefined ? nothing : say`; the part for your own retirement, saved before tax, brings about ${ofPlan.credit}`}. Then pay ${expenses} of tuition a year from other money than the 529. The income of the years in college counts.`,
  )
}

/** Why less comes than the whole credit. */
function beyondTax({ sheet, context }: CollegeWork): Text {
  const paidOut = sheet.law(
    'credit.paid-out',
    'Tuition credit that is paid out without tax, at most',
    'usd-per-year',
    {
      ...citedIn(context.law.americanOpportunityCredit, (it) => it.maximum * it.refundableShare),
    },
  )
  return say` Most of it only lowers federal tax, and yours is too small for all of it; up to ${paidOut} for each student comes without any tax.`
}

/** What the credit comes to in each year with a bill of somebody who is in the first years of college. */
function creditYears(
  work: CollegeWork,
  { of }: TuitionCredit,
  most: Years,
): { credit: Dollars; students: number }[] {
  const students = work.children.filter(({ isGraduate }) => !isGraduate)
  const end = Math.max(...students.map(({ startsIn, bills }) => startsIn + Math.min(most, bills)))
  return Array.from({ length: end }, (_, year) => {
    const tuition = students
      .filter(({ startsIn, bills }) => year >= startsIn && year < startsIn + Math.min(most, bills))
      .map((child) => creditExpenses(work, child, year))
    return { credit: of(tuition, year), students: tuition.length }
  })
}
