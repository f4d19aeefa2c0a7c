import { productName } from '#contract/product.ts'
import type { FactStatement } from '#engine/plan.ts'
import { FactForm } from '../cards/fact-form.tsx'
import { type FactEditing, factRowId } from '../cards/fact-row.tsx'
import { Icon } from '../ui/icon.tsx'
import type { TakenFact } from './taken-facts.ts'

export interface FactChipsProps {
  scope: string
  taken: readonly TakenFact[]
  editing: FactEditing
}

/** What was read from a message: each fact can be corrected in its place, taken back and put back. */
export function FactChips({ scope, taken, editing }: FactChipsProps) {
  return (
    <ul aria-label={`What ${productName} understood`} className="mt-3 flex flex-wrap items-start gap-2">
      {taken.map(({ statement, standing }) => {
        const id = factRowId(scope, statement.fact)
        if (standing === 'said later')
          return (
            <li key={statement.fact} id={id} className={`${chipLook} border-border px-3 text-text-3`}>
              <Words statement={statement} />
              <span className="sr-only"> (said again later)</span>
            </li>
          )
        if (standing === 'taken back')
          return <TakenBack key={statement.fact} id={id} statement={statement} editing={editing} />
        return editing.open === statement.fact ? (
          <OpenChip key={statement.fact} id={id} statement={statement} editing={editing} />
        ) : (
          <Chip key={statement.fact} id={id} statement={statement} editing={editing} />
        )
      })}
    </ul>
  )
}

interface ChipProps {
  id: string
  statement: FactStatement
  editing: FactEditing
}

const chipLook = 'flex min-h-9 max-w-full items-center rounded-chip border text-meta'
const partLook = 'min-h-9 rounded-chip transition-colors enabled:hover:bg-surface-3 disabled:opacity-55'

const Words = ({ statement }: { statement: FactStatement }) => (
  <span className="min-w-0 [overflow-wrap:anywhere]">
    {statement.label}: <strong className="font-semibold">{statement.shown}</strong>
  </span>
)

function Chip({ id, statement, editing }: ChipProps) {
  return (
    <li id={id} className={`${chipLook} border-border-strong bg-surface text-text`}>
      <button
        type="button"
        data-returns
        disabled={editing.isBlocked}
        onClick={() => editing.onOpen(statement.fact)}
        className={`${partLook} min-w-0 py-1 pr-1.5 pl-3 text-left`}
      >
        <span className="sr-only">Edit </span>
        <Words statement={statement} />
      </button>
      <button
        type="button"
        aria-label={`Take back ${statement.label}`}
        disabled={editing.isBlocked}
        onClick={() => editing.onForget(statement)}
        className={`${partLook} grid w-9 shrink-0 place-items-center text-text-2`}
      >
        <Icon name="close" size={14} />
      </button>
    </li>
  )
}

function OpenChip({ id, statement, editing }: ChipProps) {
  return (
    <li id={id} className="w-full rounded-tile border border-border-strong bg-surface p-3">
      <p className="text-meta text-text-2">{statement.label}</p>
      <FactForm
        statement={statement}
        isSaving={editing.isSaving}
        error={editing.error}
        saveWords={editing.saveWords}
        onSave={(value) => editing.onSave(statement, value)}
        onCancel={() => editing.onOpen(undefined)}
      />
    </li>
  )
}

function TakenBack({ id, statement, editing }: ChipProps) {
  return (
    <li id={id} className={`${chipLook} border-border border-dashed text-text-2`}>
      <span className="min-w-0 py-1 pl-3 line-through">
        <Words statement={statement} />
      </span>
      <span className="sr-only"> (taken back)</span>
      <button
        type="button"
        data-returns
        disabled={editing.isBlocked}
        onClick={() => editing.onPutBack(statement)}
        className={`${partLook} shrink-0 px-2.5 font-medium text-link`}
      >
        Put back<span className="sr-only"> {statement.label}</span>
      </button>
    </li>
  )
}
