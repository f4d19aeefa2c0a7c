declare module 'culori' {
  export type Color = { mode: string }
  export function parse(color: string): Color | undefined
  export function wcagContrast(one: Color, other: Color): number
  export function differenceCiede2000(): (one: Color, other: Color) => number
  export function filterDeficiencyProt(severity: number): (color: Color) => Color
  export function filterDeficiencyDeuter(severity: number): (color: Color) => Color
  export function filterDeficiencyTrit(severity: number): (color: Color) => Color
}
