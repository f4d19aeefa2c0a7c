/** The American opportunity credit beside a bill of school that is due: what comes back of it with the return of the year. */
import { citedIn } from '../../cited-in.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, words } from '../../say.ts'
import { americanOpportunityCredit } from '../../tax/education-credits.ts'
import { check } from '../check.ts'
import { taxPicture } from '../tax-picture.ts'
import { tuitionCreditLaw, tuitionCreditYears } from '../tuition-credit-law.ts'
import type { FundWork } from './work.ts'

/** Of one's own school, where pay was told: whose tuition another bill is, nobody said. */
export function schoolCreditCheck(work: FundWork): Check[] {
  const { sheet, reader, context, schoolBill } = work
  if (schoolBill === undefined || reader.told('inSchool') !== true || reader.told('graduateProgram') === true)
    return []
  if (reader.told('income') === undefined && reader.told('householdIncome') === undefined) return []
  const { status, agi } = taxPicture(sheet, reader, context)
  const { credit } = americanOpportunityCredit({
    law: context.law,
    status,
    magi: agi.value,
    expenses: schoolBill.sum.value,
  })
  if (credit < 1) return []
  const { expenses, from } = tuitionCreditLaw(work, status)
  const share = sheet.law(
    'tuition.refundable',
    'Share of the tuition credit that is paid out',
    'share',
    citedIn(context.law.americanOpportunityCredit, (it) => it.refundableShare),
  )
  const back = sheet.computed(
    'school-bill.credit',
    'Tuition credit on the bill',
    'usd',
    'the whole of the first part of the tuition and a share of the next, by the law, less what the phase-out takes at this income',
    [schoolBill.sum, expenses, from, agi],
    Math.round(credit),
  )
  const years = tuitionCreditYears(sheet)
  return [
    check(
      'tuition-credit',
      'warn',
      'A part of the school bill comes back with your return',
      join([
        say`In the first ${years} of college the American opportunity credit gives back up to ${back} of it, as far as it is tuition, fees and books, and paid from cash, investments or a loan: what a grant or a 529 pays does not count.`,
        say`${share} of the credit is paid out even where no tax is due. Claim it with Form 8863 and the school’s Form 1098-T.`,
        schoolBill.left.value > 0 ? words('It comes after the bill, so it pays none of it now.') : nothing,
        words('If somebody claims you as a dependent, the credit is theirs.'),
      ]),
    ),
  ]
}
