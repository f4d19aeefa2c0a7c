/** A sum that comes once and goes to debts: "I get a 3,000 tax refund and will put it on the card". */
import type { Household } from '#engine/household.ts'
import { mayBeMoney } from './cues.ts'
import { debtNamesIn } from './debt-names.ts'
import { find, type Reader } from './reading.ts'

const puts = /\b(?:put|pay|throw|use|drop|send|apply|dump|chuck|toss|add|go)(?:e?s|ing)?\b/
const ofEachMonth =
  /\b(?:(?:a|per|each|every) (?:month|week|pay ?check|year)|monthly|extra (?:a|per)|weekly)\b|\/ ?mo/
const comesOnce =
  /\b(?:once|one[- ]time|lump|refund|bonus|inheritance|gift|windfall|stimulus|severance|(?:my|our|from|of) savings)\b/
const onIt = /\b(?:on|onto|toward|towards|at|against|into?|to|down)\b/

/** Whether money is put somewhere, and not each month. */
export const isPutOnce = (text: string): boolean => puts.test(text) && !ofEachMonth.test(text)
/** "I get a 3k refund in March" */
export const comesIn = (text: string): boolean =>
  comesOnce.test(text) && !ofEachMonth.test(text) && /\b(?:gets?|getting|receive|comes?|coming)\b/.test(text)
/** Money that comes once, by its name. */
export const saysOnce = (text: string): boolean => comesOnce.test(text)
export const saysWhere = (text: string): boolean => onIt.test(text)

/** Which debts a sum is for, and whether it is cash that is counted already. */
export function debtsMeant(text: string): Household {
  const [kind, ...others] = new Set(debtNamesIn(text).flatMap(({ kind: one }) => one ?? []))
  return {
    ...(kind === undefined || others.length > 0 ? {} : { debtPaymentOnceOn: kind }),
    ...(/\bsavings\b/.test(text) ? { debtPaymentOnceFromSavings: true } : {}),
  }
}

const nearName = 30

/** Only where debts are planned: elsewhere the sum is one to place. */
export const readPaidOnce: Reader = ({ text, mentions, talkingAbout, household }) => {
  if (talkingAbout !== 'debt_payoff' || !saysOnce(text) || ofEachMonth.test(text)) return []
  const isKnown = household?.debtPaymentOnce !== undefined
  if (!isKnown && !(isPutOnce(text) && saysWhere(text))) return []
  const [sum, ...others] = mentions.filter(
    (mention) =>
      mayBeMoney(mention) &&
      comesOnce.test(text.slice(Math.max(0, mention.span[0] - nearName), mention.span[1] + nearName)),
  )
  if (sum === undefined || others.length > 0 || sum.low !== sum.high) return []
  if (sum.per !== undefined && sum.per !== 'once') return []
  const { debtPaymentOnceOn, debtPaymentOnceFromSavings } = debtsMeant(text)
  return [
    find('debtPaymentOnce', sum.low, sum.span, 'paid-once', 0.96, sum.index),
    ...(debtPaymentOnceOn === undefined
      ? []
      : [find('debtPaymentOnceOn', debtPaymentOnceOn, sum.span, 'paid-once', 0.9)]),
    ...(debtPaymentOnceFromSavings === undefined
      ? []
      : [find('debtPaymentOnceFromSavings', true, sum.span, 'paid-once', 0.9)]),
  ]
}
