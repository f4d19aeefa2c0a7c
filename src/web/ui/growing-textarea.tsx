import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/** A text area as tall as its text, within the limits of its class. */
export function GrowingTextarea({ value, ...rest }: ComponentProps<'textarea'> & { value: string }) {
  const own = useRef<HTMLTextAreaElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const area = own.current
    if (area === null) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }, [value])

  return <textarea ref={own} rows={1} value={value} {...rest} />
}
