/** Children and others who depend on the household: how old, how many, on the way. */
import { yearOf } from '#engine/calendar.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

const childNoun =
  '(?:kids?|kiddos?|children|child|sons?|daughters?|boys?|girls?|toddlers?|twins|triplets|babies|baby|little ones|teens?|teenagers?|dependents?|eldest|oldest|youngest|infant|stepsons?|stepdaughters?)'
const before = new RegExp(
  `\\b${childNoun}(?:'s)?(?:,? (?:who|is|are|both|ages?|aged|who's|about|just|turned|turning|just turned|still|only|now|who are|who is|will be|currently))*[ ,:([-]{0,4}$`,
)
const agesBefore = /\b(?:ages|aged)(?: (?:are|of))?[ :]{0,2}$/
const oldAfter = /^[- ]?(?:years?|yrs?|y\.?)?[- ]?(?:\/|\.)?(?:olds?\b|o\b|yo\b|y\/o\b)|^ ?yr?s? ?(?:old|o)\b/
const monthsOld = /^[- ]?(?:months?|mos?|weeks?|wks?|days?)[- ](?:old|o\b)/
const childAfter = new RegExp(
  `^[- ]?(?:years?|yrs?|y|months?|mos?|weeks?|days?)?[- ]?(?:/|\\.)?o(?:ld)?(?:'s)?,?(?: \\w+)? ${childNoun}\\b`,
)
const grown =
  /\b(?:grand(?:son|daughter|kids?|child(?:ren)?)|niece|nephew|dog|puppy|cat|car|house|home|vehicle|truck|account|roof|company|laptop)/

const grownAfter =
  /^[- ]?(?:years?|yrs?|yo|months?)?[- ]?(?:olds?)? ?(?:\w+ )?(?:grand\w+|niece|nephew|dog|puppy|cat|car|house|home|vehicle|truck|account|roof|company|laptop|401\w*|403\w*|iras?|accounts?|plans?|jobs?|cards?|loans?|debts?)\b/

/** A child who died has no age to plan for; a parent's death leaves the children theirs. */
const childDied = new RegExp(
  `\\b(?:${childNoun}|olds?)(?: (?:\\w+ ){0,3})?(?:was killed|were killed|passed away|died)\\b|\\blost (?:my|our) (?:\\w+ ){0,3}${childNoun}\\b|\\b(?:son|daughter|child|baby)\\b(?:(?!\\b(?:husband|wife|spouse|mom|mother|dad|father)\\b)[^?\\n]){0,160}\\b(?:he|she) (?:died|passed away|was (?:the )?killed)\\b`,
)

const ofOthers =
  /\b(?:my|his|her|their) (?:brother|sister|friend|cousin|neighbou?r|coworker|uncle|aunt|boss)\b[^.;,]{0,30}$/

const isChildAge = (mention: Mention) =>
  mention.kind === 'plain' &&
  mention.per === undefined &&
  mention.high <= 24 &&
  (mention.time === undefined ||
    oldAfter.test(mention.right) ||
    monthsOld.test(mention.right) ||
    ((mention.time === 'month' || mention.time === 'week') && before.test(mention.before)) ||
    (mention.time === 'year' && /\d+ (?:months?|mos?|weeks?) and $/.test(mention.before)))

/** The number itself, or nothing of a year for months. */
const years = (mention: Mention): number =>
  mention.time === 'year' || mention.time === undefined
    ? Math.floor(mention.low)
    : Math.floor(mention.low / 12) * (mention.time === 'month' ? 1 : 0)

