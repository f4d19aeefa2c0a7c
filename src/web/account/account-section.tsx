import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'

interface AccountSectionProps {
  /** By which an address leads to it. */
  id?: string
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** A part of the account screen. */
export function AccountSection(props: AccountSectionProps) {
  const titleId = useId()
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  const isNamed = props.id !== undefined && hash === `#${props.id}`
  // The screen waits for the server, so it is not there yet when the address is looked at.
  useEffect(() => {
    if (!isNamed) return
    section.current?.scrollIntoView()
    section.current?.focus({ preventScroll: true })
  }, [isNamed])
  return (
    <section
      ref={section}
      id={props.id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="scroll-mt-20 outline-none rounded-card border border-border bg-surface p-[18px] shadow-card sm:p-6"
    >
      <h2 id={titleId} className="headline text-h3">
        {props.title}
      </h2>
      {props.lead === undefined ? null : (
        <p className="mt-1 max-w-[68ch] text-small text-text-2">{props.lead}</p>
      )}
      <div className="mt-4">{props.children}</div>
    </section>
  )
}
