/** Finds help pages by their titles and by the ways people ask for them; loaded when somebody searches. */
import MiniSearch from 'minisearch'
import { type HelpIndex, type HelpLink, type HelpPhrases, helpFiles } from '#contract/help.ts'
import { readWords } from '../words/words.ts'

const mostResults = 20
/** What scores less than this share of the best is noise. */
const leastShare = 0.3

export type Search = (query: string) => readonly HelpLink[]

export async function helpSearch(index: HelpIndex): Promise<Search> {
  const phrases = await readWords<HelpPhrases>(helpFiles.phrases)
  const asks = phrases.kind === 'found' ? phrases.value : {}
  const questions = new Map(index.flatMap((subject) => subject.questions.map((link) => [link.slug, link])))
  const search = new MiniSearch<{ id: string; title: string; subject: string; asks: string }>({
    fields: ['title', 'subject', 'asks'],
    processTerm: (term) => term.toLowerCase().replace(/[’']/g, ''),
    searchOptions: {
      boost: { title: 3, asks: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })
  for (const { title: subject, questions: links } of index)
    search.addAll(
      links.map(({ slug, title }) => ({ id: slug, title, subject, asks: (asks[slug] ?? []).join(' ') })),
    )
  return (query) => {
    const results = search.search(query)
    const least = (results[0]?.score ?? 0) * leastShare
    return results
      .filter(({ score }) => score >= least)
      .slice(0, mostResults)
      .flatMap(({ id }) => questions.get(id) ?? [])
  }
}
