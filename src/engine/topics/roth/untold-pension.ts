/** A pension that was told of without what it pays: asked for before all else, and shown by how it would move the answer. */
import type { Household } from '../../household.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { check } from '../check.ts'
import type { DraftContext } from '../topic.ts'
import { type RothWork, rothWork } from './work.ts'

/** When it begins was told, and not what it pays. */
export const isPensionUntold = ({ pensionFromAge, pensionMonthly }: Household): boolean =>
  pensionFromAge !== undefined && pensionMonthly === undefined

export function untoldPensionCheck(work: RothWork, household: Household, context: DraftContext): Check[] {
  const { sheet, reader, decision, contributes } = work
  if (!contributes || !isPensionUntold(household)) return []
  const example = reader.rule('pension.tried', 'A pension that is tried', 'usd-per-month', rules.triedPension)
  const { decision: then } = rothWork({ ...household, pensionMonthly: example.value }, context)
  const later = sheet.computed(
    'pension.tried.later',
    'What a Traditional dollar would cost later beside that pension',
    'rate',
    'the later rate worked out again with it',
    [example],
    then.later.value,
  )
  const isOther = then.verdict !== decision.verdict
  return [
    check(
      'pension.untold',
      'act',
      'Say what your pension will pay',
      say`You named one and not its sum, so nothing is counted for it. With ${example} a Traditional dollar would cost about ${later} later instead of ${decision.later}${isOther ? say`, and the answer would be another: ${answers[then.verdict]}` : say`, and the answer would stay`}. Your plan’s yearly statement has the sum.`,
    ),
  ]
}

const answers = {
  traditional: words('Traditional'),
  roth: words('Roth'),
  split: words('some of each'),
} as const
