import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { productName } from '#contract/product.ts'

const legal = [
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/disclosures', label: 'Disclosures' },
  { to: '/contact', label: 'Contact' },
]
const own = [
  { to: '/plans', label: 'Your plans' },
  { to: '/account', label: 'Your data and account' },
]

/** As wide as what stands above it. */
export function Footer({ width = 'max-w-[820px]' }: { width?: string }) {
  return (
    <footer className="border-t border-border px-4 py-8 text-meta text-text-3 sm:px-10 print:hidden">
      <div className={`mx-auto ${width}`}>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <p className="max-w-[68ch]">
            Free plans are educational guidance and not investment, legal or tax advice.
          </p>
          <FooterLinks label="Yours" links={own} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 max-sm:mt-2">
          <p>
            © <CurrentYear /> {productName}. All rights reserved.
          </p>
          <FooterLinks label="Legal" links={legal} />
        </div>
      </div>
    </footer>
  )
}

function FooterLinks({ label, links }: { label: string; links: typeof legal }) {
  return (
    <nav aria-label={label} className="-mx-2 flex flex-wrap">
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          className="flex min-h-11 items-center rounded-chip px-2 text-text-2 underline-offset-4 hover:underline"
        >
          {link.label}
        </Link>
      ))}
    </nav>
  )
}

/** The year of the visit, not of the build; its room is kept until it is known. */
function CurrentYear() {
  const [year, setYear] = useState<number>()
  useEffect(() => setYear(new Date().getFullYear()), [])
  return <span className="inline-block min-w-[2.3em]">{year}</span>
}
