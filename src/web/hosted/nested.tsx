import { Blocks, type BuilderBlock, BuilderContext } from '@builder.io/sdk-react'
import type { BlockProps } from './block-props.ts'
import type { ChildBlock } from './repeated-children.ts'

/** Blocks that stand in an input of a block; the path tells the editor which. */
export function NestedBlocks({
  block,
  path,
  blocks,
}: {
  block: BlockProps
  path: string
  blocks: BuilderBlock[] | undefined
}) {
  return (
    <Blocks
      blocks={blocks}
      path={path}
      parent={block.builderBlock.id}
      context={block.builderContext}
      registeredComponents={block.builderComponents}
      linkComponent={block.builderLinkComponent}
    />
  )
}

/** One of the blocks that stand inside a block, with what its repetition lets it read. */
export function NestedChild({ block, child }: { block: BlockProps; child: ChildBlock }) {
  return (
    <BuilderContext.Provider value={child.context}>
      <Blocks
        blocks={child.blocks}
        parent={block.builderBlock.id}
        context={child.context}
        registeredComponents={block.builderComponents}
        linkComponent={block.builderLinkComponent}
      />
    </BuilderContext.Provider>
  )
}
