import { Screen } from '../layout/screen.tsx'
import type { Document } from '../text/document.ts'
import { DocumentView } from '../text/document-view.tsx'

/** A legal text with its contents beside it. */
export function LegalScreen({ path, document }: { path: string; document: Document }) {
  const { title, description, updated, blocks } = document
  const sections = blocks.flatMap((block) => (block.kind === 'heading' && block.depth === 2 ? [block] : []))
  return (
    <Screen path={path} title={title} description={description}>
      <p className="mt-4 text-meta text-text-3">
        Last updated <time dateTime={new Date(`${updated} UTC`).toISOString().slice(0, 10)}>{updated}</time>
      </p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-14 lg:grid-cols-[minmax(0,68ch)_minmax(0,1fr)]">
        <nav
          aria-label="Contents"
          className="rounded-card border border-border bg-surface p-5 lg:sticky lg:top-24 lg:order-last lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:border-0 lg:bg-transparent lg:p-1"
        >
          <h2 className="text-micro font-semibold text-text-3">On this page</h2>
          <ul className="mt-2 lg:border-l lg:border-border">
            {sections.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block rounded-chip py-1.5 text-small text-text-2 underline-offset-4 hover:text-text hover:underline lg:pl-4"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-lg:mt-6 lg:-mt-4">
          <DocumentView blocks={blocks} />
        </div>
      </div>
    </Screen>
  )
}
