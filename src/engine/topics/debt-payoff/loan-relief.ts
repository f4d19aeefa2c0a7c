/** A plan that follows income for federal loans whose payment of today the month cannot meet. */
import { type Figure, sumOf } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { PlanOption } from './loan-plans.ts'
import type { DebtWork } from './work.ts'

/**
 * Whether more is asked than is there with the payment of today: also where nobody told it and a guess was cut to fit, for
 * no servicer takes less. What is late has its own order.
 */
export function needsRelief({ choice, loans, isBehind, stage, paid }: DebtWork): boolean {
  if (isBehind) return false
  if (choice === undefined)
    return (
      stage === 'shortfall' &&
      loans?.current !== undefined &&
      (loans.paymentsLeft !== undefined || loans.lower !== undefined)
    )
  const planned = paid.filter(({ id }) => choice.loans.some((loan) => loan.id === id))
  const cut = choice.fixed.payment.value - sumOf(planned.map(({ minimum }) => minimum))
  return stage === 'shortfall' || cut >= rules.planMoveLeast.value
}

/** Another plan that asks for less than what is paid now, where the month is short and that alone is not enough. */
export function lowerInstead({ loans, stage, relief }: DebtWork): PlanOption | undefined {
  if (stage !== 'shortfall' || relief !== undefined || loans?.move !== undefined) return undefined
  return loans?.lower?.plan === loans?.chosen.plan ? undefined : loans?.lower
}

/** The plan that is asked for, beside what the loans ask for today. */
function asks(work: DebtWork, relieved: DebtWork): { option: PlanOption; today: Figure } | undefined {
  if (work.choice === undefined)
    return work.loans && relieved.loans && { option: relieved.loans.chosen, today: work.loans.merged.minimum }
  const loan = relieved.paid.find(({ assisted }) => assisted !== undefined)
  const option = work.choice.options.find(({ payment }) => payment.id === loan?.minimum.id)
  return option && { option, today: work.choice.fixed.payment }
}

/** `relieved` is the same plan with that payment; undefined where it does not help either. */
export function relievedInstead(work: DebtWork, relieved: DebtWork): DebtWork | undefined {
  const found = asks(work, relieved)
  if (found === undefined || relieved.stage === 'shortfall' || relieved.gap !== undefined) return undefined
  const { option, today } = found
  const { sheet, minimums, extra } = relieved
  const asked = sheet.computed(
    'relief.asked',
    'Minimum payments with what the federal loans ask for today',
    'usd-per-month',
    'minimum payments of the plan − what the other plan of the federal loans asks for + what they ask for today',
    [minimums, option.payment, today],
    minimums.value - option.payment.value + today.value,
  )
  return {
    ...relieved,
    minimumsOnly: undefined,
    relief: {
      option,
      today,
      asked,
      missing: sheet.computed(
        'relief.missing',
        'How much of those the month has not',
        'usd-per-month',
        'minimum payments of today − minimum payments of the plan − what can be paid beyond them',
        [asked, minimums, extra],
        Math.max(0, asked.value - minimums.value - extra.value),
      ),
    },
  }
}
