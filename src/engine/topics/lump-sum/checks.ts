/** What to look at before and after placing a sum: each thing that could make the plan wrong or cost money. */

import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { byUrgency, check } from '../check.ts'
import { childOnRecordCheck } from '../child-on-record.ts'
import { collectedCheck } from '../collected-check.ts'
import { costlyPlan, costlyPlanCheck, iraLimitsOf, roomAfterThese } from '../costly-plan.ts'
import { whatTargetIs } from '../cushion.ts'
import { costOf, type DebtFigures, isRollover } from '../debts.ts'
import { endedPayCheck, waitingCosts } from '../ended-pay-check.ts'
import { paidBeforeForgiven } from '../forgiven-loans.ts'
import { garnishmentChecks } from '../garnishment.ts'
import { hsaCheck } from '../hsa-check.ts'
import {
  hasTraditionalIra,
  isOverRothLimit,
  isRothAtWork,
  type Kind,
  leanInWords,
  someOfEachInWords,
  traditionalEnding,
} from '../ira-kind.ts'
import { iraOverLimitChecks } from '../ira-over-limit.ts'
import { jointCheck } from '../joint-return.ts'
import { lateHomeCheck } from '../late-first.ts'
import { whyNotBeforeTax } from '../marketplace-floor.ts'
import { matchCheck } from '../match-check.ts'
import { matchWaitsForPay } from '../match-without-pay.ts'
import { minimumsOnly } from '../minimums-only.ts'
import { noCostlyDebt } from '../no-costly-debt.ts'
import { placedIn } from '../order-of-operations.ts'
import { planAtWorkChecks } from '../plan-at-work-check.ts'
import { comparePlanCheck } from '../plan-to-compare.ts'
import { whyNotConverted } from '../pretax-ira.ts'
import { afterSaveCheck } from '../save-ends.ts'
import { saversMatchAhead } from '../savers-match-ahead.ts'
import { soldCheck } from '../sold-words.ts'
import { ofSpouse } from '../sole-earner.ts'
import { mayTakeIraMoney } from '../takes-ira-money.ts'
import { butForWhatLapses } from './account-steps.ts'
import { bereavementChecks } from './bereavement.ts'
import { bridgeChecks } from './bridge-words.ts'
import { isChildOnBenefits } from './childs-benefits.ts'
import { cliffChecks } from './cliffs.ts'
import { isHeldAboveFloor, keepsCredit } from './deducted.ts'
import { downPaymentCheck } from './down-payment-words.ts'
import { isForChildren } from './for-children.ts'
import { childrenCheck } from './for-children-steps.ts'
import { heldLoansCheck } from './held-loans.ts'
import { idleCheck } from './idle-check.ts'
import { inheritanceTaxCheck } from './inheritance-tax.ts'
import { insuredCheck } from './insured.ts'
import { lastingCheck, lastingOf } from './lasting.ts'
import { lifeChecks } from './life-checks.ts'
import { livedOnLaterCheck } from './lived-on-later.ts'
import { middleDebtChecks } from './middle-debt-checks.ts'
import { isPaidOff } from './middle-debts.ts'
import { investFrom, isMourning } from './mourning.ts'
import { nearPartCheck } from './near-part-check.ts'
import { nearRothLimit, ofThisYear } from './near-roth-limit.ts'
import { nearSaversLimit } from './near-savers-limit.ts'
import type { Outlook } from './outlook.ts'
import { ownPlanChecks } from './own-plan-steps.ts'
import { isOwnSavings } from './own-savings.ts'
import { payGapChecks } from './pay-gap-checks.ts'
import { rentalCheck } from './rental.ts'
import { sameMoneyCheck } from './same-money-check.ts'
import { saversCreditOfSum } from './savers-credit.ts'
import { sourceChecks } from './source-checks.ts'
import { toComeChecks } from './to-come.ts'
import type { LumpSumWork } from './work.ts'
import { yearsWithSum } from './years-with-sum.ts'

