import type { RegisteredComponent } from '@builder.io/sdk-react'
import { column, element, stretchedColumn, text } from './element.ts'

const title = element(
  { marginTop: '10px', ...stretchedColumn, paddingBottom: '10px' },
  {
    layerName: 'Accordion item title',
    children: [element({ textAlign: 'left', ...column }, text('I am an accordion title. Click me!'))],
  },
)
const detail = element(
  { ...stretchedColumn, marginTop: '10px', paddingBottom: '10px' },
  {
    layerName: 'Accordion item detail',
    children: [
      element(
        { paddingTop: '50px', textAlign: 'left', ...column, paddingBottom: '50px' },
        text('I am an accordion detail, hello!'),
      ),
    ],
  },
)
const item = { title: [title], detail: [detail] }

/** What an author can set of an accordion, by the provider's names. */
export const accordionInfo: Omit<RegisteredComponent, 'component'> = {
  name: 'Builder:Accordion',
  canHaveChildren: true,
  defaultStyles: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  inputs: [
    {
      name: 'items',
      type: 'list',
      broadcast: true,
      subFields: [
        { name: 'title', type: 'uiBlocks', hideFromUI: true, defaultValue: [title] },
        { name: 'detail', type: 'uiBlocks', hideFromUI: true, defaultValue: [detail] },
      ],
      defaultValue: [item, item],
      showIf: "options.get('useChildrenForItems') !== true",
    },
    {
      name: 'oneAtATime',
      type: 'boolean',
      defaultValue: false,
      helperText: 'Opening one closes the others',
    },
    { name: 'grid', type: 'boolean', defaultValue: false, helperText: 'Set the titles side by side in rows' },
    {
      name: 'gridRowWidth',
      type: 'string',
      defaultValue: '25%',
      helperText: 'The width of a title in its row',
      showIf: "options.get('grid') === true",
    },
    {
      name: 'useChildrenForItems',
      type: 'boolean',
      defaultValue: false,
      advanced: true,
      helperText: 'Make an item of each block inside, for items that are repeated',
      onChange: (options) => {
        if (options.get('useChildrenForItems') === true) options.set('items', [])
      },
    },
  ],
}
