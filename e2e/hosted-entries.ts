/** Pages of hosted content that the tests need beside the one that comes with this copy, as the provider answers them. */

export interface Block {
  '@type': '@builder.io/sdk:Element'
  id: string
  children?: Block[]
  component?: { name: string; options: Record<string, unknown> }
  [more: string]: unknown
}

let count = 0

export function block(
  name: string,
  options: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Block {
  count += 1
  return {
    '@type': '@builder.io/sdk:Element',
    id: `builder-test-${count}`,
    component: { name, options },
    ...more,
  }
}

export const text = (html: string, more: Record<string, unknown> = {}): Block =>
  block('Text', { text: html }, more)

const box = (children: Block[], more: Record<string, unknown> = {}): Block => {
  count += 1
  return { '@type': '@builder.io/sdk:Element', id: `builder-test-${count}`, children, ...more }
}

export interface Entry {
  id: string
  name: string
  data: Record<string, unknown>
  [more: string]: unknown
}

export function page(path: string, blocks: Block[], data: Record<string, unknown> = {}): Entry {
  return {
    id: `page${path.replaceAll('/', '-')}`,
    name: path,
    modelId: 'page',
    published: 'published',
    query: [{ '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: path }],
    data: { title: `Test page ${path}`, description: `The page at ${path}.`, ...data, blocks },
    variations: {},
    testRatio: 1,
    lastUpdated: 1,
  }
}

const slides = (...words: string[]) =>
  words.map((word) => ({ content: [text(`<p><a href="#${word}">${word}</a></p>`)] }))
const single = [
  { breakpoint: 4000, settings: { slidesToShow: 1, slidesToScroll: 1, infinite: true, dots: true } },
]

const carousels = page('/builder/carousels', [
  text('<h1>Carousels</h1>'),
  block('Builder:Carousel', {
    slides: slides('one', 'two', 'three'),
    autoplay: true,
    autoplaySpeed: 5,
    accessibility: true,
    responsive: single,
  }),
])
const unhurried = page('/builder/carousel-without-speed', [
  text('<h1>No speed</h1>'),
  block('Builder:Carousel', { slides: slides('one', 'two', 'three'), autoplay: true, responsive: single }),
])
const still = page(
  '/builder/carousel-still',
  [
    text('<h1>Still</h1>'),
    block('Builder:Carousel', {
      slides: slides('a', 'b', 'c', 'd'),
      prevButton: [text('PREV')],
      nextButton: [text('NEXT')],
      responsive: [
        { width: 3000, slidesToShow: 2, slidesToScroll: 2 },
        { width: 400, slidesToShow: 1, slidesToScroll: 1 },
      ],
    }),
    block(
      'Builder:Carousel',
      { useChildrenForSlides: true, hideDots: true, responsive: single },
      {
        children: [
          text('<p>{{state.fruitsItem.name}}</p>', { repeat: { collection: 'state.fruits' } }),
          text('<p>last</p>'),
        ],
      },
    ),
  ],
  { state: { fruits: [{ name: 'apple' }, { name: 'pear' }] } },
)

const tab = (name: string) => ({ label: [text(name)], content: [text(`<p>${name} content</p>`)] })
const tabs = page('/builder/tabs', [
  text('<h1>Tabs</h1>'),
  block('Builder: Tabs', {
    tabs: [tab('Red'), tab('Green'), tab('Blue')],
    activeTabStyle: { backgroundColor: 'rgba(0, 0, 0, 0.1)' },
    defaultActiveTab: 2,
    tabHeaderLayout: 'space-between',
  }),
  block('Builder: Tabs', { tabs: [tab('Cat'), tab('Dog')], defaultActiveTab: 0, collapsible: true }),
])

const item = (name: string) => ({ title: [text(name)], detail: [text(`<p>${name} detail</p>`)] })
const accordions = page(
  '/builder/accordions',
  [
    text('<h1>Accordions</h1>'),
    block('Builder:Accordion', { items: [item('One'), item('Two')] }),
    block('Builder:Accordion', { items: [item('Either'), item('Or')], oneAtATime: true }),
    block('Builder:Accordion', { items: ['G1', 'G2', 'G3', 'G4', 'G5', 'G6'].map(item), grid: true }),
    block(
      'Builder:Accordion',
      { useChildrenForItems: true },
      {
        children: [
          box([text('<p>{{state.pet.name}}</p>'), text('<p>{{state.pet.says}}</p>')], {
            repeat: { collection: 'state.pets', itemName: 'pet' },
          }),
        ],
      },
    ),
  ],
  {
    state: {
      pets: [
        { name: 'Cow', says: 'moo' },
        { name: 'Hen', says: 'cluck' },
      ],
    },
  },
)

const tile = (height: number) =>
  text(`<p>tile ${height}</p>`, { responsiveStyles: { large: { height: `${height}px` } } })
const masonries = page('/builder/masonries', [
  text('<h1>Masonries</h1>'),
  block(
    'Builder:Masonry',
    {},
    { children: [100, 50, 80, 60, 70].map(tile), responsiveStyles: { large: { width: '450px' } } },
  ),
  block('Builder:Masonry', {
    columnWidth: '50%',
    useChildrenForTiles: false,
    tiles: [{ content: [tile(40)] }, { content: [tile(90)] }, { content: [tile(30)] }],
  }),
])

const links = page('/builder/links', [
  text(`<h1>Links</h1>
    <p><a href="/builder/linked">relative</a></p>
    <p><a href="/builder/linked?x=1#part">with query and hash</a></p>
    <p><a href="/builder/linked-self" target="_self">same target</a></p>
    <p><a href="/pricing">screen</a></p>
    <p><a href="#bottom">hash</a></p>
    <p><a href="/builder/linked-blank" target="_blank">other target</a></p>
    <p><a href="https://example.org/">other host</a></p>
    <p><a href="mailto:a@example.org">mail</a></p>
    <h2 id="bottom">Bottom</h2>`),
  block('Core:Button', { text: 'block link', link: '/builder/linked' }),
])
const linked = ['/builder/linked', '/builder/linked-self', '/builder/linked-blank'].map((path) =>
  page(path, [
    text('<h1>Linked page</h1><div style="height:150vh"></div><h2 id="part">Part</h2>'),
    text('<p><a href="/builder/links">back</a></p>'),
  ]),
)

const field = (name: string, type: string, options: Record<string, unknown> = {}) =>
  block('Form:Input', { name, type, ...options }, { properties: { 'aria-label': name } })
const form = (options: Record<string, unknown>): Block =>
  block(
    'Form:Form',
    { sendSubmissionsTo: 'custom', name: 'Test form', method: 'POST', sendWithJs: true, ...options },
    {
      children: [
        text('<span>Your name</span>'),
        block('Form:Input', { name: 'name', type: 'text', required: true }),
        field('age', 'number'),
        field('home.city', 'text'),
        field('home.__proto__.bad', 'text'),
        block('Form:TextArea', { name: 'message' }, { properties: { 'aria-label': 'message' } }),
        field('pick', 'radio', { value: 'a', defaultChecked: true }),
        field('agree', 'checkbox'),
        block('Form:SubmitButton', { text: 'Submit' }),
      ],
    },
  )
const words = (html: string) => [text(`<span>${html}</span>`)]
const messages = {
  sendingMessage: words('Sending...'),
  successMessage: words('Thanks!'),
  errorMessage: [
    text('<span>Form submission error :( Please check your answers and try again</span>', {
      bindings: { 'component.options.text': 'state.formErrorMessage || block.component.options.text' },
    }),
  ],
}
export const formTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  encoded: 'application/x-www-form-urlencoded',
} as const
export const formAnswers = ['200', '422-path', '422-none', '500-text', 'drop'] as const

const forms = Object.entries(formTypes).flatMap(([name, contentType]) =>
  formAnswers.map((answer) =>
    page(`/builder/form-${name}-${answer}`, [
      text('<h1>A form</h1>'),
      form({
        ...messages,
        action: `/take/${answer}`,
        contentType,
        errorMessagePath: 'error.message',
        customHeaders: { 'x-team': 'blue' },
      }),
    ]),
  ),
)
const otherForms = [
  page('/builder/form-free', [text('<h1>Unchecked</h1>'), form({ action: '/take/200', validate: false })]),
  page('/builder/form-goes', [
    text('<h1>Goes</h1>'),
    form({ action: '/take/200', successUrl: '/builder/linked', resetFormOnSubmit: false }),
  ]),
  page('/builder/form-email', [
    text('<h1>Email</h1>'),
    form({ sendSubmissionsTo: 'email', sendSubmissionsToEmail: 'ops@example.org', name: 'My form' }),
  ]),
  page('/builder/form-nobody', [
    text('<h1>Nobody</h1>'),
    form({ sendSubmissionsTo: 'email', sendSubmissionsToEmail: 'your@email.com', ...messages }),
  ]),
  page('/builder/form-nowhere', [text('<h1>Nowhere</h1>'), form({})]),
  page('/builder/form-plain', [text('<h1>Plain</h1>'), form({ action: '/take/page', sendWithJs: false })]),
]

const mark = (name: string) => `window.hostile=(window.hostile||'')+'${name} '`
/** What an attacker would write, before any of it was taken out. */
export const hostile = page(
  '/builder/hostile',
  [
    text(`<h1>Hostile</h1><img src="/nowhere.png" onerror="${mark('onerror')}"><a href="javascript:${mark('href')}">script link</a>
      <script>${mark('script')}</script><svg onload="${mark('svg')}"></svg><iframe src="https://evil.example/"></iframe>`),
    block('Custom Code', { code: `<script>${mark('custom')}</script><p>custom</p>` }),
    block('Embed', { url: 'https://evil.example/film', content: `<script>${mark('embed')}</script>` }),
    block('Core:Button', { text: 'button link', link: `javascript:${mark('button')}` }),
    block('Builder: Tabs', {
      tabs: [{ label: [text('Tab')], content: [text(`<img src="x" onerror="${mark('tab')}">`)] }],
    }),
    text('Bound', { bindings: { 'component.options.text': `${mark('binding')} && 'x'` } }),
    text('Acted', { actions: { click: mark('action') } }),
  ],
  { jsCode: mark('jsCode'), httpRequests: { evil: 'https://evil.example/data' } },
)

/** A page for each kind of block. */
export const blockPages: Entry[] = [carousels, unhurried, still, tabs, accordions, masonries, links]

export const testPages: Entry[] = [...blockPages, ...linked, ...forms, ...otherForms, hostile]
