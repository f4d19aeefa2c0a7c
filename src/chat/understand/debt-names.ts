/** What debts are called: kinds, and the names of card issuers and lenders. */
import type { DebtKind } from '#engine/facts/debts.ts'
import type { Span } from './text.ts'

export interface DebtName {
  readonly kind: DebtKind
  /** The issuer, written as it is usually written. */
  readonly label?: string
  /** A name of a debt itself; "my car" and "the house" only hint at one. */
  readonly sure: boolean
  readonly at: Span
}

// biome-ignore format: a table
const issuers: Record<string, string> = {
  chase: 'Chase', discover: 'Discover', amex: 'Amex', 'american express': 'Amex', 'capital one': 'Capital One', 'cap one': 'Capital One', cap1: 'Capital One', 'cap 1': 'Capital One', citi: 'Citi', citibank: 'Citi',
  visa: 'Visa', mastercard: 'Mastercard', 'credit one': 'Credit One', synchrony: 'Synchrony', barclays: 'Barclays', barclaycard: 'Barclays', 'wells fargo': 'Wells Fargo',
  'bank of america': 'Bank of America', boa: 'Bank of America', bofa: 'Bank of America', 'navy federal': 'Navy Federal', usaa: 'USAA', 'apple card': 'Apple Card', 'home depot': 'Home Depot',
  target: 'Target', 'best buy': 'Best Buy', 'care credit': 'CareCredit', carecredit: 'CareCredit', lowes: "Lowe's", "lowe's": "Lowe's", macys: "Macy's", "macy's": "Macy's", kohls: "Kohl's", "kohl's": "Kohl's",
  nordstrom: 'Nordstrom', amazon: 'Amazon', 'old navy': 'Old Navy', walmart: 'Walmart', paypal: 'PayPal', 'paypal credit': 'PayPal',
  'us bank': 'US Bank', pnc: 'PNC', sears: 'Sears', jcpenney: 'JCPenney', costco: 'Costco', 'first premier': 'First Premier', indigo: 'Indigo', 'mission lane': 'Mission Lane', merrick: 'Merrick', ollo: 'Ollo', petal: 'Petal',
  'sams club': "Sam's Club", "sam's club": "Sam's Club", torrid: 'Torrid', 'lane bryant': 'Lane Bryant', fingerhut: 'Fingerhut', wayfair: 'Wayfair', 'gap card': 'Gap', overstock: 'Overstock', ulta: 'Ulta', sephora: 'Sephora', "victoria's secret": "Victoria's Secret", 'victoria secret': "Victoria's Secret",
}
/** Those who let a purchase be paid in parts. */
const payLater: Record<string, string> = {
  affirm: 'Affirm',
  klarna: 'Klarna',
  afterpay: 'Afterpay',
  'after pay': 'Afterpay',
  sezzle: 'Sezzle',
}
const sure: readonly (readonly [DebtKind, string])[] = [
  [
    'student_loan',
    'sub ?\\/ ?unsub(?: loans?)?|student (?:loan debts?|loans?|debts?)|school (?:loans?|debt)|college (?:loans?|debt)|(?:grad(?:uate)?|parent)[- ]?plus(?: loans?)?|sallie mae|navient|nelnet|mohela|direct loans?|(?:law|med(?:ical)?|grad|nursing|dental) school (?:loans?|debt)|fed(?:eral)? (?:student )?loans?|private (?:student )?loans?|stafford loans?|perkins loans?|(?:(?:direct|fed(?:eral)?) )*(?:un)?subsidi[sz]ed(?:,? (?:and|&|or|\\/) (?:un)?subsidi[sz]ed)?(?: (?:direct|stafford|student|fed(?:eral)?))* loans?|(?<=(?:\\d|k|thousand|grand),? (?:(?:in|of) )?)(?:fed(?:eral)?|private)(?=[ ,.;]|$)(?! (?:life |term |disability )?(?:polic(?:y|ies)|insurance|cover(?:age)?|schools?|colleges?|universit\\w+|practice|sector|plan)\\b)(?! (?:and state |or state )?(?:income |payroll )?(?:tax|withh|return|refund|employ|pension|jobs?|school))|(?:federal|private)(?: \\d)?(?=: ?\\$?\\d)|(?<=\\d ?k,? (?:from |for )?)(?:law|med(?:ical)?|grad(?:uate)?|dental|vet|pharmacy|nursing) school(?=$|[,.;)]| (?:at|@) \\d)',
  ],
  [
    'auto',
    '(?:car|auto|truck|vehicle|motorcycle|van|suv)(?:[- ](?:loans?|notes?|payments?|py?mts?|debt|financing|lease))|(?<=^|, |,|/ |and |\\n|; |\\. )(?:car|truck)(?=:? \\$?\\d)|\\d{4} car|car(?= (?:@|at) ?\\d)|(?<=\\d ?k )(?:car|truck)(?= \\d{1,2}(?:\\.\\d{1,2})? ?%)|(?:my|our|the|a|an) (?:honda|toyota|ford|chevy|chevrolet|nissan|hyundai|kia|subaru|mazda|jeep|dodge|tesla|bmw|civic|corolla|camry|accord|f-?150|silverado|prius|tacoma|rav4|crv|cr-v)',
  ],
  ['heloc', 'helocs?|home[- ]equity (?:loans?|lines?(?: of credit)?)'],
  [
    'mortgage',
    '(?:home |house |first |second |2nd )?(?:mortgages?|mortage|morgage|mortgate)|(?:home|house) loans?|(?<=\\b(?:bought|buying|got|closed on) (?:a|an|our|the|this) (?:\\w+ )?(?:place|house|home|condo|townhouse)\\b[^.;!?\\n]{0,40}\\d ?k? )loan',
  ],
  [
    'personal',
    'personal (?:loans?)|(?:sofi|upstart|lending ?club|prosper|best egg|avant|one ?main(?: financial)?)(?: loans?)?|loans? (?:at|with|from|through) (?:a |an |the |my )?(?:one ?main|sofi|upstart|credit union|lending ?club|prosper|avant|best egg|mariner)\\b|(?:debt )?consolidation loan|credit union loan|(?<=\\bow(?:e|ing)\\b[^.;!?\\n]{0,40}\\b)(?:the|my|our|a) credit union|bank loan|signature loan',
  ],
  [
    'other',
    '(?:small )?business (?:loans?|debts?)|(?<=\\b(?:business|company|shop|store|practice|restaurant|salon|farm|franchise)\\b[^.;!?\\n\\d]{0,24} (?:an?|the|its) )loan(?= (?:of|for)\\b)|sba loans?|equipment (?:loans?|leases?|note)',
  ],
  [
    'plan_loan',
    "(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|tsp|retirement(?: plan)?)(?:'s)? loans?|(?<=\\b(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|tsp)\\b[^.;!?\\n]{0,40}\\btook (?:out )?an? (?:\\$?\\d[\\d,.]{0,9} ?k? )?)loan(?! (?:for|on|to buy) (?:an?|my|our|the) (?:car|truck|house|home|boat))|loans? (?:from|against|on|out of) (?:my |our |the )?(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|tsp)",
  ],
  [
    'family',
    'family loans?|(?:loans? from|borrowed from|(?<=owe (?:my |our )?)|(?<=(?:\\d|k|thousand|grand) to (?=my |our |an? (?:\\w+ )?friend|family))) ?(?:my |our |his |her |an? )?(?:dad|mom|mother|father|parents|brother|sister|uncle|aunt|grandma|grandpa|in-laws|best friend|friend|cousin)',
  ],
  [
    'payday',
    '(?:pay ?day|title)[- ](?:loans?|lenders?|place|store|stuff)|(?:pay ?day|cash) advances?|(?<=\\bborrowed \\$?\\d[\\d,.]{0,7} )(?:from (?:an?|the) )?pay ?day|(?<=^|, |,|and |\\n|; |\\. )pay ?day(?=:? \\$?\\d)',
  ],
  [
    'pay_later',
    'bnpl(?: (?:loans?|plans?|debts?|stuff|apps?))?|buy[- ]now[- ,]+pay[- ]later(?: (?:loans?|plans?|debts?|apps?))?|pay[- ]in[- ](?:4|four)(?: plans?)?',
  ],
  [
    'tax',
    '(?:the )?irs|back taxes|tax debts?|taxes owed|tax bill|(?<=\\bow(?:e|es|ed|ing) (?:about |around )?\\$?\\d[\\d,.]{0,7} ?k? (?:in )?)(?:fed(?:eral)?|state|income)(?: and state| income)? tax(?:es)?|franchise tax board',
  ],
  [
    'medical',
    // "1,200 to a hospital", "I owe the dentist": who is owed names the debt.
    '(?<=\\d(?:k|,\\d{3}) (?:in |of )?)medical(?=$|[,.;)]| and\\b| plus\\b)|(?:medical|hospital|dental|er|doctor|ambulance|vet)(?:[- ](?:bills?|debts?|expenses))|(?:(?<=(?:\\d|k|thousand|hundred|dollars) to (?:(?:an?|the|my|our|his|her) )?)|(?<=\\bowe (?:(?:an?|the|my|our) )?))(?:local )?(?:hospitals?|er|emergency room|doctors?|dentists?|clinic|surgeon|orthodontist|urgent care|vet)(?! (?:school|fund))',
  ],
  [
    'credit_card',
    '(?<=\\bcards?\\b[^.;!?\\n]{0,70}(?:,|and) )(?:another|the other)(?: one| card)?(?= (?:at|with|has|is|for|charges|of)\\b)|(?:high[- ]interest )?(?:credit[- ]?cards?|creditcards?|cc|ccs|c\\.c\\.|cards?|store cards?|line of credit|balance transfers?(?=:? \\$?\\d[\\d,.]{0,14}k? ?(?:[,(;]|promo|left)))(?:[- ](?:debts?|balances?|bills?))?(?: #?\\d\\b(?![,.]\\d))?',
  ],
]
/** "Pay off the house", "pay the house down": what is owed on a home, without the word for it. */
const ownHome = '(?:the|my|our) (?:house|home|condo|place)'
export const paysOffHome = new RegExp(`\\bpay(?:ing)? (?:(?:off|down) ${ownHome}|${ownHome} (?:off|down))\\b`)

