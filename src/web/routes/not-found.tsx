import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { productName } from '#contract/product.ts'
import { buttonLook } from '../ui/button.tsx'

export function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => console.error(`404: no screen at ${pathname}`), [pathname])
  return (
    <div className="mx-auto max-w-[68ch] py-12 text-center">
      <title>{`Page not found · ${productName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="headline num text-[4rem] leading-none text-text-3">404</h1>
      <p className="mt-4 text-lead text-text-2">We couldn't find that page.</p>
      <Link to="/" className={`${buttonLook('filled')} mt-8`}>
        Return home
      </Link>
    </div>
  )
}
