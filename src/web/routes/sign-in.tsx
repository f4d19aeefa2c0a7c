import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Visit } from '#contract/account.ts'
import { paths } from '#contract/paths.ts'
import { SignInCard, SignInLinkCard } from '../account/sign-in-card.tsx'
import { useFromServer } from '../keep/use-from-server.ts'
import { Screen } from '../layout/screen.tsx'
import { buttonLook } from '../ui/button.tsx'

export default function SignIn() {
  const token = useTokenOfAddress()
  const { from } = useFromServer<Visit>(paths.visit)
  const email = from.kind === 'there' ? from.value.email : undefined
  return (
    <Screen
      path="/sign-in"
      title="Sign in"
      description="Sign in to Hearth by e-mail, without a password, and find your plans on every device. You can plan without an account, too."
      lead="An account keeps your plans together and brings them to your other devices. Planning needs none."
    >
      <div className="mt-8 grid items-start gap-5 md:grid-cols-2">
        {token !== undefined ? (
          <SignInLinkCard key={token} token={token} />
        ) : email !== undefined ? (
          <SignedInCard email={email} />
        ) : (
          <SignInCard />
        )}
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

/** For whoever came here by the button of the header and is signed in already. */
function SignedInCard({ email }: { email: string }) {
  return (
    <section
      aria-labelledby="signed-in"
      className="rounded-card border border-border bg-surface p-[18px] shadow-card sm:p-6"
    >
      <h2 id="signed-in" className="headline text-h3 break-words">
        You are signed in as {email}
      </h2>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Link to="/plans" className={buttonLook('filled')}>
          Your plans
        </Link>
        <Link to="/account" className={buttonLook('outlined')}>
          Your data and account
        </Link>
      </div>
    </section>
  )
}

/** The secret of a letter's link, taken out of the address as soon as it is read. */
function useTokenOfAddress(): string | undefined {
  const [token, setToken] = useState<string>()
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may be opened where this page already is
  useEffect(() => {
    const secret = window.location.hash.slice(1)
    if (!/^[\w-]{32,64}$/.test(secret)) return
    setToken(secret)
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [location])
  return token
}
