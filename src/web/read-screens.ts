import type { ComponentType } from 'react'

/** The screens that are read, by their address: each in the file of that name, and its code comes with it alone. */
export const readScreens: Record<string, () => Promise<{ default: ComponentType }>> = {
  'how-it-works': () => import('./routes/how-it-works.tsx'),
  pricing: () => import('./routes/pricing.tsx'),
  security: () => import('./routes/security.tsx'),
  'sign-in': () => import('./routes/sign-in.tsx'),
  terms: () => import('./routes/terms.tsx'),
  privacy: () => import('./routes/privacy.tsx'),
  disclosures: () => import('./routes/disclosures.tsx'),
  contact: () => import('./routes/contact.tsx'),
  help: () => import('./routes/help.tsx'),
}

/** Fetches the code of a screen before it is opened; an address that is none of them needs nothing. */
export async function preloadScreen(pathname: string): Promise<void> {
  await readScreens[pathname.replace(/^\/|\/$/g, '')]?.()
}
