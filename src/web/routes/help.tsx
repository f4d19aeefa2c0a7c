import { Link } from 'react-router'
import { type HelpIndex, helpFiles, helpPath } from '#contract/help.ts'
import { HelpSearch } from '../help/help-search.tsx'
import { QuestionLinks } from '../help/question-links.tsx'
import { Screen } from '../layout/screen.tsx'
import { Unreachable } from '../words/unreachable.tsx'
import { useWords } from '../words/words.ts'
import { NotFound } from './not-found.tsx'

/** Every question that has a page, by subject. */
export default function Help() {
  const found = useWords<HelpIndex>(helpFiles.index)
  if (found.kind !== 'found') return found.kind === 'missing' ? <NotFound /> : <Unreachable />
  const index = found.value
  return (
    <Screen
      path={helpPath}
      title="Help"
      description="Short answers to the money questions families ask, with this year's figures, where each comes from, and the official sources."
      headline="What people ask about money"
      lead="Short answers with this year's figures, where each comes from, and official sources. For an answer with your own numbers, ask in the chat."
      kind="CollectionPage"
    >
      <HelpSearch index={index}>
        <nav aria-label="Subjects" className="mt-8">
          <ul className="flex flex-wrap gap-2">
            {index.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center rounded-full border border-border-strong bg-surface px-4 text-small font-medium transition-colors hover:border-brand hover:bg-brand-soft"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-12 space-y-12">
          {index.map(({ id, title, questions }) => (
            <section key={id} aria-labelledby={id} className="border-t border-border pt-6">
              <h2 id={id} tabIndex={-1} className="headline mb-2 scroll-mt-24 text-h2 outline-none">
                {title}
              </h2>
              <QuestionLinks links={questions} />
            </section>
          ))}
        </div>
      </HelpSearch>
      <p className="mt-16 border-t border-border pt-6 text-small text-text-2">
        Not here?{' '}
        <Link to="/" className="prose-link">
          Ask Hearth
        </Link>{' '}
        in your own words, or{' '}
        <Link to="/contact" className="prose-link">
          write to us
        </Link>
        .
      </p>
    </Screen>
  )
}
