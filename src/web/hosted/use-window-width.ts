import { useSyncExternalStore } from 'react'
import { debounce } from './debounce.ts'

/** How long the window must have been still before slides are set out anew, in milliseconds. */
export const resizeDebounce = 50

function subscribe(onChange: () => void): () => void {
  const later = debounce(onChange, resizeDebounce)
  window.addEventListener('resize', later)
  return () => {
    later.cancel()
    window.removeEventListener('resize', later)
  }
}

/** The width of the window, known anew a moment after it was changed. */
export const useWindowWidth = (): number => useSyncExternalStore(subscribe, () => window.innerWidth)
