import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const today = '2026-11-20'
const context = sketchContext(draftContext(today))
const drafted = (household: Household): Draft => wholePlan(collegeSavings, household, context)

const amountsOf = (draft: Draft): Record<string, number> =>
  Object.fromEntries(draft.allocations.map(({ label, amount }) => [plainText(label), amount]))
const figure = (draft: Draft, id: string) => {
  const found = draft.figures.find((one) => one.id === id)
  if (found === undefined) throw new RangeError(`no figure ${id}`)
  return Number(found.value)
}
const checkOf = (draft: Draft, id: string) => draft.checks.find((check) => check.id === id)
const stepIds = (draft: Draft) => draft.nextSteps.map(({ id }) => id)

/** Nothing comes before college. */
const ready: Household = { retirementOnTrack: true, debts: [] }
const inState: Household = { collegeTarget: 'public_in_state' }

// Worked apart in another language: $30,990 at 4% growth, each year's mix at the published returns less 0.15%, the first
// bill 213 months off and the last 249.
test('a newborn’s four in-state years take $107,539 today, or $704 a month until the last bill', () => {
  const draft = drafted({ ...ready, ...inState, income: 150_000, dependents: [0], collegeFundShare: 1 })
  expect(figure(draft, 'child.0.worth')).toBe(107_539)
  expect(draft.totalAmount).toBe(704)
})

// The same arithmetic for a third of it and a child of five.
test('without any fact the plan shows a child of five and a part of an in-state college', () => {
  const draft = drafted({})
  expect(figure(draft, 'child.0.worth')).toBe(38_612)
  expect(draft.totalAmount).toBe(294)
  expect(checkOf(draft, 'example')?.status).toBe('warn')
  expect(draft.assumptions.map(({ fact }) => fact)).toContain('dependents')
})

// College Board 2025-26: $30,990 in the state, $50,920 in another; 1.04^13 of it for a child of five, and the second term of
// a school year that has begun.
test('the first bill is today’s price raised year by year', () => {
  expect(figure(drafted({ ...ready, ...inState, dependents: [5] }), 'child.0.first-bill')).toBe(51_601)
  const elsewhere: Household = { ...ready, dependents: [18], collegeTarget: 'public_out_of_state' }
  expect(figure(drafted(elsewhere), 'child.0.first-bill')).toBe(25_460)
})

// By hand: 45,000 × 1.04^4 and 22,000 × 1.04^8.
test('each child’s college costs what was told, and the kind of college is not assumed beside it', () => {
  const draft = drafted({ ...ready, dependents: [14, 10], collegeCosts: [45_000, 22_000] })
  expect(figure(draft, 'child.0.first-bill')).toBe(52_644)
  expect(figure(draft, 'child.1.first-bill')).toBe(30_109)
  expect(draft.assumptions.map(({ fact }) => fact)).not.toContain('collegeTarget')
  expect(plainText(draft.summary)).toContain('college at the prices that you named')
  const cost = draft.figures.find(({ id }) => id === 'child.0.cost')
  expect([cost?.origin, cost?.value]).toEqual(['told', 45_000])
  // 45,000 less the part that savings reach is the larger gap.
  expect(plainText(checkOf(draft, 'borrowing')?.detail ?? '')).toContain('for the child aged 14')
})

// 32,000 instead of 30,990: everything that it takes is larger in that proportion.
test('one price that was told holds for every child', () => {
  const told = drafted({ ...ready, dependents: [12, 23, 3], collegeCosts: [32_000] })
  const usual = drafted({ ...ready, ...inState, dependents: [12, 23, 3] })
  for (const id of ['child.0.worth', 'child.1.worth'])
    expect(figure(told, id)).toBeCloseTo((figure(usual, id) * 32_000) / 30_990, -1)
  expect(plainText(told.summary)).toContain('a college at $32,000 a year')
  expect(told.accountNotes.map(plainText).join(' ')).toContain('the tuition alone')
})

