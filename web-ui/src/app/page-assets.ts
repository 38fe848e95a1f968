import type { PageStyles } from './page-styles.ts'

/** The files of one page. */
export interface PageAssets {
  readonly entry: string
  /** The route's scripts, fetched together with the entry. */
  readonly scripts: readonly string[]
  /** Null in development, where vite brings them. */
  readonly styles: PageStyles | null
}
