/** A version of a plan by its place in a conversation. */
export interface PlanPlace {
  readonly threadId: string
  readonly planId: string
  readonly version: number
  /** In plain words. */
  readonly title: string
}
