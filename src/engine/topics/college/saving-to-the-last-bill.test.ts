/** How long saving goes on: until each child's last bill, unless somebody wants to stop at the first. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { effectiveMonthlyRate } from '../../math/rate-conversion.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeBasis } from './basis.ts'
import { collegeSavings } from './college-savings.ts'
import { collegeNeeds } from './need.ts'

const context = sketchContext(draftContext('2026-11-20'))
const drafted = (household: Household): Draft => wholePlan(collegeSavings, household, context)
const figure = (draft: Draft, id: string) => Number(draft.figures.find((one) => one.id === id)?.value)

/** Too much income for the tuition credit, so that nothing stays outside the 529. */
const family: Household = {
  retirementOnTrack: true,
  debts: [],
  collegeTarget: 'public_in_state',
  collegeFundShare: 1,
  maritalStatus: 'married',
  income: 250_000,
}

// Worked apart in another language, at each year's mix less 0.15%: $107,539 ÷ 138.2671 is $777.76 over 213 months,
// ÷ 152.7879 is $703.84 over the 249 until the last bill.
test('a newborn’s target takes $704 a month until the last bill, and $778 until the first', () => {
  const draft = drafted({ ...family, dependents: [0] })
  expect(draft.totalAmount).toBe(704)
  expect(figure(draft, 'stop-early.monthly')).toBe(778)
  expect(drafted({ ...family, dependents: [0], savesDuringCollege: false }).totalAmount).toBe(778)
})

// By hand: 138.2671 ÷ 152.7879 of the worth has gone in when college starts, the rest until the last bill.
test('what goes in after the first bill is no saving that student aid counts then', () => {
  const draft = drafted({ ...family, dependents: [0] })
  expect(figure(draft, 'plan.reach')).toBeCloseTo(1, 2)
  const early = draft.alternatives.find(({ id }) => id === 'stop-early')
  expect(plainText(early?.ledger?.[1]?.value ?? '')).toBe('91%')
})

test('each child’s saving ends with its own last bill', () => {
  const draft = drafted({ ...family, dependents: [15, 9, 20] })
  // From November to a September: 33 + 36 and 105 + 36 months; who is in college pays the last year in nine.
  expect(['child.0', 'child.1', 'child.2'].map((id) => figure(draft, `${id}.months`))).toEqual([69, 141, 9])
})

test('a level amount until the last bill never runs dry on the way, and spends itself', () => {
  for (let age = 0; age <= 16; age += 1) {
    const basis = collegeBasis({ ...family, dependents: [age] }, context)
    const [need] = collegeNeeds(basis)
    if (need === undefined) throw new RangeError('no need')
    // Seen from November, Septembers come three whole months before the end of a year.
    const first = (18 - age) * 12 - 3
    const bills = need.target.filter((bill) => bill > 0)
    let balance = 0
    let growth = 1
    for (let month = 0; month <= first + 36; month += 1) {
      if (month >= first && (month - first) % 12 === 0) {
        balance -= bills[(month - first) / 12] ?? Number.NaN
        expect([age, month, balance >= -1]).toEqual([age, month, true])
      }
      const rate = effectiveMonthlyRate(need.rates[Math.floor(month / 12)] ?? 0)
      balance = balance * (1 + rate) + (month < need.savingMonths ? need.monthly.value : 0)
      growth *= 1 + rate
    }
    // Rounded up to a dollar a month.
    expect(balance / growth).toBeLessThan(300)
  }
})

// Worked apart: half of four in-state years is worth $63,628 for a child of 17 and takes $1,503 a month. Nine of them come to
// about 13,680 in September 2027, and half of that year costs 30,990 × 1.04 ÷ 2 = 16,115: 2,440 is open.
test('a first bill within a year finds less than its part, and no odds are said of it', () => {
  const draft = drafted({ ...family, collegeFundShare: 0.5, dependents: [17], collegeMonthly: 1_700 })
  expect(plainText(draft.title)).toBe('Save $1,503 a month toward 50% of college')
  expect(figure(draft, 'first-bill.open')).toBeCloseTo(2_440, -1)
  expect(draft.oddsLabel).toBeUndefined()
  expect(draft.checks.map(({ id }) => id)).toContain('first-bill')
  const older = drafted({ ...family, collegeFundShare: 0.5, dependents: [16], collegeMonthly: 1_700 })
  expect(older.oddsLabel).toBeDefined()
  expect(older.checks.map(({ id }) => id)).not.toContain('first-bill')
})

// Sep 2029 is 33 months from November 2026: within three years.
test('whoever has a first bill within three years has nothing in stocks, in the mix as in the steps', () => {
  const near = drafted({ ...family, dependents: [15], collegeSaved: 20_000 })
  expect(near.nextSteps.map(({ id }) => id)).toContain('calm-now')
  expect(figure(near, 'mix.0.stocks')).toBe(0)
  // A year later the bill of a child of 14 is 33 months off.
  const next = drafted({ ...family, dependents: [14], collegeSaved: 20_000 })
  expect(next.nextSteps.map(({ id }) => id)).not.toContain('calm-now')
  expect([figure(next, 'mix.0.stocks') > 0, figure(next, 'mix.1.stocks')]).toEqual([true, 0])
  expect(String(next.figures.find(({ id }) => id === 'child.0.calm')?.value)).toBe('2027-11-20')
})

