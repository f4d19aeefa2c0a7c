/** What a first visitor can press; each sends its own words. */
export const quickPrompts = [
  'I have $100k — how should I invest?',
  'Roth or Traditional for me?',
  'Build an emergency fund plan.',
] as const

/** The topics of the selector; picking one sends its label. */
export const topicLabels = [
  '401(k) rollover',
  'One time invest',
  'Build a term-life plan',
  'Roth vs Traditional',
  'Debt management',
  'College savings (529)',
] as const
