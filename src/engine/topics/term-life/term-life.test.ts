import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { coverAfter } from '../../math/policy-ladder.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { influences } from '../../what-matters.ts'
import type { Cover } from './cover.ts'
import { termLife } from './term-life.ts'
import { familyWork, termLifeWork } from './work.ts'

const context = draftContext('2026-11-20')
const draft = (household: Household): Draft => wholePlan(termLife, household, context)
const workOf = (household: Household) => termLifeWork(familyWork(household, context))
const figure = (household: Household, id: string) =>
  draft(household).figures.find((candidate) => candidate.id === id)?.value
const checkOf = (plan: Draft, id: string) => plan.checks.find((check) => check.id === id)

const atHome: Household = {
  maritalStatus: 'married',
  age: 35,
  spouseAge: 33,
  income: 65_000,
  spouseIncome: 0,
  dependents: [2, 4],
  savings: 15_000,
}

test('a couple with children is told of a guardian, and sees how many years of support are counted', () => {
  const plan = draft(atHome)
  const names = plan.nextSteps.find(({ id }) => id === 'beneficiaries')
  expect(plainText(names?.how ?? '')).toContain('name a guardian in the will of each of you')
  // The youngest is 2, and 22 is the age to which children are supported.
  expect(plan.assumptions.find(({ fact }) => fact === 'yearsOfSupport')?.value).toBe(20)
  const told = draft({ ...atHome, yearsOfSupport: 15 }).assumptions
  expect(told.map(({ fact }) => fact)).not.toContain('yearsOfSupport')
})

test('a pay that others lean on is also tried at nothing', () => {
  const plan = wholePlan(
    termLife,
    {
      ...atHome,
      spouseIncome: 48_000,
      monthlyExpenses: 5_300,
      debts: [{ kind: 'mortgage', balance: 240_000 }],
    },
    context,
  )
  const changes = plan.sensitivities.map(({ change }) => plainText(change))
  expect(changes.some((change) => /^If your spouse or partner (?:had no pay|earned)/.test(change))).toBe(true)
})

test('a child on the way is not called a child that was not mentioned', () => {
  const { assumptions } = draft({ ...atHome, dependents: undefined, expecting: true })
  const why = assumptions.find(({ fact }) => fact === 'dependents')?.why
  expect(why === undefined ? '' : plainText(why)).toBe('The child on the way. Found no mention of others.')
})

test('who said that a child is on the way is not told to apply before they expect one', () => {
  const how = (household: Household) =>
    plainText(draft(household).nextSteps.find(({ id }) => id === 'apply')?.how ?? '')
  expect(how(atHome)).toContain('Apply before you leave a job or expect a child.')
  expect(how({ ...atHome, expecting: true })).toContain(
    'Apply before you leave a job, and as early in the pregnancy as you can.',
  )
})

// By hand: $65,000 × 20 years at 2% real is 1,062,843; + 280,000 + 120,000 + 15,000 − 150,000 − 100,000.
test('a gap of $65,000 for 20 years with debts, college and savings asks for $1.25M', () => {
  const household: Household = {
    maritalStatus: 'partnered',
    age: 35,
    income: 110_000,
    spouseIncome: 0,
    stayAtHomeParent: false,
    dependents: [18],
    survivorSpendingMonthly: 65_000 / 12,
    yearsOfSupport: 20,
    debts: [{ kind: 'mortgage', balance: 280_000, rate: 0.05, minPayment: 1_850 }],
    collegeWish: 120_000,
    savings: 150_000,
    coverageAmount: 100_000,
    coverageYearsLeft: 30,
  }
  expect(figure(household, 'support.you')).toBe(1_062_843)
  expect(figure(household, 'need.you')).toBe(1_227_843)
  const [cover] = workOf(household).covers
  expect(coverAfter(cover?.chosen.policies ?? [], 0)).toBe(1_250_000)
})

// 42 USC 415(b)(2), 402, 403(a), worked by hand: death in 2026 at 35, thirteen years at $65,000.
test('Social Security pays the family of a $65,000 earner of 35 the family maximum of $4,589.30', () => {
  expect(figure(atHome, 'benefit.base.you')).toBe(2_479)
  expect(workOf(atHome).needs[0]?.benefits[0]?.total).toBeCloseTo(4_589.3 * 12, 2)
})

test('what the need rests on is listed as assumed, and what is told instead moves the need', () => {
  const facts = draft(atHome).assumptions.map(({ fact }) => fact)
  for (const fact of ['survivorSpendingShare', 'insuranceMoneyReturn', 'finalExpenses'])
    expect(facts).toContain(fact)
  const need = (household: Household) => Number(figure({ ...atHome, ...household }, 'need.you'))
  expect(need({ survivorSpendingShare: 0.7 })).toBeLessThan(need({}))
  expect(need({ insuranceMoneyReturn: 0.03 })).toBeLessThan(need({}))
  expect(need({ finalExpenses: 25_000 }) - need({})).toBe(10_000)
  expect(draft({ ...atHome, finalExpenses: 25_000 }).assumptions.map(({ fact }) => fact)).not.toContain(
    'finalExpenses',
  )
})

test('the plan says what it is worth in today’s dollars, with a lower bound', () => {
  const plan = draft(atHome)
  const worth = (id: string) => Number(plan.figures.find((one) => one.id === id)?.value)
  expect(worth('worth.least')).toBeGreaterThan(0)
  expect(worth('worth.least')).toBeLessThanOrEqual(worth('worth'))
  const [recommended] = plan.alternatives
  expect(plainText(recommended?.difference ?? '')).toMatch(
    /in today’s dollars, and (?:still at least \$|as much)/,
  )
})

test('policies of a ladder are called by how long they run', () => {
  const labels = draft({
    ...atHome,
    income: 90_000,
    monthlyExpenses: 6_000,
    debts: [{ kind: 'mortgage', balance: 300_000, rate: 0.06, minPayment: 1_800 }],
  }).allocations.map(({ label }) => plainText(label))
  expect(labels.join(' ')).not.toMatch(/shortest|longest|middle/)
  expect(new Set(labels).size).toBe(labels.length)
})

