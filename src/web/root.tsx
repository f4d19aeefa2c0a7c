import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { ConversationProvider } from './chat/conversation-provider.tsx'
import { KeptPlansProvider } from './keep/kept-plans.tsx'
import { useArrival } from './layout/arrival.ts'
import { EarlyPress } from './layout/early-press.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { ReceiptProvider } from './receipts/receipt-provider.tsx'
import { Toasts } from './ui/toasts.tsx'

/** What every screen stands in. The conversation outlives a walk through the other screens. */
export function Root() {
  useArrival()
  return (
    <Toasts>
      <ConversationProvider>
        <KeptPlansProvider>
          <ReceiptProvider>
            <a
              href="#main"
              className="fixed top-2 left-2 z-60 -translate-y-24 rounded-button bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0 print:hidden"
            >
              Skip to content
            </a>
            <Header />
            <Suspense>
              <Outlet />
              <EarlyPress />
            </Suspense>
          </ReceiptProvider>
        </KeptPlansProvider>
      </ConversationProvider>
    </Toasts>
  )
}

/** A screen that is one column with the footer below. */
export function Page() {
  return (
    <div className="flex min-h-[calc(100dvh-var(--header-height))] flex-col print:block print:min-h-0">
      <main id="main" tabIndex={-1} className="flex-1 px-4 py-14 outline-none sm:px-10 print:p-0">
        <Outlet />
      </main>
      <Footer width="max-w-[960px]" />
    </div>
  )
}

/** A screen whose author decides how wide it is. */
export function HostedFrame() {
  return (
    <div className="flex min-h-[calc(100dvh-var(--header-height))] flex-col print:block print:min-h-0">
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <Footer width="max-w-[1120px]" />
    </div>
  )
}
