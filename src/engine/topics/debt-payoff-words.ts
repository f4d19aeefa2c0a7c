/** What a debt plan says first: its title and its summary. */
import { planningRules as rules } from '../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { goneBy, payoffFigures, savedInterest } from './debt-payoff-results.ts'
import type { DebtWork } from './debt-payoff-work.ts'

export function debtTitle(work: DebtWork): Text {
  const { stage, targets, mortgages, loans } = work
  const last = targets.at(-1)
  const end = last === undefined ? undefined : goneBy(work, last)
  switch (stage) {
    case 'free':
      return words('Nothing is owed: keep it so')
    case 'shortfall':
      return words('Get through this month first, then the debts')
    case 'counsel':
      return words('See a nonprofit credit counsellor first')
    case 'hold':
      return words('Hold the debts steady until pay returns')
    case 'as-agreed':
      if (loans?.paymentsLeft !== undefined)
        return words('Pay what is required until your loans are forgiven')
      return loans?.isOnSave
        ? say`Leave SAVE for the ${loans.chosen.label}`
        : words('Pay as agreed, and save the rest')
    case 'payoff':
      if (loans?.isOnSave && end !== undefined)
        return say`Choose a plan after SAVE, and pay off the rest by ${end}`
      return end === undefined
        ? words('Pay the costly debt first')
        : say`${mortgages.length > 0 || loans?.isApart ? words('Pay off the rest') : words('Be out of debt')} by ${end}`
    default:
      return stage satisfies never
  }
}

export function debtSummary(work: DebtWork): Text {
  const { stage } = work
  switch (stage) {
    case 'free':
      return words(
        'You have no debts to plan for. Pay cards in full each month. What a debt would have cost can fill the emergency fund, earn the employer match and go to retirement.',
      )
    case 'shortfall':
      return shortfall(work)
    case 'counsel':
      return counsel(work)
    case 'hold':
      return join([newLoanWords(work), hold(work)])
    case 'as-agreed':
      return join([asAgreed(work), newLoanWords(work)])
    case 'payoff':
      return work.loans?.isOnSave
        ? join([newLoanWords(work), loanWords(work), payoff(work)])
        : join([newLoanWords(work), payoff(work), loanWords(work)])
    default:
      return stage satisfies never
  }
}

function shortfall({ minimums, shortfall: missing }: DebtWork): Text {
  return say`Your debts ask for ${minimums}${missing === undefined ? nothing : say`, and ${missing} of it is missing`}. Pay food, housing, power and the way to work first, then what can be taken from you, then taxes. Call the other lenders before you miss a payment, and talk to a nonprofit credit counsellor this week. The first talk is free.`
}

function hold({ minimums, owed }: DebtWork): Text {
  return say`You owe ${owed} in all. While no pay comes in, pay the minimum payments, ${minimums}, and nothing beyond: cash is worth more to you now than a smaller balance. Call each lender and ask for hardship terms before you miss a payment; federal student loans can ask for little or nothing. If the minimum payments cannot be met, say so, and the plan changes.`
}

function counsel(work: DebtWork): Text {
  const { heavyShare, paymentShare, owed, minimums, toDebts, targets, plan } = work
  const [first] = targets
  const figures = payoffFigures(work, 'plan', 'This plan', plan)
  const reason =
    heavyShare !== undefined && isHeavy(work)
      ? say`Cards, loans and bills without a home or a car behind them come to ${heavyShare} of a year’s pay. A better order alone does not mend that.`
      : figures.date === undefined
        ? say`At what you can pay, ${owed} of debt does not end. It needs lower rates, not only a better order.`
        : paymentShare !== undefined && isStretched(work)
          ? say`Payments and rent take ${paymentShare} of your pay before tax. There is no room for anything to go wrong.`
          : say`At what you can pay, ${owed} of debt takes until ${figures.date}. That is too long for debt at these rates.`
  const meanwhile =
    first === undefined
      ? nothing
      : toDebts.value > 0
        ? say`Until then pay every minimum payment, ${minimums} in all, and send the other ${toDebts} to the ${first.label} at ${first.rate}.`
        : say`Until then pay every minimum payment, ${minimums} in all.`
  return join([
    reason,
    words('Talk to a nonprofit credit counsellor first: they get lower rates, and the first talk is free.'),
    meanwhile,
    loanWords(work),
  ])
}

const isHeavy = ({ heavyShare }: DebtWork) => (heavyShare?.value ?? 0) > rules.heavyDebtShare.value
const isStretched = ({ paymentShare }: DebtWork) => (paymentShare?.value ?? 0) > rules.paymentShareHigh.value