test('the pill sends its own label', () => {
  expect(termLife.pill).toBe('Build a term-life plan')
  expect(termLife.pill).toBe(termLife.label)
})

test('somebody on whom nobody depends likely needs none, and that is a whole plan', () => {
  const plan = draft({ maritalStatus: 'single', age: 29, income: 62_000, dependents: [] })
  expect(plan.totalAmount).toBe(0)
  expect(plan.allocations).toEqual([])
  expect(plainText(plan.title)).toBe('You likely need no life insurance')
  expect(plan.nextSteps.length).toBeGreaterThan(2)
  expect(plan.alternatives.map(({ kind }) => kind)).toEqual(['recommended', 'current', 'other'])
})

test('the family is told how to find a policy that is lost', () => {
  const step = draft(atHome).nextSteps.find(({ id }) => id === 'beneficiaries')
  expect(plainText(step?.keep ?? '')).toContain('policy locator')
  expect(step?.link?.url).toContain('naic_life_insurance_policy_locator')
})

test('a debt that a parent signed asks for cover though nobody depends on the pay', () => {
  const debts = [{ kind: 'student_loan' as const, balance: 60_000, rate: 0.07 }]
  const alone: Household = { maritalStatus: 'single', age: 26, income: 50_000, dependents: [], debts }
  expect(draft(alone).totalAmount).toBe(0)
  const signed = draft({ ...alone, coSignedDebt: true })
  expect(signed.totalAmount).toBe(100_000)
  expect(checkOf(signed, 'co-signer-release')?.status).toBe('act')
  // 15 USC 1650(g)(2), for loans from November 20, 2018 on: the holder shall release any cosigner at the student's death.
  expect(plainText(checkOf(signed, 'co-signer-release')?.detail ?? '')).toContain(
    'a private student loan that was signed after November 2018 and took over no earlier loan lets whoever signed with them go',
  )
  expect(checkOf(draft({ ...atHome, coSignedDebt: true }), 'co-signer-release')).toBeUndefined()
})

// 48,000 of a private loan + 15,000 of last bills − 9,000 of cash; the federal loan ends at death.
test('a federal loan beside the one that was signed together adds nothing to the gap', () => {
  const loan = (loanType: 'private' | 'federal', balance: number) =>
    ({ kind: 'student_loan', loanType, balance, rate: 0.07 }) as const
  const gap = (debts: Household['debts']) =>
    figure(
      { age: 29, maritalStatus: 'single', dependents: [], savings: 9_000, coSignedDebt: true, debts },
      'need.you',
    )
  expect(gap([loan('private', 48_000)])).toBe(54_000)
  expect(gap([loan('private', 48_000), loan('federal', 30_000)])).toBe(54_000)
})

test('a private student loan is left to the family, and a federal one ends', () => {
  const left = (loanType?: 'private' | 'federal') =>
    workOf({
      ...atHome,
      debts: [{ kind: 'student_loan', balance: 30_000, rate: 0.07, ...(loanType && { loanType }) }],
    }).family.debtsLeft.map(({ balance }) => balance.value)
  expect(left('private')).toEqual([30_000])
  expect(left('federal')).toEqual([])
  expect(left()).toEqual([])
})

// By hand: 2,000 a month for one adult alone is 24,000 a year, and the loan of 200,000 takes 12,000; each takes home far more.
const twoPays: Household = {
  maritalStatus: 'married',
  age: 40,
  spouseAge: 40,
  income: 90_000,
  spouseIncome: 85_000,
  numDependents: 0,
  survivorSpendingMonthly: 2_000,
  debts: [{ kind: 'mortgage', balance: 200_000, rate: 0.03, minPayment: 1_000 }],
}
const says = (plan: Draft) => `${plainText(plan.title)} ${plainText(plan.summary)}`

test('a couple without children who could each carry the mortgage on own pay needs no cover for it', () => {
  const plan = draft(twoPays)
  expect(plan.totalAmount).toBe(0)
  expect(plan.allocations).toEqual([])
  expect(says(plan)).toMatch(
    /likely need no life insurance.*each of you could live and go on paying the debts alone/,
  )
  expect(figure(twoPays, 'need.you')).toBe(15_000)
  for (const id of ['debts-carried-you', 'debts-carried-partner'])
    expect(checkOf(plan, id)?.status).toBe('pass')
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('apply')
})

test('where one of a couple could not carry the mortgage, only the other’s life is insured for it', () => {
  const household: Household = { ...twoPays, spouseIncome: 20_000 }
  const plan = draft(household)
  // 200,000 of mortgage, 15,000 for the funeral, and what is missing of 24,000 a year.
  expect(Number(figure(household, 'need.you'))).toBeGreaterThan(215_000)
  expect(figure(household, 'need.partner')).toBe(15_000)
  expect(workOf(household).covers.map(({ need }) => need.adult.id)).toEqual(['you'])
  expect(plainText(plan.title)).toMatch(/on your life$/)
  expect(checkOf(plan, 'debts-carried-you')?.status).toBe('warn')
  expect(checkOf(plan, 'debts-carried-partner')?.status).toBe('pass')
})

// About 38,300 arrive of 45,000; 36,000 to live on and 4,800 for the car take 40,800, for under three years: too little to insure.
test('debts that pay alone does not bear are not said to fit it', () => {
  const tight: Household = {
    age: 50,
    spouseAge: 48,
    maritalStatus: 'married',
    income: 70_000,
    spouseIncome: 45_000,
    numDependents: 0,
    survivorSpendingMonthly: 3_000,
    debts: [{ kind: 'auto', balance: 12_000, rate: 0.06, minPayment: 400 }],
  }
  const [own, partner] = ['debts-carried-partner', 'debts-carried-you'].map((id) => checkOf(draft(tight), id))
  expect([own?.status, partner?.status]).toEqual(['pass', 'pass'])
  const text = (check: typeof own) => plainText(check?.detail ?? '')
  expect(text(partner)).toContain('Together that is $40,800 a year, more than the pay.')
  expect(text(own)).not.toContain('more than the pay')
})