/** What asks for something to be done first, what is fine last. */
export function lumpSumChecks(work: LumpSumWork, outlook: Outlook | undefined): Check[] {
  const lasting = lastingOf(work)
  return byUrgency([
    ...(lasting === undefined ? [] : [lastingCheck(lasting, work)]),
    ...toComeChecks(work),
    ...sourceChecks(work),
    ...garnishmentChecks(work),
    ...lateHomeCheck(work),
    ...inheritanceTaxCheck(work),
    ...bereavementChecks(work),
    ...(work.isProtected ? [] : payGapChecks(work)),
    ...bridgeChecks(work),
    ...livedOnLaterCheck(work, outlook),
    ...nearPartCheck(work),
    ...downPaymentCheck(work, outlook),
    ...sameMoneyCheck(work),
    ...foundationChecks(work),
    ...idleCheck(work),
    ...(work.isProtected
      ? []
      : [
          ...saversCreditOfSum(work, outlook),
          ...saversMatchAhead({
            ...work,
            taxes: () => work.taxes,
            takesMore: placedIn(work.placements, 'deferral') > 0,
          }),
        ]),
    ...middleDebtChecks(work),
    ...rentalCheck(work),
    ...comparePlanCheck(work.compared),
    ...afterSaveCheck(work, work.loanAhead, {
      counted: words(' The emergency fund is counted with it: put it among what a month costs.'),
    }),
    ...jointCheck(work),
    ...accountChecks(work, outlook),
    ...iraOverLimitChecks({ ...work, paid: work.taxes.paid }),
    ...endedPayCheck(work.taxes.ended, work.moneyTax !== undefined || work.inherited !== undefined, () => ({
      bracket: work.taxes.bracket,
      costs: waitingCosts(work, yearsWithSum(work, outlook)),
    })),
    ...cliffChecks(work, outlook),
    ...insuredCheck(work),
    ...lifeChecks(work, outlook),
    ...marketChecks(work, outlook),
  ])
}

function foundationChecks(work: LumpSumWork): Check[] {
  const { cushion, placements, sheet, reader, context } = work
  const { cash, target } = cushion
  const isCushionFull =
    cash.value >= target.value || placements.some(({ step, isFull }) => step === 'cushion' && isFull)
  const cushionCheck = isCushionFull
    ? check(
        'cushion',
        'pass',
        'Emergency fund is full',
        say`${target} is ${whatTargetIs(reader, cushion)}. Nothing has to be sold in a bad month.`,
      )
    : check(
        'cushion',
        'act',
        'Emergency fund is not full yet',
        say`The target is ${target}, which is ${whatTargetIs(reader, cushion)}. Save toward it before you invest more.`,
      )
  if (work.isProtected) return [debtCheck(work), ...heldLoansCheck(work), ...collectedCheck(reader)]
  return [
    cushionCheck,
    debtCheck(work),
    ...soldCheck(work),
    ...heldLoansCheck(work),
    ...paidBeforeForgiven(work, [...work.costlyDebts, ...work.middleDebts]),
    ...matchCheck(sheet, reader, context, waitsForPay(work)),
    ...(work.out === undefined
      ? costlyPlanCheck(costlyPlan(work, iraLimitsOf(work.taxes)), { first: roomAfterThese })
      : []),
    ...childOnRecordCheck(work),
    ...collectedCheck(reader),
  ]
}

/** Where this money is kept for the match, nothing is waited for. */
const waitsForPay = (work: LumpSumWork): boolean =>
  placedIn(work.placements, 'match') === 0 && matchWaitsForPay(work)

