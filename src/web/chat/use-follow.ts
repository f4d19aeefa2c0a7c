import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Nearer to the end than this counts as being at the end, in pixels. */
const near = 80

/**
 * Keeps a scrolling list at its end whenever its moment changes: always after one's own message, and otherwise unless one has
 * scrolled up since; then it reports that there is something new below.
 */
export function useFollow(list: RefObject<HTMLElement | null>, moment: number, lastIsOwn: boolean) {
  const scrolledUp = useRef(false)
  const [newBelow, setNewBelow] = useState(false)

  const onScroll = useCallback(() => {
    const box = list.current
    if (box === null || box.clientHeight === 0) return
    scrolledUp.current = box.scrollHeight - box.scrollTop - box.clientHeight > near
    if (!scrolledUp.current) setNewBelow(false)
  }, [list])

  const toEnd = useCallback(() => {
    const box = list.current
    scrolledUp.current = false
    setNewBelow(false)
    if (box !== null) box.scrollTop = box.scrollHeight
  }, [list])

  useLayoutEffect(() => {
    if (moment === 0) return
    if (lastIsOwn || !scrolledUp.current) toEnd()
    else setNewBelow(true)
  }, [moment, lastIsOwn, toEnd])

  return { onScroll, toEnd, newBelow }
}
