import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Screen } from '../layout/screen.tsx'
import { Button, buttonLook } from '../ui/button.tsx'

export default function SignIn() {
  return (
    <Screen
      path="/sign-in"
      title="Sign in"
      description="Signing in to Hearth by e-mail is planned and not open yet. You can plan today without an account."
      lead="Authentication is coming. Until it is here, you plan without an account."
    >
      <div className="mt-8 grid gap-5 md:grid-cols-2">
        <EmailCard />
        <section
          aria-labelledby="pro"
          className="rounded-card border border-border bg-surface p-[18px] sm:p-6"
        >
          <h2 id="pro" className="headline text-h3">
            Came for Pro?
          </h2>
          <p className="mt-2 text-small text-text-2">
            Pro is planned and not open yet. There is no trial to start, no card to enter, and nothing is
            charged.
          </p>
          <Link to="/contact?about=pro" className={`${buttonLook('outlined')} mt-5`}>
            Tell me when Pro opens
          </Link>
        </section>
      </div>
    </Screen>
  )
}

/** The button of the way in that is planned: it says what it will do, and what can be done instead. */
function EmailCard() {
  const [asked, setAsked] = useState(false)
  const answerId = useId()
  return (
    <section
      aria-labelledby="email"
      className="rounded-card border border-border bg-surface p-[18px] shadow-card sm:p-6"
    >
      <h2 id="email" className="headline text-h3">
        With your e-mail address
      </h2>
      <p className="mt-2 text-small text-text-2">
        Planned: you type your address, get a code of six digits, and are in, without a password. You must be
        at least 18 to use Hearth.
      </p>
      <Button
        variant="filled"
        className="mt-5 w-full"
        aria-expanded={asked}
        aria-controls={answerId}
        onClick={() => setAsked(true)}
      >
        Continue with email
      </Button>
      <div id={answerId} role="status">
        {asked ? (
          <div className="mt-4 rounded-tile bg-info-soft p-4 text-small text-info">
            <p className="font-semibold">Signing in is planned and not open yet.</p>
            <p className="mt-1">No address was asked for and nothing was sent.</p>
            <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
              <Link to="/contact?about=sign-in" className="prose-link py-1">
                Tell me when it opens
              </Link>
              <Link to="/" className="prose-link py-1">
                Plan without an account
              </Link>
            </p>
          </div>
        ) : null}
      </div>
    </section>
  )
}
