import { StrictMode } from 'react'
import { prerender as render } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { type HelpIndex, helpFiles, helpPagePath, helpPath } from '#contract/help.ts'
import { App } from './app.tsx'
import { exampleFile } from './how-it-works/example.ts'
import { publicOrigin } from './layout/public-origin.ts'
import { renderedPaths } from './routes.ts'
import { type ReadWords, type Words, WordsContext } from './words/words.ts'

/** What a component says about its page belongs into the head, in front of the markup of the page. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** Reads the files that the build is about to write. */
const atHand = (files: ReadonlyMap<string, string>): ReadWords => {
  const read = new Map(
    [...files].map(([address, text]) => {
      const words: Words<unknown> = { kind: 'found', value: JSON.parse(text) }
      return [address, Promise.resolve(words)] as const
    }),
  )
  const missing = Promise.resolve({ kind: 'missing' } as const)
  return (address) => read.get(address) ?? missing
}

async function markup(path: string, words: ReadWords): Promise<string> {
  const { prelude } = await render(
    <StrictMode>
      <WordsContext value={words}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </WordsContext>
    </StrictMode>,
    // A long text is not put off and swapped in by an inline script: the pages run none.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}

/** The script of every page and the modules it begins with, as the build wrote them into the head. */
interface Scripts {
  readonly script: string
  readonly modules: readonly string[]
  /** The page without them. */
  readonly html: string
}

function scriptsIn(indexHtml: string): Scripts {
  const scripts = /[ \t]*<script type="module"[^>]* src="([^"]+)"><\/script>\n/
  const modules = /[ \t]*<link rel="modulepreload"[^>]* href="([^"]+)">\n/g
  const script = scripts.exec(indexHtml)?.[1]
  if (script === undefined) throw new Error('the built index.html loads no script')
  return {
    script,
    modules: Array.from(indexHtml.matchAll(modules), (match) => match[1] ?? ''),
    html: indexHtml
      .replace(scripts, '    <script src="/take-over.js" defer></script>\n')
      .replace(modules, ''),
  }
}

/** What a page needs beyond what every page does. */
interface Needs {
  readonly scripts: readonly string[]
  readonly words: string | undefined
}

/** The page for an address, taken over by the browser where it is asked for at exactly that address. */
async function page(
  indexHtml: string,
  path: string,
  needs: Needs,
  words: ReadWords,
  takenOverAt = path,
): Promise<string> {
  const html = await markup(path, words)
  const head = headTags.exec(html)?.[0] ?? ''
  const { script, modules, html: withoutScripts } = scriptsIn(indexHtml)
  // What take-over.js reads once the page has been painted.
  const data = {
    page: takenOverAt,
    script,
    modules: [...modules, ...needs.scripts.map((name) => `/${name}`)].join(' '),
    ...(needs.words !== undefined && { words: needs.words }),
  }
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`)
  return withoutScripts
    .replace('<!--head-->', () => head)
    .replace(
      '<div id="root"><!--page-->',
      () => `<div id="root"${attributes.join('')}>${html.slice(head.length)}`,
    )
}

const sitemap = (paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${publicOrigin}${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n')

const robots = (): string =>
  `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicOrigin}/sitemap.xml\n`

/** The built scripts that the source file of a screen became. */
export type ScriptsOf = (sourceFile: string) => readonly string[]

/** The screens that are prerendered, the files they are in and the files of their words. */
function screens(files: ReadonlyMap<string, string>): { path: string; source: string; words?: string }[] {
  const wordsOf = new Map([
    ['/how-it-works', exampleFile],
    [helpPath, helpFiles.index],
  ])
  const read = renderedPaths.map((path) => {
    const words = wordsOf.get(path)
    return { path, source: path.slice(1) || 'home', ...(words !== undefined && { words }) }
  })
  const index: HelpIndex = JSON.parse(files.get(helpFiles.index) ?? '[]')
  const help = index
    .flatMap(({ questions }) => questions)
    .map(({ slug }) => ({ path: helpPagePath(slug), source: 'help-page', words: helpFiles.page(slug) }))
  return [...read, ...help]
}

/** The texts of the pages by file name, made from the built index.html and the files of words beside them. */
export async function prerender(
  indexHtml: string,
  scriptsOf: ScriptsOf,
  wordsFiles: ReadonlyMap<string, string>,
): Promise<Record<string, string>> {
  const read = atHand(wordsFiles)
  const all = screens(wordsFiles)
  const files: Record<string, string> = {
    '404.html': await page(indexHtml, '/404', { scripts: [], words: undefined }, read),
    // One page for every hosted address: it waits, and the browser asks for what belongs there.
    'shell.html': await page(
      indexHtml,
      '/builder/*',
      { scripts: scriptsOf('src/web/routes/builder.tsx'), words: undefined },
      read,
    ),
    // And one for every address of what belongs to one visitor. It waits where the browser draws the screen, so
    // that it is taken over at none of them.
    'own.html': await page(indexHtml, '/plans', { scripts: [], words: undefined }, read, ''),
    'sitemap.xml': sitemap(all.map(({ path }) => path)),
    'robots.txt': robots(),
  }
  for (const { path, source, words } of all) {
    const needs: Needs = { scripts: scriptsOf(`src/web/routes/${source}.tsx`), words }
    files[path === '/' ? 'index.html' : `${path.slice(1)}/index.html`] = await page(
      indexHtml,
      path,
      needs,
      read,
    )
  }
  return files
}
