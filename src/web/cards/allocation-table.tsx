import { dollarsInWords } from '#engine/figure.ts'
import type { Allocation } from '#engine/plan.ts'
import { ReceiptButton } from '../receipts/receipt-button.tsx'
import { RichLine } from '../text/rich-text.tsx'
import { accentBackground } from './accent.ts'

const cell = 'border-b border-border py-2.5 align-top'

export function AllocationTable({ allocations }: { allocations: readonly Allocation[] }) {
  return (
    <table className="w-full text-small">
      <caption className="sr-only">How the total is divided</caption>
      <thead>
        <tr className="text-left text-micro text-text-3">
          <th className="border-b border-border py-2 font-semibold">Part</th>
          <th className="border-b border-border py-2 pr-4 text-right font-semibold sm:pr-10">Share</th>
          <th className="border-b border-border py-2 text-right font-semibold">Amount</th>
        </tr>
      </thead>
      <tbody>
        {allocations.map((part) => (
          <tr key={part.figure}>
            <th scope="row" className={`${cell} pr-3 text-left font-normal`}>
              <span className="flex items-start gap-2.5">
                <span
                  aria-hidden="true"
                  className={`swatch mt-1.5 size-2.5 shrink-0 rounded-swatch ${accentBackground[part.accentClass]}`}
                />
                <RichLine text={part.label} />
              </span>
            </th>
            <td className={`${cell} pr-4 text-right whitespace-nowrap sm:pr-10`}>
              <ReceiptButton id={part.figure}>{part.percent}%</ReceiptButton>
            </td>
            <td className={`${cell} text-right whitespace-nowrap`}>
              <ReceiptButton id={part.figure}>{dollarsInWords(part.amount)}</ReceiptButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