const hints: readonly (readonly [DebtKind, string])[] = [
  [
    'auto',
    "(?:car|truck|van|suv)(?= (?:still )?has (?:about |around )?\\$?\\d)|(?:(?:my|our|the|his|her) (?:(?:husband|wife|spouse|partner|hubby)(?:'?s)? )?|(?:hubby|wife|husband|spouse|partner)'?s |a |on (?:an?|my|our|the) |for (?:a|my) )(?:\\d{4} )?(?:car|truck|vehicle|suv|jeep|van|minivan|pickup|sedan|motorcycle)(?! (?:loan|note|payment|py?mt|debt|financ|lease|insurance))",
  ],
  [
    'mortgage',
    '(?:house|home|condo|townhouse)(?= \\$?\\d[\\d,.]{0,14} ?k? (?:at|@) \\d{1,2}(?:\\.\\d{1,3})? ?%?,? \\(?\\d{1,2} (?:years?|yrs?) (?:left|to go|remaining))|(?:house|home|condo)(?=,? \\$?\\d[\\d,.]{0,14} ?k? (?:left|to go|still owed|remaining)\\b)|(?:house|home|condo)(?= (?:still )?has(?: (?:about|around|only|like))*(?: \\$?\\d[\\d,.]{0,14}k? (?:left|to go|remaining|owed)|\\s*$))|(?:on|of) (?:the|our|my|a)? ?(?:house|home|condo)(?! (?:repairs?|renovation|improvements?|insurance|price|down|purchase|project|depot|goods))',
  ],
  [
    'mortgage',
    `(?<=\\bpay(?:ing)? )${ownHome} (?:off|down)\\b|(?<=\\bpay(?:ing)? (?:off|down) )${ownHome}\\b`,
  ],
]
const kinds = [...sure, ...hints]
const issuerNames = [...Object.keys(issuers), ...Object.keys(payLater)].sort((a, b) => b.length - a.length)
const pattern = new RegExp(
  `(?<!\\w)(?:${kinds.map(([, source]) => `(${source})`).join('|')}|(${issuerNames.join('|')})(?: (?:store|sapphire|freedom|double cash|quicksilver|venture|savor|platinum|gold|blue|unlimited|preferred|reserve|rewards|custom cash|slate|(?:credit )?cards?|visa|mastercard))*)(?!\\w)`,
  'g',
)
/** Shops and banks are debts only in talk about debts. */
const debtTalk = /\b(?:debts?|owe|owing|cards?|apr|interest|balances?|loans?|minimum|at \d)|\d ?%/

