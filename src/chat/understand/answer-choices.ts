/** An answer in words to a question that has a list of choices: "married", "up and down", "from selling the house". */
import { type FactKey, type FactValue, facts } from '#engine/household.ts'
import { type Find, find, type Reading } from './reading.ts'

const choiceWords: Partial<Record<FactKey, Record<string, RegExp>>> = {
  maritalStatus: {
    married: /^\W*(?:yes|yeah|yep|yup|married|i am|we are)\b/,
    single: /^\W*(?:no|nope|nah|single|not married)\b/,
    divorced: /\bdivorced\b/,
    widowed: /\bwidow/,
    engaged: /\bengaged\b/,
    partnered: /\bpartner|\bliving together/,
  },
  filingStatus: {
    surviving_spouse: /\bwidow|\bsurviving\b|\bqss\b/,
    married_joint: /\bjoint/,
    married_separate: /\bseparate/,
    head_of_household: /\bhead\b|\bhoh\b/,
    single: /\bsingle\b|\bindividual/,
  },
  riskTolerance: {
    conservative: /\b(?:sell|careful|safe|conservative|low|panic|cautious)\b/,
    moderate: /\b(?:wait|hold|in between|middle|moderate|medium|nothing|sit tight|ride it out|balanced)\b/,
    aggressive: /\b(?:buy|more|aggressive|high|all in|at ease)\b/,
  },
  goal: {
    retirement: /\bretir/,
    home: /\b(?:house|home|condo|down ?payment)\b/,
    education: /\b(?:college|school|education|tuition|kids)\b/,
    car: /\bcar\b|\btruck\b/,
    income: /\b(?:income|live on|living on)\b/,
    general:
      /\b(?:nothing|general|grow|not sure|no (?:goal|idea)|just|wealth|whatever|long[- ]term|future)\b/,
  },
  employment: {
    self_employed: /\b(?:self|freelanc|contractor|own business|1099)/,
    unemployed: /\b(?:unemployed|between jobs|laid off|out of work|not work(?:ing)?|don't work|no job)\b/,
    retired: /\bretired\b/,
    employed: /\b(?:yes|(?<!not |n't )work(?:ing)?|employed|full[- ]?time|part[- ]?time|job|w-?2)\b/,
  },
  incomeStability: {
    self_employed: /\bself|freelanc|contract/,
    variable: /\b(?:var|commission|up and down|depends|uneven|irregular|seasonal|tips)/,
    steady: /\b(?:steady|stable|salar|same|fixed|regular)/,
  },
  moneySource: {
    inherited_ira: /inherited ira/,
    inheritance: /inherit/,
    home_sale: /\b(?:house|home|condo)\b/,
    land_sale: /\b(?:land|lot|acres?|acreage|farmland)\b/,
    business_sale: /\b(?:business|practice|my company|our company|the company)\b/,
    stock_sale: /\bstock|shares/,
    bonus: /bonus/,
    settlement: /settle|lawsuit/,
    life_insurance: /life insurance/,
    gift: /gift|parents gave/,
    lottery: /lottery|won/,
    savings: /sav|paychecks?|salary|work|earned/,
  },
}

/** What a sum is for is said by a word or two, or with what leads to a purpose: "two kids, 5 and 8" tells who there is. */
const saysPurpose =
  /\b(?:for|toward|towards|goal|sav(?:e|ing)|buy|pay (?:for|off)|put (?:it )?down|live on|to (?:grow|retire|live))\b/
const mostWordsOfPurpose = 6
const tellsWhatIs = /\b(?:owe|own|rent|worth|paid off|also|earn(?:ing)?|salary|pay ?checks?)\b/

function isPurpose({ text }: Reading): boolean {
  if (saysPurpose.test(text)) return true
  return !/\d/.test(text) && !tellsWhatIs.test(text) && text.trim().split(/\s+/).length <= mostWordsOfPurpose
}

const ofOneself: ReadonlySet<FactKey> = new Set(['employment', 'incomeStability'])
/** "He's a contractor, I work at a school": what is said of the other one. */
const ofTheOther =
  /\b(?:he|she|hes|shes|my (?:wife|husband|hubby|spouse|partner))\b(?:(?!\b(?:i|i'm|im|me)\b)[^,.;]){0,60}/g

/** An answer in words to a question with a list of choices. */
export function choiceAnswer(reading: Reading, key: FactKey): Find | undefined {
  const { input } = facts[key]
  if (input.kind !== 'choice' || (key === 'goal' && !isPurpose(reading))) return undefined
  const text = ofOneself.has(key) ? reading.text.replace(ofTheOther, ' ') : reading.text
  const synonyms = choiceWords[key]
  for (const option of input.options) {
    const pattern = synonyms?.[option.value]
    if (
      pattern?.test(text) ||
      text.trim() === option.value.replaceAll('_', ' ') ||
      text.includes(option.label)
    )
      return find(key, option.value as FactValue<typeof key>, [0, reading.original.length], 'answer', 0.9)
  }
  return undefined
}
