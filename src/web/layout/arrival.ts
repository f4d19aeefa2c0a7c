import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A walk to another screen begins at its top and its content, as a new page would; the way back keeps its place. */
export function useArrival(): void {
  const { key, pathname, hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const last = useRef(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every walk has its key, also one to the same address
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    if (isBack) return
    const named = hash === '' ? null : document.getElementById(hash.slice(1))
    if (named === null) window.scrollTo(0, 0)
    else named.scrollIntoView()
    const target = named ?? document.getElementById('main')
    target?.focus({ preventScroll: true })
  }, [key, pathname, hash])
}
