/** Port: keeps a token so that the database does not show it. */
export interface TokenBox {
  seal(text: string, bound: string): Promise<string>
  /** Null if it was sealed with another key or for another row. */
  open(sealed: string, bound: string): Promise<string | null>
}

/** The row that a token is sealed for. */
export const tokenPlace = (sourceId: string): string => `legistar/${sourceId}`

/** As imports name it, and before the ids of its records. */
export const sourceName = (client: string): string => `legistar:${client}`
