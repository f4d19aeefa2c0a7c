/** A text of content/ as the build reads it from Markdown: the browser gets this and no Markdown. */
export interface Document {
  readonly title: string
  /** One sentence for search engines and previews. */
  readonly description: string
  /** The day of the last change, as it is shown. */
  readonly updated: string
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly parts: readonly Part[] }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Part[])[]
    }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Part[])[]
      readonly rows: readonly (readonly (readonly Part[])[])[]
    }

export type Part =
  | string
  | { readonly kind: 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
