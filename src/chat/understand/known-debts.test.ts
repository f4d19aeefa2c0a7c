import { expect, test } from 'vitest'
import type { Debt } from '#engine/facts/debts.ts'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const visa: Debt = { kind: 'credit_card', balance: 5_000, rate: 0.24 }
const store: Debt = { kind: 'credit_card', balance: 3_000, rate: 0.22 }
const car: Debt = { kind: 'auto', balance: 1_500, rate: 0.09 }
const named: Debt = { ...visa, name: 'Visa' }
const unrated = ({ rate: _rate, ...debt }: Debt): Debt => debt
const paid = (debts: Debt[], ...payments: number[]) =>
  debts.map((debt, place) => ({ ...debt, minPayment: payments[place] }))

const rows: [message: string, debts: Debt[], facts: Household][] = [
  ['minimums are 140 and 65', [visa, store], { debts: paid([visa, store], 140, 65) }],
  [
    'mins are 140, 65 and 30. i can put maybe 400 a month total',
    [visa, store, car],
    { debts: paid([visa, store, car], 140, 65, 30), debtPaymentMonthly: 400, monthlySurplus: 400 },
  ],
  ['we pay 200 and 110', [visa, store], { debts: paid([visa, store], 200, 110) }],
  ['140 and 65 are the minimums', [visa, store], { debts: paid([visa, store], 140, 65) }],
  ['we pay 200 and 110 for the kids', [visa, store], {}],
  ['the min is 90', [visa], { debts: paid([visa], 90) }],
  [
    'rates are 29 and 21',
    [unrated(visa), unrated(store)],
    {
      debts: [
        { ...visa, rate: 0.29 },
        { ...store, rate: 0.21 },
      ],
    },
  ],
  ['rates are 29 and 21', [unrated(visa), unrated(store), unrated(car)], {}],
  ['mortgage rates are 6 and 7 now', [unrated(visa), unrated(store)], {}],
  [
    '2 of em. 2k and 4500',
    [{ kind: 'credit_card' }],
    {
      debts: [
        { kind: 'credit_card', balance: 2_000 },
        { kind: 'credit_card', balance: 4_500 },
      ],
    },
  ],
  ['2 of em. 2k and 4500', [visa], {}],
  ['minimums 140 visa, 90 car', [named, car], { debts: paid([named, car], 140, 90) }],
  ['46k. min 140 on visa 90 car', [named, car], { savings: 46_000, debts: paid([named, car], 140, 90) }],
  ['visa min is 140', [named, car], { debts: [{ ...named, minPayment: 140 }, car] }],
  ['visa is 140 a month, car 90 a month', [named, car], { debts: paid([named, car], 140, 90) }],
  ['the car costs 90 a month in gas', [named, car], {}],
  [
    'About $1,500. The minimum payments are $140 and $65.',
    [visa, store],
    { savings: 1_500, debts: paid([visa, store], 140, 65) },
  ],
  ['min 140 and 65', [visa, store], { debts: paid([visa, store], 140, 65) }],
  ['the rate is 5.2', [{ kind: 'mortgage' }], { debts: [{ kind: 'mortgage', rate: 0.052 }] }],
  ["it's at 5.2%", [visa], { debts: [{ ...visa, rate: 0.052 }] }],
  ['the rate is 5.2', [visa, unrated(car)], { debts: [visa, { ...car, rate: 0.052 }] }],
  ['the rate is 5.2', [visa, store], {}],
  ['the rate is 5.2', [unrated(visa), unrated(car)], {}],
  ['my savings rate is 5.2%', [unrated(visa)], {}],
  [
    'owe 190k',
    [{ kind: 'mortgage', rate: 0.061 }],
    { debts: [{ kind: 'mortgage', rate: 0.061, balance: 190_000 }] },
  ],
  ['owe 190k', [], { debts: [{ kind: 'other', balance: 190_000 }] }],
  ['mins are 35 each', [visa, store], { debts: paid([visa, store], 35, 35) }],
  ['minimums are 150 and 70', paid([visa, store], 140, 65), { debts: paid([visa, store], 150, 70) }],
  [
    '400 a month in total including the minimums',
    [visa, store],
    { debtPaymentMonthly: 400, monthlySurplus: 400 },
  ],
  ['minimums are 140 and 65', [visa, store, car], {}],
  ['minimums total 205', [visa, store], {}],
  ['the min is 90', [visa, store], {}],
  ['minimum credit score is 640 and 700', [visa, store], {}],
  ['minimum wage is 15', [visa], {}],
  ['what if the min is 90', [visa], {}],
]

test.each(rows)('“%s”, of debts told before', (message, debts, facts) => {
  const told = understand(message, {
    today: '2026-11-20',
    topic: 'debt_payoff',
    household: { debts },
    openQuestion: 'savings',
  }).facts
  expect(told).toEqual(facts)
})

const kept: [message: string, open: boolean, debts: Debt[]][] = [
  ['no debt', true, [visa]],
  ['no debts', false, [visa]],
  ['no other debt', false, [visa]],
  ['nope', true, [visa]],
  ['no cards or loans', true, [visa]],
  ['no debt anymore', false, []],
  ['actually no debt at all', false, []],
  ['no debt, paid it off', true, []],
]

test.each(kept)('“%s” leaves the debts that it does not take back', (message, open, debts) => {
  const told = understand(message, {
    today: '2026-11-20',
    household: { debts: [visa] },
    ...(open ? { openQuestion: 'debts' } : {}),
  }).facts
  expect(told.debts).toEqual(debts)
})

const unnamedCard = [{ kind: 'credit_card', balance: 6_500, rate: 0.24 }] as const
const hospital = [{ kind: 'medical', balance: 9_000 }, unnamedCard[0]] as const
const asked: [message: string, debts: readonly Debt[], told: readonly Debt[]][] = [
  ['The minimum on Capital One is $190', unnamedCard, [{ ...unnamedCard[0], minPayment: 190 }]],
  ['Capital One asks for $190 a month', unnamedCard, [{ ...unnamedCard[0], minPayment: 190 }]],
  ['The hospital lets us pay $50 a month', hospital, [{ ...hospital[0], minPayment: 50 }, hospital[1]]],
]
test.each(asked)('“%s” tells the minimum of the only debt that it can be', (message, debts, told) => {
  const { facts } = understand(message, {
    today: '2026-11-20',
    topic: 'debt_payoff',
    household: { debts: [...debts] },
  })
  expect(facts).toEqual({ debts: told })
})
