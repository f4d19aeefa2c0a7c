// A page is read before a script runs: until its first paint the line belongs to what is painted. Then this fetches
// what the page is taken over with: its scripts and the words they show.
const { dataset } = document.getElementById('root')

function add(tag, properties) {
  document.head.append(Object.assign(document.createElement(tag), properties))
}

function takeOver() {
  for (const href of dataset.modules.split(' ')) add('link', { rel: 'modulepreload', href })
  if (dataset.words) add('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href: dataset.words })
  add('script', { type: 'module', src: dataset.script })
}

// A page that is opened behind another one is not painted, and does not wait.
if (document.visibilityState === 'hidden') takeOver()
else requestAnimationFrame(() => setTimeout(takeOver))
