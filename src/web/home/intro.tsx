import { useId } from 'react'
import { useConversationActions } from '../chat/conversation-provider.tsx'
import { topicLabels } from '../chat/prompts.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { ContinueCard } from './continue-card.tsx'

const traits: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'independent', title: 'Independent', text: 'No sales pitches, no products to push.' },
  { icon: 'lock', title: 'Protected', text: 'Your data is guarded and stays yours.' },
  { icon: 'steps', title: 'Next steps', text: 'Every plan ends in steps with dates.' },
]

/** What a visitor sees before the first message. */
export function Intro() {
  return (
    <>
      <h1 className="headline max-w-[16em] text-display">
        Planning for your money, from questions to actions
      </h1>
      <p className="mt-4 text-lead text-text-2">
        Ask in plain words. Get a plan with numbers you can check and steps you can do this week.
      </p>
      <ul className="mt-6 grid gap-3 sm:grid-cols-3">
        {traits.map((trait) => (
          <li
            key={trait.title}
            className="flex flex-wrap gap-3 rounded-tile border border-border bg-surface p-4 sm:block"
          >
            <span className="text-brand max-sm:pt-0.5">
              <Icon name={trait.icon} />
            </span>
            <div className="flex-1 basis-32">
              <p className="font-semibold sm:mt-2">{trait.title}</p>
              <p className="mt-0.5 text-small text-text-2">{trait.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <TopicSelector />
      <ContinueCard />
    </>
  )
}

function TopicSelector() {
  const { send } = useConversationActions()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <h2 id={headingId} className="headline text-h2">
        Start here
      </h2>
      <p className="mt-1 text-lead text-text-2">What do you want to ask today?</p>
      <p className="mt-1 text-meta text-text-3">
        Pick a topic to auto-fill the first question. You can always ask something else later.
      </p>
      <ul aria-label="Topics" className="mt-4 flex flex-wrap gap-2.5">
        {topicLabels.map((label) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => send(label)}
              className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1 rounded-[1.375rem] border border-border-strong bg-surface py-1 pr-2 pl-4 text-small font-medium transition-colors hover:border-brand hover:bg-surface-2"
            >
              <span>
                <span className="sr-only">Ask about </span>
                {label}
              </span>
              <span
                aria-hidden="true"
                className="rounded-full bg-brand-soft px-2.5 whitespace-nowrap py-1 text-micro font-semibold text-on-brand-soft"
              >
                Ask
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
