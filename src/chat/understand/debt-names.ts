/** What debts are called: kinds, and the names of card issuers and lenders. */
import type { DebtKind } from '#engine/household.ts'
import type { Span } from './text.ts'

export interface DebtName {
  readonly kind: DebtKind
  /** The issuer, written as it is usually written. */
  readonly label?: string
  readonly at: Span
}

const issuers: Record<string, string> = {
  chase: 'Chase',
  discover: 'Discover',
  amex: 'Amex',
  'american express': 'Amex',
  'capital one': 'Capital One',
  'cap one': 'Capital One',
  citi: 'Citi',
  citibank: 'Citi',
  visa: 'Visa',
  mastercard: 'Mastercard',
  'credit one': 'Credit One',
  synchrony: 'Synchrony',
  barclays: 'Barclays',
  barclaycard: 'Barclays',
  'wells fargo': 'Wells Fargo',
  'bank of america': 'Bank of America',
  boa: 'Bank of America',
  bofa: 'Bank of America',
  'navy federal': 'Navy Federal',
  usaa: 'USAA',
  'apple card': 'Apple Card',
  'home depot': 'Home Depot',
  target: 'Target',
  'best buy': 'Best Buy',
  'care credit': 'CareCredit',
  carecredit: 'CareCredit',
  lowes: "Lowe's",
  "lowe's": "Lowe's",
  macys: "Macy's",
  "macy's": "Macy's",
  kohls: "Kohl's",
  "kohl's": "Kohl's",
  nordstrom: 'Nordstrom',
  younkers: 'Younkers',
  ulta: 'Ulta',
  'victoria secret': "Victoria's Secret",
  "victoria's secret": "Victoria's Secret",
  amazon: 'Amazon',
  'old navy': 'Old Navy',
  walmart: 'Walmart',
  paypal: 'PayPal',
  'paypal credit': 'PayPal',
  tjx: 'TJX',
  'us bank': 'US Bank',
  pnc: 'PNC',
  sears: 'Sears',
  jcpenney: 'JCPenney',
  costco: 'Costco',
  'first premier': 'First Premier',
  indigo: 'Indigo',
  'mission lane': 'Mission Lane',
  merrick: 'Merrick',
  ollo: 'Ollo',
  petal: 'Petal',
}
const kinds: readonly (readonly [DebtKind, string])[] = [
  [
    'student_loan',
    'student (?:loans?|debts?|loan debts?)|school (?:loans?|debt)|college (?:loans?|debt)|grad(?:uate)?[- ]?plus(?: loans?)?|sallie mae|navient|nelnet|mohela|parent plus(?: loans?)?|direct loans?|law school (?:loans?|debt)|med(?:ical)? school (?:loans?|debt)|fed(?:eral)? (?:student )?loans?|fed student loans?|(?<=\\d ?)(?:federal|private)(?= \\d)',
  ],
  [
    'auto',
    '(?:car|auto|truck|vehicle|motorcycle)(?:[- ](?:loans?|notes?|payments?|debt|financing))|(?:my|our|the|a|on (?:a|my)|for (?:a|my)) (?:\\d{4} )?(?:car|truck|vehicle|suv|jeep)|(?:^|, ?|and )(?:car|truck)(?= (?:\\d|loan|note|is \\$?\\d))|\\d{4} car',
  ],
  ['heloc', 'helocs?|home[- ]equity (?:loans?|lines?(?: of credit)?)|line of credit'],
  [
    'mortgage',
    '(?:home |house )?(?:mortgages?|mortage|morgage)|home loans?|house loan|(?:on|of) (?:the|our|my|a)? ?(?:house|home|condo)(?! (?:repairs?|renovation|improvements?|insurance|price|down))',
  ],
  [
    'personal',
    'personal (?:loans?|debts?)|sofi loan|lending ?club|upstart|consolidation loan|prosper loan|payday loans?',
  ],
  ['tax', '(?:the )?irs|back taxes|tax debt|taxes owed|state taxes owed'],
  ['medical', '(?:medical|hospital|dental|er|doctor)(?:[- ](?:bills?|debts?|expenses))'],
  [
    'credit_card',
    '(?:high[- ]interest )?(?:credit[- ]?cards?|cc|ccs|cards?|store cards?)(?:[- ](?:debts?|balances?|bills?|debt balance))?(?: \\d\\b)?',
  ],
]
const pattern = new RegExp(
  `\\b(?:${kinds.map(([, source]) => `(${source})`).join('|')}|(${Object.keys(issuers)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?: (?:credit )?cards?| visa| mastercard)?)(?![\\w])`,
  'g',
)
/** Shops and banks are debts only in talk about debts. */
const debtTalk = /\b(?:debts?|owe|owing|cards?|apr|interest|balance|loans?|%|minimum|at \d)|\d%/

export function debtNamesIn(text: string): DebtName[] {
  const talk = debtTalk.test(text)
  const names: DebtName[] = []
  for (const match of text.matchAll(pattern)) {
    const at: Span = [match.index, match.index + match[0].length]
    const place = match.slice(1).findIndex((group) => group !== undefined)
    const kind = kinds[place]?.[0]
    if (kind) names.push({ kind, at })
    else {
      const label = issuers[match[place + 1] ?? '']
      const after = text.slice(at[1], at[1] + 14)
      const isBank = /^ (?:checking|savings|bank|account|stock|shares)/.test(after)
      if (
        label &&
        talk &&
        !isBank &&
        !/\b(?:at|in|with|through|from|sold|work at|work for) (?:my |a )?$/.test(
          text.slice(Math.max(0, at[0] - 12), at[0]),
        )
      )
        names.push({ kind: 'credit_card', label, at })
    }
  }
  return names
}
