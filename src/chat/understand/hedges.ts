/** Words by which a reply says how sure or how large its number is, and nothing of what it is: "idk maybe", "not much, like", "if that". */
const notKnowing = [
  "(?:i(?:'m| am)?|im) (?:honestly |really )?(?:not|un)(?: really| quite| entirely| totally| 100%)? ?(?:sure|certain)",
  'not (?:really |quite |entirely |totally |100% )?(?:sure|certain)(?! (?:if|whether|how|what|why|when|which|i|we|it|that)\\b)',
  "(?:i )?(?:don't|dont|do not) (?:really |actually |quite )?know(?! (?:if|whether|how|what|why|when|which)\\b)",
  '(?:i have )?no (?:idea|clue)(?! (?:if|whether|how|what|why|when|which)\\b)',
  'idk(?! (?:if|whether|how|what|why|when|which)\\b)',
  'dunno|unsure|hard to say|who knows',
  "(?:i |i've |we've |we )?(?:have )?never (?:really |actually )?(?:added|counted|tracked|looked|checked|figured|totall?ed)(?: (?:it|that|them|everything))?(?: (?:all|up|out|at it|closely))*",
  "(?:i |we )?(?:haven't|havent|have not|don't|dont) (?:really |actually )?(?:added|counted|track(?:ed)?|looked|check(?:ed)?|figured)(?: (?:it|that|them|everything))?(?: (?:all|up|out|lately|recently|closely))*",
]
const guessing = [
  "(?:if i (?:had|have) to )?(?:i(?:'d| would)? )?(?:guess|guesstimate|estimate|imagine)(?: (?:it's|its|that))?",
  '(?:(?:my |just a |a )?(?:best |rough |wild |educated )?guess(?: is| would be)?|guessing|ballpark(?:ing)?|rough(?:ly)? (?:estimate|number))',
  '(?:just )?off the top of my head|give or take|more or less|or thereabouts|or around there|somewhere (?:around|near|in the (?:neighborhood|range|ballpark) of|between)|in the (?:neighborhood|range|ballpark) of|somewhere',
  "i (?:think|believe|suppose|wanna say|want to say|would say|'d say)|i'?d say|let's say|say|prob(?:ably)?|most likely|likely|hopefully|ideally|usually|normally|typically|generally|on average|realistically|exactly|possibly|perhaps|basically|pretty much",
  "last (?:time )?i (?:checked|looked)|(?<=[\\dk] ?)and (?:some )?change|or less|if that|if (?:i'm|im|i am|we're) (?:being )?honest|all[- ]in|all told|in all|altogether|at (?:most|best)|tops|max(?:imum)?|so far",
  '(?:it )?(?:really |kind of |sort of )?(?:varies|depends|fluctuates|changes)(?: a (?:lot|bit|little))?(?: (?:on (?:the )?(?:month|week|season|hours|overtime|year)|(?:from )?(?:month|week|year) to (?:month|week|year)))?,?(?: but)?',
]
const little = [
  '(?:well )?not (?:very |that |so |too |really )?(?:much|a lot|a ton|a whole lot|great)(?: (?:at all|really|right now|left))?,?(?: but)?',
  '(?:hardly|barely) (?:anything|any|much)|next to nothing|just a little|only a little|a little(?: bit)?|a bit',
  '(?:almost |basically |practically |virtually )?nothing (?:really|much|big|crazy|special)(?: (?:right )?now)?',
  '(?<=^\\W*)(?:almost |basically |practically )?(?:none|nothing)(?: really)?(?=[ ,.-]+(?:maybe|like|about|only|just|around|except)\\b)',
]
const tone = [
  '(?<=^\\W*)(?:lol|lmao|ha(?:ha)+|ugh|oof|oh|ok(?:ay)?|hmm+|um+|uh+|well|so|yikes|sadly|unfortunately|honestly|tbh|to be honest|i mean|embarrassing(?:ly)?|sigh)(?=[\\s,.!-])',
  '\\b(?:lol|lmao|ha(?:ha)+|tbh|to be honest|honestly|unfortunately|sadly|sorry|please|thanks)(?=\\W*$)',
]
const hedges = new RegExp(
  `(?<![\\w'])(?:${[...notKnowing, ...guessing, ...little, ...tone].join('|')})(?![\\w'])`,
  'g',
)

/** The text with blanks for them, so that every place holds. */
export const withoutHedges = (text: string): string =>
  text.replace(hedges, (words) => ' '.repeat(words.length))

/** "Around 4,200 with the mortgage", "3k counting the loans": what a sum has in it, and not what it is of. */
const inclusions =
  /(?<=[\dk)] ?(?:(?:a|per|each) month|monthly|\/mo(?:nth)?|or so|total|all in|in all|a year)?[ ,(]{0,3})(?:(?:but )?(?:it|this|that) includes|with|w\/|including|includes|incl\.?|counting|that's with|thats with|and that includes|which includes) (?!(?:a |an )?\d)(?:(?:all )?(?:the|my|our|all|his|her) )?[a-z'/& ,-]{2,60}?(?=\)|[.;!?]|$)|(?<=[\dk] ?(?:(?:a|per|each) month|monthly)?[ ,(]{0,3})(?:rent|mortgage|bills|food|debts?|everything|all) included/g

/** The text without what its sum is said to have in it. */
export const withoutInclusions = (text: string): string =>
  text.replace(inclusions, (words) => ' '.repeat(words.length))
