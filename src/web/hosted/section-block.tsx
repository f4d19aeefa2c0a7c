import type { CSSProperties, ReactNode } from 'react'
import type { BlockProps } from './block-props.ts'

export interface SectionBlockProps extends BlockProps {
  readonly maxWidth?: number | null
  readonly children?: ReactNode
}

const column: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  alignSelf: 'stretch',
  flexGrow: 1,
  width: '100%',
  marginInline: 'auto',
}

/** Content in the middle of a band, no wider than its author wants. The provider's own knows no "as wide as it is". */
export const SectionBlock = ({ maxWidth, children }: SectionBlockProps) => (
  <section style={{ ...column, maxWidth: maxWidth || undefined }}>{children}</section>
)
