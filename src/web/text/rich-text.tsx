import { Link } from 'react-router'
import { ReceiptButton } from '../receipts/receipt-button.tsx'
import { blocks, type Inline, inlines } from './markdown.ts'

/** One line of the engine's text, its numbers as buttons: one thing for whatever lays it out. */
export function RichLine({ text }: { text: string }) {
  return (
    <span>
      <Inlines parts={inlines(text)} />
    </span>
  )
}

/** Several paragraphs and lists of it. */
export function RichText({ text }: { text: string }) {
  return blocks(text).map((block, index) => {
    const key = `${index}-${block.kind}`
    if (block.kind === 'paragraph')
      return (
        <p key={key} className="not-first:mt-2">
          {keyed(block.lines).map(([lineKey, line], at) => (
            <span key={lineKey}>
              {at > 0 ? <br /> : null}
              <Inlines parts={line} />
            </span>
          ))}
        </p>
      )
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List key={key} className={block.ordered ? 'mt-2 list-decimal pl-5' : 'mt-2 list-disc pl-5'}>
        {keyed(block.items).map(([itemKey, item]) => (
          <li key={itemKey}>
            <Inlines parts={item} />
          </li>
        ))}
      </List>
    )
  })
}

/** Parts of a text never move, so that their place is their key. */
const keyed = <Part,>(parts: readonly Part[]) => parts.map((part, index) => [String(index), part] as const)

function Inlines({ parts }: { parts: readonly Inline[] }) {
  return keyed(parts).map(([key, part]) => {
    switch (part.kind) {
      case 'text':
        return <span key={key}>{part.text}</span>
      case 'strong':
        return (
          <strong key={key} className="font-semibold">
            <Inlines parts={part.children} />
          </strong>
        )
      case 'link':
        return part.href.startsWith('/') ? (
          <Link key={key} to={part.href} className="prose-link">
            {part.text}
          </Link>
        ) : (
          <a key={key} href={part.href} target="_blank" rel="noreferrer" className="prose-link">
            {part.text}
          </a>
        )
      case 'figure':
        return (
          <span key={key} className="whitespace-nowrap">
            {part.before}
            <ReceiptButton id={part.id}>{part.shown}</ReceiptButton>
            {part.after}
          </span>
        )
      default:
        return part satisfies never
    }
  })
}
