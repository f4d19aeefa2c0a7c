/** Work for a government or a nonprofit, which student-loan forgiveness asks for; of the one who owes the loans. */
import { cueReader } from './cues.ts'
import { ownerBefore } from './owners.ts'
import { isHere, phraseReader } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import type { Span } from './text.ts'

const level = '(?:federal|state|county|city|local|municipal|town)'
const charity = '(?:non-?profit|not[- ]for[- ]profit|501 ?\\(?c\\)? ?\\(?3\\)?)'
const place = '(?:hospital|clinic|library|schools?|university|college|agency|health (?:center|system))'

/** In so many words, whoever reads the message. */
const readPlainly = phraseReader('public-service', [
  {
    key: 'publicServiceJob',
    value: true,
    says: /(?:\bi(?:'m| am)?|[,;.]|\band) (?:work|working|employed) (?:full[- ]?time )?(?:for|at|in) (?:a |an |the )?(?:\w+ )?(?:(?:county|city|state|va|university|public) (?:hospital|clinic|library|schools?|university|college)|non-?profit|501 ?\(?c\)?|(?:state|federal|city|county|local) government|government agency|public (?:school|hospital|university|defender|service)|school district)\b|\bi(?:'m| am) (?:a |an )?(?:\w+ )?(?:public (?:school )?(?:teacher|defender)|government employee|federal employee|state employee)\b|\b(?:i'm|i am|im) (?:on|in|doing|working toward|pursuing|going for) (?:the )?pslf\b|\bi qualify for pslf\b|\bpslf(?: \w+){0,3} \d{1,3} (?:\w+ )?(?:payments?|months?)\b|\bof pslf payments?\b|\b\d{1,3} pslf payments?\b|\b\d{1,3} (?:\w+ )?(?:payments?|months?)(?: \w+){0,3} (?:toward|towards|for|of|on|into) (?:my )?pslf\b|\b(?:pursuing|working towards?|going for|doing|on track for|counting on) pslf\b|[,;] ?(?:public|county|state|city|va|non-?profit) (?:hospital|school|university|clinic|library)(?=[,;.]|$)|(?:^|[,;.] ?|\bi(?:'m| am|m)? (?:an? )?|\bas an? )(?:\w+ )?(?:teacher|nurse|counselor|librarian|social worker|professor)\b[^.?!\n]{0,24}\b(?:at|for|in) (?:an? |the )?(?:public (?:school|hospital|university|library)|title (?:1|i) school|school district|state (?:university|hospital)|county (?:hospital|library)|non-?profit)/,
  },
  {
    key: 'publicServiceJob',
    value: false,
    says: /\b(?:work|working|job|employed|employer|employee)\b[^.?!\n]{0,16}\b(?:private (?:company|sector|firm|employer|business|corporation)|for[- ]profit (?:company|employer|firm))\b|\bprivate[- ]sector (?:job|employee|worker|employer)\b|[,;.(] ?(?:in the |a )?private (?:sector|company)(?= ?[,;.)])/,
  },
])

