/** An inherited IRA: who left it, when, whether it is Roth, and whether withdrawals had begun. */
import type { FactValue } from '#engine/household.ts'
import { mayBeMoney } from './cues.ts'
import { datesIn } from './dates.ts'
import { amountOf } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import type { Span } from './text.ts'

const account = '(?:iras?|401 ?\\(?k\\)?|403 ?\\(?b\\)?|tsp|retirement accounts?)(?!\\w)'
/** Of the household, whoever it is for. */
const left = '(?<!\\b(?:i|we|have|having) )left (?:me|us|(?:my|our) (?:wife|husband|spouse|partner))'
/** "Left my wife $210,000 in an IRA". */
const leftSum = `${left}(?: (?:about|around|roughly|some|almost|nearly|over))* \\$?\\d[\\d,.]*(?: ?k| thousand| grand| million)?(?: in| of)(?: an?| his| her| their)?`
const isInherited = new RegExp(
  `\\b(?:inherit\\w*|beneficiary|${left})\\b(?![^.;!?\\n]{0,40}\\b(?:house|home|and (?:i |we )?(?:also )?have)\\b)[^.;!?\\n\\d]{0,50}\\b${account}|\\b${account}[^.;!?\\n]{0,30}\\b(?:inherit\\w*|${left})\\b|\\b${leftSum} (?:\\w+ )?${account}`,
)
/** The sum stands before its account. */
const leftBefore = new RegExp(`\\b${left}(?: (?:about|around|roughly|some|almost|nearly|over))* ?\\$?$`)

const kin = 'mom|mum|mother|dad|father|parents?|grand\\w+|aunt|uncle|brother|sister|cousin|friend|famil\\w+'
const givers: readonly (readonly [FactValue<'inheritedFrom'>, string])[] = [
  ['parent', 'mom|mum|mother|dad|father|parents?|grand(?:ma|pa|mother|father|parents?)'],
  ['aunt_uncle', '(?:great-?)?(?:aunt|uncle|auntie)'],
  // "My wife's brother" is no wife.
  ['spouse', `(?:husband|wife|spouse)(?!['’]?s (?:\\w+ )?(?:${kin}))`],
  ['estate', 'estate|trust'],
  ['sibling', '(?:twin |half |step)?-?(?:brother|sister)|sibling|sis|bro'],
]

/** "an inherited IRA from my dad", "my late husband's IRA, which I inherited", "Mom left me her IRA". */
function giver({ text }: Reading): Find[] {
  for (const [from, names] of givers) {
    const person = `(?:my |our |his |her |an? |the |late )*(?:${names})\\b`
    const said = new RegExp(
      `\\binherit\\w*[^.;!?\\n]{0,50}\\b(?:from|of) ${person}|\\binherit(?:ed|ing) ${person}|\\b(?:${names})(?:'?s)? (?:\\w+ ){0,3}(?:${left}|died|passed)\\b|\\b(?:${names})'?s (?:old |roth |traditional )?${account}`,
    ).exec(text)
    if (said) return [find('inheritedFrom', from, spanOf(said), 'inherited', 0.8)]
  }
  return []
}

const spanOf = (match: RegExpExecArray): Span => [match.index, match.index + match[0].length]

const died = '\\b(?:died|passed(?: away)?|death)(?: (?:was|back|just|earlier|late))*'
/** Money that someone left: the day of the death starts the time to refuse it. */
const leftMoney = /\binherit|\bleft (?:me|us)\b/
const dayTold = new RegExp(`${died}(?: (?:on|in|about|around))* ?$`)

/** A while ago is no day. */
const roughly = /\b(?:weeks?|months?)\b/

/** "Died on March 3", "passed away in May", "died yesterday"; a month alone stands for its first day. */
function deathDay({ text, today }: Reading): Find[] {
  const told = datesIn(text, today, 'past').find(({ span: [from] }) => dayTold.test(text.slice(0, from)))
  if (told === undefined || told.date > today) return []
  const year = find('ownerDeathYear', Number(told.date.slice(0, 4)), told.span, 'inherited', 0.85)
  return roughly.test(text.slice(...told.span))
    ? [year]
    : [find('ownerDeathDay', told.date, told.span, 'inherited', 0.85), year]
}

