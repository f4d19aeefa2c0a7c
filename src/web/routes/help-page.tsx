import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { type HelpPage, helpFiles, helpPagePath, helpPath } from '#contract/help.ts'
import { composerId } from '../chat/composer-id.ts'
import { NumberNotes, noteId, SourceName } from '../help/number-notes.tsx'
import { QuestionLinks } from '../help/question-links.tsx'
import { Screen } from '../layout/screen.tsx'
import { FigureNotesContext, FiguresContext, figuresById } from '../receipts/figures.ts'
import { RichLine } from '../text/rich-text.tsx'
import { buttonLook } from '../ui/button.tsx'
import { Unreachable } from '../words/unreachable.tsx'
import { useWords } from '../words/words.ts'
import { NotFound } from './not-found.tsx'

/** One question and its answer. */
export default function HelpPageScreen() {
  const { slug = '' } = useParams()
  const found = useWords<HelpPage>(helpFiles.page(slug))
  if (found.kind !== 'found') return found.kind === 'missing' ? <NotFound /> : <Unreachable />
  return <Answered page={found.value} />
}

const noteOf = (figure: string): string => `#${noteId(figure)}`

function Answered({ page }: { page: HelpPage }) {
  const { slug, title, description, subject, paragraphs, figures, lawYear, sources, related } = page
  const receipts = useMemo(() => figuresById(figures), [figures])
  return (
    <Screen
      path={helpPagePath(slug)}
      title={title}
      description={description}
      kind="FAQPage"
      trail={[
        { to: helpPath, label: 'Help' },
        { to: `${helpPath}#${subject.id}`, label: subject.title },
      ]}
    >
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div>
          <div itemProp="mainEntity" itemScope itemType="https://schema.org/Question">
            <meta itemProp="name" content={title} />
            <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
              <div itemProp="text" className="space-y-4 *:first:text-lead">
                <FiguresContext value={receipts}>
                  <FigureNotesContext value={noteOf}>
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph}>
                        <RichLine text={paragraph} />
                      </p>
                    ))}
                  </FigureNotesContext>
                </FiguresContext>
              </div>
            </div>
          </div>
          <NumberNotes figures={figures} lawYear={lawYear} />
          <section aria-labelledby="sources" className="mt-10">
            <h2 id="sources" className="headline text-h3">
              Official sources
            </h2>
            <ul className="mt-2">
              {sources.map((source) => (
                <li key={source.url} className="py-2">
                  <SourceName source={source} />
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className="space-y-8 lg:sticky lg:top-24 lg:self-start">
          <section
            aria-labelledby="ask"
            className="rounded-card border border-border bg-surface p-[18px] shadow-card sm:p-6"
          >
            <h2 id="ask" className="headline text-h3">
              And for you?
            </h2>
            <p className="mt-2 text-small text-text-2">
              Hearth works it out with what you tell it. The question is filled in; you send it.
            </p>
            <Link to={askAddress(title)} className={`${buttonLook('filled')} mt-4 w-full py-2`}>
              <span className="whitespace-normal">Ask Hearth about your own numbers</span>
            </Link>
          </section>
          <section aria-labelledby="related">
            <h2 id="related" className="headline text-h3">
              Related questions
            </h2>
            <div className="mt-1">
              <QuestionLinks links={related} isNarrow />
            </div>
          </section>
        </div>
      </div>
    </Screen>
  )
}

/** Home with the question in its field. */
const askAddress = (question: string): string => `/?ask=${encodeURIComponent(question)}#${composerId}`
