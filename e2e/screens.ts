/** The screens that are read, and what their headlines say. */
export const readScreens = [
  { path: '/how-it-works', title: 'How it works', headline: 'Three steps from a question to something done' },
  {
    path: '/pricing',
    title: 'Pricing',
    headline: 'A plan is free. Someone who checks it will cost $95 a month.',
  },
  { path: '/security', title: 'Security and privacy', headline: 'Security and privacy' },
  { path: '/sign-in', title: 'Sign in', headline: 'Sign in' },
  { path: '/terms', title: 'Terms of service', headline: 'Terms of service' },
  { path: '/privacy', title: 'Privacy policy', headline: 'Privacy policy' },
  { path: '/disclosures', title: 'Legal disclosure', headline: 'Legal disclosure' },
  { path: '/contact', title: 'Contact', headline: 'Write to us' },
] as const
