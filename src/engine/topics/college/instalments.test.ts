/** A sum beyond what the state rewards in a year is spread over tax years, as far as that earns more than it costs. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const drafted = (household: Household, today: '2026-11-26' | '2027-02-10' = '2026-11-26') =>
  wholePlan(collegeSavings, household, sketchContext(draftContext(today)))
type Drafted = ReturnType<typeof drafted>

const figure = ({ figures }: Drafted, id: string) => figures.find((one) => one.id === id)?.value
const amounts = ({ allocations }: Drafted) =>
  Object.fromEntries(allocations.map(({ label, amount }) => [plainText(label), amount]))
const step = ({ nextSteps }: Drafted, id: string) => {
  const found = nextSteps.find((one) => one.id === id)
  return {
    title: plainText(found?.title ?? ''),
    why: plainText(found?.why ?? ''),
    how: plainText(found?.how ?? ''),
    due: found?.dueDate,
  }
}
const waits = (draft: Drafted) => amounts(draft)['Insured savings until January']

const family: Household = {
  age: 34,
  spouseAge: 34,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'IN',
  income: 92_000,
  spouseIncome: 38_000,
  dependents: [0, 3],
  monthlyExpenses: 6_100,
  savings: 40_000,
  retirementOnTrack: true,
  getsWholeMatch: true,
  spouseGetsWholeMatch: true,
  collegeSavedEach: [0, 5_000],
  collegeMonthly: 300,
  collegeGift: 10_000,
  collegeGivers: 2,
  collegeTarget: 'public_in_state',
  debts: [],
}

// IC 6-3-3-12: 20% of at most 7,500 a year, and nothing carries over. 300 a month take 3,600 of it: 3,900 this year,
// 3,900 in January, and 10,000 − 7,800 = 2,200 in the January after: 780 + 780 + 440 = 2,000 instead of 780.
test('a gift beyond the year’s limit goes in over three tax years, and earns the credit in each', () => {
  const draft = drafted(family)
  expect(waits(draft)).toBe(6_100)
  expect(figure(draft, 'benefit.yearly')).toBe(2_000)
  expect(figure(draft, 'instalment.now.saves')).toBe(780)
  expect(plainText(draft.summary)).toContain(
    'Indiana takes about $2,000 off your tax for it, in its own plan, if a part of it waits: $3,900 until Jan 2027 and $2,200 until Jan 2028.',
  )
  const january = step(draft, 'instalment')
  expect(january.due).toBe('2027-01-15')
  expect(january.title).toBe('Put $3,900 more into the 529 for the Indiana tax credit of the new year')
  expect(january.why).toContain('saves about $780')
  expect(january.how).toContain('Then $2,200 in Jan 2028, which saves about $440.')
  expect(step(draft, 'state-deadline').why).toBe(
    'What goes in now saves about $780 of this year’s state tax.',
  )
})

// 780 + 440 = 1,220 more. Waiting costs what the mix earns beyond cash, about 3% a year: 3,900 for seven weeks is about
// 15, 2,200 for fourteen months about 80.
test('what the wait costs is taken off what it gains', () => {
  const ahead = Number(figure(drafted(family), 'instalment.ahead'))
  expect(ahead).toBeGreaterThan(1_050)
  expect(ahead).toBeLessThan(1_220)
})

// 7,500 this year and 2,500 in January: 1,500 + 500.
test('without monthly transfers the whole limit is there for the sum', () => {
  const draft = drafted({ ...family, collegeMonthly: 0 })
  expect(waits(draft)).toBe(2_500)
  expect(figure(draft, 'benefit.yearly')).toBe(2_000)
  expect(step(draft, 'account').title).toBe('Put a part of the money into a 529 now, and the rest in January')
})

// New York deducts 10,000 of a couple; at this income a dollar of it saves 5.4%: 540 + 540 + 270 = 1,350. A third
// January would save 540 and cost more than twice 3% of 10,000.
test('a deduction that gives less is worth fewer years of waiting', () => {
  const newYork: Household = {
    ...family,
    state: 'NY',
    income: 118_000,
    spouseIncome: 72_000,
    contributionRate: 0.08,
    spouseContributionRate: 0.06,
    dependents: [4, 7],
    collegeSavedEach: [6_000, 14_000],
    collegeMonthly: 0,
  }
  const draft = drafted({ ...newYork, collegeGift: 25_000 })
  expect(waits(draft)).toBe(15_000)
  expect(figure(draft, 'benefit.yearly')).toBe(1_350)
  const larger = drafted({ ...newYork, collegeGift: 60_000, collegeFundShare: 1 })
  expect(waits(larger)).toBe(20_000)
  expect(step(larger, 'account').how).toContain('What goes in now beyond that limit does not wait')
})

// Georgia counts 8,000 of a couple for each child.
test('where each child has a limit, no child waits for a brother or a sister', () => {
  const draft = drafted({
    ...family,
    state: 'GA',
    dependents: [4, 9],
    collegeSavedEach: [0, 20_000],
    collegeMonthly: 0,
    collegeGift: 30_000,
    collegeFundShare: 1,
  })
  expect(amounts(draft)['529 for the child aged 4']).toBe(8_000)
  expect(amounts(draft)['529 for the child aged 9']).toBe(8_000)
  expect(step(draft, 'instalment').how).toMatch(
    /It is \$[\d,]+ for the child aged 4 and \$[\d,]+ for the child aged 9/,
  )
})

test('bills that are near do not wait, and leave the younger child the Januaries', () => {
  const draft = drafted({ ...family, dependents: [17, 3], collegeSavedEach: undefined, collegeGift: 30_000 })
  expect(amounts(draft)['529 for the child aged 3']).toBeUndefined()
  expect(step(draft, 'instalment').how).toContain('All of it is for the child aged 3.')
  expect(step(draft, 'instalment').how).toContain('Choose the age-based mix')
})

// In February 8,000 for last year and 8,000 for this one go in at once, and 8,000 wait for January: 4.99% of them, $399,
// is more than eleven months cost. The last 6,000 would save 299 in the January after, and lose about 3% a year until then.
test('in spring the limit of last year is used first', () => {
  const draft = drafted(
    {
      ...family,
      state: 'GA',
      dependents: [6],
      collegeSavedEach: undefined,
      collegeMonthly: 0,
      collegeGift: 30_000,
    },
    '2027-02-10',
  )
  expect(waits(draft)).toBe(8_000)
  expect(step(draft, 'state-last-year').title).toBe('Claim $8,000 of this sum for last year in Georgia')
  expect(step(draft, 'instalment').due).toBe('2028-01-15')
})

// The first five carry forward what is beyond the limit; Texas has no income tax. South Carolina sets no
// limit. $7,500 is the limit of Indiana itself.
test('nothing waits where the rest counts later, where there is no benefit and where the sum is within the limit', () => {
  for (const state of ['OH', 'MD', 'CT', 'WI', 'AR', 'TX', 'CA', 'SC'] as const)
    expect(waits(drafted({ ...family, state })), state).toBeUndefined()
  expect(waits(drafted({ ...family, collegeMonthly: 0, collegeGift: 7_500 }))).toBeUndefined()
  expect(waits(drafted({ ...family, collegeGift: undefined }))).toBeUndefined()
})

// 38,000 of a couple need no return in a year; of 90,000 more than that would go in now.
test('a gift that has to be reported keeps to the years of its return', () => {
  const draft = drafted({
    ...family,
    dependents: [1],
    collegeSavedEach: undefined,
    collegeGift: 90_000,
    collegeFundShare: 1,
  })
  expect(waits(draft)).toBeUndefined()
  expect(step(draft, 'gift-return').title).not.toBe('')
})
