/** Debts that are spoken of and not owed here: what a relative left behind, and a loan that is only asked about. */
import type { DebtEntry } from './debt-totals.ts'
import type { Mention } from './numbers.ts'
import type { Reading } from './reading.ts'

const relative =
  '(?:mom|mum|mother|dad|father|parents?|grandma|grandpa|grandmother|grandfather|brother|sister|aunt|uncle|son|daughter|mother-in-law|father-in-law)'
const died = new RegExp(
  `\\b${relative}(?:'s)? (?:just |recently |suddenly |has |had )*(?:died|passed(?: away)?|death)\\b|\\b(?:late|deceased) ${relative}\\b`,
)
/** "…and left 9k in card debt", "she owed 9k", "with 9k on her visa". */
const leftBehind =
  /\b(?:left(?: behind)?|with|had|has|owed|owing|owes)(?: (?:about|around|over|like|some))* \$?$/
const ofTheDead =
  /^ (?:(?:left )?on|in|of|worth of|to) (?:(?:her|his|their|mom'?s|dad'?s|the estate'?s) )(?:\w+ ){0,2}(?:cards?|visa|amex|discover|mastercard|debts?|bills?|loans?|mortgage|hospital|name)\b/
const ofDebt =
  /^ (?:in|of|worth of) (?:(?:credit[- ]?)?cards?(?: debts?)?|cc debt|medical (?:debts?|bills)|debts?|bills|loans)\b/
/** What the speaker signed for too, or says to owe. */
const own =
  /\b(?:i|i'm|we|we're|me|us) (?:\w+ ){0,2}$|\b(?:left|leaving) (?:me|us) (?:with )?(?:about )?\$?$|\bi (?:owe|have|had|am)\b[^.;]{0,20}$/
const signed = /\b(?:co-?sign\w*|joint(?:ly)?|both our names|my name (?:is|was) on)\b/

/** "My mom died and left 9k in credit card debt": the estate owes it, not the one who asks. */
export function isOfTheDead({ text }: Reading, { before, after, span }: Mention): boolean {
  if (!died.test(text.slice(Math.max(0, span[0] - 140), span[0])) || signed.test(text)) return false
  if (own.test(before)) return false
  return ofTheDead.test(after) || (leftBehind.test(before) && ofDebt.test(after))
}

const weighed =
  /\b(?:is|are|would|isn't|wouldn't|should (?:i|we) (?:take|get|do|use)|what about|how about|worth)(?: (?:taking|getting|doing|out))* an? (?:new )?(?:[\w()]+ ){0,3}(?:loan|heloc|line of credit|balance transfer)(?: card)? (?:at|@|with|for|of) (?:about |around )?$/

/** "Is a 401k loan at 9% dumb?": nobody has it yet. */
export const isOnlyWeighed = ({ text }: Reading, { debt, at }: DebtEntry): boolean =>
  debt.balance === undefined &&
  debt.minPayment === undefined &&
  weighed.test(text.slice(Math.max(0, at[0] - 60), at[0]))
