/** Who depends on whose pay: the adults to insure, the children, and others who are supported. */
import type { FactReader } from '../../fact-reader.ts'
import { isFederalLoan } from '../../facts/debts.ts'
import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import type { Share } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { type DebtFigures, readDebts } from '../debts.ts'
import { employerCoverDollars } from '../employer-coverage.ts'
import { listFilledIn } from '../filled-in-debts.ts'
import { profitShareOf, wholePay } from '../own-business.ts'
import { supportPaid } from '../support-received.ts'
import type { Drafting } from '../topic.ts'
import { payAhead } from './pay-ahead.ts'
import { payOfLostJob } from './pay-of-lost-job.ts'
import { type StopsOn, stopsOn } from './stops-on.ts'

export interface Adult {
  readonly id: 'you' | 'partner'
  /** In the middle of a sentence: 'you', 'your spouse'. */
  readonly name: Text
  readonly age: Figure
  /** Of the next year where another one was told for it: that is what a death or an illness would stop, and what is lived on alone. */
  readonly pay: Figure
  /** What the record at Social Security, cover through work and today’s spending follow. */
  readonly payToday: Figure
  /** The told day ahead after which there is no pay of theirs. */
  readonly stops: StopsOn | undefined
  /** How much of it is profit, that self-employment tax is due on; the rest is wages. */
  readonly profitShare: Share
  /** Social Security pays survivors from this pay. */
  readonly isCovered: boolean
  /** Cares for the children without pay. */
  readonly isAtHome: boolean
  /** Cover of their own that stays when a job ends. */
  readonly ownCover: Figure
  /** Whole life or the like: it ends with the life, not with a term. */
  readonly isCoverPermanent: boolean
  /** Cover through their work, as far as it could be read as a sum. */
  readonly groupCover: Figure | undefined
  readonly hasUnreadGroupCover: boolean
}

export interface Child {
  readonly age: Figure
  readonly needsLifelongCare: boolean
}

export interface Family {
  readonly adults: readonly Adult[]
  readonly children: readonly Child[]
  /** Grown people who depend on the household: their ages, or how many they are. */
  readonly elders: readonly Figure[]
  readonly isCouple: boolean
  /** Only a husband or wife draws on the other's Social Security. */
  readonly isMarried: boolean
  /** Nobody said who depends on the pay, so an example is shown. */
  readonly isExample: boolean
  /** Debts that someone else would be left with: those of a family, or those that were signed together. */
  readonly debtsLeft: readonly DebtFigures[]
  /** Federal student loans of the only adult, with the payment that was told: nobody pays it any more. */
  readonly loansEnded: readonly DebtFigures[]
  readonly debts: readonly DebtFigures[]
  readonly coverYearsLeft: Figure | undefined
  /** Cover on one's own life that a court order asks for, whatever the family needs. */
  readonly decreed: Figure | undefined
  /** Support a month that is owed by somebody alone: the children live elsewhere, and lose that, not what the home costs. */
  readonly supportOwed: Figure | undefined
}

/** A child of someone whose age is known is about a generation younger, and not yet grown. */
function guessedAge(reader: FactReader): number {
  const parent = reader.told('age')
  if (parent === undefined) return rules.guessedChildAge.value
  const since = Math.round(middle(parent)) - rules.parentAgeAtBirth.value
  return Math.min(rules.supportUntilAge.value - 1, Math.max(1, since))
}

/** Ages of children and others, told or assumed; the youngest is the one who needs care for life, if there is one. */
function dependentsOf(sheet: Worksheet, reader: FactReader) {
  const told = reader.told('dependents')
  const count = reader.told('numDependents')
  const expecting = reader.told('expecting') === true
  const isCounted = count !== undefined && told === undefined
  const saysNothing =
    told === undefined &&
    count === undefined &&
    reader.told('adultDependents') === undefined &&
    reader.told('coSignedDebt') !== true &&
    reader.some('decreeCoverage') === undefined &&
    supportPaid(reader) === undefined &&
    !expecting &&
    reader.told('specialNeedsChild') !== true &&
    reader.told('maritalStatus') === undefined &&
    reader.told('spouseIncome') === undefined &&
    reader.told('spouseAge') === undefined
  const guess = guessedAge(reader)
  const guessedCount = isCounted
    ? Math.round(middle(count))
    : told === undefined && (saysNothing || reader.told('specialNeedsChild') === true)
      ? 1
      : 0
  const ages: Figure[] = (told ?? []).map((age, index) =>
    sheet.told('dependents', `dependent.${index}.age`, 'Age of someone who depends on you', 'age', age),
  )
  for (let index = 0; index < guessedCount; index += 1)
    ages.push(
      sheet.assumed(`dependent.${index}.age`, 'Age of a child', 'age', guess, rules.guessedChildAge.why),
    )
  if (expecting)
    ages.push(
      sheet.told(
        'expecting',
        'dependent.expected.age',
        'The child on the way',
        'age',
        0,
        'you said that a child is on the way',
      ),
    )
  if (saysNothing)
    reader.instead(
      'numDependents',
      ages.length,
      'An example, because most people who ask have a child. Say whether anyone depends on you.',
    )
  if (told === undefined)
    reader.instead(
      'dependents',
      ages.map((age) => age.value),
      guessedCount > 0
        ? 'You did not say how old they are, so a middle age is taken.'
        : expecting
          ? 'The child on the way. Found no mention of others.'
          : 'Nobody was named who still depends on you.',
    )
  return { ages, isExample: saysNothing }
}

