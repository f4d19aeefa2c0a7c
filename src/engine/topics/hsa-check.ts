/** Whether an HSA is open: the health plan, and what closes it although the plan allows one. */
import type { FactReader } from '../fact-reader.ts'
import type { Check } from '../plan.ts'
import { join, nothing, type Text, words } from '../say.ts'
import { states } from '../states.ts'
import { stateContributionRule } from '../tax/state-contribution-rules.ts'
import { check } from './check.ts'

/** IRC §223(c)(1)(A)(ii), Rev. Rul. 2004-45: an FSA that pays any medical bill of both spouses is other cover. */
const closedBy = words(
  'A health FSA that pays for any medical bill closes it for as long as it runs, a spouse’s at their work too; one for teeth and eyes only, called limited-purpose, does not.',
)

/** One check: a question where the health plan is not known, and what to look at where it allows an HSA. */
export function hsaCheck(reader: FactReader, title: string, ask: Text): Check[] {
  const isEligible = reader.told('hsaEligible')
  if (reader.told('onMedicare') === true || isEligible === false) return []
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
