/** Reads Markdown into the few kinds of blocks that our texts are made of; anything else is refused. */
import { Lexer, type Token, type Tokens } from 'marked'
import type { Block, Document, Part } from '../src/web/text/document.ts'

const frontMatter = /^---\n([\s\S]*?)\n---\n/
const fields = ['title', 'description', 'updated'] as const

export function markdownDocument(source: string, name: string): Document {
  const head = frontMatter.exec(source)
  if (head === null) throw new RangeError(`${name}: begins without its front matter`)
  const lines = (head[1] ?? '').split('\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const
  })
  const given = new Map(lines)
  const [title = '', description = '', updated = ''] = fields.map((field) => given.get(field))
  if (given.size !== fields.length || [title, description, updated].includes(''))
    throw new RangeError(`${name}: its front matter has not exactly ${fields.join(', ')}`)
  const blocks = new Lexer()
    .lex(source.slice(head[0].length))
    .flatMap((token) => (token.type === 'space' ? [] : [blockOf(token, name)]))
  return { title, description, updated, blocks }
}

/** The library's own type of a token is open to all; these are the kinds that our texts have. */
type Known =
  | Tokens.Heading
  | Tokens.Paragraph
  | Tokens.List
  | Tokens.Table
  | Tokens.Text
  | Tokens.Escape
  | Tokens.Strong
  | Tokens.Em
  | Tokens.Codespan
  | Tokens.Link
const kinds = ['heading', 'paragraph', 'list', 'table', 'text', 'escape', 'strong', 'em', 'codespan', 'link']
const isKnown = (token: Token): token is Known => kinds.includes(token.type)

const refused = (name: string, token: Token) =>
  new RangeError(`${name}: ${token.type} is not used in our texts: ${token.raw.slice(0, 60)}`)

function blockOf(token: Token, name: string): Block {
  if (!isKnown(token)) throw refused(name, token)
  switch (token.type) {
    case 'heading': {
      const text = words(partsOf(token.tokens, name))
      return { kind: 'heading', depth: token.depth, id: anchor(text), text }
    }
    case 'paragraph':
      return { kind: 'paragraph', parts: partsOf(token.tokens, name) }
    case 'list':
      return {
        kind: 'list',
        ordered: token.ordered,
        items: token.items.map((item) => partsOf(item.tokens, name)),
      }
    case 'table':
      return {
        kind: 'table',
        head: token.header.map((cell) => partsOf(cell.tokens, name)),
        rows: token.rows.map((row) => row.map((cell) => partsOf(cell.tokens, name))),
      }
    default:
      throw refused(name, token)
  }
}

/** Runs of text beside each other become one; a line break of the source is a space. */
function partsOf(tokens: readonly Token[] = [], name: string): Part[] {
  const parts: Part[] = []
  for (const part of tokens.flatMap((token) => partOf(token, name))) {
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return parts
}

function partOf(token: Token, name: string): Part[] {
  if (!isKnown(token)) throw refused(name, token)
  switch (token.type) {
    case 'text':
      return 'tokens' in token && token.tokens !== undefined
        ? partsOf(token.tokens, name)
        : [plain(token.text)]
    case 'escape':
      return [token.text]
    case 'strong':
      return [{ kind: 'strong', text: words(partsOf(token.tokens, name)) }]
    case 'em':
      return [{ kind: 'emphasis', text: words(partsOf(token.tokens, name)) }]
    case 'codespan':
      return [{ kind: 'code', text: token.text }]
    case 'link':
      return [{ kind: 'link', href: token.href, text: words(partsOf(token.tokens, name)) }]
    default:
      throw refused(name, token)
  }
}

const plain = (text: string) => text.replaceAll('\n', ' ')

const words = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')

const anchor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
