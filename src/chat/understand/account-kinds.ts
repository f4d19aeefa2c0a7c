/** Which kinds of account a message names, whoever's they are. */
import { type Find, find, type Reader, type Reading } from './reading.ts'

const kinds: readonly (readonly [string, RegExp])[] = [
  [
    'roth_401k',
    /\broth (?:401 ?\(?k\)?|403 ?\(?b\)?|tsp)|\b401 ?\(?k\)? roth\b|\broth (?:option|version|side|portion) (?:of|in|at) (?:my|the|our) 401/,
  ],
  [
    '401k',
    /(?<!\$ ?)\b401 ?\(?ks?\)?(?:'?s)?(?!\w)(?! a year)|\b401s\b|\b(?:four|4)[ -](?:oh|o|zero|0)[ -](?:one|1)[ -]?\(?k\)?/,
  ],
  ['403b', /\b403 ?\(?b\)?(?!\w)|\bfour[ -]?oh[ -]?three[ -]?b\b/],
  ['457b', /(?<!\$ ?)\b457 ?\(?b?\)?(?!\w|,\d| thousand| grand|k)/],
  ['tsp', /\btsp\b|\bthrift savings\b/],
  ['529', /(?<!\$ ?)\b(?:my)?529s?\b(?!,?\d|k| thousand| grand)|\bfive[ -]twenty[ -]nine\b/],
  ['hsa', /\bhsas?\b|\bhealth savings? accounts?\b/],
  ['hra', /\bhra\b/],
  ['fsa', /\bfsa\b|\bflexible spending\b/],
  ['inherited_ira', /\binherit(?:ed|ance|ing)\b[^.\n]{0,36}\biras?\b|\bbeneficiary ira\b/],
  ['sep_ira', /\bsep[- ]?iras?\b/],
  ['simple_ira', /\bsimple iras?\b/],
  ['roth_ira', /\b(?<!(?:401 ?\(?k\)?|403b) )roth[- ]iras?\b|\bira roth\b|\brothira\b/],
  [
    'traditional_ira',
    /\b(?:traditional|trad|regular|deductible)[- ]iras?\b|\btira\b|\bconvert(?:ing)? (?:my|our|an?|the) ira\b|\biras? to (?:a )?roth\b/,
  ],
  [
    'ira',
    /\b(?<!(?:roth|traditional|trad|regular|deductible|inherited|sep|simple|beneficiary)[- ])iras?\b(?! (?:roth|to (?:a )?roth))(?<!convert(?:ing)? (?:my|our|an|a|the) iras?)/,
  ],
  ['brokerage', /\bbrokerage(?! (?:firm|fees?))\b|\btaxable (?:account|brokerage)\b/],
]

/** "20k in an old 401k" names no plan at work: where a sum or a month is placed, it would be filled. */
const isPlacing = ({ topic }: Reading): boolean =>
  topic === 'lump_sum_invest' || topic === 'windfall' || topic === 'investing_basics' || topic === 'budgeting'
const ofOldJob = /\b(?:old|former|previous|last|past|prior|ex)(?: (?:employer|job|company|work)(?:'s)?)? ?$/
function stillThere(pattern: RegExp, text: string): RegExpExecArray | undefined {
  return [...text.matchAll(new RegExp(pattern.source, 'g'))].find(
    ({ index }) => !ofOldJob.test(text.slice(Math.max(0, index - 30), index)),
  )
}

/** The kinds of account that the text names, whoever's they are. */
export const readAccountKinds: Reader = (reading) => {
  const named: string[] = []
  let span: readonly [number, number] | undefined
  let text = reading.text
  for (const [kind, pattern] of kinds) {
    const match = kind === '401k' && isPlacing(reading) ? stillThere(pattern, text) : pattern.exec(text)
    if (!match) continue
    named.push(kind)
    span ??= [match.index, match.index + match[0].length]
    // "Roth 401(k)" names no plain 401(k).
    if (kind === 'roth_401k')
      text = text.replaceAll(new RegExp(pattern.source, 'g'), (whole) => ' '.repeat(whole.length))
  }
  if (named.length === 0 || span === undefined) return []
  // "Can I open two IRAs?" after a Roth IRA names no other kind.
  const isSpecific = ['roth_ira', 'traditional_ira', 'inherited_ira'].some((kind) => named.includes(kind))
  if (isSpecific && named.includes('ira')) named.splice(named.indexOf('ira'), 1)
  const known = reading.household?.accountType ?? []
  const all = [...new Set([...known, ...named])].sort()
  const found: Find = find('accountType', all.slice(0, 12), span, 'accounts', 0.9)
  return [found]
}
