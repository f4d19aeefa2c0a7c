/** The state someone lives in: by name, by a clear abbreviation, by a city that is unmistakable. */
import { type FactValue, facts } from '#engine/household.ts'
import { nearestBefore } from './owners.ts'
import { find, type Reader, type Reading } from './reading.ts'
import { byTime } from './retirement-states.ts'
import { inSmallLetters } from './small-state-codes.ts'
import type { Span } from './text.ts'

type State = FactValue<'state'>

const names: Record<string, State> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  florida: 'FL',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  'north dakota': 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  'rhode island': 'RI',
  'south carolina': 'SC',
  'south dakota': 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
  'district of columbia': 'DC',
  'washington state': 'WA',
  'washington dc': 'DC',
  'washington d.c': 'DC',
  // "Georgia" and "Washington" only after "in", "state of" or the like; see below.
}
const cities: Record<string, State> = {
  nyc: 'NY',
  'new york city': 'NY',
  manhattan: 'NY',
  brooklyn: 'NY',
  queens: 'NY',
  'the bronx': 'NY',
  'staten island': 'NY',
  'long island': 'NY',
  'los angeles': 'CA',
  'san francisco': 'CA',
  'san diego': 'CA',
  'san jose': 'CA',
  sacramento: 'CA',
  'bay area': 'CA',
  socal: 'CA',
  norcal: 'CA',
  'orange county': 'CA',
  'silicon valley': 'CA',
  chicago: 'IL',
  houston: 'TX',
  dallas: 'TX',
  dfw: 'TX',
  'san antonio': 'TX',
  'fort worth': 'TX',
  'el paso': 'TX',
  austin: 'TX',
  phoenix: 'AZ',
  tucson: 'AZ',
  scottsdale: 'AZ',
  philadelphia: 'PA',
  philly: 'PA',
  pittsburgh: 'PA',
  seattle: 'WA',
  tacoma: 'WA',
  spokane: 'WA',
  denver: 'CO',
  'colorado springs': 'CO',
  boulder: 'CO',
  boston: 'MA',
  miami: 'FL',
  orlando: 'FL',
  tampa: 'FL',
  jacksonville: 'FL',
  'fort lauderdale': 'FL',
  atlanta: 'GA',
  detroit: 'MI',
  'grand rapids': 'MI',
  minneapolis: 'MN',
  'twin cities': 'MN',
  'las vegas': 'NV',
  reno: 'NV',
  baltimore: 'MD',
  milwaukee: 'WI',
  cleveland: 'OH',
  cincinnati: 'OH',
  'columbus ohio': 'OH',
  nashville: 'TN',
  memphis: 'TN',
  knoxville: 'TN',
  charlotte: 'NC',
  raleigh: 'NC',
  'salt lake city': 'UT',
  slc: 'UT',
  'new orleans': 'LA',
  'baton rouge': 'LA',
  honolulu: 'HI',
  anchorage: 'AK',
  albuquerque: 'NM',
  indianapolis: 'IN',
  louisville: 'KY',
  omaha: 'NE',
  tulsa: 'OK',
  'oklahoma city': 'OK',
  'st louis': 'MO',
  'st. louis': 'MO',
  'saint louis': 'MO',
  'kansas city': 'MO',
  boise: 'ID',
  'des moines': 'IA',
  hartford: 'CT',
  'providence ri': 'RI',
  'little rock': 'AR',
  dc: 'DC',
  'd.c': 'DC',
}
const abbreviations =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
/** Abbreviations that are English words or money words when written small or alone. */
const doubtful = new Set([
  'IN',
  'OR',
  'ME',
  'HI',
  'OK',
  'MA',
  'PA',
  'LA',
  'CO',
  'DE',
  'ID',
  'AL',
  'MO',
  'MS',
  'MD',
  'CA',
  'NE',
  'IA',
  'IL',
  'SC',
])

const alternatives = (record: Record<string, State>) =>
  Object.keys(record)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace('.', '\\.'))
    .join('|')