const endsItem = /^(?: ?(?:[,.;!?)]|$)| (?:and|now)\b)/
/** "My son is going off to college, 18". */
const offToCollege = new RegExp(
  `\\b${childNoun}(?: is|'s)? (?:going|heading|starting|starts|off|leaving|leaves)(?: (?:off|to|for))* college(?: (?:this|next) \\w+)?, ?$`,
)
/** "She's 17, brother is 13". */
const siblingBefore =
  /(?:^|[,;.]|\band) ?(?:(?:his|her|the) )?(?:(?:little|younger|older|big|baby) )?(?:brother|sister)(?:'s| is) ?$/

/** "Brother is 13" beside a child's age. */
const isSibling = ({ before: left, right, low }: Mention): boolean =>
  low <= 19 && endsItem.test(right) && siblingBefore.test(left)

const ownBefore = /\b(?:our|my|with|have|and) ?$|(?:^|[,;:(\n]) ?$/
const andOlds =
  /^(?:, ?\d{1,2})*,? (?:and|&) \d{1,2}[- ](?:years?|yrs?)[- ]olds?\b(?! (?:cars?|trucks?|vans?|house|homes?|loans?|accounts?|dogs?|cats?|laptops?|roof)\b)/

/** "The kids will be 15 and 18 then": ages of a day to come, not of today. */
const isAgeThen = ({ before: left, after }: Mention): boolean =>
  /\b(?:will|would) be(?: (?:about|around|ages?))* $/.test(left) &&
  /^[^.;?!]{0,24}\b(?:then|by then|at that point|when (?:it|that|the (?:term|policy))\b)/.test(after)

const atHomeWith = new RegExp(
  `(\\b(?:stay(?:s|ing)?|at|is)|'s) home\\b|\\bhome (?=with (?:(?:our|my|the|two|three|\\d) )*${childNoun}\\b)`,
  'g',
)

function startsAges(mention: Mention): boolean {
  if (isAgeThen(mention)) return false
  // "Stays home with our 2 year old", "home with kids 2 and 5": no house is that old.
  const left = mention.before.replace(atHomeWith, '$1')
  if (new RegExp(`${grown.source}[^,.;&]*$`).test(left.slice(-24)) || grownAfter.test(mention.right))
    return false
  const counted = new RegExp(`^ (?:(?:young|little|small|grown|teenage) ){0,2}${childNoun}\\b`).test(
    mention.right,
  )
  if (
    before.test(left) &&
    !counted &&
    !(mention.low < 16 && /^ in college\b/.test(mention.right)) &&
    !/^ ?(?:%|k\b|\$|of them|who|of my|each|accounts?|cards?)/.test(mention.right)
  )
    return true
  if (offToCollege.test(left) && mention.low >= 16 && endsItem.test(mention.right)) return true
  if (childAfter.test(mention.right) || (monthsOld.test(mention.right) && mention.low < 36)) return true
  if (
    agesBefore.test(left) &&
    mention.low < 20 &&
    /\b(?:kids?|child(?:ren)?|sons?|daughters?|dependents?|boys|girls)\b/.test(left)
  )
    return true
  // "our 2 and 5 year olds"
  if (ownBefore.test(left) && andOlds.test(mention.after)) return true
  // "a 3 year old and a newborn" without a noun.
  return (
    oldAfter.test(mention.right) &&
    mention.low <= 17 &&
    (/\b(?:an?|our|my|and|with|her|the|one) ?$/.test(left) ||
      (mention.low <= 12 && /(?:^ ?|[,(:;&\n] ?)$/.test(left))) &&
    !/^[- ]?(?:years?|yrs?)[- ]old (?:car|house|home|dog|vehicle|truck|account|laptop|company|business|roof|boy)/.test(
      mention.right,
    )
  )
}

/** "Kids 6, 4 and 8 months": the last of a list, not yet a year old. */
const monthsListed = ({ kind, time, low, right }: Mention): boolean =>
  kind === 'plain' && time === 'month' && low < 36 && /^[- ]?(?:months?|mos?)(?=$|[,.;)])/.test(right)

/** Whether a number goes on a list of ages: ", 5 and 8". */
function continues(reading: Reading, previous: Mention, mention: Mention): boolean {
  const between = reading.text.slice(previous.span[1], mention.span[0])
  return (
    (isChildAge(mention) || monthsListed(mention)) &&
    /^ ?(?:yo|y\/o|y\.o\.?|yrs? old|years? old) $|^(?:[- ]?(?:years?|yrs?|yo|y\/o|months?|mos?)(?:[- ]old)?)?(?: (?:boy|girl|son|daughter))?(?:,? and |, ?| & | and an? |, and an? |, an? | \+ )(?:an? )?(?:\w+ who is )?$/.test(
      between,
    ) &&
    !/^ ?(?:k\b|%|\$|on the way|more|due|coming|in college|saved|in savings|debts?|dollars|so far|for college)/.test(
      mention.right,
    ) &&
    mention.low < 25
  )
}

/** "My son has a UTMA. He is 11": the age of a child who was named before. */
const isTheirs = ({ text, topic }: Reading, { before: left, right, low, time, span }: Mention): boolean =>
  low <= 18 &&
  (time === undefined || time === 'year') &&
  /\b(?:he|she)(?:'s| is)?(?: (?:now|only|just|turned|turning|is))* $/.test(left) &&
  /^(?:$|[,.;!?)]| now\b| and (?:she|he)\b|[- ]?(?:years?|yrs?)[- ]old)/.test(
    right === '' ? text.slice(span[1]) : right,
  ) &&
  (topic === 'college_529' ||
    /\b(?:son|daughter|child|kid|boy|girl|toddler|grandson|granddaughter|day ?care|preschool)\b/.test(
      text.slice(0, span[0]),
    ))

const bornTogether: Record<string, number> = { twins: 2, twin: 2, triplets: 3 }
const togetherBefore =
  /\b(twins?|triplets)(?:,? (?:who|are|both|ages?|aged|that|just|turned|turning|now|only|boys|girls|sons|daughters))*[ ,:([-]{0,4}$/
const togetherAfter =
  /^[- ]?(?:years?|yrs?|y|months?|mos?)?[- ]?(?:olds?|o)? (?:identical |fraternal |boy-girl )?(twins|triplets)\b/

/** "Twins age 2": the same age once more for each of the others, unless each has a number. */
function sameAge(reading: Reading, mention: Mention): number[] {
  const word = togetherBefore.exec(mention.before)?.[1] ?? togetherAfter.exec(mention.right)?.[1]
  const next = reading.mentions[mention.index + 1]
  if (word === undefined || (next?.low === mention.low && continues(reading, mention, next))) return []
  return Array.from({ length: (bornTogether[word] ?? 1) - 1 }, () => years(mention))
}

/** "Child support until the oldest is 18": an age that a child will have. */
const untilAge =
  /\b(?:until|till|when|once|by the time|before|after) (?:(?:the|my|our|he|she|they|both|all|his|her|kids?|children|child|son|daughter|oldest|eldest|youngest|baby|is|are|turns?|hits?|reach\w*|of them) ){1,4}$/

function ages(reading: Reading): { values: number[]; finds: Find[] } {
  const values: number[] = []
  let first: Mention | undefined
  let last: Mention | undefined
  for (const mention of reading.mentions) {
    if (!isChildAge(mention) && !monthsListed(mention)) continue
    if (/\bless than|under|<\s*$/.test(mention.before.slice(-10)) && mention.bound === 'under') {
      if (
        before.test(mention.before.replace(/(?:less than|under|<)\s*$/, '')) ||
        /\(?<$/.test(mention.before.trim())
      ) {
        if (mention.low <= 2 && !/\bboth\b/.test(mention.before)) {
          values.push(Math.max(0, mention.low - 1))
          first ??= mention
          last = mention
        }
      }
      continue
    }
    const isSaid = last !== undefined && isSibling(mention)
    if (
      isSaid ||
      startsAges(mention) ||
      isTheirs(reading, mention) ||
      (last && continues(reading, last, mention))
    ) {
      if (childDied.test(reading.text) || untilAge.test(mention.before)) continue
      if (mention.low > 22 || (!isSaid && ofOthers.test(mention.before))) continue
      const listed = last !== undefined && continues(reading, last, mention)
      if (!listed && values.includes(years(mention)) && !/\btwins\b/.test(reading.text)) continue
      values.push(years(mention))
      if (!listed) values.push(...sameAge(reading, mention))
      if (mention.low !== mention.high) values.push(mention.high)
      first ??= mention
      last = mention
    }
  }
  const born =
    /\b(?:baby|son|daughter|child|twins|triplets|kid|grandson|granddaughter|grandchild) \(?(?:was |were |just )?(?:born|arrived) (?:\w+ ){0,2}(?:ago|yesterday|today|last|this)|\b(?:baby|newborn)(?: girl| boy)? (?:was )?born in (?:january|february|march|april|may|june|july|august|september|october|november|december)(?! (?:of )?\d)|\b(?:have|has|had|with|our|my|a) (?:an? )?newborn\b|\bolds?,? (?:and|&) (?:a )?newborn\b|\bnewborn (?:baby|son|daughter|girl|boy)\b|\b(?:wife|husband|spouse|partner|girlfriend|boyfriend) and (?:(?:a|an|our|my|new) ){0,2}(?:baby|newborn|infant)\b(?! (?:on the way|due|coming|sister|brother|shower))|\bjust had (?:a|our|my|our first|another) (?:\w+ )?(?:baby|kid|child|son|daughter)\b|\bjust had (?:our )?(?:twins|triplets)\b|(?:^|[.!?\n] ?)newborn(?= here| in |[!.,?]|$)/.exec(
      reading.text,
    )
  if (born && !values.includes(0)) {
    values.push(
      ...Array.from(
        { length: /\btwins\b/.test(born[0]) ? 2 : /\btriplets\b/.test(born[0]) ? 3 : 1 },
        () => 0,
      ),
    )
    first ??= undefined
  }
  if (values.length === 0) return { values, finds: [] }
  const span =
    first && last
      ? ([first.span[0], last.span[1]] as const)
      : ([born?.index ?? 0, (born?.index ?? 0) + (born?.[0].length ?? 0)] as const)
  return { values, finds: [find('dependents', values.slice(0, 20), span, 'children', 0.85, first?.index)] }
}

const counts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  both: 2,
}
const counted =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|both)(?: of our| of my| our| my)? (?:(?:young|small|little|grown|adult|older|school[- ]age|teenage|beautiful|minor|college[- ]age|wonderful|special needs|other|great|boys and) ){0,2}(?:kids?|kiddos|children|child|sons|daughters|boys|girls|toddlers|little ones|teenagers|teens|dependents|dependants|babies)\b/
/** "3 kids 9 6 2", "dad of two (9 & 12)": as many bare numbers as there are children. */
const countedAges =
  /\b(?:(?:\d|two|three|four|five|six) (?:kids|children|boys|girls|sons|daughters)|(?:mom|mother|mama|dad|father|parents?)(?: \w+)? (?:of|to|with) (?:\d|two|three|four|five|six)|(?:\d|two|three|four|five|six) of (?:my|our) own)(?:,? ages?|,? aged)?[ ,:(]{1,3}(\d{1,2}(?:(?:, ?| and | & |,? ?\/ ?| )\d{1,2}){1,5})(?=[ ).,;!?]|$)(?! ?(?:%|k\b|\/))/
/** "kids 12 9 5": ages with nothing between them. */
const bareAges =
  /\b(?:kids|kiddos|children|boys|girls|sons|daughters)(?:,? ages?|,? aged)?[ ,:(]{1,3}(\d{1,2}(?: \d{1,2}){1,5})(?=[ ).,;!?]|$)(?! ?(?:%|k\b|\/|[ap]m\b|miles|hours|weeks|months))(?!\.\d|,\d{3})/
const parentOf =
  /\b(?:mom|mother|dad|father|parent|parents|mama)(?: \w+)? (?:of|to|with) (\d|one|two|three|four|five|six)\b|\b(?:w\/|with|have|got) (\d|two|three|four|five|six) of (?:my|our) own(?= ?(?:[(,.;!?]|$| (?:and|at|who|kids)\b))/
const labelled = /\b(?:kids|children|dependents|dependants): ?(\d|none|no|zero)\b(?! ?(?:and|,|&) ?\d)/
const oneChild =
  /\b(?:have|has|had|with|raising|and|got|we've|support|supporting) (?:an?|1|our|my) (?:(?:young|small|little|teenage|special needs|new|toddler|disabled|beautiful) ){0,2}(?:kid|child|son|daughter|baby|toddler|newborn|infant)\b/
const none =
  /\b(?:no|zero|without|0|don't have(?: any)?|do not have(?: any)?|dont have(?: any)?|not having|never had|w\/o|aren't any) (?:kids?|children|dependents?|dependants?)\b|\b(?:child|kid)[- ]?free\b|\bchildless\b|\bno (?:spouse|wife|husband|partner) (?:or|and|nor) (?:kids|children)\b|\bnot? (?:married|single),? (?:no|or) kids\b|\bnor? (?:have )?(?:any )?(?:dependents|kids)\b/
const wished =
  /\b(?:want|plan|planning|hope|hoping|thinking (?:of|about)|trying for|would like|future|eventually|someday|next|another|in the next)\b[^.\n]{0,24}$/

const highSchoolAges: Record<string, number> = { freshman: 14, sophomore: 15, junior: 16, senior: 17 }
/** "Our daughter is a junior in high school". */
const inHighSchool =
  /\b(?:son|daughter|kid|child|oldest|youngest|boy|girl)(?:'s| is)? (?:an? |a rising |going to be a )?(?:high school |hs )?(freshman|sophomore|junior|senior)\b(?= in high school| this (?:year|fall)|[,.;?!]|$| and\b| now\b)(?! (?:in|at) (?:college|university))/

function bySchoolYear({ text }: Reading): Find[] {
  const match = inHighSchool.exec(text)
  const age = highSchoolAges[match?.[1] ?? '']
  if (match === null || age === undefined || /\bcollege (?:freshman|sophomore|junior|senior)\b/.test(text))
    return []
  const told =
    /^(?: in high school)?,? (?:aged? |she's |he's |she is |he is )?(1[3-9])\b(?![\d,.]{0,14}\d|k\b|%)/.exec(
      text.slice(match.index + match[0].length),
    )
  const years = told === null ? age : Number(told[1])
  return [find('dependents', [years], [match.index, match.index + match[0].length], 'children', 0.7)]
}

const monthNames = 'january|february|march|april|may|june|july|august|september|october|november|december'
/** "Our baby was born in February 2026", "my grandson was born in June": without a year it is the last such month. */
const bornIn = new RegExp(
  `\\b(?:baby|son|daughter|child|kid|boy|girl|grandson|granddaughter|twins)(?: who)? (?:was |were |is )?born (?:in |on )?(?:(?:(${monthNames})(?: \\d{1,2}(?:st|nd|rd|th)?)?,? )?(20\\d\\d)\\b|(?:this |last )?(${monthNames})\\b)`,
)
function byBirth({ text, today }: Reading): Find[] {
  const match = bornIn.exec(text)
  if (match === null) return []
  const [, ofYear, year, alone] = match
  const name = ofYear ?? alone
  const month = name === undefined ? 1 : monthNames.split('|').indexOf(name) + 1
  const inYear = Number(today.slice(5, 7)) - month
  const since = year === undefined ? (inYear + 12) % 12 : (yearOf(today) - Number(year)) * 12 + inYear
  if (since < 0 || since > 22 * 12) return []
  const ages = Array.from({ length: /^twins/.test(match[0]) ? 2 : 1 }, () => Math.floor(since / 12))
  return [find('dependents', ages, [match.index, match.index + match[0].length], 'children', 0.75)]
}

/** "My son starts college in 2 years", "… in fall 2028". */
const startsIn =
  /\b(?:son|daughter|kid|child|he|she|oldest|eldest|boy|girl)(?: who)?(?: will)? (?:starts?|goes to|going to|heads? to|enters?|begins?|leaves? for|is off to)(?: (?:his|her))?( college| school| university)? (?:in (\d|1[0-7]|one|two|three|four|five|six) (?:years?|yrs?)|(?:in )?(?:the )?(?:fall|autumn|august|september)?(?: of)? ?(20[2-4]\d)|(?:next|in the|this coming) (?:fall|year|autumn|august|september))\b/
function byStart({ text, topic, today }: Reading): Find[] {
  const said = startsIn.exec(text)
  // Elsewhere a child may start anything; college has to be named.
  const match = topic === 'college_529' || said?.[1] === ' college' ? said : null
  // "… and the youngest in 8": the years of the next child.
  const next =
    match === null
      ? null
      : /^(?:,| and|,? then)+ (?:the |our |my )?(?:youngest|younger(?: one)?|other(?: one)?|second(?: one)?|next(?: one)?|middle(?: one)?)(?: \w+)? in (\d{1,2})\b/.exec(
          text.slice(match.index + match[0].length),
        )
  // "Next fall" is within a year.
  const wait =
    match?.[3] !== undefined
      ? Number(match[3]) - yearOf(today)
      : match?.[2] === undefined
        ? 1
        : (counts[match[2]] ?? Number(match[2]))
  return match === null || !(wait >= 0 && wait <= collegeAge)
    ? []
    : [
        find(
          'dependents',
          [collegeAge - wait, ...(next === null ? [] : [Math.max(0, collegeAge - Number(next[1]))])],
          [match.index, match.index + match[0].length],
          'children',
          0.65,
        ),
      ]
}
const collegeAge = 18

function countedAgesIn({ text }: Reading, count: number): Find | undefined {
  const match = countedAges.exec(text)
  const ages = match?.[1]?.match(/\d+/g)?.map(Number) ?? []
  if (!match || ages.length !== count || ages.some((age) => age > 22)) return undefined
  return find('dependents', ages, [match.index, match.index + match[0].length], 'children', 0.85)
}

/** "Single dad of 8 and 11": two ages, and no count. */
const parentOfAges =
  /\b(?:mom|mother|dad|father|parent) (?:of|to) (?:an? )?([1-9]|1\d) (?:and|&) (?:an? )?([1-9]|1\d)(?=[- ]year|[- ]yr| ?(?:[,.;!?)]|$| (?:who|and|i|we|make|making|earn|earning)\b))/

function bareAgesIn({ text }: Reading, told: number): Find | undefined {
  const match = bareAges.exec(text)
  const ages = match?.[1]?.split(' ').map(Number) ?? []
  return match === null ||
    ages.length <= told ||
    ages.some((age) => age > 22) ||
    ofOthers.test(text.slice(0, match.index))
    ? undefined
    : find('dependents', ages, [match.index, match.index + match[0].length], 'children', 0.85)
}

function howMany(reading: Reading): Find[] {
  const { text } = reading
  const no = none.exec(text)
  if (no) return [find('numDependents', 0, [no.index, no.index + no[0].length], 'children', 0.85)]
  const label = labelled.exec(text)
  if (label) {
    const count = /\d/.test(label[1] ?? '') ? Number(label[1]) : 0
    return [find('numDependents', count, [label.index, label.index + label[0].length], 'children', 0.9)]
  }
  const many = parentOf.exec(text) ?? counted.exec(text)
  if (
    many &&
    !wished.test(text.slice(Math.max(0, many.index - 40), many.index)) &&
    !/\b(?:grown|adult)\b/.test(many[0]) &&
    !/\b(?:my|his|her|their) (?:brother|sister|friend|parents?|mom|dad)\b[^.]{0,20}$/.test(
      text.slice(Math.max(0, many.index - 40), many.index),
    ) &&
    !/\bclaim(?:ing)? ?$/.test(text.slice(Math.max(0, many.index - 10), many.index))
  ) {
    const word = many[1] ?? many[2] ?? ''
    const count = counts[word] ?? Number(word)
    if (count > 0 && count <= 15)
      return [find('numDependents', count, [many.index, many.index + many[0].length], 'children', 0.82)]
  }
  const one = oneChild.exec(text)
  if (
    one &&
    !wished.test(text.slice(Math.max(0, one.index - 30), one.index)) &&
    !/\bhaving|want/.test(one[0])
  )
    return [find('numDependents', 1, [one.index, one.index + one[0].length], 'children', 0.6)]
  return []
}

const expecting =
  /\b(?:pregnant|(?:one|another|little one|twins) (?:more )?(?:is )?on the way|(?:another|second|third)(?: one| baby| child| kid)? (?:is )?due|baby (?:is )?(?:on the way|coming|due|arriving)|kid (?:is )?on the way|child (?:is )?on the way|(?:we are|we're|i'm|wife is|she's|she is|currently) expecting(?! (?:a raise|to|a bonus|that|the|my|an? inheritance|an? settlement|about|\$))|expecting (?:in|this|next) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|month|year)\b|expecting (?:our|my|a|twins|another|first|baby)(?: (?:first|second|third|new|baby|child|kid|girl|boy|daughter|son|little))*(?=[ .,!?]|$)(?! (?:raise|bonus|inheritance|settlement|refund|check|large|big|small))|having (?:a|our first|our second|another|twins|our third|my first) ?(?:baby|child|kid)?\b(?! (?:hard|tough|good|bad|great|lot|mortgage|job))|due (?:date|in (?:january|february|march|april|may|june|july|august|september|october|november|december|\w+ weeks|\w+ months) with)|newborn (?:on the way|coming)|baby due)/

export const readChildren: Reader = (reading) => {
  const aged = parentOfAges.exec(reading.text)
  if (aged !== null) {
    const both = [Number(aged[1]), Number(aged[2])]
    return [find('dependents', both, [aged.index, aged.index + aged[0].length], 'children', 0.86)]
  }
  const { values, finds: ageFinds } = ages(reading)
  const counts = howMany(reading)
  const number = counts[0]?.key === 'numDependents' ? counts[0].value : undefined
  const finds: Find[] = []
  // Ages of some of the children only: the number says more.
  const partial = typeof number === 'number' && number > values.length
  if (partial) {
    const listed = countedAgesIn(reading, number)
    if (listed) return [listed]
  }
  const bare = bareAgesIn(reading, values.length)
  if (bare) return [bare]
  if (!partial) finds.push(...ageFinds)
  if (number !== undefined && (partial || values.length === 0)) finds.push(...counts)
  if ((number === undefined || number === 1) && values.length === 0)
    finds.push(...[...bySchoolYear(reading), ...byBirth(reading), ...byStart(reading)].slice(0, 1))
  const coming = expecting.exec(reading.text)
  if (
    coming &&
    /\b(?:having (?:a|another|twins|our|my)|expecting|pregnant|baby|kid|child|due|newborn|way)/.test(
      coming[0],
    )
  ) {
    const isBaby = /baby|child|kid|twins|pregnant|first|second|third|expecting|newborn|due|on the way/.test(
      coming[0],
    )
    const beforeIt = reading.text.slice(Math.max(0, coming.index - 24), coming.index)
    if (
      isBaby &&
      !/\b(?:not|if|when|before|after|friend is|thinking of|plan(?:ning)? on|sister is|considering) (?:\w+ )?$/.test(
        beforeIt,
      )
    )
      finds.push(find('expecting', true, [coming.index, coming.index + coming[0].length], 'children', 0.8))
  }
  return finds
}
