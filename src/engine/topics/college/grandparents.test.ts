/** Grandparents who save for grandchildren: what is theirs to do, and what is the parents’. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { tryFact } from '../../what-matters.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-20'))
const drafted = (household: Household): Draft => wholePlan(collegeSavings, household, context)
const milestonesOf = (draft: Draft): string => {
  const line = draft.visualizations.find(({ id }) => id === 'college-timeline')
  return line?.type === 'timeline'
    ? line.milestones.map(({ label, detail }) => `${plainText(label)}: ${plainText(detail ?? '')}`).join(' ')
    : ''
}
const aidOf = (draft: Draft): string[] =>
  draft.alternatives.map(({ ledger }) => plainText(ledger?.[3]?.value ?? ''))
const checkOf = (draft: Draft, id: string) => draft.checks.find((check) => check.id === id)

const couple: Household = {
  dependents: [3, 6],
  forGrandchild: true,
  collegeOwner: 'grandparent',
  age: 67,
  spouseAge: 66,
  filingStatus: 'married_joint',
  employment: 'retired',
  pensionMonthly: 4_500,
  ssMonthly: 2_800,
  spouseSsMonthly: 1_600,
  state: 'PA',
  collegeMonthly: 1_500,
  retirementSavings: 900_000,
  savings: 80_000,
  monthlyExpenses: 6_000,
  debts: [],
}

// Worked apart in another language: all of it takes $902.23, rounded up 903, for the child of six, whose transfer goes on
// to the child of three: that leaves $670.58, 671, for it. 1,500 in the proportion of 903 to 671 is 861 and 639.
test('what grandparents give each month is all placed', () => {
  const draft = drafted(couple)
  expect(plainText(draft.title)).toBe('Save $1,500 a month toward all of college')
  expect(draft.allocations.map(({ amount }) => amount)).toEqual([637, 863])
})

const giver: Household = {
  age: 66,
  birthYear: 1960,
  maritalStatus: 'widowed',
  spouseDeathYear: 2021,
  filingStatus: 'single',
  state: 'MI',
  dependents: [8],
  forGrandchild: true,
  collegeOwner: 'grandparent',
  employment: 'retired',
  ssMonthly: 2_240,
  pensionMonthly: 1_120,
  monthlyExpenses: 3_190,
  monthlySurplus: 330,
  savings: 41_800,
  retirementSavings: 156_000,
  retirementOnTrack: true,
  onMedicare: true,
  collegeTarget: 'public_in_state',
  collegeSaved: 5_200,
  collegeGift: 24_000,
  collegeMonthly: 150,
  debts: [],
}

// Beside the 24,000 a third takes $96 a month. 150 is more than that: what else a month leaves, 180, stays the widow's own.
test('a grandparent who gives more than the usual part is asked for no more of what a month leaves', () => {
  const draft = drafted(giver)
  const figure = (id: string) => draft.figures.find((one) => one.id === id)?.value
  expect(figure('usual.monthly')).toBe(96)
  expect(draft.nextSteps.map(({ id }) => id)).not.toContain('transfer')
  expect(plainText(draft.summary)).toContain(
    '$24,000 now and the $150 a month that goes in reach about 39% of it; nobody has to save for all of it.',
  )
  expect(checkOf(draft, 'target')?.status).toBe('pass')
  const more = draft.alternatives.find(({ id }) => id === 'give-more')
  expect(plainText(more?.ledger?.[0]?.value ?? '')).toBe('$24,000 once, and $330 a month')
  // While another sum is tried, the rest of the month does not come back.
  const tried = tryFact(collegeSavings, draft, giver, { fact: 'collegeMonthly', value: 110 }, context)
  expect(tried?.amountMonthly).toBe(150)
})

test('below the usual part a grandparent gives what that takes, and a sum that is named decides', () => {
  const transferOf = (household: Household) =>
    drafted(household).figures.find(({ id }) => id === 'transfer')?.value
  expect(transferOf({ ...giver, collegeMonthly: 90 })).toBe(96)
  expect(transferOf({ ...giver, amountMonthly: 300 })).toBe(300)
  expect(transferOf({ ...giver, collegeFundShare: 1 })).toBe(330)
})

// What a month owes a card comes first, and takes all that it leaves.
test('a card of a grandparent takes the rest of the month before college', () => {
  const owing: Household = {
    ...giver,
    savings: 1_500,
    debts: [{ kind: 'credit_card', name: 'Card', balance: 30_000, rate: 0.24, minPayment: 600 }],
  }
  expect(drafted(owing).assumptions.map(({ fact }) => fact)).not.toContain('amountMonthly')
})

test('an account for a grandchild is the grandparent’s unless somebody else is named', () => {
  const { collegeOwner: _told, ...untold } = couple
  expect(aidOf(drafted(untold))).toEqual(aidOf(drafted(couple)))
})

test('a state deduction that lowers no tax chooses no plan', () => {
  const retired: Household = { ...couple, state: 'MI', pensionMonthly: 1_000, ssMonthly: 2_000 }
  const step = drafted(retired).nextSteps.find(({ id }) => id === 'account')
  expect(plainText(checkOf(drafted(retired), 'state')?.title ?? '')).toBe(
    'The state’s deduction saves you nothing',
  )
  expect(plainText(step?.how ?? '')).toContain('choose the cheapest plan of any state')
})

// Rev. Proc. 2025-32: $19,000 of each giver, $38,000 of two. 863 × 12 is 10,356.
test('grandparents hear what may be given in a year without a gift-tax return', () => {
  const gift = checkOf(drafted(couple), 'gift-year')
  expect(gift?.status).toBe('pass')
  expect(plainText(gift?.detail ?? '')).toContain('Up to $19,000 a year from each giver to each child')
  expect(plainText(gift?.detail ?? '')).toContain('$38,000 from both of you')
  expect(plainText(gift?.detail ?? '')).toContain('$10,356 a year')
  // All that a private college of one child of 12 takes a month is more than 19,000 ÷ 12 = 1,583.
  const large = drafted({
    ...couple,
    filingStatus: 'single',
    spouseAge: undefined,
    spouseSsMonthly: undefined,
    dependents: [12],
    collegeTarget: 'private',
    collegeMonthly: 1_600,
  })
  expect(checkOf(large, 'gift-year')?.status).toBe('warn')
  expect(checkOf(drafted({ ...couple, forGrandchild: undefined, collegeOwner: 'parent' }), 'gift-year')).toBe(
    undefined,
  )
})

test('the parents’ income counts for student aid, and a grandparent’s account does not', () => {
  const draft = drafted(couple)
  expect(milestonesOf(draft)).toContain('The parents’ income begins to count')
  expect(milestonesOf(draft)).not.toContain('large gains')
  expect(milestonesOf(drafted({ dependents: [6], collegeMonthly: 100 }))).toContain('large gains')
  expect(aidOf(draft).join(' ')).not.toContain('you add yourself')
  // A parent who asks may save beside the grandparent, and that counts.
  const parent = drafted({
    dependents: [10],
    collegeSaved: 40_000,
    collegeMonthly: 200,
    collegeOwner: 'grandparent',
  })
  expect(aidOf(parent)[0]).toBe('Only what you add yourself counts')
})

test('who is retired hears of no pay rise, no payday and no Roth IRA', () => {
  const draft = drafted(couple)
  const steps = draft.nextSteps.map(({ why, how }) => `${plainText(why)} ${plainText(how)}`).join(' ')
  expect(steps).not.toMatch(/pay rise|payday/)
  expect(draft.alternatives.map(({ id }) => id)).not.toContain('roth')
  const working = drafted({ dependents: [6], collegeMonthly: 100 })
  expect(working.nextSteps.map(({ how }) => plainText(how)).join(' ')).toContain('pay rise')
})

test('the same sum for each grandchild stays the same, and a couple is told to give it from both', () => {
  const household: Household = {
    age: 68,
    employment: 'retired',
    maritalStatus: 'married',
    forGrandchild: true,
    dependents: [2, 6, 11],
    collegeGift: 60_000,
    collegeGiftIsEach: true,
    state: 'PA',
  }
  const draft = drafted(household)
  expect(draft.allocations.map(({ amount }) => amount)).toEqual([20_000, 20_000, 20_000])
  const check = draft.checks.find(({ id }) => id === 'gift-year')
  // Rev. Proc. 2025-32: $19,000 of each giver, so $20,000 takes both.
  expect(check?.status).toBe('warn')
  expect(plainText(check?.detail ?? '')).toContain('$38,000 from both of you')
  const less = drafted({ ...household, collegeGift: 30_000 }).checks.find(({ id }) => id === 'gift-year')
  expect(less?.status).toBe('pass')
})

const widow: Household = {
  maritalStatus: 'single',
  age: 70,
  state: 'OH',
  employment: 'retired',
  income: 0,
  ssMonthly: 1_500,
  ssFromAge: 66,
  dependents: [4],
  forGrandchild: true,
  collegeOwner: 'grandparent',
  collegeGift: 25_000,
  savings: 30_000,
  retirementSavings: 40_000,
  monthlyExpenses: 2_400,
  debts: [],
}

// 2,400 − 1,500 = 900 a month, 10,800 a year: 70,000 is gone in 6.5 years, and has to last 25.
test('who runs out of money gives nothing away', () => {
  const draft = drafted(widow)
  expect(plainText(draft.title)).toBe('Keep the money for your own later years')
  expect(draft.allocations.map(({ amount }) => amount)).toEqual([25_000])
  const own = checkOf(draft, 'retirement')
  expect(own?.status).toBe('act')
  expect(plainText(own?.detail ?? '')).toContain('your $70,000 lasts about 6.5 years')
  expect(draft.nextSteps.map(({ id }) => id)).not.toContain('account')
})

// 280,000 − 25 × 10,800 = 10,000.
test('a gift stops at what the giver’s own years leave', () => {
  const draft = drafted({ ...widow, retirementSavings: 250_000 })
  expect(plainText(draft.title)).toBe('Put $10,000 of $25,000 to work for college')
  const rich = drafted({ ...widow, retirementSavings: 300_000 })
  expect(plainText(rich.title)).toBe('Put $25,000 to work for college')
  expect(plainText(checkOf(rich, 'retirement')?.detail ?? '')).toContain('$60,000 of your $330,000 is left')
})

test('of a retiree who told nothing of what is spent or saved, it is asked', () => {
  const { retirementSavings: _saved, ...untold } = widow
  const own = checkOf(drafted(untold), 'retirement')
  expect(plainText(own?.title ?? '')).toBe('Will your own money last?')
})

// 24 P.S. §6901.316(b) frees accounts of Pennsylvania's own plan of all its taxes, a transfer by death among them; what
// children and grandchildren get otherwise pays 4.5% (72 P.S. §9116). By hand: 81,700 × 4.5% = 3,676.50.
test('a Pennsylvania grandparent hears that only its own plan owes no inheritance tax, and what another one would owe', () => {
  const gift: Household = {
    forGrandchild: true,
    age: 70,
    spouseAge: 68,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'PA',
    employment: 'retired',
    income: 0,
    ssMonthly: 2_700,
    spouseSsMonthly: 1_600,
    pensionMonthly: 2_500,
    monthlyExpenses: 5_500,
    savings: 90_000,
    retirementSavings: 600_000,
    dependents: [6],
    collegeGift: 60_000,
    collegeGivers: 2,
    collegeOwner: 'grandparent',
    collegeTarget: 'public_in_state',
    debts: [],
  }
  const draft = drafted(gift)
  const how = plainText(draft.nextSteps.find(({ id }) => id === 'account')?.how ?? '')
  expect(how).toContain(
    'Only Pennsylvania’s own plan is free of the state’s inheritance tax (4.5% for children and grandchildren)',
  )
  expect(how).not.toContain('cheapest plan of any state')
  const owed = Number(draft.figures.find(({ id }) => id === 'own-plan.owed')?.value)
  // The sketch of few futures lies within a twentieth of it.
  expect(Math.abs(owed / 3_676.5 - 1)).toBeLessThan(0.05)
  const parent = plainText(
    checkOf(
      drafted({ state: 'PA', age: 40, income: 120_000, dependents: [6], collegeMonthly: 300, debts: [] }),
      'state',
    )?.detail ?? '',
  )
  expect(parent).toContain('out of creditors’ reach by its law')
  expect(parent).not.toContain('If the owner dies')
})

test('what a state pays into its own plan is named only where the income allows it', () => {
  const state = (household: Household) => plainText(checkOf(drafted(household), 'state')?.detail ?? '')
  const family: Household = { state: 'MD', dependents: [6], collegeMonthly: 300, debts: [], income: 90_000 }
  expect(state(family)).toContain(
    'For its own plan Maryland pays up to $500 a year into an account at your income, in place of the deduction of that year',
  )
  expect(state({ ...family, income: 150_000 })).not.toContain('$500')
  expect(state({ ...family, state: 'WV' })).toContain(
    'Only West Virginia’s own plan is left out of the state’s own student aid.',
  )
})

/*
 * A family of three: 3 months + 1 for one pay check + 1 for the child, 5 × 4,020 = 20,100 of fund, where 16,200 are there. 20 USC
 * 1087vv(d): a guardian is no parent on the aid form, and a child in a court’s guardianship is independent.
 */
