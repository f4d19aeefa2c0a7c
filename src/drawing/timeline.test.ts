import { expect, test } from 'vitest'
import { timeline } from './timeline.ts'

test('the rail runs from the first node to the last', () => {
  const drawn = timeline([60, 80, 40])
  expect(drawn.nodes.map((node) => node.y)).toEqual([10, 70, 150])
  expect(drawn.rail).toEqual({ x: 6, from: 10, to: 150 })
  expect(drawn.height).toBe(180)
})

test('one milestone alone has a node and no rail', () => {
  expect(timeline([50]).rail).toBeUndefined()
  expect(timeline([])).toEqual({ height: 0, rail: undefined, nodes: [] })
})
