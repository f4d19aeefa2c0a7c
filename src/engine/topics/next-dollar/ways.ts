/** One way of using the same dollars, run through the same months: with other needs, cash kept back, or left in checking. */
import type { Figure } from '../../figure.ts'
import type { Text } from '../../say.ts'
import type { Way } from './ledger.ts'
import type { MonthlyNeed } from './need.ts'
import type { DollarWork } from './work.ts'
import { type KeptCash, noneKept, worthInChecking, worthOf } from './worth.ts'

export function wayOf(
  work: DollarWork,
  way: Pick<Way, 'id' | 'kind' | 'title' | 'detail'> & {
    needs?: readonly MonthlyNeed[]
    kept?: KeptCash
    found?: Figure
  },
): Way {
  const kept = way.kept ?? noneKept
  const needs = (way.needs ?? work.needs).map((need) => withCashInFund(need, kept))
  const isPlan = way.needs === undefined && way.found === undefined
  const change = {
    needs,
    kept: kept.inFund + kept.invested,
    ...(way.found === undefined ? {} : { monthly: way.found.value }),
  }
  const course = isPlan ? work.course : work.tried(change)
  const rising = isPlan ? work.rising : work.tried({ ...change, inflation: inflationOf(work) })
  return { ...way, needs, course, rising, worth: worthOf(work, rising, needs, kept) }
}

/** A fund that keeps the cash which the plan sends to debts lacks that much less. */
const withCashInFund = (need: MonthlyNeed, { inFund }: KeptCash): MonthlyNeed =>
  inFund > 0 && need.step === 'cushion' && need.stream.kind === 'pile'
    ? { ...need, stream: { kind: 'pile', total: Math.max(0, need.stream.total - inFund) } }
    : need

/** The cash that the plan sends to debts today, kept from them: the emergency fund takes what it lacks. */
export function cashKept({ today, needs }: DollarWork): KeptCash {
  const fund = needs.find(({ id }) => id === 'cushion')
  const inFund = Math.min(today.debts.value, fund?.wanted?.value ?? 0)
  return { inFund, invested: today.debts.value - inFund }
}

export function inChecking(work: DollarWork, title: Text, detail: Text): Way {
  const needs = work.needs.filter(({ step }) => step === 'owed' || step === 'rest')
  const change = { needs, kept: work.today.debts.value }
  const course = work.tried(change)
  const rising = work.tried({ ...change, inflation: inflationOf(work) })
  const worth = Float32Array.of(worthInChecking(work, rising, needs))
  return { id: 'current', kind: 'current', title, detail, needs, course, rising, worth }
}

const inflationOf = ({ context }: DollarWork) => context.market.inflation.value
