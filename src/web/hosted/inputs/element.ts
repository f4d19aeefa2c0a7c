import type { BuilderBlock } from '@builder.io/sdk-react'

type Styles = NonNullable<NonNullable<BuilderBlock['responsiveStyles']>['large']>

/** A block as the editor inserts it. */
export function element(
  styles: Styles,
  rest: Omit<BuilderBlock, '@type' | 'responsiveStyles'>,
): BuilderBlock {
  return { '@type': '@builder.io/sdk:Element', responsiveStyles: { large: styles }, ...rest }
}

/** What stands in a block of text. */
export const text = (words: string) => ({ component: { name: 'Text', options: { text: words } } })

export const column = { display: 'flex', flexDirection: 'column' } as const
export const stretchedColumn = {
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  flexDirection: 'column',
} as const
