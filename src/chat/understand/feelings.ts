/** How someone feels about ups and downs, where the money comes from, what it is for. */
import type { FactValue } from '#engine/household.ts'
import { ownerBefore } from './owners.ts'
import { find, type Reader, type Reading } from './reading.ts'

type Risk = FactValue<'riskTolerance'>
type Source = FactValue<'moneySource'>
type Goal = FactValue<'goal'>

const risks: readonly (readonly [Risk, RegExp])[] = [
  [
    'moderate',
    /\b(?:medium|moderate)(?: to |-to-|\/| - |-)(?:medium[- ]high|moderately[- ]high|high|aggressive)(?: risk)?\b|\b(?:medium[- ]high|moderate(?:ly)?[- ](?:high|aggressive)) (?:risk|tolerance)?/,
  ],
  [
    'conservative',
    /\b(?:hate (?:losing|risk|debt|volatility)|risk[- ]averse|conservative|low[- ]risk|play it safe|can't (?:stand|stomach|afford) (?:to lose|losing|losses|risk)|(?:scared|terrified|afraid|nervous|worried) (?:of|about) (?:the )?(?:stock )?(?:market|stocks|losing|investing)|don't (?:like|want) (?:any |much )?risk|without (?:taking |much |too much |a lot of |any |big |on )+risks?|low risk tolerance|afraid of (?:losing|the market)|keep it safe|(?:invest|keep|park|put) (?:it|this|that|them|the money) (?:somewhere |some place |all )?safe(?:ly)?|very cautious|no risk|sleep at night|nervous (?:about (?:the market|stocks)|when(?:ever)? (?:stocks|the market|prices) (?:falls?|drops?|goes down|go down|dips?|crash(?:es)?))|not comfortable with risk)\b/,
  ],
  [
    'aggressive',
    /\b(?:aggressive(?:ly)? (?:invest\w*|portfolio|growth|risk|allocation|approach|mix|strategy|fund|stance|with)|(?:go|be|am|i'm|more|very|pretty|fairly|quite|too|risk:?|tolerance:?|invest(?:ed|ing)?) aggressive(?:ly)?|^aggressive\W*$|high[- ]risk tolerance|high risk(?=[ ,.]|$)|risk tolerance:? (?:is )?(?:very )?high|don't mind (?:risk|volatility|the ups)|ok with (?:risk|volatility|swings)|comfortable with (?:risk|volatility|swings|a lot)|can stomach|love risk|risk[- ]taker|all in on stocks)\b/,
  ],
  [
    'moderate',
    /\b(?:moderate(?:ly)? (?:risk|conservative|tolerance)|medium[- ]risk|moderate risk tolerance|balanced risk|risk tolerance:? (?:is )?(?:moderate|medium)|middle of the road|somewhere in the middle)\b/,
  ],
]

const sources: readonly (readonly [Source, RegExp])[] = [
  [
    'inherited_ira',
    /\binherit(?:ed|ing) (?:an? |my |his |her |their |the )?(?:[\w']+ ){0,2}(?:ira|401 ?\(?k\)?|403 ?\(?b\)?)(?!\w)|\binheritance (?:is )?in (?:the form of )?(?:an? |his |her )?(?:\w+ )?(?:ira|401 ?\(?k\)?)(?!\w)|\b(?:died|passed away|passed)\b[^?\n]{0,60}\b(?:his|her|their) (?:\w+ )?(?:ira|401 ?\(?k\)?|403 ?\(?b\)?)(?!\w)(?! (?:match|company))|\bbeneficiary (?:of|on) (?:his|her|their|my [\w']+) (?:\w+ )?(?:ira|401 ?\(?k\)?)(?!\w)|(?<!\b(?:i|we|have|i've|having) )\bleft (?:me|us|(?:my|our) (?:wife|husband|spouse|partner)) (?:an?|his|her|their|(?:(?:about|around|roughly|some) )?\$?\d[\d,.]{0,14}(?: ?k| thousand| grand| million)? (?:in|of) (?:an?|his|her|their)) (?:\w+ )?(?:ira|401 ?\(?k\)?|403 ?\(?b\)?)(?!\w)/,
  ],
  [
    'life_insurance',
    /\b\d[\d,.]{0,14}(?: ?k| ?thousand| ?million)? (?:from|of|in) (?:the |his |her |a |my [\w']+ )?life insurance\b(?=[\s\S]*\b(?:died|passed|death|widow|received|got)\b)|\b(?:get|getting|got|receiv\w+|collect\w+) (?:about |around )?\$?\d[\d,.]{0,14}(?: ?k| thousand)? from (?:my |his |her |the )?[\w-]+'s life insurance\b|\blife insurance (?:payout|policy money|money|proceeds|benefit|check)\b|\b(?:mom|mum|mother|dad|father|parents?|grand\w+|aunt|uncle|brother|sister|husband|wife|he|she) had (?:an? )?(?:\w+ )?life insurance\b[^.;!?\n]{0,40}\b(?:i|we) (?:got|get|received|am getting|inherited)\b|\blife ins(?:urance|\.)? (?:policy )?(?:has |just )?paid(?: (?:out|me|us)){0,2}(?: (?:about|around))? \$?\d/,
  ],
  [
    'inheritance',
    /\binherit(?:ed|ance|ing)\b|\b(?:sold|selling|sale of) (?:my |our )?(?:late|deceased) (?:[\w-]+'s?) (?:house|home|condo|place|farm|land|property|car|estate)\b|\b(?:mom|mother|dad|father|parents|grand(?:ma|pa|mother|father)|aunt|uncle) (?:died|passed)(?: away)?\b[^?\n]{0,120}\b(?:i|we)(?: each)? (?:ended up with|came away with|walked away with) (?!debts?|nothing|bills|a )|\b(?:mom|mother|dad|father|parents|grand(?:ma|pa|mother|father)|aunt|uncle) (?:just |recently )?(?:died|passed(?: away)?)(?: and)?,? (?:i|we(?: each)?) (?:got|get|received)\b|\b\d[\d,.]{0,14}(?: ?k)?(?: dollars)? from (?:his|her|their|an?|the|(?:my |our )?(?:late )?(?:great[- ])?(?:aunt|uncle|mom|mother|dad|father|grand\w+|parents?|cousin|brother|sister)(?:'s?|s)) (?:trust|estate|will)\b|\b(?:passed(?: away)?|died)\b[^?\n]{0,40}\bleft (?:me|us)\b(?! (?:with )?(?:debts?|nothing|bills))|(?<!\b(?:which|that|it|this) )\b(?:left|leaves) (?:me|us) (?:with )?(?:about |around |over |roughly )?\$?\d[\d,.]{0,14}k?(?![\dk]|[.,]\d| ?(?:a|per|each|every) (?:month|week|year)\b| ?\/ ?mo)(?! (?:dollars )?(?:in |of |on )?(?:\w+ ){0,2}(?:loans?|debts?|bills|cards?|balances?)\b)|\d[\d,.]{0,14}(?: ?k| thousand| grand)? (?:that |which )?(?:my |our )?(?:grand(?:ma|pa|mother|father|parents?)|mom|dad|mother|father|aunt|uncle|great aunt)(?: \w+)? left (?:me|us)\b(?! with)/,
  ],
  ['settlement', /\b(?:settlement|lawsuit (?:money|payout))\b/],
  [
    'lottery',
    /\b(?:won the (?:lottery|jackpot|powerball)|won (?:about |around )?\$?\d[\d,.]{0,14}(?:k| million| grand| thousand)? (?:from|in|on|at) (?:the |a )?(?:lottery|jackpot|powerball|casino|raffle|game show|contest)|lottery winnings|scratch ?off|scratch[- ]?(?:ticket|card|it))\b/,
  ],
  [
    'home_sale',
    /\b(?:(?:sold|selling|sale of|proceeds from) (?:(?:my|our|the|a|an) )?(?:(?:rental|first|second|vacation|beach|lake|paid[- ]off|starter|mom'?s|dad'?s|parents'?) )?(?:house|home|condo|townhouse|duplex|rental(?: property| unit)?|investment property|cabin))\b(?! (?:equity|loan|goods|decor|business|insurance))|\b(?:house|home|condo|place) (?:just |finally )?closed\b[^?\n]{0,60}\b(?:share|cleared|netted|got|walked|proceeds|realtor)\b|\b\d[\d,.]{0,14}k? (?:from|out of|off) (?:the |our |my |a )?(?:home|house|condo) sale\b|\b(?:our|my|the) (?:house|home|condo) sale\b[^?\n]{0,50}\b(?:clear|net|proceeds|pocket|walk away)\b|\bcleared \$?\d[\d,.]{0,14}k? on (?:the|our|my) (?:house|home|condo|place)\b|\b(?:got|get|getting|received|took|share (?:is|was)|walked (?:away )?with|came out with|ended up with) (?:about |around |roughly )?\$?\d[\d,.]{0,14}(?: ?k| thousand)? (?:from|out of|for my (?:half|share) of) (?:the|our) (?:marital |old |family )?(?:house|home|condo)(?! (?:equity|loan|insurance|fire|repair|refi\w*|office|fund))\b/,
  ],
  [
    'land_sale',
    /\b(?:sold|selling|sale of|proceeds from) (?:(?:some|our|my|the|a|an|that|his|her|piece|parcel|plot|acres?|\d+|half|part|of|family|vacant|raw|empty|inherited|farm) ){0,6}(?:land|lots?|acreage|farmland|acres)\b(?! of)/,
  ],
  [
    'business_sale',
    /\b(?:(?:sold|selling) (?:(?:my|our|the|a) )?(?:(?:half|share|part|stake|portion) (?:of|in) (?:the|my|our) )?(?:\w+ )?(?:business|company|practice|firm)(?!(?:'s)? (?:stocks?|shares))|(?:business|company|practice) sale|sale of (?:my|our|the) (?:\w+ )?(?:business|company|practice|firm))\b/,
  ],
  [
    'vested_shares',
    /\b(?:rsus?|stock units?|shares|company stock)\b[^.;!?\n]{0,30}(?<!un)\bvest(?:ed|ing (?:this|next) (?:week|month))\b|(?<!un)\bvested (?:rsus?|stock units?)\b/,
  ],
  [
    'stock_sale',
    /\b(?:sold|selling|cash(?:ed|ing) out|liquidat(?:ed|ing)) (?:\$?\d[\d,.]{0,14}k? (?:worth )?(?:of )?)?(?:(?:some|all|most|part|half) (?:of )?)?(?:(?:my|our|company|the) )?(?:(?!house|home|and\b|car\b|business|company and)[\w'&]+ ){0,2}(?:stocks?|shares|rsus?|bitcoin|crypto|ethereum)\b/,
  ],
  [
    'bonus',
    /\b(?:(?:sign(?:ing|[- ]on)|relocation|retention|year[- ]end|holiday|work|annual) bonus|(?:^|[.!?\n] ?)(?:my )?bonus (?:just )?(?:hit|came|landed|cleared)|(?:got|get|getting|received?|receiving) (?:an? |my |our )?(?:[\w$,.]+ ){0,2}bonus|my bonus|bonus from work)\b/,
  ],
  [
    'gift',
    /\b(?:got|get(?:ting)?|received?|receiving) (?:(?:about|around|a|like|almost) )*\$?\d[\d,.]{0,14}(?: ?k| thousand| grand|,\d{3}) from (?:my |our )?(?:grand(?:ma|pa|mother|father|parents|mom|dad)|mom|dad|mother|father|parents|aunt|uncle|in-laws|mother-in-law|father-in-law)\b(?!'|s'| (?:for (?:my|the|our|a) (?:rent|house|down|wedding|tuition|college)|every|each|per|a (?:month|year)|monthly|as a loan|to (?:pay )?back))|\b(?:gave|gifted|giving|gifting) (?:(?:each|both|all) of )?(?:me|us)\b(?! (?:a |an )?(?:raise|bonus|loan|hard time|discount))[^.;!?\n\d]{0,30}\$?\d[\d,.]{0,14}(?: ?k| thousand| grand|,\d{3})|\b\d[\d,.]{0,14}(?: ?k| thousand| grand)? (?:cash |wedding |graduation )?gift\b(?! (?:tax|card|limit))|\bas a gift\b/,
  ],
  // What was withheld too much is one's own money, taxed already.
  [
    'savings',
    /\btax refund(?: check)?(?: (?:of|is|was|for|will be|came|coming|about|around))*:? ?\$?\d|\d[\d,.]{0,9}k? tax refund\b/,
  ],
]

const goals: readonly (readonly [Goal, RegExp])[] = [
  [
    'home',
    /\bwant(?:ing)? (?:to (?:get|have|own) )?(?:an? |our |my |a new )?(?:first |new |starter |bigger )?(?:house|home|condo)\b(?! (?:loan|equity|insurance|office|improve|repair|reno|remodel))|\brent(?:ing)?\b[^.?!\n]{0,40}\bthen (?:we(?:'ll)? |i(?:'ll)? )?buy(?:ing)?\b|\b(?:buy(?:ing)?|purchas(?:e|ing)|save (?:up )?for|saving for|toward|towards|for) (?:an? |our |my |the )?(?:first |new |starter )?(?:house|home|condo|down ?payment)\b|\b(?:before|until|to) (?:i |we )?(?:can )?mov(?:e|ing) out\b|\bmov(?:e|ing) out (?:on my own|of (?:my|our) (?:parents?|mom|dad|mother|father|family|folks)\b)|\b(?:get|getting|rent|renting) (?:my|our) (?:own|first) (?:place|apartment)\b/,
  ],
  [
    'education',
    /(?<!\b(?:nothing|none|zero|no money|little|\$0)(?: (?:saved|put|set|aside|away|yet))* )\b(?:for|towards?) (?:\w+ ){0,3}(?:college|tuition|education)\b/,
  ],
  [
    'car',
    /\b(?:buy(?:ing)?|for) (?:an? )?(?:new |used )?car\b(?! (?:accident|crash|wreck|collision|loan|payment|insurance|note))/,
  ],
  [
    'retirement',
    /\b(?:for|towards?|until|in|my) (?:my |our |early )?retirement\b|\bfor when (?:i|we) retire\b/,
  ],
  [
    'children',
    /\b(?:invest(?:ing)?|save|saving|put|putting|place|plac(?:e|ing)|park(?:ing)?|use|using|want|meant|is|it'?s|grow\w*|\d[\d,.]{3,12}|\d[\d,.]{0,5} ?(?:k|thousand))(?: (?:it|this|that|them|all|half|some|away|aside|the money|meant|saved))* for (?:my|our|the) (?:\w+ ){0,2}(?:kids|children|sons?|daughters?|kid|child|twins|boys|girls)(?:'s? futures?)?(?= ?(?:[,.;!?(&]|$|ages?\b|aged\b|and\b|who\b|where\b|how\b|so\b|with\b|now\b|later\b|when\b|-|\d))/,
  ],
  [
    'income',
    /\b(?:live off (?:of )?(?:it|the)|living off|generate income|income from it|passive income)\b|\b(?:it|this|the money|that) (?:all )?(?:must|has to|have to|needs to|should|will have to) last (?:me|us|(?:for )?(?:at least |about |another |around )?\d+ years|until i|till i|the rest|a lifetime|for the rest|for life|for a long)\b/,
  ],
]

/** "My sister got a bonus" tells of no money of one's own; what others left or gave does. */
function ownSource<S extends { value: Source; span: readonly [number, number] }>(
  { people }: Reading,
  source: S | undefined,
): S | undefined {
  const isEarned = source?.value === 'bonus' || source?.value === 'lottery' || source?.value === 'stock_sale'
  return isEarned && ownerBefore(people, source.span[0], 20) === 'other' ? undefined : source
}

export const readFeelings: Reader = (reading) => {
  const first = <Value extends string>(rows: readonly (readonly [Value, RegExp])[]) => {
    for (const [value, pattern] of rows) {
      const match = pattern.exec(reading.text)
      if (match) return { value, span: [match.index, match.index + match[0].length] as const }
    }
    return undefined
  }
  const [risk, source, goal] = [first(risks), ownSource(reading, first(sources)), first(goals)]
  return [
    ...(risk ? [find('riskTolerance', risk.value, risk.span, 'feelings', 0.75)] : []),
    ...(source ? [find('moneySource', source.value, source.span, 'feelings', 0.7)] : []),
    ...(goal ? [find('goal', goal.value, goal.span, 'feelings', 0.6)] : []),
  ]
}
