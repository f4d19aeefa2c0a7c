/** What has to be looked at around the policies: the price, the term, the application. */
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, sentenceStart, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { costliestDebt, debtBeforeSaving, firstInWords } from '../before-saving.ts'
import { childOnRecordCheck } from '../child-on-record.ts'
import { losesJob } from '../ending-job.ts'
import { paidAgain } from '../ending-names.ts'
import { matchWaitsForPay } from '../match-without-pay.ts'
import { missedMatch } from '../missed-match.ts'
import { isPayGone } from '../out-of-work.ts'
import { whilePayIsGone } from '../pay-that-goes-on.ts'
import { supportPaid, supportReceived } from '../support-received.ts'
import { beneficiaryChecks } from './beneficiary-checks.ts'
import { betweenJobsChecks } from './between-jobs.ts'
import { needEndsBeforePolicy } from './days-ahead.ts'
import { coSignerCheck, owesOnHome, paymentsIn } from './debts-carried.ts'
import { disabilityCheck } from './disability.ts'
import {
  groupChecks,
  homeRecordCheck,
  notCoveredCheck,
  parentBenefitCheck,
  socialSecurityCheck,
  survivorsNow,
} from './income-checks.ts'
import { businessChecks, spendingCheck } from './payments-elsewhere.ts'
import { pensionCheck } from './pension-check.ts'
import { keptPolicyCheck, laterChecks } from './policies-in-force.ts'
import { stopsChecks } from './stops-check.ts'
import type { TermLifeWork } from './work.ts'

/** Support ends with the life of whoever pays it, and only cover on that life stands in for it. */
function supportChecks({ reader, family, shared }: TermLifeWork): Check[] {
  const found: Check[] = []
  const got = supportReceived(reader)
  if (got !== undefined)
    found.push({
      id: 'support-received',
      status: 'act',
      title: words('Support ends if whoever pays it dies'),
      detail: say`${got} of child support or alimony rests on a life that these policies do not insure. Ask for a policy on it that names you or a trust for the children, and have the order say so. If you died, the children’s share would go to whoever raises them; it is not counted here.`,
    })
  const paid = supportPaid(reader)
  if (paid !== undefined)
    found.push({
      id: 'support-paid',
      status: 'act',
      title: words('Support that you pay outlives you only through cover'),
      detail: join([
        say`${paid} ends or becomes a claim on what you leave if you die.`,
        family.supportOwed === undefined
          ? nothing
          : family.children.length > 0
            ? words(
                'The plan takes your children to live elsewhere and counts the support as what they would lose; what Social Security would pay them comes off it. If they live with you a part of the time, say what a month would cost them without you.',
              )
            : say`The plan counts it for ${shared.supportYears}. If they are your children, Social Security would pay them too, once you name them and their ages here.`,
        words(
          family.decreed === undefined
            ? 'Look up in the order whether cover is asked for, how much and until when, and tell it here: the plan then never goes below it.'
            : 'Look up in the order how long it is owed.',
        ),
      ]),
    })
  return found
}

