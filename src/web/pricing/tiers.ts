/** What Hearth costs and what is in it, as data. */
import { helpPath } from '#contract/help.ts'

export interface TierFeature {
  readonly text: string
  /** Announced and not there yet. */
  readonly isPlanned: boolean
  /** Where a visitor finds it. */
  readonly places: readonly { readonly label: string; readonly href: string }[]
}

export interface PricingTier {
  readonly name: string
  /** Whole US dollars. */
  readonly price: number
  readonly cadence: string
  readonly features: readonly TierFeature[]
  readonly cta: { readonly label: string; readonly href: string }
  readonly footnote: string
  readonly highlighted: boolean
  /** Whether anyone can have it today. */
  readonly isOpen: boolean
}

const here = (text: string, ...places: TierFeature['places']): TierFeature => ({
  text,
  isPlanned: false,
  places,
})
const planned = (text: string): TierFeature => ({ text, isPlanned: true, places: [] })

const free: PricingTier = {
  name: 'Free',
  price: 0,
  cadence: 'without an account',
  features: [
    here('Actionable plan draft: summary plus checklist'),
    here('Topic templates and suggested questions'),
    here('Core AI planner'),
    here(
      'Community support',
      { label: 'the help pages', href: helpPath },
      { label: 'the contact form', href: '/contact' },
    ),
    here('Save, share and basic export', { label: 'your plans', href: '/plans' }),
  ],
  cta: { label: 'Get Started', href: '/' },
  footnote: 'Educational guidance only, not personalized tax, legal or investment advice.',
  highlighted: false,
  isOpen: true,
}

const pro: PricingTier = {
  name: 'Pro',
  price: 95,
  cadence: 'per month',
  features: [
    planned('Human-verified plan by a licensed professional'),
    planned('Execution support'),
    planned('Ongoing tracking and proactive alerts'),
    planned('Unlimited questions and plan updates'),
    planned('Priority support'),
    planned('Advanced scenario planning'),
  ],
  cta: { label: 'Start Pro Trial', href: '/sign-in' },
  footnote: 'Refund if not satisfied in the first month.',
  highlighted: true,
  isOpen: false,
}

export const tiers = [free, pro] as const

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

export const priceInWords = ({ price }: PricingTier): string => dollars.format(price)

/** The two tiers side by side, a line a question. */
export const comparison: readonly { readonly what: string; readonly free: string; readonly pro: string }[] = [
  { what: 'Price', free: '$0', pro: '$95 per month' },
  { what: 'Plan with summary and checklist', free: 'Yes', pro: 'Planned' },
  { what: 'Every number opens to its inputs, formula and source', free: 'Yes', pro: 'Planned' },
  { what: 'Suggested questions and topics', free: 'Yes', pro: 'Planned' },
  { what: 'Questions and plan updates', free: 'Yes, with a limit per minute', pro: 'Unlimited, planned' },
  { what: 'Save, share and export', free: 'Yes', pro: 'Planned' },
  { what: 'Verified by a licensed professional', free: 'No', pro: 'Planned' },
  { what: 'Execution support', free: 'No', pro: 'Planned' },
  {
    what: 'Ongoing tracking and proactive alerts',
    free: 'Only what you ask for: due steps and changed law, by e-mail',
    pro: 'Planned',
  },
  { what: 'Advanced scenario planning', free: 'No', pro: 'Planned' },
  { what: 'Support', free: 'Help pages; contact form, 24-48 hours', pro: 'Priority, planned' },
  { what: 'Account', free: 'None needed; by e-mail if you want one', pro: 'Needed, planned' },
]
