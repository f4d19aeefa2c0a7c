import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

export interface AutoplayWishes {
  readonly isWanted: boolean
  /** Milliseconds between two moves. */
  readonly delay: number
  /** What the last move led to: every move, also one by hand, starts the wait anew. */
  readonly since: number
  readonly move: () => void
}

/** What the visitor last said: to stop, or to go on although they are there. */
type Word = 'pause' | 'play' | undefined

/** Moves by itself, but not while someone points at it or is inside of it, and never against a visitor's word. */
export function useAutoplay({ isWanted, delay, since, move }: AutoplayWishes) {
  const [word, setWord] = useState<Word>()
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isRunning = isWanted && word !== 'pause' && (word === 'play' || !(isPointedAt || hasFocus))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each move starts the wait anew
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(move, delay)
    return () => clearInterval(timer)
  }, [isRunning, delay, since, move])

  const left = () => setWord((before) => (before === 'play' ? undefined : before))
  return {
    isRunning,
    isPaused: word === 'pause',
    toggle: () => setWord(word === 'pause' ? 'play' : 'pause'),
    listeners: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setPointedAt(true)
      },
      onPointerLeave: () => {
        setPointedAt(false)
        if (!hasFocus) left()
      },
      onFocus: () => setFocus(true),
      onBlur: (event: FocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setFocus(false)
        if (!isPointedAt) left()
      },
    },
  }
}