test('grandparents who raise the child have the fund, the credit and the aid form of those who do', () => {
  const raising: Household = {
    ...{ age: 63, spouseAge: 61, maritalStatus: 'married', filingStatus: 'married_joint', state: 'IN' },
    ...{ employment: 'employed', incomeStability: 'steady', income: 57_300, spouseIncome: 0, earners: 1 },
    ...{ dependents: [9], familySize: 3, forGrandchild: true, collegeOwner: 'grandparent', debts: [] },
    ...{
      collegeSaved: 4_300,
      amountMonthly: 310,
      monthlyExpenses: 4_020,
      savings: 16_200,
      retirementAge: 67,
    },
    ...{ retirementSavings: 188_400, retirementOnTrack: true, getsWholeMatch: true },
  }
  const draft = drafted(raising)
  expect(plainText(draft.title)).toBe('Fill the emergency fund first, then save for college')
  expect(plainText(checkOf(draft, 'cushion')?.detail ?? '')).toContain('$20,100')
  expect(plainText(checkOf(draft, 'aid')?.detail ?? '')).toContain('only after adopting the child')
  expect(draft.checks.map(({ id }) => id)).toContain('credit')
  expect(plainText(draft.summary)).toContain('for your grandchild')
  expect(draft.nextSteps.map(({ id }) => id)).not.toContain('successor')
  expect(plainText(drafted({ ...raising, familySize: 2 }).title)).toContain('Save $310 a month')
})