test('a price stays with its child when an older one is grown', () => {
  const draft = drafted({ ...ready, dependents: [24, 10], collegeCosts: [20_000, 40_000] })
  expect(figure(draft, 'child.0.cost')).toBe(40_000)
})

test('a gift to come is placed, and never counted as saved already', () => {
  const given: Household = { ...ready, ...inState, dependents: [0], collegeGift: 20_000 }
  for (const household of [given, { ...given, accountType: ['529'] }]) {
    const draft = drafted(household)
    expect(draft.totalAmount).toBe(20_000)
    expect(plainText(draft.title)).toBe('Put $20,000 to work for college')
    expect(figure(draft, 'reached.now')).toBe(0)
  }
  const card = [{ kind: 'credit_card' as const, balance: 9_000, rate: 0.24 }]
  expect(Object.keys(amountsOf(drafted({ ...given, debts: card }))).join(' ')).not.toContain('credit card')
  const both = drafted({ ...given, collegeSaved: 5_000, amount: 3_000 })
  expect(both.totalAmount).toBe(23_000)
  expect(figure(both, 'collegeSaved')).toBe(5_000)
})

test('whoever saves for a grandchild gets neither the parents’ credit nor their step', () => {
  const household: Household = {
    dependents: [3],
    forGrandchild: true,
    collegeOwner: 'grandparent',
    collegeGift: 95_000,
    state: 'NY',
    income: 60_000,
  }
  const draft = drafted(household)
  expect(plainText(draft.summary)).toContain('for your grandchild')
  // All of it finds its place: the usual part would leave more than half of it over.
  expect(amountsOf(draft)).toEqual({ '529 for your grandchild': 95_000 })
  expect(checkOf(draft, 'credit')).toBeUndefined()
  expect(plainText(draft.nextSteps.find(({ id }) => id === 'successor')?.title ?? '')).toBe(
    'Name a parent of the child as successor owner',
  )
  expect(stepIds(draft)).toContain('gift-return')
})

test('a sum with monthly saving beside it says what both reach, and nothing when nothing is missing', () => {
  const both = drafted({ ...ready, ...inState, dependents: [4], collegeGift: 10_000, collegeMonthly: 150 })
  expect(plainText(both.summary)).toContain('$10,000 now and the $150 a month that goes in reach about')
  const enough = drafted({
    ...ready,
    ...inState,
    dependents: [4],
    collegeGift: 39_000,
    collegeFundShare: 1 / 3,
  })
  expect(plainText(enough.summary)).toContain('of the $39,000 is enough for it, and the rest stays free')
  expect(plainText(enough.summary)).not.toContain('$0')
})

test('who did not say how much they want saved is not told to stop', () => {
  const near: Household = { ...ready, ...inState, dependents: [15], collegeSaved: 45_000 }
  const open = drafted(near)
  // Worked apart: all four years take $129,123 today, of which 45,000 is 35%.
  expect(plainText(open.title)).toBe('You have saved 35% of what college takes')
  expect(checkOf(open, 'target')?.status).toBe('pass')
  expect(stepIds(open)).not.toContain('stop')
  // With 300 a month besides, more than a third is meant: (45,000 + 300 × 62.952) ÷ 129,123 is 49%.
  const going = drafted({ ...near, collegeMonthly: 300 })
  expect(plainText(going.title)).toBe('Save $300 a month toward all of college')
  expect(plainText(going.summary)).toContain('$300 a month reaches about 49% of it')
  const closed = drafted({ ...near, collegeMonthly: 300, collegeFundShare: 1 / 3 })
  expect(plainText(closed.nextSteps.find(({ id }) => id === 'stop')?.title ?? '')).toMatch(/^Stop the \$300/)
  expect(checkOf(closed, 'target')?.status).toBe('act')
})

