/** The step that asks for a payment of federal loans that can be made every month. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { say, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import type { PlanOption } from './loan-plans.ts'

/** `today`: what is asked now; absent where what the plan asks for is not known, because no pay comes in. */
export const lowerPaymentStep = ({ named, payment }: PlanOption, today: Figure | undefined): StepDraft => ({
  id: 'lower-payment',
  title:
    today === undefined
      ? say`Ask for ${named} for your federal loans`
      : say`Ask for ${named} for your federal loans: ${payment} instead of ${today}`,
  why: words(
    'A payment that follows income can be made every month, and one that is missed leads to default.',
  ),
  how: words(
    'Apply in your account, with proof of today’s income where it has fallen. Until it is decided ask the servicer for a pause, and do not consolidate for it.',
  ),
  due: within.days,
  dueWhy: 'a few days from today, because the change takes weeks',
  minutes: 45,
  link: links.incomeDriven,
  keep: words('The confirmation of the application.'),
})
