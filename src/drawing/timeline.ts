/** A timeline as a vertical rail with one node a milestone. */

export interface Timeline {
  readonly height: number
  readonly rail: { x: number; from: number; to: number } | undefined
  readonly nodes: { x: number; y: number; radius: number }[]
}

const radius = 5

/** Rows may be of different heights; a node stands at the first line of its row. */
export function timeline(rowHeights: readonly number[], firstLine = 10): Timeline {
  let top = 0
  const nodes = rowHeights.map((height) => {
    const node = { x: radius + 1, y: top + firstLine, radius }
    top += height
    return node
  })
  const first = nodes[0]
  const last = nodes.at(-1)
  return {
    height: top,
    rail:
      first === undefined || last === undefined || first === last
        ? undefined
        : { x: first.x, from: first.y, to: last.y },
    nodes,
  }
}
