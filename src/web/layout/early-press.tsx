import { useEffect } from 'react'

/**
 * Does what was pressed before the scripts had taken the page over, which take-over.js marked. It stands beside the
 * screen, so that its effect comes after those of the screen.
 */
export function EarlyPress() {
  useEffect(() => {
    const root = document.getElementById('root')
    if (root === null || 'taken' in root.dataset) return
    root.dataset.taken = ''
    const pressed = root.querySelector<HTMLElement>('[data-pressed]')
    pressed?.removeAttribute('data-pressed')
    if (pressed instanceof HTMLTextAreaElement) pressed.form?.requestSubmit()
    else pressed?.click()
  }, [])
  return null
}
