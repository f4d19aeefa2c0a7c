/** Free money, tax credits, student aid and borrowing: what the savings may bring or cost a child. */
import { citedIn } from '../../cited-in.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, words } from '../../say.ts'
import { americanOpportunityCredit, lifetimeLearningCredit } from '../../tax/education-credits.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars, Years } from '../../units.ts'
import { check } from '../check.ts'
import { sourceOf } from '../tax-picture.ts'
import type { TuitionCredit } from './basis.ts'
import { areGraduates, areGrandchildren } from './children.ts'
import { type CreditOpened, creditOpened } from './credit-opened.ts'
import { fiveYears, yearsGifts } from './gift-step.ts'
import { giversOf } from './givers.ts'
import { aidOf, planCourse } from './ledger.ts'
import { loanCheck } from './loan-check.ts'
import { creditExpenses } from './need.ts'
import { olderPlanCheck } from './older-plan.ts'
import type { CollegeWork } from './work.ts'

export const aidChecks = (work: CollegeWork): Check[] => [
  ...trumpAccount(work),
  ...credit(work),
  ...gift(work),
  ...fiveYears(work),
  ...(work.contributions.some(({ start, monthly }) => start + monthly > 0) ? aid(work) : []),
  ...olderPlanCheck(work),
  ...loanCheck(work),
]

function trumpAccount({ sheet, children, context }: CollegeWork): Check[] {
  if (children.every(({ seed }) => seed === 'no')) return []
  const law = known(context.limits.trumpAccount)
  const source = sourceOf(context.limits.trumpAccount)
  const family = sheet.law('trump.family', 'Most that family and employer may add a year', 'usd', {
    value: law.annualContributionMaximum,
    source,
  })
  const employer = sheet.law('trump.employer', 'Part of it that an employer may add', 'usd', {
    value: law.employerMaximum,
    source,
  })
  const unlock = sheet.assumed(
    'trump.unlock',
    'Age that opens a Trump account',
    'age',
    rules.seedUnlockAge.value,
    rules.seedUnlockAge.why,
  )
  return [
    check(
      'trump',
      'act',
      'A Trump account with free money',
      say`Take the Treasury’s part and what an employer adds, up to ${employer}. Family may add up to ${family} a year, the employer’s part included; the Treasury’s and a charity’s do not count toward it. But for education the 529 is better: the Trump account holds only US stock funds, is closed until the year in which the child is ${unlock}, and what it earned is taxed like an IRA. It then belongs to the child. Gifts to it may need a gift-tax return: look up the newest relief.`,
    ),
  ]
}

function credit(work: CollegeWork): Check[] {
  const { sheet, tuitionCredit, children, taxes, parts, mode, wholeNow, context } = work
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
        say`With about ${taxes.agi} of income${taxes.status === 'married_separate' ? words(', filing separately,') : nothing} the American opportunity credit is closed, so all bills can come from the 529. Look again when college starts.`,
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
  const whole = sheet.computed(
    'credit.whole',
    'Tuition credit over all of college',
    'usd',
    isPaidFirst
      ? 'the credit of each year on the tuition that the scholarship leaves, at published prices, no more than the years of the credit'
      : 'the credit of a year × the years that are ahead of each child, no more than the years of the credit',
    [tuitionCredit.yearly, years, ...scholarships],
    children.reduce((sum, child) => sum + creditOf(work, tuitionCredit, child, years.value), 0),
  )
  const law = context.law.americanOpportunityCredit
  const from = sheet.law(
    'credit.from',
    'Income from which the credit shrinks',
    'usd',
    citedIn(law, (it) => it.phaseOut[taxes.status].from),
  )
  const to = sheet.law(
    'credit.to',
    'Income at which the credit is gone',
    'usd',
    citedIn(law, (it) => it.phaseOut[taxes.status].to),
  )
  const isTight = mode === 'enough' && wholeNow.value >= 1
  const isSavingThen = work.needs.some(({ savingMonths, startMonths }) => savingMonths > startMonths)
  const isSplit = parts.some(({ kind, amount }) => kind === 'outside' && amount.value > 0)
  return [
    check(
      'credit',
      'pass',
      'Leave room for the tuition credit',
      say`${
        isPaidFirst
          ? say`A scholarship pays tuition first, and only tuition that is left, up to ${tuitionCredit.expenses} a year and paid from other money than the 529, earns the American opportunity credit: ${whole} in all at published prices.`
          : say`Pay ${tuitionCredit.expenses} of tuition a year from other money than the 529: the American opportunity credit then gives back ${tuitionCredit.yearly}, ${whole} in all.`
      } ${isSplit ? words('The part kept outside is for that.') : mode === 'monthly' && isSavingThen ? words('In those years the monthly saving can pay it straight to the school.') : isTight ? words('Use pay or savings for it, although the 529 could pay.') : words('Your target leaves room for it.')} The student has to be your dependent and in the first ${years} of college. The credit shrinks from ${from} of income on and is gone at ${to}; the income of those years counts.${opened === undefined ? nothing : say` Each ${opened.step} that goes into a plan at work before tax adds ${opened.stepBrings} to it.`}`,
    ),
  ]
}

