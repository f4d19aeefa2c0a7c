import type { KeyboardEvent } from 'react'

type Keys = Readonly<Record<string, (at: number, last: number) => number>>

const ends: Keys = { Home: () => 0, End: (_at, last) => last }
const next = (at: number, last: number) => (at === last ? 0 : at + 1)
const previous = (at: number, last: number) => (at === 0 ? last : at - 1)

/** Which keys move on in a row, and which in a column. */
export const acrossKeys: Keys = { ...ends, ArrowRight: next, ArrowLeft: previous }
export const downKeys: Keys = { ...ends, ArrowDown: next, ArrowUp: previous }

/** Moves the focus from a button to another of its kind beside it; tells which of them has it now, if the key was for that. */
export function moveFocus(
  event: KeyboardEvent<HTMLButtonElement>,
  selector: string,
  keys: Keys,
): number | undefined {
  const step = keys[event.key]
  const { currentTarget: from } = event
  if (step === undefined || event.target !== from || event.ctrlKey || event.altKey || event.metaKey)
    return undefined
  const siblings = [...(from.parentElement?.querySelectorAll<HTMLElement>(`:scope > ${selector}`) ?? [])]
  const goal = step(siblings.indexOf(from), siblings.length - 1)
  event.preventDefault()
  siblings[goal]?.focus()
  return goal
}
