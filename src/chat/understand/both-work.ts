/** Two who earn, told by what each of them does: "I'm a nurse and my husband is a teacher", "wife teaches". */
import { type Find, find, type Reader, type Reading } from './reading.ts'

const spouse = '(?:(?:my |our |the )?(?:wife|husband|hubby|spouse|partner|fianc[eé]e?))'
/** What a person may be without being paid for it. */
const noTrade =
  '(?!(?:\\w+ )?(?:stay|home|house|full[- ]?time (?:student|mom|dad|parent|mother|father)|student|smoker|non-?smoker|member|beneficiary|spender|saver|planner|survivor|patient|citizen|resident|veteran|vet|mom|mother|dad|father|parent|caregiver|great|good|bad|bit|little|few|year|lot|big|retire\\w*|former|non|us|u\\.s|trustee|owner of the|cosigner|co-?signer|carrier|dependent)\\b)'
const trade = `(?:is|'s|works as|is working as) (?:now |also )?(?:an? |self[- ]employed ?(?:an? )?)${noTrade}[a-z][a-z'-]+`
const works =
  '(?:also |still )?(?:works(?! (?:out\\b|hard to|on (?:the|our) house|from home\\b))|teaches|nurses|drives (?:an? )?(?:truck|bus|uber|lyft|cab|delivery)|farms|freelances|has (?:an? )?(?:\\w+ )?job\\b)'
const theirs = new RegExp(
  `(?<!\\b(?:if|when|once|until|unless|before|late) (?:my )?)\\b${spouse},? (?:\\d\\d,? )?(?:${trade}|${works})`,
)
/** Whoever says so earns nothing now, or is alone in it. */
const oneEarns =
  /\b(?:(?:i|she|he|wife|husband) stays? (?:at )?home|stay[- ]at[- ]home|homemaker|i'm home with|i am home with|unemployed|laid off|let go|lost (?:my|his|her) job|out of work|between jobs|not working|don't work|doesn't work|quit (?:my|his|her) job|retired|disab\w+|(?:only|sole|one|single) (?:earner|income|breadwinner)|student|used to)\b/
const ownWork =
  /\b(?:i|i'm|im|i am) (?:(?:also|currently|now|still) )?(?:an? [a-z]|work|teach|nurse|drive|earn|make|freelance|run|own|bring home|take home)|\bas an? (?:\w+ )?[a-z]+(?:er|or|ist|ian|ant)\b|\bmy (?:job|work|employer|salary|pay)\b/

/** One's own work and that of the other. */
function two({ text }: Reading): Find[] {
  if (oneEarns.test(text) || !ownWork.test(text)) return []
  const told = theirs.exec(text)
  return told === null
    ? []
    : [find('earners', 2, [told.index, told.index + told[0].length], 'both-work', 0.6)]
}

export const readBothWork: Reader = two