// 112,000 of 129,123 is 87%, and from 85% on the last years before college ask for no more.
test('nearly all of college is enough, and is not called the part that many families save for', () => {
  const draft = drafted({
    ...ready,
    ...inState,
    dependents: [15],
    collegeSaved: 112_000,
    collegeMonthly: 300,
  })
  expect(plainText(draft.title)).toBe('You have saved 87% of what college takes')
  expect(plainText(draft.summary)).toContain('So close to the bills that is enough. Stop the $300 a month')
  expect(plainText(draft.summary)).not.toContain('many families')
  expect(plainText(checkOf(draft, 'target')?.title ?? '')).toBe('Enough is saved')
})

test('California is named where a 529 would pay for school before college', () => {
  const school = (state: 'CA' | 'OH' | 'TX') =>
    plainText(
      checkOf(
        drafted({ ...ready, dependents: [7], privateSchoolUse: true, privateSchoolCost: 18_000, state }),
        'school',
      )?.detail ?? '',
    )
  expect(school('CA')).toContain('California does not follow')
  expect(school('OH')).toContain('ask its tax agency first')
  expect(school('TX')).toContain('taxes no income')
})

test('a costly card is paid before any dollar goes to college, and the plan says when college starts', () => {
  const card = [{ kind: 'credit_card', balance: 9_000, rate: 0.24, minPayment: 270 }] as const
  const draft = drafted({ dependents: [4], collegeMonthly: 400, debts: [...card], retirementOnTrack: true })
  expect(amountsOf(draft)).toEqual({ 'Pay the credit card first': 400 })
  expect(plainText(draft.title)).toBe('Pay the debt first, then save for college')
  // 9,000 at 24% a year with 670 a month is gone in 16 months.
  expect(draft.figures.find(({ id }) => id === 'college.from')?.value).toBe('2028-03-20')
  expect(draft.alternatives.find(({ kind }) => kind === 'current')).toBeDefined()
})

// 15,000 less the 9,000 of the card leaves 6,000 toward the target, and its 270 a month join the 400: 670.
test('cash beyond the starter cushion pays a card at once, before anything is saved by the month', () => {
  const plan = (facts: Household) =>
    drafted({
      ...ready,
      dependents: [4],
      collegeMonthly: 400,
      monthlyExpenses: 3_000,
      debts: [{ kind: 'credit_card', balance: 9_000, rate: 0.24, minPayment: 270 }],
      ...facts,
    })
  const cleared = plan({ savings: 15_000 })
  const starter = figure(cleared, 'starter')
  expect(figure(cleared, 'debts.at-once')).toBe(9_000)
  expect(amountsOf(cleared)).toEqual({ 'Emergency fund first': 670 })
  const step = cleared.nextSteps.find(({ id }) => id === 'debt')
  expect(plainText(step?.title ?? '')).toBe('Pay $9,000 of your cash on the credit card')
  expect(figure(cleared, 'gap.cushion')).toBe(figure(cleared, 'target') - 6_000)
  const part = plan({ savings: starter + 4_000 })
  expect(figure(part, 'debts.at-once')).toBe(4_000)
  expect(amountsOf(part)).toEqual({ 'Pay the credit card first': 400 })
  const rich = plan({ savings: 100_000 })
  expect(Object.keys(amountsOf(rich)).some((label) => label.endsWith('first'))).toBe(false)
  expect(stepIds(rich)).toContain('debt')
  expect(plan({ savings: 15_000, employment: 'unemployed' }).figures.map(({ id }) => id)).not.toContain(
    'debts.at-once',
  )
})

// By hand: twelve months of 200 are 2,400; the loan is gone then, and twelve of 300 are the other 3,600.
test('what a loan took goes to the emergency fund when it has ended, and to college after that', () => {
  const plan = (savings: number) =>
    drafted({
      ...ready,
      dependents: [4],
      collegeMonthly: 200,
      monthlyExpenses: 3_000,
      savings,
      debts: [{ kind: 'auto', balance: 1_200, rate: 0, minPayment: 100 }],
    })
  const draft = plan(figure(plan(1_000), 'target') - 6_000)
  expect(figure(draft, 'gap.cushion')).toBe(6_000)
  expect(draft.figures.find(({ id }) => id === 'college.from')?.value).toBe('2028-11-20')
  expect(figure(draft, 'freed')).toBe(100)
  expect(figure(draft, 'into-college.later')).toBe(300)
})