function debtCheck(work: LumpSumWork): Check {
  const { costlyDebts, heldBack, debts, way, reader, highRate } = work
  const [worst] = costlyDebts
  if (worst === undefined)
    return reader.told('debts') === undefined
      ? check(
          'debts',
          'pass',
          'No debt at a high rate counted',
          words('If there is one, say so: paying it comes before investing.'),
        )
      : noCostlyDebt(reader, highRate, { heldBack, debts })
  const left = costlyDebts.find((debt) => !isPaidOff(way, debt))
  if (
    left !== undefined &&
    work.unsettled?.isFundFirst === true &&
    !isRollover(left) &&
    work.inherited === undefined
  ) {
    const waits = minimumsOnly(left, { isCovered: false })
    return { ...waits, detail: say`${waits.detail}${unpaidTax(work)}` }
  }
  if (left !== undefined)
    return check(
      'debts',
      'act',
      'Debts at a high rate remain',
      say`${whenLeft(work, left)}${unpaidTax(work)}`,
    )
  return check(
    'debts',
    'pass',
    'Debts at a high rate are paid',
    worst.kind === 'tax'
      ? say`The ${worst.label} cost ${costOf(worst)}. Keep the tax of this year apart as it arises.`
      : say`The ${worst.label} alone cost ${worst.rate} a year. Close the gap for good: no new charges.`,
  )
}

/** Dearer debts come before it, but a tax agency that has heard nothing takes pay and accounts. */
const unpaidTax = ({ costlyDebts, way }: LumpSumWork): Text =>
  costlyDebts.some((debt) => debt.kind === 'tax' && !isPaidOff(way, debt))
    ? words(
        ' For the tax that is left, ask the tax agency now for a payment plan if you have none, on its official site: while you keep to one, it usually takes no pay and no account.',
      )
    : nothing

/** How what is left of a debt at a high rate is paid. */
function whenLeft({ inherited, payGap, bracket }: LumpSumWork, debt: DebtFigures): Text {
  const { label, rate } = debt
  if (inherited?.ownFrom !== undefined)
    return inherited.isRoth
      ? say`Take what is left of the ${label} at ${rate} out of the inherited IRA this year: it pays you without a penalty.`
      : say`Take what is left of the ${label} at ${rate}, and the tax on it, out of the inherited IRA this year: it pays you without a penalty, and the tax is ${bracket} once, or a little more.`
  if (isRollover(debt))
    return say`The ${label} costs ${rate} a year: do not renew it. Ask the lender in writing, before the next due day, for an extended payment plan, and send it what you can spare.`
  return payGap === undefined
    ? say`Send what you can spare each month to the ${label} at ${rate}.`
    : say`The ${label} costs ${rate}, and your pay leaves nothing to send. Ask the lender for hardship terms before a payment is missed, and a nonprofit credit counselor for a plan.`
}

