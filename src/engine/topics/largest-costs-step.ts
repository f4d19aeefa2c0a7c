/** Where a month leaves nothing: which costs to look at first. */
import { links } from '../links.ts'
import { words } from '../say.ts'
import { type StepDraft, within } from './steps.ts'

export const largestCostsStep: StepDraft = {
  id: 'large-costs',
  title: words('Write down the largest costs of last month'),
  why: words('Home, car, insurance, child care and telephone move a budget; coffee does not.'),
  how: words(
    'Take the bank statement, add up each, and ask for each: cheaper, shared, or gone? New quotes for insurance and telephone are the quickest.',
  ),
  due: within.tenDays,
  dueWhy: 'some days from today',
  minutes: 60,
  link: links.consumerBureau,
  keep: words('The list, to compare with the next month.'),
}