/** A separate return has no credit; a joint one of the same couple may. */
function jointCredit({ sheet, reader, context, taxes, children }: CollegeWork): Check | undefined {
  if (taxes.status !== 'married_separate' || reader.told('spouseIncome') === undefined) return undefined
  const { law } = context
  const theirs = reader.number('spouseIncome')
  const income = sheet.computed(
    'credit.joint-income',
    'Income of a joint return, about',
    'usd-per-year',
    'your adjusted gross income + the pay of your spouse',
    [taxes.agi, theirs],
    Math.round(taxes.agi.value + theirs.value),
  )
  const { fullExpenses, partExpenses } = known(law.americanOpportunityCredit)
  const each = Math.round(
    americanOpportunityCredit({
      law,
      status: 'married_joint',
      magi: income.value,
      expenses: fullExpenses + partExpenses,
    }).credit,
  )
  if (each <= 0) return undefined
  const students = children.filter(({ isGraduate }) => !isGraduate)
  const yearly = sheet.computed(
    'credit.joint',
    'American opportunity credit on a joint return',
    'usd-per-year',
    'the whole credit less what the phase-out takes at this income',
    [income],
    each,
  )
  const whole = sheet.computed(
    'credit.joint-whole',
    'The same over all of college',
    'usd',
    'the credit of a year × the years that are ahead of each child, no more than the years of the credit',
    [yearly, ...students.map(({ age }) => age)],
    students.reduce((sum, { bills }) => sum + each * Math.min(bills, rules.collegeYears.value), 0),
  )
  return check(
    'credit',
    'warn',
    'A separate return gives up the tuition credit',
    say`Filing separately closes the American opportunity credit. A joint return, at about ${income} of income, opens it: ${yearly} for each child in college, ${whole} in all. Before college begins compare both returns, with what a separate one saves you elsewhere.`,
  )
}

