/** An answer in words to a question that has a list of choices: "married", "up and down", "from selling the house". */
import { type FactKey, type FactValue, facts } from '#engine/household.ts'
import { type Find, find, type Reading } from './reading.ts'

const choiceWords: Partial<Record<FactKey, Record<string, RegExp>>> = {
  maritalStatus: {
    divorced: /\bdivorced\b/,
    widowed: /\bwidow/,
    engaged: /\bengaged\b|\b(?:getting|about to (?:be|get)|going to (?:be|get)|will be|soon to be) married\b/,
    partnered: /\bpartner|\bliving together/,
    married: /^\W*(?:yes|yeah|yep|yup|married|i am|we are)\b/,
    single: /^\W*(?:no|nope|nah|single|not (?:married|yet)|never)\b/,
  },
  filingStatus: {
    surviving_spouse: /\bwidow|\bsurviving\b|\bqss\b/,
    married_joint: /\bjoint/,
    married_separate: /\bseparate/,
    head_of_household: /\bhead\b|\bhoh\b/,
    single: /\bsingle\b|\bindividual/,
  },
  riskTolerance: {
    conservative:
      /\b(?:sell|careful|safe|conservative|low|panic|cautious|freak(?:ing)? out|nervous|get out|pull (?:it |everything )?out|lose sleep|bail)\b/,
    moderate:
      /\b(?:wait|hold|in between|middle|moderate|medium|nothing|sit tight|ride it out|balanced|stay put|stay the course|leave (?:it|everything)|keep (?:it|going|everything))\b|\b(?:wouldn't|would not|won't|not|don't) (?:sell|panic|touch|do anything)\b/,
    aggressive: /\b(?:buy|more|aggressive|high|all in|at ease)\b/,
  },
  goal: {
    retirement: /\bretir/,
    home: /\b(?:house|home|condo|down ?payment)\b/,
    education: /\b(?:college|school|education|tuition|kids)\b/,
    car: /\bcar\b|\btruck\b/,
    income: /\b(?:income|live on|living on)\b/,
    general:
      /\b(?:nothing|general|grow|not sure|no (?:\w+ )?(?:goal|plan|purpose|idea)|just|wealth|whatever|long[- ]term|future)\b/,
  },
  employment: {
    self_employed:
      /\b(?:self|freelanc|contractor|own business|1099|uber|lyft|door ?dash|instacart|gigs?\b|(?:i|we) (?:own|run) (?:an?|my|our)\b)/,
    unemployed: /\b(?:unemployed|between jobs|laid off|out of work|not work(?:ing)?|don't work|no job)\b/,
    retired: /\bretired\b/,
    employed:
      /^\W*(?:yes,? )?(?:(?:i|we both) (?:teach|drive|nurse|farm|code|cook|clean|weld|deliver|manage|bartend|babysit|serve|build|fix|sell|run|do (?:hair|nails|landscaping|construction|hvac|payroll|sales|security))\b|(?:i'm|im|i am|i work as) an? )(?!(?:\w+ )?(?:student|stay|home|house|bit|little|mom|dad|mother|father|parent|caregiver|veteran))|\b(?:yes|(?<!not |n't )work(?:ing)?|employed|full[- ]?time|part[- ]?time|job|w-?2)\b/,
  },
  incomeStability: {
    self_employed: /\bself|freelanc|contract/,
    variable:
      /\b(?:var|commission|up and down|depends|uneven|irregular|seasonal|tips|all over the place|inconsistent|unpredictable|unsteady|unstable|fluctuat|feast or famine|(?:some|good|bad|slow) months|changes)|\b(?:not|isn't) (?:very |really |that |so |too |always |exactly )?(?:steady|stable|consistent|fixed|regular|the same)/,
    steady: /\b(?:steady|stable|salar|same|fixed|regular|consistent|predictable|doesn't (?:change|vary))/,
  },
  payOutlook: {
    lower:
      /\b(?:lower|(?<!more or )less|drop\w*|go(?:es|ing)? down|down a lot|cut|shrink|retir\w+|part[- ]time)\b/,
    higher:
      /\b(?:higher|more(?! or less)|raise|promotion|go(?:es|ing)? up|up a lot|increas\w+|double|grow\w*)\b/,
    same: /\b(?:same|usual|normal|typical|average|regular|steady)\b/,
  },
  contributionKind: {
    both: /\b(?:both|half|mix(?:ed)?|split|some of each|bit of each|50\W?50|roth (?:and|&|plus) (?:trad\w*|pre[- ]?tax)|(?:trad\w*|pre[- ]?tax) (?:and|&|plus) roth)\b/,
    roth: /\broth\b/,
    traditional: /\b(?:traditional|trad|pre[- ]?tax|before tax|regular|normal|standard)\b/,
  },
  collegeTarget: {
    public_out_of_state: /\b(?:out[- ]of[- ]state|another state|different state|other state)\b/,
    public_in_state:
      /\b(?:in[- ]?state|state (?:school|college|university|u)|public|our (?:own )?state|community college|local (?:college|university))\b/,
    private: /\b(?:private|ivy|ivies)\b/,
  },
  incomeDrivenPlan: {
    save: /\b(?:on|in|under) (?:the )?save\b|\bsave plan\b|^\W*(?:yes,? )?save\W*$/,
    ibr: /\b(?:ibr|income[- ]based)\b/,
    paye: /\b(?:paye|pay as you earn)\b/,
    icr: /\b(?:icr|income[- ]contingent)\b/,
    rap: /\b(?:rap|repayment assistance)\b/,
    none: /\b(?:standard|regular|normal|fixed|graduated|extended|10[- ]year|level)\b/,
  },
  planType: {
    simple_ira: /\bsimple\b/,
    plan_403b: /\b403/,
    tsp: /\b(?:tsp|thrift)\b/,
    pension_lump: /\bpension\b/,
    plan_401k: /\b401/,
  },
  inheritedFrom: {
    parent: /\b(?:mom|mum|dad|mother|father|parents?|grand(?:ma|pa|mother|father|parents?))\b/,
    spouse: /\b(?:husband|wife|spouse)\b/,
    sibling: /\b(?:brother|sister|sibling)\b/,
    aunt_uncle: /\b(?:aunt|uncle)\b/,
  },
  collegeOwner: {
    custodial: /\b(?:utma|ugma|custodial)\b/,
    grandparent: /\bgrand/,
    parent: /\b(?:i do|we do|me|mine|my name|us|ours|my (?:wife|husband)|parent)\b/,
  },
  moneySource: {
    inherited_ira: /inherited ira/,
    inheritance:
      /inherit|\b(?:left (?:it|me|us|this|everything)|passed(?: away)?|died|estate|(?:grand(?:ma|pa|mother|father|parents?)|aunt|uncle)(?:'s)?)\b/,
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

/** "I wouldn't sell", "not private": what is denied is not chosen. */
const denies = /(?:\b(?:not|never|no longer)|n't)(?: (?!but\b)\w+){0,2} $/
const isSaid = (text: string, pattern: RegExp | undefined): boolean => {
  const match = pattern?.exec(text)
  return match != null && !denies.test(text.slice(0, match.index))
}

/** An answer in words to a question with a list of choices. */
export function choiceAnswer(reading: Reading, key: FactKey): Find | undefined {
  const { input } = facts[key]
  if (input.kind !== 'choice' || (key === 'goal' && !isPurpose(reading))) return undefined
  const text = ofOneself.has(key) ? reading.text.replace(ofTheOther, ' ') : reading.text
  const synonyms = choiceWords[key] ?? {}
  // The words stand in the order in which they are looked for: "out of state" before what a state has.
  const inOrder = Object.keys(synonyms)
  const said = inOrder.filter((value) => isSaid(text, synonyms[value]))
  // "Public or private" chooses neither.
  if (said.length > 1 && / or /.test(text)) return undefined
  const chosen =
    said[0] ??
    input.options.find(
      ({ value, label }) =>
        [value.replaceAll('_', ' '), label.toLowerCase()].includes(text.trim()) ||
        (synonyms[value] === undefined && text.includes(label.toLowerCase())),
    )?.value
  return chosen === undefined
    ? undefined
    : find(key, chosen as FactValue<typeof key>, [0, reading.original.length], 'answer', 0.9)
}
