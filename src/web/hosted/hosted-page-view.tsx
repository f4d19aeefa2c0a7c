import { type BuilderContent, Content } from '@builder.io/sdk-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { HostedSettings } from '#contract/hosted-content.ts'
import { productName } from '#contract/product.ts'
import { PageHead } from '../layout/page-head.tsx'
import { blocksFor } from './blocks.ts'
import { serversKey } from './fetch-entry.ts'
import { HostedLinkArea } from './hosted-link-area.tsx'

/** Whose frame may send edits, where editing is allowed at all. */
const trustedHosts = ['builder.io', '*.builder.io']

export interface HostedPageViewProps {
  path: string
  /** Absent only while the visual editor is about to send it. */
  entry: BuilderContent | null
  settings: HostedSettings
}

const words = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/** A page of hosted content, drawn by the provider's kit with our own blocks. */
export function HostedPageView({ path, entry, settings }: HostedPageViewProps) {
  useNamedPart(entry)
  const title = words(entry?.data?.title)
  return (
    <div className="hosted">
      <PageHead
        path={path}
        title={title === undefined ? productName : `${title} · ${productName}`}
        description={words(entry?.data?.description) ?? `${title ?? 'A page'} of ${productName}.`}
      />
      <HostedLinkArea>
        <Content
          key={entry?.id ?? path}
          model="page"
          content={entry}
          apiKey={settings.apiKey ?? serversKey}
          apiHost={window.location.origin}
          canTrack={false}
          // Texts in several languages without a choice are shown in the one their author wrote first.
          locale="Default"
          customComponents={blocksFor(settings)}
          trustedHosts={trustedHosts}
        />
      </HostedLinkArea>
    </div>
  )
}

/** A link to a part of the page finds it only now that the page is drawn. */
function useNamedPart(entry: BuilderContent | null): void {
  const { hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was drawn is what there is to look through
  useEffect(() => {
    if (hash === '') return
    const part = document.getElementById(decodeURIComponent(hash.slice(1)))
    part?.scrollIntoView()
    part?.focus({ preventScroll: true })
  }, [entry?.id, hash])
}