function accountChecks(work: LumpSumWork, outlook: Outlook | undefined): Check[] {
  if (isForChildren(work.reader)) return childrenCheck(work)
  const { placements, reach, reader, bracket, taxes, yearIncome, kind, kindAtWork, inTheWay } = work
  if (work.isProtected || reach !== 'long' || taxes.paid.own + taxes.paid.spouse === 0) return []
  const found: Check[] = []
  const iras = placements.filter(({ step }) => step === 'ira')
  if (inTheWay !== undefined)
    found.push(
      check(
        'ira',
        'warn',
        'A Roth IRA by conversion would be taxed now',
        say`${whyNotConverted(inTheWay)} So this money goes past it. ${words(mayTakeIraMoney(reader) ? 'A plan at work, or one of your own business, may take the pre-tax money in; then the conversion is clean.' : 'Your plan at work takes no such money in: the conversion is clean only once all of it has been converted and taxed.')}`,
      ),
    )
  else if (isOverRothLimit(iras))
    found.push(
      check(
        'ira',
        'warn',
        'Over the income limit of a Roth IRA',
        say`With about ${yearIncome} of income a direct contribution is cut or closed. A conversion is open, but other pre-tax IRA money makes part of it taxable${words(mayTakeIraMoney(reader) ? ': move such money into a plan at work first.' : ', and your plan at work takes none of it in.')}`,
      ),
    )
  else if (hasTraditionalIra(placements))
    found.push(
      check(
        'ira',
        'pass',
        work.irasForCredit !== undefined && work.kind?.ira !== 'traditional'
          ? keepsCredit(work)
            ? 'A traditional IRA keeps the Marketplace credit'
            : 'A traditional IRA lowers the income that the Marketplace credit looks at'
          : 'A traditional IRA is the better kind for you',
        words(
          `${iras.every(({ id }) => id.endsWith(traditionalEnding)) ? 'At your income the contribution is deductible' : isHeldAboveFloor(work) ? 'What goes into a traditional IRA here is deductible; more of it would take your income below where the Marketplace credit begins, so the rest is Roth' : 'At your income what goes into a traditional IRA here is deductible, and what goes into a Roth IRA would not be'}. It is counted here like a Roth contribution, so the tax that it saves comes on top: put that away too.`,
        ),
      ),
    )
  else if (iras.length > 0)
    found.push(
      check(
        'ira',
        'pass',
        'Room in a Roth IRA is used',
        kind === undefined
          ? say`At a ${bracket} federal bracket a Roth IRA is a sound home for long-run money. Whether traditional is better depends on your tax rate later.`
          : kind.ira === 'roth'
            ? say`A traditional dollar would save ${kind.now} now and cost about ${kind.later} later${nearSaversLimit(work, outlook)?.status === 'act' ? words('; only the dollars that reach the limit of the saver’s credit save far more, and the rest is Roth') : rothInWords(kind)}.`
            : work.isNeededEarly
              ? words(
                  'This money is for a day on which an early withdrawal still carries a penalty. What you put into a Roth IRA comes out without tax or penalty at any time; what it earned, and anything in a traditional IRA, does not.',
                )
              : isHeldAboveFloor(work)
                ? say`A dollar before tax would save ${kind.now} now and cost about ${kind.later} later. ${whyNotBeforeTax}`
                : say`A dollar before tax would save ${kind.now} now and cost about ${kind.later} later. Who is covered by a plan at work has no sure deduction for an IRA at this income, so the IRA is Roth, and a plan at work is the place for dollars before tax.`,
      ),
    )
  const payroll = placements.find(({ step }) => step === 'deferral')?.payroll
  if (kindAtWork !== undefined && isRothAtWork(work) && payroll !== undefined) {
    const { whose } = payroll.plan
    const { agi, bracket: theirs } = payroll.taxes
    // Of two who file separately, the kind was asked about on the return of the one who asks.
    const onTheirs =
      agi.id === work.payrollTaxes.agi.id
        ? nothing
        : say` That is of your own pay: ${words(ofSpouse(reader))} is on a return of its own, in the ${theirs} federal bracket, so ask “Roth vs Traditional” from their side.`
    found.push(
      check(
        'roth-at-work',
        'warn',
        `Ask for the Roth kind of ${whose} 401(k)`,
        say`A dollar before tax saves ${kindAtWork.now} ${words(kindAtWork.when)} and would cost about ${kindAtWork.later} later${leanInWords(kindAtWork)}.${onTheirs} If ${words(whose)} plan has a Roth 401(k), it is the better room, and the cash to live on is counted for it; before tax the pay check would shrink by less.`,
      ),
    )
  }
  found.push(...nearRothLimit(ofThisYear(work)), ...ownPlanChecks(work))
  if (!work.isNeededEarly) found.push(...planAtWorkChecks(reader, placements))
  found.push(
    ...hsaCheck(
      work,
      'Is an HSA open to you?',
      words(
        'With a health plan that allows an HSA, fill it before the IRA. Medicare ends it, some months back from the day you sign up.',
      ),
    ),
  )
  return found
}

/** What follows from the two rates for an IRA that is Roth. */
function rothInWords(kind: Kind): Text {
  if (kind.part !== undefined)
    return say`${someOfEachInWords(kind)}: put that much into a traditional IRA in place of the Roth IRA`
  if (kind.verdict === 'split') return say`${someOfEachInWords(kind)}, and this part is Roth`
  const lean = leanInWords(kind)
  return lean === nothing ? words('; in a Roth IRA the tax is paid') : lean
}