// Pay of 97,000 leaves far more than 30,600 to live on and 13,800 for the loan, which is gone after 94 months. All that is
// missing are two years between work and Social Security, 12 years away: at most 30,600 × 2 ÷ 1.02 ^ 13 = 47,000, and with
// 15,000 for the funeral less 40,000 of cash no sum worth insuring. 410,000 of retirement savings pay those two years.
test('who stops before Social Security begins is not short for a loan that is paid by then', () => {
  const early: Household = {
    ...twoPays,
    age: 53,
    spouseAge: 51,
    state: 'WI',
    income: 97_000,
    spouseIncome: 28_000,
    monthlyExpenses: 5_400,
    survivorSpendingMonthly: undefined,
    savings: 40_000,
    retirementAge: 65,
    ssMonthly: 3_000,
    spouseSsMonthly: 1_200,
    debts: [{ kind: 'mortgage', balance: 95_000, rate: 0.034, minPayment: 1_150 }],
  }
  expect(figure(early, 'need.partner')).toBeLessThan(25_000)
  expect(checkOf(draft(early), 'debts-carried-partner')?.status).toBe('pass')
  expect(checkOf(draft(early), 'debts-carried-you')?.status).toBe('warn')
  expect(workOf(early).covers.map(({ need }) => need.adult.id)).toEqual(['you'])
  // Some 20,000 a year are missing on the other death for eight years, then 6,000 for six: 200,000 of the 410,000.
  const saved: Household = { ...early, retirementSavings: 410_000 }
  expect([figure(saved, 'need.you'), figure(saved, 'need.partner')]).toEqual([0, 0])
  expect(plainText(draft(saved).summary)).toContain('with what the retirement accounts can spare')
})

// 12,000 a year of a 200,000 loan at 3% for 24 years, 24,000 to live on: either pay of some 70,000 leaves room.
test('with a child too, pay that bears the mortgage goes on paying it', () => {
  const family: Household = { ...twoPays, numDependents: undefined, dependents: [4] }
  const plan = draft(family)
  for (const id of ['you', 'partner']) {
    expect(checkOf(plan, `debts-carried-${id}`)?.status).toBe('pass')
    // 40,000 of college and 15,000; 200,000 more with the loan.
    expect(figure(family, `need.${id}`)).toBe(55_000)
    expect(figure(family, `need.${id}.paid-off`)).toBe(255_000)
  }
})

// By hand: 97,671 after tax against 52,800 to live on, 7,200 of care and 22,800 for the mortgage, a tenth more: 91,080.
// Paid off, 310,000 + 80,000 of college + 15,000 − 30,000 = 375,000 would be missing; paid on, 65,000.
test('where a parent’s own pay bears the mortgage, the larger sum that pays it off is another way', () => {
  const family: Household = {
    age: 41,
    spouseAge: 39,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'NC',
    dependents: [8, 5],
    employment: 'employed',
    income: 115_000,
    spouseIncome: 32_000,
    takeHomeMonthly: 9_300,
    monthlyExpenses: 7_400,
    savings: 30_000,
    coverageAmount: 250_000,
    spouseCoverageAmount: 0,
    collegeWish: 40_000,
    debts: [{ kind: 'mortgage', name: 'Home', balance: 310_000, rate: 0.045, minPayment: 1_900 }],
  }
  expect(figure(family, 'need.partner')).toBe(65_000)
  expect(figure(family, 'need.partner.paid-off')).toBe(375_000)
  const plan = draft(family)
  const { summary, alternatives } = plan
  expect(plainText(checkOf(plan, 'debts-carried-partner')!.detail)).toContain(
    'about $52,800 a year would go to living, $600 a month to care, and $22,800 a year to the debts',
  )
  expect(plainText(summary)).toContain('If you died today')
  expect(plainText(summary)).toContain('$375,000 would be missing instead of $65,000')
  const paidOff = alternatives.find(({ id }) => id === 'debts-paid-off')!
  const [cover, open] = paidOff.ledger.map(({ value }) => plainText(value))
  // The first life keeps its $300,000; the second one needs 375,000, rounded up, with prices $400,000.
  expect([cover, open]).toEqual(['$700,000', '$0'])
  // Care in place of a parent at home has no debts in it.
  const home: Household = { ...family, spouseIncome: 0 }
  expect(checkOf(draft(home), 'debts-carried-partner')).toBeUndefined()
  // The pay of 32,000 bears no 75,600.
  expect(checkOf(draft(family), 'debts-carried-you')).toBeUndefined()
})

// 80,087 after tax; 5,080 × 12 × 80% = 48,768 to live on and 37,440 of payments are 86,208 without any care.
test('pay that does not bear the payments by itself is not said to, whatever Social Security adds', () => {
  const tight: Household = {
    maritalStatus: 'married',
    age: 36,
    spouseAge: 35,
    state: 'GA',
    income: 92_000,
    spouseIncome: 88_000,
    dependents: [3, 6],
    monthlyExpenses: 8_200,
    debts: [
      { kind: 'mortgage', balance: 410_000, rate: 0.065, minPayment: 2_700 },
      { kind: 'auto', balance: 18_000, rate: 0.069, minPayment: 420 },
    ],
    savings: 35_000,
    retirementSavings: 120_000,
    coverageAmount: 0,
    collegeWish: 60_000,
  }
  expect(draft(tight).checks.filter(({ id }) => id.startsWith('debts-carried'))).toEqual([])
  expect(figure(tight, 'need.partner')).toBeGreaterThan(410_000)
})