test('a missed match and a retirement that is behind take all of the month', () => {
  const draft = drafted({
    dependents: [8],
    age: 45,
    income: 90_000,
    contributionRate: 0.03,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    retirementSavings: 20_000,
    collegeMonthly: 300,
    debts: [],
  })
  // 2,700 a year is 225 a month before tax; at 12 % of tax the pay check shrinks by 198.
  expect(amountsOf(draft)).toEqual({ 'The whole employer match': 198, 'Your own retirement first': 102 })
  expect(plainText(draft.allocations[0]?.description ?? '')).toContain('$225 a month before tax')
  expect(draft.figures.some(({ id }) => id === 'college.from')).toBe(false)
  expect(draft.visualizations.map(({ id }) => id)).not.toContain('college-mix')
  const line = draft.visualizations.find(({ id }) => id === 'college-timeline')
  const told = line?.type === 'timeline' ? line.milestones.map((one) => plainText(one.detail ?? '')) : []
  expect(told[0]).toBe('$300 a month goes first to what college has to wait for.')
  expect(told.some((detail) => detail.includes('too short for stocks'))).toBe(false)
})

test('a target of all of college is named once, a part of it beside the whole', () => {
  const summary = (collegeFundShare: number) =>
    plainText(drafted({ ...ready, dependents: [4], collegeFundShare }).summary)
  expect(summary(1)).not.toContain('your part')
  expect(summary(0.5)).toContain('your part of 50%')
})

test('an ABLE account is named with the age of the law, and with what Medicaid may ask back', () => {
  const draft = drafted({
    ...ready,
    dependents: [4],
    collegeMonthly: 300,
    specialNeedsChild: true,
    savings: 60_000,
  })
  const able = plainText(draft.checks.find(({ id }) => id === 'able')?.detail ?? '')
  expect(able).toContain('before age 46')
  expect(able).toContain('may ask for what Medicaid paid')
})

test('California hears that its own tax may fall on what moves to a Roth IRA, and others do not', () => {
  const leftovers = (state: Household['state']) =>
    plainText(
      drafted({
        ...ready,
        dependents: [8],
        collegeMonthly: 300,
        savings: 60_000,
        ...(state ? { state } : {}),
      }).checks.find(({ id }) => id === 'leftovers')?.detail ?? '',
    )
  expect(leftovers('CA')).toContain('California does not follow')
  expect(leftovers('OH')).not.toContain('California')
})

test('what a finished child did not use can go to a brother or sister', () => {
  const detail = (dependents: number[]) =>
    plainText(
      drafted({ ...ready, dependents, collegeMonthly: 300, savings: 60_000 }).checks.find(
        ({ id }) => id === 'leftovers',
      )?.detail ?? '',
    )
  expect(detail([22, 14])).toContain('change the beneficiary')
  expect(detail([14])).not.toContain('change the beneficiary')
})

// College from September 2028: the form of October 2027 looks at the income of 2026.
test('the aid form names the year whose income it looks at', () => {
  const draft = drafted({ ...ready, dependents: [16], collegeMonthly: 300, savings: 60_000 })
  expect(draft.figures.find(({ id }) => id === 'aid.base-year')?.value).toBe(2_026)
  const far = drafted({ ...ready, dependents: [8], collegeMonthly: 300, savings: 60_000 })
  expect(far.figures.find(({ id }) => id === 'child.0.base-year')?.value).toBe('2034-01-01')
})

test('an emergency fund that is short comes first when the cash is known, and is asked for when it is not', () => {
  const short = drafted({
    ...ready,
    dependents: [4],
    collegeMonthly: 400,
    savings: 1_000,
    monthlyExpenses: 3_000,
  })
  expect(Object.keys(amountsOf(short)).every((label) => label.endsWith('first'))).toBe(true)
  expect(checkOf(drafted({ ...ready, dependents: [4] }), 'cushion')?.status).toBe('warn')
})

