import { useEffect, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { chooseTheme, storedTheme, type Theme, themeAfter } from './theme.ts'

const names: Record<Theme, string> = { system: 'as your system', light: 'light', dark: 'dark' }
const icons = { system: 'system', light: 'sun', dark: 'moon' } as const

/** One button that goes round: as the system, light, dark. */
export function ThemeToggle() {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme(storedTheme()), [])
  return (
    <button
      type="button"
      aria-label={`Theme: ${names[theme]}. Change to ${names[themeAfter(theme)]}`}
      title={`Theme: ${names[theme]}`}
      onClick={() => {
        chooseTheme(themeAfter(theme))
        setTheme(themeAfter(theme))
      }}
      className="grid size-11 place-items-center rounded-chip text-text-2 transition-colors hover:bg-surface-3 hover:text-text noscript:hidden"
    >
      <Icon name={icons[theme]} />
    </button>
  )
}