const live =
  "(?:live|living|lives|located|based|reside|residing|residents?|resident of|born and raised|work|working|moved|moving|move|relocat(?:e|ed|ing)|am|i'm|im|we're|we are|are|home|homeowner|house|condo|apartment|taxes|state|from|here|teacher|nurse|engineer|job|rent(?:ing)?|buy(?:ing)?|own)"
const placeAfter = new RegExp(
  `\\b(?:(${live})(?: \\w+){0,2} )?(?:in|near|outside(?: of)?|around|from|to|of|at|,|:|\\()? ?(?:the )?(?:upstate |downtown |suburban |northern |southern |central |western |eastern |greater |rural |state of |suburbs of |north |south |east |west )?(${alternatives(names)}|${alternatives(cities)}|georgia|washington)\\b`,
  'g',
)
const abbreviation = new RegExp(
  `(?:\\b(?:in|near|to|from|of|live|living|residence|state|located|based)[: ]{1,3}(?:[A-Za-z.]+(?: [A-Za-z.]+)?, ?)?|\\b[A-Za-z]{3,20}, ?|^|[(\\[/:] ?|, ?)(${abbreviations.replaceAll(' ', '|')})(?=$|[\\s.,;:)\\]/!?])`,
  'g',
)

/** "Single dad in Indiana" speaks of himself. */
const notHome =
  /\b(?:vacation|(?<!\b(?:single|solo|working|home|new|divorced|widowed|married|time) )(?:parents?|mom|dad)|brother|sister|inherited|friend|used to|moved from|grew up|university of|bank of|(?<!\b(?:state|public|community) )college in|(?<!\b(?:private|catholic|elementary|high|middle|state|public) )school in|visit\w*|trip|moved out of|left|leaving|born in|new york life|texas instruments|virginia tech|washington (?:post|mutual)|ex)\b[^.?!;]{0,22}$/

/** A sentence that begins with a state and goes on behind a comma. */
export const stateAtStart = new RegExp(
  `(?:^ ?|[.?!\\n] ?)(?:${alternatives(names)}|georgia|washington), \\$?$`,
)

/** A state that follows as the next item of a list. */
export const stateNext = new RegExp(`^, ?(?:${alternatives(names)}|georgia|washington)(?=[,.;!?]|$)`)

/** "61k in Missouri, …": the state where it is earned. */
export const inStateNext = new RegExp(`^ in (?:${alternatives(names)}|georgia|washington)(?=[,.;!?]|$)`)

/** The state of a name that stands alone. */
export const stateNamed = (name: string): State | undefined =>
  name === 'georgia' ? 'GA' : name === 'washington' ? 'WA' : (names[name] ?? cities[name])

/** "He lives in Georgia but I am in Florida": where a child or somebody else lives is not one's home. */
const livesThere =
  /\b(?:lives|works|goes to \w+|studies|is|is at \w+|stays|moved)(?: (?:down|up|out|over))?(?: (?:in|near|outside|to))? ?(?:the )?$/
const isHomeOfOther = (reading: Reading, at: number): boolean => {
  const nearest = nearestBefore(reading.people, at)
  if (nearest?.owner !== 'child' && nearest?.owner !== 'other') return false
  const between = reading.text.slice(nearest.at, at)
  return between.length < 50 && !/[.;!?,]/.test(between) && livesThere.test(between)
}

export interface Place {
  state: State
  at: Span
  weight: number
}

