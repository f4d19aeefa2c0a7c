import { useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  const words = { ready: label, copied: 'Copied', refused: 'Could not copy' }
  return (
    <Button variant="quiet" onClick={() => void copy()} onBlur={() => setState('ready')}>
      <Icon name={state === 'copied' ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">{words[state]}</span>
    </Button>
  )
}
