/** A link that a board shows. */
export interface BoardLink {
  readonly label: string
  /** Null or missing: the label says it in English. */
  readonly labelEs?: string | null
  readonly url: string
}
