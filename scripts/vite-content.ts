/** What the pages import that is no code: texts in Markdown, and the plan of a golden household. */
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

/** `import example from '…/golden/<household>.json?plan'` gives an Example, drafted by the engine. */
export function goldenPlans(): Plugin {
  const suffix = '.json?plan'
  return {
    name: 'golden-plans',
    async load(id) {
      if (!id.endsWith(suffix)) return undefined
      const { examplePlan } = await import('./example-plan.ts')
      return { code: asModule(examplePlan(basename(id, suffix))), moduleType: 'js' }
    },
  }
}
