/** What to look at before any money moves to or from a federal student loan. */

import { citedIn } from '../../cited-in.ts'
import { isFederalLoan, isInDefault } from '../../facts/debts.ts'
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import type { Worksheet } from '../../worksheet.ts'
import { check } from '../check.ts'
import { startAtIncomes, withPayAhead } from '../loan-income-ahead.ts'
import { inSchoolChecks } from './in-school.ts'
import { choiceChecks } from './loan-choice-words.ts'
import { defaultAfter } from './loan-default.ts'
import { filingChecks } from './loan-filing.ts'
import { incomeChecks } from './loan-income.ts'
import { planEndChecks } from './loan-plan-ends.ts'
import { costInAll, type PlanOption } from './loan-plans.ts'
import { servedApart, servedApartWords } from './loan-served-apart.ts'
import { hasOpenLoans } from './loan-steps.ts'
import { weighedAssistance } from './loan-weighed.ts'
import { untilMoved } from './loan-words.ts'
import { newLoanChecks } from './new-loan-checks.ts'
import { parentChecks } from './parent-plus-checks.ts'
import { offerChecks } from './refinance.ts'
import type { DebtWork } from './work.ts'

export function loanChecks(work: DebtWork): Check[] {
  if (work.inSchool.length > 0)
    return [...inSchoolChecks(work), ...parentChecks(work), ...refinanceCheck(work)]
  if (!hasOpenLoans(work)) return offerChecks(work)
  return [
    ...planChecks(work),
    ...weighedAssistance(work),
    ...planEndChecks(work),
    ...incomeChecks(work),
    ...filingChecks(work),
    ...newLoanChecks(work),
    ...parentChecks(work),
    ...refinanceCheck(work),
    ...lateLoans(work),
  ]
}

function planChecks(work: DebtWork): Check[] {
  const { loans, reader, sheet } = work
  if (work.choice !== undefined) return choiceChecks(work, work.choice)
  if (loans === undefined) {
    return reader.told('incomeDrivenPlan') === undefined && work.parentPlus.length === 0
      ? [
          check(
            'loan-plan',
            'warn',
            'Which plan are your student loans on?',
            words(
              'The plan takes a fixed payment. On a plan that follows your income, or with a public or nonprofit employer, paying extra can be wasted: say so.',
            ),
          ),
        ]
      : []
  }
  const { paymentsLeft, chosen, isOnSave, effectiveRate, merged, options } = loans
  const found: Check[] = []
  if (isOnSave) {
    const since = sheet.date(
      'save.interest-since',
      'Interest on SAVE runs since',
      'set in the notices',
      [],
      studentLoanLaw.savePlan.value.interestSince,
    )
    found.push(
      check(
        'save',
        'act',
        'SAVE has ended',
        say`It was struck down. Interest runs since ${since}, and months in the forbearance count neither for forgiveness of the plan nor for public service.${paymentsLeft === undefined ? words('') : words(' Ask whether you can pay for those months afterwards (buyback); the rules are not certain.')}${loans.begins === undefined ? nothing : say` ${loans.begins} of the new payment is not paid today, so it comes out of what the month leaves. If you pay more already, tell the payment.`}`,
      ),
    )
  }
  if (paymentsLeft !== undefined)
    found.push(
      check(
        'service',
        'pass',
        'On the way to public-service forgiveness',
        say`Pay ${merged.minimum}${loans.rise === undefined ? untilMoved(loans) : words(' until your income is confirmed again, then what is asked,')} and no more: what is left after ${paymentsLeft} of payments is forgiven without tax. Only Direct loans and full-time work for a public or nonprofit employer count; an employer can lose that standing. ${teacherWords(sheet)}`,
      ),
    )
  else if (servedApart(work) !== undefined)
    found.push(
      check(
        'service',
        'act',
        'On a joint return nothing is left to forgive, on separate ones it is',
        servedApartWords(work),
      ),
    )
  else if (loans.isOutpaid)
    found.push(
      check(
        'service',
        'warn',
        'Public service would leave nothing to forgive',
        say`${loans.ahead === undefined ? words('At your income') : sentenceStart(withPayAhead(loans.ahead))} every plan that counts pays the loan off before enough payments are made, so it is paid like any other debt. If your income falls or the family grows, look again before you pay more than is asked.`,
      ),
    )
  else if (chosen.forgiven.value > 0 && chosen.months.value === 0)
    found.push(
      check(
        'forgiveness',
        'act',
        'You may have made every payment that forgiveness needs',
        join([
          say`By the count that you told, ${chosen.forgiven} can be forgiven under ${chosen.named} now. Ask the servicer in writing for the count and the day, and pay what is asked until the answer is there.`,
          chosen.tax === undefined
            ? nothing
            : say`Federal tax on it would be about ${chosen.tax} at today’s brackets, unless you owe more than you own then (Form 982). Your state may tax it too.`,
        ]),
      ),
    )
  else if (loans.paidForLess !== undefined)
    found.push(
      check(
        'forgiveness',
        'warn',
        'Paying the loans off costs less than waiting until they are forgiven',
        say`${sentenceStart(chosen.named)} would take ${inAll(chosen)}, and forgive ${chosen.forgiven}. ${sentenceStart(loans.paidForLess.named)} costs ${loans.paidForLess.total}, and sooner less. So the low payment makes room for what comes first, and then the loans are paid like any other debt. Stay on the plan: in a bad month its payment can fall with your income.`,
      ),
    )
  else if (chosen.forgiven.value > 0 && loans.isApart)
    found.push(
      check(
        'forgiveness',
        'warn',
        'Forgiveness under an income plan is taxed',
        join([
          say`${startAtIncomes(loans.ahead)} about ${chosen.forgiven} would be forgiven after ${chosen.length}.`,
          chosen.next === undefined
            ? nothing
            : say`That counts ${chosen.next.named} from ${chosen.next.end} on, when ${chosen.named} ends.`,
          chosen.tax === undefined
            ? words('')
            : say`Federal tax on it would be about ${chosen.tax} at today’s brackets, unless you owe more than you own then (Form 982). ${setAsideFor(sheet, chosen)} a month put aside until then would pay it, interest not counted. Your state may tax it too. Not taxed is what public service or Teacher Loan Forgiveness ends, or a death or total disability.`,
        ]),
      ),
    )
  const [leastInAll] = [...options].sort((a, b) => costInAll(a) - costInAll(b))
  if (
    loans.isApart &&
    paymentsLeft === undefined &&
    leastInAll !== undefined &&
    costInAll(leastInAll) < costInAll(chosen) &&
    leastInAll.payment.value > (loans.rise?.payment ?? merged.minimum).value
  )
    found.push(
      check(
        'least-in-all',
        'warn',
        'The low payment is not the least in all',
        say`Whoever can pay ${leastInAll.payment} pays the least in all under ${leastInAll.named}: ${inAll(leastInAll)}, against ${inAll(chosen)}. The low payment buys room now, and you may pay more later.`,
      ),
    )
  const isHelped = effectiveRate !== undefined && effectiveRate.value < merged.rate.value - leastDifference
  if (effectiveRate !== undefined && isHelped && paymentsLeft === undefined)
    found.push(
      check(
        'assistance',
        'pass',
        'What the loan really costs you',
        say`Under the Repayment Assistance Plan unpaid interest is waived and part of the principal matched, as long as each payment is full and on time. The loan then costs about ${effectiveRate} a year, so other debts come first.`,
      ),
    )
  return found
}

