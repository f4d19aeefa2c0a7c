/** School beside the fund, in words: the bill that is due, a new federal loan, and the payment that begins after it. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { toldNewLoan, toldNewLoanStep } from '../new-federal-loan.ts'
import { ownTuitionInWords } from '../own-tuition-credit.ts'
import { firstPaymentOf, graceAfterSchool, withAfterSchool } from '../payment-after-school.ts'
import { loanOrSavings, schoolAidStep, subsidizedFirst } from '../school-money.ts'
import { type StepDraft, within } from '../steps.ts'
import type { SchoolBill } from './school-bill.ts'
import type { FundWork } from './work.ts'

const isStudent = ({ reader }: Pick<FundWork, 'reader'>): boolean => reader.told('inSchool') === true

const firstSources = (work: Pick<FundWork, 'reader' | 'sheet'>): Text =>
  isStudent(work)
    ? subsidizedFirst(work)
    : words('First ask the school for grants and for a plan that pays it in parts.')

function sourcesInWords({ fromCash, fromInvested, left }: SchoolBill): Text {
  const sources = [
    ...(fromCash.value > 0 ? [say`${fromCash} of your cash beyond the starter cushion`] : []),
    ...(fromInvested.value > 0 ? [say`${fromInvested} of what you have invested`] : []),
  ]
  const open =
    left.value > 0
      ? say`For ${left} nothing is there beside the starter cushion: a payment plan of the school comes before a private loan or a card.`
      : nothing
  return sources.length === 0 ? open : join([say`The rest comes out of up to ${listed(sources)}.`, open])
}

/** A student asks whether savings or a loan pay for what is still to come, and no bill was told. */
const asksForLoan = (work: FundWork): boolean =>
  isStudent(work) && work.reader.told('newLoanPlanned') === true && work.schoolBill === undefined

/** What is invested outside retirement accounts and the fund does not need; undefined where that is nothing. */
function investedBeyond({ sheet, reader, sold, gap }: FundWork): Figure | undefined {
  const invested = reader.some('taxableInvestments')
  if (invested === undefined || (gap.value > 0 && sold === undefined)) return undefined
  const beyond = Math.floor(invested.value - (sold?.sale.value ?? 0))
  return beyond < 1
    ? undefined
    : sheet.computed(
        'school.invested',
        'What is invested beyond the fund',
        'usd',
        'invested outside retirement accounts − what of it fills the fund',
        [invested, ...(sold === undefined ? [] : [sold.sale])],
        beyond,
      )
}

export const nextLoanInWords = (work: FundWork): Text =>
  asksForLoan(work) ? join([loanOrSavings(work, investedBeyond(work)), ownTuitionInWords(work)]) : nothing

export const schoolBillInWords = (work: FundWork): Text =>
  work.schoolBill === undefined
    ? nothing
    : join([
        say`${work.schoolBill.sum} for school is due by ${work.schoolBill.by.day}, before the fund is filled.`,
        firstSources(work),
        sourcesInWords(work.schoolBill),
      ])

function billStep(work: FundWork): StepDraft | undefined {
  const { schoolBill: bill, cushion } = work
  return bill === undefined
    ? undefined
    : {
        id: 'school-bill',
        title: say`Decide what pays the ${bill.sum} for school`,
        why: say`The ${cushion.starter} of the starter cushion is not for it.`,
        how: join([
          firstSources(work),
          sourcesInWords(bill),
          words('Accept only the part of a loan offer that is missing.'),
        ]),
        due: within.week,
        dueWhy: 'a week from today',
        minutes: 60,
        link: links.studentAid,
        keep: words('The award letter, and the bill.'),
        rank: 0,
      }
}

/** A new federal loan that was told, and the payment that begins after school. */
export function schoolLoanChecks(work: FundWork): Check[] {
  const { otherDebts, costlyDebts, sheet, context } = work
  const first = isStudent(work)
    ? firstPaymentOf({
        sheet,
        context,
        debts: [...costlyDebts, ...otherDebts].map((debt) => withAfterSchool(work, debt)),
      })
    : undefined
  return [
    ...toldNewLoan(work),
    ...(first === undefined
      ? []
      : [
          check(
            'in-school',
            'pass',
            'Nothing is due while you study',
            say`The federal loans ask for about ${first.payment} from ${graceAfterSchool(work)} after you leave school, or drop too many courses. The fund counts no month with it: look at the target again then.`,
          ),
        ]),
  ]
}

export const schoolSteps = (work: FundWork): (StepDraft | undefined)[] => [
  toldNewLoanStep(work),
  billStep(work),
  asksForLoan(work) ? schoolAidStep : undefined,
]
