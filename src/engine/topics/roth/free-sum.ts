/** What a month leaves beside what goes in: the kind is chosen here, and the place of that sum by the order of the next dollar. */
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { hsaAccounts, isSpouseHsa } from '../hsa-accounts.ts'
import { hasHsaPayroll } from '../hsa-on-return.ts'
import { namesDollars } from './contribution.ts'
import type { RothWork } from './work.ts'

/** An account in which a dollar saves the tax of a Traditional one and need not be taxed later. */
function hsaFirst({ sheet, reader, context }: RothWork): Text {
  const own = hsaAccounts({ sheet, reader, context }).find((account) => !isSpouseHsa(account))
  return own === undefined
    ? nothing
    : say`An HSA comes before more of either kind: it takes ${own.room} more in a year, saves the tax that a Traditional dollar saves${words(hasHsaPayroll(reader) ? ' and, through payroll, Social Security and Medicare tax too' : '')}, and is not taxed later either where it pays for medical costs.`
}

/** Nothing where something comes before it, and where the sum that is decided on was named. */
export function freeSumCheck(work: RothWork): Check[] {
  const { reader, first, waits, late, isHeld } = work
  const surplus = reader.some('monthlySurplus')
  const isBefore = isHeld || first !== undefined || waits !== undefined || late !== undefined
  if (surplus === undefined || isBefore || namesDollars(reader) || reader.told('backdoorRoth') === true)
    return []
  return [
    check(
      'free-sum',
      'warn',
      'What a month leaves has a place too',
      join([
        say`You said that ${surplus} is left. This plan chooses the kind of what goes in, and not how much.`,
        hsaFirst(work),
        words(
          'Ask “Where should my next dollar go?”: it gives each dollar of that sum its place, once the emergency fund is full in the accounts of this page.',
        ),
      ]),
    ),
  ]
}
