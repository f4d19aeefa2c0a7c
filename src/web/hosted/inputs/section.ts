import type { RegisteredComponent } from '@builder.io/sdk-react'
import { element, text } from './element.ts'

/** What an author can set of a section, by the provider's names. */
export const sectionInfo: Omit<RegisteredComponent, 'component'> = {
  name: 'Core:Section',
  canHaveChildren: true,
  defaultStyles: {
    paddingLeft: '20px',
    paddingRight: '20px',
    paddingTop: '50px',
    paddingBottom: '50px',
    marginTop: '0px',
    width: '100vw',
    marginLeft: 'calc(50% - 50vw)',
  },
  defaultChildren: [element({ textAlign: 'center' }, text('<p><b>I am a section!</b></p>'))],
  inputs: [
    {
      name: 'maxWidth',
      type: 'number',
      defaultValue: 1200,
      helperText: 'How wide the content grows, in pixels; without a number as wide as the section',
    },
    { name: 'lazyLoad', type: 'boolean', defaultValue: false, advanced: true },
  ],
}
