/** What is no planning question: greetings and thanks, and what a planner must not or cannot answer. */
import type { Reading } from './reading.ts'
import type { TopicScore } from './topic-score.ts'

const smalltalk: readonly (readonly [RegExp, string])[] = [
  [
    /^\W*(?:hi|hello|hey|hiya|howdy|yo|sup|wass?up|what'?s up|good (?:morning|afternoon|evening|day)|greetings|hello there|hey there|hi there)(?:[ ,!.]+(?:there|ai|hearth|bot|everyone|all|friend|again|you|buddy))*\W*$/,
    'a greeting',
  ],
  [
    /^\W*(?:hi|hello|hey)?[ ,!.]*(?:how(?:'?s| is| are) (?:it going|you|things|your day|everything)|how do you do|how have you been|nice to meet you)\b[^$\d]{0,30}$/,
    'a greeting',
  ],
  [
    /^\W*(?:thanks?|thank you|thx|ty|much appreciated|appreciate (?:it|that|you)|that (?:was|is|'s) (?:really |very |so |super )?(?:helpful|great|useful|awesome|perfect)|that'?ll (?:work|do)|great job|good job|nice|perfect|awesome|cool|great|got it|ok(?:ay)?|sounds good|makes sense|wonderful|excellent|you'?re (?:the best|awesome|great))(?:[ ,!.]+(?:thanks?|thank you|so much|a lot|very much|you|for (?:the|your|all|that)(?: \w+){0,4}|that|was|really|is|very|so|helpful|great|good job|nice|again|hearth|much|man|buddy|it|makes sense|perfect|appreciate))*\W*$/,
    'thanks',
  ],
  [
    /^\W*(?:bye|goodbye|good ?night|see (?:you|ya)|later|take care|have a (?:good|nice|great) (?:day|one|night|weekend)|i'?m (?:outta here|out|done|off|leaving)|gotta go|talk (?:to you )?(?:later|soon)|peace out|cheers|farewell|ttyl|so long)\b[^$\d]{0,30}$/,
    'a goodbye',
  ],
  [
    /\b(?:who (?:are|made|built|created|programmed|designed|trained|wrote) you|who programmed|are you (?:a |an )?(?:human|robot|bot|real|person|ai|machine|chatgpt)|what(?:'s| is) your name|your (?:creator|developer|maker)|how old are you|where are you from|do you have (?:feelings|a name))\b/,
    'about us',
  ],
  [
    /\b(?:what (?:can|do) you (?:do|know|help)|what (?:are you|else are you) (?:capable|able)|what (?:kinds?|sorts?|types?) of (?:questions|things|stuff)|how can you help|what (?:questions|topics|subjects) (?:can|do) you|what is this (?:site|app|thing)|how does this work|tell me about yourself|help me understand what you)\b/,
    'what we can do',
  ],
  [
    /\b(?:meaning of (?:my )?life|tell me a joke|sing (?:me )?a song|how'?s the weather with you|are you happy|i love you|i'm bored|what's your favou?rite|make me laugh)\b/,
    'small talk',
  ],
]

const outside: readonly (readonly [RegExp, string])[] = []

/** The scope of a message when it is no question of planning. */
export function scopeOf(reading: Reading): TopicScore | undefined {
  for (const [pattern, why] of smalltalk)
    if (pattern.test(reading.text)) return { slug: 'smalltalk', score: 8, why: [why] }
  for (const [pattern, why] of outside)
    if (pattern.test(reading.text)) return { slug: 'out_of_scope', score: 8, why: [why] }
  return undefined
}
