import { useEffect, useEffectEvent } from 'react'

/** Does something when Escape is pressed, as long as nothing nearer took the key. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const react = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = (event: KeyboardEvent) => {
      const inDialog = document.querySelector('dialog[open]') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !inDialog) react()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isActive])
}