/** What says it of an employer or a trade, and matters beside student loans. */
const told = new RegExp(
  [
    `\\b(?:employer|work|workplace|job|organi[sz]ation|company|${place}) (?:is|are) (?:a |an )?(?:private )?(?:${charity}|public|government|(?:run|owned) by the (?:state|county|city)|${level}(?: government)?)\\b`,
    `(?:^|[,;.(] ?|\\b\\d+k )(?:it's (?:a )?|at an? |an? )?(?:public ${place}|${charity}(?: (?:${place}|${charity}))?|${level} (?:job|employee|worker|government))(?= ?(?:[,;.)(]|$))`,
    `\\b(?:work|works|worked|working|employed) (?:full[- ]?time )?(?:for|at|in|with) (?:the |an? )?(?:[\\w-]+ ){1,4}?${charity}(?! (?:client|board|partner|customer)s?\\b)`,
    `\\b(?:work|works|working|employed|teach|teaches) (?:full[- ]?time )?(?:for|at|in) (?:the |an? )?(?:va\\b|veterans affairs|${charity}|${level} government|(?:city|county|state|federal government)(?= ?(?:[,;.]|$| and\\b| of\\b| as\\b))|public (?:${place}|service)|school district)`,
    `\\b(?:firefighter|police officer|public defender|(?:postal|usps) (?:worker|carrier)|mail carrier|public school (?:teacher|counselor|nurse)|${level} (?:government )?(?:employee|worker|firefighter|social worker|librarian|attorney|nurse|bus driver))\\b`,
    `\\b(?:i'm|i am|as) an? (?:\\w+ ){1,3}(?:at|for|with|in) (?:a|the|our) ${level} (?:agency|department|office|court|hospital|clinic|health department|government)\\b`,
    `\\b(?:i'm|i am|as) an? (?:\\w+ ){1,3}(?:at|for|with) (?:the|our|my) (?:city|county|state|federal government|school district)\\b`,
    `\\bteachers? ?\\(public(?: school)?\\)`,
    `(?:\\bi(?:'ve| have)?|[,;]|\\band) (?:teach|taught|been teaching|been a teacher|am a teacher|'m a teacher)(?: [\\w-]+){0,4} (?:at|in|for) (?:an? |the )?(?:[\\w-]+ ){0,2}(?:public|low[- ]income|title (?:1|i)) (?:(?:high|middle|elementary|primary) )?schools?`,
    `\\b(?:work|works|working|employed|nurse|counselor|teacher|librarian|professor|administrator) (?:full[- ]?time )?(?:for|at|in) (?:the |our |an? )?(?:\\w+ )?(?:${level}|public) ${place}\\b`,
  ].join('|'),
  'g',
)
const speaksOfLoans = /\bloans?\b|\bparent[- ]plus\b|\bpslf\b|\bibr\b|\bpaye\b/

/** Whose the student loans are, where it is told. */
function debtor(reading: Reading): 'self' | 'spouse' | undefined {
  const { text, people } = reading
  const loans = /\b(?:student|federal|school)(?: student)? loans?\b/.exec(text)
  if (loans === null) return undefined
  const end = loans.index + loans[0].length
  if (/^,? ?(?:are |is |\()?(?:all )?(?:hers|his|(?:my )?(?:wife|husband|spouse)'s)\b/.test(text.slice(end)))
    return 'spouse'
  const sentence = reading.sentences.find(([from, to]) => loans.index >= from && loans.index < to)
  const owner = ownerBefore(people, loans.index, 70, sentence?.[0])
  return owner === 'self' || owner === 'spouse' ? owner : undefined
}

function ofTrade(reading: Reading): Span | undefined {
  const owes = debtor(reading) ?? 'self'
  for (const match of reading.text.matchAll(told)) {
    const [from, to] = [match.index, match.index + match[0].length]
    // The one before it: a public "employee" names nobody new.
    if (!isHere(reading, from, from, true)) continue
    const sentence = reading.sentences.find(([start, end]) => from >= start && from < end)
    const works = ownerBefore(reading.people, from, 90, sentence?.[0])
    if ((works === 'spouse' ? 'spouse' : 'self') === owes || works === 'both') return [from, to]
  }
  return undefined
}

/** "84 payments on PAYE": beside such a job they count toward forgiveness. */
const readPayments = cueReader('public-service', [
  {
    // "34 payments toward forgiveness"
    key: 'pslfPayments',
    kind: 'plain',
    right:
      /^ (?:(?:qualifying|monthly|certified) )*payments? (?:(?:done|made|in|so far|counted) )?(?:toward|towards|into) (?:(?:my|the|loan|public[- ]service) )*forgiveness\b/,
    max: 120,
    confidence: 0.85,
  },
  {
    key: 'pslfPayments',
    kind: 'plain',
    right:
      /^ (?:monthly )?payments? (?:(?:done|made|in|so far) )?(?:on|under|in|into|with) (?:my )?(?:paye|repaye|ibr|icr|rap|an? (?:income|idr))\b/,
    max: 120,
    confidence: 0.8,
  },
])

function jobIn(reading: Reading): Find[] {
  const plainly = readPlainly(reading).filter(() => debtor(reading) !== 'spouse')
  if (plainly.length > 0 || !speaksOfLoans.test(reading.text)) return plainly
  const span = ofTrade(reading)
  return span === undefined ? [] : [find('publicServiceJob', true, span, 'public-service', 0.75)]
}

export const readPublicService: Reader = (reading) => {
  const job = jobIn(reading)
  return job.length === 0 && reading.household?.publicServiceJob !== true
    ? job
    : [...job, ...readPayments(reading)]
}