const nebraskans: Household = {
  age: 74,
  birthYear: 1952,
  spouseAge: 71,
  filingStatus: 'married_joint',
  state: 'NE',
  dependents: [6],
  forGrandchild: true,
  collegeOwner: 'grandparent',
  employment: 'retired',
  income: 0,
  spouseIncome: 0,
  ssMonthly: 3_120,
  spouseSsMonthly: 1_490,
  pensionMonthly: 2_260,
  onMedicare: true,
  monthlyExpenses: 6_330,
  savings: 87_400,
  retirementSavings: 512_600,
  collegeFundShare: 0.5,
  collegeMonthly: 399,
  debts: [],
}

// 512,600 ÷ 25.5 (IRS Pub. 590-B at 74) is 20,102. Half of the benefits with it and the pension are 74,882: of the
// benefits 0.85 × (74,882 − 44,000) + 6,000 = 32,250 are taxed, so federal income is 79,472. Nebraska taxes no benefits:
// 47,222 less 17,200 lies in its bracket of 3.51 %, which takes 168 off 12 × 399.
test('what has to come out of accounts before tax is income that a state’s deduction lowers the tax of', () => {
  const draft = drafted(nebraskans)
  expect(draft.figures.find(({ id }) => id === 'benefit.yearly')?.value).toBe(168)
  expect(draft.nextSteps.map(({ id }) => id)).toContain('state-deadline')
  const required = plainText(checkOf(draft, 'required')?.detail ?? '')
  expect(required).toContain('about $20,100 has to come out by the end of the year')
  expect(required).toContain('The tax of this plan is counted with it')
})

test('nothing has to come out before the age, of no such savings, or beside an income that was told', () => {
  const isLowered = (more: Household) =>
    plainText(checkOf(drafted({ ...nebraskans, ...more }), 'state')?.title ?? '') === 'Your own state’s plan'
  expect(isLowered({ age: 71, birthYear: 1955 })).toBe(false)
  expect(isLowered({ retirementSavings: 0 })).toBe(false)
  expect(isLowered({ agi: 30_000 })).toBe(false)
  expect(isLowered({ agi: 79_472 })).toBe(true)
})
