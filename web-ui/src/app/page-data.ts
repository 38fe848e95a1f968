import type { DehydratedState } from '@tanstack/react-query'
import type { CitySettings, Flags, Language } from '@portal/core/rules'
import type { Resources } from '../texts/index.tsx'

/** What a page knows of its city and visitor, the same on the server and in the browser. */
export interface PageData {
  readonly language: Language
  readonly settings: CitySettings
  readonly flags: Flags
  /** Names the version of the texts, for their immutable address. */
  readonly textsVersion: string
  /** Stylesheets of the page that the server rendered, known once its route is. */
  readonly stylesheets: string[]
}

/** What the server's markup carries for the browser to take over from. */
export interface Carried {
  readonly page: PageData
  /** Just the texts that the page used. */
  readonly texts: Resources
  readonly queries: DehydratedState
}

/** The element that carries it. */
export const carriedElementId = 'page-data'
