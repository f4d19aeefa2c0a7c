/** Whoever an injury or illness keeps from work, or who is on leave, one's spouse included, has no pay meanwhile, whether the job is held, lost, or their own business. */
import { type Household, middle } from './household.ts'

/** On leave, as after a birth: said so, or a job, no pay of it now, the one from before, and months until it comes again. */
const isOnUnpaidLeave = ({ employment, onUnpaidLeave, ...told }: Household): boolean =>
  employment === 'employed' &&
  (onUnpaidLeave === true ||
    (told.income === 0 && middle(told.formerPay ?? 0) > 0 && middle(told.offWorkMonths ?? 0) > 0))

/**
 * The household as a plan sees it while its pay has stopped for health or for a leave: out of work, with the pay that was told
 * as the one from before, and that it was profit where it was. What arrived when that pay still came says nothing of now. Who
 * is retired, or is out of work by what was told already, stays as told.
 */
function withOwnPayStopped(household: Household): Household {
  const { employment, income, formerPay, takeHomeMonthly, ...rest } = household
  const isSick = rest.offWorkForHealth === true
  const isOff = isSick || isOnUnpaidLeave(household)
  if (!isOff || employment === 'retired' || employment === 'unemployed') return household
  const wasPaid = income !== undefined && middle(income) > 0
  const before = formerPay ?? (wasPaid ? income : undefined)
  return {
    ...rest,
    ...(isSick ? {} : { onUnpaidLeave: true }),
    employment: 'unemployed',
    ...(income === undefined ? {} : { income: 0 }),
    ...(before === undefined ? {} : { formerPay: before }),
    ...(employment === 'self_employed' ? { incomeStability: 'self_employed' } : {}),
    ...(takeHomeMonthly === undefined || wasPaid ? {} : { takeHomeMonthly }),
  }
}

/** The same of a spouse or partner: what arrived while both were paid says nothing of now. */
function withLeaveOfSpouse(household: Household): Household {
  const { spouseIncome, spouseFormerPay, takeHomeMonthly, ...rest } = household
  if (rest.spouseOnUnpaidLeave !== true) return household
  const wasPaid = spouseIncome !== undefined && middle(spouseIncome) > 0
  const before = spouseFormerPay ?? (wasPaid ? spouseIncome : undefined)
  return {
    ...rest,
    spouseOutOfWork: true,
    spouseIncome: 0,
    ...(before === undefined ? {} : { spouseFormerPay: before }),
    ...(takeHomeMonthly === undefined || wasPaid ? {} : { takeHomeMonthly }),
  }
}

/** The household as every plan reads it while a pay has stopped for a time, of either of two. */
export const withPayStopped = (household: Household): Household =>
  withLeaveOfSpouse(withOwnPayStopped(household))

/** Who has retired beside one who earns, and named no pay, has none: what arrives is the pay of the other one. */
export function withPayOfOther(household: Household): Household {
  const { employment, income, householdIncome, spouseIncome } = household
  const isOpen = income === undefined && householdIncome === undefined
  return employment === 'retired' && isOpen && middle(spouseIncome ?? 0) > 0
    ? { ...household, income: 0 }
    : household
}