const ofYear = new RegExp(`${died}(?: (?:in|on))?(?: [a-z]{3,9}\\.?(?: \\d{1,2},?)?)? (20\\d\\d)\\b`)
const lastYear = new RegExp(`${died} last year\\b`)
const thisYear = new RegExp(
  `${died} (?:this|last (?:week|month)|a few (?:days|weeks) ago|recently|yesterday)\\b`,
)

function deathYear(reading: Reading): Find[] {
  const { text, today } = reading
  const day = deathDay(reading)
  if (day.length > 0) return day
  const year = Number(today.slice(0, 4))
  const told = ofYear.exec(text)
  if (told) return [find('ownerDeathYear', Number(told[1]), spanOf(told), 'inherited', 0.85)]
  const last = lastYear.exec(text)
  if (last) return [find('ownerDeathYear', year - 1, spanOf(last), 'inherited', 0.85)]
  const recent = thisYear.exec(text)
  // A month ago may have been last year.
  return recent && !/^\d{4}-01/.test(today)
    ? [find('ownerDeathYear', year, spanOf(recent), 'inherited', 0.75)]
    : []
}

const began =
  /\b(?:he|she|they|dad|mom|father|mother) (?:was|were|had (?:already )?(?:been|started|begun))(?: already)? (?:taking|drawing|getting)?(?: ?(?:his|her|the|required|out))* ?(?:rmds?|required (?:minimum )?(?:distributions|withdrawals))\b/
const owner = '(?:he|she|dad|mom|mother|father|grand\\w+|uncle|aunt|husband|wife|spouse|owner|who)'
const whenDied = '(?:in|on|last|this)(?: [a-z]+\\.?)?(?: \\d{1,2},?)?(?: 20\\d\\d)?'
const ownerAge = new RegExp(
  `\\b(?:${owner} was(?: only| already)?|(?:died|passed(?: away)?) ${whenDied},? (?:at|aged)(?: the age of)?|(?:died|passed(?: away)?),?(?: at| aged)?(?: the)?(?: age)?(?: of)?) (\\d{2})\\b(?! ?(?:%|k\\b|years? ago|months?|weeks?|days?))`,
)
/** Nobody leaves an account of their own much earlier. */
const leastAge = 20

function withdrawals({ text }: Reading): Find[] {
  const told = began.exec(text)
  return told ? [find('ownerTookWithdrawals', true, spanOf(told), 'inherited', 0.85)] : []
}

/** The age at death, by which withdrawals had begun or not. */
function ageAtDeath({ text, mentions }: Reading): Find[] {
  const aged = ownerAge.exec(text)
  const age = Number(aged?.[1])
  if (aged === null || age < leastAge) return []
  const end = aged.index + aged[0].length
  const mention = mentions.find(({ span }) => span[1] === end)
  return [find('ownerAgeAtDeath', age, spanOf(aged), 'inherited', 0.9, mention?.index)]
}

function roth({ text }: Reading): Find[] {
  const said = /\binherit\w*[^.;!?\n]{0,24}\broth\b|\broth ira[^.;!?\n]{0,20}\binherit/.exec(text)
  return said ? [find('inheritedRoth', true, spanOf(said), 'inherited', 0.85)] : []
}

const yearsEnd =
  '(?:(?:the )?end of (?:last year|20\\d\\d)|(?:last )?year[- ]?end|(?:last )?dec(?:ember|\\.)? 31(?:st)?(?:,? 20\\d\\d)?|last december)'
const beforeYearsEnd = new RegExp(`^ ?(?:in it )?(?:at|on|as of|by) ${yearsEnd}\\b`)
const afterYearsEnd = new RegExp(
  `\\b${yearsEnd},? (?:the balance |it |the ira )?(?:was|were|had|held|stood at|it was)(?: (?:at|worth|about|around|roughly))* ?\\$?$`,
)

/** "It was 140k at the end of last year": the balance that the required withdrawal goes by. */
function yearEndBalance({ mentions }: Reading): Find[] {
  const held = mentions.find(
    ({ before, right, per, time, low }) =>
      per === undefined &&
      time === undefined &&
      low >= 1_000 &&
      (beforeYearsEnd.test(right) || afterYearsEnd.test(before)),
  )
  return held === undefined
    ? []
    : [find('inheritedYearEnd', amountOf(held), held.span, 'inherited', 0.94, held.index)]
}

