import { productName } from '#contract/product.ts'
import { networkError } from '../server-call.ts'
import { Button } from '../ui/button.tsx'

/** What stands where the words of a screen should be and no connection brings them. */
export function Unreachable() {
  return (
    <div className="mx-auto max-w-[68ch] py-12">
      <title>{productName}</title>
      <p role="alert" className="rounded-tile bg-danger-soft px-4 py-3 text-small text-danger">
        {networkError}
      </p>
      <Button className="mt-4" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </div>
  )
}
