/** One line of `npm run bench`: a piece of our work held against a yardstick in the same process. */
export interface Row {
  readonly name: string
  /** What the ratio of our time to the yardstick's must not pass. */
  readonly goal: number
  /** The work, once. */
  readonly run: () => unknown
  /** Another yardstick than the reference kernel, and what it is. */
  readonly against?: { readonly name: string; readonly run: () => unknown }
  /** Throws when the work gives a wrong answer: speed of a wrong answer is not measured. */
  readonly check?: () => void
}
