/** The methods that planners lay side by side: the gap, debts plus pay, and what the pay is worth. */
import { dimeNeed, humanLifeValue } from '../../math/life-insurance-need.ts'
import type { Visualization } from '../../plan.ts'
import { say, sentenceStart, words } from '../../say.ts'
import { yearsToRetirement } from './shared.ts'
import type { TermLifeWork } from './work.ts'

/** Needs are estimates and shown as such. */
const shownDigits = 3
const column = (label: string, numeric: boolean) => ({ label: words(label), numeric })

/** Debts and pay added up, earnings less own spending, and the sum of the gaps, side by side. */
export function methods(work: TermLifeWork): Visualization[] {
  const { sheet, shared, family, budget, needs } = work
  const mortgage = family.debtsLeft
    .filter(({ kind }) => kind === 'mortgage')
    .reduce((sum, { balance }) => sum + balance.value, 0)
  const rows = needs
    .filter(({ adult }) => !adult.isAtHome && adult.pay.value > 0)
    .map((need) => {
      const { adult, survivor } = need
      const years =
        shared.supportYears.value > 0 || survivor === undefined
          ? shared.supportYears.value
          : yearsToRetirement(survivor, shared)
      const upper = sheet.computed(
        `dime.${adult.id}`,
        'Debts, income, mortgage and education added up',
        'usd',
        'debts + pay × years of support, or years until the other retires + mortgage + college; counts no savings, no second pay check, no Social Security',
        [shared.debtsTotal, adult.pay, shared.supportYears, shared.retirementAge, shared.college],
        dimeNeed({
          debts: shared.debtsTotal.value - mortgage,
          annualIncome: adult.pay.value,
          years,
          mortgage,
          education: shared.college.value,
        }),
        shownDigits,
      )
      const takeHome = budget.takeHome(adult, false)
      const own = sheet.computed(
        `own-spending.${adult.id}`,
        `What ${adult.name} would no longer spend a year`,
        'usd-per-year',
        'what a year costs − what the survivors would spend, never below nothing',
        [budget.spending, budget.survivors],
        Math.max(0, budget.spending.value - budget.survivors.value),
      )
      const life = sheet.computed(
        `life-value.${adult.id}`,
        'What the pay until retirement is worth today',
        'usd',
        '(take-home pay − own spending) for the years until retirement, discounted',
        [takeHome, own, shared.retirementAge, adult.age, shared.discount],
        humanLifeValue({
          annualContribution: Math.max(0, takeHome.value - own.value),
          growthRate: 0,
          discountRate: shared.discount.value,
          years: yearsToRetirement(adult, shared),
          when: 'end',
        }),
        shownDigits,
      )
      return [
        sentenceStart(say`${adult.name}`),
        say`${need.today}`,
        say`${need.todayWithoutSocialSecurity}`,
        say`${upper}`,
        say`${life}`,
      ]
    })
  const [anyone] = needs
  if (rows.length === 0 || anyone === undefined) return []
  return [
    {
      id: 'methods',
      type: 'schedule',
      title: words('The usual methods side by side'),
      subtitle: words(
        'The plan fills the gap between spending and income. Debts plus pay is an upper check: it counts the mortgage and the pay that pays it.',
      ),
      columns: [
        column('If this person died', false),
        column('The gap, with Social Security', true),
        column('The gap, without it', true),
        column('Debts plus pay', true),
        column('Value of the pay', true),
      ],
      rows,
      figure: anyone.today.id,
    },
  ]
}