/** After a first degree the other credit is left, at the same incomes. */
function learningCredit({ sheet, context, taxes }: CollegeWork): Check[] {
  const { law } = context
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
    lifetimeLearningCredit({ law, status: taxes.status, magi: taxes.agi.value, expenses: expenses.value }),
  )
  if (value === 0)
    return [
      check(
        'credit',
        'pass',
        'No tuition credit at your income',
        say`With about ${taxes.agi} of income the lifetime learning credit is closed, and the American opportunity credit is for the first years of college. All bills can come from the 529.`,
      ),
    ]
  const credit = sheet.computed(
    'learning.yearly',
    'Lifetime learning credit at this income',
    'usd-per-year',
    'a share of that tuition, less what the phase-out takes at this income',
    [expenses, taxes.agi],
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
function canOpen(
  { taxes, sheet, context }: CollegeWork,
  { to, room, step, stepBrings, ofPlan }: CreditOpened,
): Check {
  const cited = context.law.americanOpportunityCredit
  const expenses = sheet.law(
    'credit.expenses',
    'Tuition of a year that earns the credit',
    'usd',
    citedIn(cited, (it) => it.fullExpenses + it.partExpenses),
  )
  const over = sheet.computed(
    'credit.over',
    'Income above the end of the credit',
    'usd',
    'adjusted gross income − the income at which the credit is gone',
    [taxes.agi, to],
    taxes.agi.value - to.value,
  )
  return check(
    'credit',
    'warn',
    'Saving before tax can open the tuition credit',
    say`At about ${taxes.agi} of income the American opportunity credit is closed, but only ${over} above its end at ${to}. Plans at work still take ${room} before tax. Below that end each ${step} less of income brings ${stepBrings} for each student in the first years of college${ofPlan === undefined ? nothing : say`; the part for your own retirement, saved before tax, brings about ${ofPlan.credit}`}. Then pay ${expenses} of tuition a year from other money than the 529. The income of the years in college counts.`,
  )
}

/** The credit over all years that are ahead of a child. */
const creditOf = (
  work: CollegeWork,
  { of }: TuitionCredit,
  child: CollegeWork['children'][number],
  most: Years,
): Dollars =>
  Array.from({ length: child.isGraduate ? 0 : Math.min(most, child.bills) }, (_, year) =>
    of(creditExpenses(work, child, child.startsIn + year)),
  ).reduce((sum, one) => sum + one, 0)

function aid(work: CollegeWork): Check[] {
  const { reader, owner, saved, mode, children } = work
  if (areGraduates(children))
    return [
      check(
        'aid',
        'pass',
        'Student aid does not ask parents',
        words(
          'A graduate student counts as independent: the form asks for the income and savings of the student, and of a spouse, and not for yours or a 529 that you own. Schools of law and medicine may ask parents on a form of their own.',
        ),
      ),
    ]
  const most = reader.rule(
    'aid.share',
    'What student aid counts of parents’ savings a year, at most',
    'rate',
    rules.aidShareOfParents,
  )
  if (owner === 'grandparent')
    return [
      check(
        'aid',
        'pass',
        'A grandparent’s 529 is not counted',
        say`The student-aid form asks neither for it nor for what it pays, so there is no need to wait with it.${saved.value > 0 ? say` Of your own savings at most ${most} is counted.` : nothing} Private colleges that use the CSS Profile may ask. If the grandparent needs a nursing home, Medicaid may count it.`,
      ),
    ]
  if (owner === 'custodial') {
    const student = reader.rule(
      'aid.student',
      'What student aid counts of a student’s own money a year',
      'share',
      rules.custodialAidShare,
    )
    return [
      check(
        'aid',
        'act',
        'Money in the child’s name counts most',
        say`Student aid counts ${student} of a custodial account each year, against at most ${most} of parents’ savings. Inside a custodial 529 it counts like parents’ money while the child is your dependent. It stays the child’s either way: it cannot go to a brother or sister, and the child gets it when grown.`,
      ),
    ]
  }
  return [
    check(
      'aid',
      'pass',
      'Student aid takes little of it',
      say`At most ${most} of parents’ savings is counted, about ${aidOf(work, planCourse(work))} here, and retirement accounts are not.${children.length > 1 ? words(' That is the year in which it is most: only the 529 of the child who applies is reported. Having more than one child in college no longer lowers what is expected.') : nothing}${mode === 'enough' ? nothing : words(' Not saving so as to get more aid loses more than it wins.')}`,
    ),
  ]
}

/** Whoever is given money for college asks whose account it should go into. */
function gift(work: CollegeWork): Check[] {
  const { reader, owner, children } = work
  const isTold = reader.told('collegeGift') !== undefined || reader.told('collegeGiftYearly') !== undefined
  // Who gives to a grandchild of their own decides about their own account.
  if (areGrandchildren(children)) return yearsGifts(work)
  if (!isTold || owner !== 'parent') return []
  const most = reader.rule(
    'aid.share',
    'What student aid counts of parents’ savings a year, at most',
    'rate',
    rules.aidShareOfParents,
  )
  return [
    check(
      'gift',
      'warn',
      'Whose account should a gift go into?',
      say`Into your 529 is simplest: one mix, one owner, and student aid counts at most ${most} of it a year. A grandparent may own one instead: the student-aid form does not ask for it, but some private colleges do, Medicaid may count it if the grandparent needs care, and the grandparent decides what becomes of it. Where your state rewards saving, ask whether whoever pays in or only the owner gets the deduction. Up to ${giversOf(work).oneYear} a year from each giver to each child needs no gift-tax return.`,
    ),
  ]
}
