/** Whether an HSA is open: the health plan, and what closes it although the plan allows one. */
import type { FactReader } from '../fact-reader.ts'
import type { Check } from '../plan.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { states } from '../states.ts'
import { hsaRoom } from '../tax/hsa-room.ts'
import { medicareEligibilityAge } from '../tax/medicare-law.ts'
import { stateContributionRule } from '../tax/state-contribution-rules.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { sourceOf } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

/** IRC §223(c)(1)(A)(ii), Rev. Rul. 2004-45: an FSA that pays any medical bill of both spouses is other cover. */
const closedBy = words(
  'A health FSA that pays for any medical bill closes it for as long as it runs, a spouse’s at their work too; one for teeth and eyes only, called limited-purpose, does not.',
)

interface HsaWork {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: Pick<DraftContext, 'limits'>
}

/** Medicare closes the account of whoever is on it, and of nobody else: IRC §223(b)(5), (7). */
function closedByMedicare({ sheet, reader, context: { limits } }: HsaWork): Check {
  const closed = words(
    'Put nothing more into your own from the first month of Medicare on: what goes in is taxed and fined each year until it is taken out. What is in it stays yours and pays medical bills untaxed.',
  )
  const isOpenToSpouse = reader.told('spouseAge') !== undefined && reader.value('hsaFamilyCoverage')
  const spouseAge = isOpenToSpouse ? reader.number('spouseAge') : undefined
  if (spouseAge === undefined || spouseAge.value >= medicareEligibilityAge.value)
    return check('hsa', 'act', 'Medicare closes your HSA', closed)
  const room = sheet.law('hsa.spouse', 'HSA limit of a spouse who is not on Medicare', 'usd', {
    value: hsaRoom({ limits, coverage: 'family', age: spouseAge.value }),
    source: sourceOf(limits.hsa),
    note: 'For a full year of family cover, with the catch-up from the age it starts at.',
  })
  return check(
    'hsa',
    'act',
    'Medicare closes your HSA, and not your spouse’s',
    say`${closed} Your spouse, on the same family plan and not on Medicare, may open one in the own name and put in up to ${room} a year, what the employer adds included: it comes before the IRAs of this plan.`,
  )
}

/** One check: a question where the health plan is not known, and what to look at where it allows an HSA. */
export function hsaCheck(work: HsaWork, title: string, ask: Text): Check[] {
  const { reader } = work
  const isEligible = reader.told('hsaEligible')
  if (isEligible === false) return []
  if (reader.told('onMedicare') === true) return isEligible === true ? [closedByMedicare(work)] : []
  const code = reader.told('state')
  const ofState =
    code !== undefined && stateContributionRule(code).taxesHsa
      ? words(`${states[code]} does not follow: it taxes what goes in and what the account earns.`)
      : nothing
  if (isEligible === undefined) return [check('hsa', 'warn', title, join([ask, closedBy, ofState]))]
  return [
    check(
      'hsa',
      reader.value('maritalStatus') === 'married' ? 'warn' : 'pass',
      'No other health cover beside an HSA',
      join([closedBy, ofState]),
    ),
  ]
}
