import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width of an element in whole pixels, followed as it changes; 0 until it is known. */
export function useElementWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
  const element = useRef<Element>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const watched = element.current
    if (watched === null) return
    const observer = new ResizeObserver((entries) => {
      for (const entry of entries) setWidth(Math.floor(entry.contentRect.width))
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
