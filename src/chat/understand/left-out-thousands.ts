/** Thousands that are said once: "it went from 25k to about 6". */
interface Quantity {
  low: number
  high: number
  kind: 'money' | 'percent' | 'plain' | 'foreign'
  sure: boolean
  scaled: boolean
  readonly per: unknown
  readonly time: unknown
  readonly start: number
  readonly end: number
}

/** "It went from 25k to about 6", "we had 30k, now down to 8": thousands as those before it. */
export function withThousands<Draft extends Quantity>(text: string, drafts: Draft[]): Draft[] {
  for (const [index, draft] of drafts.entries()) {
    const before = drafts[index - 1]
    const isBare =
      draft.kind === 'plain' && !draft.scaled && draft.per === undefined && draft.time === undefined
    if (!isBare || draft.high >= 1_000 || draft.low < 1) continue
    if (before === undefined || before.kind !== 'money' || before.low < 1_000 || before.low % 1_000 !== 0)
      continue
    const between = text.slice(before.end, draft.start)
    const isWritten = /\dk$/.test(text.slice(before.start, before.end).trim())
    const goesTo =
      /^ to (?:about |around |like |maybe |just |only |roughly )*$/.test(between) ||
      (/\b(?:down|back|up) to (?:about |around |like |maybe |just |only |roughly )*$/.test(between) &&
        between.length < 90 &&
        !/[!?\n]/.test(between))
    const isAlone = /^(?:\s*$|[.,;!?)](?!\d)| (?:now|and|but|after|since|because|so|left)\b)/.test(
      text.slice(draft.end),
    )
    if (!isWritten || !goesTo || !isAlone) continue
    draft.low *= 1_000
    draft.high *= 1_000
    draft.kind = 'money'
    draft.sure = true
    draft.scaled = true
  }
  return drafts
}
