// A page is read before a script runs: until its first paint the line belongs to what is painted. Then this fetches
// what the page is taken over with: its scripts and the words they show.
const root = document.getElementById('root')
const { dataset } = root

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

// What is pressed before the scripts are there waits for them: the last button, or the message that Enter sends. A
// button that opens a menu of its own accord needs none.
function wait(event) {
  if ('taken' in dataset || !root.contains(event.target)) return
  const { target } = event
  const pressed =
    event.type === 'click'
      ? target.closest('button:not([popovertarget])')
      : event.key === 'Enter' && !event.shiftKey && !event.isComposing && target.closest('textarea')
  if (!pressed) return
  event.preventDefault()
  root.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
  pressed.dataset.pressed = ''
}

addEventListener('click', wait, true)
addEventListener('keydown', wait, true)
