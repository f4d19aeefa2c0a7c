/** The two ways in which the tax law pays for a part of child care: a credit on the return, or an account at work before tax. */
import { citedIn } from '../cited-in.ts'
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { stateContributionRule } from '../tax/state-contribution-rules.ts'
import { stateIncomeTax } from '../tax/state-income-tax.ts'
import { taxesPay } from '../tax/state-law.ts'
import { stateLawOf } from '../tax/states/all.ts'
import { dependentAges, type TaxReturn } from '../tax/tax-return.ts'
import { known } from '../tax/tax-year.ts'
import type { Dollars } from '../units.ts'
import { check } from './check.ts'
import { type CareAsked, careCredit, careForm } from './child-care.ts'
import { stateRules } from './state-notes.ts'
import { stateLawIn } from './state-rate.ts'

/** The state follows the federal law where it is known, and does not tax what goes through the account. */
const stateOf = ({ reader, context }: CareAsked) =>
  stateContributionRule(reader.told('state') ?? '').taxesDependentCare
    ? undefined
    : stateLawIn(reader, context.law)

/** Income and payroll tax of a year; the state's with it. */
function taxOf(asked: CareAsked, taxReturn: TaxReturn): Dollars {
  const { law } = asked.context
  const federal = incomeTax(law, taxReturn)
  const state = stateOf(asked)
  return federal.totalTax + (state === undefined ? 0 : stateIncomeTax({ law, state, taxReturn, federal }).tax)
}

/**
 * The return with so much of the care paid before tax by the employer of whoever earns less of those with wages that
 * hold it: no account of an employer is open to a business of one's own. Undefined where there is none.
 */
function withAccount(taxReturn: TaxReturn, dollars: Dollars): TaxReturn | undefined {
  const { wages = 0, spouseWages = 0 } = taxReturn
  const paid = { ...taxReturn, dependentCareBenefits: dollars }
  if (spouseWages >= dollars && (spouseWages <= wages || wages < dollars))
    return { ...paid, spouseWages: spouseWages - dollars }
  return wages >= dollars ? { ...paid, wages: wages - dollars } : undefined
}

/** No state's credit for child care is counted; where the state taxes no pay there is none. */
function addedByState({ reader }: CareAsked): Text {
  const code = reader.told('state')
  return code !== undefined && !taxesPay(stateLawOf(code))
    ? nothing
    : words(
        'Your state may add a credit of its own for the same care, which is not counted here: look on its return.',
      )
}

/** The most that goes through an account. */
const accountLimit = (asked: CareAsked): Figure =>
  asked.sheet.law('dependent-care.limit', 'Limit of a dependent-care account at work', 'usd-per-year', {
    ...citedIn(asked.context.limits.dependentCareFsa, (it) => it),
    note: 'For a household.',
    ...(stateOf(asked) === undefined
      ? {}
      : {
          approximated:
            'A state may leave less of it untaxed, or have a credit for child care of its own, which is not counted: there the account saves a little less.',
        }),
  })

/** What each of the two saves in a year. */
interface CareWays {
  readonly limit: Figure
  readonly throughIt: Dollars
  readonly saved: Dollars
  readonly byCredit: Dollars
}

/** Undefined where no care is on the return, and where neither saves a dollar. */
function careWays(asked: CareAsked, ahead: TaxReturn): CareWays | undefined {
  const { context } = asked
  const { dependentCareExpenses = 0, ...without } = ahead
  // Of a spouse on a return of their own the pay, which limits both, is not on this one.
  if (dependentCareExpenses <= 0 || without.status === 'married_separate') return undefined
  const { childUnderAge } = known(context.law.dependentCareCredit)
  if (!dependentAges(without).some((age) => age < childUnderAge)) return undefined
  const limit = accountLimit(asked)
  const { lowerEarnedIncome, dependentCareCredit } = incomeTax(context.law, ahead)
  const throughIt = Math.floor(Math.min(limit.value, dependentCareExpenses, Math.max(0, lowerEarnedIncome)))
  const filed = throughIt > 0 ? withAccount(ahead, throughIt) : undefined
  const saved = filed === undefined ? 0 : Math.round(taxOf(asked, without) - taxOf(asked, filed))
  const byCredit = Math.round(dependentCareCredit)
  return saved <= 0 && byCredit <= 0 ? undefined : { limit, throughIt, saved, byCredit }
}

/**
 * The account and the credit side by side; nothing where no care was told, or neither saves a dollar. `ahead`: the return
 * of the year that the account is chosen for, with what a plan puts away before tax in it.
 */
