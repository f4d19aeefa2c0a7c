/** What goes in each month beside a sum: what could go in, as far as the rest of the target takes it. */
import type { Figure } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import { type BirthAhead, lastingSum } from '../birth-ahead.ts'
import { type CollegeBasis, othersGifts } from './basis.ts'
import type { Placing } from './parts.ts'

/** What goes in each month beside a sum from today on; nothing while the month pays something else first. */
export function transferNow(placing: Placing, takes: Dollars): Figure {
  const { basis, besideSum } = placing
  if (besideSum === undefined) return transferBeside(placing, takes)
  return basis.sheet.computed(
    'transfer',
    'Into college each month beside this sum, for now',
    'usd-per-month',
    'nothing until what comes first is done',
    [basis.current],
    0,
  )
}

/** What goes in each month once what comes first is done, with the payments of debts that have ended by then; nothing where no day can be named. */
export function transferThen({ besideSum, first, wait }: Placing, takes: Dollars): Dollars {
  if (besideSum === undefined || wait.months === undefined) return 0
  const free = besideSum.value - (first.matchCost?.takeHome.value ?? 0)
  const left = Math.max(0, free) + (wait.freed?.value ?? 0) - (first.birth?.child.value ?? 0)
  return Math.min(Math.max(0, left), takes)
}

/** What a child on the way leaves of the month, with what others give. */
const leftByChild = (basis: CollegeBasis, birth: BirthAhead): Dollars =>
  lastingSum({ monthly: birth.monthly, birth }) + (othersGifts(basis)?.value ?? 0)

/**
 * What goes in each month once the sum is placed: what could, and the payments of debts that the sum pays off, up to what
 * the rest of the target takes; what goes in today where nobody said what could.
 */
function transferBeside({ basis, first }: Placing, takes: Dollars): Figure {
  const { sheet, reader, budget, current } = basis
  const { birth } = first
  const match = first.matchCost?.takeHome
  const own = Math.max(budget?.value ?? 0, current.value)
  const freed = own > 0 ? [...first.goneToday, ...first.debtsLeft].map(({ minimum }) => minimum) : []
  const month =
    birth === undefined ? own + freed.reduce((sum, { value }) => sum + value, 0) : leftByChild(basis, birth)
  const wanted = Math.max(0, Math.min(Math.round(month - (match?.value ?? 0)), takes))
  // Of a part that nobody named what goes in already is not made less.
  const isKept = reader.told('collegeFundShare') === undefined && birth === undefined
  const value = isKept ? Math.max(wanted, current.value) : wanted
  if (value === current.value) return current
  return sheet.computed(
    'transfer',
    'Into college each month beside this sum',
    'usd-per-month',
    `what you can put aside${match === undefined ? '' : ' − what the match takes of it'}${birth === undefined ? '' : ' − what the child on the way takes of it'}${freed.length === 0 ? '' : ' + the payments of the debts that this sum and your cash pay off'}, or what the rest of the target takes when that is less`,
    [...[budget, current, match, birth?.child].filter((part) => part !== undefined), ...freed],
    value,
  )
}