// P.L. 119-21 §70204: born from 2025 to 2028.
test('only a child of the right years is sent to Form 4547, and a child of one is told to look at the year', () => {
  const titleFor = (household: Household) =>
    drafted({ ...ready, ...household }).nextSteps.find(({ id }) => id === 'trump-account')?.title
  expect(plainText(titleFor({ dependents: [0] }) ?? '')).toBe('File Form 4547 for the free $1,000')
  expect(plainText(titleFor({ dependents: [1] }) ?? '')).toContain('If your child was born from 2025 on')
  expect(plainText(titleFor({ expecting: true }) ?? '')).toContain('Form 4547')
  expect(titleFor({ dependents: [2] })).toBeUndefined()
})

test('a child with a disability gets an ABLE account before a 529', () => {
  const draft = drafted({ ...ready, dependents: [4, 7], specialNeedsChild: true, collegeMonthly: 300 })
  const amounts = amountsOf(draft)
  expect(amounts['ABLE account for the child aged 4']).toBeGreaterThan(0)
  expect(amounts['529 for the child aged 7']).toBeGreaterThan(0)
  expect(amounts['529 for the child aged 4']).toBeUndefined()
  expect(stepIds(draft).indexOf('able')).toBeLessThan(stepIds(draft).indexOf('account'))
})

// Indiana credits 20% of up to $7,500; Pennsylvania taxes 3.07% and deducts any plan; New Jersey stops at $200,000.
test('the state’s benefit follows its own rule', () => {
  const couple: Household = {
    ...ready,
    dependents: [6],
    maritalStatus: 'married',
    collegeMonthly: 500,
    collegeFundShare: 0.8,
  }
  const benefit = (household: Household) => figure(drafted({ ...couple, ...household }), 'benefit.yearly')
  expect(benefit({ state: 'IN', income: 100_000 })).toBe(1_200)
  expect(benefit({ state: 'PA', income: 100_000 })).toBe(Math.round(6_000 * 0.0307))
  const above = drafted({ ...couple, state: 'NJ', income: 260_000 })
  expect(above.figures.some(({ id }) => id === 'benefit.yearly')).toBe(false)
  expect(plainText(checkOf(above, 'state')?.title ?? '')).toBe('Over your state’s income limit')
})

test('a parity state and a state without a benefit point to the cheapest plan anywhere, the others to their own', () => {
  const advice = (state: 'KS' | 'NY' | 'TX') =>
    plainText(
      drafted({ ...ready, dependents: [6], state }).nextSteps.find(({ id }) => id === 'account')?.how ?? '',
    )
  expect(advice('KS')).toContain('any state’s plan, so choose the cheapest plan of any state')
  expect(advice('TX')).toContain('choose the cheapest plan of any state')
  expect(advice('NY')).toContain('its own plan only')
})

// IRC §25A: all of the credit below $160,000 for a couple, none from $180,000.
test('what the tuition credit needs stays outside the 529, and nothing does above its income limit', () => {
  const couple: Household = {
    ...ready,
    dependents: [8],
    maritalStatus: 'married',
    collegeFundShare: 1,
    savesDuringCollege: false,
  }
  const outside = 'Savings outside for your child'
  expect(amountsOf(drafted({ ...couple, income: 120_000 }))[outside]).toBeGreaterThan(0)
  expect(amountsOf(drafted({ ...couple, income: 200_000 }))[outside]).toBeUndefined()
  expect(amountsOf(drafted({ ...couple, income: 120_000, collegeFundShare: 0.5 }))[outside]).toBeUndefined()
  // What goes in during college is outside the 529 when it pays the school.
  const goingOn = drafted({ ...couple, income: 120_000, savesDuringCollege: true })
  expect(amountsOf(goingOn)[outside]).toBeUndefined()
  expect(plainText(checkOf(goingOn, 'credit')?.detail ?? '')).toContain('straight to the school')
})

