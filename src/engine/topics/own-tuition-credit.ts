/** The American opportunity credit of somebody’s own school: what tuition of a year gives back with the return. */
import { citedIn } from '../cited-in.ts'
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import { tuitionCredit } from '../tax/tuition-credit.ts'
import { check } from './check.ts'
import { isSoleProprietor } from './own-business.ts'
import { type TaxPicture, taxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'
import { tuitionCreditLaw, tuitionCreditYears } from './tuition-credit-law.ts'

interface OwnTuitionCredit {
  /** The tuition that earns it: a bill that was told, or what earns all of it. */
  readonly tuition: Figure
  readonly isBill: boolean
  /** What it changes on the return, at most. */
  readonly back: Figure
  /** What of it comes off the federal tax, and what is paid out beyond it. */
  readonly off: Figure
  readonly paidOut: Figure
  readonly monthly: Figure
}

type Asked = Drafting & { readonly taxes?: Pick<TaxPicture, 'taxReturn' | 'agi'> | undefined }

/** Undefined of a graduate program, over the income, and where no pay was told. `bill`: what was told to be due for school. */
function ownTuitionCredit(
  { sheet, reader, context, taxes }: Asked,
  bill?: Figure,
): OwnTuitionCredit | undefined {
  if (reader.told('inSchool') !== true || reader.told('graduateProgram') === true) return undefined
  if (reader.told('income') === undefined && reader.told('householdIncome') === undefined) return undefined
  const { taxReturn, agi } = taxes ?? taxPicture(sheet, reader, context)
  const { expenses, from } = tuitionCreditLaw({ sheet, context }, taxReturn.status)
  const tuition = bill ?? expenses
  const value = Math.round(tuitionCredit({ law: context.law, taxReturn, tuition: [tuition.value] }))
  if (value < 1) return undefined
  const back = sheet.computed(
    'own-tuition.credit',
    'Tuition credit of your own school, at most',
    'usd',
    'the whole of the first part of the tuition and a share of the next, by the law, less what the phase-out takes at this income, and what finds no tax to lower',
    [tuition, expenses, from, agi],
    value,
  )
  const { refundableEducationCredit } = incomeTax(context.law, { ...taxReturn, tuition: [tuition.value] })
  const paidOut = sheet.computed(
    'own-tuition.paid-out',
    'What of the tuition credit is paid out beyond tax',
    'usd',
    'the share of the credit that the law pays out even where no tax is due',
    [back, refundableShare({ sheet, context })],
    Math.min(value, Math.round(refundableEducationCredit)),
  )
  return {
    tuition,
    isBill: bill !== undefined,
    back,
    paidOut,
    off: sheet.computed(
      'own-tuition.off',
      'What of the tuition credit comes off the federal tax',
      'usd',
      'the credit − what of it is paid out beyond tax',
      [back, paidOut],
      back.value - paidOut.value,
    ),
    monthly: sheet.computed(
      'own-tuition.monthly',
      'The tuition credit as a sum of each month',
      'usd-per-month',
      'the credit ÷ the months of a year',
      [back],
      Math.floor(back.value / monthsPerYear),
    ),
  }
}

const refundableShare = ({ sheet, context }: Pick<Drafting, 'sheet' | 'context'>): Figure =>
  sheet.law(
    'tuition.refundable',
    'Share of the tuition credit that is paid out',
    'share',
    citedIn(context.law.americanOpportunityCredit, (it) => it.refundableShare),
  )

/** Of a young student it is not sure: the age from which it is; undefined where it is by now. */
function sureFrom({ sheet, reader }: Drafting): Figure | undefined {
  const age = sheet.law(
    'own-tuition.age',
    'Age from which the tuition credit is paid out to every student',
    'age',
    lastingLaw.tuitionCreditPaidOutAge,
  )
  const isSure = reader.value('filingStatus') === 'married_joint' || reader.number('age').value >= age.value
  return isSure ? undefined : age
}

/** A young student has the part beyond tax only where the own pay carries most of the own living. */
function youngInWords(asked: Drafting): Text {
  const age = sureFrom(asked)
  return age === undefined
    ? nothing
    : say`Before age ${age} the part beyond the tax is paid out only where your own pay covers most of what you live on, or no parent lives.`
}

function partsInWords({ off, paidOut, monthly, isBill }: OwnTuitionCredit): Text {
  const parts =
    off.value === 0
      ? words('All of that is paid out, though no tax is due')
      : paidOut.value === 0
        ? words('All of that comes off the federal tax')
        : say`${off} of that comes off the federal tax, and ${paidOut} is paid out beyond it`
  return isBill ? say`${parts}.` : say`${parts}: about ${monthly}.`
}

/** What a year of school gives back for sure, as a sentence of a summary: the check has the rest. */
export function ownTuitionInWords(asked: Asked): Text {
  const credit = ownTuitionCredit(asked)
  if (credit === undefined || sureFrom(asked) !== undefined) return nothing
  return say`In the first ${tuitionCreditYears(asked.sheet)} of college up to ${credit.back} of a year’s tuition comes back with the tax return, about ${credit.monthly}: claim it.`
}

/** `then`: what else holds beside it. */
export function ownTuitionCheck(asked: Asked, bill?: Figure, then: Text = nothing): Check[] {
  const credit = ownTuitionCredit(asked, bill)
  if (credit === undefined) return []
  const { back, tuition, isBill } = credit
  const years = tuitionCreditYears(asked.sheet)
  const other = words('paid from cash, investments or a loan: what a grant or a 529 pays does not count.')
  return [
    check(
      'tuition-credit',
      'warn',
      isBill
        ? 'A part of the school bill comes back with your return'
        : 'A part of the tuition comes back with your return',
      join([
        isBill
          ? say`In the first ${years} of college the American opportunity credit gives back up to ${back} of it, as far as it is tuition, fees and books, and ${other}`
          : say`In the first ${years} of college the American opportunity credit gives back up to ${back} for a year in which ${tuition} of tuition, fees and books is ${other}`,
        partsInWords(credit),
        youngInWords(asked),
        say`It asks for enough courses to count as a student, toward a degree. Claim it with Form 8863 and the school’s Form 1098-T.`,
        credit.off.value > 0 && !isSoleProprietor(asked.reader)
          ? words(
              'Entered among the credits of Form W-4, what comes off the tax is in the pay checks already.',
            )
          : nothing,
        then,
        words('If somebody claims you as a dependent, the credit is theirs.'),
      ]),
    ),
  ]
}