/** Whether the one who stays could go on paying the debts from own pay. */
function carriedChecks(work: TermLifeWork): Check[] {
  const { sheet, needs, family, budget } = work
  const isFree = family.children.length === 0
  const isHomeOwed = owesOnHome(family)
  if (family.elders.length > 0 || family.debtsLeft.length === 0) return []
  return needs.flatMap(
    ({ isDebtCarried, ifPaidOff, survivor, adult, survivorPay, care, today, drawn }): Check[] => {
      if (survivor === undefined || survivorPay === undefined || survivorPay.value === 0) return []
      // With children a pay that does not bear them is what the cover is for.
      if (!isFree && !isDebtCarried) return []
      const living = isFree ? budget.alone : budget.survivors
      const payments = sheet.computed(
        'debts.payments',
        'Payments on the debts in a year',
        'usd-per-year',
        'the payments of a month × months in a year',
        family.debtsLeft.map(({ minimum }) => minimum),
        Math.round(paymentsIn(family.debtsLeft, 0)),
      )
      const bills = sheet.computed(
        `debts.bills.${adult.id}`,
        'Living and debts of whoever is left, in a year',
        'usd-per-year',
        'what those who stay spend + care that one alone pays for + the payments on the debts',
        [living, payments, ...care],
        living.value + payments.value + care.reduce((sum, { value }) => sum + value, 0) * monthsPerYear,
      )
      const short = bills.value - survivorPay.value
      const isDrawn =
        isDebtCarried && short > 0 && drawn !== undefined && drawn.value >= rules.smallestNeed.value
      const could = isDebtCarried
        ? words('could carry the debts alone')
        : words('could not carry the debts alone')
      return [
        {
          id: `debts-carried-${adult.id}`,
          status: isDebtCarried && !isDrawn ? 'pass' : 'warn',
          title: sentenceStart(
            say`${survivor.name} ${could}${isDrawn ? words(', with retirement money') : nothing}`,
          ),
          detail: join([
            say`Of the ${survivorPay} that ${survivor.name} would take home, about ${living} would go to living${care.length === 0 ? nothing : say`, ${listed(care.map((one) => say`${one}`))} to care,`} and ${payments} to the debts.`,
            short > 0 && isDebtCarried
              ? drawn !== undefined && isDrawn
                ? say`Together that is ${bills}, more than the pay. About ${drawn} of the retirement accounts, in today’s worth, would go for what is missing over the years. Whoever would keep them for later years can insure that sum.`
                : say`Together that is ${bills}, more than the pay. What comes in beside it bridges the rest, or it is too little to insure.`
              : short <= 0 && !isDebtCarried
                ? words('At first the pay is enough for that; in later years it is not.')
                : nothing,
            isDebtCarried
              ? isFree || ifPaidOff === undefined
                ? words(
                    `So no cover has to pay them off. Whoever would rather ${isHomeOwed ? 'own the home free of debt' : 'have them paid off'} can insure that.`,
                  )
                : ifPaidOff.today.value <= today.value
                  ? words(
                      'That leaves room, even without Social Security; the cover that is there would pay them off as well.',
                    )
                  : say`That leaves room, even without Social Security, so ${work.covers.length === 0 ? words('no new cover has to pay') : say`the cover for ${adult.name} does not pay`} them off. To ${words(isHomeOwed ? 'own the home free of debt' : 'have them paid off')} as well, ${ifPaidOff.today} would be missing instead of ${today}.`
              : words(
                  'So the cover pays them off. If you live on less than that, say so: then less cover may do, or none.',
                ),
          ]),
        },
      ]
    },
  )
}

function priceChecks(work: TermLifeWork): Check[] {
  const { reader, premium, covers } = work
  const found: Check[] = []
  const budget = reader.some('insuranceBudgetMonthly')
  const { whole } = work
  if (budget !== undefined && whole !== undefined)
    found.push({
      id: 'budget',
      status: 'act',
      title: words('Less than the need, to fit your budget'),
      detail: say`All of it costs about ${whole.premium} at published quotes of ${work.quoteYear}, and you named ${budget}. Ask several insurers, without riders: a lower offer buys more. The plan cuts where it leaves least open, each year weighed by the odds of a death in it; one more policy is taken only where it leaves at least ${reader.rule('ladder.saving', 'What several policies have to be better by', 'share', rules.ladderSaving)} less. When pay rises or a debt ends, add what is missing while health allows it.`,
    })
  else if (budget !== undefined && premium !== undefined)
    found.push(
      premium.value > budget.value
        ? {
            id: 'budget',
            status: 'act',
            title: words('Over your budget'),
            detail: say`The cover costs about ${premium}, and you named ${budget}. First leave out every rider and ask more insurers. If it is still too much, the other ways below show both cuts: a smaller sum, or fewer years, and the years that would be uncovered.`,
          }
        : {
            id: 'budget',
            status: 'pass',
            title: words('Within your budget'),
            detail: say`About ${premium} at published quotes of ${work.quoteYear}, against ${budget}.`,
          },
    )
  const smokers = covers.filter(({ need }) => need.isSmoker).map(({ need }) => need.adult.name)
  if (smokers.length > 0)
    found.push({
      id: 'tobacco',
      status: 'warn',
      title: words('Tobacco multiplies the price'),
      detail: say`The price for ${listed(smokers)} is that of a smoker. Say so in the application: a wrong answer can void the policy. After a year or more without it, ask for a new class.`,
    })
  if (premium === undefined && covers.length > 0)
    found.push({
      id: 'price',
      status: 'warn',
      title: words('No price is known for this age'),
      detail: words('The published quotes end below this age. Only offers of insurers tell.'),
    })
  return found
}

