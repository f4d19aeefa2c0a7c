import type { ReactNode } from 'react'
import { useId } from 'react'
import { Link } from 'react-router'
import { helpPath } from '#contract/help.ts'
import { ContactForm } from '../contact/contact-form.tsx'
import { Screen } from '../layout/screen.tsx'
import { Button, buttonLook } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useToast } from '../ui/toasts.tsx'

export default function Contact() {
  const show = useToast()
  return (
    <Screen
      path="/contact"
      title="Contact"
      description="Write to Hearth: e-mail support replies within 24-48 hours. The help center answers common questions; live chat is planned."
      headline="Write to us"
      lead="Questions, corrections, a weakness that you found: the form below reaches us. Hearth is based in San Francisco, California."
      kind="ContactPage"
    >
      <ul className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-3">
        <Way
          icon="mail"
          title="Email support"
          text="Write to us with the form below. We reply within 24-48 hours."
          action={
            <a href="#message" className={buttonLook('outlined')}>
              Write a message
            </a>
          }
        />
        <Way
          icon="chat"
          title="Live chat"
          isPlanned
          text="Mon-Fri 9 AM-6 PM EST, as soon as it is staffed."
          action={
            <Button onClick={() => show({ message: 'Chat feature coming soon!', kind: 'news' })}>
              Start a chat
            </Button>
          }
        />
        <Way
          icon="help"
          title="Help center"
          text="Short answers to what people ask, with this year's figures and their sources."
          action={
            <Link to={helpPath} className={buttonLook('outlined')}>
              Open the help center
            </Link>
          }
        />
      </ul>
      <section
        aria-labelledby="message"
        className="mt-5 rounded-card border border-border bg-surface p-[18px] shadow-card sm:p-8"
      >
        <h2 id="message" tabIndex={-1} className="headline scroll-mt-24 text-h2 outline-none">
          Send a message
        </h2>
        <p className="mt-1 mb-6 max-w-[68ch] text-small text-text-2">
          We use your address to answer you and for nothing else, and delete the message after a year.
        </p>
        <ContactForm />
      </section>
    </Screen>
  )
}

/** One way to reach us. */
function Way(props: { icon: IconName; title: string; text: string; isPlanned?: boolean; action: ReactNode }) {
  const titleId = useId()
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-col rounded-card border border-border bg-surface p-[18px] shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-brand">
          <Icon name={props.icon} />
        </span>
        <h2 id={titleId} className="headline text-h3">
          {props.title}
        </h2>
        {props.isPlanned ? <Chip tone="accent">Planned</Chip> : null}
      </div>
      <p className="mt-3 mb-5 text-small text-text-2">{props.text}</p>
      <div className="mt-auto">{props.action}</div>
    </li>
  )
}
