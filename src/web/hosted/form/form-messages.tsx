import type { BuilderBlock } from '@builder.io/sdk-react'
import type { BlockProps } from '../block-props.ts'
import { NestedBlocks } from '../nested.tsx'
import { errorBlocks } from './error-blocks.ts'
import type { FormOptions, FormState } from './form-options.ts'

export interface Outcome {
  readonly state: FormState
  /** Words of the answer for a failure. */
  readonly message?: string | undefined
}

interface MessageProps {
  block: BlockProps
  path: string
  blocks: BuilderBlock[] | undefined
  /** Said where the author left the blocks out. */
  words: string
}

const Message = ({ block, path, blocks, words }: MessageProps) =>
  blocks === undefined || blocks.length === 0 ? (
    <p>{words}</p>
  ) : (
    <NestedBlocks block={block} path={path} blocks={blocks} />
  )

/** What became of the form. Both places are always there, so that what appears in them is heard. */
export function FormMessages({
  block,
  options,
  outcome: { state, message },
}: {
  block: BlockProps
  options: FormOptions
  outcome: Outcome
}) {
  return (
    <>
      <div role="status" aria-live="polite" className="hosted-form-status" data-state={state}>
        {state === 'sending' ? (
          <Message block={block} path="sendingMessage" blocks={options.sendingMessage} words="Sending..." />
        ) : null}
        {state === 'success' ? (
          <Message block={block} path="successMessage" blocks={options.successMessage} words="Thanks!" />
        ) : null}
      </div>
      <div role="alert" className="hosted-form-error">
        {state === 'error' ? (
          <Message
            block={block}
            path="errorMessage"
            blocks={errorBlocks(options.errorMessage, message)}
            words={message ?? 'Form submission error :( Please check your answers and try again'}
          />
        ) : null}
      </div>
    </>
  )
}
