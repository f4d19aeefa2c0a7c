/**
 * The words that speak for a topic, and how strongly. Data: a topic is taught by adding rows.
 * 1 is a hint, 3 is enough on its own, 6 settles it against most others.
 */
import type { TopicSlug } from '#engine/topic-slugs.ts'

export type TopicWord = readonly [pattern: RegExp, weight: number]

export const topicWords: Record<TopicSlug, readonly TopicWord[]> = {
  rollover_401k: [
    // "I switched jobs and have 120k in the old 401k … IRA or the new 401k?": the two places that the money could go to.
    [
      /(?<=\b(?:old|former|previous|last|left|quit|leaving|switched|changed|laid off|let go)\b[\s\S]{0,300})\b(?:(?:(?:roll\w*|trad\w*) )?ira,? or (?:to |into )?(?:my |the |his |her )?new (?:\w+ )?(?:401|403|457|(?:tsp|plan|employer|job|company)\b)|new (?:[\w']+ )?(?:401 ?\(?k\)?|403 ?\(?b\)?|457|tsp|plan|one),? or (?:to |into )?(?:an? |my )?(?:(?:roll\w*|trad\w*) )?ira\b)/g,
      9,
    ],
    // "Retired last month with 410k in a 403b, some of it Roth. Move to Vanguard?"
    [
      /(?<=\b(?:retired|left|quit|laid off|let go|old|former)\b[\s\S]{0,120}\b(?:401 ?\(?k\)?|403 ?\(?b\)?|457\w?|tsp)(?!\w)[\s\S]{0,120})\b(?:move|roll|transfer)(?: (?:it|that|this|them|everything|it all))?(?: over)? to (?:vanguard|fidelity|schwab|an? (?:\w+ )?ira)\b(?=[^.!]{0,20}\?)/g,
      12,
    ],
    // "Can I roll the simple into it?": the account by any short name.
    [
      /\broll(?:ing)? (?:over )?(?:my|the|that|this|our|his|her|an?) (?:old )?(?:simple|sep|pension|tsp|plan|account|401|403|457)(?: ira| plan| ?\(?[kb]\)?)?(?: over)?(?: (?:in)?to\b|\?)/g,
      9,
    ],
    // "They sent a letter that they'll move it", "her account will be forced out": a small balance that the plan closes.
    [
      /(?<=\b(?:(?:former|old|previous|last) (?:employer|company|job|work|workplace|firm|plan)(?:'s)?|401 ?\(?ks?\)?'?s?|403 ?\(?b\)?|retirement (?:plan|account))(?!\w)[\s\S]{0,200})(?:\bletters?\b|\bnotices?\b|\bemail\b|\b(?:saying|says|said|told)\b)[\s\S]{0,120}\b(?:forced? (?:it |me |her |him )?out|(?:forced|pushed|kicked) out|(?:they'll|they will|they're going to|they are going to|will be|going to be|it'll be|to be) (?:automatically )?(?:move|moved|roll|rolled|transfer|transferred|cash|cashed|paid|close|closed|distribute|distributed)\b)/g,
      9,
    ],
    // "When I retire next year, should I roll over the 457b?"
    [
      /\bshould (?:i|we|he|she) roll (?:over )?(?:the|my|our|his|her|that|this) (?:\w+ )?(?:401|403|457|tsp|plan|account)/g,
      4.5,
    ],
    // "I quit a software job, and the 401(k) there has about 165,000 in it"
    [
      /(?<=\b(?:quit|left|let go|laid off|fired|resigned)\b[^?]{0,120})\b(?:401 ?\(?k\)?|403 ?\(?b\)?|457 ?\(?b?\)?|retirement plan) there (?:has|holds|is|still)\b/g,
      6,
    ],
    // "I left the post office and have 54,000 in my TSP. Should it stay where it is?"
    [
      /(?<=\b(?:let go|laid off|fired|quit|left|resigned|former|old|previous)\b[\s\S]{0,240}(?:\b401|\b403|\b457|\btsp\b)[\s\S]{0,240})\b(?:stay where (?:it is|they are)|(?:keep|leave) (?:it|them|the money|that money) (?:there|where (?:it is|they are)))(?=[^.!\n]{0,20}\?)/g,
      6,
    ],
    [
      /(?<=\b(?:401|403|457|tsp|plan)\b[\s\S]{0,300}|\b401 ?\(?k\)?[\s\S]{0,300})\b(?:roll|move|transfer) (?:it|this|that|everything|it all|all of it|the money|the account)(?: over)? (?:in)?to (?:my own|an?|my) (?:\w+ )?iras?\b/g,
      7,
    ],
    // "My husband's first employer still holds his 401(k)"
    [
      /\b(?:first|last|old|former|previous|earlier|past) (?:employer|company|job|firm)\b[^.?!\n]{0,30}\b(?:holds|has|keeps|with|manages) (?:my|his|her|our|their) (?:401|403|457|tsp|retirement (?:plan|account|money))/g,
      5,
    ],
    // "I got let go and have 6,400 in their 401(k). What happens to that account?"
    [
      /(?<=\b(?:let go|laid off|fired|quit|left|resigned)\b[\s\S]{0,200}\b(?:401|403|457|tsp)[\s\S]{0,160})\bwhat (?:happens|will happen) (?:to|with) (?:that|this|the|my) (?:account|money|plan|401|403)/g,
      6,
    ],
    [
      /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|tsp) loan\b[^?\n]{0,60}\b(?:quit(?:s|ting)?|leav(?:e|es|ing) (?:my|the|her|his|that) (?:job|work|company)|laid off|fired|resign\w*)\b/g,
      4,
    ],
    [
      /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|457 ?\(?b?\)?|tsp)\b[^.?!\n]{0,24}\b(?:be )?(?:moved?|transfer(?:red)?|taken) (?:over )?(?:in)?to (?:an?|my) (?:\w+ )?ira\b/g,
      5,
    ],
    [
      /\b(?:workplace|employer|company|work) (?:retirement )?plans?\b(?=[^\n]{0,30}\b(?:into|to) an? (?:ira|new plan))/g,
      5,
    ],
    [
      /\b(?:redeposit|put back)\b[^\n]{0,30}\b(?:distribution|withdrawal|retirement|check)|\b60[- ]day (?:rule|rollover|deadline)/g,
      4,
    ],
    // "A lump sum of 310k or 1,850 a month": paid for life, or at once.
    [
      /(?<!\b(?:invest\w*|put|putting|add|contribut\w*)(?: \w+){0,4} )\blump[- ]sum\b(?=[^\n]{0,30} or (?:\w+ ){0,3}\$?\d[\d,.]{0,14}k? ?(?:a month|monthly|per month|\/mo)\b(?! (?:in|into|to)\b))|\d ?(?:a month|monthly|per month|\/mo)\b(?=[^\n]{0,40} or (?:\w+ ){0,4}lump[- ]sum\b)/g,
      11,
    ],
    // "Pension: a lump sum of 180k or 1,050 a month": with both sums the plan weighs the two.
    [
      /\bpension\b(?=[^\n]{0,160}\blump[- ]sum\b)(?=[^\n]{0,200}\d ?(?:a month|monthly|per month|\/mo)\b)(?=[^\n]{0,200}\d(?:k\b|,?\d{3}\b))|\blump[- ]sum\b(?=[^\n]{0,160}\bpension\b)(?=[^\n]{0,160}\d ?(?:a month|monthly|per month|\/mo)\b)|\bpension\b(?=[^\n]{0,120}\d(?:k|,?\d{3})(?: now| today| at once)? or (?:\w+ ){0,3}\$?\d[\d,.]{0,14} ?(?:a month|monthly|per month))/g,
      13,
    ],
    [
      /\bpension\b[^\n]{0,60}\blump[- ]sum\b(?=[\s\S]{0,120}\b(?:roll(?:ing|ed)?|ira)\b)|\bpension (?:payout|money)\b[^\n]{0,24}\bira\b|\blump sum (?:pension|from (?:my|the) pension)\b[^\n]{0,30}\bira\b/g,
      6,
    ],
    [
      /\bnew (?:employer|company|job)(?:'s)? (?:plan|uses|has|offers)\b|\bleave it(?:,| there| with| alone| or) ?(?:move|roll|there|in|with)?|\bplan there\b|\bretirement plan (?:with|at|from) (?:my|the) (?:old|last|former)/g,
      2.4,
    ],
    [
      /\bleft (?:my|the|a) (?:\w+ )?(?:job|employer|company|firm|hospital|school)\b(?=[\s\S]{0,160}(?:retirement plan|401|403|tiaa|fidelity|vanguard|empower))/g,
      3.2,
    ],
    [
      /\b(?:take|bring|keep|combine|consolidat\w+|merge|force|forc\w+|kick\w*|leave|left|move|moved|moving)(?: \w+){0,5} (?:401 ?\(?ks?\)?|403 ?\(?b\)?|457|tsp|retirement (?:plans?|accounts?|money))(?! contribution)/g,
      3.2,
    ],
    [
      /\b(?:401 ?\(?ks?\)?|403 ?\(?b\)?|457 ?\(?b?\)?|tsp|retirement (?:plans?|accounts?|money)|pension)(?=[^\n]{0,90}\b(?:quit|(?<![\dk] )left(?! ?over)|leave|leaving|laid off|last job|former|previous|old (?:job|employer|company)|new (?:job|employer|company)|combine|terminat\w+|mailed|check (?:made|in the mail)|60 days|kick\w*|force|move it|cash (?:it )?out)\b)/g,
      4,
    ],
    [
      /\b(?:quit|left|leave|leaving|laid off|previous|former|different|past) (?:my |the |a )?(?:jobs?|employers?|company)\b(?=[^\n]{0,90}(?:401|403|457|tsp|retirement|pension))/g,
      3,
    ],
    [
      /\b(?:laid off|let go|fired|retired|quit|left)\b(?=[^\n]{0,160}\b(?:401 ?\(?k|403 ?\(?b|457|tsp)[^\n]{0,160}\broll\w*(?: (?:it|that|this|them))? ?(?:over|into))/g,
      6,
    ],
    [/\brollover ira\b/g, 2],
    [/\bcheck\b(?=[^\n]{0,50}\b(?:retirement account|401|pension))/g, 2.5],
    [
      /\b401 ?\(?ks?\)? from \d+ different\b|\b(?:\d|two|three|four|five|several|multiple|few) (?:different )?(?:401 ?\(?ks?\)?s?|403|retirement (?:accounts|plans))/g,
      3.5,
    ],
    [/\b401 ?\(?k\)? rollover\b/g, 8],
    [
      /\b(?:can|should|could|may) (?:i|we|he|she) roll (?:it|this|that|them|everything)(?: all)? (?:over|in)\b/g,
      3,
    ],
    // "My bank plan has 92,000. Should it stay there or go to an IRA?"
    [
      /\b(?:stay|leave it|keep it|sit)(?: (?:there|put|where it is|in (?:it|the plan)))*,? or (?:should (?:i|it) )?(?:go|be moved|move(?: it)?|put it|roll(?: it)?)(?: over)? (?:in)?to (?:an? |my )?(?:rollover |traditional )?ira\b/g,
      7,
    ],
    // "96k in a rollover IRA": where money lies, not what is to be done.
    [/(?<!\d ?k? in (?:an? |my |the |our )?)\brollovers?\b(?! to (?:a )?529)/g, 5],
    [
      /\broll(?:ing|ed)?(?: \w+){0,5} (?:over|into|to)\b(?=[^.\n]{0,60}(?:ira|401|403|roth|account|plan|employer))/g,
      5,
    ],
    [/\broll(?:ing|ed)? (?:it |them |this |that |my \w+ )?over\b/g, 4],
    // "Should I roll my 401k of 140k to an IRA? … I do a backdoor Roth": what is to be moved, whatever goes in beside it.
    [
      /\b(?:should|can|could|may|do|how (?:do|can|should)) (?:i|we|he|she)(?: \w+)? roll (?:over )?(?:my|our|the|his|her|an?) (?:[\w']+ ){0,2}?(?:401 ?\(?k\)?|403 ?\(?b\)?|457|tsp|plan)(?!\w)/g,
      3,
    ],
    [
      /\b(?:old|previous|former|last|prior|ex-?) ?(?:employers?|jobs?|company|companies|workplace|work)(?:'s)?(?: \w+){0,2} (?:401 ?\(?k|403 ?\(?b|retirement|plan|pension)/g,
      5,
    ],
    [
      /\b(?:old|previous|former|orphaned|forgotten|multiple|two|2|several) (?:\w+ )?(?:401 ?\(?k\)?|403 ?\(?b\)?|tsp|457)s?/g,
      5,
    ],
    [
      /\b(?:401 ?\(?k\)?s?|403 ?\(?b\)?s?|457|tsp|retirement (?:plan|account)s?)(?: \w+){0,4} (?:from|with|at) (?:\w+ ){0,2}?(?:old|previous|former|last|prior) (?:employers?|jobs?|company)/g,
      5,
    ],
    [
      /\b(?:move|moving|transfer(?:ring)?|transport|consolidate|consolidating|combine|merge)(?: \w+){0,5} (?:401|403|457|tsp|retirement account|pension)/g,
      4.5,
    ],
    [/\b(?:cash(?:ing)? out|withdraw(?:ing)?)(?: \w+){0,4} (?:401|403|tsp|pension|retirement)/g, 3.5],
    // "Get it out of the TSP into an IRA", "should the whole thing go to an IRA?", asked of a plan that is there.
    [
      /\bout of (?:the|my|our|his|her|that) (?:old )?(?:401 ?\(?k\)?|403 ?\(?b\)?|457|tsp|plan|retirement plan) (?:and )?(?:in)?to (?:an?|my|the|their|his) (?:\w+ )?ira\b|(?<=\b(?:401 ?\(?k\)?|403 ?\(?b\)?|457\w?|tsp)(?!\w)[\s\S]{0,260})\b(?:should|can|could|would|does|do) (?:i|we|it|all of it|the whole thing|everything|the money|the rest|that|this)(?: all)? (?:go|move|put (?:it|that|everything)|be moved|be rolled)(?: all)? (?:in)?to an? (?:\w+ )?ira\b/g,
      8,
    ],
    // "The judge gave me half of my ex's 401k"
    [
      /\b(?:judge|court|decree|divorce|settlement)(?: \w+)? (?:gave|gives|awarded|awards|got|gets) me (?:half|part|some|a (?:share|part|portion|third)|\d\d ?%)(?: of)? (?:his|her|my ex\S*(?: (?:husband|wife|spouse)\S*)?) (?:old )?(?:401|403|457|tsp|retirement|pension)/g,
      14,
    ],
    // "Two old accounts from hospitals I left. Do I bother combining them?"
    [
      /(?<=\b(?:401 ?\(?k\)?|403 ?\(?b\)?|457\w?|tsp|old (?:retirement )?(?:accounts|plans))(?!\w)[\s\S]{0,260})\b(?:combin(?:e|ing)|consolidat(?:e|ing)|merg(?:e|ing)) (?:them|these|those|the two|both|everything|it all)\b/g,
      6,
    ],
    // "54k in the 401k from that job. Can I just cash it out and how bad would it be": the question is about the plan.
    [
      /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|457|tsp)(?!\w)[^\n]{0,140}\b(?:(?:can|should|could|would|may) (?:i|we)|(?:ok|okay|smart|dumb|stupid|crazy|bad idea) to|what if i|thinking (?:of|about)) (?:just )?(?:cash(?:ing)?|withdraw(?:ing)?|pull(?:ing)?|tak(?:e|ing)|drain(?:ing)?) (?:it|that|this|all of it|everything|the whole thing|some(?: of it)?)(?: all)?(?: out)?\b/g,
      6,
    ],
    [
      /\b(?:left|leaving|quit|changed|changing|switched|switching|new) (?:my |a |the )?(?:jobs?|employers?)\b(?=[^\n]{0,120}(?:401|403|retirement|plan))/g,
      2.5,
    ],
    [/\b(?:what (?:should|do|can) (?:i|we) do with|keep|leave)(?: \w+){0,3} (?:401|403|tsp)\b/g, 2.5],
    // Whoever has left and asks about the plan, asks this, whatever stands between.
    [
      /(?<=\b(?:laid off|let go|fired|retired|retiring|quit|left|leaving|lost my job|switched jobs|changed jobs)\b[\s\S]{0,500})\bwhat (?:should|do|can|would) (?:i|we|you|he|she) do with (?:my |the |that |this |it all in the |his |her )?(?:old )?(?:401|403|457|tsp|plan|retirement)/g,
      9,
    ],
    [
      /\b(?:getting|get|awarded|receiv(?:e|ing)|entitled to) (?:half|part|some|a (?:share|part|portion|third)|\d\d ?%)(?: of)? (?:his|her|my (?:ex|husband|wife|spouse)\S*|the) (?:\w+ )?(?:401|403|457|tsp|retirement|pension)|\bqdro\b/g,
      6,
    ],
    [/\b(?:direct|indirect|trustee[- ]to[- ]trustee|60[- ]day) (?:rollover|transfer)\b/g, 5],
    [/\bin[- ]kind transfer|\bnua\b|\bnet unrealized\b/g, 3],
    // Company stock inside a plan, and what a plan allows from 55 on, are questions of a rollover.
    [
      /\b(?:nua|net unrealized)\b(?=[\s\S]*\b(?:401|plan))|(?<=\b(?:401 ?\(?k|plan)\b[\s\S]{0,300})\b(?:nua|net unrealized)\b|\brule of 55\b(?=[\s\S]*\b(?:401|403|plan|ira))|(?<=\b(?:401 ?\(?k\)?|403 ?\(?b\)?|plan)(?!\w)[\s\S]{0,300})\brule of 55\b/g,
      6,
    ],
    [
      /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|457 ?\(?b?\)?|tsp) (?:from|at|with|through) [\w' ]{1,40}\bi (?:worked|left|used to|quit)\b|\bkeep (?:them|it|both) separate\b(?=[\s\S]*\b(?:merge|combine|consolidat\w+)\b)(?<=\b(?:401|403|457|tsp)[\s\S]{0,300})/g,
      5,
    ],
    [
      /\b(?:left|quit|retired|leaving)\b(?=[^\n]{0,80}\b(?:401|403|457|tsp))(?=[\s\S]*\bbefore (?:age )?59)/g,
      7,
    ],
    [
      /\b(?:moved|went|switched|moving|going) from (?:an? |my |the )?[\w ]{1,30}\b(?:job|work|employer|government|company|school|hospital)\b(?=[\s\S]*\b(?:401|403|457|tsp))/g,
      4,
    ],
    [
      /\b(?:give|giving|split(?:ting)?|owe[sd]?|pay(?:ing)?) (?:(?:my|with my) )?(?:ex|ex-?(?:wife|husband)|wife|husband|spouse)\b[^.?!\n]{0,30}\bof (?:my|the) (?:401|403|457|tsp|pension|retirement)/g,
      7,
    ],
  ],
  lump_sum_invest: [
    [
      /\b(?:put|putting) (?:most|all|half|some|part) of (?:it|this|that|the money) (?:in|into) (?:the )?(?:stock )?market\b/g,
      4,
    ],
    // "18k that I won't need for ten years": money with a time is to be placed.
    [
      /\d[\d,.]{0,12} ?(?:k|thousand|grand|dollars)?\b[^.?!\n]{0,30} (?:i|we) (?:won't|don't|will not|do not) (?:need|touch|use)(?: it)? (?:for|until|till)\b/g,
      3.5,
    ],
    [
      /\bwhere should (?:the|that|this) \$?(?:\d[\d,.]{0,12}(?: ?k)?|[a-z]+(?:-[a-z]+)? (?:thousand|hundred|grand))(?: dollars)? go\b/g,
      3,
    ],
    // "How should I invest 50k?"
    [
      /\bhow (?:should|do|would|can|could) (?:i|we) (?:best )?invest (?:the |my |our |this |about |around )*\$?\d[\d,.]{0,14}(?: ?k| ?thousand| ?grand| ?million)?\b(?! (?:a|per|each|every) )/g,
      9,
    ],
    // "I just got a 30k bonus": who opens with money that came asks what to do with it.
    [
      /(?<=^[^.?!\n]{0,40})\b(?:got|received|getting|will get|have) (?:an? |my |our |about |around )*\$?\d[\d,.]{0,14}k? (?:[\w-]+ )?(?:bonus|settlement|payout|windfall|gift|inheritance)\b(?! of\b)/g,
      4.5,
    ],
    [/\bcds?\b[^\n.?!]{0,60}\b(?:matur(?:es|ed|ing)|comes? due|coming due|is up|expires?)\b/g, 5],
    [
      /\b(?:\d[\d,.]{0,12}k?|grand|thousand|cash|money|dollars)\b[^\n]{0,24}\b(?:in|sitting in) (?:my |our |the )?(?:checking|savings|bank)(?: account)? (?:doing nothing|earning nothing|just sitting|not earning|idle)/g,
      5,
    ],
    [/\b(?:doing nothing|sitting idle|sitting there|just sitting)\b/g, 2],
    [
      /\b(?:this|that|the) (?:money|cash|sum) (?:go|be put|belong)\b|\bshould (?:this|that|the) (?:money|cash)\b/g,
      3.2,
    ],
    [
      /\b(?:put|park|keep|hold|stash|leave) (?:it|this|that|the (?:money|cash|funds|proceeds|rest)) (?:in the )?(?:meanwhile|meantime|for now|until then|till then|while we wait)\b/g,
      5,
    ],
    [/\bproceeds (?:of|from) (?:the|a|my|our) (?:\w+ )?sale\b/g, 2.2],
    [/\bsold (?:my|our|the) (?:business|company|practice|land|rental|house|home|boat)\b/g, 2.4],
    // The fund that is there already is not what the question is about.
    [
      /\b(?:bonus|inheritance|settlement|windfall|gift)\b[^\n]{0,160}\bwhat (?:should|do|would|can) (?:i|we|you) do with (?:it|this)\b/g,
      3.5,
    ],
    [/\bbest use of (?:the |my |our )?(?:funds|money|cash|savings|\$?\d)/g, 4],
    [
      /\bhave \$?\d[\d,.]{0,12} ?k?(?: \w+){0,2} in (?:an? |my |our )?(?:\w+ ){0,2}(?:checking|savings|bank|cash)/g,
      2.8,
    ],
    [
      /\bwhat (?:to|should i|should we|do i) do with \$?(?!40[13]\b|40[13] ?\(?[kb]|457)\d[\d,.]{0,12} ?k?\b/g,
      3,
    ],
    [
      /\$ ?\d[\d,.]{0,12}(?: ?(?:k|m|mil|million|thousand|grand))?(?=[^\n]{0,50}\binvest)|\b\d[\d,.]{0,12} ?(?:k|grand|thousand|mil|million)\b(?=[^\n]{0,50}\binvest)/g,
      2.6,
    ],
    [
      /\binvest(?:ing)?\b(?=[^\n]{0,40}(?:\$ ?\d|\b\d[\d,.]{0,12} ?(?:k|grand|thousand|mil|million)\b))(?![^\n]{0,40}(?:a|per|each|every|\/) ?month)/g,
      2.6,
    ],
    [/\bsplit \$?\d/g, 3],
    [
      /\b(?:cash(?:ed|ing) out|sold|selling|liquidat(?:ed|ing)) \$?\d[\d,.]{0,14}k? (?:worth )?(?:of|in) (?:\w+ )?(?:stocks?|shares|rsus?)\b[\s\S]{0,60}\b(?:where|what)\b/g,
      4,
    ],
    [
      /\b(?:money|cash|bonus|cd|savings)\b(?=[^\n]{0,60}\b(?:into the market|invest it|where should it go|what (?:now|next)|put it to work|sidelines))/g,
      3,
    ],
    [/\bbig chunk\b|\bextra cash\b|\bspare cash\b|\bon the sidelines\b|\bmaturing cd\b/g, 2.5],
    [
      /\bhave \$?\d[\d,.]{0,12} ?(?:k|thousand|grand)?(?: \w+){0,6},? (?:what now|now what|what next|ideas|suggestions|any ideas)/g,
      4.5,
    ],
    [/\bdiversified portfolio\b|\bportfolio recommendation\b/g, 2],
    [/\binvest(?:ing)?(?: \w+){0,2} (?:at once|now or)/g, 3],
    [/\bone[- ]time invest(?:ment)?\b/g, 8],
    [
      /(?<!\bpension (?:\w+ ){0,3})\blump[- ]sum\b(?! (?:pension|payout|social|or (?:\w+ ){0,3}(?:monthly|a month|per month|annuity)))/g,
      5,
    ],
    [/\b(?:dollar[- ]cost averag\w+|dca)\b/g, 4],
    [
      /\b(?:i|we) (?:have|got|have got|'ve got)(?: \w+){0,4} \$?\d[\d,.]{0,12}k?(?! (?:saved )?in (?:the|an?|my|our|his|her|their) 529)(?: \w+){0,6}[^\n]{0,60}(?:how|where|what)(?: \w+){0,4} (?:invest|put|do with)/g,
      5,
    ],
    [/\$?\d[\d,.]{0,12}(?:k|m)?(?: \w+){0,5} (?:sitting|just sitting|lying around|idle|burning a hole)/g, 4],
    [
      /\b(?:invest|investing|put|park|allocate|deploy)(?: \w+){0,3} \$?\d[\d,.]{0,12}(?:k|m| thousand| grand| million| mil)?\b(?![\d,.])(?! ?(?:%|percent))(?! (?:extra|more)\b)(?!(?: each)?(?: ?\/ ?| a | per | each | every )(?:mo|month|week|paycheck|check)\b| monthly\b)/g,
      3.5,
    ],
    [
      /\bwhat (?:to|should i|should we|do i|would you) do with(?: \w+){0,3} \$?(?!40[13]\b|40[13] ?\(?[kb]|457|529)\d[\d,.]{0,12}/g,
      4.5,
    ],
    [/\b(?:best use of|do with|invest)(?: \w+){0,2} (?:money|cash|funds|savings|extra cash)\b/g, 2],
    [/\b(?:all at once|spread it out|spread it over|all in now|in one go|time the market)\b/g, 3],
    [/\bportfolio (?:recommendation|for \$?\d)|\b(?:recommendation|portfolio|allocation) for \$?\d/g, 4.5],
    [/\bextra (?:money|cash) (?:to invest|sitting)/g, 3],
    [/\b\d+ ?k(?: \w+){0,2} (?:saved|in (?:my )?(?:checking|savings|cash))\b/g, 1.5],
  ],
  term_life: [
    [
      /(?<=\b(?:coverage|insurance) (?:through|at|from|thru) (?:my )?(?:work|job)\b[\s\S]{0,60})\bhow much more do (?:we|i) need\b/g,
      8,
    ],
    [
      /(?<!\b(?:mortgage|loan|refinanc\w*|bond|cd|treasury)\b[^.?!\n]{0,40})\b(?:want|like|need|get|buy|buying|about|considering) an? (?:ten|fifteen|twenty|thirty|10|15|20|25|30)[- ]year term\b(?! (?:loan|mortgage|deposit|cd|note))/g,
      4.5,
    ],
    // "I support my mother and my son … 30 a month for insurance"
    [
      /(?<=\bi (?:support|provide for|take care of) (?:my|our|two|three|\d)\b[\s\S]{0,240})(?<!\b(?:car|auto|health|home|renters?|disability|medical|dental|pet|unemployment) )\binsurance\b(?! (?:on|for) (?:the|my|our) (?:car|house|home|truck))/g,
      5,
    ],
    // "I have 2x salary through work and nothing else": cover at work goes by the pay.
    [
      /\b(?:\d(?:\.5)?|one|two|three|four|five) ?(?:x|times) (?:my |his |her |our )?(?:salary|pay|income) (?:through|thru|from|at|via) (?:my |his |her |our )?(?:work|job|employer)\b/g,
      5,
    ],
    // A policy that nothing else is told of is one on a life.
    [
      /\b(?:what|which) (?:kind of |size |type of )?policy (?:should|do|would|could) (?:i|we) (?:look at|look for|get|buy|need|take out|consider)\b/g,
      4,
    ],
    // "Would 400k on each of us do it?", "is 250 each enough?", beside a family.
    [/\b\d{3}(?:k|,000)(?: term)?(?: policy)? on (?:each|both) of us\b/g, 6],
    [
      /(?<=\b(?:insur\w+|polic(?:y|ies)|coverage)\b[\s\S]{0,160})\b(?:is (?:\d{3}k?|that|it)(?: each)? enough\b|how much do we (?:each|both) need\b)(?! (?:for|to) (?:retire|live))/g,
      6,
    ],
    [
      /(?<=\b(?:baby|kids?|wife|husband|son|daughter|children)\b[\s\S]{0,120})\b(?:get|getting|be|become) insured\b(?! (?:car|home))/g,
      4,
    ],
    // "500k or 250k for 15 years", of a parent.
    [
      /(?<=\b(?:kids?|son|daughter|mom|dad|children|baby)\b[\s\S]{0,300})\b\d{3}k or (?:an? )?\d{3}k for (?:10|15|20|25|30) (?:years|yrs)\b(?! (?:fixed|mortgage|loan))/g,
      8,
    ],
    [
      /\b\d[\d,.]{0,14}(?:k|m) (?:\d\d[- ]?(?:year|yr) )?term\b(?! (?:loan|cd))(?=[^\n]{0,60}\b(?:drop|cancel|keep|renew|replace|extend|let it (?:go|lapse))\b)/g,
      7,
    ],
    [/\b(?:enough|how much|what's enough|whats enough) life(?= ?(?:$|[?.!]))/g, 8],
    [/\bno (?:life )?(?:insurance|coverage) on either (?:one )?of us\b/g, 5],
    [
      /\bhow much (?:life )?cover(?:age)? (?:would|should|do|is|makes)\b(?! (?:the|my|our) (?:car|home|house|renters))/g,
      5,
    ],
    // "He has 500k through work. How much do we each need?"
    [
      /(?<=\b(?:through|from|at|with) (?:his|her|my) (?:work|job|employer)\b[\s\S]{0,200}|\bthrough work\b[\s\S]{0,200})\bhow much (?:do|would|should) (?:we|he|she|i)(?: each| both)? need\b(?! to (?:save|retire|put))/g,
      5,
    ],
    // Asked that plainly, it is asked whatever was told before.
    [
      /\bhow much (?:more )?(?:life |term )?(?:cover|coverage|life insurance) (?:do|should|would) (?:i|we) (?:need|have|get|carry|buy)\b(?! (?:for|on) (?:the|my|our) (?:car|house|home|truck|trip))/g,
      26,
    ],
    // "The agent quoted 41/month for 20 years."
    [
      /\bquoted?\b[^.?!\n]{0,30}(?:\/|\ba |\bper )mo(?:nth)?\b[^.?!\n]{0,12}\bfor (?:a )?(?:10|15|20|25|30) (?:years|yrs)\b/g,
      7,
    ],
    [
      /\b(?:10|15|20|25|30)[- ]?yr term\b|\b\d{3}k (?:10|15|20|25|30)[- ]?(?:yr|year)\b(?! (?:fixed|mortgage|loan|old))/g,
      6,
    ],
    [
      /\b(?:told|said|recommend\w*|heard|need|get) (?:\w+ ){0,3}\d\dx (?:each|(?:my|his|her|our|your) (?:income|salary|pay))\b/g,
      6,
    ],
    [/\bhow much (?:sgli|vgli|fegli)\b|\b(?:sgli|vgli|fegli)\b[^\n]{0,20}\benough\b/g, 5],
    [/\b(?:need|keep|drop|cancel) (?:my|our|the|this)(?: \$?[\d,.]{1,15}k?)? term\b/g, 5],
    // "How much insurance?", of whoever speaks of a family and of no other kind of insurance.
    [
      /(?<=\b(?:kids?|wife|husband|spouse|son|daughter|children|baby|family)\b[\s\S]{0,400})(?<!\b(?:car|auto|vehicle|health|home|house|homeowners?|renters?|medical|dental|travel|flood|pet|disability|umbrella|care|liability) (?:insurance|policy|coverage|plan)\b[\s\S]{0,400})\b(?:how much|do (?:i|we|either of us)(?: even| really)? need(?: any| more)?) insurance\b(?! (?:on|for) (?:the|my|our) (?:car|house|home|truck|trip|boat))/g,
      6,
    ],
    [
      /\b(?:can|could|able to|willing to|afford to|want to)(?: only| maybe)? (?:pay|spend|afford)\b[^.?!\n]{0,24}\b(?:for|on) (?:term )?life insurance\b/g,
      8,
    ],
    [/\$?\b\d[\d,.]{0,14}(?:k|m| million)? (?:life )?polic(?:y|ies)\b(?! (?:number|year))/g, 3.5],
    // "I have 500k term till 2041": cover that is there.
    [
      /\b\d[\d,.]{0,14}(?:k|m| million)? (?:\d\d[- ]?(?:year|yr) )?(?:level )?term\b(?! (?:loans?|deposit|cds?|goals?|limits?|rate|care|bonds?|sheet|paper))(?=[^\n]{0,160}\b(?:how much|enough|more|need|she|he|wife|husband|kids?)\b)/g,
      4.5,
    ],
    [
      /\bterm (?:life )?(?:insurance|polic(?:y|ies)|life)\b[^.?!\n]{0,30}\b(?:ends?|ending|expir\w+|laps\w+|runs? out|is up)\b/g,
      8,
    ],
    // "I have a 300k term ending next year. Renew it?"
    [/\b\d[\d,.]{0,14}(?:k|m)? term(?: that)?(?: is)? (?:ends?|ending|expir\w+|runs? out|is up)\b/g, 14],
    // "Want to make sure she's taken care of if I die": what others would live on.
    [
      /\b(?:taken care of|provided for|looked after|protected|okay|ok|fine|covered)\b[^.?!\n]{0,24}\b(?:if|when|in case) (?:i (?:die|died|pass|passed|go|am gone)|i'm gone|something happens? to (?:me|us|him|her))\b/g,
      12,
    ],
    // "How much term should each of us get?"
    [
      /\bhow much (?:term|life)(?: life)?(?: insurance| cover(?:age)?)? (?:should|do|does|would|must) (?:each|both|i|we|he|she|my)\b/g,
      14,
    ],
    // "What term and how much?", "How much term?"
    [
      /\bhow much term\b(?=\W*(?:$|\?|do (?:i|we) need|should (?:i|we)))|\bwhat term(?: length)? and how (?:much|big)\b|\bhow much and (?:what|which|how long a) term\b/g,
      14,
    ],
    [/\b(?:how (?:big|large)|what size)(?: of)? (?:an? )?(?:policy|benefit|death benefit)\b/g, 4.5],
    [
      /\b\d[\d,]{0,9}k? (?:of |in )?coverage\b(?=[^\n]{0,50}\b(?:kids?|child|toddler|baby|family|wife|husband|spouse))/g,
      3.5,
    ],
    [/\bdeath benefit\b/g, 3.5],
    [/\bhow much (?:life )?cover(?:age)? (?:do|should|would) (?:i|we)\b/g, 3.5],
    [
      /\b(?:insurance|coverage) (?:from|through|at|via) (?:my |our )?(?:job|work|employer)\b(?=[^\n]{0,40}\b(?:enough|protect|family|wife|husband|kids|die))/g,
      4,
    ],
    [
      /\b(?:if|when|in case) (?:i|we|my (?:wife|husband|spouse)|one of us|the breadwinner|something happens to (?:me|us)) (?:pass(?:es)?(?: away)?|die[sd]?|(?:is|am|are) gone|to me|to us)\b(?=[^\n]{0,60}\b(?:kids|family|wife|husband|children|ok|okay|afford|pay))|\b(?:kids|family|wife|husband|children)\b[^\n]{0,30}\b(?:if|when) i (?:pass|die)/g,
      4,
    ],
    [/\b(?:of|in) term\b|\bmy (?:\w+ )?term insurance\b/g, 3.5],
    [/\bcoverage\b(?=[^\n]{0,60}\b(?:stays? (?:at )?home|kids|if i die|dies|work provides))/g, 3],
    [
      /\binsured for\b|\binsure my life\b|\bgroup policy\b|\breturn of premium\b|\bterm (?:is|policy|coverage|insurance|ends?)\b|\b(?:10|15|20|25|30)[- ]year term\b/g,
      3,
    ],
    [/\b(?:one of us|either of us|my husband|my wife|i) (?:dies?|died|passes)\b/g, 2.5],
    [/\bmy (?:term|policy|coverage)\b/g, 1.5],
    [/\binsurance policy\b/g, 1.2],
    [/\bterm[- ]life\b/g, 7],
    [/\blife insurance\b(?! (?:payout|proceeds|money|policy money))/g, 5.5],
    // "My work gives me a year's pay in life insurance. Do I need any more?"
    [
      /\blife insurance\b[^?]{0,60}[.;] (?:so )?(?:do|should|would) (?:i|we) (?:really )?(?:need|get|buy|have|carry) (?:any |some |even )?more\b/g,
      8,
    ],
    // "Should I get life insurance?", whatever stands before it.
    [
      /\b(?:should|do|does|would) (?:i|we|he|she|my (?:wife|husband|spouse|partner)) (?:even |really |also |each |both )*(?:get|buy|need|want|carry|take out)(?: \w+){0,2} (?:life insurance|term (?:life|insurance|polic(?:y|ies))|life polic(?:y|ies)|life cover)\b[^.?!\n]{0,30}\?/g,
      8,
    ],
    [
      /\b(?:term|whole|universal|permanent|variable)(?:[- ]life)? (?:insurance|policy|policies|coverage)\b/g,
      6,
    ],
    [
      /(?<!\b(?:my|his|her|their|our|your) )\bwhole life\b|\bwhole life (?=(?:polic|insur|cover|plan|cash|has|with|worth))|\buniversal life\b|\b(?:iul|vul)\b/g,
      5,
    ],
    [/\b(?:\d+|twenty|thirty|ten)[- ]year term\b/g, 4],
    [/\b(?:if i (?:die|died|pass|passed)|when i die|something happens to me|breadwinner dies)\b/g, 2.5],
    [/\b(?:death benefit|cash value|insurable|beneficiar(?:y|ies) of my life)\b/g, 2.5],
    [/\b(?:life policy|life cover(?:age)?|group life)\b(?! insurance)/g, 5],
  ],
  roth_vs_traditional: [
    // "Everyone my age says Roth, but is that right for me?", told of a plan that takes it.
    [
      /\b(?:says?|saying|recommends?|told me|tells me|pushes|swears by)(?: (?:to|i|that|should|go|do|use|pick|all|the|it's|is))* roth\b(?=[^\n]{0,90}\?)|\b(?:plan|401 ?\(?k\)?|403 ?\(?b\)?|457\w?|tsp|job|work|employer) (?:also |now )?(?:lets|allows|offers|gives) (?:me|us) (?:to )?(?:do |choose |pick |use |a )*roth\b(?! ira)/g,
      6,
    ],
    // "Should we still do pre tax 401k or switch to Roth?"
    [
      /\b(?:pre[- ]?tax|traditional|trad)\b[^.;!?\n]{0,30}\b(?:or|vs\.?|versus)\b[^.;!?\n]{0,30}\broth\b(?=[^.!\n]*(?:\?|$))|\broth\b[^.;!?\n]{0,30}\b(?:or|vs\.?|versus)\b[^.;!?\n]{0,30}\b(?:pre[- ]?tax|traditional)\b/g,
      6,
    ],
    [
      /\bhow much (?:of it )?(?:should|can|could|would|do) (?:i|we) convert\b(?! (?:to|into) (?:term|cash|dollars))/g,
      8,
    ],
    // "410,000 in a regular IRA … Would converting still make sense?"
    [
      /(?<=\b(?:iras?|401 ?\(?k\)?|403 ?\(?b\)?|tsp)\b[\s\S]{0,300})\b(?:would|does|is|should i be|worth|start|stop|keep|about) converting\b(?! (?:to a |it |this |the )*(?:term|lean|cash))/g,
      6,
    ],
    [
      /\b(?:does|would|is|will) (?:an? |the )?roth(?: ira| 401 ?\(?k\)?)? (?:make sense|right|worth|a good|better|smart|the right|make more sense)/g,
      6,
    ],
    // "Should contributions be Roth?", "can we do a Roth IRA?": asked in so many words, whatever was told before.
    [
      /(?<![^.?!\n])(?![^.?!\n]*\b(?:pay|debts?|loans?|cards?|roll(?:ing|over|ed)?|mortgage|house|emergency|hsa|529|brokerage|college|first|both|max(?:ing)?|invest|save|saving|how much|withdraw|take out|open|contribute to)\b)[^.?!\n]*\b(?:should|can|could|do|are|am) (?:i|we|(?:my |our |the )?contributions|(?:my|our) (?:401|403|457|tsp|wife|husband))\b[^.?!\n]*\broth\b[^.?!\n]*\?/g,
      8,
    ],
    [
      /\bpre-?tax\b[^\n]{0,12}\b(?:or|vs\.?|versus)\b[^\n]{0,14}\b(?:after[- ]?tax|post[- ]?tax|roth)|\b(?:roth|after[- ]?tax|post[- ]?tax)\b[^\n]{0,12}\b(?:or|vs\.?|versus)\b[^\n]{0,10}\bpre-?tax/g,
      6,
    ],
    [
      /\b(?:deduction|deductible|tax break) (?:now )?(?:vs\.?|versus|or) (?:\w+ )?tax[- ]free\b|\btraditional\b[^\n]{0,24}\btax[- ]free/g,
      6,
    ],
    [/\bwhich (?:type|kind) of ira\b|\bbracket\b[^\n]{0,40}\bira\b/g, 4],
    [
      /\b(?:roth|pre-?tax)\b(?=[^\n]{0,60}\b(?:better|beat|worth|instead|switch|rate|bracket|which|or|recharacteriz\w+|five[- ]year|5[- ]year))/g,
      3,
    ],
    [/\brecharacteriz\w+|\bconversions?\b|\bfive[- ]year rule\b|\b5[- ]year rule\b/g, 2.5],
    [
      /\b(?:make|earn|income) (?:too much|limits?)(?: \w+){0,3} roth\b|\bcan(?:'t|not| no longer)(?: \w+){0,3} (?:contribute|fund)(?: \w+){0,3} roth\b|\bincome limit\b/g,
      3.5,
    ],
    [
      /\b(?:pay(?:ing)?|taxed) (?:the )?(?:tax(?:es)? )?now (?:or|vs|versus|instead of)(?: pay(?: it)?)? later\b/g,
      5,
    ],
    [/\bconvert (?:\$?\d|it|some|part|all)/g, 2.5],
    // "300,000 in a traditional IRA. Should I convert any of it?"
    [
      /(?<=\b(?:iras?|401 ?\(?k\)?|403 ?\(?b\)?|tsp)(?!\w)[\s\S]{0,300})\b(?:should|can|could|do|would|to|start) (?:(?:i|we|it) )?(?:be )?convert(?:ing)? (?:any|some|part|all|most|half|a (?:bit|little|part|piece)) (?:of )?(?:it|that|this|them|mine|ours)?/g,
      7,
    ],
    [/\bdeductible (?:ira )?contributions?\b|\btraditional\b/g, 1.4],
    [/\broth (?:vs\.?|versus|or|over|and) (?:a )?(?:traditional|trad|pre-?tax|regular)/g, 8],
    // "…. Roth IRA or traditional IRA?": asked in so many words at the end, whatever was told before.
    [
      /\broth(?: (?:iras?|401 ?\(?k\)?|403 ?\(?b\)?|457|tsp|contributions?|money))?,? (?:or|vs\.?|versus) (?:an? |the )?(?:traditional|trad|pre-?tax)\b[^.?!\n]{0,24}\?|\b(?:traditional|trad|pre-?tax)(?: (?:iras?|401 ?\(?k\)?|403 ?\(?b\)?|457|tsp|contributions?|money))?,? (?:or|vs\.?|versus) (?:an? |the )?roth\b[^.?!\n]{0,24}\?/g,
      8,
    ],
    [
      /\b(?:traditional|trad|pre-?tax)(?: ira| 401 ?\(?k\)?)? (?:vs\.?|versus|or|over|to|and)(?: \w+){0,2} roth\b/g,
      7,
    ],
    [/\broth (?:ira |401 ?\(?k\)? )?conver(?:sion|sions|t|ting)\b/g, 6],
    [/\bconver(?:t|ting|sion|ted)\b(?=[^.\n]{0,50}\b(?:roth|ira)\b)/g, 5],
    [/\b(?:mega )?back ?door\b/g, 5.5],
    [/\broth[- ](?:401|403|tsp)/g, 2.5],
    [/\broth(?: ira)?\b/g, 1.4],
    [/\b(?:traditional|deductible) (?:ira|401 ?\(?k\)?)\b/g, 2],
    [/\bpro[- ]?rata\b/g, 4],
    [/\b(?:pre-?tax|after-?tax|post-?tax)\b(?=[^.\n]{0,60}(?:401|ira|contribution))/g, 2],
    [/\bpay (?:the )?tax(?:es)? now or later\b/g, 4],
    // "Would converting 50,000 a year to Roth make sense before we take Social Security?"
    [
      /\bconvert(?:ing)? (?:about |around )?\$?\d[\d,.]{0,14}k?(?: dollars)?(?: (?:a|per|each|every) year)?(?: (?:of|from) [\w ]{1,30}?)? (?:in)?to (?:a )?roth\b/g,
      8,
    ],
    [/\bcatch-?ups?(?: contributions?)?\b(?=[^.?!\n]{0,30}\b(?:roth|traditional|pre-?tax)\b)/g, 5],
    [/\broth ladder\b|\bconversion ladder\b/g, 5],
  ],
  debt_payoff: [
    // "3 months behind on my mortgage … and 6k on a card": what is late and what else is owed.
    [
      /\bbehind (?:on|with) (?:my|our|the) (?:mortgage|house(?: payments?)?)\b(?=[\s\S]{0,200}\b(?:cards?|loans?|debts?)\b)|\b(?:cards?|loans?|debts?)\b[\s\S]{0,200}\bbehind (?:on|with) (?:my|our|the) (?:mortgage|house(?: payments?)?)\b/g,
      9,
    ],
    // "Should I stop contributing to my 401k to pay off the cards?"
    [
      /\b(?:stop|pause|paus(?:e|ing)|stopping|cut(?:ting)?(?: back)?|lower(?:ing)?|reduc(?:e|ing)|quit|halt|suspend)\b[^.?!\n]{0,40}\b(?:401 ?\(?k\)?|403 ?\(?b\)?|tsp|retirement|contribut\w*)(?!\w)[^.?!\n]{0,30}\b(?:to|and|so i can|until i|while i)\b[^.?!\n]{0,10}\b(?:pay(?:ing)?(?: off| down)?|kill|clear|wipe out|knock out|attack|get rid of|throw)\b[^.?!\n]{0,40}\b(?:cards?|credit|debts?|loans?)\b/g,
      12,
    ],
    // "Should I use my savings to pay off the car?"
    [
      /\b(?:use|using|take|taking|pull|tap|drain|dip(?:ping)? into) (?:some of |part of |all of )?(?:my|our|the) (?:\w+ )?(?:savings?|emergency fund|cash)\b[^.?!\n]{0,12}\bto (?:pay (?:off|down)|knock out|clear|wipe out|get rid of)\b|\bpay(?:ing)? (?:off|down)\b[^.?!\n]{0,40}\b(?:loans?|cards?|car|truck|debts?)\b[^.?!\n]{0,30}\b(?:with|from|out of|using) (?:my|our|some of (?:my|our)) (?:\w+ )?savings\b/g,
      9,
    ],
    // "12,000 on two cards … How do I get rid of this before I retire?"
    [
      /(?<=\b(?:cards?|loans?|debts?|owe)\b[\s\S]{0,300})\bhow (?:do|can|should|would) (?:i|we) (?:get rid of|get out from under|dig out of|clear|knock out|wipe out) (?:it|this|that|them|these|all of it)\b/g,
      8,
    ],
    // "How quickly can we pay it down?", of a credit line.
    [
      /(?<=\b(?:helocs?|home[- ]equity (?:lines?|loans?)|credit lines?|line of credit)\b[\s\S]{0,240})\bhow (?:fast|quickly|soon|long|best|do|can|should|would)\b[^.?!\n]{0,30}\b(?:pay|get rid of|clear|wipe out)\b[^.?!\n]{0,16}(?:\bdown\b|\boff\b|\?)/g,
      8,
    ],
    // "Should we put extra money on the house or the card?"
    [
      /\b(?:on|to|toward|towards|at|pay(?: off| down)?|into|pay extra on) (?:the |our |my )?(?:house|mortgage|home loan)(?: first)?,? or (?:on |to |toward |towards |at |into |pay(?: off| down)? )?(?:the |our |my |this |that )?(?:credit )?(?:cards?|loans?|car|truck|debts?|student loans?)\b|\b(?:on|to|toward|towards|at|pay(?: off| down)?|into) (?:the |our |my |this |that )?(?:credit )?(?:cards?|car|truck|debts?|student loans?)(?: first)?,? or (?:on |to |toward |towards |at |into |pay(?: off| down)? )?(?:the |our |my )?(?:house|mortgage|home loan)\b/g,
      7,
    ],
    [
      /\b(?:owe|owing|owes)\b[^.?!\n]{0,30}\b(?:irs|back taxes)\b[^.?!\n]{0,60}\b(?:installment|payment plan|\d+ (?:a|per) month|pay(?:ing)? (?:it |them )?(?:off|down|back))/g,
      5,
    ],
    [
      /\b(?:hospital|clinic|emergency room|er|surgeon|dentist|doctor)(?:'s office)? (?:has |just )?(?:billed|charged|sent) (?:me|us)\b/g,
      4,
    ],
    // "In what order should we pay them?", of debts that were told.
    [
      /\b(?:in (?:what|which) order|which (?:debt|card|loan|one|balance|bill)s?|what)\b[^.?!\n]{0,24}\b(?:pay|pay (?:off|down)|tackle|attack|clear|goes?|come|get rid of)\b[^.?!\n]{0,16}(?:\bfirst\b|(?<=\border\b[^.?!\n]{0,60})(?=\?))(?<=\b(?:owe|debts?|loans?|cards?|credit line|line|heloc)\b[\s\S]{0,400})/g,
      7,
    ],
    [
      /\bbuy[- ]now[- ,]+pay[- ]later\b|\bbnpl\b|\b(?:klarna|afterpay|affirm) (?:plans?|loans?|payments?)\b/g,
      3,
    ],
    [
      /\b(?:to |toward )?(?:the |my |our )?(?<!student )(?:loans?|debts?|cards?) or (?:to |toward )?(?:invest|stocks|the market|index)\w*/g,
      4,
    ],
    // "How should I pay off my debts?"
    [
      /\bhow (?:should|do|can|would|could) (?:i|we) (?:best |even )?(?:pay off|pay down|tackle|attack|get rid of|get out of) (?:my |our |the |these |this |all )*(?:credit card |card |consumer )?(?:debts?|cards)\b|\bwhich (?:debts?|cards?|loans?) (?:should|do) (?:i|we) (?:pay|tackle|attack)[^.?!\n]{0,20}\bfirst\b/g,
      12,
    ],
    // "I owe the IRS 7,000 … a card 2,000 … How do I pay this?": tax that is owed is one debt of several.
    [
      /\bowe (?:the )?(?:irs|state)\b(?=[^\n]{0,120}\b(?:cards?|(?:car|personal|student) loans?)\b)(?=[^\n]{0,260}\b(?:how|which|what)\b[^.?!\n]{0,24}\bpay\b)/g,
      8,
    ],
    // Debts told one by one, and what can go to them.
    [
      /\b(?:total debts? (?:is|of|are|comes to)|(?:put|send|throw|pay) \$?\d[\d,.]{0,14}k? ?(?:(?:a|per|each) month |\/mo )?(?:toward|towards|at|on) (?:my |our |the |all )?(?:debts?|cards))\b/g,
      4,
    ],
    // "Should I use some of it to wipe the cards?", "pay back the 401k loan or the card?"
    [
      /\b(?:use|take|put)\b (?:some|part|half|all|any) of (?:it|that|this|them)\b[^.?!\n]{0,8}\bto (?:kill|pay(?: off| down)?|clear|wipe(?: out)?|knock out|get rid of|eliminate)\b[^.?!\n]{0,16}\b(?:cards?|debts?|loans?|balances?)\b/g,
      9,
    ],
    [
      /\bpay(?:ing)? (?:back|off|down) (?:the|my|our) (?:\w+ ){0,2}(?:loan|card|debt)s? or (?:the|my|our) (?:\w+ )?(?:cards?|loans?|debts?)\b/g,
      14,
    ],
    // "Take from the 401k to kill the card?": a debt, and one way to pay it.
    [
      /\b(?:take|pull|borrow|withdraw|cash|raid|use)\b[^.?!\n]{0,30}\b(?:401 ?\(?k\)?|403 ?\(?b\)?|tsp|iras?|roth|retirement)(?!\w)[^.?!\n]{0,20}\bto (?:kill|pay(?: off| down)?|clear|wipe out|knock out|get rid of|eliminate)\b[^.?!\n]{0,20}\b(?:cards?|debts?|loans?|credit|it|them)\b/g,
      9,
    ],
    // "3 cards, 15k total, I can put 700 a month": money that goes to what is owed.
    [
      /\b(?:cards?|loans?|debts?|owe)\b(?=[^\n]{0,160}\b(?:put|throw|pay|send|have)(?: \w+){0,4} \$?\d[\d,.]{0,8}k?(?: extra| more)?(?: ?\/ ?| a | per | each | every )(?:mo|month|week|paycheck|check)\b)(?=[^\n]{0,200}\b(?:how long|how soon|when|which|what order|done|debt[- ]free|first)\b)/g,
      2.5,
    ],
    // "6k on my cc"
    [/\b(?:my|the|our|this|that|one|on|in) (?:two |three |both )?ccs?\b/g, 2],
    // "Should I pay it off or invest?", said of a loan.
    [
      /\bpay(?:ing)? (?:it|them|this|that)(?: all)? off or (?:just )?(?:invest|save)\b(?<=\b(?:loan|card|cards|loans)\b[\s\S]{0,160})/g,
      3.5,
    ],
    [
      /\bdig(?:ging)? (?:myself|ourselves|me|us) out\b|\b(?:climb|get) out of (?:this |the )?(?:debt|hole)\b/g,
      5,
    ],
    [
      /\b(?:0|zero) ?(?:%|percent)? (?:apr )?(?:balance )?transfers?\b|\bbalance transfers?\b|\btransfer offers?\b/g,
      4,
    ],
    [
      /\bpay(?:off|[- ]down) (?:schedule|plan|order|calendar)\b|\bowe (?:money )?(?:everywhere|everyone|everybody|so many)/g,
      4,
    ],
    // Those who buy old debts, and the papers that they send.
    [
      /\b(?:midland (?:credit|funding)|lvnv|portfolio recovery|cavalry spv|midland (?=(?:is |has )?su(?:ed|ing)\b))|(?<=\b(?:summons|papers|sued|lawsuit|letter) (?:from|by) )midland\b|\b(?:court summons|served (?:with )?court papers)\b(?![^.!?\n]{0,40}\b(?:jury|divorce|custody|traffic)\b)/g,
      4,
    ],
    // Who is late on a loan, a card or a bill asks for help with what is owed.
    [
      /\b(?:behind|past[- ]due|delinquent|late) (?:on|with) (?:\w+ ){0,3}?(?:car|truck|auto|cards?|credit|payments?|bills?|loans?|debts?|visa|discover|electric\w*)\b|\bpast due \$?\d|\bmissed (?:\w+ ){1,3}payments?\b|\bgarnish\w*|\brepo(?:ssess\w*|'d|ed)?\b/g,
      4,
    ],
    [
      /\b(?:klarna|affirm|afterpay|sezzle):? \$?\d|\b(?:hospital|medical) bills? (?:of |for |is |was )?(?:about )?\$?\d/g,
      3.5,
    ],
    [/\bbalance transfers?\b|\bminimums?\b/g, 2.5],
    [/\bdeferred[- ]interest\b/g, 4],
    // "Should I use the HELOC to pay the cards?" is asked about the cards.
    [
      /\b(?:heloc|home equity(?: (?:loan|line))?|401 ?\(?k\)?(?: loan)?|personal loan) to (?:pay|clear|wipe|consolidate|kill)(?: \w+){0,4} (?:cards?|debts?)\b/g,
      5,
    ],
    [
      /\b(?:credit ?cards?|cards|visa|mastercard|amex|discover|citi)\b(?! (?:approval|application|rewards?|offers?|points?|score|limit|account))/g,
      1.3,
    ],
    [
      /\bowe \$?\d|\bowing\b|\bminimum payments?\b|\bnever goes down\b|\bpay(?:ing)? (?:it|them|this)? ?(?:off|down)\b|\bpay(?:ing)? off(?: \w+){0,3} (?:early|first)\b/g,
      1.8,
    ],
    [/\bdebt[- ](?:free|settlement|consolidation|relief|snowball|avalanche|payoff)\b/g, 3.5],
    [/\bmedical (?:bill|debt)s?\b/g, 2],
    [/\b(?:in|of|with) \$?\d[\d,.]{0,12}k? (?:in |of )?(?:credit card )?debt\b/g, 3],
    [/\bhigh[- ]interest\b/g, 1.5],
    [/\bloans?\b/g, 0.8],
    [/\bdeudas?\b/g, 6],
    [/\bdebt management\b/g, 7],
    [/\b(?:avalanche|snowball)\b/g, 4.5],
    [/\bcredit[- ]card debts?\b|\bcc debt\b/g, 4.5],
    [
      /\bpay(?:ing)?(?: \w+){0,2} (?:off|down)(?: \w+){0,4} (?:debts?|cards?|cc|loans?)\b(?! (?:with|from) my ira)/g,
      3.5,
    ],
    [/\b(?:in|of|my|our|the|get out of|out of) debts?\b/g, 2.2],
    [/\bdebts?\b/g, 1.2],
    [
      /\b(?:consolidat\w+|balance transfer|debt settlement|debt relief|credit counsel\w+)\b(?! (?:my )?(?:401|retirement))/g,
      3.5,
    ],
    [
      /\b(?:collections?|collector|collectors|charge[- ]?off|bankruptcy|chapter 7|chapter 13|garnish\w*|repo(?:ssess\w+)?)\b/g,
      3,
    ],
    [/\b(?:minimum payments?|maxed[- ]out|apr)\b/g, 1.5],
    [/\bpersonal loan\b/g, 2],
    [/\bcar loan\b|\bauto loan\b/g, 1.8],
    [/\bowe\b/g, 1.2],
    [/\bpayday loans?\b/g, 4],
  ],
  college_529: [
    // "Should I start a 529 or put it in my Roth IRA?"
    [
      /\b529s? or (?!(?:ira|401|something))[^.?!\n]{0,60}\?|\b(?:roth|ira|savings|brokerage) or (?:start |open |do |use )?(?:an? |the )?529\b/g,
      8,
    ],
    // "Put 5k a year in for my granddaughters … will it hurt their financial aid?"
    [
      /\b(?:my|our|the|\d|two|three|four|five|six) (?:[\w-]+ ){0,3}?grand(?:sons?|daughters?|kids?|child(?:ren)?|bab(?:y|ies))\b(?=[\s\S]{0,240}\b(?:financial aid|fafsa|college|tuition|529)\b)/g,
      7,
    ],
    [
      /\b(?:hurt|affect|reduce|lower|mess up|ruin|count against)\b[^.?!\n]{0,24}\b(?:financial |student |college )?aid\b/g,
      7,
    ],
    // "We have saved 7k … should I do Parent PLUS loans?": what is saved is a part of the answer.
    [
      /(?<=\b(?:saved|save|saving|put away|put aside|set aside|529)\b[\s\S]{0,240})\bparent plus\b(?=[^.!\n]*\?)/g,
      12,
    ],
    // "31k left in his 529 … can we move it to a Roth for him?"
    [
      /(?<=\b529s?\b[\s\S]{0,240})\b(?:move|moving|roll|rolling|convert|converting|transfer|transferring|turn|put)\b[^.?!\n]{0,30}\b(?:in)?to (?:an? |his |her |the |their |my )?roth\b|\b529s?(?:[- ]to[- ]| (?:in)?to (?:an? |his |her |the |their |my )?)roth\b/g,
      12,
    ],
    // "Does it count against him for aid?", of a grandchild as of a child.
    [
      /\bcount(?:s|ed)? against (?:him|her|them|us) (?:for|with|on|when it comes to) (?:financial |student |college )?aid\b/g,
      9,
    ],
    [
      /\bhelp(?:ing)? (?:\w+ ){0,3}grand(?:sons?|daughters?|kids?|child(?:ren)?)\b[^.;?!\n]{0,16} with (?:school|college)\b/g,
      7,
    ],
    [
      /\b(?:is|are|does|would) (?:an? |the )?529s?(?: plans?)? (?:worth|a good|make sense|right|smart|still)/g,
      6,
    ],
    // "… have nothing saved for college yet. How should I split the money?": whose question it is, told before it.
    [
      /\b(?:(?:have|has|had|with|got) (?:nothing|no money|zero|not a (?:dime|penny)) (?:saved|put aside|set aside)|(?:haven't|have not) (?:yet )?(?:saved (?:anything|a (?:dime|penny))|started saving))(?: up)? (?:for|toward|towards) (?:(?:their|his|her|the kids'?) )?(?:college|education)\b/g,
      11,
    ],
    // "How much should we save for college?"
    [
      /\bhow (?:much )?(?:should|do|would) (?:i|we) (?:need to |have to )?(?:save|put|set aside|invest)\b[^.?!\n]{0,40}\b(?:529|college|tuition)\b[^.!\n]{0,30}\?/g,
      12,
    ],
    // The plans of the states by the names they go by.
    [
      /\b(?:scholarshare|my529|bright ?start|college ?advantage|ny ?saves|edvest|collegeinvest|learningquest|college counts|path2college|smart529|collegechoice|mefa|nextgen 529)\b/g,
      6,
    ],
    [/\bfuture (?:freshm[ae]n|students?|graduates?|collegians?)\b/g, 3.5],
    [/\bprivate (?:high|elementary|middle|grade)? ?school\b/g, 2.4],
    [/\b(?:education|school|university|tuition) (?:fund|savings?|account|plan)s?\b/g, 3.2],
    [
      /\b(?:university|college|tuition|scholarship|education)\b(?=[^\n]{0,70}\b(?:kids?|child(?:ren)?|son|daughter|twins|toddler|newborn|niece|nephew|grand\w+|save|saving|saved|fund)\b)/g,
      3,
    ],
    [
      /\b(?:kids?|child(?:ren)?|son|daughter|twins|toddler|newborn|baby|grandkids|grand(?:son|daughter))\b(?=[^\n]{0,70}\b(?:university|college|tuition|scholarship|education)\b)/g,
      3,
    ],
    [
      /\$?\d[\d,.]{0,14}k?(?: (?:aside|away|in))? (?:toward|towards|for) (?:their |his |her |the (?:kids'?|grandkids'?) )?college\b(?! (?:loans?|debt))/g,
      4,
    ],
    [/\beducation savings\b|\btrade school\b/g, 2],
    [/\b529s?\b(?! (?:loan))/g, 5.5],
    // "Put 60,000 into 529s for our three children": where it goes is settled.
    [
      /\b(?:put|invest|move|deposit|contribute)(?: (?:about|around))? \$?\d[\d,.]{0,14}k?(?: dollars)? (?:in|into|to) (?:an? |the |their |our |his |her )?529s?\b/g,
      5,
    ],
    // "His 529 has 85,000, … In what order should we spend it?"
    [/\b(?:his|her|their|son's|daughter's|our|the) 529s? (?:has|have|holds?|is worth|is at)\b/g, 3],
    [/\bcollege (?:savings?|fund|saving|money|tuition|costs?)\b/g, 4],
    [
      /\b(?:sav(?:e|ing|ings)|invest(?:ing)?|pay(?:ing)?)(?: \w+){0,4} (?:for|towards?)(?: \w+){0,4} (?:college|education|tuition|university)\b/g,
      4.5,
    ],
    [/\b(?:coverdell|esa|utma|ugma|prepaid tuition|florida pre-?paid|education savings)\b/g, 4.5],
    [
      /\b(?:kids?|child(?:ren)?(?:'s)?|sons?(?:'s)?|daughters?(?:'s)?|newborn(?:'s)?|grandkids?)(?:'s)?(?: \w+){0,3} (?:college|education|tuition)\b/g,
      4,
    ],
    [/\b(?:five twenty nine)\b/g, 5],
    [/\bfafsa\b|\bfinancial aid\b/g, 2.5],
    [/\bcollege\b/g, 0.8],
  ],
  emergency_fund: [
    // "Got laid off Friday, 8 weeks of severance … What do we do first?"
    [
      /(?<=\b(?:laid off|lost (?:my|her|his|our) job|let go|(?:got|was|been|just) fired|out of work|unemployed)\b(?:(?!40[13]|\brollover|\bpension\b)[\s\S]){0,400})\bwhat (?:(?:do|should|can|would) (?:i|we) do|to do) (?:first|now|next)\s*\?/g,
      10,
    ],
    // "How much cash do we need and where should it sit?"
    [
      /\bhow much cash (?:do|should|would) (?:i|we) (?:really |actually |even )?(?:need|have|keep|hold|want)\b(?! (?:to (?:buy|close|retire|put|invest|bring)|for (?:a|the|closing|college|retirement)))/g,
      6,
    ],
    [
      /(?<=\b(?:spend|expenses|bills)\b[\s\S]{0,240}\b(?:in cash|in savings|saved|in the bank)\b[\s\S]{0,30})\bhow much is (?:enough|the right amount)\b(?! (?:to|for))/g,
      9,
    ],
    [/\bsafety net\b(?=[^.!\n]{0,20}\?)/g, 4],
    // "How many months should we try to save?", "do we really need six months?"
    [
      /\bhow many months (?:should|do|would|must|of (?:costs|expenses|bills) should) (?:i|we) (?:try to |need to |aim to |have to )?(?:save|keep|have|set aside|hold|aim for)\b|\bdo (?:i|we) (?:really |actually )?(?:need|have to have) (?:three|six|nine|twelve|\d{1,2}) months\b/g,
      8,
    ],
    [
      /\b(?:stretch|make)\b[^.?!\n]{0,30}\b(?:money|savings|severance|cash|it)\b[^.?!\n]{0,20}\b(?:last|until|till)\b[^.?!\n]{0,30}\b(?:job|work)\b/g,
      7,
    ],
    [/\b(?:saved|set aside|put (?:away|aside)|stashed)(?: up)? for (?:an? )?emergenc(?:y|ies)\b/g, 2.5],
    // "I have no emergency fund … How do I start saving?"
    [
      /(?<=\b(?:no|don't have an|without an) (?:emergency|rainy[- ]day) (?:fund|savings)\b[\s\S]{0,300})\bhow (?:do|can|should) (?:i|we) (?:start|begin|get started)\b/g,
      6,
    ],
    // "Bills 3,000, 5k in savings. How much more do I need?"
    [
      /(?<=\b(?:bills|expenses|costs|spend)\b[\s\S]{0,120}\b(?:savings|checking|saved|the bank)\b[\s\S]{0,60})\bhow much more (?:do|should|would) (?:i|we) (?:need|save|have|keep)\b(?! (?:to (?:retire|buy)|for (?:a|the|retirement|college)))/g,
      6,
    ],
    [
      /\benough (?:for|in case of) (?:an )?emergenc(?:y|ies)\b|\b(?:\d+|three|six) months (?:enough|too much|too little)\b/g,
      5,
    ],
    // The product's own question, whatever stands before it: so in each planner's list.
    [
      /\bhow (?:big|large|much) (?:should|does|of) (?:my|our|an?|the) (?:emergency|rainy[- ]day) fund\b|\bhow (?:big|large) an? (?:emergency|rainy[- ]day) fund\b|\bhow much (?:should|do|would) (?:i|we) (?:need to |want to )?(?:have|keep|save|hold|need) (?:in|for|as) (?:an? |my |our |the )?(?:emergenc|rainy)/g,
      12,
    ],
    [/\be-?funds?\b/g, 4],
    [
      /\bor should (?:it|that|we|i) (?:be|have|keep|aim for|do) (?:\w+ )?\d+ months\b|\b(?:get|build|save)(?: up)? to \d+ months\b|\bhow much cash (?:to|should (?:i|we)|do (?:i|we)) (?:hold|keep)\b/g,
      6,
    ],
    // "I've been told to keep 2 years of cash"
    [
      /\b(?:keep|hold|have|want|need|build|save) (?:up )?\d+ (?:months|years)(?: worth)? (?:of|in) cash\b/g,
      4,
    ],
    // Pay that is about to end, and what goes into a plan until then.
    [
      /(?<=\b(?:lose|losing) my (?:job|contract|position|income|client)\b[\s\S]{0,400})\b(?:stop|stopping|pause|pausing|halt|cut|cutting) (?:\w+ ){0,4}?(?:401|403|roth|retirement|contribut\w+)/g,
      10,
    ],
    [/\bhow (?:much|big)\b[^\n]{0,40}\b(?:for|in case of) emerg[ea]nc(?:y|ie|y)s?\b|\bfor emergencys\b/g, 4],
    // "On strike. How long can we last?"
    [
      /\bhow long (?:can|could|will|would|do) (?:i|we|it|this|that|my savings|our savings|the money) (?:last|hold out|make it|get by)\b(?![\s\S]{0,120}\bretire)(?<!\bretire\w*\b[\s\S]{0,160})/g,
      3,
    ],
    [/\bon strike\b|\bstrike pay\b|\bworkers'? comp(?:ensation)?\b/g, 2.5],
    [
      /\b(?:laid off|lost my job|(?:got|was|been|just) fired|let go)\b(?=[\s\S]{0,120}\b(?:severance|savings|unemployment|first|rent)\b)/g,
      4.5,
    ],
    [
      /\bhow much (?:should|do|would) (?:i|we) (?:keep|hold|have|need|leave) (?:in|as) (?:cash|savings|checking|reserves?|the bank)\b/g,
      3.2,
    ],
    [/\bhow much (?:cash|money) should\b[^\n]{0,40}\b(?:keep|have|hold|on hand|in the bank)\b/g, 3.2],
    [
      /\b(?:build|save up|grow|fill|have) (?:my |our |a |some )?(?:savings|cushion|buffer|reserves?|safety net|starter fund) (?:first|before)\b|\bsavings? first or\b/g,
      4,
    ],
    [/\b(?:buffer|cushion|safety net|reserves|starter fund|nest of cash)\b/g, 2.4],
    // A leave without pay is a gap that cash has to carry.
    [
      /\bon (?:unpaid |maternity |paternity |parental |family |medical ){1,2}leave\b|\bunpaid (?:maternity |paternity |parental |family |medical )?leave\b/g,
      3,
    ],
    // Pay that is about to end, the other's too.
    [
      /\b(?:wife|husband|hubby|spouse|partner|he|she)(?:'s| is| was| got| am| just got| gets| getting)?(?: (?:getting|being|just))? (?:laid off|let go|fired|furloughed|losing (?:his|her|my) job|lost (?:his|her|their) job)\b(?![\s\S]{0,200}(?:401|rollover|\bira\b|cobra))/g,
      3.5,
    ],
    [/\b(?:3|three) ?(?:-|to|or|–) ?(?:6|six) months?\b(?! old)/g, 3],
    // "3 months or 6?"
    [
      /\b(?:3|three|6|six) months? (?:or|vs\.?|versus) (?:6|six|9|nine|12|twelve)\b(?! ?(?:%|years?|yrs?|weeks|k\b|hundred|(?:months?|mos?) (?:cds?|treasur\w+|t-?bills?)))/g,
      5,
    ],
    [/\bno savings\b(?=[^\n]{0,120}\bhow much (?:do|should|would) i (?:need|have|keep|save)\b)/g, 3.5],
    // "We spend 4-5k a month and have 11k saved. Enough?"
    [
      /\b(?:spend|spending|expenses|bills|costs?|outgoings)\b(?=[^\n]{0,120}\b(?:saved|in savings|in the bank|in cash)\b[^\n]{0,120}\benough\b)(?![\s\S]{0,240}\bretir)/g,
      3.5,
    ],
    [/\b\d+ months saved\b|\bhold in cash\b|\btoo much (?:cash|in savings)\b/g, 2.4],
    [
      /\b(?:safety|savings?|cash|financial) (?:cushion|net|buffer|reserves?|pad)\b|\bbuffer\b|\breserves?\b/g,
      2.6,
    ],
    [/\bmonths of (?:expenses|income|living|salary|bills|cover)\b/g, 2.2],
    // "70k in savings, over a year of bills. Is that too much?", "how many months should we hold?"
    [
      /\b(?:savings|cash|saved)\b[^.?!\n]{0,60}\byear(?:'s worth)? of (?:bills|expenses|costs|spending)\b/g,
      4,
    ],
    [
      /\bhow many months(?: of (?:expenses|cash|bills))? (?:should|do|would|must) (?:i|we) (?:hold|keep|have|save|need|aim)|\b(?:enough|big enough|much) of an? (?:cushion|buffer|safety net)\b/g,
      5,
    ],
    // Whoever has lost the pay asks how far the cash goes.
    [
      /(?<=\b(?:laid off|lost my job|let go|fired|unemployed|out of work)\b[\s\S]{0,400})\bhow long (?:will|would|can|does|should) (?:this|that|it|my (?:cash|savings|money)|the (?:cash|money|savings)|we|i)\b/g,
      6,
    ],
    [/\bemergenc(?:y|ies)\b/g, 2],
    [
      /\b(?:how much|enough) (?:cash|savings|money)(?: \w+){0,8} (?:on hand|in savings|in cash|in the bank|liquid)\b/g,
      3,
    ],
    [/\b(?:had|have) no savings\b|\bunexpected (?:expense|bill|repair)s?\b/g, 2],
    [/\bfondo de emergencia\b/g, 6],
    [/(?<!\b(?:no|without|zero) )\bemergency (?:funds?|savings?|cash|reserves?|money|account)\b/g, 4],
    [/\brainy[- ]day\b/g, 4],
    [
      /\b(?:build|start|how (?:big|much|large)|where|keep|park|size|use|dip|need|grow)(?: \w+){0,8} (?:emergency|rainy[- ]day) ?\/? ?(?:funds?|savings|money)/g,
      4,
    ],
    [/\bmonths? (?:of|worth of) (?:living |my )?expenses\b/g, 1.5],
    [/\b(?:high[- ]yield savings|hysa|cds?|money market)(?: account)?\b/g, 1.8],
    [/\b(?:savings cushion|cash cushion|safety net|cash buffer|cash reserves?)\b/g, 3.5],
    [
      /\bhow much (?:cash|money|savings?)(?: \w+){0,4} (?:keep|have|hold|saved)(?: \w+){0,4} (?:savings|bank|hand|cash|checking)/g,
      3,
    ],
    [/\bin case (?:i|we) lose\b|\bif i lose my job\b/g, 2],
  ],
  retirement_readiness: [
    [/\b(?:the|my|our|an?|need|take|taking|first) rmds?\b/g, 4],
    // A pension for life or its lump sum, without the sums that a plan would need: the explanation weighs the two.
    [
      /\bpension\b(?=[^\n]{0,120}\b(?:lump[- ]sum|buy-?out)\b)(?=[^\n]{0,160}\b(?:for life|a month|monthly|per month|annuity)\b)/g,
      11,
    ],
    [
      /\b(?:am i|are we) (?:\w+ )?behind\b(?! on (?:my |our |the )?(?:bills|rent|mortgage|cards?|payments?|loans?|taxes))(?=[\s\S]{0,200}\b(?:401|403|iras?\b|tsp|retire|saved|nest egg))|(?<=\b(?:401|403|iras?\b|tsp|retire|saved|nest egg)[\s\S]{0,200})\b(?:am i|are we) (?:\w+ )?behind\b/g,
      10,
    ],
    [/\bglide ?path\b|\bsequence (?:of returns )?risk\b/g, 5],
    [/\bretirement (?:expenses|spending)\b/g, 3],
    [/\b(?:two|2|old|my|the|a) (?:\w+ )?pensions?\b(?! (?:fund|lump))/g, 1.5],
    [
      /\b(?:am i|are we) (?:screwed|doomed|too late|cooked|toast)\b(?=[\s\S]{0,200}(?:401|ira|retire|saved)|\W*$)|\b(?:am i|are we) (?:screwed|doomed|too late|cooked|toast)\b(?<=(?:401 ?\(?k|ira|retire)[\s\S]{0,120})/g,
      3,
    ],
    [
      /\b(?:enough|able|afford|ready|okay|ok|safe) to (?:quit|stop working|walk away|hang it up|leave work|be done)\b(?: for good| forever| working)?/g,
      4,
    ],
    [/\bquit (?:working )?for good\b|\bleave work (?:for good|at|in|next)\b|\bstop working\b/g, 3],
    [
      /\b(?:safe |sustainable )?withdrawal (?:rate|percent\w*)?\b[^\n]{0,10}\bsafe\b|\bwhat withdrawal\b|\bsafe withdrawal\b/g,
      4,
    ],
    [
      /\b(?:is|will|would) (?:\$?(?:\d{3,}k|\d{3},?\d{3}|\d[\d,.]{3,12}|\d[\d.]{0,4} ?(?:m|million|mil))|a million(?: and a half)?|half a million|one million|two million)(?: dollars)? (?:be )?enough\b(?! (?:coverage|insurance|for a (?:down|house|car|wedding)|emergency))/g,
      2.6,
    ],
    [
      /\b(?:hand in my notice|give (?:my )?notice|wearing me out|call it quits|hang it up|am i done|pull the plug|step away from work|rat race|burned out)\b/g,
      3,
    ],
    [/\b(?:until|before|till) (?:age )?(?:65|medicare)\b/g, 1.4],
    [/\bretirement check\b/g, 4],
    [
      /\b(?:stop working|quit working|quit at \d\d|done working|work (?:longer|two more|until)|leave the workforce|retire before|never retire|semi-?retire)\b/g,
      3.2,
    ],
    [
      /(?<=\b(?:ss|social security|iras?|pension|retired)\b[\s\S]{0,240})\bhow long (?:does|will|would|should|can) (?:it|they|this|that|(?:the|my|our) money) last\b/g,
      6,
    ],
    [
      /\bis \$?\d[\d.,]{0,14} ?(?:m|mil|mill|million) enough\b|\b(?:hoping|plan|planning|want|would love) (?:to )?(?:be )?(?:done|out|go) (?:at|by) (?:age )?[4-7]\d\b/g,
      6,
    ],
    [
      /\b(?:run(?:ning)? out of money|outlive|last (?:until|through)|enough (?:money|saved)|have enough|nothing saved for retirement|little saved|no retirement savings)\b/g,
      2.6,
    ],
    [
      /\b(?:income|live on|spend|withdraw|draw)(?: \w+){0,6} in retirement\b|\bretirement (?:look|worry)/g,
      2.6,
    ],
    [/\bearly retirement\b|\bretire early\b/g, 2.5],
    [/\bjubil(?:arme|ación)\b/g, 4],
    [
      /\b(?:can|could|when can|when could|when will|am|are|will|should|would)(?: \w+){0,4} (?:retire|able to retire|ready to retire)\b/g,
      5,
    ],
    [/\bretire(?:ment)? (?:early|now|at|by|in|next|this|as early|comfortably)\b/g, 3],
    [
      /\b(?:enough|on track|ready|readiness|prepared?|afford)(?: \w+){0,4} (?:to retire|for retirement|retirement|retire)\b/g,
      4.5,
    ],
    [/\bretirement (?:readiness|number|calculator|plan(?:ning)?|income|date)\b/g, 2.8],
    [
      /\b(?:how much|what)(?: \w+){0,5} (?:need|save|have)(?: \w+){0,4} (?:to retire|for retirement|in retirement|by retirement)\b/g,
      3.6,
    ],
    [
      /\b(?:nest egg|(?:lean|fat|coast|barista)[- ]?fire|fire (?:number|movement|goal|plan)|financial(?:ly)? independen\w+|4 ?% rule|safe withdrawal|withdrawal rate|glide ?path|early retirement|run out of money|last (?:me |us )?(?:until|through))\b/g,
      3,
    ],
    [/\b(?:behind|catch(?:ing)? up|too late)(?: \w+){0,4} (?:on |for |in )?retirement\b/g, 3],
    [/\b(?:retire|retirement|retiring)\b/g, 1.1],
  ],
  retirement_saving: [
    [
      /\b(?:percent|percentage|share|much) of (?:my |our |each )?(?:pay|income|salary|paycheck)\b[^\n]{0,30}\b(?:put(?:ting)? away|sav(?:e|ing)|retire)/g,
      4,
    ],
    [
      /\bfree money\b[^\n]{0,20}\bmatch|\bmatch\b[^\n]{0,20}\bfree money|\bleaving (?:free )?money on the table\b/g,
      4.5,
    ],
    [
      /\b(?:save|saving|invest) for (?:old age|my (?:sixties|seventies)|when i'?m old|later life)|\bno (?:retirement )?plan (?:at|through) work\b/g,
      4,
    ],
    [/\b(?:begin|start|get started)\b[^\n]{0,20}\b(?:for|on|toward|saving for) retirement\b/g, 5],
    [
      /\b(?:how much|what)(?: \w+){0,6} save for retirement\b|\bretirement plan (?:at|through|options?)\b|\boffer(?:s|ed)? (?:a |any )?(?:401|403|retirement)/g,
      3,
    ],
    [
      /\b(?:employer|company)? ?match(?:ing)?\b(?=[^\n]{0,50}\b(?:\d|limit|count|full|contribut|put|enough))|\b\d+ ?% match\b|\bdefer(?:ral|red)?\b(?![ -](?:tax|student|payment|interest))/g,
      2,
    ],
    [
      /\b(?:percent|% of|part of|how much)(?: \w+){0,5} (?:paycheck|salary|income|raise)(?: \w+){0,5} (?:401|retirement|tsp|403)/g,
      3.4,
    ],
    [/\bput(?:ting)? \d+(?:\.\d+)? ?%(?: \w+){0,2} (?:401|403|tsp|retirement|my)/g, 3.5],
    [/\bsavings rate\b|\bcontributing (?:enough|too)|\bcontribut(?:e|ing|ions?)\b|\benrollment\b/g, 1.6],
    [/\bwhich account(?:s)?(?: \w+){0,3} first\b|\baccounts? (?:to )?(?:fund|max) first\b/g, 3],
    [
      /\bnever saved for retirement\b|\bsaving (?:enough )?for retirement\b|\bretirement plans?\b|\boptions for retirement\b/g,
      2.4,
    ],
    [/\bpara mi jubilación\b|\bahorrar para\b/g, 4],
    [
      /\b(?:employer|company|work) match(?:es|ing)?\b|\b401 ?\(?k\)? match(?:ing)?\b|\bmatch(?:es|ing)? (?:up to )?\d/g,
      3,
    ],
    [
      /\b(?:how much|what percent(?:age)?)(?: \w+){0,4} (?:contribute|put|save)(?: \w+){0,4} (?:401|403|retirement|tsp|ira)\b/g,
      4.5,
    ],
    [
      /\b(?:max(?:ing|ed)?(?: out)?|contribut(?:e|ing|ions?))(?: \w+){0,4} (?:401 ?\(?k\)?|403 ?\(?b\)?|ira|tsp|retirement)\b/g,
      2.6,
    ],
    [/\b401 ?\(?k\)?(?! rollover)\b|\b403 ?\(?b\)?|\btsp\b|\bfour oh one k\b/g, 1.5],
    [
      /\b(?:sav(?:e|ing|ings)|invest(?:ing)?|start(?:ing)?)(?: \w+){0,4} (?:for|in|towards?) (?:my |our )?retirement\b/g,
      3.4,
    ],
    [/\b(?:sep|simple|solo)[- ](?:ira|401)/g, 4],
    [/\bretirement (?:accounts?|savings?|contributions?|plans?|options)\b/g, 2],
    [/\bwhat is (?:a |an )?(?:401 ?\(?k\)?|403 ?\(?b\)?|ira|tsp|pension)\b/g, 4],
    [/\b(?:contribution limits?|catch[- ]up contributions?|income limits?)\b/g, 1.8],
    [/\b(?:open|start|fund|contribute to|max)(?: \w+){0,2} (?:an? )?(?:roth )?ira\b/g, 2.2],
    [
      /\b(?:self[- ]employed|no employer|without (?:an )?employer|employer[- ]sponsored)\b(?=[^\n]{0,100}retire)/g,
      2,
    ],
    [/\bira\b/g, 1],
  ],
  social_security: [
    [
      /\b(?:getting|get|gets|collect\w*|draw\w*|on|his|her|my|take|taking|claim\w*) ss\b|\bss (?:of|benefits?|check|payments?|at \d\d)\b/g,
      3.5,
    ],
    [
      /\bmy (?:monthly )?check\b(?=[^\n]{0,30}\b(?:keep working|still work|go back to work|part[- ]time))/g,
      4,
    ],
    [/\bsurvivors?\b(?=[^\n]{0,40}\b(?:paid|benefits?|husband|wife|spouse|widow))/g, 4.5],
    [
      /\b(?:teacher|government|state|police|federal|civil service)(?:'s)? pension\b(?=[^\n]{0,30}\b(?:reduce|lower|affect|offset|cut|take away))/g,
      5,
    ],
    [
      /\b(?:file|filing|claim|claiming|collect|collecting|draw|take it|start(?:ing)?) (?:benefits? )?at (?:age )?(?:62|63|64|65|66|67|68|69|70)\b/g,
      5,
    ],
    [
      /\b(?:start|take it|file) at 62\b|\bpaid in(?:to)? for \d+ years\b|\b(?:wife|husband|spouse) (?:and i )?file\b/g,
      2.6,
    ],
    [
      /\b(?:spousal|survivors?'?|widow'?s?|ex-?(?:husband|wife|spouse)'?s?|retirement) (?:benefits?|record)\b|\bmy benefits?\b|\bbenefit (?:amount|if|when|will)\b/g,
      3.2,
    ],
    [
      /\b(?:claim(?:ing)?|fil(?:e|ing)|wait(?:ing)?|delay(?:ing)?|tak(?:e|ing))(?: \w+){0,4} (?:at|until|till|to|before) (?:age )?(?:62|63|64|65|66|67|70)\b/g,
      4,
    ],
    [/\bbenefits?\b(?=[^\n]{0,40}\b(?:working|reduced|age|claim|wait|later|6\d|70)\b)/g, 2.2],
    [
      /\bwho should claim\b|\bclaim(?:ing)? (?:first|early|late)\b|\b(?:undo|withdraw) my claim\b|\bearnings test\b/g,
      3.5,
    ],
    [/\bsurvivor\b/g, 2],
    [/\bsocial security\b(?! (?:number|wages))/g, 5.5],
    [
      /\b(?:ssa|ssdi|fra|full retirement age|spousal benefits?|survivors? benefits?|windfall elimination|wep|gpo)\b/g,
      3.5,
    ],
    [
      /\b(?:claim(?:ing)?|tak(?:e|ing)|delay(?:ing)?|collect(?:ing)?|start(?:ing)?|file for|draw(?:ing)?)(?: \w+){0,3} (?:benefits|social security|ss)\b/g,
      4,
    ],
    [/\bss benefits?\b/g, 5],
  ],
  home_buying: [
    [/\b(?:fha|va|usda|conventional)(?: home)? loans?\b/g, 3],
    [/\bhow much (?:house|home|condo)\b|\b(?:house|home|condo) (?:fits?|can (?:i|we)) (?:our|my|afford)/g, 6],
    [
      /\b(?:talk(?:ing)? to|see(?:ing)?|find(?:ing)?|pick(?:ing)?) (?:a |the )?(?:lender|mortgage broker|realtor|loan officer)\b/g,
      3.5,
    ],
    [
      /\b(?:pmi|private mortgage insurance)\b(?=[^\n]{0,40}\b(?:down|percent|%))|\b(?:only|just|have|with) \d{1,2} ?(?:%|percent) down\b/g,
      4,
    ],
    [/\bqualify (?:for (?:a )?(?:mortgage|home|house)|with (?:student loans|bad credit|debt))\b/g, 4],
    [
      /\bhousing budget\b|\b\d+ ?% (?:or \d+ ?% )?down\b|\bthrowing money away\b|\bwhat (?:salary|income) do i need\b/g,
      3.2,
    ],
    [
      /\b(?:buy(?:ing)?|buyers?|purchas\w+)\b(?=[^\n]{0,60}\b(?:house|home|place|condo|rent|down|landlord|mortgage payment|years?)\b)/g,
      2.4,
    ],
    [
      /\b(?:first|next|bigger|new|our own) (?:house|home|place)\b|\bget into a house\b|\bfirst[- ]time buyer\b|\bhousing market\b|\bbuy now\b(?![- ,]+pay[- ]later)|\bput (?:more|\d+ ?%) down\b|\bhouse hunt/g,
      3,
    ],
    [/\b(?:paying|renting|rent)\b(?=[^\n]{0,50}\b(?:buy|house|own|condo)\b)/g, 2.2],
    [/\blooking at (?:homes|houses|places|condos)\b/g, 3.5],
    [/\bpre-?approved\b/g, 2.5],
    [
      /\b(?:buy(?:ing)?|purchas(?:e|ing)|afford)(?: \w+){0,5} (?:house|home|condo|property|townhouse|apartment)\b/g,
      4.5,
    ],
    [
      /\b(?:first[- ](?:time )?home ?buy\w*|homebuyer|house hunting|starter home|starter house|first (?:home|house))\b/g,
      4.5,
    ],
    [
      /\b(?:rent(?:ing)? (?:vs\.?|versus|or)(?: \w+)? (?:buy|own)|buy(?:ing)? (?:vs\.?|versus|or)(?: \w+)? rent|keep renting|stop renting|rent vs\.? buy)/g,
      6,
    ],
    [/\bdown ?payment\b/g, 2.4],
    [/\bhow much (?:house|home|mortgage) (?:can|could|should)\b|\bhouse budget\b/g, 5],
    [
      /\b(?:fha|usda loan|va loan|pmi|closing costs|pre-?approv\w+|escrow|(?<!(?:i'm|i am|im|as|is|am|be|being|i work as) an? )realtor|hoa)\b/g,
      2,
    ],
    [/\b(?:upgrade|move up)(?: \w+){0,4} (?:house|home)\b/g, 3],
    [/(?<!\b(?:takes?|taking|brings?|bringing|stay(?:s|ing)?|at) )\b(?:house|home)\b/g, 0.5],
    [/\bwhat price can i afford\b/g, 3],
  ],
  mortgage: [
    [
      /\b(?:pay(?:ing)?|put(?:ting)?) (?:extra|more)\b[^?!\n]{0,40}\bmortgage\b[^?!\n]{0,40}\bor (?:just )?invest/g,
      4.5,
    ],
    [
      /\bre-?financ(?:e|ing)\b(?![^\n]{0,60}\b(?:student|car|auto|truck|federal|private|school|loans)\b)|\brefi\b(?![^\n]{0,60}\b(?:student|car|auto|loans)\b)/g,
      3,
    ],
    [/\bpay(?:ing)? (?:off|down) (?:the|my|our) (?:house|home|condo)\b/g, 4],
    [/\b(?:an|our|my|the|[357]\/1) arm\b(?! (?:wrestl|injur|surgery))/g, 3],
    [
      /\b15 (?:or|vs\.?|versus) (?:a )?30\b|\b30 (?:or|vs\.?|versus) (?:a )?15\b|\b15[- ]year\b[^\n]{0,12}\b30/g,
      4,
    ],
    [/\bescrow\b/g, 4],
    [/\b(?:house|home) (?:payments?|loan|note)\b/g, 3.2],
    [
      /\b(?:cash|money|equity) out of (?:the|my|our) (?:home|house)\b|\bcash[- ]out\b|\bbehind on (?:the |my |our )?(?:house|home)\b/g,
      5,
    ],
    [/\brecast(?:ing)?\b|\barm (?:adjusts|resets)\b/g, 5],
    [/\bprincipal payments?\b/g, 3],
    [/\brefi\b|\bpmi\b|\brecast\b|\bextra payments?\b|\bprepay\b/g, 2.6],
    [/\b(?:pay|paying) (?:the house|our house|my house|the home) (?:down|off)\b/g, 3.5],
    [
      /(?<!\b(?:cards?|ccs?|loans|student loan|car|truck|debts?|visa|hospital|medical|irs|graduat\w+)\b[\s\S]{0,300})\b(?:pay|paying) it (?:down|off)\b/g,
      3.5,
    ],
    [/\bmy arm\b|\binterest rate is \d|\bwe owe \$?\d+k? (?:at|on)/g, 2],
    [/\bhome equity\b|\bcash-?out\b|\breverse mortgage\b|\bpoints\b/g, 2],
    [
      /(?<!\b(?:only|just|except|except for|but|besides|other than|beyond|aside from|apart from) (?:have |debt is |debt |owe )?(?:the|our|my|a) )\bmortgages?\b/g,
      3,
    ],
    [
      /\b(?:pay(?:ing)?(?: \w+){0,3} (?:off|down|extra)|prepay\w*|extra payments?)(?: \w+){0,5} (?:mortgage|house|home loan|principal)\b/g,
      5,
    ],
    [/\bre-?financ\w+\b(?=[^\n]{0,80}(?:mortgage|house|home|rate|heloc))|\bmortgage refinanc\w+/g, 5],
    [/\bre-?financ\w+/g, 2.2],
    [/\b(?:heloc|home equity (?:loan|line))\b/g, 3],
    [
      /\b(?:15|30|fifteen|thirty)[- ]?(?:year|yr)\b(?! (?:level )?(?:term|policy))(?: fixed)?(?: mortgage| loan)?\b/g,
      1.5,
    ],
    [/\b(?:recast|amortiz\w+|arm loan|adjustable rate)\b/g, 4],
    [/\b(?:house|home) paid off\b/g, 2.5],
  ],
  budgeting: [
    // "What should I do with another 700 dollars a month?"
    [
      /\b(?:do with|(?:best|smartest|right) (?:use|place) (?:of|for)|where (?:should|would|do) (?:i|we) put) (?:another |an extra |the extra |our extra |my extra |an additional |our |my )*\$?\d[\d,.]{0,9}k? (?:dollars |more |extra )?(?:a|each|every|per) month\b/g,
      9,
    ],
    [/\bwhat should (?:my|our|the) next [^?\n]{2,40} go (?:to|toward|towards|into)\b/g, 10],
    [
      /\b(?:what|which|in what) order should (?:i|we)\b|\bleft over (?:each|every|a|per) month,? what (?:should|do|can|would) (?:i|we|you) do\b/g,
      7,
    ],
    [
      /\bwhat should (?:i|we) (?:be doing|do) (?:next|first|now) with (?:my|our) (?:money|finances|pay|income)\b/g,
      7,
    ],
    // The question at the end says what is asked, after any number of facts.
    [
      /(?<=[\s\S]{140})\bwhere (?:do|should) (?:i|we) (?:even )?(?:start|begin)\s*\??\s*$|\bwhat (?:should|are) (?:our|my) (?:money |financial )?priorit(?:y|ies)\b|\bwhat(?:'s| is| should be) the next thing to do\b|\bhelp (?:me |us )?prioriti[sz]\w+|\bthe extra is (?:about |around |roughly )?\$?\d[\d,.]{0,14}k? (?:a|per|each) month\b/g,
      7,
    ],
    [
      // "Debt first or retirement first?", "what's a good order to do things"
      /\b(?:debts?|cards?|loans?)(?: off)? first,? or (?:the |my )?(?:retirement|401|roth|invest\w*|sav\w+|emergency fund)\b|\b(?:retirement|401 ?\(?k\)?|roth|investing|saving|savings) first,? or (?:the |my )?(?:debts?|cards?|loans?)\b|\b(?:good|right|best|what) order (?:to do (?:things|this|these|it all|everything)|of (?:operations|priorities|things))\b|\bin (?:what|which) order\b[^.?!\n]{0,30}\b(?:things|these|this|do|tackle)\b/g,
      8,
    ],
    [
      // "$1,500 a month goes nowhere. Where next?"
      /\b\d[\d,]{2,6}(?: ?\/ ?| a | per | each | every )mo(?:nth)? (?:just |that |currently |still )*(?:go(?:es|ing)? nowhere|(?:sits?|sitting|piles? up|piling up) (?:there|idle|around|in (?:my |our |the )?(?:checking|savings|bank|account))|(?:has|with) no (?:job|home|purpose|plan)|(?:isn't|is not|not) (?:going anywhere|assigned|spoken for))\b/g,
      6,
    ],
    [
      // A sum that is left every month, and the open question what it should do.
      /(?:\b\d[\d,]{2,6}(?: dollars| bucks)? (?:left(?: ?over)?|extra|over|spare|to spare|free)(?: ?\/ ?| a | per | each | every )mo(?:nth)?\b|\b(?:extra|spare|another) \$?\d[\d,]{2,6}(?: ?\/ ?| a | per | each | every )mo(?:nth)?\b|\b\d[\d,]{2,6}(?: dollars| bucks)?(?: ?\/ ?| a | per | each | every )mo(?:nth)? (?:left|extra|spare|free|to (?:spare|put somewhere|work with)))(?=[\s\S]{0,400}\b(?:what (?:should|do|can|would|could) (?:i|we) do with (?:it|this|that|the (?:money|rest))\b|where (?:should|does|would) (?:it|this|that|all of it|(?:the|my|our|this|that) (?:money|cash|rest)) go\b|where to ?[?.]|where should (?:i|we) put it|what(?:'s| is| comes| should (?:come|be))? (?:next|first) ?[?.]|next\?))|\bwhat (?:next|first|now) with (?:the |my |our )?\$?\d[\d,]{2,6} (?:a|per|each|every) month/g,
      9,
    ],
    [
      // "Where should the money go?" of pay and costs, where no sum of its own is spoken of.
      /(?<!\b(?:inherit\w*|windfall|bonus|settlement|lump sum|sold|sale|won|lottery|gift|refund|severance|sitting|idle|life insurance|(?:have|got|with|saved|received?) (?:about |around )?\$?\d[\d,.]{0,14}k?)\b[\s\S]{0,300})\bwhere should (?:all )?(?:of )?(?:the|our|my) money (?:all )?(?:go|be going)\b/g,
      7,
    ],
    [/\b(?:the|my|our) next \$?\d[\d,.]{0,14}k? ?(?:\/ ?|a |per |each |every )mo(?:nth)?\b/g, 9],
    [
      // "Where should the 2,200 dollars go each month?", "Where should our 900 dollars a month go?"
      /\bwhere (?:should|does|do|would|can|could) (?:the|my|our|this|that|these|those) (?:(?:extra|spare|other|remaining) )?\$?\d[\d,.]{0,14}k?(?: dollars| bucks)? (?:(?:go|be (?:put|used|invested))(?: to)? (?:each|every|per|a) month|(?:a|per|each|every) month (?:go|be (?:put|used|invested)))\b/g,
      9,
    ],
    [
      /\bwhat (?:(?:(?:do|should|would|can) (?:i|we|you)|to) (?:do|tackle|focus on|fund) |(?:should )?comes? |goes )?first\s*[?.!]*$|\b(?:what(?:'s| is) )?(?:my|our|the)? ?next (?:money |financial )?steps?\s*\?|\bwhere does the money go(?: first| next| now)?\s*\??\s*$/g,
      4.5,
    ],
    [/\bwhat(?:'s| is| comes| should come| would come)? next\s*\?\s*$/g, 4.5],
    [
      /\bwhat(?:'s| is| comes)? next (?:for|with) (?:the |my |our )?\$?\d[\d,.]{0,14}k? ?(?:\/ ?|a |per |each |every )mo(?:nth)?\b/g,
      9,
    ],
    // "401k match, student loans, 2k saved. What first?"
    [
      /(?<=\b(?:401 ?\(?k\)?|match|roth|ira)\b[\s\S]{0,300}\b(?:loans?|cards?|debts?)\b[\s\S]{0,200}|\b(?:loans?|cards?|debts?)\b[\s\S]{0,300}\b(?:401 ?\(?k\)?|match|roth|ira)\b[\s\S]{0,200})\bwhat (?:(?:(?:do|should|would|can) (?:i|we|you)|to) (?:do|tackle|focus on|fund) |(?:should )?comes? |goes )?first\s*[?.!]*$/g,
      12,
    ],
    // The product's own question, whatever stands before it.
    [
      /\bwhere (?:should|does|would|do|can) (?:(?:i|we) put )?(?:my|our|the|each|every) next (?:(?:extra |spare )?dollars?\b|\$(?= ))|\b(?:my|our) next \$ (?:go|into)\b|\bwhere (?:would|should) (?:you|i|we) (?:send|put|throw) (?:the|that|this|my|our) (?:extra )?\$?[1-9]\d\d\b(?! ?(?:k|grand|thousand))/g,
      12,
    ],
    [
      /\bnext dollar\b|\bwhere (?:should|does|would|do i put|do we put) (?:it|that|this|the (?:rest|extra|money|next)|my (?:extra|next)[^?.\n]{0,12}) ?(?:go )?(?:first|next)\b|\bwhat(?:'?s| is| comes| should come) next after\b|\bwhere should (?:the|my|our|this|that) (?:extra|spare|next|left ?over)(?: \w+){0,3} go\b/g,
      7,
    ],
    [
      /\b(?:extra|spare|another) \$?\d[\d,]{2,6} (?:a|per|each|every) month\b|\$?\b\d[\d,]{2,6} (?:a|per|each|every) month (?:left ?over|extra|to spare|after (?:all )?(?:the |my |our )?bills)/g,
      3,
    ],
    [
      /\b(?:leas(?:e|ing)|buy(?:ing)?|financ(?:e|ing)|afford|pay cash for)\b(?: or \w+)? (?:\w+ ){0,2}(?:cars?|trucks?|suvs?|minivans?|vehicles?)\b/g,
      3,
    ],
    [
      /\b(?:afford|budget for|cost of|have) (?:an?other|a second|a 2nd|a third|a) (?:kid|child|baby)\b|\bday ?care costs?\b/g,
      3.5,
    ],
    [
      /\b(?:start(?:ing)? (?:all )?over|from (?:scratch|zero)|rock bottom|to my name|feel like a (?:failure|loser)|get (?:my|our) (?:life|finances|money|act) together)\b/g,
      2,
    ],
    [
      /\b(?:paid|income|pay|paychecks?) irregular\w*\b[^\n]{0,20}\bplan\b|\btrack (?:every|each|all|my) (?:dollar|penny|expense|spending)\w*/g,
      4,
    ],
    [
      /\bfinancially (?:clueless|illiterate|lost)|\bclueless (?:about|with) money\b|\bstep one\b|\bbad with money\b/g,
      4,
    ],
    [
      /\b(?:where (?:all )?my money goes|sinking funds?|split(?:ting)? (?:the )?bills|joint or separate|separate accounts|joint accounts?|irregular income|one income|until payday|until friday|grocer(?:y|ies)|day ?care|track(?:ing)? (?:my )?expenses|cost of living|roommates?)\b/g,
      3,
    ],
    [
      /\bmov(?:e|ing) out\b|\bfinancial (?:checklist|goals|plan)\b|\bmy (?:twenties|20s)\b|\bfinances\b|\bsave (?:more )?(?:money )?(?:each|every|per) month\b/g,
      2,
    ],
    [
      /\bhow (?:should|do|would|can) (?:i|we) (?:split|divide|divvy|allocate|prioriti[sz]e)(?: up)? (?:my|our|the|this|all)\b(?! (?:loans?|debts?|cards?|house|estate|inheritance))/g,
      9,
    ],
    [/\bhow much should i (?:spend|save)\b|\bpercent of (?:my )?income\b/g, 3],
    [/\bpresupuesto\b/g, 6],
    [/\bbudget(?:s|ing)?\b(?! (?:is|of) \$?\d)/g, 4],
    [
      /\b(?:where (?:do|should) (?:i|we) (?:even )?(?:start|begin)|how (?:do|should) (?:i|we) (?:even )?(?:start|begin)|get(?:ting)? started|get my finances|finances (?:in order|together)|financial(?:ly)? (?:stable|plan|advice|planning))\b/g,
      2.6,
    ],
    [/\b(?:reduce|cut|track|control|lower)(?: \w+){0,3} (?:spending|expenses|costs|bills)\b/g, 5],
    [
      /\b(?:paycheck to paycheck|make ends meet|50\/30\/20|ynab|mint\b|envelope|spending (?:habits|plan|too much)|living expenses|overspend\w*|save (?:more )?money|saving money|broke)\b/g,
      2.5,
    ],
    [
      /\b(?:new job|first job|first (?:real|big) job|graduated)\b[^\n]{0,80}\b(?:what|advice|do|start|now)\b/g,
      2,
    ],
    [/\b(?:child ?care|daycare|groceries|utilities)\b/g, 1.2],
    [/\bmonthly (?:salary|income|expenses|bills)\b/g, 1],
    [/\b(?:move out|moving out|live on my own)\b/g, 1.5],
    [/\bfinances\b/g, 1],
  ],
  taxes: [
    [/\b(?:file|filing) an extension\b|\btax (?:cost|benefits?|hit)\b|\bwithheld\b/g, 2.4],
    [
      /\btaxed\b|\btaxable\b(?! (?:account|brokerage))|\bwrite (?:it|this|them|that)? ?off\b|\bjointly or separately\b|\bcpa\b|\b(?:late )?filing\b|\bneed to file\b|\brefund\b|\bowe (?:so much|at tax time|every (?:year|april))\b|\bhigher bracket\b|\bnext bracket\b|\bas a dependent\b|\bgambling winnings\b|\bdeduct\b|\bevery april\b/g,
      2.6,
    ],
    [/\bimpuestos?\b/g, 5],
    [/\btax(?:es)?\b/g, 1.7],
    [
      /\b(?:irs|w-?4|1099(?:-?\w+)?|1040|tax (?:return|refund|bracket|deduction|credit|bill|season|rate|withholding|loss|free amount|implications)s?|withhold\w*|deduct(?:ion|ions|ible)?|itemiz\w+|standard deduction|estimated (?:tax|payments)|wash sale|capital gains?|amend(?:ed)?|allowances?|schedule [a-e]|qbi|audit|filing status|turbotax|quarterly)\b/g,
      2.4,
    ],
    [/\b(?:file|filing|filed|pay|paying|owe|lower|reduce|save on|calculate)(?: \w+){0,3} tax(?:es)?\b/g, 3.4],
    [/\bclaim(?:ing)? (?:\w+ )?(?:dependents?|exemptions?|allowances?|zero|0|1|one|kids)\b/g, 3],
    [
      /\b(?:side (?:business|hustle|gig)|home office|self[- ]employment tax|gift tax|child tax credit|eitc)\b/g,
      2.4,
    ],
  ],
  hsa: [
    [/\bhealth(?: savings?)? (?:account|savings|money)\b|\bmedical savings account\b/g, 5.5],
    [
      /\bqualified medical (?:expenses?|costs?)\b|\breimburse (?:myself|me|ourselves)\b|\bold (?:medical )?receipts\b|\breceipts? from (?:years|last year)/g,
      5,
    ],
    [/\btriple tax\b/g, 4],
    [/\bhsas?\b(?! (?:is |are )?(?:already )?max(?:ed)?\b)/g, 6.5],
    [
      /\b(?:health savings? account|(?<!\()hdhp(?!\))|high[- ]deductible(?: health)?(?: plan)?|hra\b|fsa\b|flexible spending)\b/g,
      4,
    ],
  ],
  equity_comp: [
    [
      /\bemployee (?:stock )?purchase (?:plan|program)\b|\bstock purchase plan\b|\bcompany (?:shares|discount plan)\b/g,
      6,
    ],
    [
      /\b(?:employer'?s?|company'?s?) shares\b|\bshares (?:show up|vest|arrive|each quarter|every quarter)\b|\b(?:discounted|employee|share) purchase program\b|\bwithhold some for taxes\b/g,
      3.4,
    ],
    [
      /\b(?:unvested|vesting|vests?)\b|\b(?:(?<!\b(?:what are|what're|what were|all|know|weigh|explore|consider|understand) )my|hold|got|have|\d[\d,]{0,12}) (?:stock )?options\b|\bdisqualifying disposition\b|\bsell to cover\b|\bgoing public\b|\bstartup\b(?=[^\n]{0,40}options)|\bemployer'?s stock\b|\bcompany'?s stock\b|\bamt\b/g,
      3,
    ],
    [
      /(?<!\d[\d,.]{0,14}k? (?:base |salary )?(?:plus|\+|and|with|w\/) (?:some |my |a bit of )?)\b(?:rsus?|espps?|isos?|nsos?|nqsos?|stock options?|restricted stock|stock purchase (?:plan|program)|83 ?\(?b\)?|strike price|same[- ]day sale|cashless exercise|exercise (?:my |the )?(?:options|shares)|stock grants?|equity (?:comp\w*|grant|package)|vest(?:s|ed|ing)? (?:shares|stock|schedule))\b/g,
      5.5,
    ],
    [/\b(?:company|employer) stock\b/g, 2.6],
    [/\bvest(?:ed|ing|s)?\b/g, 1.4],
    [/\bipo(?:ing)?\b/g, 2],
  ],
  insurance_other: [
    [
      /\b(?:lied|lie|lying|wrong answer|left out|didn'?t (?:mention|disclose))\b[^.?!\n]{0,40}\binsur(?:ance|er)\b/g,
      9,
    ],
    [
      /\b(?:health (?:plan|coverage|care plan)|open enrollment|insurer|insurers|comprehensive|collision|totaled|raise my deductible|homeowners?|renters?|coverage|claim (?:denied|adjuster)|adjuster|uninsured|underinsured)\b/g,
      2,
    ],
    [
      /\b(?:parents'? plan|marketplace|obamacare|hmo|epo|medicare (?:advantage|part [a-d]|supplement))\b/g,
      2.6,
    ],
    [
      /\b(?:car|auto|health|home(?:owners?)?|renters?'?s?|disability|umbrella|liability|dental|pet|travel|flood|long[- ]term care|ltc|vision|motorcycle|rental) (?:personal )?(?:liability )?(?:insurance|coverage|policy|policies)\b/g,
      6,
    ],
    [
      /\b(?:umbrella|ltd\b|long[- ]term disability|short[- ]term disability|personal liability|long[- ]term care)\b/g,
      4,
    ],
    [
      /\b(?:deductible|premiums?|copay|in-network|out[- ]of[- ]pocket|marketplace plan|obamacare|aca\b|cobra|subsid(?:y|ies)|ppo|hmo|geico|progressive|state farm|medicaid|medigap|medicare)\b/g,
      1.8,
    ],
    [/\binsurance\b/g, 1.8],
  ],
  student_loans: [
    // The plan called SAVE, not money to save.
    [
      /\b(?:was|am|i'm|im|still|been|stuck|enrolled|were) (?:on|in) (?:the )?save\b(?! (?:money|more|mode))/g,
      5,
    ],
    [
      /\b\d[\d,.]{0,9} ?k? (?:in|of) (?:\w+ )?(?:student|school|med(?:ical)? school|law school) (?:loans?|debt)\b/g,
      3,
    ],
    [/\b(?:what(?:'s| is)|the|on|new) rap\b|\brepayment assistance plan\b|\brap plan\b/g, 4],
    [
      /\binterest while (?:i'?m |i am |still )?in (?:school|college|grad)|\bprivate lender\b|\bwhile in school\b/g,
      3.5,
    ],
    [/\b(?:my|our) (?:school|college|university|degree) (?:debt|loans?)\b/g, 4],
    [
      /\b(?:master'?s|degree|phd|law school|grad school|med school|residency|bachelor'?s)\b(?=[^\n]{0,50}\bow(?:e|ing)\b)|\bowing [^\n]{0,20}to the government\b|\b(?:rest|balance) is (?:forgiven|wiped out)\b|\bwiped out\b|\bstandard plan\b/g,
      3,
    ],
    [/\bstandard repayment\b|\bincome[- ]based\b|\brepayment plan\b/g, 3],
    [
      /\b(?:income[- ]driven|public service|forgiveness|federal|private loan|parent plus|borrow(?:ing)? for (?:school|college)|go back to school|grad school|law school|med school)\b/g,
      2.4,
    ],
    [/\bprivate(?: loans?)? (?:at|or|and|vs)(?=[^\n]{0,30}federal)/g, 3],
    [/\bstudent (?:loans?|debts?|loan debt)\b/g, 5],
    [
      /\b(?:pslf|public service loan|loan forgiveness|income[- ]?(?:driven|based) repayment|ibr\b|paye\b|repaye|save plan|idr\b|navient|mohela|nelnet|sallie mae|grad plus|parent plus|deferment|forbearance|subsidized|unsubsidized|direct loans?|federal loans?)\b/g,
      4.2,
    ],
    [/\b(?:school|college|law school|med(?:ical)? school|grad school) (?:loans?|debt)\b/g, 4.5],
  ],
  credit_score: [
    [
      /\bcollections?\b(?=[^\n]{0,60}\b(?:not mine|isn'?t mine|never (?:opened|owed)|don'?t owe|years? ago|already paid|dispute)\b)|\bdenied (?:for )?(?:an? |the )?(?:apartment|apt|lease|card|loan)\b/g,
      4,
    ],
    [
      /\b(?:my|the|our|his|her) (?:number|score|rating) (?:drop\w*|fell|fall|went (?:down|up)|go(?:es)? up|tank\w*|plunge\w*)\b/g,
      5,
    ],
    [/\bfirst (?:credit )?card\b|\bstarter card\b|\bsecured card\b/g, 4],
    [
      /\b(?:someone|somebody|a thief|they|my (?:brother|mom|ex|sister|roommate)) (?:has |have )?(?:opened|took out|used)[^\n]{0,30}\bin my name\b|\bidentity (?:theft|stolen)|\bstolen identity\b/g,
      5,
    ],
    [/\bcharge[- ]?offs?\b|\bmy number is [5-8]\d\d\b|\bfrom [5-7]\d\d to\b|\bmoves the needle\b/g, 2.6],
    [/\bhow many credit cards\b/g, 3],
    [
      /\bmy (?:credit(?! cards?\b)|score|fico|report)\b|(?<!\bcredit )\bscore\b|(?<![5-8]\d\d )\bcredit\b(?! (?:limit|cards?|union|card|counsel|unions|score (?:is |of |about |around )*[5-8]\d\d\b))|\bcredit builder\b|\ball three bureaus\b|\blate payments?\b|\bold card\b|\bon my report\b|\bopen(?:ing)? (?:a )?new card\b/g,
      2.2,
    ],
    [
      /\b(?:raise|improve|increase|boost|build|rebuild|fix|hurt|affect|lower|drop(?:ped)?)(?: \w+){0,4} (?:credit|score|rating|fico)\b/g,
      4,
    ],
    // "Credit score is 611" and "a 740 credit score" tell a circumstance.
    [
      /(?<![5-8]\d\d )\bcredit (?:scores?(?!:? (?:is |of |about |around )*[5-8]\d\d\b)|reports?|history|rating|bureaus?|utilization|file|karma|freeze|check)\b/g,
      5,
    ],
    [
      /\b(?:fico|vantagescore|hard (?:pull|inquiry)|authorized user|experian|equifax|transunion|utilization|delinquen\w+|build(?:ing)? (?:my )?credit|improve (?:my )?credit|bad credit|no credit|thin file)\b/g,
      4,
    ],
    [/\b(?:first credit card|secured (?:credit )?card|get a credit card)\b/g, 4],
  ],
  windfall: [
    // "200k from life insurance": what was paid out, and no question of cover.
    [
      /\b\d[\d,.]{0,12}(?: ?k| ?thousand| ?million)? (?:from|of|in) (?:the |his |her |a |my \w+'?s )?life insurance\b(?=[\s\S]*\b(?:died|passed|death|widow\w*|late|got|received))/g,
      12,
    ],
    // The same with the death before it, or with no death told and the question where to put it.
    [
      /\b(?:died|passed(?: away)?|death|widow(?:ed|er)?|late (?:husband|wife|spouse)|lost my (?:husband|wife|spouse|partner|dad|mom|father|mother))\b[\s\S]{0,200}?\d[\d,.]{0,12}(?: ?k| ?thousand| ?million)? (?:from|of|in) (?:his|her|the|their|my \w+'?s) life insurance\b/g,
      12,
    ],
    [
      /(?:\b(?:died|passed(?: away)?|death|widow(?:ed|er)?|lost my (?:husband|wife|spouse|partner))\b[\s\S]{0,200}?[.;,:!] ?|\b(?:got|getting|received|receiving|collected) (?:about |around |over |a |an |my |the |me |us )*)\$?\d[\d,.]{0,12}(?: ?k| ?thousand| ?million)? (?:(?:in|of|from) (?:a |the |my )?)?life insurance\b(?! (?:polic|cover|through|at work|from work|thru|on (?:me|myself)))[\s\S]*?(?:\b(?:invest(?:ing)?|do with|go with|put|park|place|handle|keep) (?:this|it|that|the (?:money|payout|sum|check|proceeds))\b|\b(?:how|where) (?:do i|should i|to|would you|can i) (?:invest|put|place)\b)/g,
      12,
    ],
    [
      /\b(?:got|getting|received|have) (?:an? |my |our |about )*\$?\d[\d,.]{0,14}k? (?:\w+ )?(?:tax )?refund\b/g,
      4,
    ],
    [
      /\b(?:died|passed(?: away)?|death|widow(?:ed|er)?|late (?:husband|wife|spouse))\b[^?\n]{0,90}\b(?:got|get|getting|received?|receiving|collected|paid|payout|check|left)\b[^?\n]{0,30}\blife insurance\b|\b(?:got|received?|collected)\b[^?\n]{0,30}\blife insurance\b[^?\n]{0,60}\b(?:died|passed(?: away)?|death)\b/g,
      12,
    ],
    [
      /\b(?:get|getting|got|receiv\w+|collect\w+)\b[^.?!\n]{0,24}\bfrom (?:my |his |her |the )?[\w-]+'s life insurance\b/g,
      9,
    ],
    [
      /\blife insurance\b[^\n]{0,20}\b(?:just |finally )?(?:paid out|payout|paid me|check came|check arrived)\b/g,
      8,
    ],
    [
      /\b(?:grandpa|grandma|grandfather|grandmother|aunt|uncle|dad|mom|father|mother|parents?|relative|brother|sister)(?:'s)? (?:just )?(?:left|gave|willed)(?: (?:me|us))?\b/g,
      4,
    ],
    [/\bwhat (?:grandpa|grandma|my (?:\w+ )?(?:dad|mom|father|mother|aunt|uncle|grand\w+)) left\b/g, 6],
    [/\b(?:large|big|huge) (?:bonus|check|sum|gift|payout)\b/g, 3],
    [
      /\b(?:gift|giving me|given|gave (?:me|us))\b(?=[^\n]{0,50}\$?\d)|\$?\d[\d,.]{0,12}k?(?: \w+){0,2} gift\b|\bcame into\b|\bcome into\b|\bsudden (?:money|wealth)\b|\bestate (?:is|left|check|sent)\b|\bleft (?:me|us)\b(?! with (?:an? |the |his |her |all )?(?:\$?\d[\d,.]{0,12}k? )?(?:dollars )?(?:in |of |on )?(?:\w+ )?(?:loans?|debts?|bills|mortgage|cards?|balances?|payments?|nothing))|\blate (?:mother|father|husband|wife|aunt|uncle|grand\w+)\b|\bsale of (?:my|our|the) (?:parents?'?|house|home|business)\b|\bpayout\b/g,
      3,
    ],
    [
      /\b(?:dad|father|mom|mother|grandm\w+|grandf\w+|grandpa|aunt|uncle|husband|wife|relative)(?:'s)?(?: \w+){0,3} (?:died|passed|left me|estate|life insurance)\b/g,
      2.5,
    ],
    [/\binherit(?:ed|ance|ing|s)?\b/g, 5],
    [
      /\b(?:windfall|settlement|lottery|life insurance (?:payout|policy money|money|proceeds)|left me(?! with (?:an? |the |his |her |all )?(?:\$?\d[\d,.]{0,12}k? )?(?:dollars )?(?:in |of |on )?(?:\w+ )?(?:loans?|debts?|bills|mortgage|cards?|balances?|payments?|nothing))|severance|come into money|came into|large gift|money from my (?:dad|mom|grand\w+|parents|late \w+))\b(?<!\b(?:no|without|zero|any) severance)/g,
      4.5,
    ],
    [/\b(?:passed away|died|death)\b/g, 1],
    [/\b(?:won|winning) (?:\$|the|a|some)\b/g, 2],
    [/\b(?:sold|selling|sale of) (?:my|our|the|a)? ?(?:house|home|condo|property|business)\b/g, 2.5],
  ],
  investing_basics: [
    [
      /\b(?:desired|target|current|proposed) (?:asset )?allocation\b|\basset (?:allocation|location|placement)\b/g,
      5,
    ],
    [
      /\b(?:pay\w*|charg\w*|fee|worth)\b[^.?!\n]{0,30}\b(?:to manage|managing|aum|(?:financial |investment )?(?:advis[eo]rs?|manager|planner))\b/g,
      4,
    ],
    [
      /\b(?:broker|brokerage|fund company|sipc)\b(?=[^\n]{0,40}\b(?:fails?|failed|bankrupt|safe|insured|cover|goes under))|\bsipc\b|\bsafe (?:at|with) (?:the|my|a) broker/g,
      4,
    ],
    [
      /\b(?:buying|buy|own|owning|trade|trading) (?:\w+ )?(?:stocks?|shares|etfs?|funds?) (?:as|for) (?:a |an |the )?(?:newbie|beginner|novice|noob|first[- ]time)|\b(?:newbie|beginner|novice)s?\b/g,
      3.2,
    ],
    [
      /\bhow (?:risky|aggressive|conservative|much risk) should\b|\bhow should (?:a|an|my) \d\d[- ]year[- ]old\b/g,
      5,
    ],
    [
      /\bfees? (?:of|is|are) (?:\d(?:\.\d+)?|one|half a|two) ?(?:%|percent)\b|\b(?:one|1) ?(?:%|percent) fees?\b/g,
      4,
    ],
    [
      /\bwhat (?:is|are|does)(?: \w+){0,3} (?:index funds?|etfs?|mutual funds?|bonds?|stocks?|dividends?|diversif\w+|compound\w*|expense ratio|reits?|dollar[- ]cost averaging|target[- ]date)\b/g,
      4.5,
    ],
    [
      /\b(?:index funds?|etfs?|mutual funds?|target[- ]date(?: funds?)?|vti|voo|vtsax|robo|i bonds?|real estate|reits?)\b(?=[^\n]{0,40}(?:\bor\b|\bvs\b|better|worth|good|beginner|choice|safe))/g,
      2.4,
    ],
    [
      /\bmarket (?:is )?(?:crash\w*|down|drop\w*|fall\w*)\b|\bbeginners?\b|\bmy advisor\b|\binternational\b|\bwhy diversify\b|\btoo risky\b|\bbonds?\b/g,
      1.6,
    ],
    [/\binvertir\b/g, 5],
    [
      /\b(?:index funds?|etfs?|mutual funds?|s&p ?500|sp500|stocks?|bonds?|target[- ]date|vanguard|fidelity|schwab|vti|vtsax|voo|robo[- ]?advis\w+|robinhood|brokerage)\b/g,
      1.3,
    ],
    [/\b(?:how|where|start|begin|getting|new|learn)(?: \w+){0,4} (?:invest|investing|investor)\b/g, 3.6],
    [
      /\b(?:asset allocation|rebalanc\w+|diversif\w+|expense ratios?|portfolio|compound interest|financial advis\w+|advisor|dividends?|bear market|market (?:timing|crash|downturn)|target retirement fund|lazy portfolio|three[- ]fund)\b/g,
      2.4,
    ],
    [/\b(?:invest|investing|investments?)\b/g, 1.3],
    [/\bdifference between (?:an? )?(?:etf|index|mutual|stock|bond|fund)/g, 4],
  ],
  estate_basics: [
    [
      /\b(?:add|put|adding|putting|added|want us|on)\b[^.?!\n]{0,30}\b(?:to|on) (?:the|her|his|my|their|our) (?:house )?deed\b/g,
      7,
    ],
    [
      /\bdebts?\b[^\n]{0,24}\b(?:when|if|after) (?:someone|somebody|a (?:parent|spouse|person)|he|she|they|my (?:\w+ )?(?:mom|dad|mother|father|husband|wife|parents?)) (?:dies?|died|passe[sd]|is gone)|\b(?:inherit|responsible for) (?:my |a |his |her )?(?:\w+'?s? ){0,3}(?:debts?|bills|cards?)\b/g,
      5,
    ],
    [
      /\b(?:die|died|pass|passed)(?: away)? without (?:a will|papers|a plan|anything|documents)\b|\bwho gets\b[^\n]{0,40}\b(?:if|when) (?:i|we|he|she) (?:die|pass)/g,
      6,
    ],
    [
      /\b(?:mom|dad|mother|father|husband|wife|parent|brother|sister|grandmother|grandfather) (?:just |recently )?(?:died|passed(?: away)?)\b[^\n]{0,40}\b(?:her|his|their) (?:accounts?|bills|debts?|things|house|paperwork|affairs)\b/g,
      5,
    ],
    [
      /\bleave (?:\w+ )?(?:money|something|assets|the house|it)\b[^\n]{0,16}\b(?:to|for) (?:a |my |our )?(?:disabled|special[- ]needs|minor|\w+ )?(?:child|son|daughter|kids|grandkids|nephew|niece)\b/g,
      5,
    ],
    [
      /\baffairs in order\b|\braise (?:the|our|my) kids\b|\bif something happen(?:s|ed) to (?:both of )?(?:us|me)\b|\bmoney going to minors\b|\bnothing written down\b/g,
      3.2,
    ],
    [/\bbeneficiar(?:y|ies)\b/g, 1.8],
    [
      /\bwhat happens to my (?:debts?|house|accounts?|money|401k) (?:when|if|after) i (?:die|pass)\b|\bper stirpes\b|\bgift my house\b|\bin hospice\b|\bpaperwork\b/g,
      4.5,
    ],
    [
      /\b(?:simple|online|joint|handwritten) will\b|\bwill (?:cost|kit|or)\b|\bdisinherit\b|\bhealth ?care proxy\b|\badvance directive\b|\bif i die\b(?=[^\n]{0,40}\b(?:house|goes?|get)\b)|\bgo to my (?:wife|husband|spouse|kids|children) (?:automatically|if)\b|\belderly parents?\b|\baging (?:parents?|father|mother)\b|\bnext of kin\b|\bwithout a will\b/g,
      3.2,
    ],
    [
      /\b(?:a will|last will|living will|living trust|trusts?(?! (?:me|you|him|her|this|that|the))|(?<!real )estates?(?! (?:agent|investing))|probate|power of attorney|poa|executor|guardian(?:ship)?|beneficiar(?:y|ies)|heirs?|deed|transfer on death|tod)\b/g,
      3.2,
    ],
    [
      /\b(?:estate (?:plan\w*|tax)|make a will|need a will|write a will|revocable|irrevocable|without (?:a )?will)\b/g,
      4,
    ],
  ],
  out_of_scope: [],
  smalltalk: [],
}
