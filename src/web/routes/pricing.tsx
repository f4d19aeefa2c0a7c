import { Link } from 'react-router'
import { Screen } from '../layout/screen.tsx'
import { questions } from '../pricing/questions.ts'
import { TierCard } from '../pricing/tier-card.tsx'
import { comparison, tiers } from '../pricing/tiers.ts'
import { Icon } from '../ui/icon.tsx'
import { TableRegion, tableLook } from '../ui/table-region.tsx'

export default function Pricing() {
  return (
    <Screen
      path="/pricing"
      title="Pricing"
      description="Free is $0 and needs no account. Pro, a plan verified by a licensed professional at $95 per month, is planned and not open yet."
      headline="A plan is free. Someone who checks it will cost $95 a month."
      lead="Free is here today and needs no account. Pro is planned and not open yet: nothing can be bought, and nobody is charged."
      kind="FAQPage"
    >
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
        {tiers.map((tier) => (
          <TierCard key={tier.name} tier={tier} />
        ))}
      </div>
      <p className="mt-5 text-small text-text-2">
        Waiting for Pro?{' '}
        <Link to="/contact?about=pro" className="prose-link">
          Ask to be told when it opens
        </Link>
        .
      </p>
      <Comparison />
      <Questions />
    </Screen>
  )
}

function Comparison() {
  return (
    <section aria-labelledby="compare" className="mt-16">
      <h2 id="compare" className="headline text-h2">
        The two side by side
      </h2>
      <div className="mt-5">
        <TableRegion label="Free and Pro compared">
          <table className={`${tableLook.table} min-w-[18rem]`}>
            <thead>
              <tr>
                <th scope="col" className={tableLook.head}>
                  What you get
                </th>
                <th scope="col" className={tableLook.head}>
                  Free
                </th>
                <th scope="col" className={tableLook.head}>
                  Pro (planned)
                </th>
              </tr>
            </thead>
            <tbody>
              {comparison.map(({ what, free, pro }) => (
                <tr key={what} className={tableLook.row}>
                  <th scope="row" className={`${tableLook.cell} w-[37%] font-normal sm:w-[44%]`}>
                    {what}
                  </th>
                  <td className={`${tableLook.cell} w-[35%] font-semibold`}>{free}</td>
                  <td className={`${tableLook.cell} text-text-2`}>{pro}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      </div>
    </section>
  )
}

function Questions() {
  return (
    <section aria-labelledby="questions" className="mt-16">
      <h2 id="questions" className="headline text-h2">
        Questions about the price
      </h2>
      <div className="mt-5 divide-y divide-border border-y border-border">
        {questions.map(({ question, answer }) => (
          <details
            key={question}
            itemProp="mainEntity"
            itemScope
            itemType="https://schema.org/Question"
            className="group/question"
          >
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              <span itemProp="name">{question}</span>
              <span className="text-text-3 transition-transform group-open/question:rotate-180">
                <Icon name="chevron" />
              </span>
            </summary>
            <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer" className="pb-5">
              <p itemProp="text" className="max-w-[68ch] text-text-2">
                {answer}
              </p>
            </div>
          </details>
        ))}
      </div>
      <p className="mt-5 text-small text-text-2">
        More in the{' '}
        <Link to="/terms" className="prose-link">
          terms
        </Link>{' '}
        and the{' '}
        <Link to="/disclosures" className="prose-link">
          legal disclosure
        </Link>
        .
      </p>
    </section>
  )
}
