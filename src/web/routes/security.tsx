import { useId } from 'react'
import { Link } from 'react-router'
import { Screen } from '../layout/screen.tsx'
import { claims, controls, type Point, protections } from '../security/points.ts'
import { buttonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { TableRegion, tableLook } from '../ui/table-region.tsx'

export default function Security() {
  return (
    <Screen
      path="/security"
      title="Security and privacy"
      description="How Hearth protects what you tell it, how you control it, and how you can check each claim yourself."
      lead="Little is collected, it stays with the conversation that it was told in, and you can check most of what is said here yourself."
    >
      <div className="mt-10 grid gap-5 lg:grid-cols-2">
        <Points title="How we protect" points={protections} />
        <Points title="How you control" points={controls} />
      </div>
      <section aria-labelledby="claims" className="mt-16">
        <h2 id="claims" className="headline text-h2">
          What we claim, and how to check it
        </h2>
        <div className="mt-5">
          <TableRegion label="Claims, what they mean and how to check them">
            {/* On a phone a claim stands above its meaning and its check: whole sentences, nothing to scroll for. */}
            <table className={`${tableLook.table} max-sm:block sm:min-w-[42rem]`}>
              <thead className="max-sm:sr-only">
                <tr>
                  {['Claim', 'What it means', 'How to check'].map((head) => (
                    <th key={head} scope="col" className={tableLook.head}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="max-sm:block">
                {claims.map(({ claim, meaning, check }) => (
                  <tr key={claim} className={`${tableLook.row} max-sm:block max-sm:py-2`}>
                    <th scope="row" className={`${tableLook.cell} ${stacked} font-semibold sm:w-1/4`}>
                      {claim}
                    </th>
                    <td className={`${tableLook.cell} ${stacked} text-text-2`}>{meaning}</td>
                    <td className={`${tableLook.cell} ${stacked} text-text-2`}>
                      <span aria-hidden="true" className="font-medium text-text sm:hidden">
                        To check:{' '}
                      </span>
                      {check}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableRegion>
        </div>
      </section>
      <p className="mt-8 max-w-[68ch] text-small text-text-2">
        The{' '}
        <Link to="/privacy" className="prose-link">
          privacy policy
        </Link>{' '}
        lists everything that is kept and for how long. Found a weakness, or have a question?{' '}
        <Link to="/contact?about=security" className="prose-link">
          Write to us
        </Link>
        .
      </p>
    </Screen>
  )
}

const stacked = 'max-sm:block max-sm:py-1'

function Points({ title, points }: { title: string; points: readonly Point[] }) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-border bg-surface p-[18px] shadow-card sm:p-8"
    >
      <h2 id={titleId} className="headline text-h2">
        {title}
      </h2>
      <ul className="mt-5 space-y-6">
        {points.map((point) => (
          <li key={point.title} className="flex gap-3.5">
            <span className="pt-0.5 text-brand">
              <Icon name={point.ways === undefined ? 'lock' : 'check'} />
            </span>
            <div>
              <h3 className="font-semibold">{point.title}</h3>
              <p className="mt-1 text-small text-text-2">{point.text}</p>
              {point.ways === undefined ? null : (
                <p className="mt-2.5 flex flex-wrap gap-2.5">
                  {point.ways.map(({ label, href }) => (
                    <Link key={label} to={href} className={buttonLook('outlined')}>
                      {label}
                    </Link>
                  ))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
