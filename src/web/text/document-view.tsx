import { Link } from 'react-router'
import { TableRegion, tableLook } from '../ui/table-region.tsx'
import type { Block, Part } from './document.ts'

/** The blocks of a text of content/. They never change while they are shown, so that their place is their key. */
export function DocumentView({ blocks }: { blocks: readonly Block[] }) {
  return keyed(blocks).map(([key, block]) => <BlockView key={key} block={block} />)
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} />
    case 'paragraph':
      return (
        <p className="mt-4">
          <Parts parts={block.parts} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List
          className={`mt-4 space-y-2 pl-5 marker:text-text-3 ${block.ordered ? 'list-decimal' : 'list-disc'}`}
        >
          {keyed(block.items).map(([key, item]) => (
            <li key={key}>
              <Parts parts={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <TableBlock block={block} />
    default:
      return block satisfies never
  }
}

function Heading({ block: { depth, id, text } }: { block: Extract<Block, { kind: 'heading' }> }) {
  return depth === 2 ? (
    <h2 id={id} tabIndex={-1} className="headline mt-12 scroll-mt-20 text-h2 outline-none">
      {text}
    </h2>
  ) : (
    <h3 id={id} tabIndex={-1} className="headline mt-8 scroll-mt-20 text-h3 outline-none">
      {text}
    </h3>
  )
}

function TableBlock({ block: { head, rows } }: { block: Extract<Block, { kind: 'table' }> }) {
  const label = head.map((cell) => words(cell)).join(', ')
  return (
    <div className="mt-5">
      <TableRegion label={label}>
        <table className={`${tableLook.table} min-w-[34rem]`}>
          <thead>
            <tr>
              {keyed(head).map(([key, cell]) => (
                <th key={key} scope="col" className={tableLook.head}>
                  <Parts parts={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keyed(rows).map(([key, row]) => (
              <tr key={key} className={tableLook.row}>
                {keyed(row).map(([cellKey, cell]) => (
                  <td key={cellKey} className={`${tableLook.cell} first:w-2/5`}>
                    <Parts parts={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </div>
  )
}

function Parts({ parts }: { parts: readonly Part[] }) {
  return keyed(parts).map(([key, part]) => {
    if (typeof part === 'string') return part
    switch (part.kind) {
      case 'strong':
        return (
          <strong key={key} className="font-semibold">
            {part.text}
          </strong>
        )
      case 'emphasis':
        return <em key={key}>{part.text}</em>
      case 'code':
        return <code key={key}>{part.text}</code>
      case 'link':
        return <TextLink key={key} href={part.href} text={part.text} />
      default:
        return part satisfies never
    }
  })
}

function TextLink({ href, text }: { href: string; text: string }) {
  return href.startsWith('/') ? (
    <Link to={href} className="prose-link">
      {text}
    </Link>
  ) : (
    <a href={href} target="_blank" rel="noreferrer" className="prose-link">
      {text}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

const keyed = <Item,>(items: readonly Item[]) => items.map((item, index) => [String(index), item] as const)

const words = (parts: readonly Part[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
