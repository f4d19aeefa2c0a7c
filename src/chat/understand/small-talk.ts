/** Greetings, thanks, goodbyes, and talk about the one who answers. */

const rows: readonly (readonly [why: string, pattern: RegExp])[] = [
  [
    'a greeting',
    /^\W*(?:hi+|hello+|hey+|hiya|howdy|yo|sup|wass?up|whaddup|what'?s (?:up|new|good|happening|cooking)|good (?:morning|afternoon|evening|day)|morning|greetings|aloha|heya|g'?day)(?:[ ,!.]+(?:there|ai|hearth|bot|everyone|all|friend|again|you|buddy|pal|man|dude|folks|team|guys|my friend|to you|computer|assistant|hello|hi))*\W*$/,
  ],
  [
    'a greeting',
    /^\W*(?:(?:hi|hello|hey)[ ,!.]*)?(?:there[ ,!.]*)?(?:how(?:'?s| is| are| r| have) (?:it (?:going|hanging)|(?:ya|you|u)\b(?: (?:doing|feeling|been))?|things|life|your day|everything|everyone)|how do you do|how you doin\w*|nice to meet you|pleased to meet you|long time no see)\b[^$\d]{0,30}$/,
  ],
  [
    'thanks',
    /^\W*(?:ok(?:ay)?[ ,.!]*)?(?:many |big )?(?:thanks?|thank ?you|thank u|thx|ty|tysm|cheers|much appreciated|(?:i )?(?:really )?appreciate (?:it|that|you|the|your)|that (?:was|is) (?:really |very |so |super |exactly )?(?:helpful|great|useful|awesome|perfect|what i needed)|that'?s (?:all|it|great|helpful|perfect|awesome|very helpful|what i needed)|that'?ll (?:work|do)|(?:great|good|nice) (?:job|work)|well done|nice|perfect|awesome|cool|great|got it|ok(?:ay)?|sounds good|makes sense|wonderful|excellent|fantastic|sweet|you'?re (?:the best|awesome|great|a lifesaver|so helpful)|love it|good stuff|awesome|that helps)(?:[ ,!.:)]+(?:thanks?|thank you|so much|a lot|a bunch|a ton|very much|you|for (?:the|your|all|that|everything|helping)(?: \w+){0,5}|that|was|really|is|very|so|helpful|great|good job|nice|again|hearth|much|man|buddy|pal|it|makes sense|perfect|appreciate|to know|work|job|all|i needed|well|got it|cool|awesome|helps|a lot))*\W*$/,
  ],
  [
    'a goodbye',
    /^\W*(?:(?:ok(?:ay)?|well|alright)[ ,.!]*)?(?:bye+|bye bye|goodbye|good ?night|see (?:you|ya)|later+s?|cya|take care|have a (?:good|nice|great|lovely) (?:day|one|night|weekend|evening)|i'?m (?:outta here|out|done|off|leaving(?! (?:my|the|a|this|our) (?:job|work|position|company|employer|firm|spouse|wife|husband|state))|heading out)|(?:i )?(?:gotta|got to|have to|must) (?:go|run|leave)|talk (?:to you |soon|later)|peace(?: out)?|farewell|ttyl|so long|until next time|adios|catch you later|that (?:is|will be) all)\b[^$\d]{0,40}$/,
  ],
  [
    'about us',
    /\b(?:who (?:are you|r u|made you|built you|created you|programmed (?:you|this)|designed you|trained you|wrote you|owns you|do you work for|is your (?:boss|creator|maker|owner))|who (?:programmed|made|created|built|designed|trained|developed)(?: (?:you|this))?$|are you (?:a |an )?(?:human|robot|bot|real|real person|person|ai|machine|computer|chatgpt|alive|sentient|chatbot|program)|(?:am i|is this) (?:talking|speaking|chatting)?(?: to| with)? ?(?:a |an )?(?:human|robot|bot|person|ai)\b|what(?:'s| is) your (?:name|purpose|age|favou?rite)|what are you\??$|what (?:should|do|can) i call you|your (?:creator|developer|maker|boss|hobbies|name)|how old are (?:you|u)|where (?:are you|do you come|were you) (?:from|born|made)|where do you live|do you (?:have|like|love|want|feel|sleep|eat|dream)(?: any| a)? ?(?:feelings|name|pets?|dogs?|cats?|hobbies|family|friends|music|me|job|emotions)?\??$|what do you (?:like|do) (?:for fun|to do)|what(?:'s| is) (?:your )?hobb)\b/,
  ],
  [
    'what we can do',
    /\b(?:what (?:all )?(?:(?:can|could|do) you (?:actually )?(?:do|help|answer|know|offer|talk)|(?:can|could) (?:i|we) ask)(?: (?:with|me|for me|about|you|here|exactly|know))*\??\W*$|what (?:are you|else are you|things are you|all are you) (?:capable|able)|what (?:kinds?|sorts?|types?) of (?:questions?|things?|stuff|topics?|help|advice|tasks?)|how can you (?:help|assist)|how (?:do|does) (?:you|this)(?: \w+)? (?:work|help)|what (?:questions|topics|subjects|things) (?:can|do|are|could)|what is this (?:site|app|thing|place|for)|tell me (?:about|more about) (?:yourself|you)\b|what do you know about\??$|your (?:capabilities|features|abilities)|list (?:of )?(?:your |what you )?(?:commands|features|skills)|^\W*help(?: me)?\W*$)/,
  ],
  [
    'small talk',
    /\b(?:meaning of (?:my |this |our )?life|(?:tell|give|know)(?: me)?(?: \w+){0,3} (?:jokes?|fun facts?|riddle|story)|something funny|sing (?:me )?(?:a song|something)|are you (?:happy|sad|ok|okay|busy|there|married|single|tired|hungry|smart)|i (?:love|like|hate) you|i'?m bored|make me laugh|fun fact|you'?re (?:funny|stupid|dumb|smart|cute|useless)|can you hear me|my name is \w+\W*$|call me \w+\W*$|happy (?:birthday|new year|thanksgiving|holidays)|merry christmas|why are we here|what is love)\b/,
  ],
]

/** Why a message is small talk; undefined when it is not. */
export function smallTalk(text: string): string | undefined {
  if (text.length > 160) return undefined
  return rows.find(([, pattern]) => pattern.test(text))?.[0]
}