const holds = new RegExp(
  `\\b${account}(?:[^.;!?\\n\\d]{0,40}\\b(?:worth|valued at|with|of|has|had|holds|balance(?: is| of)?|it's at)|,)(?: (?:about|around|roughly|nearly|over|almost|just|a balance of))* ?\\$?$`,
)

const inAccount = new RegExp(
  `^ ?(?:k |thousand |grand )?(?:in|of)(?: an?| his| her| their)? (?:\\w+ )?${account}`,
)

/** "Left me his traditional IRA, which is worth 100,000": it is what has to be decided about. */
function worthOfAccount(reading: Reading): Find[] {
  const { mentions, text } = reading
  const held = mentions.find(
    (one) =>
      mayBeMoney(one) &&
      one.per === undefined &&
      one.low >= 1_000 &&
      isInherited.test(text.slice(...one.sentence)) &&
      (holds.test(text.slice(one.sentence[0], one.span[0])) ||
        (leftBefore.test(one.before) && inAccount.test(one.right))) &&
      !beforeYearsEnd.test(one.right),
  )
  return held === undefined ? [] : [find('amount', amountOf(held), held.span, 'inherited', 0.89, held.index)]
}

const asksOfTheirs = new RegExp(
  `\\b(?:with|about|move|roll(?: over)?|take|transfer|keep) (?:his|her) (?:\\w+ )?${account}`,
)
const ofSpouse =
  /\b(?:husband|wife|spouse)\b[^.?!\n]{0,24}\b(?:died|passed(?: away)?)\b|\b(?:lost my|my late) (?:husband|wife|spouse)\b|\bwidow(?:ed|er)?\b/
const theyHad =
  /\b(?:he|she) (?:also )?(?:had|left)(?: (?:an?|about|around|me|the))* ?\$?$|\b(?:his|her) (?:\w+ )?(?:ira|401 ?\(?k\)?)(?: (?:is|was|has|had|holds|of|with|about|around))* ?\$?$/

/** "My wife died, she had a 320k IRA; what do I do with her IRA?": it is what has to be decided about. */
function leftBySpouse(reading: Reading): Find[] {
  const { text, mentions } = reading
  if (!ofSpouse.test(text) || !asksOfTheirs.test(text)) return []
  const held = mentions.find(
    ({ before, per, low, time }) =>
      per === undefined && time === undefined && low >= 1_000 && theyHad.test(before),
  )
  if (held === undefined) return []
  return [
    find('amount', amountOf(held), held.span, 'inherited', 0.94, held.index),
    find('moneySource', 'inherited_ira', held.span, 'inherited', 0.85),
    find('inheritedFrom', 'spouse', held.span, 'inherited', 0.85),
    ...deathYear(reading),
  ]
}

/** "And I have 410k in mine": the other account of its kind. */
function inOnesOwn({ mentions }: Reading): Find[] {
  const own = mentions.find(({ right, per }) => per === undefined && /^ ?in (?:mine|my own)\b/.test(right))
  return own === undefined
    ? []
    : [find('retirementSavings', amountOf(own), own.span, 'inherited', 0.9, own.index)]
}

export const readInherited: Reader = (reading) => {
  const spouses = leftBySpouse(reading)
  if (spouses.length > 0) return [...spouses, ...inOnesOwn(reading)]
  // In a talk about an account that was inherited "she was 78" tells of who left it.
  if (reading.household?.moneySource === 'inherited_ira' && !isInherited.test(reading.text))
    return [...deathYear(reading), ...withdrawals(reading), ...ageAtDeath(reading)]
  return isInherited.test(reading.text)
    ? [
        ...giver(reading),
        ...deathYear(reading),
        ...withdrawals(reading),
        ...ageAtDeath(reading),
        ...yearEndBalance(reading),
        ...worthOfAccount(reading),
        ...roth(reading),
      ]
    : leftMoney.test(reading.text)
      ? // States tax heirs by who left it. What a spouse or an estate left is read where it is an account.
        [
          ...giver(reading).filter(({ value }) => value !== 'spouse' && value !== 'estate'),
          ...deathYear(reading),
        ]
      : []
}
