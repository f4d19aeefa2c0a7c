import type { RegisteredComponent } from '@builder.io/sdk-react'
import { column, element, stretchedColumn, text } from './element.ts'

const pictures = 'https://cdn.builder.io/api/v1/image/assets%2FagZ9n5CUKRfbL9t6CaJOyVSK4Es2%2F'
const button = (picture: string) => [
  element(
    { ...stretchedColumn, height: '30px' },
    { component: { name: 'Image', options: { image: pictures + picture } } },
  ),
]
const slide = element(
  { ...stretchedColumn, height: '400px' },
  { children: [element({ marginTop: '50px', textAlign: 'center', ...column }, text('I am a slide'))] },
)

/** What an author can set of a carousel, by the provider's names. */
export const carouselInfo: Omit<RegisteredComponent, 'component'> = {
  name: 'Builder:Carousel',
  canHaveChildren: true,
  defaultStyles: { paddingLeft: '30px', paddingRight: '30px', paddingBottom: '30px' },
  inputs: [
    {
      name: 'slides',
      type: 'list',
      broadcast: true,
      subFields: [{ name: 'content', type: 'uiBlocks', hideFromUI: true, defaultValue: [slide] }],
      defaultValue: [{ content: [slide] }, { content: [slide] }],
      showIf: "options.get('useChildrenForSlides') !== true",
    },
    {
      name: 'hideDots',
      type: 'boolean',
      defaultValue: false,
      helperText: 'Leave out the dots below the slides',
    },
    { name: 'autoplay', type: 'boolean', defaultValue: false, helperText: 'Move on by itself' },
    {
      name: 'autoplaySpeed',
      type: 'number',
      defaultValue: 5,
      helperText: 'Seconds for which each slide stays',
      showIf: "options.get('autoplay') === true",
    },
    {
      name: 'prevButton',
      type: 'uiBlocks',
      hideFromUI: true,
      defaultValue: button('d909a5b91650499c9e0524cc904eeb77'),
    },
    {
      name: 'nextButton',
      type: 'uiBlocks',
      hideFromUI: true,
      defaultValue: button('db2a9827561249aea3817b539aacdcdc'),
    },
    {
      name: 'useChildrenForSlides',
      type: 'boolean',
      defaultValue: false,
      advanced: true,
      helperText: 'Make a slide of each block inside, for slides that are repeated',
      onChange: (options) => {
        if (options.get('useChildrenForSlides') === true) options.set('slides', [])
      },
    },
    {
      name: 'responsive',
      type: 'array',
      advanced: true,
      helperText: 'How many slides are shown and passed at a time, by the width of the window',
      defaultValue: [
        { width: 3000, slidesToShow: 2, slidesToScroll: 2 },
        { width: 400, slidesToShow: 1, slidesToScroll: 1 },
      ],
      subFields: [
        { name: 'breakpoint', type: 'number', defaultValue: 400, required: true },
        {
          name: 'settings',
          type: 'object',
          defaultValue: { slidesToShow: 2, slidesToScroll: 2 },
          subFields: [
            { name: 'slidesToShow', type: 'number', defaultValue: 2 },
            { name: 'slidesToScroll', type: 'number', defaultValue: 2 },
            { name: 'infinite', type: 'boolean', defaultValue: true },
            { name: 'dots', type: 'boolean', defaultValue: true },
          ],
        },
      ],
    },
    {
      name: 'accessibility',
      type: 'boolean',
      defaultValue: false,
      advanced: true,
      helperText: 'Let the arrow keys move the slides',
    },
    {
      name: 'focusOnSelect',
      type: 'boolean',
      defaultValue: false,
      advanced: true,
      helperText: 'Go to a slide that is clicked',
    },
  ],
}