export function dependentCareCheck(asked: CareAsked, ahead: TaxReturn = asked.taxes.taxReturn): Check[] {
  const { sheet, reader, taxes } = asked
  const monthly = reader.some('childcareMonthly')
  const ways = monthly && careWays(asked, ahead)
  if (monthly === undefined || ways === undefined) return []
  const { limit, throughIt, saved, byCredit } = ways
  const credit = careCredit(asked)
  const account = () => ({
    sum: sheet.computed(
      'dependent-care.sum',
      'Child care that may go through the account',
      'usd-per-year',
      'what care costs in a year, at most the limit and the pay of whoever earns less',
      [monthly, limit],
      throughIt,
    ),
    saves: sheet.computed(
      'dependent-care.saves',
      'What a dependent-care account would save in a year',
      'usd-per-year',
      `(income tax${stateOf(asked) === undefined ? '' : ' with that of your state'} and Social Security and Medicare tax on the whole pay, without the credit for child care, with what this plan puts away before tax) − the same with this sum left out of pay`,
      [monthly, limit, taxes.agi, ...stateFigures(asked)],
      saved,
      2,
    ),
  })
  // It is chosen a year ahead, and what is not spent of it is lost: a small lead is none.
  if (saved <= byCredit * (1 + rules.careAccountLead.value))
    return credit === undefined
      ? []
      : [
          check(
            'dependent-care',
            'warn',
            'Claim the credit for child care',
            join([
              say`It takes about ${credit} off the tax of this year: claim it ${careForm}.`,
              addedByState(asked),
              saved > 0
                ? say`A dependent-care account (FSA) at work would save about ${account().saves}, and the same dollars do not count for both: ${words(saved <= byCredit ? 'the credit is the better one.' : 'that is hardly more, and what is not spent of it in time is lost.')}`
                : nothing,
            ]),
          ),
        ]
  const { sum, saves } = account()
  const beside =
    byCredit === credit?.value
      ? credit
      : careCredit({ ...asked, taxes: { ...taxes, taxReturn: ahead } }, '.ahead')
  return [
    check(
      'dependent-care',
      'warn',
      beside === undefined
        ? 'Child care can be paid before tax'
        : 'An account for child care at work saves more than the credit',
      join([
        say`If an employer of yours offers a dependent-care account (FSA), ${sum} of what care costs can go through it before tax: that saves about ${saves}${beside === undefined ? nothing : say`, the credit about ${beside}, and the same dollars do not count for both`}.`,
        words(
          'It is chosen for the year ahead in the enrollment season at work, for most in the fall, and else only after a birth or a change of care. What is not spent in time is lost, so choose no more than is sure.',
        ),
        credit === undefined ? nothing : say`Without the account claim the credit, ${careForm}.`,
        addedByState(asked),
      ]),
    ),
  ]
}

/** The same for a child on the way, whose care is in no month yet: a birth opens the account out of season. `care`: what it will cost a month; `missing`: what a month lacks with it. */
export function comingCareCheck(
  asked: CareAsked,
  care: Figure | undefined,
  ahead: TaxReturn,
  missing: Figure | undefined,
): Check[] {
  if (care === undefined || dependentCareCheck(asked, ahead).length > 0) return []
  const { sheet, taxes } = asked
  const withChild = {
    ...ahead,
    dependentAges: [...dependentAges(ahead), 0],
    dependentCareExpenses: care.value * monthsPerYear,
  }
  const ways = careWays(asked, withChild)
  if (ways === undefined) return []
  const { limit, throughIt, saved, byCredit } = ways
  const inputs = [care, limit, taxes.agi, ...stateFigures(asked)]
  const credit =
    byCredit > 0
      ? sheet.computed(
          'coming-care.credit',
          'Credit for the care of the child in a whole year',
          'usd-per-year',
          'what its care costs in a year, at most what the law counts for one child and the pay of whoever earns less, × the share of the law at this income, at most the tax',
          [care, taxes.agi],
          byCredit,
          2,
        )
      : undefined
  const account =
    saved > 0
      ? say`The dependent-care account (FSA) that an employer may offer takes ${sheet.computed(
          'coming-care.sum',
          'Care of the child that may go through the account',
          'usd-per-year',
          'what its care costs in a year, at most the limit and the pay of whoever earns less',
          [care, limit],
          throughIt,
        )} before tax and saves about ${sheet.computed(
          'coming-care.saves',
          'What a dependent-care account would save in a year',
          'usd-per-year',
          '(tax of a year with the child on the return, without the credit for child care, with what this plan puts away before tax) − the same with this sum left out of pay',
          inputs,
          saved,
          2,
        )}`
      : undefined
  return [
    check(
      'coming-care',
      'act',
      'The law pays for a part of the care of the child',
      join([
        say`Of what the child costs ${care} is taken to be care.`,
        account === undefined
          ? nothing
          : say`${account} with care all year. The birth opens it outside of the enrollment season, at most employers for about a month: ask for the form before the birth.`,
        credit === undefined
          ? nothing
          : account === undefined
            ? say`The credit for child care takes about ${credit} off the tax of such a year: claim it ${careForm}.`
            : say`The credit for child care would bring about ${credit}, and the same dollars do not count for both: ${words(saved > byCredit ? 'the account is the better one, and without it' : 'the credit is the better one:')} claim the credit ${careForm}.`,
        byTheMonth(asked, { better: Math.max(saved, byCredit), inputs, missing }),
        addedByState(asked),
      ]),
    ),
  ]
}

/** The better of the two beside what a month lacks: no employer has to offer the account, so the plan does not count on it. */
function byTheMonth(
  { sheet }: CareAsked,
  {
    better,
    inputs,
    missing,
  }: { readonly better: Dollars; readonly inputs: readonly Figure[]; readonly missing: Figure | undefined },
): Text {
  const uncounted = words('Neither is counted in what this plan says is left or missing.')
  if (missing === undefined) return uncounted
  const monthly = sheet.computed(
    'coming-care.monthly',
    'What the account or the credit, whichever is better, brings in a month',
    'usd-per-month',
    'what it saves in a year ÷ months in a year',
    inputs,
    Math.round(better / monthsPerYear),
  )
  const left = sheet.computed(
    'coming-care.missing',
    'What a month still misses with it',
    'usd-per-month',
    'what is missing from the birth on − what the better way brings in a month, never below nothing',
    [missing, monthly],
    Math.max(0, missing.value - monthly.value),
  )
  return say`${uncounted} By the month the better one is about ${monthly}: with it, ${left} of the ${missing} would still have to be found.`
}

function stateFigures(asked: CareAsked): readonly Figure[] {
  const state = stateOf(asked)
  const { law } = asked.context
  return state === undefined
    ? []
    : stateRules(asked.sheet, state.code, law.year, asked.taxes.taxReturn.status)
}
