/** Payments on debts that are no part of what a month costs: those of a business, and others where too little would be left. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { listed, say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { povertyGuideline, povertyGuidelines } from '../../tax/poverty-guidelines.ts'
import { businessDebts } from './business-debts.ts'
import type { TermLifeWork } from './work.ts'

/** What was signed for a business falls on the estate and on the partner. */
export function businessChecks({ reader, family }: TermLifeWork): Check[] {
  const [first, ...others] = businessDebts(reader, family)
  if (first !== undefined)
    return [
      {
        id: 'business',
        status: 'warn',
        title: words('Does the business pay its loan itself?'),
        detail: say`${listed([first, ...others].map(({ label, minimum }) => say`The ${minimum} on the ${label}`))} ${words(others.length > 0 ? 'are' : 'is')} taken to be paid by the business and to be no part of what a month costs you. The cover pays off what is owed, as if you had signed for it: if you did not, or the business has cover for it, leave it out, and less is enough. What the business is worth without you is not counted. With a partner, ask a lawyer for an agreement on who buys the share, paid for by cover of its own.`,
      },
    ]
  return reader.value('employment') === 'self_employed'
    ? [
        {
          id: 'business',
          status: 'warn',
          title: words('Did you sign for a debt of the business?'),
          detail: words(
            'A loan or a lease that you guaranteed is asked of your estate. Name it as a debt here, and the plan counts it. With a partner, ask a lawyer for an agreement on who buys the share, paid for by cover of its own.',
          ),
        },
      ]
    : []
}

/** All that is left of what a year costs, beside the payments: child care is counted apart, and is spent all the same. */
function leftToLiveOn({ sheet, budget: { survivors, childcare } }: TermLifeWork): Figure {
  return childcare === undefined
    ? survivors
    : sheet.computed(
        'survivors.with-care',
        'What your family would spend a year, child care in it',
        'usd-per-year',
        'what your family would spend a year, debts paid off + child care of a month × months in a year',
        [survivors, childcare],
        Math.round(survivors.value + childcare.value * monthsPerYear),
      )
}

/** The poverty guideline for those who stay, where what a month costs leaves them less than that beside the payments. */
function tooLittle({ sheet, reader, context, family }: TermLifeWork, left: Figure): Figure | undefined {
  const { children, elders, isCouple, supportOwed } = family
  if (supportOwed !== undefined || reader.told('survivorSpendingMonthly') !== undefined) return undefined
  if (family.debtsLeft.every(({ minimum }) => minimum.value === 0)) return undefined
  const people = children.length + elders.length + (isCouple ? 1 : 0)
  const { year } = context.law
  const cited = povertyGuidelines[year]
  if (people === 0 || cited === undefined) return undefined
  const guideline = povertyGuideline({ year, people })
  return left.value >= guideline
    ? undefined
    : sheet.law('survivors.guideline', 'Poverty guideline for those who would stay', 'usd-per-year', {
        value: guideline,
        source: cited.source,
        note: 'Of the contiguous states.',
      })
}

/** A sum that nobody lives on is asked about before cover is bought by it. */
export function spendingCheck(work: TermLifeWork): Check[] {
  const left = leftToLiveOn(work)
  const guideline = tooLittle(work, left)
  return guideline === undefined
    ? []
    : [
        {
          id: 'survivors-spending',
          status: 'act',
          title: words('Could your family live on so little?'),
          detail: say`Beside the payments on the debts ${left} is left of what a month costs, less than the poverty guideline of ${guideline} for those who would stay. Say what a month costs with all payments in it, or which of them comes from elsewhere: the cover may be far too small until then.`,
        },
      ]
}