// 600 a month more of care for a newborn, 13 years at 2%: 7,200 × 11.3484 = 81,708.
test('care costs a parent alone no less than both, and ends when the youngest can be alone', () => {
  const couple: Household = {
    maritalStatus: 'married',
    age: 26,
    spouseAge: 25,
    income: 30_000,
    spouseIncome: 30_000,
    socialSecurityCovered: false,
    dependents: [0],
    monthlyExpenses: 6_000,
    childcareMonthly: 750,
    debts: [],
    savings: 0,
    coverageAmount: 0,
  }
  const support = (household: Household) => Number(figure(household, 'support.you'))
  const annuity = (1 - 1.02 ** -13) / 0.02
  const none = support({ ...couple, careAloneMonthly: 0 })
  expect(support(couple) - none).toBeCloseTo(7_200 * annuity, -1)
  // (6,000 − 750) × 12 × 80% = 50,400 instead of 57,600, and the care beside it.
  expect(figure(couple, 'survivors.spending')).toBe(50_400)
  expect(figure({ ...couple, survivorSpendingMonthly: 4_000 }, 'careAloneMonthly')).toBeUndefined()
  // Said as well, it is counted beside what the family would spend: 400 × 12 for 13 years.
  const said = { ...couple, survivorSpendingMonthly: 4_000 }
  expect(support({ ...said, careAloneMonthly: 400 }) - support(said)).toBeCloseTo(4_800 * annuity, -1)
})

// 340,000 + 80,000 of college + 15,000 − 45,000 = 390,000 for the family, 300,000 for whom the order names.
test('cover that a court order asks for pays nothing of a new couple’s mortgage', () => {
  const second: Household = {
    age: 46,
    spouseAge: 44,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'CO',
    dependents: [12, 10],
    employment: 'employed',
    income: 130_000,
    spouseIncome: 70_000,
    takeHomeMonthly: 11_500,
    monthlyExpenses: 8_000,
    savings: 45_000,
    coverageAmount: 300_000,
    coverageYearsLeft: 11,
    collegeWish: 40_000,
    decreeCoverage: 300_000,
    debts: [{ kind: 'mortgage', name: 'Home', balance: 340_000, rate: 0.0575, minPayment: 2_300 }],
  }
  expect(figure(second, 'need.you')).toBe(390_000)
  expect(figure({ ...second, coverageAmount: 0, coverageYearsLeft: undefined }, 'need.you')).toBe(690_000)
  // Without an order the policy is the family’s own.
  expect(figure({ ...second, decreeCoverage: undefined }, 'need.you')).toBe(90_000)
})

test('a single adult is planned with those who were told: no child is made up', () => {
  const alone: Household = { income: 60_000, age: 34 }
  const debts = [{ kind: 'student_loan' as const, loanType: 'private' as const, balance: 40_000, rate: 0.07 }]
  for (const household of [
    { ...alone, debts, coSignedDebt: true },
    { ...alone, adultDependents: 2 },
    { ...alone, dependents: [70] },
  ]) {
    const { family } = workOf(household)
    expect(family.children).toEqual([])
    expect(family.isExample).toBe(false)
    const plan = draft(household)
    expect(says(plan)).not.toMatch(/example|child|family/i)
    expect(plan.checks.map(({ id }) => id)).not.toContain('minors')
    expect(plan.totalAmount).toBeGreaterThan(0)
  }
})

test('what parents who depend on a single adult get each month is what the cover goes on paying', () => {
  // $800 × 12 for ten years at 2% real, end of year, is 86,233; and 15,000 for the funeral.
  const household: Household = {
    maritalStatus: 'single',
    age: 34,
    income: 78_000,
    adultDependents: 2,
    survivorSpendingMonthly: 800,
  }
  expect(figure(household, 'support.you')).toBe(86_233)
  expect(figure(household, 'need.you')).toBe(101_233)
  const plan = draft(household)
  expect(plainText(plan.title)).toMatch(/for those who depend on you$/)
  expect(checkOf(plan, 'parent-benefit')?.status).toBe('warn')
})

const stepOf = (household: Household, id: string) => {
  const found = draft(household).nextSteps.find((step) => step.id === id)
  return found === undefined ? undefined : plainText(`${found.title} ${found.why} ${found.how}`)
}

test('disability cover is looked for where the pay comes from', () => {
  expect(stepOf(atHome, 'disability')).toContain('Look up your disability cover at work')
  const mother: Household = { ...atHome, income: undefined, spouseIncome: 90_000, stayAtHomeParent: true }
  expect(stepOf(mother, 'disability')).toContain('Look up your spouse’s disability cover at work')
  const ownBoss = stepOf({ ...atHome, employment: 'self_employed' }, 'disability')
  expect(ownBoss).not.toContain('at work')
  expect(ownBoss).toContain('Ask insurers')
  expect(stepOf(twoPays, 'disability')).toContain('$4,500 a month for you and $4,250 a month for your spouse')
  expect(stepOf({ ...twoPays, employment: 'retired', spouseIncome: 0 }, 'disability')).toBeUndefined()
})

test('a couple alone that spends less than is taken needs less', () => {
  const need = (survivorSpendingShare: number) =>
    Number(
      figure(
        { ...twoPays, survivorSpendingMonthly: undefined, spouseIncome: 20_000, survivorSpendingShare },
        'need.you',
      ),
    )
  expect(need(0.5)).toBeLessThan(need(0.6))
  expect(need(0.6)).toBeLessThan(need(0.8))
})

// By hand: a joint 150,000 brings home 123,185 a year; four fifths of it, and three fifths of that for one, is 59,129, less than
// the 61,592 that 75,000 brings home alone.
test('a couple that earns alike and raises nobody needs no cover for spending that nobody told', () => {
  const alike: Household = {
    age: 31,
    spouseAge: 31,
    maritalStatus: 'married',
    numDependents: 0,
    householdIncome: 150_000,
  }
  expect(plainText(draft(alike).title)).toBe('You likely need no life insurance')
  // Told to spend all of it, or with a much smaller second pay, the one who stays would miss it.
  expect(draft({ ...alike, monthlyExpenses: 10_300 }).totalAmount).toBeGreaterThan(100_000)
  const { householdIncome: _both, ...unlike } = alike
  expect(draft({ ...unlike, income: 120_000, spouseIncome: 35_000 }).totalAmount).toBeGreaterThan(500_000)
})

