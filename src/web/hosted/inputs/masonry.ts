import type { BuilderBlock, RegisteredComponent } from '@builder.io/sdk-react'
import { element } from './element.ts'

const picture =
  'https://builder.io/api/v1/image/assets%2Fpwgjf0RoYWbdnJSbpBAjXNRMe9F2%2Ffb27a7c790324294af8be1c35fe30f4d?width=2000&height=1200'
const usualRatio = 0.7041
/** Heights of the tiles that a new block begins with, each over its width. */
const ratios = [0.7, 1.3, 0.9, 1.8, 0.6, 1.1, 1.5, 0.8, 1]

const tile = (aspectRatio: number): BuilderBlock =>
  element(
    {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      position: 'relative',
      flexShrink: '0',
      boxSizing: 'border-box',
      marginTop: '20px',
      minHeight: '20px',
      minWidth: '20px',
      overflow: 'hidden',
      marginLeft: '20px',
    },
    {
      component: {
        name: 'Image',
        options: { image: picture, backgroundSize: 'cover', backgroundPosition: 'center', aspectRatio },
      },
    },
  )

/** What an author can set of a masonry, by the provider's names. */
export const masonryInfo: Omit<RegisteredComponent, 'component'> = {
  name: 'Builder:Masonry',
  canHaveChildren: true,
  defaultStyles: { paddingLeft: '20px', paddingRight: '20px', paddingBottom: '20px' },
  defaultChildren: ratios.map(tile),
  inputs: [
    {
      name: 'columnWidth',
      type: 'string',
      defaultValue: '200px',
      helperText: 'The width of each tile, such as "200px" or "50%"',
    },
    {
      name: 'gutterSize',
      type: 'number',
      defaultValue: 0,
      advanced: true,
      helperText: 'Room between tiles side by side, in pixels',
    },
    {
      name: 'tiles',
      type: 'list',
      subFields: [{ name: 'content', type: 'uiBlocks', hideFromUI: true, defaultValue: [tile(usualRatio)] }],
      defaultValue: [],
      showIf: "options.get('useChildrenForTiles') !== true",
    },
    {
      name: 'useChildrenForTiles',
      type: 'boolean',
      defaultValue: true,
      advanced: true,
      helperText: 'Make a tile of each block inside, for tiles that are repeated',
      onChange: (options) => {
        if (options.get('useChildrenForTiles') === true) options.set('tiles', [])
      },
    },
  ],
}
