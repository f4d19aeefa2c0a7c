/** What the rest of a life does to the choice: loans, health cover, credits, Medicare, required withdrawals, a survivor. */
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { medicareEligibilityAge, medicareLookBackYears } from '../../tax/medicare-law.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { dollarsOf } from '../ended-pay.ts'
import { lateSpouseRecordCheck } from '../late-spouse-record.ts'
import { coupleYears, lastCoupleYear, lastJointReturn } from '../surviving-spouse.ts'
import { sourceOf } from '../tax-picture.ts'
import { isMovedInstead } from './clear-iras.ts'
import { insteadInWords, isWorthAtLowerPay } from './conversion-ahead.ts'
import type { Conversion } from './conversion-figures.ts'
import {
  costInWords,
  lostCreditInWords,
  payTax,
  saversInWords,
  yearNextInWords,
  yearWithout,
} from './conversion-words.ts'
import { standsInWords } from './convertible.ts'
import { ableChecks, earnedIncomeChecks, saversChecks } from './credit-checks.ts'
import { earlyEndCheck } from './early-end.ts'
import { gapYears } from './gap-years.ts'
import { loanChecks } from './loan-checks.ts'
import { marketplaceChecks } from './marketplace-checks.ts'
import { saversStepChecks } from './savers-step.ts'
import { loanInterestCheck, tuitionChecks } from './school-checks.ts'
import { separateChecks } from './separate-returns.ts'
import { withdrawnInWords } from './withdrawn.ts'
import type { RothWork } from './work.ts'

export function lifeChecks(work: RothWork): Check[] {
  return [
    ...(isMovedInstead(work) ? [] : conversionCheck(work)),
    ...loanChecks(work),
    ...(work.contributes ? separateChecks(work) : []),
    ...loanInterestCheck(work),
    ...(work.contributes ? tuitionChecks(work) : []),
    ...marketplaceChecks(work),
    ...(work.contributes
      ? [
          ...saversChecks(work),
          ...saversStepChecks(work),
          ...earnedIncomeChecks(work),
          ...ableChecks(work),
          ...early(work),
          ...earlyEndCheck(work),
          ...unusualYear(work),
        ]
      : []),
    ...medicare(work),
    ...(work.contributes || work.isRetired ? gapYears(work) : []),
    required(work),
    ...survivor(work),
    ...lateSpouseRecordCheck(work),
    ...coupleBrackets(work),
    law(work),
  ]
}

/** How what they live on this year was counted: it uses up the low brackets before a conversion does. */
function livingInWords({ living, withdrawn }: Conversion, contributes: boolean): Text {
  const isDrawn = dollarsOf(withdrawn) > 0
  if (living === undefined)
    return contributes || isDrawn
      ? nothing
      : words(
          ' Withdrawals that you live on this year beyond what is required are not counted: they use up the low brackets first.',
        )
  const { short, ahead, drawn, left } = living
  if (short.value === 0 && ahead.value === 0)
    return words(` ${isDrawn ? 'With it, what' : 'What'} you are paid covers what you live on.`)
  const paid = words(isDrawn ? 'that and what you are paid' : 'what you are paid')
  // Pay that ended can cover the whole year, and leave its last weeks without any.
  const isOfRest = ahead.value > short.value
  const lives = isOfRest
    ? say` What is left of this year costs you about ${ahead} beyond ${paid}`
    : say` You live on about ${short} a year beyond ${paid}`
  if (drawn.value > 0)
    return left === undefined
      ? say`${lives}. You named no other money, so it is taken to come from these savings and fills the low brackets first.`
      : say`${lives}. Your cash and investments do not reach to the end of the year, so ${drawn} of it is taken to come from these savings and fills the low brackets first.`
  const areFree = words(isDrawn ? '' : ', so that the low brackets are free')
  return isOfRest
    ? say`${lives}: it is taken from cash and investments${areFree}.`
    : say`${lives}: the rest of this year takes ${ahead} of it from cash and investments${areFree}.`
}

