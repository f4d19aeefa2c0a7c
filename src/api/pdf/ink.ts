/** The colours of paper: the light theme of the screen, as the drawing library writes them. */
import type { Allocation } from '#engine/plan.ts'

export const ink = {
  text: '#161f1c',
  quiet: '#45504c',
  meta: '#616c68',
  rule: '#dfded8',
  ground: '#f5f3ef',
  brand: '#095b41',
  flame: '#f7d69e',
  goal: '#a56217',
  link: '#045b5f',
  act: '#a92321',
  warn: '#7e4f04',
  pass: '#196632',
  fanOuter: '#cae6d8',
  fanInner: '#97ccb3',
  fanMedian: '#095b41',
  fanEdge: '#4e9074',
} as const

export const accentInk: Record<Allocation['accentClass'], string> = {
  c1: '#095b41',
  c2: '#6992a3',
  c3: '#4c3210',
  c4: '#c6686e',
  c5: '#002272',
  c6: '#8c4e98',
}
