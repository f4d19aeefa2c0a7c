/** What goes into the plan at work already, as the kind that is clearly the worse one: changing it costs no dollar. */
import type { FactReader } from '../fact-reader.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { words } from '../say.ts'
import { check } from './check.ts'
import type { Kinds } from './ira-kind.ts'

export function runningKindCheck({
  reader,
  kindAtWork,
}: Pick<Kinds, 'kindAtWork'> & { readonly reader: FactReader }): Check[] {
  const runs = reader.told('contributionKind')
  const goesIn = reader.told('contributionRate') ?? reader.told('planMonthly')
  if (kindAtWork === undefined || goesIn === undefined || goesIn === 0) return []
  const { verdict, now, later } = kindAtWork
  if (Math.abs(now.value - later.value) < rules.kindsApart.value) return []
  if (runs === 'roth' && verdict === 'traditional')
    return [
      check(
        'kind-now',
        'act',
        'Change what goes in at work to before tax',
        words(
          'It is Roth now, and at your income before tax saves more now than it costs later. Ask payroll to change the kind and keep the share: the pay check grows, and the same goes in. “Roth vs Traditional” counts what it saves.',
        ),
      ),
    ]
  if (runs === 'traditional' && verdict === 'roth' && reader.value('rothOptionAtWork'))
    return [
      check(
        'kind-now',
        'act',
        'Change what goes in at work to Roth',
        words(
          'It goes in before tax now, which saves less than it costs later. As Roth the pay check shrinks a little, and nothing is owed later. What is in the plan already stays as it is. “Roth vs Traditional” counts what it is worth.',
        ),
      ),
    ]
  return []
}
