import { productName } from '#contract/product.ts'
import { publicOrigin } from './public-origin.ts'

export interface PageHeadProps {
  /** The address of the page, from the first slash on. */
  path: string
  title: string
  /** One sentence for search engines and previews. */
  description: string
}

/** What a page says about itself to browsers, search engines and previews. */
export function PageHead({ path, title, description }: PageHeadProps) {
  const address = publicOrigin + path
  const picture = `${publicOrigin}/preview.png`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content={`${productName}: planning for your money, from questions to actions`}
      />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
