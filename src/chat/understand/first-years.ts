/** What began in a year that is told: the first Roth IRA, the first student loan, the 529. */
import { yearOf } from '#engine/calendar.ts'
import { studentLoanLaw } from '#engine/tax/student-loan-law.ts'
import { nearestBefore } from './owners.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

const year = '((?:19|20)\\d\\d)\\b'
const began = '(?:opened|started|began|set up|have had|had|got)'
const rothIra = new RegExp(
  `\\b(?:${began}|first contributed to)(?: (?:my|a|the|our))?(?: (?:first|own))? roth(?: ira)?(?: \\w+)? (?:in|since|back in) ${year}`,
)
const collegeAccount = new RegExp(
  `\\b${began}(?: \\w+){0,3} 529s?(?: \\w+){0,4}? (?:in|since|back in) ${year}|\\b529s?(?: (?:account|plan|was|is|from|has been|been|for|him|her|my|our|\\w+)){0,4}? (?:opened|started|open|set up)(?: back)? (?:in|since) ${year}`,
)
const studentLoan = new RegExp(
  `\\bfirst (?:borrowed|(?:student |federal )?loans?(?: was| is)?|took out(?: a| my)?(?: student| federal)? loans?)(?: back)?(?: \\w+)? (?:in|from) ${year}|\\ball (?:my|our|the) (?:student |federal )?loans (?:are|were) (?:\\w+ )?(?:from|after|since|in) ${year}`,
)

const opened = '(?:opened|started|began|set up)'
const openedBefore = new RegExp(
  `\\b${opened}(?: [\\w']+){0,3} 529s?(?: \\w+){0,4}?(?: (?:about|around|almost|over))* $`,
)
const accountOpened =
  /\b(?:the|this|that|his|her) (?:account|plan|529) (?:was |has been )?(?:opened|started|set up)(?: (?:about|around|almost|over))* $/
const openFor =
  /\b529s?(?: (?:account|plan))?(?: (?:has|have|that|which|was|is))*(?: (?:been|existed|open|opened|around|had))+(?: (?:for|about|around|almost|over))* $|\b(?:have|has) had (?:\w+ ){1,3}529s?(?: \w+){0,3} for(?: (?:about|around|almost|over))* $/

/** "We opened the 529 five years ago", "it has been open for 16 years". */
function openYears({ mentions, people, topic }: Reading): Find[] {
  const ofCollege = topic === 'college_529'
  return mentions.flatMap((mention): Find[] => {
    if (mention.time !== 'year' || mention.low !== mention.high || mention.low > mostYears) return []
    const isSaid =
      ((openedBefore.test(mention.before) || (ofCollege && accountOpened.test(mention.before))) &&
        /^ years? ago\b/.test(mention.right)) ||
      (openFor.test(mention.before) && /^ years?\b(?! ago)/.test(mention.right))
    if (!isSaid || nearestBefore(people, mention.span[0])?.owner === 'other') return []
    return [find('collegeAccountYears', mention.low, mention.span, 'first-years', 0.85, mention.index)]
  })
}
const mostYears = 40

/** Who owed nothing when borrowing from that day on is a new borrower of Income-Based Repayment. */
const newBorrowersSince = yearOf(studentLoanLaw.newBorrowerFrom.value)

function yearIn(
  reading: Reading,
  pattern: RegExp,
): { year: number; span: readonly [number, number] } | undefined {
  const match = pattern.exec(reading.text)
  if (match === null) return undefined
  const told = Number(match[1] ?? match[2])
  if (told > yearOf(reading.today)) return undefined
  if (nearestBefore(reading.people, match.index)?.owner === 'other') return undefined
  return { year: told, span: [match.index, match.index + match[0].length] }
}

export const readFirstYears: Reader = (reading): Find[] => {
  const roth = yearIn(reading, rothIra)
  const account = yearIn(reading, collegeAccount)
  const loan = yearIn(reading, studentLoan)
  return [
    ...(account === undefined ? openYears(reading).slice(0, 1) : []),
    ...(roth === undefined ? [] : [find('rothIraFirstYear', roth.year, roth.span, 'first-years', 0.85)]),
    ...(account === undefined
      ? []
      : [
          find(
            'collegeAccountYears',
            yearOf(reading.today) - account.year,
            account.span,
            'first-years',
            0.85,
          ),
        ]),
    // In the year itself the month decides.
    ...(loan === undefined || loan.year === newBorrowersSince
      ? []
      : [find('newStudentBorrower', loan.year > newBorrowersSince, loan.span, 'first-years', 0.85)]),
  ]
}
