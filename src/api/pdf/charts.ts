/** The drawings of a plan on paper, from the same geometry as on the screen. */
import { allocationBar } from '#drawing/allocation-bar.ts'
import { type FanChart, fanChart, type Projection } from '#drawing/fan-chart.ts'
import type { Allocation } from '#engine/plan.ts'
import { drawable } from './fonts.ts'
import { accentInk, ink } from './ink.ts'
import type { Pdf } from './page-writer.ts'

const labelSize = 8

export function drawAllocationBar(
  pdf: Pdf,
  allocations: readonly Allocation[],
  width: number,
  height: number,
): void {
  for (const part of allocationBar(allocations, width))
    pdf.rect(part.x, 0, part.width, height).fill(accentInk[part.accentClass])
}

export function drawFanChart(pdf: Pdf, projection: Projection, width: number, height: number): void {
  const textWidth = (text: string) => pdf.font('body').fontSize(labelSize).widthOfString(drawable(text))
  const chart = fanChart(projection, { width, height, textWidth })
  const { plot } = chart
  for (const tick of chart.yTicks) {
    pdf.moveTo(plot.left, tick.y).lineTo(plot.right, tick.y).lineWidth(0.5).strokeColor(ink.rule).stroke()
    label(pdf, tick.label, 0, tick.y - 4, { width: plot.left - 6, align: 'right' })
  }
  if (chart.outer !== undefined) {
    pdf.path(chart.outer.area).fill(ink.fanOuter)
    for (const edge of [chart.outer.upperEdge, chart.outer.lowerEdge])
      pdf.path(edge).lineWidth(0.6).strokeColor(ink.fanEdge).stroke()
  }
  if (chart.inner !== undefined) pdf.path(chart.inner.area).fill(ink.fanInner)
  pdf.path(chart.median).lineWidth(1.8).strokeColor(ink.fanMedian).stroke()
  drawGoalAndMarker(pdf, chart)
  for (const tick of chart.xTicks) {
    const left = { start: tick.x, middle: tick.x - 30, end: tick.x - 60 }[tick.anchor]
    const align = { start: 'left', middle: 'center', end: 'right' } as const
    label(pdf, tick.label, left, plot.bottom + 8, { width: 60, align: align[tick.anchor] })
  }
  for (const end of chart.endLabels) {
    const color = end.kind === 'goal' ? ink.goal : ink.quiet
    label(pdf, end.label, plot.right + 6, end.y - 8, { color })
    label(pdf, end.value, plot.right + 6, end.y + 2, { color, font: 'bold' })
  }
}

function drawGoalAndMarker(pdf: Pdf, { goal, marker, plot }: FanChart): void {
  if (goal !== undefined)
    pdf
      .moveTo(plot.left, goal.y)
      .lineTo(plot.right, goal.y)
      .lineWidth(1)
      .dash(5, { space: 4 })
      .strokeColor(ink.goal)
      .stroke()
      .undash()
  if (marker === undefined) return
  pdf
    .moveTo(marker.x, plot.top)
    .lineTo(marker.x, plot.bottom)
    .lineWidth(0.75)
    .dash(2, { space: 3 })
    .strokeColor(ink.meta)
    .stroke()
    .undash()
  label(pdf, marker.label, marker.x - 60, plot.top - 14, { width: 120, align: 'center' })
}

interface Label {
  readonly width?: number
  readonly align?: 'left' | 'center' | 'right'
  readonly color?: string
  readonly font?: 'body' | 'bold'
}

function label(pdf: Pdf, text: string, x: number, y: number, look: Label): void {
  const { width, align = 'left', color = ink.meta, font = 'body' } = look
  pdf
    .font(font)
    .fontSize(labelSize)
    .fillColor(color)
    .text(drawable(text), x, y, { lineBreak: false, ...(width !== undefined && { width }), align })
}
