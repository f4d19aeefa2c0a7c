import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Chip, type ChipTone } from '../ui/chip.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { GrowingTextarea } from '../ui/growing-textarea.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { TableRegion, tableLook } from '../ui/table-region.tsx'
import { useToast } from '../ui/toasts.tsx'
import { Exhibit } from './exhibit.tsx'

const variants = ['filled', 'outlined', 'quiet', 'pill'] as const
const tones: readonly ChipTone[] = ['plain', 'brand', 'accent', 'success', 'warning', 'danger', 'info']

/** Every piece that knows no finance. */
export function UiPieces() {
  const toast = useToast()
  const [look, setLook] = useState<'one' | 'other'>('one')
  const [text, setText] = useState('A text that\ngrows')
  return (
    <>
      <Exhibit name="Button">
        {variants.map((variant) => (
          <span key={variant} className="flex gap-2">
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} disabled>
              {variant}, disabled
            </Button>
          </span>
        ))}
      </Exhibit>
      <Exhibit name="Chip">
        {tones.map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
      </Exhibit>
      <Exhibit name="Segmented">
        <Segmented
          label="Look"
          value={look}
          options={[
            { value: 'one', label: 'One' },
            { value: 'other', label: 'Other' },
          ]}
          onChange={setLook}
        />
      </Exhibit>
      <Exhibit name="Growing textarea">
        <GrowingTextarea
          aria-label="A text"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="w-80 resize-none rounded-tile border border-border-strong bg-surface p-3"
        />
      </Exhibit>
      <Exhibit name="Copy and toast">
        <CopyButton text="Copied from the gallery" />
        <Button onClick={() => toast({ message: 'Something was done.' })}>Show a toast</Button>
        <Button onClick={() => toast({ message: 'Something is coming.', kind: 'news' })}>
          Show an alert
        </Button>
        <Button
          onClick={() =>
            toast({ message: 'Something was done.', action: { label: 'Undo', run: () => undefined } })
          }
        >
          Show a toast with an action
        </Button>
      </Exhibit>
      <Exhibit name="Fields">
        <TextField label="A line" name="line" required />
        <TextField label="An address" name="address" type="email" defaultValue="no address" />
        <TextArea label="Several lines" name="lines" rows={3} />
      </Exhibit>
      <TableRegion label="A wide table">
        <table className={tableLook.table}>
          <tbody>
            <tr className={tableLook.row}>
              <th scope="row" className={tableLook.cell}>
                A row
              </th>
              <td className={tableLook.cell}>and what it says</td>
            </tr>
          </tbody>
        </table>
      </TableRegion>
      <Card title="A card" subtitle="With a subtitle" actions={<Button>Act</Button>}>
        And what it holds.
      </Card>
    </>
  )
}
