/** Ages that are told by their decade: "late 20s", "in my mid thirties". */
import { ownerBefore } from './owners.ts'
import { type Find, find, type Reader } from './reading.ts'
import type { Span } from './text.ts'

const decades: Record<string, number> = {
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
}
const decade =
  /\b(?:(early|mid|middle|late|upper)[- ]?(?:to[- ](?:late|mid)[- ])?)?(?:([2-8])0'?s|(twenties|thirties|forties|fifties|sixties|seventies|eighties))\b/g
const within: Record<string, readonly [number, number]> = {
  early: [0, 3],
  mid: [4, 6],
  middle: [4, 6],
  late: [6, 9],
  upper: [6, 9],
}

/** "late 20s", "in my mid thirties". */
export const readDecadeAges: Reader = (reading) => {
  const finds: Find[] = []
  const people = reading.people
  for (const match of reading.text.matchAll(decade)) {
    const before = reading.text.slice(Math.max(0, match.index - 30), match.index)
    const part = match[1]
    const mine = /\b(?:in (?:my|our|his|her|the)|i'm|im|i am|we are|we're|both|me|,|my) ?(?:in )?$/.test(
      before,
    )
    const alone = part !== undefined && (/(?:^|[\n.(,:] ?)$/.test(before) || reading.text.length < 14)
    if (!mine && !alone) continue
    if (
      /\b(?:into|until|by|started|starting|since|during|reach(?:ing)?|was|were|well into|when|died|passed|to|after .{0,12}) (?:in )?(?:my|our|the|his|her) $/.test(
        before,
      )
    )
      continue
    const owner = ownerBefore(people, match.index, 40)
    if (owner === 'other' || owner === 'child') continue
    const from = match[2] ? Number(match[2]) * 10 : (decades[match[3] ?? ''] ?? 0)
    const [low, high] = within[part ?? ''] ?? [0, 9]
    const span: Span = [match.index, match.index + match[0].length]
    const value: [number, number] = [from + low, from + high]
    if (/\bour $|\bwe(?:'re| are) (?:both )?(?:in )?$/.test(before))
      finds.push(find('spouseAge', value, span, 'decade-ages', 0.7))
    finds.push(
      find(
        owner === 'spouse' && !/\bmy $/.test(before) ? 'spouseAge' : 'age',
        value,
        span,
        'decade-ages',
        0.75,
      ),
    )
  }
  return finds
}
