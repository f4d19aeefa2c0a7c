import { type ReactNode, useId, useRef, useState } from 'react'
import type { HelpIndex, HelpLink } from '#contract/help.ts'
import { QuestionLinks } from './question-links.tsx'
import type { Search } from './search.ts'

/** A field that finds questions. Without a search the list of all of them stands below it. */
export function HelpSearch({ index, children }: { index: HelpIndex; children: ReactNode }) {
  const fieldId = useId()
  const loading = useRef<Promise<void>>(undefined)
  const [query, setQuery] = useState('')
  const [search, setSearch] = useState<{ find: Search }>()

  const load = () => {
    loading.current ??= import('./search.ts')
      .then(({ helpSearch }) => helpSearch(index))
      .then((find) => setSearch({ find }))
      // Titles alone are searched until the next attempt.
      .catch(() => {
        loading.current = undefined
      })
  }
  const wanted = query.trim()
  const found = wanted === '' ? undefined : (search?.find(wanted) ?? titlesWith(index, wanted))

  return (
    <>
      <search className="mt-8 block max-w-[34rem] noscript:hidden">
        <label htmlFor={fieldId} className="text-small font-semibold">
          Search the questions
        </label>
        <input
          id={fieldId}
          type="search"
          value={query}
          autoComplete="off"
          maxLength={200}
          placeholder="For example: how much can I put into an IRA"
          onFocus={load}
          onChange={(event) => {
            load()
            setQuery(event.target.value)
          }}
          className="mt-1.5 block min-h-11 w-full rounded-button border border-border-strong bg-surface px-3.5 py-2.5 text-body"
        />
        <p role="status" className={found === undefined ? 'sr-only' : 'mt-2 text-meta text-text-2'}>
          {found === undefined ? '' : resultsInWords(found.length)}
        </p>
      </search>
      {found === undefined ? (
        children
      ) : (
        <section aria-label="Questions found" className="mt-4">
          <QuestionLinks links={found} />
        </section>
      )}
    </>
  )
}

const resultsInWords = (count: number): string =>
  count === 0
    ? 'No question is like that. Try other words, or ask Hearth in the chat.'
    : `${count} ${count === 1 ? 'question' : 'questions'}, the nearest first.`

const titlesWith = (index: HelpIndex, query: string): readonly HelpLink[] =>
  index
    .flatMap(({ questions }) => questions)
    .filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
