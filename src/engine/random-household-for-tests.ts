/** Random households for properties: any facts told, each anywhere within its schema, mostly where people are. */
import fc from 'fast-check'
import type { FactDefinition } from './fact.ts'
import { debtKinds } from './facts/debts.ts'
import { type FactKey, factKeys, facts, type Household, householdSchema } from './household.ts'

const share = (max: number) => fc.double({ min: 0, max, noNaN: true })

/** More than anybody has, and little enough that sums of it stay within the schemas. */
const aGreatDeal = 1e10

/** Mostly inside the plausible range, sometimes nothing, the ends of what is allowed, or a range of it. */
function numbers(min: number, max: number, plausible: readonly [number, number], isWhole: boolean) {
  const [low, high] = [Math.max(min, plausible[0]), Math.min(max, plausible[1])]
  const usual = isWhole
    ? fc.integer({ min: Math.ceil(low), max: Math.floor(high) })
    : fc.double({ min: low, max: high, noNaN: true })
  const rounded = usual.map((value) => Math.min(max, Math.max(min, Math.round(value))))
  const between = fc.tuple(usual, usual).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)])
  return fc.oneof(
    { weight: 12, arbitrary: rounded },
    { weight: 3, arbitrary: usual },
    { weight: 1, arbitrary: between },
    { weight: 1, arbitrary: fc.constantFrom(min, Math.min(max, aGreatDeal)) },
  )
}

const debt = fc.record(
  {
    kind: fc.constantFrom(...(Object.keys(debtKinds) as (keyof typeof debtKinds)[])),
    name: fc.constantFrom('Chase', 'the 2nd card', 'Sallie'),
    balance: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.constant([2_000, 5_000] as [number, number])),
    rate: fc.oneof({ weight: 6, arbitrary: share(0.35) }, { weight: 1, arbitrary: share(10) }),
    minPayment: fc.integer({ min: 0, max: 1_500 }),
  },
  { requiredKeys: [] },
)

const match = fc.record({ rate: share(3), upTo: share(1) }, { requiredKeys: ['rate'] })

/** Facts that are lists and structures. */
const structures: Partial<Record<FactKey, fc.Arbitrary<unknown>>> = {
  debts: fc.array(debt, { maxLength: 4 }),
  dependents: fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 4 }),
  state: fc.constantFrom('CA', 'TX', 'NY', 'WA', 'AK', 'HI', 'MA', 'PA'),
  employerMatch: match,
  spouseEmployerMatch: match,
  accountType: fc.constant(['roth_ira']),
}

function arbitraryOf(key: FactKey): fc.Arbitrary<unknown> | undefined {
  const { input, unit, plausible }: FactDefinition = facts[key]
  if (structures[key] !== undefined) return structures[key]
  if (input.kind === 'yes-no') return fc.boolean()
  if (input.kind === 'choice') return fc.constantFrom(...input.options.map(({ value }) => value))
  if (input.kind === 'number' && unit !== undefined) {
    const isWhole = !facts[key].schema.safeParse(input.min + (input.max - input.min) * 0.3137).success
    const usual = (plausible ?? [input.min, Math.min(input.max, 200_000)]) as [number, number]
    return numbers(input.min, input.max, usual, isWhole)
  }
  return plausible === undefined ? undefined : fc.constantFrom(...plausible)
}

const model = Object.fromEntries(
  factKeys.flatMap((key) => {
    const arbitrary = arbitraryOf(key)
    return arbitrary === undefined ? [] : [[key, arbitrary]]
  }),
)

/** Some tell a little, some tell all. */
export const randomHousehold: fc.Arbitrary<Household> = fc
  .tuple(fc.record(model, { requiredKeys: [] }), fc.constantFrom(0.1, 0.4, 1), fc.infiniteStream(share(1)))
  .map(([told, kept, dice]) =>
    householdSchema.parse(Object.fromEntries(Object.entries(told).filter(() => dice.next().value <= kept))),
  )

/** Days of any part of a year, leap days among them. */
export const randomDay: fc.Arbitrary<string> = fc.constantFrom(
  '2026-11-20',
  '2026-12-31',
  '2027-01-01',
  '2027-04-15',
  '2027-04-16',
  '2028-02-29',
)
