import { Fragment } from 'react'
import { Link } from 'react-router'
import { productName } from '#contract/product.ts'
import { buttonLook } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { type PricingTier, priceInWords, type TierFeature } from './tiers.ts'

/** One tier: its price, what is in it, and the way in. */
export function TierCard({ tier }: { tier: PricingTier }) {
  const price = priceInWords(tier)
  return (
    <section
      aria-label={tier.name}
      itemProp="about"
      itemScope
      itemType="https://schema.org/Product"
      className={classNames(
        'flex flex-col rounded-card bg-surface p-6 shadow-card sm:p-8',
        tier.highlighted ? 'border-2 border-brand' : 'border border-border',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="headline text-h2">
          <span className="sr-only">{productName} </span>
          {tier.name}
        </h2>
        {tier.isOpen ? null : <Chip tone="accent">Planned, not open yet</Chip>}
      </div>
      <meta itemProp="name" content={`${productName} ${tier.name}`} />
      <p
        itemProp="offers"
        itemScope
        itemType="https://schema.org/Offer"
        className="mt-4 flex flex-wrap items-baseline gap-x-2 gap-y-1"
      >
        <span className="headline num text-figure">{price}</span>
        <span className="text-meta text-text-3">{tier.cadence}</span>
        <meta itemProp="price" content={String(tier.price)} />
        <meta itemProp="priceCurrency" content="USD" />
        <link itemProp="availability" href={`https://schema.org/${tier.isOpen ? 'InStock' : 'OutOfStock'}`} />
      </p>
      <ul className="mt-6 mb-8 space-y-3">
        {tier.features.map((feature) => (
          <Feature key={feature.text} feature={feature} />
        ))}
      </ul>
      <Link
        to={tier.cta.href}
        className={classNames(buttonLook(tier.highlighted ? 'filled' : 'outlined'), 'mt-auto w-full')}
      >
        {tier.cta.label}
      </Link>
      <p className="mt-3 text-meta text-text-3">
        {tier.isOpen ? null : 'Not open yet: the button says how to be told, and nothing is charged. '}
        {tier.footnote}
      </p>
    </section>
  )
}

function Feature({ feature: { text, isPlanned, places } }: { feature: TierFeature }) {
  return (
    <li className="flex gap-3">
      <span className={classNames('pt-0.5', isPlanned ? 'text-text-3' : 'text-brand')}>
        <Icon name={isPlanned ? 'clock' : 'check'} />
      </span>
      <span>
        {text}
        {places.map(({ label, href }, index) => (
          <Fragment key={href}>
            {index === 0 ? ': ' : ' and '}
            <Link to={href} className="prose-link">
              {label}
            </Link>
          </Fragment>
        ))}
        {isPlanned ? <span className="ml-2 text-meta text-text-3">planned</span> : null}
      </span>
    </li>
  )
}