function conversionCheck(work: RothWork): Check[] {
  const { conversion, contributes, isRetired } = work
  if (conversion === undefined) return []
  const { amount, rateNow, rateLater, verdict, isTaxUncovered, isPastPenalty } = conversion
  const costs = join([
    say`Converting ${amount} this year costs about ${costInWords(conversion)}, ${rateNow} of it. Left where it is, it costs about ${rateLater} later.`,
    standsInWords(conversion.convertible),
    lostCreditInWords(conversion),
    saversInWords(conversion),
    withdrawnInWords(work, conversion.withdrawn),
  ])
  const living = livingInWords(conversion, contributes)
  if (isTaxUncovered && !isPastPenalty && conversion.rateNext === undefined)
    return [
      check(
        'conversion',
        'warn',
        'Nothing beside it pays the tax',
        say`${costs}${living} What you named beside these savings does not reach for the tax as well, and what is taken out of them for it costs a penalty too. Wait until other money is there.`,
      ),
    ]
  const settled = words(
    `${payTax(conversion)} It counts for the year in which it is done, and cannot be undone.`,
  )
  return [
    verdict === 'convert'
      ? check(
          'conversion',
          contributes ? 'warn' : 'act',
          'A conversion pays off',
          say`${costs}${living} ${settled}`,
        )
      : verdict === 'keep'
        ? check(
            'conversion',
            'warn',
            conversion.rateNext === undefined
              ? 'A conversion costs more than it saves'
              : `A conversion costs less in ${yearWithout(work)}`,
            conversion.rateNext === undefined
              ? say`${costs} ${sentenceStart(insteadInWords(work))}.`
              : join([
                  say`${costs} In ${words(yearWithout(work))} it would be ${conversion.rateNext}: next year ${words(isRetired ? 'is' : 'may be')} that year${isRetired ? nothing : words(', if no new pay has come')}.`,
                  isRetired ? nothing : yearNextInWords(work),
                ]),
          )
        : check(
            'conversion',
            'warn',
            'A conversion is about even',
            say`${costs} A part of it, for some tax-free money, is reasonable. ${settled}`,
          ),
  ]
}

function early({ sheet, reader, context }: RothWork): Check[] {
  if (reader.told('needsMoneyEarly') !== true) return []
  const age = sheet.law('early.age', 'Age at which the penalty on early withdrawals ends', 'age', {
    value: known(context.limits.earlyWithdrawal).untilAge,
    source: sourceOf(context.limits.earlyWithdrawal),
  })
  return [
    check(
      'early',
      'warn',
      'Money that you need before retirement',
      say`Before ${age} Traditional money costs a penalty beside the tax. Contributions to a Roth IRA come out without either; those in a Roth account at work do not come out so easily.`,
    ),
  ]
}

function unusualYear(work: RothWork): Check[] {
  const { reader, decision, ahead, endOfPay } = work
  // The day says how pay goes on, and a step names what turns with it.
  if (endOfPay !== undefined) return []
  const outlook = reader.value('payOutlook')
  if (outlook === 'same') return []
  if (ahead !== undefined)
    return [
      check(
        'outlook',
        'warn',
        ahead.isHigher ? 'Choose again when your pay rises' : 'Choose again when your pay falls',
        // A conversion raises a payment that follows income, in any year before what is left is forgiven.
        say`Look at this page again before the first pay check of ${ahead.from}.${ahead.year.loans?.isForgiven === true || !isWorthAtLowerPay(work) ? nothing : say` Converting Traditional savings costs less ${words(ahead.isHigher ? 'before that pay begins' : 'once your pay has fallen')}.`}`,
      ),
    ]
  if (decision.reason === 'rates' && decision.verdict === (outlook === 'higher' ? 'traditional' : 'roth'))
    return [
      outlook === 'higher'
        ? check(
            'outlook',
            'warn',
            'Rising pay speaks for some Roth now',
            words(
              'In a year of lower pay Roth costs least. The rates still speak for Traditional here, so the plan stays with it; the more your pay is to rise, the nearer both come.',
            ),
          )
        : check(
            'outlook',
            'warn',
            'Falling pay speaks for waiting with conversions',
            words(
              'In a year of high pay a Traditional dollar saves most. The rates still speak for Roth here, so the plan stays with it; convert what is Traditional once your pay has fallen.',
            ),
          ),
    ]
  return [
    check(
      'outlook',
      'warn',
      outlook === 'higher'
        ? 'A year of lower pay is a year for Roth'
        : 'A year of high pay is a year for Traditional',
      outlook === 'higher'
        ? words(
            'When your pay rises, turn to Traditional: a dollar saves more then. The same holds for a conversion this year.',
          )
        : words('When your pay falls, turn to Roth, and convert some of what is Traditional.'),
    ),
  ]
}