function termChecks(work: TermLifeWork): Check[] {
  const { sheet, covers, shared } = work
  return covers.flatMap((cover): Check[] => {
    const [longest] = cover.figures
    if (longest === undefined) return []
    const { adult } = cover.need
    const over = needEndsBeforePolicy(work, cover)
    const years = sheet.computed(
      `need-years.${adult.id}`,
      `Years that the need lasts if ${adult.name} died`,
      'years',
      'until the gaps, debts and college are over, down to a sum that is not worth insuring',
      [shared.supportYears],
      cover.needYears,
    )
    const short = sheet.computed(
      `years-short.${adult.id}`,
      'Years of the need beyond the longest policy',
      'years',
      'years that the need lasts − length of the longest policy, never below nothing',
      [years, longest.term],
      Math.max(0, years.value - longest.term.value),
    )
    const atEnd = sheet.computed(
      `at-end.${adult.id}`,
      'Still missing when the longest policy ends, in dollars of that year',
      'usd',
      'the need of that year',
      [cover.need.today, longest.term],
      Math.round(cover.need.byYear[longest.term.value] ?? 0),
      shownDigits,
    )
    return [
      short.value === 0
        ? {
            id: `term-${adult.id}`,
            status: 'pass',
            title: sentenceStart(say`The cover for ${adult.name} lasts as long as the need`),
            detail: say`The need lasts ${years}, the longest policy ${longest.term}.${over === undefined ? nothing : say` By ${over} it is over: you may stop paying then, if nothing has changed.`}`,
          }
        : {
            id: `term-${adult.id}`,
            status: 'warn',
            title: sentenceStart(say`The need outlasts the cover for ${adult.name}`),
            detail: join([
              say`The longest policy ends after ${longest.term}; ${atEnd} would still be missing then, and the need goes on for ${short}.`,
              shared.lifelongCare === undefined
                ? words('Savings have to fill that by then.')
                : words(
                    'The need lasts as long as the child lives. Choose a convertible policy: it can be turned into permanent cover without a new health check. This is the one case in which permanent cover belongs in the talk.',
                  ),
            ]),
          },
    ]
  })
}

const shownDigits = 3

/** Cover is for others and costs little, so nothing comes before it; the rest of the money still has an order. */
function besideChecks({ sheet, reader, context, covers }: TermLifeWork): Check[] {
  const asked = { sheet, reader, context }
  const costly = costliestDebt(asked)
  const debt = debtBeforeSaving(asked)
  // A pay that was not told is assumed by the family’s own rules here, and no match is counted on it.
  const missed = reader.told('income') === undefined ? undefined : missedMatch(sheet, reader, context)?.match
  if ((costly === undefined && missed === undefined) || covers.length === 0) return []
  if (isPayGone(reader)) {
    const waits = missed === undefined || matchWaitsForPay({ reader, context })
    return [
      {
        id: 'before',
        status: 'warn',
        title: words('The rest of your money has an order too'),
        detail: say`Cover need not wait: it costs little, and others depend on it. While ${words(whilePayIsGone(reader))}, what is free beside it stays cash, and no loan is paid ahead until pay returns.${waits ? nothing : say` The ${missed} of employer match that you miss need not wait: the month carries it, and the cash lasts well past a usual search.`}`,
      },
    ]
  }
  if (losesJob(reader))
    return [
      {
        id: 'before',
        status: 'warn',
        title: words('The rest of your money has an order too'),
        detail: say`Cover need not wait: it costs little, and others depend on it. What is free beside it ${missed === undefined ? nothing : say`goes first to the ${missed} of employer match that you miss, and then `}stays cash: until ${words(paidAgain(reader))} debts get their minimum payments, and ${debt === undefined ? words('nothing is paid ahead') : say`only the ${debt.label} is paid ahead`}.`,
      },
    ]
  return [
    {
      id: 'before',
      status: 'warn',
      title: words('The rest of your money has an order too'),
      detail: say`Cover need not wait: it costs little, and others depend on it. What is free beside it goes first to ${firstInWords({ cushion: undefined, debt }, missed)}.`,
    },
  ]
}

