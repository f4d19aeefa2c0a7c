import { createElement, lazy, type ReactNode, Suspense } from 'react'
import type { RouteObject } from 'react-router'
import { HostedLoading } from './hosted/hosted-loading.tsx'
import { Waiting } from './layout/waiting.tsx'
import { ownScreens } from './own-screens.ts'
import { readScreens } from './read-screens.ts'
import { HostedFrame, Page, Root } from './root.tsx'
import { NotFound } from './routes/not-found.tsx'

/** Every piece in every state, for those who work on them; no build has it. */
function gallery(): RouteObject[] {
  if (!import.meta.env.DEV) return []
  const Gallery = lazy(() => import('./gallery/gallery.tsx'))
  return [{ path: 'gallery', element: createElement(Suspense, undefined, createElement(Gallery)) }]
}

const Home = lazy(() => import('./routes/home.tsx'))

/** Hosted pages are drawn in the browser alone; their code, the provider's kit with it, comes with them alone. */
const HostedPage = import.meta.env.SSR ? HostedLoading : lazy(() => import('./routes/builder.tsx'))

/** The words of waiting are there before the code of the page is. */
const hostedPage = (): ReactNode =>
  createElement(Suspense, { fallback: createElement(HostedLoading) }, createElement(HostedPage))

const HelpPage = lazy(() => import('./routes/help-page.tsx'))

/** The addresses of the screens that are rendered ahead of time; the help pages are too. */
export const renderedPaths: readonly string[] = ['/', ...Object.keys(readScreens).map((path) => `/${path}`)]

const read = (): RouteObject[] =>
  Object.entries(readScreens).map(([path, load]) => ({ path, Component: lazy(load) }))

/** The page of a visitor waits where it is rendered ahead of time: there is no visitor there. */
const own = (): RouteObject[] =>
  Object.entries(ownScreens).map(([path, load]) => ({
    path,
    Component: import.meta.env.SSR ? Waiting : lazy(load),
  }))

/** The screens. Home brings its own main and footer; the others stand in a page, hosted ones at their own width. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      { index: true, Component: Home },
      { Component: HostedFrame, children: [{ path: 'builder/*', element: hostedPage() }] },
      {
        Component: Page,
        children: [
          ...gallery(),
          ...read(),
          ...own(),
          { path: 'help/:slug', Component: HelpPage },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]