/** "Klarna 420, Affirm 1,150": whoever names such a lender beside a sum owes it. */
const isOwedParts = (text: string, at: Span): boolean =>
  text.slice(...at) in payLater && /^:? ?\$?\d/.test(text.slice(at[1], at[1] + 4))

/** "4,100 on my amex", "the 2,300 visa": a sum on a card of one's own. */
const isOnOwnCard = (text: string, at: Span): boolean =>
  /\d ?k? (?:left |still |sitting )?on (?:my|our|his|her|an?|the) $|\b(?:the|my|our) \$?\d[\d,.]{2,6}k? $/.test(
    text.slice(Math.max(0, at[0] - 24), at[0]),
  )

/** "900 at Kohl's at 29%": a rate after the shop says that the sum is owed there. */
const isOwedThere = (text: string, at: Span): boolean =>
  /\d ?k? (?:at|with|to|through) (?:an? )?$/.test(text.slice(Math.max(0, at[0] - 14), at[0])) &&
  /^(?: card)?,? \(?(?:at|@|with) (?:an? )?\d{1,2}(?:\.\d{1,2})? ?(?:%|percent)/.test(
    text.slice(at[1], at[1] + 24),
  ) &&
  !/\b(?:spen[dt]|sav(?:e|ed|ings)|bought|earn(?:s|ing)?|deposit(?:ed)?|keep|kept|invested|put|have)\b[^.;!?]{0,20}$/.test(
    text.slice(Math.max(0, at[0] - 36), at[0]),
  )

/** "She has 100k private", said of insurance: no loan, unless loans are spoken of too. */
const isLoneLender = /^(?:fed(?:eral)?|private)$/
const coverTalk = /\b(?:insur\w*|polic(?:y|ies)|coverage|cover)\b/
/** "112k, law school", where loans are spoken of: what it was borrowed for. */
const isStudies = /^\w+ school$/
const loanTalk = /\b(?:loans?|student|borrow(?:ed|er)?|pslf|fafsa|refinanc\w*|grad[- ]?plus)\b/

/** "private loans:" over a list: who is named under it lent for studies, whatever else it issues. */
const loansHeading =
  /(?:^|[\n.;] ?)(?:(?:my|our|the) )?(?:(?:private|federal) (?:student )?|student |school )loans ?(?::|-|\n)/g
const endsList = /[.!?](?:\s|$)|\n\s*\n|:\s*\n|;|\bcards?\b/
function isUnderLoans(text: string, [from]: Span): boolean {
  const start = Math.max(0, from - 240)
  const before = text.slice(start, from)
  const heading = [...before.matchAll(loansHeading)].at(-1)
  return heading !== undefined && !endsList.test(before.slice(heading.index + heading[0].length))
}

/** "Visa 3k, discover 5k": two cards, each with its sum. */
const cardWithSum = new RegExp(
  `(?<!\\w)(?:${Object.keys(issuers).join('|')}):? \\$?\\d[\\d,.]{0,14}k?\\b`,
  'g',
)
const listsCards = (text: string): boolean => [...text.matchAll(cardWithSum)].length > 1

/** Who has one beside other cards calls it so. */
const storeCard = /^store card$/

export function debtNamesIn(text: string): DebtName[] {
  const talk = debtTalk.test(text) || listsCards(text)
  const names: DebtName[] = []
  for (const match of text.matchAll(pattern)) {
    const at: Span = [match.index, match.index + match[0].length]
    if (
      /\b(?:no|zero|without|don't have(?: any| an?)?|never had|nor)(?: \w+)? $/.test(
        text.slice(Math.max(0, at[0] - 26), at[0]),
      )
    )
      continue
    const place = match.slice(1).findIndex((group) => group !== undefined)
    const kind = kinds[place]?.[0]
    if (kind) {
      if (isLoneLender.test(match[0]) && coverTalk.test(text) && !loanTalk.test(text)) continue
      if (match[0] === 'medical' && !talk) continue
      if (isStudies.test(match[0]) && !loanTalk.test(text)) continue
      const label = storeCard.test(match[0]) ? { label: 'store card' } : {}
      names.push({ kind, ...label, sure: place < sure.length, at })
      continue
    }
    const said = match[place + 1] ?? ''
    const label = issuers[said] ?? payLater[said]
    if (label && isUnderLoans(text, at)) {
      names.push({ kind: 'student_loan', label, sure: true, at })
      continue
    }
    const isBank = /^ (?:checking|savings|bank|account|stock|shares|rewards)/.test(
      text.slice(at[1], at[1] + 14),
    )
    const isPlace =
      /\b(?:at|in|with|through|from|sold|work for|shop) (?:my |a )?$/.test(
        text.slice(Math.max(0, at[0] - 12), at[0]),
      ) && !isOwedThere(text, at)
    const isVerb =
      (said === 'discover' || said === 'affirm') &&
      /^ (?:that|whether|or deny)\b/.test(text.slice(at[1], at[1] + 10))
    if (label && (talk || isOwedParts(text, at) || isOnOwnCard(text, at)) && !isBank && !isPlace && !isVerb)
      names.push({ kind: said in payLater ? 'pay_later' : 'credit_card', label, sure: true, at })
  }
  return names
}