function groupCoverOf(sheet: Worksheet, reader: FactReader, id: Adult['id'], pay: Figure) {
  const said = reader.told(id === 'you' ? 'employerCoverage' : 'spouseEmployerCoverage')
  if (said === undefined) return { groupCover: undefined, hasUnreadGroupCover: false }
  const dollars = employerCoverDollars(said, pay.value)
  if (dollars === undefined) return { groupCover: undefined, hasUnreadGroupCover: !/none|no\b/i.test(said) }
  return {
    groupCover: sheet.computed(
      id === 'you' ? 'cover.group' : 'cover.group.partner',
      id === 'you'
        ? 'Life insurance through work'
        : 'Life insurance through the work of your spouse or partner',
      'usd',
      'what you said about it, as a sum or as a multiple of pay',
      [pay],
      dollars,
    ),
    hasUnreadGroupCover: false,
  }
}

/** A federal student loan ends at death, and one of which nobody said whose it is is taken for one; other debts are left to the family or to whoever signed with you. */
function debtsLeftOf(debts: readonly DebtFigures[], hasFamily: boolean, isCoSigned: boolean): DebtFigures[] {
  if (isCoSigned)
    return debts.filter(({ told }) => told.loanType !== 'federal' && told.loanType !== 'parent_plus')
  return hasFamily ? debts.filter(({ told }) => !isFederalLoan(told)) : []
}

/** Nobody lives on the pay, and a debt was signed together. */
export const isForCoSigner = (family: Family): boolean =>
  !family.isCouple && family.children.length + family.elders.length === 0 && family.debtsLeft.length > 0

const isPermanent = (reader: FactReader, whose: 'you' | 'spouse'): boolean =>
  [whose, 'both'].includes(reader.told('permanentCover') ?? '')

/** Who says that nobody depends on them, and nothing of a partner's pay, has a partner who lives on their own. */
const livesApart = (reader: FactReader): boolean =>
  (reader.told('numDependents') === 0 || reader.told('dependents')?.length === 0) &&
  reader.told('spouseIncome') === undefined &&
  reader.told('householdIncome') === undefined