/** Who goes to work after a death cannot be with the children all day. */
const workThenChecks = ({ reader, family }: TermLifeWork): Check[] =>
  reader.told('survivorIncome') !== undefined &&
  reader.number('survivorIncome').value > 0 &&
  family.adults.some(({ id, isAtHome }) => id === 'partner' && isAtHome)
    ? [
        {
          id: 'work-then',
          status: 'warn',
          title: words('Who goes to work then has to pay for care'),
          detail: say`The plan counts ${reader.number('survivorIncome')} of pay from the first year on, and ${reader.number('stayAtHomeServicesMonthly')} of care until the youngest can be alone. A search for work takes months: keep an emergency fund for them.`,
        },
      ]
    : []

export function termLifeChecks(work: TermLifeWork): Check[] {
  const { family, reader, sheet, covers } = work
  const years = sheet.law(
    'contestable',
    'Years in which the insurer may look again',
    'years',
    lastingLaw.contestableYears,
  )
  const home = covers.find(({ need }) => need.adult.isAtHome)
  return [
    ...disabilityCheck(work),
    ...(home === undefined || home.need.services === undefined
      ? []
      : [
          {
            id: 'parent-at-home',
            status: 'act' as const,
            title: words('The parent at home needs cover too'),
            detail: say`No pay would be lost, but care would have to be paid: ${home.need.services} until the youngest can be alone.`,
          },
        ]),
    ...workThenChecks(work),
    ...stopsChecks(work),
    ...betweenJobsChecks(work),
    ...groupChecks(work),
    ...keptPolicyCheck(work),
    ...laterChecks(work),
    ...socialSecurityCheck(work),
    ...childOnRecordCheck(work),
    ...homeRecordCheck(work),
    ...notCoveredCheck(work),
    ...parentBenefitCheck(work),
    ...spendingCheck(work),
    ...carriedChecks(work),
    ...coSignerCheck(work),
    ...supportChecks(work),
    ...survivorsNow(work),
    ...besideChecks(work),
    ...termChecks(work),
    ...priceChecks(work),
    ...businessChecks(work),
    ...beneficiaryChecks(work),
    ...(covers.length === 0
      ? []
      : [
          {
            id: 'honest',
            status: 'warn' as const,
            title: words('Answer every health question truthfully'),
            detail: join([
              say`In the first ${years} an insurer may check your answers and refuse to pay, and suicide is not covered.`,
              reader.told('expecting') === true
                ? words('Apply early in the pregnancy or before it: insurers may wait until after the birth.')
                : nothing,
              reader.told('chronicIllness') === true
                ? words(
                    'With an illness, ask an independent broker who compares insurers, and take what work offers without a health check.',
                  )
                : nothing,
            ]),
          },
        ]),
    ...pensionCheck(work),
    ...(family.isCouple || family.children.length > 0
      ? [
          {
            id: 'health-cover',
            status: 'warn' as const,
            title: words('Health cover of those who stay'),
            detail: words(
              'If the family is insured through one job, it would need COBRA or a Marketplace plan after a death.',
            ),
          },
        ]
      : []),
  ]
}