test('whoever confirms the years of support that were assumed changes nothing by it', () => {
  const household: Household = {
    age: 40,
    spouseAge: 38,
    maritalStatus: 'married',
    state: 'TX',
    income: 105_000,
    stayAtHomeParent: true,
    dependents: [11, 8, 4],
    debts: [{ kind: 'mortgage', balance: 240_000 }],
    monthlyExpenses: 6_500,
  }
  const need = (yearsOfSupport?: number) =>
    figure(yearsOfSupport === undefined ? household : { ...household, yearsOfSupport }, 'need.you')
  // 22 − 4, the age of the youngest.
  expect(need(18)).toBe(need())
  expect(Number(need(10))).toBeLessThan(Number(need()))
})

// 18 − 0 years of support; 3,900 a month of a guardian is 46,800 a year, which Social Security does not pay here.
test('years of support that end before the youngest is of age are counted until then, and the summary says so', () => {
  const mother: Household = {
    maritalStatus: 'single',
    age: 34,
    income: 46_000,
    state: 'NC',
    dependents: [6, 0],
    monthlyExpenses: 4_700,
    survivorSpendingMonthly: 3_900,
    socialSecurityCovered: false,
    insuranceMoneyReturn: 0,
    finalExpenses: 15_000,
    collegeWish: 0,
    savings: 0,
    debts: [],
    yearsOfSupport: 16,
  }
  expect(figure(mother, 'need.you')).toBe(18 * 46_800 + 15_000)
  expect(plainText(draft(mother).summary)).toContain(
    'You named 16 years of support, and your youngest is of age in 18 years, so the plan counts until then.',
  )
  // Told until then or longer, they are followed, and so are those that end later than an older child is of age.
  for (const [years, dependents] of [
    [18, [6, 0]],
    [20, [6, 0]],
    [12, [6]],
  ] as const) {
    const told: Household = { ...mother, yearsOfSupport: years, dependents: [...dependents] }
    expect(figure(told, 'need.you')).toBe(years * 46_800 + 15_000)
    expect(plainText(draft(told).summary)).not.toContain('You named')
  }
})

const divorced: Household = {
  maritalStatus: 'divorced',
  age: 44,
  income: 85_000,
  dependents: [10, 13],
  savings: 400_000,
}

test('cover that a divorce decree asks for is never cut below, until the youngest is grown', () => {
  const household: Household = { ...divorced, decreeCoverage: 400_000 }
  expect(draft(divorced).totalAmount).toBeLessThan(400_000)
  const [cover] = workOf(household).covers
  // The youngest of 10 is grown in twelve years.
  for (const year of [0, 6, 11])
    expect(coverAfter(cover?.chosen.policies ?? [], year)).toBeGreaterThanOrEqual(400_000)
  expect(checkOf(draft(household), 'decree')?.status).toBe('act')
  // Which papers still name the former spouse is asked beside it.
  expect(plainText(checkOf(draft(household), 'ex-spouse')!.detail)).not.toContain('may demand')
  expect(workOf({ ...household, coverageAmount: 400_000, coverageYearsLeft: 15 }).covers).toEqual([])
})

// By hand: 16,800 a year for ten years at 2% is 150,907; + 15,000 − 15,000.
test('support that is owed outside the household asks for cover though nobody lives in it', () => {
  const father: Household = {
    maritalStatus: 'divorced',
    age: 44,
    income: 92_000,
    dependents: [],
    supportPaidMonthly: 1_400,
    savings: 15_000,
    debts: [],
  }
  expect(figure(father, 'support.you')).toBe(150_907)
  expect(figure(father, 'need.you')).toBe(150_907)
  expect(plainText(draft(father).title)).toBe('Term cover of $200,000 for those whom you support')
  expect(figure({ ...father, yearsOfSupport: 5 }, 'support.you')).toBeLessThan(80_000)
  // With children named it is what they lose: Social Security pays them more than 1,400 a month, and without it 1,400 would
  // be missing for the eleven years until the younger is grown, 164,419 by hand.
  const named: Household = { ...father, dependents: [11, 14] }
  expect(figure(named, 'survivors.spending')).toBe(16_800)
  expect(figure(named, 'support.you')).toBeLessThan(60_000)
  expect(figure(named, 'support.you.without')).toBe(164_419)
  const ordered: Household = { ...father, supportPaidMonthly: undefined, decreeCoverage: 250_000 }
  expect(plainText(draft(ordered).title)).toBe('Term cover of $250,000 that a court order asks for')
  expect(draft({ ...father, supportPaidMonthly: undefined }).totalAmount).toBe(0)
})

test('a policy that fills the gap is kept, and only one that fills none is questioned', () => {
  const step = (household: Household) =>
    plainText(draft(household).nextSteps.find(({ id }) => id === 'old-policy')?.title ?? '')
  expect(step({ ...divorced, coverageAmount: 800_000, savings: 0 })).toBe(
    'Keep paying for the policy that you have',
  )
  const decreed: Household = { ...divorced, decreeCoverage: 400_000, coverageAmount: 400_000 }
  expect(step(decreed)).toBe('Keep paying for the policy that you have')
  expect(step({ ...divorced, dependents: [], coverageAmount: 800_000 })).toBe(
    'Look at what the old policy costs',
  )
})

// The need lasts past the 6 years, so the new cover is sized without the 250,000 and reaches what they fill as well.
test('a policy that ends before the need does is kept until the cover that is sized without it is in force', () => {
  const own: Household = { ...atHome, income: 130_000, coverageAmount: 250_000, coverageYearsLeft: 6 }
  const step = draft(own).nextSteps.find(({ id }) => id === 'old-policy')
  expect(plainText(step?.title ?? '')).toBe('Keep the old policy until the new one is in force')
})

