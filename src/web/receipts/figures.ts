import { createContext, use } from 'react'
import type { Plan } from '#engine/plan.ts'

/** A figure as a plan carries it. */
export type Receipt = Plan['figures'][number]
export type Figures = ReadonlyMap<string, Receipt>

export const figuresById = (receipts: readonly Receipt[]): Figures =>
  new Map(receipts.map((receipt) => [receipt.id, receipt]))

/** The figures that the texts around here link to. */
export const FiguresContext = createContext<Figures>(new Map())
export const useFigures = (): Figures => use(FiguresContext)

/** Where a screen says in its own text where a number comes from, for visits without scripts; most do not. */
export const FigureNotesContext = createContext<((id: string) => string) | undefined>(undefined)
