/** Whether a spouse or partner works for themselves: self-employment tax is due on such pay. */
import { phraseReader } from './phrases.ts'
import type { Reader } from './reading.ts'

const spouse = '(?:(?:my |our )?(?:wife|husband|hubby|spouse|partner|fianc[eé]e?)|he|she)'
const kind =
  '(?:self[- ]employed|freelancing|a freelancer|an? (?:1099|independent) contractor|a sole proprietor|an? (?:self[- ]employed|freelance) [a-z]+)'
const own =
  '(?:freelances|is freelance|works (?:for (?:himself|herself|themselves)|freelance|as an? (?:freelancer|freelance [a-z]+|(?:1099|independent) contractor))|(?:runs|owns|has) (?:his|her|their) own (?:small |little )?(?:[a-z]+ )?(?:business|shop|practice|studio|salon|firm))'
/** What stands between the one who earns and the way it is earned: "makes 60k a year". */
const earns =
  '(?:makes|earns|nets|clears|brings in|gets|makes about|earns about) (?:about |around |roughly )?\\$?[\\d,.]+k?(?: (?:a|per) (?:year|month)| (?:yearly|monthly))?'

export const readSpouseWork: Reader = phraseReader('spouse-work', [
  {
    key: 'spouseSelfEmployed',
    value: true,
    says: new RegExp(
      `(?<!\\b(?:is|was) (?:my )?)\\b${spouse}(?:, \\d\\d,)?(?: is|'s|s)? (?:also )?${kind}\\b|\\b${spouse}(?:, \\d\\d,)? (?:also )?${own}\\b|\\b${spouse} (?:also )?${earns},? (?:as ${kind}|freelancing|self[- ]employed|(?:from|through|with) (?:(?:his|her|their) )?(?:self[- ]employment|freelanc(?:e|ing)(?: work)?)|on (?:an? )?1099s?)\\b|\\bmy (?:self[- ]employed|freelance|freelancing) (?:wife|husband|spouse|partner)\\b|\\bboth (?:of us )?(?:are )?(?:self[- ]employed|freelanc(?:e|ing|ers))\\b|\\b(?:his|her) (?:freelance|freelancing|self[- ]employment|1099) (?:income|pay|earnings|profit)\\b`,
    ),
    // Beside a job it is a part of the pay, and wages of an S corporation are wages.
    unless:
      /\b(?:on the side|side (?:gig|hustle|job|work|income|money|business)|weekends?|s[- ]?corp\w*|used to (?:be|freelance)|w-?2)\b/,
    ofEither: true,
  },
])
