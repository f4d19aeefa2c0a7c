import type { Allocation } from '#engine/plan.ts'
import { ReceiptButton } from '../receipts/receipt-button.tsx'
import { RichLine } from '../text/rich-text.tsx'
import { accentBackground } from './accent.ts'

export interface AllocationTableProps {
  allocations: readonly Allocation[]
  /** Also what each part is for. */
  isDescribed?: boolean
}

export function AllocationTable({ allocations, isDescribed = false }: AllocationTableProps) {
  return (
    <table className="w-full text-small">
      <caption className="sr-only">How the total is divided</caption>
      <thead className="@max-[15rem]/plan:sr-only">
        <tr className="text-left text-micro text-text-3">
          <th className="border-b border-border py-2 font-semibold">Part</th>
          <th className="border-b border-border py-2 pr-4 text-right font-semibold sm:pr-10">Share</th>
          <th className="border-b border-border py-2 text-right font-semibold">Amount</th>
        </tr>
      </thead>
      {allocations.map((part) => (
        <tbody key={part.figure} className="border-b border-border">
          <tr className="align-top @max-[15rem]/plan:flex @max-[15rem]/plan:flex-wrap @max-[15rem]/plan:justify-between">
            <th
              scope="row"
              className="py-2.5 pr-3 text-left font-normal @max-[15rem]/plan:w-full @max-[15rem]/plan:pb-0"
            >
              <span className="flex items-start gap-2.5">
                <span
                  aria-hidden="true"
                  className={`swatch mt-1.5 size-2.5 shrink-0 rounded-swatch ${accentBackground[part.accentClass]}`}
                />
                <RichLine text={part.label} />
              </span>
            </th>
            <td className="py-2.5 pr-4 text-right whitespace-nowrap sm:pr-10">
              <ReceiptButton id={part.figure}>{part.percent}%</ReceiptButton>
            </td>
            <td className="py-2.5 text-right whitespace-nowrap">
              <ReceiptButton id={part.figure} />
            </td>
          </tr>
          {isDescribed ? (
            <tr>
              <td colSpan={3} className="pb-2.5 pl-5 text-text-2">
                <RichLine text={part.description} />
              </td>
            </tr>
          ) : null}
        </tbody>
      ))}
    </table>
  )
}
