/** The household's debts as figures: what is owed, at which rate, and the least that must be paid. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure, Source } from '../figure.ts'
import { type DebtKind, debtKinds, middle } from '../household.ts'
import { loanPayment } from '../math/loan.ts'
import { orphansIn, type Text, words } from '../say.ts'
import type { Dollars, Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'

export interface DebtFigures {
  readonly kind: DebtKind
  readonly label: Text
  readonly balance: Figure
  readonly rate: Figure
  readonly minimum: Figure
}

const press = { title: 'Published averages of early 2026, collected with their dates in the assumptions' }

/** What is assumed about a rate that was not told, by kind of debt. */
const typicalRates: Record<DebtKind, { rate: number; why: string; source?: Source }> = {
  credit_card: {
    rate: 0.21,
    why: 'About what cards charge on average. Yours stands on the statement.',
    source: { title: 'Federal Reserve, G.19 consumer credit (order of magnitude)' },
  },
  auto: { rate: 0.075, why: 'An order of magnitude for a new car loan. Yours stands in the contract.' },
  mortgage: { rate: 0.0611, why: 'About what long fixed-rate loans cost early this year.', source: press },
  student_loan: { rate: 0.06, why: 'A middle figure for federal loans. Yours stands on studentaid.gov.' },
  personal: { rate: 0.12, why: 'A middle figure for personal loans.' },
  heloc: { rate: 0.085, why: 'A little above the prime rate.' },
  tax: { rate: 0.07, why: 'A middle figure for interest on unpaid tax; penalties come on top.' },
  medical: { rate: 0, why: 'Hospital bills usually carry no interest.' },
  other: { rate: 0.1, why: 'A middle figure. Put in yours.' },
}

/** Kinds that are repaid over a set time, and how long is assumed to be left. */
const typicalMonthsLeft: Partial<Record<DebtKind, Months>> = {
  auto: 48,
  mortgage: 300,
  student_loan: 120,
  personal: 36,
}
const revolvingShare = 0.01
const leastPayment: Dollars = 35
const monthsPerYear = 12

function minimumOf(kind: DebtKind, balance: Dollars, rate: number): { value: Dollars; why: string } {
  const months = typicalMonthsLeft[kind]
  if (months !== undefined && balance > 0)
    return {
      value: Math.ceil(loanPayment({ principal: balance, rate, months })),
      why: 'A level payment over the time that such a loan usually has left.',
    }
  const revolving = Math.ceil(balance * (rate / monthsPerYear + revolvingShare))
  return {
    value: Math.min(balance, Math.max(leastPayment, revolving)),
    why: 'The month’s interest and a small share of the balance, as card issuers ask.',
  }
}

export function readDebts(sheet: Worksheet, reader: FactReader): DebtFigures[] {
  const told = reader.value('debts')
  return told.flatMap((debt, index) => {
    if (debt.balance === undefined) return []
    const kind = debt.kind ?? 'other'
    const id = `debt.${index}`
    const name = debt.name !== undefined && orphansIn(debt.name).length === 0 ? debt.name : debtKinds[kind]
    const balance = sheet.told(`${id}.balance`, `Owed on the ${name}`, 'usd', middle(debt.balance))
    const typical = typicalRates[kind]
    const rate =
      debt.rate === undefined
        ? sheet.assumed(
            `${id}.rate`,
            `Rate of the ${name}`,
            'rate',
            typical.rate,
            typical.why,
            typical.source,
          )
        : sheet.told(`${id}.rate`, `Rate of the ${name}`, 'rate', debt.rate)
    const least = minimumOf(kind, balance.value, rate.value)
    const minimum =
      debt.minPayment === undefined
        ? sheet.assumed(
            `${id}.minimum`,
            `Least payment on the ${name}`,
            'usd-per-month',
            least.value,
            least.why,
          )
        : sheet.told(
            `${id}.minimum`,
            `Least payment on the ${name}`,
            'usd-per-month',
            middle(debt.minPayment),
          )
    return [{ kind, label: words(name), balance, rate, minimum }]
  })
}

/** Highest rate first, as the avalanche pays them. */
export const byRate = (debts: readonly DebtFigures[]): DebtFigures[] =>
  [...debts].sort((a, b) => b.rate.value - a.rate.value)
