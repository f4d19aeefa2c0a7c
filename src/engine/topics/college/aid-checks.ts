/** Free money, student aid, gifts and borrowing: what the savings may bring or cost a child. */
import type { Check } from '../../plan.ts'
import { nothing, say, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { studentAidLaw } from '../../tax/student-aid-law.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { sourceOf } from '../tax-picture.ts'
import { aidYearCheck, guardianInWords } from './aid-form.ts'
import { isGiven } from './basis.ts'
import { areGraduates, areGrandchildren, areRaised } from './children.ts'
import { creditChecks } from './credit-checks.ts'
import { fiveYears, yearsGifts } from './gift-step.ts'
import { giversOf } from './givers.ts'
import { aidOf, planCourse } from './ledger.ts'
import { loanCheck } from './loan-check.ts'
import { olderPlanCheck } from './older-plan.ts'
import { stateGrantCheck } from './state-grant.ts'
import type { CollegeWork } from './work.ts'

export const aidChecks = (work: CollegeWork): Check[] => [
  ...trumpAccount(work),
  ...stateGrantCheck(work),
  ...creditChecks(work),
  ...gift(work),
  ...fiveYears(work),
  ...(work.contributions.some(({ start, monthly }) => start + monthly > 0) ? aid(work) : []),
  ...aidYearCheck(work),
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
  const unlock = sheet.law(
    'trump.unlock',
    'Age that opens a Trump account',
    'age',
    lastingLaw.childAccountUnlockAge,
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

function aid(work: CollegeWork): Check[] {
  const { sheet, owner, saved, mode, children } = work
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
  const most = sheet.law(
    'aid.share',
    'What student aid counts of parents’ savings a year, at most',
    'rate',
    studentAidLaw.shareOfParents,
  )
  if (areRaised(children))
    return [
      check(
        'aid',
        'warn',
        'Whom student aid asks goes by adoption or guardianship',
        say`${words(guardianInWords)} After an adoption at most ${most} of your savings is counted, about ${aidOf(work, planCourse(work))} here. A Parent PLUS loan is for parents too, not for a guardian.`,
      ),
    ]
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
    const student = sheet.law(
      'aid.student',
      'What student aid counts of a student’s own money a year',
      'share',
      studentAidLaw.shareOfStudent,
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
  const { reader, sheet, owner, children } = work
  const isTold = isGiven(reader, 'collegeGift') || isGiven(reader, 'collegeGiftYearly')
  // Who gives to a grandchild of their own decides about their own account.
  if (areGrandchildren(children)) return yearsGifts(work)
  if (!isTold || owner !== 'parent') return []
  const most = sheet.law(
    'aid.share',
    'What student aid counts of parents’ savings a year, at most',
    'rate',
    studentAidLaw.shareOfParents,
  )
  return [
    check(
      'gift',
      'warn',
      'Whose account should a gift go into?',
      say`Into your 529 is simplest: one mix, one owner, and student aid counts at most ${most} of it a year. A grandparent may own one instead: the student-aid form does not ask for it, but some private colleges do, Medicaid may count it if the grandparent needs care, and the grandparent decides what becomes of it. Where your state rewards saving, let the gift come to you and pay it in yourself: then it counts on your return. What others pay straight in may count on theirs, or on nobody’s. Up to ${giversOf(work).oneYear} a year from each giver to each child needs no gift-tax return.`,
    ),
  ]
}
