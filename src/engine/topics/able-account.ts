/** What is saved for a child whose disability began in childhood: in an account that Social Security does not count. */
import type { Check } from '../plan.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { ableAge, ableLimit } from './able-limit.ts'
import { check } from './check.ts'
import type { Drafting } from './topic.ts'

/** `child`: as the plan calls it; `isOneOf`: whether there are more children, of whom the youngest is taken for it. */
export const ableFirst = (
  { sheet, reader }: Pick<Drafting, 'sheet' | 'reader'>,
  child: Text,
  isOneOf: boolean,
): Check =>
  check(
    'able',
    'act',
    'An ABLE account comes before the 529',
    say`For ${child}: it is open to disabilities that began before age ${ableAge(sheet)}. It pays for health, therapy, housing and school, and does not count for SSI up to ${ableLimit(sheet)}, nor for Medicaid. After the death of whom it belongs to, the state may ask for what Medicaid paid since it was opened, so spend it during life and leave other money elsewhere.${isOneOf ? words(' The plan takes your youngest child for this; say so if it is another.') : nothing}${reader.told('receivesBenefits') === true ? words(' While the child is under age and gets SSI, what the parents hold in cash counts for it in part too: ask before you fill an emergency fund.') : nothing}`,
  )
