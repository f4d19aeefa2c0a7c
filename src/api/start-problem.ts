/** A reason not to start that the person at the terminal can act on; shown as its sentence, without a trace. */
export class StartProblem extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'StartProblem'
  }
}
