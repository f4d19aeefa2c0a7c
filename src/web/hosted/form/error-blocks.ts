import type { BuilderBlock } from '@builder.io/sdk-react'

const isMessage = (code: string | undefined): boolean => code?.includes('formErrorMessage') ?? false

const asHtml = (words: string): string =>
  `<span>${words.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)}</span>`

/**
 * The author's blocks for a failed form, with the words of the answer in place of theirs where there are any.
 * The provider puts them there by code that names `state.formErrorMessage`; we do it ourselves and run no code.
 */
export function errorBlocks(
  blocks: readonly BuilderBlock[] | undefined,
  message: string | undefined,
): BuilderBlock[] {
  let isPlaced = message === undefined
  const place = (block: BuilderBlock): BuilderBlock => {
    const { bindings = {}, component, children, ...rest } = block
    const ownBindings = Object.entries(bindings).filter(([, code]) => !isMessage(code))
    const takesMessage = !isPlaced && message !== undefined && component?.name === 'Text'
    if (takesMessage) isPlaced = true
    return {
      ...rest,
      ...(ownBindings.length === 0 ? {} : { bindings: Object.fromEntries(ownBindings) }),
      ...(component === undefined
        ? {}
        : {
            component: takesMessage
              ? { ...component, options: { ...component.options, text: asHtml(message) } }
              : component,
          }),
      ...(children === undefined ? {} : { children: children.map(place) }),
    }
  }
  return (blocks ?? []).map(place)
}
