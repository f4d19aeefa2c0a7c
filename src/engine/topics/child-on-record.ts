/** What Social Security pays a child on the record of a parent who draws it: it has to be asked for, and few know of it. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import type { Check } from '../plan.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { socialSecurity } from '../tax/social-security-law.ts'
import { check } from './check.ts'
import { childrenPaid, childUntil, familyLaw } from './family-benefits.ts'
import { isWidowed } from './surviving-spouse.ts'
import type { Drafting } from './topic.ts'

const { value: family } = socialSecurity.survivingFamily
const { value: living, source } = socialSecurity.livingFamily

/** Whether a benefit that was told has begun: without an age, only that of who has retired is taken to be paid. */
function hasBegun(reader: FactReader, whose: 'own' | 'spouse'): boolean {
  const [pay, from, age] =
    whose === 'own'
      ? (['ssMonthly', 'ssFromAge', 'age'] as const)
      : (['spouseSsMonthly', 'spouseSsFromAge', 'spouseAge'] as const)
  if (middle(reader.told(pay) ?? 0) <= 0) return false
  const told = reader.told(from)
  const today = reader.told(age)
  return told === undefined
    ? whose === 'spouse' || reader.value('employment') === 'retired'
    : today !== undefined && middle(told) <= middle(today)
}

/** The benefits of parents that were told and have begun. */
const drawnByParents = (reader: FactReader): Figure[] => [
  ...(hasBegun(reader, 'own') ? [reader.number('ssMonthly')] : []),
  ...(reader.told('maritalStatus') === 'married' && hasBegun(reader, 'spouse')
    ? [reader.number('spouseSsMonthly')]
    : []),
]

/** Nothing of a widow’s children, who are paid on the record of the parent who died. */
export function childOnRecordCheck({ sheet, reader }: Pick<Drafting, 'sheet' | 'reader'>): Check[] {
  const children = childrenPaid(reader)
  if (children.length === 0 || isWidowed(reader)) return []
  const benefits = drawnByParents(reader)
  const [benefit] = benefits.sort((one, other) => other.value - one.value)
  if (benefit === undefined) return []
  const share = sheet.law('child-record.share', 'Share of a living parent’s benefit for a child', 'share', {
    value: living.childShare,
    source,
  })
  const sum = sheet.computed(
    'child-record.sum',
    'What a child may be paid on that record, about',
    'usd-per-month',
    'the benefit that was named × the share for a child; by law it is a share of the full benefit, whenever that began',
    [benefit, share],
    Math.round(benefit.value * share.value),
  )
  const { until, inSchool } = childUntil(sheet)
  return [
    check(
      'child-record',
      'act',
      children.length > 1
        ? 'Your children may be paid Social Security too'
        : 'Your child may be paid Social Security too',
      join([
        say`An unmarried child of a parent who draws Social Security may be paid on that record until ${until}, or ${inSchool} in high school: up to ${share} of the parent’s full benefit, about ${sum} by the ${benefit} that you named.`,
        caring(sheet, reader, children),
        words(
          'A limit for the whole family can make it less, but never what the parent is paid; pay of that parent above a yearly limit can take from it before full retirement age. It starts only with the claim: call Social Security now if nobody has applied. None of it is counted in this plan.',
        ),
      ]),
    ),
  ]
}

/** 42 USC 402(b)(1)(B)(ii), (c)(1)(B): a wife or husband of any age with a young child in care. */
const caring = (sheet: Drafting['sheet'], reader: FactReader, children: readonly number[]): Text =>
  reader.told('maritalStatus') === 'married' && children.some((age) => age < family.parentUntilYoungestIs)
    ? say`So may the other parent who cares for a child under ${familyLaw(sheet, 'parent-until', 'Age of the youngest child at which the parent’s benefit ends', 'age', family.parentUntilYoungestIs)}, as husband or wife.`
    : nothing
