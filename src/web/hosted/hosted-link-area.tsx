import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { preloadScreen } from '../read-screens.ts'
import { addressInApp, isPlainClick } from './link-action.ts'
import { fetchAhead } from './page-entries.ts'
import { createPreloads } from './preloads.ts'

const preload = createPreloads((address) => {
  const { pathname } = new URL(address, window.location.origin)
  return pathname.startsWith('/builder/') ? fetchAhead(pathname) : preloadScreen(pathname)
})

/** The address inside the app that the link under an event leads to. */
function goalOf(event: Event): string | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (anchor === null) return undefined
  const link = {
    href: anchor.getAttribute('href'),
    target: anchor.getAttribute('target'),
    isDownload: anchor.hasAttribute('download'),
  }
  return addressInApp(link, window.location.href)
}

/**
 * The links of hosted content, wherever they stand in its text: those that stay on this site are walks inside the
 * app, and what they lead to is fetched as soon as they are pointed at.
 */
export function HostedLinkArea({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const element = area.current
    if (element === null) return
    const walk = (event: MouseEvent) => {
      const goal = event.defaultPrevented || !isPlainClick(event) ? undefined : goalOf(event)
      if (goal === undefined) return
      event.preventDefault()
      navigate(goal)
    }
    const pointAt = (event: Event) => {
      const goal = goalOf(event)
      if (goal !== undefined) preload(goal)
    }
    element.addEventListener('click', walk)
    element.addEventListener('mouseover', pointAt)
    element.addEventListener('touchstart', pointAt, { passive: true })
    return () => {
      element.removeEventListener('click', walk)
      element.removeEventListener('mouseover', pointAt)
      element.removeEventListener('touchstart', pointAt)
    }
  }, [navigate])
  return <div ref={area}>{children}</div>
}