/** The tax on what is forgiven, spread over the months until then. */
const setAsideFor = (sheet: Worksheet, { plan, tax, months }: PlanOption): Figure =>
  sheet.computed(
    `loans.${plan}.tax.monthly`,
    'Put aside for the tax on what is forgiven',
    'usd',
    'the tax ÷ the months until then, interest not counted',
    [...(tax === undefined ? [] : [tax]), months],
    Math.ceil((tax?.value ?? 0) / Math.max(1, months.value)),
  )

/** Rounded to the cent, a payment above the interest looks a hair cheaper than the rate. */
const leastDifference = 0.0005

const inAll = ({ total, length, tax }: PlanOption) =>
  say`${total} in ${length}${tax === undefined ? words('') : say` and ${tax} of tax on what is forgiven`}`

/** The other forgiveness of those who teach: it and public service do not count the same years. */
function teacherWords(sheet: Worksheet): Text {
  const law = studentLoanLaw.teacherForgiveness
  const most = sheet.law(
    'teacher.most',
    'Most that teaching takes off a loan',
    'usd',
    citedIn(law, (it) => it.most),
  )
  const others = sheet.law(
    'teacher.others',
    'Most that teaching other subjects takes off a loan',
    'usd',
    citedIn(law, (it) => it.otherSubjects),
  )
  const years = sheet.law(
    'teacher.years',
    'Years in a row that teaching must last',
    'years',
    citedIn(law, (it) => it.years),
  )
  return say`If you teach at a school of low-income families, Teacher Loan Forgiveness takes off up to ${others}, or up to ${most} for mathematics, science and special education, after ${years} in a row; the same years do not count for both, so with a large loan this way is worth more.`
}

function refinanceCheck(work: DebtWork): Check[] {
  const { loans, parentPlus } = work
  const priced = offerChecks(work)
  if (priced.length > 0) return priced
  return [
    check(
      'refinance',
      'warn',
      'Refinancing with a private lender is one way only',
      loans !== undefined
        ? words('It ends forgiveness and every income plan for good. Do not do it while you count on either.')
        : parentPlus.length > 0
          ? words(
              'It can lower the rate, and it ends federal relief in hard times, disability and death for good. Only with steady pay, a cushion and a clearly lower fixed rate.',
            )
          : words(
              'For a federal loan a lower rate is tempting, and income plans and forgiveness are gone for good.',
            ),
    ),
  ]
}

function lateLoans({ sheet, debts }: DebtWork): Check[] {
  const isLate = debts.some(
    ({ told }) => isFederalLoan(told) && told.isPastDue === true && !isInDefault(told),
  )
  return isLate
    ? [
        check(
          'late-loan',
          'act',
          'A late federal loan',
          say`Call the servicer before it is in default, which takes ${defaultAfter(sheet)} missed payments. In default pay and tax refunds can be taken without a court. Agreed payments (rehabilitation) get you out, but only once, and from July ${sheet.law(
            'rehabilitation.second-from',
            'Year from which a second rehabilitation is open',
            'year',
            citedIn(studentLoanLaw.secondRehabilitation, (it) => it.fromYear),
          )} on a second time.`,
        ),
      ]
    : []
}
