import type { RegisteredComponent } from '@builder.io/sdk-react'
import { element, text } from './element.ts'

const label = (words: string) =>
  element(
    {
      paddingLeft: '20px',
      paddingRight: '20px',
      paddingTop: '10px',
      paddingBottom: '10px',
      minWidth: '100px',
      textAlign: 'center',
      display: 'flex',
      flexDirection: 'column',
      cursor: 'pointer',
      userSelect: 'none',
    },
    text(words),
  )
const content = (words: string) =>
  element({ height: '200px', display: 'flex', marginTop: '20px', flexDirection: 'column' }, text(words))

/** What an author can set of tabs, by the provider's names. */
export const tabsInfo: Omit<RegisteredComponent, 'component'> = {
  name: 'Builder: Tabs',
  inputs: [
    {
      name: 'tabs',
      type: 'list',
      broadcast: true,
      subFields: [
        { name: 'label', type: 'uiBlocks', hideFromUI: true, defaultValue: [label('New tab')] },
        { name: 'content', type: 'uiBlocks', hideFromUI: true, defaultValue: [content('New tab content ')] },
      ],
      defaultValue: [
        { label: [label('Tab 1')], content: [content('Tab 1 content')] },
        { label: [label('Tab 2')], content: [content('Tab 2 content')] },
      ],
    },
    {
      name: 'activeTabStyle',
      type: 'uiStyle',
      defaultValue: { backgroundColor: 'rgba(0, 0, 0, 0.1)' },
      helperText: 'The look of the tab that is open',
    },
    {
      name: 'defaultActiveTab',
      type: 'number',
      defaultValue: 1,
      advanced: true,
      helperText: 'The tab that is open at first, counted from 1; 0 for none',
    },
    {
      name: 'collapsible',
      type: 'boolean',
      defaultValue: false,
      advanced: true,
      helperText: 'Let a click on the open tab close it',
    },
    {
      name: 'tabHeaderLayout',
      type: 'enum',
      defaultValue: 'flex-start',
      helperText: 'Where the headers stand (justify-content)',
      enum: [
        { label: 'Center', value: 'center' },
        { label: 'Space between', value: 'space-between' },
        { label: 'Space around', value: 'space-around' },
        { label: 'Left', value: 'flex-start' },
        { label: 'Right', value: 'flex-end' },
      ],
    },
  ],
}
