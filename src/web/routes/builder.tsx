import '../hosted/hosted.css'
import { useLocation } from 'react-router'
import { productName } from '#contract/product.ts'
import { HostedLoading } from '../hosted/hosted-loading.tsx'
import { HostedNotFound } from '../hosted/hosted-not-found.tsx'
import { HostedPageView } from '../hosted/hosted-page-view.tsx'
import { useHostedPage } from '../hosted/use-hosted-page.ts'

/** A page whose content is kept by the service of hosted content under its path. */
export default function Builder() {
  const { pathname } = useLocation()
  const page = useHostedPage(pathname)
  if (page.kind === 'missing') return <HostedNotFound />
  if (page.kind === 'loaded') return <HostedPageView path={pathname} {...page} />
  return (
    <>
      <title>{productName}</title>
      <HostedLoading />
    </>
  )
}
