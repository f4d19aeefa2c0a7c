import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { productName } from '#contract/product.ts'
import { buttonLook } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { useEscape } from '../ui/use-escape.ts'
import { ThemeToggle } from './theme-toggle.tsx'

const links = [
  { to: '/how-it-works', label: 'How it works' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/security', label: 'Security' },
]
const menuId = 'site-menu'

const linkLook = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'flex items-center rounded-chip px-3 text-body transition-colors max-md:min-h-[52px] md:min-h-10',
    isActive ? 'bg-surface-3 text-text' : 'text-text-2 hover:bg-surface-2 hover:text-text',
  )

export function Header() {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move to another place closes the menu
  useEffect(() => setOpen(false), [key])

  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }

  useEscape(open, close)

  return (
    <header className="sticky top-0 z-20 border-b border-border bg-bg">
      <div className="mx-auto flex h-16 max-w-[1440px] items-center justify-between gap-4 px-4 sm:px-6">
        <Link to="/" className="headline flex min-h-11 items-center rounded-chip text-[1.25rem]">
          {productName}
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
          {links.map((link) => (
            <NavLink key={link.to} to={link.to} className={linkLook}>
              {link.label}
            </NavLink>
          ))}
          <ThemeToggle />
          <Link to="/sign-in" className={classNames(buttonLook('outlined'), 'ml-2')}>
            Sign in
          </Link>
        </nav>
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls={menuId}
          aria-label={open ? 'Close menu' : 'Open menu'}
          onClick={() => setOpen(!open)}
          className="-mr-2 grid size-11 place-items-center rounded-chip hover:bg-surface-2 md:hidden"
        >
          <Icon name={open ? 'close' : 'menu'} size={24} />
        </button>
      </div>
      <nav
        id={menuId}
        aria-label="Menu"
        hidden={!open}
        className="absolute inset-x-0 top-full border-b border-border bg-bg px-4 pt-2 pb-4 shadow-popover md:hidden"
      >
        {links.map((link) => (
          <NavLink key={link.to} to={link.to} className={linkLook} onClick={close}>
            {link.label}
          </NavLink>
        ))}
        <div className="mt-2 flex items-center gap-2">
          <Link to="/sign-in" onClick={close} className={classNames(buttonLook('outlined'), 'flex-1')}>
            Sign in
          </Link>
          <ThemeToggle />
        </div>
      </nav>
    </header>
  )
}
