import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { messageLimit } from '#contract/limits.ts'
import { productName } from '#contract/product.ts'
import { ChatPanel } from '../chat/chat-panel.tsx'
import { Composer } from '../chat/composer.tsx'
import { useConversation, useConversationActions } from '../chat/conversation-provider.tsx'
import { PlanArea } from '../home/plan-area.tsx'
import { planScrollerId } from '../home/plan-scroller.ts'
import { ViewSwitch } from '../home/view-switch.tsx'
import { Footer } from '../layout/footer.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { classNames } from '../ui/class-names.ts'
import { useMedia } from '../ui/use-media.ts'

/** Plans on the left, the chat on the right; on a narrow screen one of them at a time. */
export default function Home() {
  const { view, entries } = useConversation()
  useQuestionOfAddress()
  const isPlan = view === 'plan'
  const isChatAlone = useMedia('(max-width: 1023px)') && !isPlan
  const composerHidden = isPlan && entries.length > 0
  return (
    <div
      itemScope
      itemType="https://schema.org/WebApplication"
      className="mx-auto grid h-[calc(100dvh-var(--header-height))] print:block print:h-auto max-w-[1440px] grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_380px] lg:grid-rows-1 xl:grid-cols-[minmax(0,1fr)_420px] 2xl:grid-cols-[minmax(0,1fr)_460px]"
    >
      <PageHead
        path="/"
        title={`${productName} · Planning for your money, from questions to actions`}
        description="Ask a money question in plain words. Get a plan with numbers you can check and steps you can do this week. Free, without an account."
      />
      <meta itemProp="name" content={productName} />
      <meta itemProp="applicationCategory" content="FinanceApplication" />
      <meta itemProp="operatingSystem" content="Any, in a web browser" />
      <span itemProp="offers" itemScope itemType="https://schema.org/Offer" hidden>
        <meta itemProp="price" content="0" />
        <meta itemProp="priceCurrency" content="USD" />
      </span>
      <div className="flex min-h-0 flex-col lg:contents print:block">
        <div
          id={planScrollerId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a column that scrolls is reached by keyboard
          tabIndex={0}
          className={classNames(
            'relative min-h-0 flex-1 flex-col overflow-y-auto [scrollbar-gutter:stable] lg:flex print:block print:overflow-visible',
            isPlan ? 'flex' : 'hidden',
          )}
        >
          <main
            id={isChatAlone ? undefined : 'main'}
            tabIndex={-1}
            // Once plans can come, the footer waits so far below the fold that a plan, which is scrolled to its
            // top edge as it comes, does not push it away under anyone's eyes.
            className={classNames(
              'mx-auto w-full max-w-[900px] px-4 pt-6 pb-14 outline-none sm:px-10 sm:pt-8 sm:pb-16 print:min-h-0 print:p-0',
              entries.length > 0 ? 'min-h-[calc(100%+6rem)] shrink-0' : 'flex-1',
            )}
          >
            <PlanArea />
          </main>
          <Footer />
        </div>
        <section
          // Beside the plans it complements them; alone on a narrow screen it is what the page is about.
          role={isChatAlone ? 'main' : 'complementary'}
          id={isChatAlone ? 'main' : undefined}
          tabIndex={isChatAlone ? -1 : undefined}
          aria-label="Chat"
          className={classNames(
            'flex min-h-0 flex-col overflow-y-auto bg-surface-2 outline-none print:hidden lg:border-l lg:border-border min-[1441px]:border-r',
            !isPlan && 'flex-1',
          )}
        >
          {/* Where much larger text leaves the messages no room, the whole column scrolls. */}
          <div className={classNames('min-h-52 flex-1 flex-col lg:flex', isPlan ? 'hidden' : 'flex')}>
            <ChatPanel isAlone={isChatAlone} />
          </div>
          <div className={classNames(composerHidden && 'max-lg:hidden')}>
            <Composer />
          </div>
        </section>
      </div>
      <ViewSwitch />
    </div>
  )
}

/** A link of another screen may bring a question along: it waits in the field, and the visitor sends it. */
function useQuestionOfAddress(): void {
  const question = useSearchParams()[0].get('ask')
  const { type } = useConversationActions()
  useEffect(() => {
    if (question !== null) type(question.slice(0, messageLimit))
  }, [question, type])
}
