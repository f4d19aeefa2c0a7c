import type { FactStatement } from '#engine/plan.ts'
import { Button } from '../ui/button.tsx'
import { FactForm } from './fact-form.tsx'

/** What can be done with a fact, and how far it is. */
export interface FactEditing {
  /** The fact whose form is open. */
  open: FactStatement['fact'] | undefined
  isSaving: boolean
  error: string | undefined
  /** Nothing can be edited: an older version is shown, or an answer is pending. */
  isBlocked: boolean
  /** What the button of a form says. */
  saveWords: string
  onOpen: (fact: FactStatement['fact'] | undefined) => void
  onSave: (statement: FactStatement, value: unknown) => void
  onForget: (statement: FactStatement) => void
  /** Tells again what was taken back. */
  onPutBack: (statement: FactStatement) => void
}

export const factRowId = (scope: string, fact: string): string => `fact-${scope}-${fact}`

export interface FactRowProps {
  id: string
  statement: FactStatement
  /** Absent where the fact is only read. */
  editing: FactEditing | undefined
}

export function FactRow(props: FactRowProps) {
  const { id, statement, editing } = props
  const isOpen = editing?.open === statement.fact
  return (
    <li id={id} className="py-2.5 last:pb-0">
      <div className="flex items-center gap-x-4 gap-y-1 @max-md:flex-wrap">
        <div className="min-w-0 flex-1 @max-md:basis-full">
          <p className="text-small">{statement.label}</p>
          {statement.why === '' || statement.origin !== 'assumed' ? null : (
            <p className="text-meta text-text-3">{statement.why}</p>
          )}
        </div>
        {isOpen ? null : (
          // A long value breaks in its own column; what can be done with it keeps its place at the edge.
          <>
            <p className="min-w-0 text-small font-semibold text-balance wrap-anywhere @max-md:flex-1 @max-md:basis-24 @md:max-w-1/2 @md:text-right">
              {statement.shown}
            </p>
            {editing === undefined ? null : <RowActions statement={statement} editing={editing} />}
          </>
        )}
      </div>
      {isOpen && editing !== undefined ? (
        <FactForm
          statement={statement}
          isSaving={editing.isSaving}
          error={editing.error}
          saveWords={editing.saveWords}
          onSave={(value) => editing.onSave(statement, value)}
          onCancel={() => editing.onOpen(undefined)}
        />
      ) : null}
    </li>
  )
}

function RowActions({ statement, editing }: { statement: FactStatement; editing: FactEditing }) {
  return (
    <div className="ml-auto flex flex-wrap justify-end gap-1">
      {statement.origin === 'assumed' ? null : (
        <Button variant="quiet" disabled={editing.isBlocked} onClick={() => editing.onForget(statement)}>
          Take back<span className="sr-only"> {statement.label}</span>
        </Button>
      )}
      <Button data-returns disabled={editing.isBlocked} onClick={() => editing.onOpen(statement.fact)}>
        Edit<span className="sr-only"> {statement.label}</span>
      </Button>
    </div>
  )
}
