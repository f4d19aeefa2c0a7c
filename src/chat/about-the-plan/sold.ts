/** "What if I sell the car?" — the plan without its loan, with what the price leaves over or does not reach. */
import { type Household, middle } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { join, nothing, say, type Text, words } from '#engine/say.ts'
import { worksheet } from '#engine/worksheet.ts'
import type { SmallReply } from '../small-replies.ts'
import { mayBeMoney } from '../understand/cues.ts'
import { mentionsIn } from '../understand/numbers.ts'
import { inThatCase, planWith } from './in-that-case.ts'
import { paidOnce } from './one-time-sums.ts'
import { answer, type PlanQuestion } from './question.ts'

const car =
  '(?:(?:my|our|the|one|a|an|his|her) )(?:\\w+ )?(?:car|truck|suv|van|minivan|jeep|vehicle|motorcycle|bike)'
const sellsCar = new RegExp(
  `\\b(?:sell|sold|selling|trade in|traded in|get rid of|got rid of|give up|gave up|turn in|ditch) ${car}\\b|\\bgo without (?:a|the|my|our) (?:car|truck)\\b`,
  'i',
)
/** Of the car that was spoken of before. */
const sellsIt = /\b(?:sell|sold|selling|trade in) (?:it|that)\b|\bget \$?\d/i
const sellsHouse =
  /\b(?:sell|sold|selling) (?:my|our|the) (?:house|home|condo|place|townhouse)\b|\bdownsiz(?:e|ed|ing)\b/i

const priceIn = (message: string): number | undefined =>
  mentionsIn(message.toLowerCase()).find((one) => mayBeMoney(one) && one.per === undefined)?.low

interface Sale {
  readonly supposed: Household
  readonly lead: Text
  readonly figures: SmallReply['figures']
}

/** The household without the one car loan; undefined where there is none, or more than one. */
function saleOf(message: string, { debts = [], ...household }: Household, plan: Plan): Sale | undefined {
  const loans = debts.filter(({ kind, balance }) => kind === 'auto' && balance !== undefined)
  const [loan, ...others] = loans
  if (loan?.balance === undefined || others.length > 0) return undefined
  const sheet = worksheet()
  const owed = middle(loan.balance)
  const paidIn = plan.figures.find(({ id }) => id === `debt.${debts.indexOf(loan)}.minimum`)?.value
  const payment = loan.minPayment === undefined ? Number(paidIn ?? 0) : middle(loan.minPayment)
  const price = priceIn(message) ?? (loan.worth === undefined ? undefined : middle(loan.worth))
  const missing = Math.max(0, owed - (price ?? owed))
  const left = Math.max(0, (price ?? owed) - owed)
  const balance = sheet.assumed('sold.owed', 'The loan that the sale pays', 'usd', owed, 'You told it.')
  const freed = sheet.assumed(
    'sold.payment',
    'The payment that ends',
    'usd-per-month',
    payment,
    'As the plan has it.',
  )
  const brings = sheet.assumed(
    'sold.price',
    'What the sale brings',
    'usd',
    price ?? owed,
    price === undefined ? 'Nobody named a price: what is owed stands in for it.' : 'You named it.',
  )
  const gap = sheet.computed(
    'sold.gap',
    'Owed beyond the price',
    'usd',
    'the loan − the price',
    [balance, brings],
    missing,
  )
  const over = sheet.computed(
    'sold.over',
    'Left from the price',
    'usd',
    'the price − the loan',
    [brings, balance],
    left,
  )
  const kept = debts.flatMap((debt) =>
    debt !== loan ? [debt] : missing > 0 ? [{ ...loan, balance: missing }] : [],
  )
  const isFreed = missing === 0 && payment > 0
  const { monthlySurplus, debtPaymentMonthly, monthlyExpenses } = household
  const once = left > 0 ? paidOnce('', left, plan, household) : undefined
  const supposed: Household = {
    ...once,
    debts: kept,
    ...(isFreed && plan.topic === 'debt_payoff' && debtPaymentMonthly === undefined
      ? {
          monthlySurplus:
            Number(
              monthlySurplus === undefined
                ? (plan.figures.find(({ id }) => id === 'extra')?.value ?? 0)
                : middle(monthlySurplus),
            ) + payment,
        }
      : {}),
    ...(isFreed && plan.topic === 'emergency_fund' && monthlyExpenses !== undefined
      ? { monthlyExpenses: Math.max(0, middle(monthlyExpenses) - payment) }
      : {}),
  }
  const paid =
    price === undefined
      ? say`I do not know what the car would bring, so this takes it that the price just pays its loan of ${balance}.`
      : missing > 0
        ? say`A price of ${brings} leaves ${gap} of the loan, which still has to be paid, and the lender wants it at the sale.`
        : say`A price of ${brings} pays the loan of ${balance} and leaves ${over}${once === undefined ? words('') : words(', which goes in at once')}.`
  const goes = !isFreed
    ? nothing
    : plan.topic === 'debt_payoff'
      ? say` Its ${freed} go to the other debts.`
      : say` Its ${freed} are free.`
  return { supposed, lead: say`${paid}${goes} Then:`, figures: [balance, freed, brings, gap, over] }
}

const afterTheSale = (price: number | undefined): Text =>
  price === undefined
    ? words(
        'Tell me what the sale would bring, and I work it in. Getting around without the car costs something too.',
      )
    : words('Getting around without the car costs something too; that is not counted.')

/** What a home brings and what the next one costs decide it, and neither is known. */
const ofHouse = (plan: Plan): SmallReply =>
  answer(
    words(
      'I cannot work that out from what I know: it takes what is left after the mortgage and the costs of the sale, and what the next home costs each month. Tell me both, such as “it would leave me a sum” and “rent would be so much”, and I plan with it.',
    ),
    plan,
  )

export function ifSold(question: PlanQuestion): SmallReply | undefined {
  const { message, before = '', plan, state } = question
  if (sellsHouse.test(message)) return ofHouse(plan)
  if (!sellsCar.test(message) && !(sellsIt.test(message) && sellsCar.test(before))) return undefined
  const price = priceIn(message)
  const sale = saleOf(message, state.household, plan)
  const supposed =
    sale?.supposed ?? (price === undefined ? undefined : paidOnce('', price, plan, state.household))
  if (supposed === undefined)
    return answer(
      words('Tell me what the car would bring, and what is still owed on it: then I can work it in.'),
      plan,
    )
  const then = planWith(question, plan, supposed)
  if (then === undefined) return undefined
  const reply = inThatCase(then, sale?.lead ?? words('With that price paid in once:'))
  return {
    ...reply,
    text: join([reply.text, afterTheSale(price)]),
    figures: [...(reply.figures ?? []), ...(sale?.figures ?? [])],
  }
}
