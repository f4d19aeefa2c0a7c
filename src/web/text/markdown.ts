/**
 * The little Markdown that the engine and the chat write: paragraphs, lists, bold, links to the web and to
 * help pages, and links to figures. Everything else is text.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'link'; href: string; text: string }
  /** With the marks that stand against it, such as a bracket before or a comma after. */
  | { kind: 'figure'; id: string; shown: string; before: string; after: string }

export type Block =
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

const token =
  /\[([^\]\n]*)\]\(figure:([^)\s]*)\)|\[([^\]\n]+)\]\((https?:\/\/[^\s)]+|\/help\/[a-z\d-]+)\)|\*\*([^\n]+?)\*\*/g

export function inlines(text: string): Inline[] {
  const found: Inline[] = []
  let from = 0
  for (const match of text.matchAll(token)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) })
    const [whole, shown, id, label, href, strong] = match
    if (id !== undefined) found.push({ kind: 'figure', id, shown: shown ?? '', before: '', after: '' })
    else if (href !== undefined) found.push({ kind: 'link', href, text: label ?? href })
    else found.push({ kind: 'strong', children: inlines(strong ?? '') })
    from = match.index + whole.length
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return withMarks(found)
}

const marksBefore = /[(“‘"]+$/
const marksAfter = /^[)”’".,;:!?%]+/

/** Marks that stand against a figure go with it, so that no line starts or ends with one alone. */
function withMarks(parts: readonly Inline[]): Inline[] {
  const marked = parts.map((part) => ({ ...part }))
  for (const [index, part] of marked.entries()) {
    if (part.kind !== 'figure') continue
    const previous = marked[index - 1]
    const next = marked[index + 1]
    if (previous?.kind === 'text') {
      part.before = marksBefore.exec(previous.text)?.[0] ?? ''
      previous.text = previous.text.slice(0, previous.text.length - part.before.length)
    }
    if (next?.kind === 'text') {
      part.after = marksAfter.exec(next.text)?.[0] ?? ''
      next.text = next.text.slice(part.after.length)
    }
  }
  return marked.filter((part) => part.kind !== 'text' || part.text !== '')
}

const bullet = /^\s*[-*•]\s+(.*)$/
const numbered = /^\s*\d{1,2}[.)]\s+(.*)$/

/** Lines of one kind belong together; a blank line ends a block. */
export function blocks(text: string): Block[] {
  const found: Block[] = []
  let open: Block | undefined
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    if (line.trim() === '') {
      open = undefined
      continue
    }
    const ordered = numbered.test(line)
    const item = (ordered ? numbered : bullet).exec(line)?.[1]
    if (item === undefined) {
      if (open?.kind !== 'paragraph') {
        open = { kind: 'paragraph', lines: [] }
        found.push(open)
      }
      open.lines.push(inlines(line))
      continue
    }
    if (open?.kind !== 'list' || open.ordered !== ordered) {
      open = { kind: 'list', ordered, items: [] }
      found.push(open)
    }
    open.items.push(inlines(item))
  }
  return found
}
