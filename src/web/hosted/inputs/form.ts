import type { RegisteredComponent } from '@builder.io/sdk-react'
import { contentTypes, formStates } from '../form/form-options.ts'
import { element, text } from './element.ts'

const below = { marginTop: '10px' }
const line = (words: string) => element(below, text(`<span>${words}</span>`))
const custom = 'options.get("sendSubmissionsTo") === "custom"'
const byScript = 'options.get("sendWithJs") === true'

/** What an author can set of a form, by the provider's names. */
export const formInfo: Omit<RegisteredComponent, 'component'> = {
  name: 'Form:Form',
  noWrap: true,
  canHaveChildren: true,
  defaults: { responsiveStyles: { large: { marginTop: '15px', paddingBottom: '15px' } } },
  defaultChildren: [
    line('Enter your name'),
    element(below, { component: { name: 'Form:Input', options: { name: 'name', placeholder: 'Jane Doe' } } }),
    line('Enter your email'),
    element(below, {
      component: { name: 'Form:Input', options: { name: 'email', placeholder: 'jane@doe.com' } },
    }),
    element(below, { component: { name: 'Form:SubmitButton', options: { text: 'Submit' } } }),
  ],
  inputs: [
    {
      name: 'sendSubmissionsTo',
      type: 'string',
      enum: [
        { label: 'Send to email', value: 'email', helperText: 'To an address of your choice' },
        { label: 'Custom', value: 'custom', helperText: 'To an address on the web that takes forms' },
      ],
      defaultValue: 'email',
    },
    {
      name: 'sendSubmissionsToEmail',
      type: 'string',
      required: true,
      defaultValue: 'your@email.com',
      showIf: 'options.get("sendSubmissionsTo") === "email"',
    },
    {
      name: 'sendWithJs',
      type: 'boolean',
      defaultValue: true,
      helperText: 'Off: the browser sends the form and leaves the page',
      showIf: custom,
    },
    { name: 'name', type: 'string', defaultValue: 'My form' },
    { name: 'action', type: 'string', helperText: 'Where the form is sent', showIf: custom },
    {
      name: 'contentType',
      type: 'string',
      defaultValue: 'application/json',
      advanced: true,
      enum: [...contentTypes],
      showIf: `${custom} && ${byScript}`,
    },
    { name: 'method', type: 'string', defaultValue: 'POST', advanced: true, showIf: custom },
    {
      name: 'previewState',
      type: 'string',
      enum: [...formStates],
      defaultValue: 'unsubmitted',
      helperText: 'The state to edit, such as the words after success',
      showIf: `options.get("sendSubmissionsTo") !== "zapier" && ${byScript}`,
    },
    {
      name: 'successUrl',
      type: 'url',
      helperText: 'Where to go after success, if anywhere',
      showIf: `options.get("sendSubmissionsTo") !== "zapier" && ${byScript}`,
    },
    { name: 'resetFormOnSubmit', type: 'boolean', advanced: true, showIf: `${custom} && ${byScript}` },
    { name: 'successMessage', type: 'uiBlocks', hideFromUI: true, defaultValue: [line('Thanks!')] },
    {
      name: 'validate',
      type: 'boolean',
      defaultValue: true,
      advanced: true,
      helperText: 'Off: the browser does not check the fields',
    },
    {
      name: 'errorMessagePath',
      type: 'text',
      advanced: true,
      helperText: 'Where a JSON answer says what went wrong, such as "error.message"',
    },
    {
      name: 'errorMessage',
      type: 'uiBlocks',
      hideFromUI: true,
      defaultValue: [
        element(below, {
          bindings: { 'component.options.text': 'state.formErrorMessage || block.component.options.text' },
          ...text('<span>Form submission error :( Please check your answers and try again</span>'),
        }),
      ],
    },
    { name: 'sendingMessage', type: 'uiBlocks', hideFromUI: true, defaultValue: [line('Sending...')] },
    {
      name: 'customHeaders',
      type: 'map',
      valueType: { type: 'string' },
      advanced: true,
      showIf: `${custom} && ${byScript}`,
    },
  ],
}
