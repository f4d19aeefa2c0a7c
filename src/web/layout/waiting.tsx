/** What stands where something will be, until it is there. */
export function Waiting({ words = 'Loading…' }: { words?: string }) {
  return (
    <div
      role="status"
      className="flex min-h-[50vh] flex-1 items-center justify-center gap-3 text-lead text-text-2"
    >
      <svg
        aria-hidden="true"
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        strokeWidth="3"
        className="animate-spin motion-reduce:animate-none"
      >
        <circle cx="12" cy="12" r="9" className="stroke-border" />
        <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" className="stroke-brand" />
      </svg>
      {words}
    </div>
  )
}
