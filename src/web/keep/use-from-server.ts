import { useCallback, useEffect, useState } from 'react'
import { getFromServer } from '../server-call.ts'

export type FromServer<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'there'; readonly value: T }
  | { readonly kind: 'refused'; readonly error: string; readonly status: number }

/** What the server has at an address, and how to ask again or to put a newer answer in its place. */
export function useFromServer<T extends { success: true }>(path: string) {
  const [state, setState] = useState<{ path: string; from: FromServer<T> }>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const gone = new AbortController()
    void getFromServer<T>(path, gone.signal).then((answered) => {
      if (gone.signal.aborted) return
      const from: FromServer<T> =
        answered.kind === 'answered' ? { kind: 'there', value: answered.answer } : answered
      setState({ path, from })
    })
    return () => gone.abort()
  }, [path, round])

  const from: FromServer<T> = state?.path === path ? state.from : { kind: 'waiting' }
  return {
    from,
    again: useCallback(() => setRound((before) => before + 1), []),
    put: useCallback((value: T) => setState({ path, from: { kind: 'there', value } }), [path]),
  }
}
