import { StrictMode } from 'react'
import { prerender as render } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { publicOrigin } from './layout/public-origin.ts'
import { renderedPaths } from './routes.ts'

/** What a component says about its page belongs into the head, in front of the markup of the page. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

async function markup(path: string): Promise<string> {
  const { prelude } = await render(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // A long text is not put off and swapped in by an inline script: the pages run none.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}

/** The page for an address, and the scripts that it needs beyond those of every page, to be fetched at once. */
async function page(indexHtml: string, path: string, scripts: readonly string[]): Promise<string> {
  const html = await markup(path)
  const head = headTags.exec(html)?.[0] ?? ''
  const preloads = scripts.map((script) => `<link rel="modulepreload" href="/${script}">`)
  return indexHtml
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${preloads.join('')}</head>`)
    .replace(
      '<div id="root"><!--page-->',
      () => `<div id="root" data-page="${path}">${html.slice(head.length)}`,
    )
}

const sitemap = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...renderedPaths.map((path) => `  <url><loc>${publicOrigin}${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n')

const robots = (): string =>
  `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicOrigin}/sitemap.xml\n`

/** The built scripts that the source file of a screen became. */
export type ScriptsOf = (sourceFile: string) => readonly string[]

/** The texts of the pages by file name, made from the built index.html. */
export async function prerender(indexHtml: string, scriptsOf: ScriptsOf): Promise<Record<string, string>> {
  const files: Record<string, string> = {
    '404.html': await page(indexHtml, '/404', []),
    'sitemap.xml': sitemap(),
    'robots.txt': robots(),
  }
  for (const path of renderedPaths)
    files[path === '/' ? 'index.html' : `${path.slice(1)}/index.html`] = await page(
      indexHtml,
      path,
      scriptsOf(`src/web/routes/${path.slice(1) || 'home'}.tsx`),
    )
  return files
}
