/** The first day on which a bill for child care is smaller: what it leaves has to be sent on. */
import { links } from '../links.ts'
import { say, type Text, words } from '../say.ts'
import type { CareEnd } from './child-care-ends.ts'
import type { StepDraft } from './steps.ts'

/** `then`: where it goes, as a sentence. */
export const childCareStep = ({ day, freed, isForSchool }: CareEnd, then: Text): StepDraft => ({
  id: 'care-ends',
  title: say`Send on the ${freed} that child care no longer takes`,
  why: words(
    `The bill is smaller once a child ${isForSchool ? 'goes to school' : 'is old enough to be alone'}. What is not sent on is soon spent.`,
  ),
  how: say`${words(isForSchool ? 'Ask in spring what care after school and in the holidays costs, and send on what is left of today’s bill.' : 'Send on what the bill of that child took.')} ${then}`,
  due: day.value,
  dueWhy: isForSchool
    ? 'the fall in which a child is of the age for school, about'
    : 'the fall in which a child is old enough to be alone, about',
  dueInputs: [day],
  minutes: 15,
  link: links.consumerBureau,
  keep: words('The first smaller bill, and the confirmation of each changed transfer.'),
})