function namedPlaces(reading: Reading): Place[] {
  const places: Place[] = []
  for (const match of reading.text.matchAll(placeAfter)) {
    const place = match[2] ?? ''
    const at = match.index + match[0].length - place.length
    const before = reading.text.slice(Math.max(0, at - 34), at)
    if (
      notHome.test(before) ||
      /^ (?:life|university|tech|times|fed|state university|mutual|prepaid|529|pre-paid)/.test(
        reading.text.slice(at + place.length),
      )
    )
      continue
    const near =
      /\b(?:in|near|outside|outside of|around|of|from|to|the|suburban|northern|southern|central|downtown|upstate|greater|rural|for|at|residence|state|:|,|\() ?$/.test(
        before,
      ) || match[1] !== undefined
    const lives =
      match[1] !== undefined ||
      /\b(?:live|living|located|based|reside|residen\w+|state|state of residence):? (?:is )?(?:in )?(?:the )?$/.test(
        before,
      )
    if (isHomeOfOther(reading, at)) continue
    let state = names[place] ?? cities[place]
    const rest = reading.text.slice(at + place.length)
    // "Daughter 8. New Jersey.", "Arizona, 125k income": an item of its own.
    const isItem = /(?:^|[.!?;\n] ?)$/.test(before) && /^ ?(?:[,.;!?)\n]|$)/.test(rest)
    if (place === 'georgia') state = near || isItem ? 'GA' : undefined
    if (place === 'washington')
      state = (near || isItem) && !/^,? ?d\.?c/.test(reading.text.slice(at + place.length)) ? 'WA' : undefined
    if (state === undefined) continue
    const alone = isItem || reading.text.length < 40 || /[-,(\n] ?$/.test(before)
    if (
      !near &&
      !alone &&
      !/^ (?:resident|suburbs?|area|homeowner|teacher|here|state|taxes|tax)/.test(
        reading.text.slice(at + place.length),
      )
    )
      continue
    places.push({ state, at: [at, at + place.length], weight: lives ? 0.9 : near ? 0.72 : 0.68 })
  }
  return places
}

function abbreviated(reading: Reading): Place[] {
  const places: Place[] = []
  for (const match of reading.original.matchAll(abbreviation)) {
    const { data: letters } = facts.state.schema.safeParse(match[1])
    if (letters === undefined) continue
    const at = match.index + match[0].length - 2
    const lead = match[0].slice(0, -2)
    const before = reading.text.slice(Math.max(0, at - 34), at)
    const said =
      /\b(?:live|living|located|based|reside|residence|state)\b/.test(before) ||
      /\b(?:in|near|from) $/i.test(lead) ||
      /^ (?:resident|homeowner|taxes|state tax)/.test(reading.text.slice(at + 2))
    const afterCity = /[A-Za-z]{3,}, ?$/.test(lead)
    if (doubtful.has(letters) && !said && !afterCity) continue
    // "VA disability": the agency.
    if (
      letters === 'VA' &&
      /^ (?:disab|benefit|loan|home loan|mortgage|hospital|pension|rating|comp|clinic|nurse|doctor|pay|check|medical|health)/.test(
        reading.text.slice(at + 2),
      )
    )
      continue
    if (letters === 'MS' && !/, ?$/.test(lead) && !/live/.test(before)) continue
    if (lead === '' && reading.original.length > 12) continue
    if (notHome.test(before) || !(said || afterCity || /[([:/,]/.test(lead) || lead === '')) continue
    if (
      reading.original.slice(0, 200) === reading.original.slice(0, 200).toUpperCase() &&
      doubtful.has(letters) &&
      !said
    )
      continue
    places.push({ state: letters, at: [at, at + 2], weight: said ? 0.85 : 0.7 })
  }
  return places
}

const surest = (places: readonly Place[]): Place | undefined =>
  places.toSorted((a, b) => b.weight - a.weight || a.at[0] - b.at[0])[0]

export const readPlaces: Reader = (reading) => {
  const small = inSmallLetters(reading).filter(
    ({ at: [from] }) =>
      !notHome.test(reading.text.slice(Math.max(0, from - 34), from)) && !isHomeOfOther(reading, from),
  )
  const places = [...namedPlaces(reading), ...abbreviated(reading), ...small]
  const { now, later } = byTime(reading, places)
  const [home, goal] = [surest(now), surest(later)]
  return [
    ...(home === undefined ? [] : [find('state', home.state, home.at, 'places', home.weight)]),
    ...(goal === undefined ? [] : [find('retirementState', goal.state, goal.at, 'places', 0.8)]),
  ]
}