// In spring the September of the year of the 18th birthday of a child of 14 is 53 months off, in autumn 45.
test('the months run to the September that the plan names, in spring as in autumn', () => {
  const inSpring = sketchContext(draftContext('2027-03-20'))
  const draft = wholePlan(collegeSavings, { ...family, dependents: [14] }, inSpring)
  expect(String(draft.figures.find(({ id }) => id === 'child.0.starts')?.value)).toBe('2031-09-01')
  expect(figure(draft, 'child.0.months')).toBe(53 + 36)
  // Five Septembers raise the price: 30,990 × 1.04^5.
  expect(figure(draft, 'child.0.first-bill')).toBe(37_704)
  const card = draft.visualizations.find(({ id }) => id === 'college-projection')
  expect(card?.type === 'projection' ? card.years : []).toEqual([2027, 2028, 2029, 2030, 2031])
})

// By hand: from 60 to 67 are 84 months, and the last bill of a child of nine comes after 141; a wife of 55 earns until then.
test('nobody saves from pay after the last pay check, and the plan says so', () => {
  const late: Household = { ...family, age: 60, dependents: [9] }
  const draft = drafted(late)
  expect(figure(draft, 'child.0.months')).toBe(84)
  expect(draft.checks.map(({ id }) => id)).toContain('pay-ends')
  expect(draft.totalAmount).toBeGreaterThan(drafted({ ...family, dependents: [9] }).totalAmount)
  // Before college there is no transfer of a year in college that could pay tuition for the credit.
  const credit = drafted({ ...late, income: 100_000 }).checks.find(({ id }) => id === 'credit')
  expect(plainText(credit?.detail ?? '')).not.toContain('the monthly saving can pay it')
  expect(draft.alternatives.map(({ id }) => id)).not.toContain('stop-early')
  expect(figure(drafted({ ...late, spouseAge: 55, spouseIncome: 60_000 }), 'child.0.months')).toBe(141)
  expect(figure(drafted({ ...late, retirementAge: 75 }), 'child.0.months')).toBe(141)
  // At 66 or 70 with pay nobody knows when it ends; whoever says so is believed.
  expect(figure(drafted({ ...late, age: 66 }), 'child.0.months')).toBe(141)
  expect(figure(drafted({ ...late, age: 70 }), 'child.0.months')).toBe(141)
  expect(figure(drafted({ ...late, age: 66, retirementAge: 67 }), 'child.0.months')).toBe(12)
  expect(figure(drafted({ ...family, age: 45, dependents: [9] }), 'child.0.months')).toBe(141)
})

// 36 months from 64 to 67, and 60 from 62: the bills of a child of four begin in eleven years.
test('who saves beside a sum, or for a grandchild, saves until the told end of work too', () => {
  const grandparent: Household = {
    ...{
      age: 64,
      spouseAge: 63,
      maritalStatus: 'married',
      income: 79_300,
      spouseIncome: 33_100,
      retirementAge: 67,
    },
    ...{
      dependents: [4],
      forGrandchild: true,
      collegeOwner: 'grandparent',
      collegeGift: 10_000,
      retirementOnTrack: true,
    },
    ...{ savings: 60_000, monthlyExpenses: 5_000, monthlySurplus: 1_480, debts: [], getsWholeMatch: true },
  }
  const parent: Household = { ...grandparent, forGrandchild: false, collegeOwner: 'parent', age: 62 }
  for (const [household, months] of [
    [grandparent, 48],
    [parent, 60],
  ] as const) {
    const draft = drafted(household)
    expect(figure(draft, 'child.0.months')).toBe(months)
    expect(draft.checks.map(({ id }) => id)).toContain('pay-ends')
    const how = draft.nextSteps.find(({ id }) => id === 'transfer')?.how
    expect(plainText(how ?? '')).toContain('or until pay ends')
    const card = draft.visualizations.find(({ id }) => id === 'college-timeline')
    const said = card?.type === 'timeline' ? card.milestones.map(({ detail }) => plainText(detail)) : []
    expect(said).toContain('The monthly saving ends with it.')
    expect(said.join(' ')).not.toContain('The monthly saving ends here')
  }
})

test('a plan says how long its transfer runs', () => {
  const how = (household: Household) =>
    plainText(drafted(household).nextSteps.find(({ id }) => id === 'account')?.how ?? '')
  expect(how({ ...family, dependents: [9] })).toContain('Let it run until the last bill is paid')
  expect(how({ ...family, dependents: [9], savesDuringCollege: false })).not.toContain('last bill')
})

// Children of 10 and 7 in November 2026: first bills in September 2034 and 2037, the elder’s last one in September 2037.
// Where saving ends at the first bill, 36 months before the last one, the elder’s transfer is free from then on.
test('a transfer goes on to the next child from the day on which saving for the first one ends', () => {
  const two: Household = {
    ...family,
    dependents: [10, 7],
    collegeMonthly: 400,
    collegeSavedEach: [24_000, 9_000],
  }
  const said = (savesDuringCollege: boolean) => {
    const draft = drafted({ ...two, savesDuringCollege })
    const timeline = draft.visualizations.find(({ type }) => type === 'timeline')
    if (timeline?.type !== 'timeline') throw new RangeError('no timeline')
    return {
      handsOn: timeline.milestones
        .filter(({ detail }) => plainText(detail ?? '').includes('goes on to the next child'))
        .map(({ label }) => plainText(label)),
      note: draft.accountNotes.map(plainText).find((one) => one.includes('goes on to the next')),
    }
  }
  expect(said(false).handsOn).toEqual(['First bill (the child aged 10)'])
  expect(said(false).note).toContain(
    'when one child’s college begins, saving for it ends and its transfer goes on',
  )
  expect(said(true).handsOn).toEqual(['Last bill (the child aged 10)'])
  expect(said(true).note).toContain('when one child’s last bill is paid, its transfer goes on')
})
