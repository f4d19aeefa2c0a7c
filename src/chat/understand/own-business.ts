/** What work of one's own brings in, before income tax: "self-employed, net about 95k", "the shop's profit is 45k". */
import { mayBeMoney, over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { isBesideAJob } from './side-business.ts'
import { unreal } from './tenses.ts'

const owns =
  /\bself[- ]employ(?:ed|ment)\b|\bfreelanc(?:e|er|ing)\b|\b1099\b|\bindependent contractor\b|\bsole propriet(?:or|orship)\b|\bmy (?:own )?(?:\w+ )?(?:business|llc|shop|practice|company)\b|\b(?:run|own) (?:a|my|our) (?:\w+ ){0,2}(?:business|shop|company|practice|salon|restaurant)\b|\b(?:etsy|shopify|ebay) (?:shop|store)\b|\bgig work(?:er)?\b|\b(?:drive|deliver|dash)(?: full[- ]time)? (?:(?:for|with) )?(?:uber|lyft|door ?dash|instacart|grub ?hub|amazon flex)\b|\bschedule c\b/
/** What is left after the costs of the business. */
const netBefore =
  /\b(?:net(?:s|ted|ting)?(?: (?:profit|income|earnings))?|clear(?:s|ed|ing)?|profits?)(?: (?:is|of|was|were|at|to|about|around|roughly|usually|like|last year|this year|each year|a year|comes to|came to|maybe|only|in 20\d\d))*:?$/
const netAfter =
  /^ ?(?:a year |per year |a month |in |of )*(?:net\b(?! worth)|(?:net )?profits?\b|after (?:business |all (?:the |my )?)?(?:expenses|costs)\b)/
const afterTax = /\bafter[- ]?(?:all )?tax|\bpost[- ]?tax|\bafter (?:all )?(?:my )?taxes\b/
/** A sale has a profit too. */
const sale = /\b(?:sold|sell|selling|sale of|flip(?:ped)?)\b/
/** Last year's profit is what there is to go by. */
const lastYear = /^ ?,? ?(?:last year|in 20\d\d\b)/
const leastOfYear = 5_000

function isProfit({ text }: Reading, mention: Mention): boolean {
  const near = text.slice(Math.max(0, mention.span[0] - 60), mention.span[1] + 40)
  return (
    (netBefore.test(mention.left) || netAfter.test(mention.right)) && !afterTax.test(near) && !sale.test(near)
  )
}

export const readOwnBusiness: Reader = (reading) => {
  const said = owns.exec(reading.text)
  if (!said || isBesideAJob(reading)) return []
  return reading.mentions.flatMap((mention): Find[] => {
    if (!mayBeMoney(mention) || !isProfit(reading, mention) || isOfOthers(reading, mention)) return []
    if (unreal(mention) !== undefined && !lastYear.test(mention.after)) return []
    const year = over(mention, 'year')
    if ((typeof year === 'number' ? year : year[0]) < leastOfYear) return []
    const owner = ownerBefore(reading.people, mention.span[0], 70, mention.sentence[0])
    if (owner === 'spouse') return [find('spouseIncome', year, mention.span, 'business', 0.92, mention.index)]
    return [
      find('income', year, mention.span, 'business', 0.92, mention.index),
      find('employment', 'self_employed', [said.index, said.index + said[0].length], 'business', 0.6),
      find('incomeStability', 'self_employed', [said.index, said.index + said[0].length], 'business', 0.6),
    ]
  })
}