function payoff(work: DebtWork): Text {
  const {
    owed,
    minimums,
    toDebts,
    targets,
    plan,
    minimumsOnly,
    spare,
    before,
    debts,
    mortgages,
    order,
    household,
  } = work
  const [first] = targets
  if (first === undefined) return nothing
  const figures = payoffFigures(work, 'plan', 'This plan', plan)
  const least = payoffFigures(work, 'least', 'Minimum payments alone', minimumsOnly)
  const saved = savedInterest(work, figures, least)
  const owes =
    household.debts === undefined
      ? say`As an example, take ${owed} owed on a card at ${first.rate}; tell your own debts and the plan follows.`
      : debts.some(({ balance }) => balance.origin === 'assumed')
        ? say`You did not say how much you owe, so take ${owed} at first; tell your own balances and the plan follows.`
        : debts.length === 1
          ? say`You owe ${owed} on the ${first.label} at ${first.rate}.`
          : say`You owe ${owed} in all${mortgages.length > 0 ? words(', the mortgage included') : nothing}.`
  const pays =
    toDebts.value <= 0
      ? say`Pay the minimum payment on each, ${minimums}. When one is gone, send its payment to the ${first.label} or the next.`
      : debts.length === 1
        ? say`Pay the ${minimums} that is asked and ${toDebts} more.`
        : say`Pay every minimum payment, ${minimums}, and send the other ${toDebts} to the ${first.label} first: ${reasonFor(work)}.`
  return join([
    owes,
    before.length > 0 ? words('What is late and a first small cushion come before that.') : nothing,
    work.match === undefined
      ? nothing
      : say`Raise your contribution at work by ${work.match.monthly} first: your employer adds ${work.match.added}.`,
    spare === undefined ? nothing : say`Send ${spare} of your cash to the costliest now.`,
    pays,
    figures.date === undefined || figures.months === undefined
      ? nothing
      : say`${debts.length === 1 ? words('It is paid') : mortgages.length > 0 || work.loans?.isApart ? words('The rest is paid') : words('The last one is paid')} in ${figures.date}, after ${figures.months} and ${figures.interest} of interest.`,
    least.date === undefined
      ? words('At the minimum payments alone it would never end.')
      : saved === undefined || Math.round(saved.value) <= 0
        ? nothing
        : say`The minimum payments alone would take until ${least.date} and cost ${saved} more.`,
    work.costly.length > 0
      ? nothing
      : words(
          'None of this is urgent at these rates: the employer match, a full emergency fund and retirement accounts usually come first, and both ways are shown below.',
        ),
    order === 'snowball'
      ? words('You asked for the smallest first; the price of that is shown below.')
      : nothing,
  ])
}

function reasonFor({ order, targets }: DebtWork): Text {
  const [first] = targets
  if (order === 'promotion-first')
    return words('its deferred interest comes back if a dollar is left when the promotion ends')
  if (order === 'snowball') return words('it is the smallest')
  return first === undefined ? nothing : say`at ${first.rate} it costs the most`
}

function asAgreed({ loans, toDebts, lowRate, minimums }: DebtWork): Text {
  if (loans?.paymentsLeft !== undefined)
    return say`Your federal loans are on the way to public-service forgiveness: ${loans.paymentsLeft} of payments are left. Pay the required ${loans.merged.minimum} and not a dollar more. The ${toDebts} that you can spare belong in your cushion and your retirement.`
  if (loans?.isOnSave)
    return say`SAVE has ended. The ${loans.chosen.label} asks for ${loans.chosen.payment} at your income, the least of the plans that are open. Choose it before you are moved to a fixed payment that asks for more.`
  if (loans !== undefined)
    return say`Your federal loans follow your income: ${loans.merged.minimum}. Pay that and no more, and keep what you can spare for savings and retirement.`
  return say`Your debts cost less than ${lowRate}, about what safe savings pay. Pay what is asked, ${minimums}, and send the ${toDebts} that you can spare to savings and retirement.`
}

function loanWords({ loans }: DebtWork): Text {
  if (loans === undefined || !loans.isApart) return nothing
  const { paymentsLeft, merged, isOnSave, chosen } = loans
  if (paymentsLeft !== undefined)
    return say`The federal loans get the required ${merged.minimum} and not a dollar more: ${paymentsLeft} of payments are left until they are forgiven. When the rest is paid, what you can spare belongs in your cushion and your retirement.`
  if (isOnSave)
    return say`SAVE has ended: choose the ${chosen.label}, about ${chosen.payment}, before you are moved to the Standard plan. Those loans then get what is asked and no more.`
  return say`The federal loans get the ${merged.minimum} that their plan asks for and no more.`
}

function newLoanWords({ reader, parentPlus, loans }: DebtWork): Text {
  const hasFederal = parentPlus.length > 0 || loans !== undefined
  return hasFederal && reader.told('newLoanPlanned') === true
    ? words(
        'Stop before you sign a new federal loan, even one for your child: it closes the plans that follow income, such as Income-Based Repayment, to the loans that you have.',
      )
    : nothing
}
