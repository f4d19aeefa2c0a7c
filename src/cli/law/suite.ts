import { z } from 'zod'

/** One case of a suite: a question to the law, with the answer expected of it. */
export const lawCase = z.object({
  id: z.string(),
  kind: z.string().optional(),
  method: z.string().optional(),
  input: z.record(z.string(), z.unknown()),
  expected: z.record(z.string(), z.unknown()),
})

export type LawCase = z.infer<typeof lawCase>

/** The fields of `expected`, as our engine has them. */
export type Answer = Readonly<Record<string, unknown>>

/** Answers the cases of one suite. */
export interface Suite {
  readonly name: string
  /** Reads a file that a case names, relative to the parent of the folder of suites. */
  readonly answer: (question: LawCase, readBeside: (path: string) => unknown) => Answer
}

/** What a suite says to a kind of case it has no answer for. */
export const noAnswer: Answer = {}
