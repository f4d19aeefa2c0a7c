import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { productName } from '#contract/product.ts'
import { buttonLook } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
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
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move to another place closes the menu
  useEffect(() => menu.current?.hidePopover(), [key])

  return (
    <header className="print:hidden sticky top-0 z-20 border-b border-border bg-bg">
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
          type="button"
          popoverTarget={menuId}
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          className="-mr-2 grid size-11 place-items-center rounded-chip hover:bg-surface-2 md:hidden"
        >
          <Icon name={isOpen ? 'close' : 'menu'} size={24} />
        </button>
      </div>
      {/* A popover of the browser: it opens without scripts, and closes by Escape and by a press beside it. */}
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        aria-label="Menu"
        className="inset-x-0 top-(--header-height) bottom-auto m-0 w-full border-b border-border bg-bg px-4 pt-2 pb-4 text-text shadow-popover md:hidden"
      >
        {links.map((link) => (
          <NavLink key={link.to} to={link.to} className={linkLook}>
            {link.label}
          </NavLink>
        ))}
        <div className="mt-2 flex items-center gap-2">
          <Link to="/sign-in" className={classNames(buttonLook('outlined'), 'flex-1')}>
            Sign in
          </Link>
          <ThemeToggle />
        </div>
      </nav>
    </header>
  )
}