// Five years of $19,000 at once: $95,000 for one donor.
test('no more than five years’ gifts go into a 529 at once, and the return is due in April', () => {
  const draft = drafted({
    ...ready,
    dependents: [1],
    amount: 200_000,
    collegeTarget: 'private',
    collegeFundShare: 1,
    income: 200_000,
  })
  expect(amountsOf(draft)['529 for your child']).toBe(95_000)
  expect(amountsOf(draft)['Beyond the limit for your child']).toBe(105_000)
  expect(draft.nextSteps.find(({ id }) => id === 'gift-return')?.dueDate).toBe('2027-04-15')
})

// $19,000 of each of two are $38,000 a year: $60,000 less that is $22,000; $115,062 takes four years.
test('a gift that two years hold without a return is split over New Year, a larger one is spread with Form 709', () => {
  const couple: Household = {
    ...ready,
    dependents: [3],
    maritalStatus: 'married',
    state: 'KS',
    income: 250_000,
    collegeTarget: 'private',
    collegeFundShare: 1,
  }
  const stepOf = (amount: number) => {
    const step = drafted({ ...couple, amount }).nextSteps.find(({ id }) => id === 'gift-return')
    return { title: plainText(step?.title ?? ''), how: plainText(step?.how ?? ''), due: step?.dueDate }
  }
  expect(stepOf(38_000).title).toBe('')
  const split = stepOf(60_000)
  expect(split.title).toContain('Put in $38,000 for a child this year and the rest in January')
  expect(split.how).toContain('$22,000 in January')
  expect(split.how).toContain('benefit of Kansas again')
  expect(split.due).toBe('2026-12-31')
  const spread = stepOf(120_000)
  expect(spread.title).toContain('File Form 709')
  expect(spread.how).toContain('takes 4 years')
})

// 180,000 is more than four years take; 56% of them leaves 44% of 30,990 a year to be paid at the time.
test('what is saved beyond the target pays bills too, and loans fill only what is left', () => {
  const gapOf = (collegeSaved: number) => {
    const draft = drafted({ ...ready, dependents: [17], collegeSaved })
    return { whole: figure(draft, 'whole.now') ?? 0, gap: figure(draft, 'child.0.gap') ?? 0, draft }
  }
  expect(checkOf(gapOf(180_000).draft, 'borrowing')).toBeUndefined()
  const part = gapOf(70_000)
  expect(part.gap).toBe(Math.round(30_990 * (1 - part.whole)))
})

test('a retired saver hears of their own later years, and not of pay or a retirement to save for', () => {
  const retired: Household = {
    dependents: [12],
    forGrandchild: true,
    collegeOwner: 'grandparent',
    employment: 'retired',
    age: 68,
    collegeSaved: 70_000,
    collegeMonthly: 500,
  }
  const draft = drafted(retired)
  expect(plainText(checkOf(draft, 'retirement')?.title ?? '')).toBe('Will your own money last?')
  const steps = draft.nextSteps.map(({ how }) => plainText(how)).join(' ')
  expect(steps).not.toContain('your own retirement')
})

test('a teen with more than college takes stops, and what is over has a use', () => {
  const draft = drafted({
    ...ready,
    ...inState,
    dependents: [16],
    collegeSaved: 180_000,
    collegeMonthly: 500,
    collegeAccountYears: 16,
    collegeFundShare: 1,
  })
  const amounts = amountsOf(draft)
  expect(draft.totalAmount).toBe(180_000)
  expect(amounts['A Roth IRA for your child, later']).toBe(35_000)
  expect(stepIds(draft)).toContain('stop')
  expect(plainText(checkOf(draft, 'leftovers')?.detail ?? '')).toContain('which is enough')
})

