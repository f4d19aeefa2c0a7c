/**
 * Where pre-tax savings stand, and which of them can be converted now. As long as someone works for its employer and is
 * younger than 59½, a plan pays nothing out of what was put in from pay (IRC §401(k)(2)(B)): it may only be converted inside
 * that plan, where the plan offers it (IRC §402A(c)(4)(E)). IRAs and plans of earlier jobs are open at any age.
 */
import { yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { type Household, middle } from '../../household.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DraftContext } from '../topic.ts'
import type { RothBasis } from './basis.ts'

export interface Convertible {
  /** 'told': some of it is known to be open; 'inside': none is, as far as was told; 'untold': nobody said where it stands. */
  readonly stands: 'told' | 'inside' | 'untold'
  /** All that may be converted; where it is not open, by the plan at work alone. */
  readonly most: Figure
  readonly iras: Figure | undefined
  readonly oldPlan: Figure | undefined
  /** What is taken to stand in the plan at work. */
  readonly atWork: Figure | undefined
  readonly isOldPlanUntold: boolean
}

/** Not a plan that can be turned into a Roth IRA, or money that is told as an IRA. */
const notOldPlans: readonly (string | undefined)[] = ['nonprofit_457b', 'pension_lump', 'simple_ira']

/** The pre-tax money in a plan of an earlier job; undefined where none was told. */
export function oldPlanPretax(sheet: Worksheet, reader: FactReader): Figure | undefined {
  const balance = reader.some('planBalance')
  if (balance === undefined || reader.known('stillWorksThere') === true) return undefined
  if (notOldPlans.includes(reader.told('planType'))) return undefined
  const others = [reader.some('rothPlanBalance'), reader.some('afterTaxPlanBalance')].filter(
    (part) => part !== undefined,
  )
  if (others.length === 0) return balance
  const pretax = sheet.computed(
    'old-plan.pretax',
    'Pre-tax money in the old plan',
    'usd',
    'the balance of the old plan − its Roth part − its after-tax money',
    [balance, ...others],
    Math.max(
      0,
      others.reduce((left, { value }) => left - value, balance.value),
    ),
  )
  return pretax.value > 0 ? pretax : undefined
}

/** A plan at work holds what is put in from pay until that work ends, or its owner is old enough. */
const isPlanClosed = ({
  context,
  reader,
  age,
  income,
  hasPlan,
  ownPlan,
  isRetired,
  isHeld,
  isOfSpouse,
  endOfPay,
}: RothBasis): boolean =>
  hasPlan &&
  ownPlan === undefined &&
  reader.value('employment') === 'employed' &&
  income.value > 0 &&
  !isRetired &&
  !isHeld &&
  !isOfSpouse &&
  age.value < known(context.limits.earlyWithdrawal).untilAge &&
  (endOfPay === undefined || yearOf(endOfPay.lastDay.value) > yearOf(context.today))

/** A conversion is asked about, and nobody said what of the savings stands outside the plan at work. */
export const isPlaceUntold = (
  {
    considersConversion,
    conversionAnnual,
    employment,
    hasWorkplacePlan,
    age,
    retirementSavings,
    pretaxIraBalance,
    planBalance,
  }: Household,
  { limits }: DraftContext,
): boolean =>
  (considersConversion === true || conversionAnnual !== undefined) &&
  employment === 'employed' &&
  hasWorkplacePlan === true &&
  age !== undefined &&
  middle(age) < known(limits.earlyWithdrawal).untilAge &&
  retirementSavings !== undefined &&
  pretaxIraBalance === undefined &&
  planBalance === undefined

/** Undefined where all of it is open. `pretax`: pre-tax savings of today. */
export function convertibleOf(basis: RothBasis, pretax: Dollars): Convertible | undefined {
  if (!isPlanClosed(basis)) return undefined
  const { sheet, reader, pretaxIra } = basis
  const iras = reader.some('pretaxIraBalance')
  const oldPlan = oldPlanPretax(sheet, reader)
  const open = [iras, oldPlan].filter((part) => part !== undefined)
  const savings = [reader.number('retirementSavings'), reader.number('rothSavings')]
  const isOldPlanUntold = reader.told('planBalance') === undefined
  reader.leftOut(
    'planBalance',
    'not named',
    'What is left in a plan of an earlier job can be converted while you work; none is counted.',
  )
  if (open.length === 0) {
    const isTold = reader.told('pretaxIraBalance') !== undefined
    return {
      stands: isTold ? 'inside' : 'untold',
      most: sheet.computed(
        'conversion.most',
        'Pre-tax savings, which only the plan at work may be able to convert',
        'usd',
        'retirement savings − what is Roth already; nothing was named in IRAs or plans of earlier jobs',
        [...savings, pretaxIra],
        pretax,
      ),
      iras,
      oldPlan,
      atWork: undefined,
      isOldPlanUntold,
    }
  }
  const most = sheet.computed(
    'conversion.most',
    'Pre-tax savings that can be converted while you work',
    'usd',
    'pre-tax money in IRAs + that in plans of earlier jobs',
    open,
    Math.min(
      pretax,
      open.reduce((sum, { value }) => sum + value, 0),
    ),
  )
  const atWork = sheet.computed(
    'conversion.at-work',
    'Pre-tax savings that are taken to stand in the plan at work',
    'usd',
    'pre-tax savings − what is in IRAs and plans of earlier jobs',
    [...savings, ...open],
    Math.max(0, pretax - most.value),
  )
  return {
    stands: 'told',
    most,
    iras,
    oldPlan,
    atWork: atWork.value > 0 ? atWork : undefined,
    isOldPlanUntold,
  }
}

/** The same in short, where none of it is known to be open. */
export function onlyWhereOpen(convertible: Convertible | undefined): Text {
  if (convertible === undefined || convertible.stands === 'told') return nothing
  return words(
    convertible.stands === 'inside'
      ? 'While you work there it can be converted only inside the plan at work, and only if the plan offers it.'
      : 'While you work, only what stands in an IRA or a plan of an earlier job can be converted for sure.',
  )
}

/** Which money is meant, and what of the rest; nothing where all of it is open. */
export function standsInWords(convertible: Convertible | undefined): Text {
  if (convertible === undefined) return nothing
  const { stands, most, iras, oldPlan, atWork, isOldPlanUntold } = convertible
  const namesOldPlan = words(
    isOldPlanUntold ? 'A plan of an earlier job can be converted too: name it if there is one.' : '',
  )
  if (stands === 'untold')
    return words(
      'Nobody said where these savings stand. While you work, an IRA and a plan of an earlier job can be converted; what is in the plan at work only if that plan does it inside.',
    )
  if (stands === 'inside')
    return join([
      words(
        'As far as you named, all of it stands in the plan at work. While you work there it can be converted only inside that plan, and only if the plan offers it.',
      ),
      namesOldPlan,
    ])
  const where =
    iras === undefined
      ? 'in the plan of an earlier job'
      : oldPlan === undefined
        ? 'in IRAs'
        : 'in IRAs and the plan of an earlier job'
  const rest =
    atWork === undefined
      ? nothing
      : say` The other ${atWork} is taken to stand in the plan at work: while you work there it can be converted only inside that plan, and only if the plan offers it.`
  return join([say`Of your pre-tax savings ${most} stands ${words(where)}.${rest}`, namesOldPlan])
}

/** Whom to ask for the conversion. */
export function askForIt(convertible: Convertible | undefined): string {
  const ofIra = 'Ask the provider of the IRA for a conversion to a Roth IRA.'
  if (convertible === undefined) return ofIra
  const { stands, iras, oldPlan } = convertible
  if (stands === 'inside')
    return 'Ask the plan at work whether it converts pre-tax money inside the plan (an in-plan Roth conversion). If it does not, leave this out.'
  if (stands === 'untold')
    return 'Ask the provider of an IRA for a conversion to a Roth IRA, or the plan of an earlier job to send the money straight to a Roth IRA. If all of it is in the plan at work, ask whether that plan converts inside; if it does not, leave this out.'
  const ofOldPlan = 'Ask the old plan to send the money straight to a Roth IRA in your name.'
  if (oldPlan === undefined) return ofIra
  return iras === undefined
    ? ofOldPlan
    : `${ofIra} What more is to be converted comes from the old plan: ask it to send that straight to a Roth IRA in your name.`
}

/** A payout of a plan needs no Form 8606. */
export const formsOfIt = (convertible: Convertible | undefined): string =>
  convertible === undefined || convertible.stands === 'untold' || convertible.iras !== undefined
    ? 'Form 1099-R, and Form 8606 with the return.'
    : 'Form 1099-R, and the return that shows it.'
