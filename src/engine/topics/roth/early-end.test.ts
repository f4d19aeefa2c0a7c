import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { onEvenDraws } from './early-penalty.ts'
import { detailOf, figureOf, planOf, workOf } from './setup-for-tests.ts'

const early: Household = {
  ...{ age: 25, income: 72_000, maritalStatus: 'single', filingStatus: 'single', state: 'TX' },
  ...{ retirementSavings: 77_000, rothSavings: 0, pretaxIraBalance: 0, hasWorkplacePlan: true },
  ...{ rothOptionAtWork: true, contributionKind: 'traditional', planMonthly: 833, retirementAge: 50 },
  ...{ retirementExpensesAnnual: 45_000, retirementState: 'TX', monthlyExpenses: 3_000, savings: 12_000 },
}

/*
 * IRC §72(t)(1), (2)(A)(i): a tenth of what comes out from 50 to 59½, in 9½ of 45 years. Where work ends at 60 there is none; at
 * 50 the years before Social Security are 7 more of low brackets, so that only the penalty makes such a dollar dearer there.
 */
test('draws from before the penalty ends count it, and no later ones do', () => {
  const { later, now } = workOf(early)
  const { years } = later.taxWith(now.weighed)
  const costAt = (age: number) => {
    const { household, decided } = years.find((year) => year.age === age)!
    return household.added / decided
  }
  // About a tenth, and half of it in the year of 59: the brackets of 10 % and 12 % lie alike in those years.
  expect(costAt(58) - costAt(60)).toBeGreaterThan(0.09)
  expect(costAt(58) - costAt(59)).toBeGreaterThan(0.04)
  expect(later.penalty).toEqual({ rate: 0.1, untilAge: 59.5 })
  const plan = planOf(early)
  expect(plainText(plan.summary)).toContain('the 10% penalty before 59½ counted')
  expect(detailOf(plan, 'early-end')).toContain('even yearly payments under Section 72(t)')
  expect(detailOf(plan, 'early-end')).toContain('a conversion ladder')
})

// §72(t)(2)(A)(v): the plan of the employer left in or after the year of 55, and no IRA.
test('who stops between 55 and the end of the penalty is told to leave the money in the plan', () => {
  const plan = planOf({ ...early, retirementAge: 55 })
  expect(workOf({ ...early, retirementAge: 55 }).later.penalty).toBeUndefined()
  expect(detailOf(plan, 'early-end')).toContain('Rolled into an IRA it is locked until 59½')
  expect(plainText(plan.summary)).not.toContain('penalty')
  expect(detailOf(planOf({ ...early, retirementAge: 60 }), 'early-end')).toBe('')
  // Without a plan at work there is only the IRA.
  const alone: Household = { ...early, hasWorkplacePlan: false, rothOptionAtWork: false, retirementAge: 56 }
  expect(workOf(alone).later.penalty).toBeDefined()
})

test('other money comes first, and where it reaches to the end of the penalty none is counted', () => {
  const some = planOf({ ...early, rothSavings: 20_000 })
  // 20,000 over ten years.
  const first = Number(figureOf(some, 'spending.first'))
  expect(first).toBeGreaterThan(2_000)
  expect(first).toBeLessThan(3_000)
  expect(some.accountNotes.map((note) => plainText(note)).join(' ')).toContain(
    'Until the penalty on early withdrawals ends other money pays',
  )
  expect(
    Number(figureOf(planOf({ ...early, taxableInvestments: 60_000 }), 'rate.later.penalty')),
  ).toBeLessThan(Number(figureOf(planOf(early), 'rate.later.penalty')))
  const enough = planOf({ ...early, taxableInvestments: 400_000 })
  expect(detailOf(enough, 'early-end')).toContain('reaches until then')
  expect(plainText(enough.summary)).not.toContain('penalty')
})

test('nothing is counted while a spouse is paid, of a 457(b), or of who cannot work', () => {
  const paid: Household = {
    ...{ ...early, maritalStatus: 'married', filingStatus: 'married_joint', spouseAge: 25 },
    spouseIncome: 60_000,
  }
  expect(workOf(paid).later.penalty).toBeUndefined()
  expect(detailOf(planOf(paid), 'early-end')).toContain('while your spouse has pay')
  for (const more of [{ accountType: ['457b'] }, { cannotWork: true }] as const)
    expect(detailOf(planOf({ ...early, ...more } as Household), 'early-end')).toBe('')
})

// Of even draws of 10,000 in ten years 40,000 pay four tenths.
test('of draws whose years nobody named the part is counted that other money does not pay', () => {
  const penalty = { rate: 0.1, untilAge: 59.5 }
  expect(onEvenDraws(penalty, { reach: 40_000, needed: 100_000 })?.rate).toBeCloseTo(0.06, 10)
  expect(onEvenDraws(penalty, { reach: 100_000, needed: 100_000 })).toBeUndefined()
})
