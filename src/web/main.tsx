import './styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'

const page = document.getElementById('root')
if (page === null) throw new Error('the page has no root element')

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

// A page that was rendered for this very address is taken over, a little at a time, so that the visitor can scroll
// and type meanwhile; any other is drawn anew in its place.
if (page.dataset.page === window.location.pathname) startTransition(() => void hydrateRoot(page, app))
else createRoot(page).render(app)
