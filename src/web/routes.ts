import { createElement, lazy, Suspense } from 'react'
import type { RouteObject } from 'react-router'
import { Page, Root } from './root.tsx'
import { Home } from './routes/home.tsx'
import { NotFound } from './routes/not-found.tsx'

/** Every piece in every state, for those who work on them; no build has it. */
function gallery(): RouteObject[] {
  if (!import.meta.env.DEV) return []
  const Gallery = lazy(() => import('./gallery/gallery.tsx'))
  return [{ path: 'gallery', element: createElement(Suspense, undefined, createElement(Gallery)) }]
}

/** The screens. Home brings its own main and footer; the others stand in a page. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      { index: true, Component: Home },
      { Component: Page, children: [...gallery(), { path: '*', Component: NotFound }] },
    ],
  },
]
