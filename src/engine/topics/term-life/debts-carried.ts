/** Debts after a death: what is still owed, and what a survivor pays who carries them on instead of paying them off. */
import type { FactReader } from '../../fact-reader.ts'
import { type Figure, sumOf } from '../../figure.ts'
import { loanBalance, monthsToPayOff } from '../../math/loan.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import type { Dollars, Months, Years } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DebtFigures } from '../debts.ts'
import { type Family, isForCoSigner } from './family.ts'

/** Months until a debt is gone at the payment of today; undefined when the payment never pays it. */
const monthsLeft = ({ balance, rate, minimum }: DebtFigures): Months | undefined =>
  monthsToPayOff({ principal: balance.value, rate: rate.value, payment: minimum.value })

/** What is still owed after some years when the payment stays as it is. */
export function owedAfter(debt: DebtFigures, years: Years): Dollars {
  const { balance, rate } = debt
  if (balance.value === 0) return 0
  const months = monthsLeft(debt)
  if (months === undefined) return balance.value
  const paid = Math.min(months, years * monthsPerYear)
  return paid >= months
    ? 0
    : Math.min(balance.value, loanBalance({ principal: balance.value, rate: rate.value, months, paid }))
}

/** The payments of a year that is some years ahead, in that year's dollars. */
export const paymentsIn = (debts: readonly DebtFigures[], year: Years): Dollars =>
  debts.reduce((sum, debt) => {
    const months = monthsLeft(debt) ?? Number.POSITIVE_INFINITY
    const due = Math.min(monthsPerYear, Math.max(0, months - year * monthsPerYear))
    return sum + debt.minimum.value * due
  }, 0)

/** Whether a debt on the home is left to those who stay; of whoever rents there is none. */
export const owesOnHome = ({ debtsLeft }: Family): boolean =>
  debtsLeft.some(({ kind }) => kind === 'mortgage' || kind === 'heloc')

/** The debts on a home whose told value pays them and the sale; none where somebody stays in it or owes others besides. */
export function homeDebtsPaidBySale(
  reader: FactReader,
  { adults, children, debtsLeft, elders, supportOwed }: Family,
): readonly DebtFigures[] {
  const value = reader.some('homeValue')
  if (value === undefined || adults.length > 1 || children.length === 0) return []
  if (elders.length > 0 || supportOwed !== undefined) return []
  const onHome = debtsLeft.filter(
    ({ kind, balance }) => (kind === 'mortgage' || kind === 'heloc') && balance.value > 0,
  )
  return sumOf(onHome.map(({ balance }) => balance)) <= value.value * (1 - rules.homeSaleCost.value)
    ? onHome
    : []
}

/** Years in which some debt is still owed. */
export const longestDebt = ({ debtsLeft }: Family): Years =>
  Math.max(0, ...debtsLeft.map((debt) => Math.ceil((monthsLeft(debt) ?? 0) / monthsPerYear)))

/** The year from which on the law lets whoever signed a private student loan go when the student dies. */
export const coSignerReleased = (sheet: Worksheet): Figure =>
  sheet.law(
    'co-signer.released',
    'Year whose later private student loans let a co-signer go at a death',
    'year',
    lastingLaw.coSignerReleasedSince,
  )

/** A lender that lets whoever signed go makes this cover needless, and asking costs nothing. */
export const coSignerCheck = ({ family, sheet }: { family: Family; sheet: Worksheet }): Check[] =>
  isForCoSigner(family)
    ? [
        {
          id: 'co-signer-release',
          status: 'act',
          title: words('Ask the lender before you apply'),
          detail: family.debtsLeft.some(({ kind }) => kind === 'student_loan')
            ? say`If the student dies, a private student loan that was signed after November ${coSignerReleased(sheet)} and took over no earlier loan lets whoever signed with them go: that is federal law. Many older ones do too, or let them go after some years of payments on time. Ask in writing what holds for yours. Where they are let go, this cover is not needed.`
            : words(
                'Some loans end at a death, or let go whoever signed after some years of payments on time. Ask in writing whether yours does either. Where it does, this cover is not needed.',
              ),
        },
      ]
    : []
