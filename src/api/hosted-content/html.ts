import sanitizeHtml from 'sanitize-html'

/** Where a browser would begin to read a tag; text without this is only text. */
const tagStart = /<[a-z!/?]/i

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'label', 'del', 'ins', 'picture', 'source'],
  allowedAttributes: {
    '*': ['class', 'style', 'title', 'lang', 'dir', 'role', 'aria-*'],
    a: ['href', 'target', 'rel', 'name'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    source: ['srcset', 'sizes', 'media', 'type'],
    label: ['for'],
    h1: ['id'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    h5: ['id'],
    h6: ['id'],
    ol: ['start', 'type', 'reversed'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    col: ['span'],
    colgroup: ['span'],
    time: ['datetime'],
  },
  // A style cannot run; it is left as it was written.
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
}

/** Text as it is; of HTML what cannot run, ask or embed anything. */
export const withoutActiveHtml = (text: string): string =>
  tagStart.test(text) ? sanitizeHtml(text, rules) : text

/** What browsers skip at the start of an address and between the letters of its scheme. */
const skipped = '[^!-\\uffff]*'
const runnable = new RegExp(
  `^${['javascript:', 'vbscript:', 'data:text/html'].map((scheme) => `(?:${skipped}${[...scheme].join(skipped)})`).join('|^')}`,
  'i',
)

/** An address that runs something when it is followed. */
export const isRunnableAddress = (text: string): boolean => runnable.test(text)
