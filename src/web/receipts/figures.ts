import { createContext, use } from 'react'
import type { FactStatement, Plan } from '#engine/plan.ts'

/** A figure as a plan carries it, and whether it stands for a fact of a sample household. */
export type Receipt = Plan['figures'][number] & { readonly isFromSample?: boolean }
export type Figures = ReadonlyMap<string, Receipt>

/** A plan counts as told what a sample brought; its receipts say which of the two it was. */
export function receiptsOf(figures: readonly Receipt[], facts: readonly FactStatement[]): readonly Receipt[] {
  const sampled = facts.filter(({ origin }) => origin === 'sample').map(({ fact }) => fact)
  const isFromSample = ({ id, origin }: Receipt) =>
    origin === 'told' && sampled.some((fact) => id === fact || id.startsWith(`${fact}.`))
  return figures.map((figure) =>
    isFromSample(figure) ? { ...figure, isFromSample: true, how: 'from the sample household' } : figure,
  )
}

export const figuresById = (receipts: readonly Receipt[]): Figures =>
  new Map(receipts.map((receipt) => [receipt.id, receipt]))

/** The figures that the texts around here link to. */
export const FiguresContext = createContext<Figures>(new Map())
export const useFigures = (): Figures => use(FiguresContext)

/** Where a screen says in its own text where a number comes from, for visits without scripts; most do not. */
export const FigureNotesContext = createContext<((id: string) => string) | undefined>(undefined)
