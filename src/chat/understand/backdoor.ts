/** Whether one puts money into a Roth IRA through the backdoor, which pre-tax money in an IRA would make taxable. */
import { phraseReader } from './phrases.ts'
import type { Reader } from './reading.ts'
import { isInRollover } from './separation.ts'

const backdoor = '(?<!mega[- ]?)back ?-?door(?: roth)?(?: ira)?s?\\b'

const readSaid = phraseReader('backdoor', [
  {
    key: 'backdoorRoth',
    value: true,
    says: new RegExp(
      `\\b(?:i|we) (?:also |already |usually |currently |always )?(?:do|did|have done|make|use|want to do|plan to do|am doing|are doing|plan on doing|'d like to do|would like to do)(?: \\w+){0,2} ${backdoor}|\\b(?:and|also) want to do a ${backdoor}|\\bi'm (?:doing|planning) (?:a |the |my )?${backdoor}`,
    ),
    unless: /\bmega[- ]?backdoor\b/,
  },
])

const no =
  "(?:never|don't|do not|didn't|haven't|have not|won't|will not|not|no longer|no(?: plans?| need| interest)?|stopped)"
/** Beside a plan that is to be moved, whoever names the backdoor goes through it or means to. */
const readNamed = phraseReader('backdoor', [
  {
    key: 'backdoorRoth',
    value: false,
    says: new RegExp(`\\b${no} (?:[\\w']+ ){0,5}?${backdoor}`),
  },
  {
    key: 'backdoorRoth',
    value: true,
    says: new RegExp(`\\b${backdoor}`),
    unless:
      /\b(?:what(?:'s| is| are)|explain|heard (?:of|about)|should i (?:start|consider|look into)) (?:\w+ ){0,2}back ?-?door/,
    evenPlanned: true,
  },
])

export const readBackdoor: Reader = (reading) =>
  isInRollover(reading) ? readNamed(reading) : readSaid(reading)
