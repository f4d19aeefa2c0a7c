import type {
  BuilderBlock,
  BuilderContextInterface,
  RegisteredComponent,
  RegisteredComponents,
} from '@builder.io/sdk-react'
import type { ElementType } from 'react'

/** What the provider's kit hands to each of our blocks, besides the block's own inputs. */
export interface BlockProps {
  readonly builderBlock: BuilderBlock
  readonly builderContext: BuilderContextInterface
  readonly builderComponents: RegisteredComponents
  readonly builderLinkComponent?: ElementType | undefined
}

export const receivesAll = {
  builderBlock: true,
  builderContext: true,
  builderComponents: true,
  builderLinkComponent: true,
} as const satisfies RegisteredComponent['shouldReceiveBuilderProps']
