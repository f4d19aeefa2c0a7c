import { StrictMode } from 'react'
import { prerender as render } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'

/** The pages that are rendered ahead of time, and the address that each stands for. */
const pages = { 'index.html': '/', '404.html': '/404' }

/** What a component says about its page belongs into the head, in front of the markup of the page. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

async function markup(path: string): Promise<string> {
  const { prelude } = await render(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  )
  return new Response(prelude).text()
}

async function page(indexHtml: string, path: string): Promise<string> {
  const html = await markup(path)
  const head = headTags.exec(html)?.[0] ?? ''
  return indexHtml
    .replace('<!--head-->', () => head)
    .replace(
      '<div id="root"><!--page-->',
      () => `<div id="root" data-page="${path}">${html.slice(head.length)}`,
    )
}

/** The texts of the pages by file name, made from the built index.html. */
export async function prerender(indexHtml: string): Promise<Record<string, string>> {
  const made = Object.entries(pages).map(async ([file, path]) => [file, await page(indexHtml, path)] as const)
  return Object.fromEntries(await Promise.all(made))
}
