/** A year's pay told in thousands that are left out: "i make 75". */
import type { Mention } from './numbers.ts'
import { earns } from './pay-words.ts'
import type { Reading } from './reading.ts'

/** "my new job pays 85", "salary 82": what a job pays by the year. */
const paysByYear =
  /\b(?:job|work|gig|position|role|company|employer) pays(?: me)?$|\b(?:salary|base pay|base salary)$/

/** "i make 75": people leave the thousand out when they speak of a year's pay. */
export const isBareThousands = (mention: Mention) =>
  mention.kind === 'plain' &&
  !mention.scaled &&
  mention.time === undefined &&
  mention.per === undefined &&
  mention.low >= 20 &&
  mention.high < 500 &&
  (earns.test(mention.left) || paysByYear.test(mention.left)) &&
  !/^ ?(?:%|percent|[-/] ?\d|\/ ?hr|an hour|hours?|days?|weeks?|months?|years?|payments?|per|hundred|each|every|more|extra|times|bucks|tips?|x\b|cents|shares?|points?)/.test(
    mention.right,
  ) &&
  (paysByYear.test(mention.left) ||
    !/\b(?:paid|pays?|clear(?:s|ing)?|nets?|takes? home)(?: \w+)?$/.test(mention.left)) &&
  // "I don't think I'll make 80" is an age.
  !/\b(?:i'll|ill|we'll|he'll|she'll|will|won't|wont|ever|to|gonna|live to) (?:\w+ )?make$/.test(mention.left)

/** "He makes 79 and I'm at 66": thousands left out of the second pay as they were of the first. */
const otherOne =
  /^(?:,| and|,? while|,? but) (?:i'm|i am|she's|she is|he's|he is|i|she|he|(?:my )?(?:wife|husband|spouse|partner)(?: is|'s)?) (?:at|on|make|makes|making|earn|earns) (?:about |around )?$/
export function alsoInThousands(
  { text }: Reading,
  mention: Mention,
  previous: Mention | undefined,
): Mention | undefined {
  if (previous === undefined || !isBareThousands(previous) || mention.kind !== 'plain') return undefined
  const isBare =
    mention.per === undefined && mention.time === undefined && mention.low >= 20 && mention.high < 500
  if (!isBare || !/^ ?(?:$|[.,;!?)]|and\b|but\b|so\b)/.test(mention.right)) return undefined
  if (!otherOne.test(text.slice(previous.span[1], mention.span[0]))) return undefined
  return { ...mention, low: mention.low * 1e3, high: mention.high * 1e3, kind: 'money', scaled: true }
}
