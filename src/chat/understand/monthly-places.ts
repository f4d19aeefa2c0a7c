/** Into which account a sum goes each month, and which accounts are filled: "500 a month in my 401k", "Roth IRA maxed". */
import type { FactValue } from '#engine/household.ts'
import { mayBeMoney, over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { nearestBefore } from './owners.ts'
import { isHere } from './phrases.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

type Fillable = FactValue<'filledAccounts'>[number]

const atWork = String.raw`(?:401 ?\(?k?\)?|403 ?\(?b?\)?|457 ?\(?b?\)?|tsp|thrift savings|(?:plan|retirement (?:plan|account)) at work|work(?:place)? (?:retirement )?plan)(?:'?s)?`
const anIra = '(?:roth|iras?)(?: iras?)?(?! ?(?:401|403|457|tsp))'
interface Place {
  readonly key: 'planMonthly' | 'iraMonthly' | 'hsaMonthly' | 'collegeMonthly'
  /** What it is when the spouse puts it in. */
  readonly ofSpouse?: 'spouseRetirementMonthly'
  readonly names: string
}
const ofSpouse = 'spouseRetirementMonthly'
const places: readonly Place[] = [
  { key: 'planMonthly', ofSpouse, names: `(?:roth |traditional )?${atWork}` },
  { key: 'iraMonthly', ofSpouse, names: `(?:(?:traditional|trad|sep|simple) )?${anIra}` },
  { key: 'hsaMonthly', names: 'hsas?|health savings accounts?' },
  { key: 'collegeMonthly', names: '529s?|college (?:fund|savings|account)s?' },
]

const opening =
  "^ ?(?:is |are |goes |going )?(?:automatically )?(?:in|into|to|towards?)(?: (?:my|our|the|a|an|her|his|their|kids?'?|company|work))* ?"
const goesInto = places.map((place) => ({
  ...place,
  pattern: new RegExp(`${opening}(?:${place.names})(?!\\w)`),
}))

/** "My 401k contribution is 400 a month". */
const isContribution =
  /^ ?(?:contributions?|deferrals?|deductions?)(?: (?:is|are|of|at|about|around|currently|currently at))*:? ?\$?$/

const placeBefore = (left: string) =>
  places.find(({ names }) => {
    const last = [...left.matchAll(new RegExp(`\\b(?:${names})`, 'g'))].at(-1)
    return last !== undefined && isContribution.test(left.slice(last.index + last[0].length))
  })

/** "I could put", "should I put": a thought, not what happens. */
const onlyThought =
  /\b(?:should|could|can|would|might|may|want|wants|wanted|thinking|plan to|planning|if|able|how much|start|instead|afford|going to|used to|stopped)\b[^.;!?]{0,40}$/

const isMonthly = (mention: Mention): boolean =>
  mention.per !== undefined && mention.per !== 'once' && mention.per !== 'hour' && mention.per !== 'day'

/** A sum for a month, or one that goes on a list of them: "500 a month in my 401k and 300 in my Roth". */
function readSums(reading: Reading): Find[] {
  const finds: Find[] = []
  for (const mention of reading.mentions) {
    const place = goesInto.find(({ pattern }) => pattern.test(mention.right)) ?? placeBefore(mention.left)
    if (place === undefined || !mayBeMoney(mention) || unreal(mention) !== undefined) continue
    const previous = reading.mentions[mention.index - 1]
    const isListed =
      mention.per === undefined &&
      previous !== undefined &&
      isMonthly(previous) &&
      goesInto.some(({ pattern }) => pattern.test(previous.right))
    const period = isMonthly(mention) ? mention.per : isListed ? previous.per : undefined
    if (period === undefined) continue
    if (onlyThought.test(mention.before.slice(-60)) || isOfOthers(reading, mention)) continue
    const sum = over({ ...mention, per: period }, 'month')
    const isOfSpouse = nearestBefore(reading.people, mention.span[0])?.owner === 'spouse'
    const key = isOfSpouse ? (place.ofSpouse ?? place.key) : place.key
    // The sum itself is read as saved each month too; that of a list has no other name.
    finds.push(
      isListed
        ? find(key, sum, mention.span, 'monthly-places', 0.92, mention.index)
        : find(key, sum, mention.span, 'monthly-places', 0.8),
    )
  }
  return finds.filter((one, index) => finds.findIndex(({ key }) => key === one.key) === index)
}

const filling =
  '(?:max(?:ing|es|ed)?(?: out)?|fill(?:ing)?(?: up)?|fully fund(?:ing|ed)?|put(?:ting)? (?:in )?the (?:max(?:imum)?|most)(?: amount| allowed| i can)*(?: in(?:to)?)?)'
const ours =
  '(?: (?:my|our|the|both|his|her|(?:his|her|my) and (?:his|her|my)|own|employer|work|company|a|family|backdoor|traditional|roth))*? ?'
const names: readonly (readonly [Fillable, string])[] = [
  ['plan', `(?:roth |traditional )?${atWork}`],
  ['ira', `${anIra}|(?<!mega[- ])backdoors?(?! (?:roth|ira))`],
  ['hsa', 'hsas?|health savings accounts?'],
]
const aside = '(?: ?\\([^)]{0,20}\\))?'
const anyName = names.map(([, pattern]) => pattern).join('|')
/** "maxing (out) my 401k, HSA and Roth IRA". */
const fills = new RegExp(
  `\\b${filling}:?${ours}((?:${anyName})${aside}(?:(?:,|,? and|,? &|,? plus| \\+)${ours}(?:${anyName}))*)`,
  'g',
)
/** "Roth IRA maxed (out)", "401k and HSA are already maxed". */
const filled = new RegExp(
  `\\b((?:${anyName})(?:(?:,|,? and|,? &|,? plus| \\+|/)${ours}(?:${anyName}))*)(?: (?:is|are|both|all|already|fully|contributions?|this year|for \\d{4}))* (?:(?:max(?:ed)?(?: out)?|full(?:y funded)?|filled)(?![- ]?\\w)|(?:maxed(?: out)?|fully funded)(?= (?:and|so|but|already|this|every|each|for|with|plus|too|now|since|through)\\b))`,
  'g',
)
const wishes =
  /\b(?:should|could|can|can't|cannot|would|might|want|wants|wanted|thinking|plan|planning|if|able|how (?:much|do|can)|not|n't|never|before|after|once|instead of|afford|going to|trying|try|hope|goal|until|used to|stopped|when|than|worth)\b[^.;!?]{0,24}$|\b(?:to|or) ?$/
/** "I want to max out my 401k, Roth or traditional?": what is about to go in is what the kind is asked about. */
const intends = /\b(?:want|like|plan|planning|going|intend|intending|gonna)(?: to)?(?: just)? ?$/
const isAskedOfKind = ({ topic, talkingAbout }: Reading, before: string): boolean =>
  (topic === 'roth_vs_traditional' || talkingAbout === 'roth_vs_traditional') && intends.test(before)
const notYet =
  /^[^,.;!?]{0,12}\byet\b|^[^.;!?]{0,12}\b(?:next year|someday|match|limit|or\b|vs\b|first\b)|^ ?\?/

/** "Roth or traditional 401k if I'm maxing it out?": the account named last. */
const fillsIt =
  /\b(?:i'm|i am|im|we're|we are) (?:already |currently |still |just )?maxing (?:it|mine|that|this)(?: out)?\b/
function filledIt(text: string): readonly [readonly [number, number], Fillable] | undefined {
  const match = fillsIt.exec(text)
  if (match === null) return undefined
  const placed = names.flatMap(([kind, name]) =>
    [...text.slice(0, match.index).matchAll(new RegExp(`\\b(?:${name})(?!\\w)`, 'g'))].map(({ index }) => ({
      kind,
      index,
    })),
  )
  const last = placed.toSorted((a, b) => a.index - b.index).at(-1)
  return last && [[match.index, match.index + match[0].length], last.kind]
}

/** "Max it already", "yes, I'm maxing it": the account of the talk, where only one kind has been named. */
const maxesIt =
  /^\W*(?:(?:yes|yeah|yep)\W+)?(?:(?:(?:i|we)(?:'m|'re| am| are|'ve| have)?|im) (?:already |currently |do )?(?:max|maxing|maxed)|(?:already )?(?:maxing|maxed)|max(?= (?:it|mine|that)(?: out)? already)) (?:it|mine|that)(?: out)?(?: already| now| every year| each year)?\W*$/
const kindOfAccount: Readonly<Record<string, Fillable>> = {
  '401k': 'plan',
  roth_401k: 'plan',
  '403b': 'plan',
  '457b': 'plan',
  tsp: 'plan',
  ira: 'ira',
  roth_ira: 'ira',
  traditional_ira: 'ira',
  hsa: 'hsa',
}
function filledAlready({ text, household }: Reading): ReturnType<typeof filledIt> {
  if (text.includes('?') || !maxesIt.test(text)) return undefined
  const kinds = new Set((household?.accountType ?? []).map((account) => kindOfAccount[account]))
  const [kind] = kinds
  return kind !== undefined && kinds.size === 1 ? [[0, text.length], kind] : undefined
}

const bySpouse =
  /\b(?:wife|husband|spouse|partner|hubby|she|he)(?:'s)?(?: has| already| just| also| did){0,3} $/
const ofTheirs: Partial<Record<Fillable, Fillable>> = { plan: 'spouse_plan', ira: 'spouse_ira' }
/** "both 401ks", "our 401ks": one of each. */
const severalPlans = /\b(?:both|our|each)\b[^.;!?\n]*\b(?:401 ?\(?k\)?|403 ?\(?b\)?)'?s\b/

function readFilled(reading: Reading): Find[] {
  const full = new Set<Fillable>()
  let at: readonly [number, number] | undefined
  for (const pattern of [fills, filled])
    for (const match of reading.text.matchAll(pattern)) {
      const [from, end] = [match.index, match.index + match[0].length]
      const before = reading.text.slice(Math.max(0, from - 40), from)
      const isAsked = isAskedOfKind(reading, before)
      if (wishes.test(before) && !isAsked) continue
      if (notYet.test(reading.text.slice(end, end + 24))) continue
      // "My wife already maxed her Roth IRA"
      if (bySpouse.test(reading.text.slice(Math.max(0, from - 40), from))) {
        const theirs = names.flatMap(([kind, name]) =>
          kind in ofTheirs && new RegExp(`(?:^|[ ,/])(?:${name})`).test(match[1] ?? '')
            ? [ofTheirs[kind]]
            : [],
        )
        for (const kind of theirs) if (kind !== undefined) full.add(kind)
        if (theirs.length > 0) {
          at ??= [from, end]
          continue
        }
      }
      // "…, wife 180k, maxing both 401ks": one's own is among them.
      const isOfBoth = /\b(?:both|our)\b/.test(match[0])
      if (!isHere(reading, from, end, isOfBoth, isAsked)) continue
      at ??= [from, end]
      for (const [kind, name] of names) {
        if (!new RegExp(`(?:^|[ ,/])(?:${name})`).test(match[1] ?? '')) continue
        full.add(kind)
        if (kind === 'ira' && /\b(?:both|our|his and her|two)\b|iras\b/.test(match[0])) full.add('spouse_ira')
        if (kind === 'plan' && severalPlans.test(match[0])) full.add('spouse_plan')
      }
    }
  const [it, kindOfIt] = filledIt(reading.text) ?? filledAlready(reading) ?? []
  if (it !== undefined && kindOfIt !== undefined) {
    at ??= it
    full.add(kindOfIt)
  }
  if (at === undefined || full.size === 0) return []
  const known = reading.household?.filledAccounts ?? []
  return [find('filledAccounts', [...new Set([...known, ...full])], at, 'monthly-places', 0.8)]
}

export const readMonthlyPlaces: Reader = (reading) => [...readSums(reading), ...readFilled(reading)]
