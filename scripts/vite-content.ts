/** What the pages show that is no code: texts in Markdown, and the words of single screens. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

const asModule = (value: unknown): string => `export default ${JSON.stringify(value)}`

/** `import terms from '…/terms.md'` gives a Document. */
export function markdownDocuments(): Plugin {
  return {
    name: 'markdown-documents',
    async load(id) {
      if (!id.endsWith('.md')) return undefined
      const { markdownDocument } = await import('./markdown-document.ts')
      return { code: asModule(markdownDocument(readFileSync(id, 'utf8'), basename(id))), moduleType: 'js' }
    },
  }
}

/** Serves the words of the screens while they are worked on; the build writes them as files. */
export function screenWords(): Plugin {
  return {
    name: 'screen-words',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.endsWith('.json')) return next()
        const { wordsFiles } = await import('./words-files.ts')
        const text = wordsFiles(new Date().toISOString().slice(0, 10)).get(request.url)
        if (text === undefined) return next()
        response.setHeader('content-type', 'application/json')
        response.end(text)
      })
    },
  }
}
