import { type ComponentType, createElement, lazy, Suspense } from 'react'
import type { RouteObject } from 'react-router'
import { Page, Root } from './root.tsx'
import { NotFound } from './routes/not-found.tsx'

/** Every piece in every state, for those who work on them; no build has it. */
function gallery(): RouteObject[] {
  if (!import.meta.env.DEV) return []
  const Gallery = lazy(() => import('./gallery/gallery.tsx'))
  return [{ path: 'gallery', element: createElement(Suspense, undefined, createElement(Gallery)) }]
}

const Home = lazy(() => import('./routes/home.tsx'))

/** The screens that are read, by their address: each in the file of that name, and its code comes with it alone. */
const readScreens: Record<string, () => Promise<{ default: ComponentType }>> = {
  'how-it-works': () => import('./routes/how-it-works.tsx'),
  pricing: () => import('./routes/pricing.tsx'),
  security: () => import('./routes/security.tsx'),
  'sign-in': () => import('./routes/sign-in.tsx'),
  terms: () => import('./routes/terms.tsx'),
  privacy: () => import('./routes/privacy.tsx'),
  disclosures: () => import('./routes/disclosures.tsx'),
  contact: () => import('./routes/contact.tsx'),
}

/** The addresses of the screens that are rendered ahead of time. */
export const renderedPaths: readonly string[] = ['/', ...Object.keys(readScreens).map((path) => `/${path}`)]

const read = (): RouteObject[] =>
  Object.entries(readScreens).map(([path, load]) => ({ path, Component: lazy(load) }))

/** The screens. Home brings its own main and footer; the others stand in a page. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      { index: true, Component: Home },
      { Component: Page, children: [...gallery(), ...read(), { path: '*', Component: NotFound }] },
    ],
  },
]