/** Medicare looks back at income, and the years before it are the years of conversions. */
function medicare({ sheet, age, contributes }: RothWork): Check[] {
  const from = medicareEligibilityAge.value - medicareLookBackYears.value
  if (age.value + rules.shortHorizon.value < from) return []
  const back = sheet.law(
    'medicare.look-back',
    'Years that Medicare looks back',
    'years',
    medicareLookBackYears,
  )
  const first = sheet.computed(
    'medicare.first',
    'First age whose income Medicare looks at',
    'age',
    'the age of Medicare − the years it looks back',
    [back],
    from,
  )
  return [
    check(
      'medicare',
      'warn',
      'Medicare looks at your income',
      contributes
        ? say`Premiums follow the income of ${back} before, so from ${first} on a conversion or a large withdrawal can raise them. The later rate counts the surcharges.`
        : say`Premiums follow the income of ${back} before, so from ${first} on a conversion can raise them for a year.`,
    ),
  ]
}

function required({ sheet, later, birthYear, age, conversion, context }: RothWork): Check {
  const at = sheet.computed(
    'required.age',
    'Age at which withdrawals from Traditional accounts start',
    'age',
    'by year of birth',
    [age],
    later.distributionAge,
  )
  const born = sheet.computed('birth-year', 'Year of birth', 'year', 'from your age', [age], birthYear)
  if (age.value >= later.distributionAge)
    return check(
      'required',
      'act',
      'Take this year’s required withdrawal first',
      say`${conversion?.required === undefined ? words('It') : say`About ${conversion.required} is due for this year, which`} cannot be converted. Gifts straight from an IRA to a charity count toward it and are not taxed. Roth accounts of your own never have to pay out.`,
    )
  const gifts = context.limits.qualifiedCharitableDistribution
  const giftAge = sheet.law('gift.age', 'Age from which an IRA may give to charity', 'age', {
    value: known(gifts).minimumAge,
    source: sourceOf(gifts),
  })
  const isNear = age.value >= rules.withdrawalsNearFrom.value
  return check(
    'required',
    isNear ? 'warn' : 'pass',
    'Traditional money has to come out one day',
    isNear
      ? say`Born in ${born}, from age ${at} on a part must be withdrawn every year. From age ${giftAge} on, gifts straight from an IRA to a charity are not taxed, and count toward it. Roth accounts of your own never have to.`
      : say`Born in ${born}, from age ${at} on a part must be withdrawn every year, needed or not. Roth accounts of your own never have to.`,
  )
}

function survivor({ spouseAgeLater: spouseAge, later }: RothWork): Check[] {
  if (spouseAge === undefined) return []
  return [
    check(
      'survivor',
      later.pension.value > 0 ? 'warn' : 'pass',
      'One of you will file alone',
      later.pension.value > 0
        ? words(
            'A survivor keeps most of the savings, one benefit and a part of the pension, and pays by the brackets of a single person. The later rate counts those years. Look up what the pension leaves to a spouse.',
          )
        : words(
            'A survivor keeps most of the savings and the larger benefit, and pays by the brackets of a single person. The later rate counts those years; some Roth money helps most then.',
          ),
    ),
  ]
}

/** Low brackets for a few years: what is taxed now is taxed by them. */
function coupleBrackets(work: RothWork): Check[] {
  const { sheet, reader, context, status, now } = work
  if (status !== 'surviving_spouse') return lastJointReturn(sheet, reader, context, now.before)
  const last = lastCoupleYear(sheet, reader)
  const until =
    last === undefined ? say`for the ${coupleYears(sheet)} after the year of the death` : say`through ${last}`
  return [
    check(
      'status',
      'warn',
      'A couple’s brackets stay for a short time',
      say`With a child at home you have them ${until}; then you are head of household, and a Traditional dollar saves more. While they last, Roth and conversions cost less. The plan takes this year’s status for every year of work: choose again when it ends.`,
    ),
  ]
}

function law({ reader, decision }: RothWork): Check {
  const risk = reader.rule('law-risk', 'Points that later rates may rise', 'rate', rules.lawRisk)
  return check(
    'law',
    'pass',
    'Nobody knows the law of later',
    decision.verdict === 'traditional' &&
      decision.now.value - decision.later.value <= risk.value + rules.rateBand.value
      ? say`The plan uses today’s law. If tax took another ${risk} later, this choice would be close to even; having some of both kinds is the hedge.`
      : say`The plan uses today’s law; the ledger shows every way with another ${risk} of tax. Having some of both kinds is the hedge.`,
  )
}