test('close to college, most of the target is enough', () => {
  const teen: Household = { ...ready, ...inState, dependents: [16], collegeFundShare: 1, collegeMonthly: 300 }
  expect(plainText(drafted({ ...teen, collegeSaved: 112_000 }).title)).toBe('Enough is saved for your target')
  expect(plainText(drafted({ ...teen, collegeSaved: 90_000 }).title)).toContain('Save $300')
})

test('a grandparent’s 529 counts toward the target and not for aid, and a custodial account counts most', () => {
  const child: Household = { ...ready, dependents: [10], collegeSaved: 40_000, collegeMonthly: 200 }
  const grandparent = drafted({ ...child, collegeFundShare: 0.75, collegeOwner: 'grandparent' })
  expect(plainText(checkOf(grandparent, 'aid')?.title ?? '')).toBe('A grandparent’s 529 is not counted')
  expect(stepIds(grandparent)).toContain('successor')
  expect(figure(grandparent, 'reached.now')).toBeCloseTo(0.431, 3)
  expect(
    checkOf(drafted({ ...child, collegeFundShare: 0.75, collegeOwner: 'custodial' }), 'aid')?.status,
  ).toBe('act')
})

// Worked apart: a third of four in-state years is worth $43,041 today for a child of fifteen and $40,263 for one of eight.
test('what each child’s own account holds is its own, until the parts no longer come to the whole', () => {
  const household: Household = {
    dependents: [15, 8],
    maritalStatus: 'married',
    income: 190_000,
    state: 'NY',
    collegeSaved: 44_000,
    collegeSavedEach: [38_000, 6_000],
    retirementOnTrack: true,
    debts: [],
  }
  const own = drafted(household)
  expect([figure(own, 'child.0.left'), figure(own, 'child.1.left')]).toEqual([5_041, 34_263])
  const other = drafted({ ...household, collegeSaved: 50_000 })
  expect(figure(other, 'child.0.saved')).toBeGreaterThan(figure(other, 'child.1.saved'))
  expect(figure(other, 'child.0.saved') + figure(other, 'child.1.saved')).toBe(50_000)
})

test('two children six years apart have accounts of their own, and the older one needs more a month', () => {
  const draft = drafted({ ...ready, ...inState, dependents: [12, 6], collegeFundShare: 0.5 })
  const amounts = amountsOf(draft)
  expect(amounts['529 for the child aged 12']).toBeGreaterThan(amounts['529 for the child aged 6'] ?? 0)
  expect(Object.values(amounts).reduce((sum, part) => sum + part, 0)).toBe(draft.totalAmount)
})

test('paying school from the college money is shown with what it leaves', () => {
  const draft = drafted({
    ...ready,
    dependents: [8],
    collegeSaved: 40_000,
    collegeMonthly: 400,
    privateSchoolUse: true,
    privateSchoolCost: 15_000,
  })
  expect(figure(draft, 'school.reach')).toBeLessThan(figure(draft, 'plan.reach') / 2)
  expect(checkOf(draft, 'school')?.status).toBe('act')
})

test('a small sum beside a monthly amount is counted as saved, a large one is placed', () => {
  expect(plainText(drafted({ dependents: [2], amount: 1_000, monthlyContribution: 50 }).totalLabel)).toBe(
    'Put aside each month',
  )
  expect(plainText(drafted({ dependents: [2], amount: 50_000, monthlyContribution: 50 }).totalLabel)).toBe(
    'Sum to divide',
  )
  expect(plainText(drafted({ dependents: [9], amount: 70_000, accountType: ['529'] }).title)).toContain(
    'You have saved',
  )
})

const child = fc.integer({ min: 0, max: 17 })