export function familyOf({ sheet, reader, context }: Drafting): Family {
  const { ages, isExample } = dependentsOf(sheet, reader)
  const status = reader.value('maritalStatus')
  const isMarried = status === 'married'
  const isCouple = isMarried || ((status === 'partnered' || status === 'engaged') && !livesApart(reader))
  const grown = rules.supportUntilAge.value
  const hasSpecialNeeds = ages.length > 0 && reader.value('specialNeedsChild')
  const youngest = ages.reduce<Figure | undefined>(
    (least, age) => (least === undefined || age.value < least.value ? age : least),
    undefined,
  )
  const children = ages.flatMap((age): Child[] => {
    const needsLifelongCare = hasSpecialNeeds && age === youngest
    return age.value < grown || needsLifelongCare ? [{ age, needsLifelongCare }] : []
  })
  const elders = [
    ...ages.filter((age) => !children.some((child) => child.age === age)),
    ...(middle(reader.told('adultDependents') ?? 0) > 0 ? [reader.number('adultDependents')] : []),
  ]

  const pays = paysOf(sheet, reader, isCouple)
  const stops = isCouple ? stopsOn({ sheet, reader }) : undefined
  const stopsAs = (id: Adult['id']) => (stops?.id === id ? stops : undefined)
  const ownPay = stopsAs('you')?.after ?? payAhead({ sheet, reader, context }, pays.you)
  const partnerPay = stopsAs('partner')?.after ?? pays.partner
  const atHome = new Set<Adult['id']>(
    isCouple && children.length > 0 && reader.value('stayAtHomeParent')
      ? ownPay.value > 0
        ? partnerPay?.value === 0
          ? ['partner']
          : []
        : (partnerPay?.value ?? 0) > 0
          ? ['you']
          : []
      : [],
  )
  // Social Security pays a husband, a wife and children; where there are none, nobody has to know.
  const hasHeirs = isMarried || children.length > 0
  const adults: Adult[] = [
    {
      id: 'you',
      name: words('you'),
      age: reader.number('age'),
      pay: ownPay,
      payToday: pays.you,
      stops: stopsAs('you'),
      profitShare: ownPay.value > 0 ? profitShareOf(reader, 'own', ownPay.value) : 0,
      isCovered: !hasHeirs || pays.you.value === 0 || reader.value('socialSecurityCovered'),
      isAtHome: atHome.has('you'),
      ownCover: reader.number('coverageAmount'),
      isCoverPermanent: isPermanent(reader, 'you'),
      ...groupCoverOf(sheet, reader, 'you', pays.you),
    },
  ]
  if (isCouple && pays.partner !== undefined && partnerPay !== undefined)
    adults.push({
      id: 'partner',
      name: words(isMarried ? 'your spouse' : 'your partner'),
      age: reader.number('spouseAge'),
      pay: partnerPay,
      payToday: pays.partner,
      stops: stopsAs('partner'),
      profitShare: profitShareOf(reader, 'spouse', pays.partner.value),
      isCovered: !hasHeirs || pays.partner.value === 0 || reader.value('spouseSocialSecurityCovered'),
      isAtHome: atHome.has('partner'),
      ownCover: reader.number('spouseCoverageAmount'),
      isCoverPermanent: isPermanent(reader, 'spouse'),
      ...groupCoverOf(sheet, reader, 'partner', pays.partner),
    })
  const debts = readDebts(sheet, reader, { assumeBalances: true })
  const hasFamily = isCouple || ages.length > 0 || elders.length > 0
  const debtsLeft = debtsLeftOf(debts, hasFamily, debts.length > 0 && reader.value('coSignedDebt'))
  listFilledIn(reader, debts, debtsLeft)
  const hasEndingCover = adults.some(
    ({ ownCover, isCoverPermanent }) => ownCover.value > 0 && !isCoverPermanent,
  )
  return {
    adults,
    children,
    elders,
    isCouple,
    isMarried,
    isExample,
    debts,
    debtsLeft,
    // Which of two adults owes a loan is not known, and the loan of the one who stays goes on.
    loansEnded:
      adults.length > 1
        ? []
        : debts.filter(
            (debt) =>
              isFederalLoan(debt.told) && debt.told.minPayment !== undefined && !debtsLeft.includes(debt),
          ),
    decreed: reader.some('decreeCoverage'),
    supportOwed: isCouple || elders.length > 0 ? undefined : supportPaid(reader),
    coverYearsLeft: hasEndingCover ? reader.number('coverageYearsLeft') : undefined,
  }
}

/** Pay of each adult, of whoever is between jobs that of the last one. Who says that the other one earns and one parent is at home, is that parent. */
function paysOf(
  sheet: Worksheet,
  reader: FactReader,
  isCouple: boolean,
): { you: Figure; partner: Figure | undefined } {
  const spousePay = reader.told('spouseIncome')
  const isYouAtHome =
    isCouple &&
    reader.told('stayAtHomeParent') === true &&
    reader.told('income') === undefined &&
    reader.told('householdIncome') === undefined &&
    spousePay !== undefined &&
    middle(spousePay) > 0
  if (isYouAtHome) return { you: reader.number('income'), partner: reader.number('spouseIncome') }
  const you = wholePay(sheet, reader)
  const partner = isCouple ? reader.number('spouseIncome') : undefined
  return {
    you: you.value > 0 ? you : (payOfLostJob(reader, 'you') ?? you),
    partner:
      partner === undefined || partner.value > 0 ? partner : (payOfLostJob(reader, 'partner') ?? partner),
  }
}

/** Whether a court would have to say who keeps a child's money, and who raises the child. */
export const hasMinors = ({ children }: Family): boolean =>
  children.some(({ age }) => age.value < rules.schoolEndAge.value)

/** Whether any life insurance is there, of their own or through work. */
export const hasCover = ({ adults }: Family): boolean =>
  adults.some(({ ownCover, groupCover }) => ownCover.value > 0 || groupCover !== undefined)

/** 'your' or 'your spouse’s', for what belongs to an adult. */
export const whose = (adult: Adult): Text => (adult.id === 'you' ? words('your') : say`${adult.name}’s`)
