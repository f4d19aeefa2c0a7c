// A page that shows one entry as the provider's first generation draws it. It is bundled in the folder of that kit.
import { Builder, BuilderComponent, builder } from '@builder.io/react'
import '@builder.io/widgets'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

builder.init('0123456789abcdef0123456789abcdef')
builder.canTrack = false
Builder.isStatic = true

window.showEntry = (content) =>
  createRoot(document.getElementById('entry')).render(
    createElement(BuilderComponent, { model: 'page', content }),
  )