test('more saved never asks for more a month, and a larger share never for less', () => {
  fc.assert(
    fc.property(
      child,
      fc.integer({ min: 0, max: 80_000 }),
      fc.double({ min: 0.1, max: 0.9, noNaN: true }),
      (age, saved, share) => {
        const need = (household: Household) => {
          const draft = drafted({ ...ready, dependents: [age], ...household })
          return figure(draft, 'child.0.monthly')
        }
        const base = need({ collegeSaved: saved, collegeFundShare: share })
        expect(need({ collegeSaved: saved + 5_000, collegeFundShare: share })).toBeLessThanOrEqual(base)
        expect(need({ collegeSaved: saved, collegeFundShare: share + 0.1 })).toBeGreaterThanOrEqual(base)
      },
    ),
    { numRuns: 25 },
  )
})

// 8% of 88,000 is 7,040 a year, 587 a month; the target of a child of 17 would take 1,002 until the last bill. Worked apart,
// 590 a month for the 45 months until then are worth 42.3536 × 590 today, and the target 42,418.
test('where nobody said what can be put aside, no more is proposed than pay bears, and what it reaches is said', () => {
  const draft = drafted({ ...ready, ...inState, dependents: [17], income: 88_000, collegeFundShare: 1 / 3 })
  expect(draft.totalAmount).toBe(590)
  expect(figure(draft, 'reached')).toBeCloseTo(0.589, 3)
  expect(plainText(draft.summary)).toContain('the whole takes')
  expect(drafted({ ...ready, dependents: [17], income: 88_000, monthlySurplus: 900 }).totalAmount).toBe(900)
})

test('saving what the target takes reaches all of it', () => {
  fc.assert(
    fc.property(child, fc.double({ min: 0.1, max: 1, noNaN: true }), (age, share) => {
      const draft = drafted({ ...ready, income: 2_000_000, dependents: [age], collegeFundShare: share })
      expect(figure(draft, 'reached')).toBeGreaterThanOrEqual(0.999)
      expect(figure(draft, 'reached')).toBeLessThan(1.03)
    }),
    { numRuns: 25 },
  )
})

test('a family that is given money for college reads whose account it may go into', () => {
  const told = drafted({ dependents: [9], collegeGift: 15_000 })
  const detail = plainText(checkOf(told, 'gift')?.detail ?? '')
  // Rev. Proc. 2025-32: 19,000 a year for each giver.
  expect(detail).toContain('Up to $19,000 a year from each giver')
  expect(detail).toContain('the student-aid form does not ask for it')
  expect(checkOf(drafted({ dependents: [9] }), 'gift')).toBeUndefined()
})

// The sum is placed, and nothing counts as saved before it is.
test('a sum that is still to go into a 529 is placed, one that is there is saved', () => {
  const sum: Household = { ...ready, dependents: [5], amount: 50_000, accountType: ['529'] }
  const placed = drafted({ ...sum, collegeSumToPlace: true })
  expect(placed.totalAmount).toBe(50_000)
  expect(placed.figures.find(({ id }) => id === 'saved')?.value ?? 0).toBe(0)
  expect(figure(drafted(sum), 'saved')).toBe(50_000)
})

test('a state with an income tax may tax what moves to a Roth IRA, one without cannot', () => {
  const leftovers = (state: Household['state']) =>
    plainText(
      checkOf(
        drafted({
          ...ready,
          income: 90_000,
          dependents: [8],
          collegeMonthly: 300,
          ...(state ? { state } : {}),
        }),
        'leftovers',
      )?.detail ?? '',
    )
  expect(leftovers('OH')).toContain('yours may tax what moves')
  expect(leftovers('TX')).not.toContain('follows that federal rule')
  expect(leftovers(undefined)).toContain('yours may tax what moves')
})

// P.L. 119-21, as the aid offices of four universities print it.
test('Grad PLUS is said to be closed where a graduate program is meant', () => {
  const household: Household = { ...ready, dependents: [20], collegeMonthly: 300 }
  const detail = plainText(
    checkOf(drafted({ ...household, graduateProgram: true }), 'graduate-loans')?.detail ?? '',
  )
  for (const most of ['$20,500', '$100,000', '$50,000', '$200,000']) expect(detail).toContain(most)
  expect(checkOf(drafted(household), 'graduate-loans')).toBeUndefined()
})