test('a child on the way costs what today’s spending does not hold, and the need counts it', () => {
  const two: Household = {
    maritalStatus: 'married',
    age: 29,
    spouseAge: 28,
    income: 62_000,
    spouseIncome: 48_000,
    expecting: true,
    dependents: [],
    monthlyExpenses: 4_600,
    savings: 9_000,
    debts: [],
  }
  // By hand: 4,600 × 80% = 3,680 a month; with 1,200 for the child 4,880.
  expect(figure(two, 'survivors.spending')).toBe(58_560)
  expect(figure({ ...two, newChildMonthly: 2_000 }, 'survivors.spending')).toBe(68_160)
  expect(draft(two).assumptions.map(({ fact }) => fact)).toContain('newChildMonthly')
  // Alone, when the child is grown, nothing is left of it: 60% of 55,200.
  expect(figure(two, 'alone.spending')).toBe(33_120)
  // By hand: (4,000 + 900) × 12. A cost told beside what the family would spend is counted on top, and the plan says so.
  const both = { ...two, survivorSpendingMonthly: 4_000, newChildMonthly: 900 }
  expect(figure(both, 'survivors.spending')).toBe(58_800)
  expect(draft(both).accountNotes.map(plainText).join(' ')).toContain(
    'The $900 a month that the child on the way will cost is counted on top of the $4,000 a month that you named',
  )
  // Whoever only said what the family would spend has the child in it.
  expect(figure({ ...two, survivorSpendingMonthly: 4_000 }, 'survivors.spending')).toBe(48_000)
})

test('cover through the work of a spouse says that they earn, and puts them first', () => {
  const wife: Household = {
    maritalStatus: 'married',
    dependents: [4],
    spouseEmployerCoverage: '250000',
    debts: [{ kind: 'mortgage', balance: 300_000 }],
  }
  const { family } = workOf(wife)
  expect(family.adults.map(({ pay }) => pay.value > 0)).toEqual([false, true])
  expect(family.adults[1]?.groupCover?.value).toBe(250_000)
  expect(plainText(draft(wife).summary)).toContain('If your spouse died today')
  const own: Household = { ...wife, income: 80_000 }
  expect(workOf(own).family.adults.map(({ pay }) => pay.value)).toEqual([80_000, 80_000])
})

test('what Social Security would pay is shown for the death that it matters for, whoever asks', () => {
  const mother: Household = { ...atHome, income: undefined, spouseIncome: 90_000, stayAtHomeParent: true }
  const plan = draft(mother)
  expect(plainText(checkOf(plan, 'social-security')?.detail ?? '')).toContain('If your spouse died')
  expect(plan.visualizations.map(({ id }) => id)).toContain('benefits-partner')
})

test('group cover of the armed forces ends otherwise than cover at a job', () => {
  const detail = plainText(
    checkOf(draft({ ...atHome, employerCoverage: 'SGLI 500000' }), 'group')?.detail ?? '',
  )
  expect(detail).toContain('$500,000')
  // 38 CFR 9.2: SGLI goes on for 120 days, and VGLI asks no health questions for 240.
  expect(detail).toContain('VGLI follows without health questions if it is applied for within 240 days')
  expect(
    plainText(checkOf(draft({ ...atHome, employerCoverage: 'SGLI 500000' }), 'group')?.title ?? ''),
  ).toBe('SGLI ends 120 days after the service')
  expect(detail).not.toContain('W-2')
})

test('a price for good health is not promised to someone with an illness', () => {
  const summary = (household: Household) => plainText(draft(household).summary)
  expect(summary({ ...atHome, chronicIllness: true })).toContain('with an illness expect more')
  expect(summary(atHome)).toContain('for good health')
})

test('whoever works for themself is asked about debts of the business', () => {
  expect(checkOf(draft({ ...atHome, employment: 'self_employed' }), 'business')?.status).toBe('warn')
  expect(checkOf(draft(atHome), 'business')).toBeUndefined()
})

test('who says nothing sees an example that calls itself one, and is asked who depends on them', () => {
  const plan = draft({})
  expect(plainText(plan.title)).toContain('Example')
  expect(plan.assumptions.map(({ fact }) => fact)).toContain('numDependents')
  expect(termLife.asks[0]).toBe('numDependents')
})

test('the parent at home gets cover for the care that would have to be paid', () => {
  const [, partner] = workOf(atHome).covers
  expect(partner?.need.adult.id).toBe('partner')
  // $24,000 for eleven years at 2% real is 234,884, and 15,000 for the funeral.
  expect(Math.round(partner?.need.today.value ?? 0)).toBe(249_884)
  expect(checkOf(draft(atHome), 'parent-at-home')?.status).toBe('act')
})

test('who is the parent at home themself is planned without pay', () => {
  const work = workOf({ ...atHome, income: undefined, spouseIncome: 90_000, stayAtHomeParent: true })
  expect(work.family.adults.map(({ isAtHome, pay }) => [isAtHome, pay.value])).toEqual([
    [true, 0],
    [false, 90_000],
  ])
})

// What a plan tries, such as another pay of the spouse, reads the same pay of one’s own for cover, tax and the need.
test('a parent at home who looks for work gets a plan beside what arrives in the bank', () => {
  const parent: Household = {
    ...{ stayAtHomeParent: true, employment: 'unemployed', formerPay: 60_000, takeHomeMonthly: 2_000 },
    ...{ dependents: [10], spousePensionMonthly: 500 },
  }
  expect(wholePlan(termLife, parent, context).totalAmount).toBeGreaterThan(0)
  expect(wholePlan(termLife, { ...parent, spouseIncome: 50_000 }, context).totalAmount).toBeGreaterThan(0)
})

test('cover through work does not lower the need, and the plan says why', () => {
  const withGroup = draft({ ...atHome, employerCoverage: '3x salary' })
  expect(withGroup.totalAmount).toBe(draft(atHome).totalAmount)
  expect(plainText(checkOf(withGroup, 'group')?.detail ?? '')).toContain('$195,000')
})

// 3 × 65,000 of one's own, 2 × 40,000 of the spouse.
test('cover through work is told apart for each of two', () => {
  const both = draft({
    ...atHome,
    stayAtHomeParent: false,
    spouseIncome: 40_000,
    employerCoverage: '3x salary',
    spouseEmployerCoverage: '2x salary',
  })
  const detail = (id: string) => plainText(checkOf(both, id)?.detail ?? '')
  expect(detail('group')).toContain('Your $195,000 is a welcome extra')
  expect(detail('group.partner')).toContain('Your spouse’s $80,000 is a welcome extra')
  const theirs = draft({ ...atHome, spouseIncome: 40_000, spouseEmployerCoverage: 'some, I think' })
  expect(plainText(checkOf(theirs, 'group.partner')?.title ?? '')).toBe(
    'Your spouse’s cover through work is not counted',
  )
})

