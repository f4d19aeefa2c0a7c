import { estimatedTextWidth } from '#drawing/text-width.ts'

/** The size that the charts write in. */
const fontSize = 12
let context: CanvasRenderingContext2D | null | undefined

/** Measures with the page's own font; estimates where nothing can measure. */
export function chartTextWidth(text: string): number {
  if (context === undefined) {
    context = document.createElement('canvas').getContext('2d')
    if (context !== null)
      context.font = `600 ${fontSize}px ${getComputedStyle(document.documentElement).fontFamily}`
  }
  return context?.measureText(text).width ?? estimatedTextWidth(fontSize)(text)
}
