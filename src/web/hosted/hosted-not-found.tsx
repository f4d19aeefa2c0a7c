import { productName } from '#contract/product.ts'
import { buttonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** What a hosted address without a page shows. */
export function HostedNotFound() {
  return (
    <div className="mx-auto w-full max-w-[68ch] px-4 py-24 text-center">
      <title>{`Page Not Found · ${productName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="headline text-display">Page Not Found</h1>
      <p className="mt-4 text-lead text-text-2">This page hasn't been created in Builder.io yet.</p>
      <a
        href="https://builder.io"
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonLook('filled')} mt-8`}
      >
        Open Builder.io
        <Icon name="external" />
      </a>
    </div>
  )
}
