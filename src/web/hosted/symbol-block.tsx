import {
  Blocks,
  type BuilderContent,
  BuilderContext,
  type BuilderContextInterface,
} from '@builder.io/sdk-react'
import { type HTMLAttributes, useEffect, useMemo, useState } from 'react'
import type { BlockProps } from './block-props.ts'
import { fetchEntry } from './fetch-entry.ts'

export interface SymbolBlockProps extends BlockProps {
  readonly symbol?: {
    readonly model?: string
    readonly entry?: string
    readonly data?: Record<string, unknown>
    readonly content?: BuilderContent
    readonly inline?: boolean
    readonly dynamic?: boolean
  }
  readonly dynamic?: boolean
  readonly attributes?: HTMLAttributes<HTMLDivElement>
}

/** The content of a symbol: what came with the page, or else the server's answer. */
function useSymbolContent(symbol: SymbolBlockProps['symbol']): BuilderContent | undefined {
  const [fetched, setFetched] = useState<{ entry: string; content: BuilderContent }>()
  const isMissing = symbol?.content === undefined
  const { model, entry } = symbol ?? {}
  useEffect(() => {
    if (!isMissing || !model || !entry) return
    let isWanted = true
    fetchEntry(model, { id: entry }).then(
      (content) => {
        if (isWanted && content !== null) setFetched({ entry, content })
      },
      (cause) => console.error(`The symbol ${entry} could not be fetched:`, cause),
    )
    return () => {
      isWanted = false
    }
  }, [isMissing, model, entry])
  return symbol?.content ?? (fetched?.entry === entry ? fetched?.content : undefined)
}

/** What the author of the symbol set first, then what the page that uses it sets. */
function initialState(content: BuilderContent | undefined, own: Record<string, unknown> | undefined) {
  const defaults = (content?.data?.inputs ?? []).flatMap((input) =>
    input.defaultValue === undefined ? [] : [[input.name, input.defaultValue] as const],
  )
  return { ...Object.fromEntries(defaults), ...content?.data?.state, ...own }
}

/** A piece of content that stands on several pages. It has a state of its own. */
export function SymbolBlock({ symbol, dynamic = false, attributes, ...block }: SymbolBlockProps) {
  const content = useSymbolContent(symbol)
  const { builderContext } = block
  const first = useMemo(
    () => ({ ...builderContext.localState, ...initialState(content, symbol?.data) }),
    [builderContext.localState, content, symbol?.data],
  )
  const [changed, setChanged] = useState<Record<string, unknown>>()
  const context: BuilderContextInterface = {
    ...builderContext,
    content: content ?? null,
    rootState: changed ?? { ...first, locale: builderContext.rootState.locale },
    rootSetState: (state) => setChanged({ ...state }),
    localState: undefined,
    context: { ...builderContext.context, symbolId: block.builderBlock.id },
  }
  const names = [
    attributes?.className,
    'builder-symbol',
    symbol?.inline && 'builder-inline-symbol',
    (dynamic || symbol?.dynamic) && 'builder-dynamic-symbol',
  ]
  return (
    <div {...attributes} className={names.filter(Boolean).join(' ')}>
      <SymbolStyles content={content} />
      <BuilderContext.Provider value={context}>
        <Blocks
          blocks={content?.data?.blocks}
          context={context}
          registeredComponents={block.builderComponents}
          linkComponent={block.builderLinkComponent}
        />
      </BuilderContext.Provider>
    </div>
  )
}

/** The style sheet of the symbol's author, in which & stands for the symbol. */
function SymbolStyles({ content }: { content: BuilderContent | undefined }) {
  const code: unknown = content?.data?.cssCode
  if (typeof code !== 'string' || code === '') return null
  return <style>{code.replaceAll('&', '.builder-symbol')}</style>
}
