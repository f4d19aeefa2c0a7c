/** Children of a parent who died lately are paid by Social Security once somebody applies: a plan of a month says so first. */
import { middle } from '../household.ts'
import type { Check } from '../plan.ts'
import { join, type Text, words } from '../say.ts'
import { check } from './check.ts'
import { childrenOfLateSpouse } from './family-benefits.ts'
import type { StepDraft } from './steps.ts'
import { hasChildrenToApplyFor, survivorBenefitsStep } from './survivor-benefits-step.ts'
import type { Drafting } from './topic.ts'

type Asked = Pick<Drafting, 'sheet' | 'reader' | 'context'>

/** Whoever is paid by Social Security already has been there. */
const mayBePaid = ({ reader, context }: Pick<Asked, 'reader' | 'context'>): boolean =>
  hasChildrenToApplyFor(reader, context) &&
  !(
    middle(reader.told('ssMonthly') ?? 0) > 0 &&
    reader.told('ssFromAge') !== undefined &&
    middle(reader.told('ssFromAge') ?? 0) <= reader.number('age').value
  )

export const childSurvivorSteps = (asked: Pick<Asked, 'reader' | 'context'>): StepDraft[] =>
  mayBePaid(asked) ? [survivorBenefitsStep(true)] : []

/** `then`: what becomes of it in this plan. */
export const childSurvivorChecks = (asked: Asked, then: Text): Check[] =>
  mayBePaid(asked)
    ? [
        check(
          'survivors',
          'act',
          'Survivor benefits come first',
          join([
            childrenOfLateSpouse(
              asked.sheet,
              asked.reader,
              words('Pay above a yearly limit takes from your own part.'),
            ),
            words(
              'Most of it is not paid for the months before you apply. None of it is counted in this plan.',
            ),
            then,
          ]),
        ),
      ]
    : []
