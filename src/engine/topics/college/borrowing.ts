/** Saving nothing more and borrowing when the bills come. */
import { parentLoanRate } from '../../markets/college-costs.ts'
import { growthByYear } from '../../math/changing-rates.ts'
import { loanPayment } from '../../math/loan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import type { Dollars, Years } from '../../units.ts'
import { areGraduates } from './children.ts'
import type { Way } from './ledger.ts'
import type { ChildNeed } from './need.ts'
import { planAtStake } from './older-plan.ts'
import { requiredAtStart, savingsAtStart } from './reach.ts'
import type { CollegeWork } from './work.ts'

/** Yearly payments brought back to today's dollars. */
const realSum = ({ inflation }: CollegeWork, yearly: Dollars, from: Years, years: Years): Dollars =>
  Array.from({ length: years }, (_, year) => yearly / growthByYear([inflation.value], from + year)).reduce(
    (sum, part) => sum + part,
    0,
  )

/** What is missing of the target when what is saved only grows. */
function missingShare(work: CollegeWork, need: ChildNeed): number {
  const required = requiredAtStart(work, need)
  const start = work.contributions.length > 0 && work.mode === 'lump' ? 0 : need.saved.value
  const there = savingsAtStart(work, need, { start, monthly: 0, from: 0, rates: need.rates })
  return required > 0 ? Math.max(0, 1 - there / required) : 0
}

/** What federal loans to parents may lend of the yearly sums that are missing, each child's sums for themselves. */
function lentToParents(missing: readonly Dollars[]): Dollars {
  const { annualPerStudent, totalPerStudent } = studentLoanLaw.parentPlusLimits.value
  return Math.min(
    totalPerStudent,
    missing.reduce((sum, year) => sum + Math.min(annualPerStudent, year), 0),
  )
}

export function borrowing(work: CollegeWork): Way[] {
  const { sheet, reader, needs, worth, inflation, current, mode, saved } = work
  if (mode === 'lump' || areGraduates(work.children)) return []
  const rate = sheet.market('parent-loan.rate', 'Rate of a loan to parents', 'rate', parentLoanRate)
  const years = reader.rule('parent-loan.years', 'Years to repay it', 'years', rules.parentLoanYears)
  const loans = needs.map((need) => {
    const missing = missingShare(work, need)
    const principal = need.target.reduce((sum, bill) => sum + bill, 0) * missing
    const payment =
      principal > 0 ? loanPayment({ principal, rate: rate.value, months: years.value * monthsPerYear }) : 0
    const after = need.child.startsIn + need.child.bills
    const lent = lentToParents(need.target.map((bill) => bill * missing))
    return {
      principal,
      lent,
      payment,
      after,
      real: realSum(work, payment * monthsPerYear, after, years.value),
    }
  })
  const borrowed = loans.reduce((sum, { real }) => sum + real, 0)
  const put = needs.reduce(
    (sum, { monthly, savingMonths }) =>
      sum + realSum(work, monthly.value * monthsPerYear, 0, Math.ceil(savingMonths / monthsPerYear)),
    0,
  )
  const payment = sheet.computed(
    'parent-loan.payment',
    'Loan payment after college, in today’s dollars',
    'usd-per-month',
    'what is missing of the target, repaid in level payments; the first year’s payment, less inflation until then; interest during college is left out',
    [worth, rate, years, inflation],
    Math.round(
      loans.reduce((sum, loan) => sum + loan.payment / growthByYear([inflation.value], loan.after), 0),
    ),
  )
  if (payment.value === 0) return []
  const beyond = sheet.computed(
    'parent-loan.beyond',
    'What is missing beyond the limits of Parent PLUS, at the prices of that time',
    'usd',
    'what is missing of each year’s target − what Parent PLUS may lend in a year and in all for each child, never below nothing',
    [worth],
    loans.reduce((sum, { principal, lent }) => sum + principal - lent, 0),
    3,
  )
  const more = sheet.computed(
    'parent-loan.more',
    'More paid by borrowing than by saving, today’s dollars',
    'usd',
    'all loan payments − all that saving for the same target puts in, each in today’s dollars',
    [payment, years, worth],
    borrowed - put,
    3,
  )
  const stake = planAtStake(work)
  const closes =
    stake === undefined || stake.otherParent === 'spouse'
      ? nothing
      : say` In your own name a Parent PLUS closes the plan of your own loans${stake.forgiven === undefined ? nothing : say` before ${stake.forgiven.on}`}, so this way is not open to you${stake.forgiven === undefined ? nothing : words(' until then')}.`
  return [
    {
      id: 'loans',
      kind: current.value === 0 && saved.value === 0 ? 'current' : 'other',
      title: words('Add nothing and borrow later'),
      detail: say`Loans to parents cost ${rate}; repaying the same target takes ${payment} for ${years} after college.${beyond.value < 1 ? nothing : say` Parent PLUS does not lend all of it: ${beyond} of those years’ dollars would have to be private loans, which need credit and can cost more.`}${closes}`,
      putIn: words('Nothing now'),
      reach: words('By loans'),
      state: words('Nothing'),
      aid: words('Nothing'),
      difference:
        more.value > 0
          ? say`Costs at least ${more} more in today’s dollars than saving for the same target.`
          : words('Costs about as much as saving, and the payments fall close to retirement.'),
    },
  ]
}