function marketChecks(work: LumpSumWork, outlook: Outlook | undefined): Check[] {
  const { reach, mix, tolerance, amount, invested, reader, isSpread, size, inherited } = work
  const found: Check[] = []
  if (outlook !== undefined && mix.stocks > 0)
    found.push(
      check(
        'bad-year',
        tolerance === 'conservative' ? 'warn' : 'pass',
        'A bad year will come',
        say`In a year so bad that few are worse, this mix loses about ${outlook.badYear}; in the worst on record, ${outlook.worstYearIn}, it would have lost ${outlook.worstYear}. If that would make you sell, choose a calmer mix now.`,
      ),
    )
  if (reach !== 'long' && inherited === undefined && invested.value < amount.value)
    found.push(
      check(
        'goal',
        'warn',
        'The goal gets what the foundations leave',
        say`${invested} of ${amount} is for the goal; the rest goes to what comes before it. All of that is planned for the day you need it: if only a part is meant for then, say how much. If your cushion and your debts are already in order, say so, and all of it stays with the goal.`,
      ),
    )
  if (reach === 'short')
    found.push(
      check(
        'horizon',
        'pass',
        'Too soon for stocks',
        words('The money is needed before a fall could be waited out, so none of it goes into stocks.'),
      ),
    )
  if (mix.stocks > 0 && isMourning(work))
    found.push(
      check(
        'size',
        'pass',
        'Nothing is invested in the first months',
        say`Nobody decides well about money soon after a death, and whoever presses you has reasons of their own. Until ${investFrom(work)} all of it may wait${butForWhatLapses(work)}${words(isSpread ? '; then it goes in slice by slice, on the days that the steps name.' : ': what it earns in bills or insured savings until then is enough.')}${tolerance === 'conservative' && reader.told('riskTolerance') === undefined ? words(' The mix is calmer than your years alone would ask for. It can be made bolder once you know what a year costs, what Social Security pays and how a fall feels.') : nothing}`,
      ),
    )
  else if (mix.stocks > 0 && size !== 'small' && !work.isProtected && !isChildOnBenefits(reader))
    found.push(
      isSpread
        ? check(
            'size',
            'pass',
            'Invested in slices, on fixed days',
            size === 'large'
              ? words(
                  'It is more than everything you have invested, and a fall would make you sell. A short written schedule, kept whatever the news says, is the better plan for you.',
                )
              : words(
                  'A fall would make you sell, so a short written schedule, kept whatever the news says, is the better plan for you. If you have much more invested already, say so: then all at once does little harm.',
                ),
          )
        : check(
            'size',
            'warn',
            size === 'large'
              ? 'This is more than everything you have invested'
              : 'Is this much beside what you have invested?',
            size === 'large'
              ? words(
                  'Investing it all at once has the better odds. If a fall in the first months would make you sell, use the short written schedule among the alternatives instead.',
                )
              : words(
                  'You named no other investments. Investing it all at once has the better odds. If it is a large part of all you have, and a fall in the first months would make you sell, use the short written schedule among the alternatives instead.',
                ),
          ),
    )
  // What one saves bit by bit draws nobody, and what is kept in bills for its day is offered nothing.
  if (amount.value > 0 && !(isOwnSavings(work) && reach === 'short'))
    found.push(
      check(
        'pitches',
        'warn',
        'Somebody will want to sell you something',
        say`Annuities, whole life insurance, private deals and hot tips find people who have money.${words(isOwnSavings(work) ? '' : ' Sign nothing for a month.')} Hold no more than ${reader.rule('concentration', 'Most in one company', 'share', rules.concentrationMost)} in one company, and look up anyone who advises you on Investor.gov.`,
      ),
    )
  return found
}
