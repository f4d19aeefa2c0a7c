import type { RegisteredComponent } from '@builder.io/sdk-react'
import type { HostedSettings } from '#contract/hosted-content.ts'
import { AccordionBlock } from './accordion-block.tsx'
import { receivesAll } from './block-props.ts'
import { CarouselBlock } from './carousel-block.tsx'
import { FormBlock } from './form/form-block.tsx'
import { NoCustomCode, NoEmbed } from './inert-blocks.tsx'
import { accordionInfo } from './inputs/accordion.ts'
import { carouselInfo } from './inputs/carousel.ts'
import { formInfo } from './inputs/form.ts'
import { masonryInfo } from './inputs/masonry.ts'
import { sectionInfo } from './inputs/section.ts'
import { tabsInfo } from './inputs/tabs.ts'
import { MasonryBlock } from './masonry-block.tsx'
import { SectionBlock } from './section-block.tsx'
import { SymbolBlock } from './symbol-block.tsx'
import { TabsBlock } from './tabs-block.tsx'

const own = (
  info: Omit<RegisteredComponent, 'component'>,
  component: RegisteredComponent['component'],
): RegisteredComponent => ({ ...info, component, shouldReceiveBuilderProps: receivesAll })

/** Our blocks, under the names by which the provider's pages call theirs. */
const ownBlocks: RegisteredComponent[] = [
  own(carouselInfo, CarouselBlock),
  own(tabsInfo, TabsBlock),
  own(accordionInfo, AccordionBlock),
  own(masonryInfo, MasonryBlock),
  own(formInfo, FormBlock),
  own(sectionInfo, SectionBlock),
  own({ name: 'Symbol', noWrap: true, static: true, inputs: [] }, SymbolBlock),
]

const withoutCode: RegisteredComponent[] = [
  ...ownBlocks,
  { name: 'Custom Code', inputs: [], hideFromInsertMenu: true, component: NoCustomCode },
  { name: 'Embed', inputs: [], hideFromInsertMenu: true, component: NoEmbed },
]

/** The blocks of a copy: the provider's blocks that bring code do something only where the operator allows it. */
export const blocksFor = ({ customCode }: HostedSettings): RegisteredComponent[] =>
  customCode ? ownBlocks : withoutCode
