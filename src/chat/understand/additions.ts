/** What a message adds to what was told: "and another 5k in checking", "plus another 10k". */

import type { FactKey } from '#engine/household.ts'
import { type Earlier, likeBefore, repairs } from './after-words.ts'
import { tidy } from './numbers.ts'
import { type Find, findChecked, type Reading } from './reading.ts'

const reader = 'after-words'
const sure = 0.98

const adds =
  /^\W*(?:oh |ok |yes,? )?(?:and|plus|also|then there's|on top of that)\b(?! (?:my|our) (?:total|savings is|savings are))|\b(?:another|additional|in addition|on top of (?:that|it)|as well|too)\b/
const mayGrow: ReadonlySet<FactKey> = new Set([
  'savings',
  'retirementSavings',
  'taxableInvestments',
  'emergencyFund',
])

/** "My mom can add 100 a month": beside what one can put aside oneself. */
const othersAdd =
  /\b(?:mom|mum|dad|mother|father|parents|in-laws|grand(?:ma|pa|mother|father|parents)|brother|sister|aunt|uncle)\b[^.;!?\n\d]{0,20}\b(?:add|chip in|throw in|put in|contribute|give|help (?:me |us )?(?:out )?with)\b/

/** "I get a 12k bonus too", beside a sum that is planned: other money, with a tax of its own, and not the same sum. */
function isOtherSum({ household }: Reading, found: readonly Find[]): boolean {
  const source = found.find(({ key }) => key === 'moneySource')?.value
  const isSum = typeof household?.amount === 'number' && found.some(({ key }) => key === 'amount')
  return isSum && source !== undefined && source !== household.moneySource
}

/** "and another 5k in checking": parts of one whole that are told one after the other are added. */
export function withAdditions(reading: Reading, found: readonly Find[]): Find[] {
  const { household } = reading
  const isOthers = othersAdd.test(reading.text)
  if (household === undefined || repairs.test(reading.text)) return [...found]
  if (!isOthers && !adds.test(reading.text)) return [...found]
  if (isOtherSum(reading, found))
    return found.filter(({ key }) => key !== 'amount' && key !== 'moneySource' && key !== 'moneyBeforeTax')
  return found.map((one) => {
    const known = household[one.key]
    if (!(mayGrow.has(one.key) || (isOthers && one.key === 'monthlySurplus')) || one.reader === reader)
      return one
    if (typeof known !== 'number' || typeof one.value !== 'number' || known === 0) return one
    return { ...one, value: tidy(known + one.value) } as Find
  })
}

const bareAddition =
  /^\W*(?:oh |ok |yes,? |and |plus |also )*(?:and |plus |another |an additional |add )(?:about |around |maybe |another )*$/

/** "plus another 10k": more of what was just told. */
export function added(reading: Reading, earlier: Earlier): Find[] {
  const [only, ...others] = reading.mentions
  if (only === undefined || others.length > 0 || only.per !== undefined) return []
  if (
    !bareAddition.test(reading.text.slice(0, only.span[0])) ||
    !/^\W*$/.test(reading.text.slice(only.span[1]))
  )
    return []
  const last = earlier.found.findLast(({ mention }) => mention !== undefined)
  if (last === undefined || !(mayGrow.has(last.key) || last.key === 'amount')) return []
  const before = earlier.reading.mentions.find(({ index }) => index === last.mention)
  const known = reading.household?.[last.key]
  if (before === undefined || typeof known !== 'number') return []
  const said = likeBefore(only, before)
  return findChecked(last.key, tidy(known + said.low), only.span, reader, sure, only.index)
}

export const mayAdd = (text: string): boolean =>
  text.length <= 60 && /^\W*(?:oh |ok |yes,? )?(?:and|plus|also|another|add)\b/.test(text)
