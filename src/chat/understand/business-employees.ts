/** Whether people are employed in a business of one's own: a retirement plan for one person is open only without them. */
import { phraseReader } from './phrases.ts'
import type { Reader } from './reading.ts'

const some =
  '(?:about |around |only |just )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|a couple of|some|several|\\d{1,3})'
const employees = '(?:(?:full|part)[- ]?time |w-?2 |other )*(?:employees?|staff members)'
const business =
  '(?:(?:own )?(?:small |own )?(?:\\w+ )?(?:business|llc|shop|practice|salon|restaurant|studio|agency|firm))'

export const readBusinessEmployees: Reader = phraseReader('business-employees', [
  {
    key: 'businessEmployees',
    value: false,
    says: new RegExp(
      `\\b(?:no|without(?: any)?|zero) ${employees}\\b|\\b(?:don't|do not) (?:have|employ) (?:any )?(?:${employees}|anyone|anybody)\\b|\\b(?:one|single)[- ](?:person|man|woman) ${business}\\b|\\bsolopreneur\\b|\\b(?:i'm|i am) the only (?:employee|one (?:in|who works (?:in|for)) my ${business})\\b`,
    ),
  },
  {
    key: 'businessEmployees',
    value: true,
    says: new RegExp(
      `\\b(?:i|we) (?:have|employ|pay) ${some} ${employees}\\b|\\bmy ${business} (?:has|employs) ${some} ${employees}\\b|\\b(?:run|own|have) (?:a|my|our) ${business} (?:with|and) ${some} ${employees}\\b|\\bmy (?:${some} )?employees\\b`,
    ),
  },
])