test('a policy that is in force lowers the need until it ends, and is kept until the new one is there', () => {
  const own: Household = { ...atHome, coverageAmount: 300_000, coverageYearsLeft: 12 }
  const [before] = workOf(atHome).needs
  const [after] = workOf(own).needs
  for (const year of [1, 5, 11])
    expect(after?.byYear[year]).toBeCloseTo(Math.max(0, (before?.byYear[year] ?? 0) - 300_000), 6)
  expect(after?.byYear[12]).toBeCloseTo(before?.byYear[12] ?? 0, 6)
  expect(draft(own).nextSteps.map(({ id }) => id)).toContain('old-policy')
})

test('payments on debts that the cover pays off are left out of what survivors spend', () => {
  const debts = [{ kind: 'mortgage' as const, balance: 200_000, rate: 0.05, minPayment: 1_300 }]
  expect(figure({ ...atHome, monthlyExpenses: 5_000, debts }, 'survivors.spending')).toBe(
    Math.round((5_000 - 1_300) * 12 * 0.8),
  )
})

// (4,000 − 350) × 12 × 70% in the home of a guardian, and with a partner, whose loan it may be, 4,000 × 12 × 80%.
test('the payment on a federal student loan of the only parent ends with the parent', () => {
  const loan = { kind: 'student_loan', loanType: 'federal', balance: 30_000, rate: 0.06 } as const
  const spent = (more: Household, minPayment?: number) =>
    figure(
      {
        age: 38,
        income: 62_000,
        dependents: [6, 9],
        monthlyExpenses: 4_000,
        ...more,
        debts: [{ ...loan, ...(minPayment && { minPayment }) }],
      },
      'survivors.spending',
    )
  expect(spent({ maritalStatus: 'single' }, 350)).toBe(30_660)
  expect(spent({ maritalStatus: 'single' })).toBe(33_600)
  expect(spent({ maritalStatus: 'married', spouseAge: 38, spouseIncome: 40_000 }, 350)).toBe(38_400)
})

test('an unmarried partner draws nothing on the other’s Social Security, the children do', () => {
  const first = (maritalStatus: 'married' | 'partnered') =>
    workOf({ ...atHome, maritalStatus, dependents: [2] }).needs[0]?.firstBenefit?.value ?? 0
  expect(first('partnered')).toBe(Math.round(1_859.2))
  expect(first('married')).toBeGreaterThan(2 * first('partnered') - 2)
})

test('a child who needs care for life asks for the longest policy, a trust and no end of the need', () => {
  const household: Household = { ...atHome, specialNeedsChild: true, specialNeedsMonthly: 1_500 }
  const plan = draft(household)
  expect(plan.nextSteps.map(({ id }) => id)).toContain('special-needs-trust')
  expect(checkOf(plan, 'special-needs-trust')?.status).toBe('act')
  expect(checkOf(plan, 'term-you')?.status).toBe('warn')
  for (const { figures } of workOf(household).covers)
    expect(Math.max(...figures.map(({ term }) => term.value))).toBe(30)
})

test('with too many steps the yearly look gives way before the earnings record that the plan counts on', () => {
  const plan = draft({
    ...atHome,
    specialNeedsChild: true,
    specialNeedsMonthly: 1_500,
    coverageAmount: 250_000,
    coverageYearsLeft: 12,
  })
  const ids = plan.nextSteps.map(({ id }) => id)
  expect(ids).toHaveLength(7)
  expect(ids).toContain('record')
  expect(ids).not.toContain('review')
})

const largeFamily: Household = {
  maritalStatus: 'married',
  age: 34,
  spouseAge: 34,
  income: 190_000,
  spouseIncome: 30_000,
  dependents: [1, 4],
  monthlyExpenses: 11_000,
  debts: [{ kind: 'mortgage', balance: 600_000, rate: 0.0625, minPayment: 4_000 }],
  collegeWish: 120_000,
  savings: 40_000,
}

test('a ladder is chosen when it costs clearly less than one policy and leaves no year short', () => {
  // The 190,000 bears the mortgage, so little is missing on the other death: one policy does.
  const [{ ladder, one, need }, other] = workOf(largeFamily).covers as [Cover, Cover]
  expect(other.ladder).toBeUndefined()
  expect(ladder?.inAll ?? Number.POSITIVE_INFINITY).toBeLessThan(0.85 * (one.inAll ?? 0))
  expect(ladder?.yearsShort).toBe(0)
  for (const [year, missing] of need.byYear.entries())
    expect(coverAfter(ladder?.policies ?? [], year)).toBeGreaterThanOrEqual(missing)
  const ids = draft(largeFamily).alternatives.map(({ id }) => id)
  expect(ids).toEqual([
    'recommended',
    'current',
    'debts-paid-off',
    'one-policy',
    'without-social-security',
    'today-only',
  ])
})

test('tobacco at least doubles the price', () => {
  const price = (change: Household) => workOf({ ...largeFamily, ...change }).premium?.value ?? 0
  expect(price({ smoker: true, spouseSmoker: true })).toBeGreaterThan(2 * price({}))
})

test('the tobacco of one multiplies no price of the other', () => {
  const pricesOf = (change: Household) =>
    workOf({ ...largeFamily, ...change }).covers.map(({ chosen }) => chosen.monthly ?? 0)
  const [mine = 0, theirs] = pricesOf({})
  const smoking = pricesOf({ smoker: true })
  expect(smoking[0]).toBeGreaterThan(2 * mine)
  expect(smoking[1]).toBe(theirs)
})

