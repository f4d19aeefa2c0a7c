/** Which kind of IRA is the better one for a partner who files alone: the same question, asked from their side. */
import type { FactKey, Household } from '../household.ts'
import { isUnmarriedCouple } from './credit-household.ts'
import { iraDollars, type Kind, kindOfIras } from './ira-kind.ts'
import type { DollarYear } from './payroll-year.ts'
import { returnApart } from './return-apart.ts'
import { ofEach } from './sole-earner.ts'
import type { Drafting } from './topic.ts'

interface Asked extends Drafting {
  readonly household: Household
  readonly year: DollarYear
}

/** What was told of the other one, as they would tell it themselves; who depends on whom stays with the one who asks. */
function asToldByPartner(household: Household): Household {
  const theirs = Object.fromEntries(
    ofEach.flatMap(([own, other]: readonly [FactKey, FactKey]) =>
      household[other] === undefined ? [] : [[own, household[other]]],
    ),
  ) as Partial<Household>
  const { state } = household
  return {
    ...theirs,
    ...(state === undefined ? {} : { state }),
    maritalStatus: 'single',
    filingStatus: 'single',
    numDependents: 0,
    employment: household.spouseSelfEmployed === true ? 'self_employed' : 'employed',
  }
}

/** Undefined where there is no such partner with pay of their own, or where the law leaves them no choice. */
export function partnerKind({ household, year, ...drafting }: Asked): Kind | undefined {
  if (!isUnmarriedCouple(drafting.reader)) return undefined
  const apart = returnApart(drafting)
  if (apart === undefined) return undefined
  const { pay: income, age, taxReturn } = apart
  const asked = {
    ...drafting,
    household: { ...asToldByPartner(household), income: income.value, age: age.value },
    taxes: { income, age, status: taxReturn.status },
    year,
    isOfPartner: true,
  }
  return kindOfIras(asked, { ofYear: iraDollars(asked) })
}
