import type { HelpPage } from '#contract/help.ts'
import { howInFull } from '#engine/figure.ts'
import { originOf } from '../receipts/origin-words.ts'
import { Chip } from '../ui/chip.tsx'

/** The place of a number's note on the page, for a link without scripts. */
export const noteId = (figure: string): string => `number-${figure.replace(/[^a-z0-9]+/gi, '-')}`

/** Every number of the page with where it comes from. */
export function NumberNotes({ figures, lawYear }: Pick<HelpPage, 'figures' | 'lawYear'>) {
  if (figures.length === 0) return null
  return (
    <section aria-labelledby="numbers" className="mt-10">
      <h2 id="numbers" className="headline text-h3">
        Where the numbers come from
      </h2>
      <p className="mt-1 text-meta text-text-3">
        {figures.some(({ origin }) => origin === 'law')
          ? `Filled in from the law tables of ${lawYear}, never typed into the text.`
          : 'None of these is law: they are customs and rough rules, to be changed to your life.'}
      </p>
      <ul className="mt-3 divide-y divide-border border-y border-border">
        {figures.map((figure) => (
          <li
            key={figure.id}
            id={noteId(figure.id)}
            className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-0.5 px-1 py-3 target:bg-brand-soft"
          >
            <span className="text-small font-semibold">{figure.label}</span>
            <span className="num text-right text-small font-semibold">{figure.shown}</span>
            <span className="col-span-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-text-2">
              {figure.origin === 'law' ? null : (
                <Chip tone={originOf(figure).tone}>{originOf(figure).words}</Chip>
              )}
              <span>
                {howInWords(howInFull(figure))}
                {figure.source === undefined ? null : (
                  <>
                    {' '}
                    Source: <SourceName source={figure.source} />.
                  </>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const howInWords = (how: string): string => {
  const sentence = how.charAt(0).toUpperCase() + how.slice(1)
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}

/** A document by its name, as a link where its address is known. */
export function SourceName({ source }: { source: { title: string; url?: string | undefined } }) {
  if (source.url === undefined) return source.title
  return (
    <a href={source.url} target="_blank" rel="noreferrer" className="prose-link">
      {source.title}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