const families = fc.record({
  maritalStatus: fc.constantFrom('single' as const, 'married' as const, 'partnered' as const),
  age: fc.integer({ min: 22, max: 60 }),
  income: fc.integer({ min: 15_000, max: 400_000 }),
  spouseIncome: fc.integer({ min: 0, max: 150_000 }),
  dependents: fc.array(fc.integer({ min: 0, max: 21 }), { minLength: 1, maxLength: 4 }),
  monthlyExpenses: fc.integer({ min: 1_500, max: 15_000 }),
  savings: fc.integer({ min: 0, max: 500_000 }),
})

test('counting on Social Security never raises the need, and more savings never do', () => {
  fc.assert(
    fc.property(families, fc.integer({ min: 1_000, max: 200_000 }), (household, more) => {
      const richer = workOf({ ...household, savings: household.savings + more }).needs
      for (const [index, need] of workOf(household).needs.entries()) {
        expect(need.today.value).toBeLessThanOrEqual(need.todayWithoutSocialSecurity.value)
        expect(richer[index]?.today.value ?? 0).toBeLessThanOrEqual(need.today.value)
      }
    }),
    { numRuns: 60 },
  )
})

test('until the longest policy ends, no year of a family’s need is left uncovered', () => {
  fc.assert(
    fc.property(families, (household) => {
      for (const { chosen, need } of workOf(household).covers) {
        const end = Math.max(...chosen.policies.map(({ term }) => term))
        for (const [year, missing] of need.byYear.slice(0, end).entries())
          expect(coverAfter(chosen.policies, year)).toBeGreaterThanOrEqual(missing)
      }
    }),
    { numRuns: 60 },
  )
})

test('cover does not wait for a debt at a high rate, and what is free beside it goes there', () => {
  const beside = (debts: Household['debts']) =>
    draft({ ...atHome, debts }).checks.find(({ id }) => id === 'before')
  const card = beside([{ kind: 'credit_card', balance: 8_000, rate: 0.24 }])
  expect(card?.status).toBe('warn')
  expect(plainText(card?.detail ?? '')).toContain('goes first to the credit card at 24%')
  expect(beside([{ kind: 'auto', balance: 8_000, rate: 0.05 }])).toBeUndefined()
  // Half of the missing 3 % of 64,000, before the card.
  const both = draft({
    ...atHome,
    income: 64_000,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    contributionRate: 0.03,
    debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.24 }],
  }).checks.find(({ id }) => id === 'before')
  expect(plainText(both?.detail ?? '')).toContain(
    'goes first to the $960 a year of employer match that you miss, then the credit card at 24%',
  )
  const untold: Household = {
    stayAtHomeParent: true,
    spouseIncome: 60_000,
    takeHomeMonthly: 2_000,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    contributionRate: 0,
  }
  expect(draft(untold).checks.find(({ id }) => id === 'before')).toBeUndefined()
})

// By hand, 2026: a couple's deduction is 32,200. 80,000 − 32,200 = 47,800: 2,480 + 12% of 23,000 = 5,240; less 2,200
// for the child 3,040; payroll tax 6,120. Head of household: 80,000 − 24,150 = 55,850: 1,770 + 12% of 38,150 = 6,348.
test('a widowed parent, and the parent who would be left, have a couple’s brackets for as long as the law says', () => {
  const widow: Household = { maritalStatus: 'widowed', age: 40, income: 80_000, dependents: [8] }
  const takeHome = (household: Household) => Number(figure(household, 'take-home.household'))
  const [couple, alone] = [80_000 - 3_040 - 6_120, 80_000 - (6_348 - 2_200) - 6_120]
  expect(takeHome({ ...widow, spouseDeathYear: 2025 })).toBe(Math.round(couple / 12))
  expect(takeHome({ ...widow, spouseDeathYear: 2022 })).toBe(Math.round(alone / 12))
  // From the year after this one on there is no year with them left.
  expect(takeHome({ ...widow, spouseDeathYear: 2024 })).toBe(Math.round(alone / 12))

  const earners: Household = { ...atHome, income: 80_000, spouseIncome: 80_000, dependents: [8] }
  const { budget, family } = workOf(earners)
  const [, partner] = family.adults
  if (partner === undefined) throw new Error('nobody is left')
  const partnersPay = { pay: partner.pay.value, pensionIncome: 0, socialSecurity: 0 }
  expect([0, 1, 2].map((year) => budget.keepsIn(partner, year, partnersPay, true))).toEqual([
    couple,
    couple,
    alone,
  ])
})

// 500,000 in force are more than is missing while a term is sold at 62; what a child needs for life is missing later.
test('what is missing only after the longest term that is sold names no policy', () => {
  const { covers } = workOf({
    age: 35,
    spouseAge: 62,
    maritalStatus: 'married',
    income: 60_000,
    spouseIncome: 10_000,
    monthlyExpenses: 4_000,
    specialNeedsChild: true,
    specialNeedsMonthly: 500,
    dependents: [10],
    spouseCoverageAmount: 500_000,
  })
  expect(covers.map(({ need, figures }) => [need.adult.id, figures.length])).toEqual([['you', 1]])
})

test('a widowed parent is told that the children may be paid already, and nobody else is', () => {
  const ids = (household: Household) => draft(household).checks.map(({ id }) => id)
  const widow: Household = { maritalStatus: 'widowed', age: 40, income: 80_000, dependents: [8] }
  expect(ids(widow)).toContain('survivors-now')
  expect(ids({ ...widow, dependents: [20] })).not.toContain('survivors-now')
  expect(ids({ ...widow, maritalStatus: 'divorced' })).not.toContain('survivors-now')
})

test('whoever supports nobody is not told what more years of support would change', () => {
  const signed: Household = {
    maritalStatus: 'single',
    age: 27,
    state: 'OH',
    income: 58_000,
    dependents: [],
    coSignedDebt: true,
    monthlyExpenses: 3_000,
    savings: 5_000,
    coverageAmount: 0,
    smoker: false,
    debts: [{ kind: 'student_loan', loanType: 'private', balance: 38_000, rate: 0.08, minPayment: 460 }],
  }
  const tried = influences(termLife, signed, context).map(({ fact }) => fact)
  expect(tried).not.toContain('yearsOfSupport')
})
