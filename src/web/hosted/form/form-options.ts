import type { BuilderBlock } from '@builder.io/sdk-react'

export const formStates = ['unsubmitted', 'sending', 'success', 'error'] as const
export type FormState = (typeof formStates)[number]

export const contentTypes = [
  'application/json',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
] as const

/** What the author of a form set; what an entry does not say is as the provider has it. */
export interface FormOptions {
  readonly sendSubmissionsTo?: string | undefined
  readonly sendSubmissionsToEmail?: string | undefined
  readonly sendWithJs?: boolean | undefined
  readonly name?: string | undefined
  readonly action?: string | undefined
  readonly contentType?: string | undefined
  readonly method?: string | undefined
  readonly previewState?: FormState | undefined
  readonly successUrl?: string | undefined
  readonly resetFormOnSubmit?: boolean | undefined
  readonly successMessage?: BuilderBlock[] | undefined
  readonly errorMessage?: BuilderBlock[] | undefined
  readonly sendingMessage?: BuilderBlock[] | undefined
  readonly validate?: boolean | undefined
  readonly errorMessagePath?: string | undefined
  readonly customHeaders?: Readonly<Record<string, string>> | undefined
}
