/** The age at which child support ends. */
import type { Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { states } from '../states.ts'
import { stateSupportAges } from '../tax/state-support-ages.ts'
import type { Drafting } from './topic.ts'

/** By the law of the state that was told, where it was read; else the one of most states. */
export function supportAge({ sheet, reader }: Pick<Drafting, 'sheet' | 'reader'>): Figure {
  const state = reader.told('state')
  const cited = state === undefined ? undefined : stateSupportAges[state]
  return cited === undefined || state === undefined
    ? sheet.assumed(
        'support-end.age',
        'Age at which child support ends in most states',
        'age',
        rules.schoolEndAge.value,
        'From general knowledge, not read in each state’s law: in many it runs on to the end of high school, in some to an older age.',
      )
    : sheet.law('support-end.age', `Age at which child support ends in ${states[state]}`, 'age', cited)
}
