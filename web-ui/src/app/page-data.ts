import type { DehydratedState } from '@tanstack/react-query'
import type { ScreenVisitor } from '@portal/core/access/rules'
import type { CitySettings } from '@portal/core/city/rules'
import type { Flags } from '@portal/core/flags/rules'
import type { Language } from '@portal/core/kernel/rules'
import type { FormState } from '../forms/form-answer.ts'
import type { Resources } from '../texts/index.tsx'

/** Who looks at a page, as far as guards and menus decide by it. */
export interface Viewer extends ScreenVisitor {
  readonly userId: string | null
  readonly isAdmin: boolean
  /** They were signed in, and their session has ended: elsewhere, or of age. */
  readonly hasEnded: boolean
}

/** What a page knows of its city and visitor, the same on the server and in the browser. */
export interface PageData {
  readonly language: Language
  readonly settings: CitySettings
  readonly flags: Flags
  readonly viewer: Viewer
  /** The staff app's address, without a trailing slash. */
  readonly staffUrl: string | null
  /** The resident app's address, likewise. */
  readonly portalUrl: string | null
  /** Where the person wanted to go before they logged in or made their account. */
  readonly pendingPath: string | null
  /** What the server answered to a form of this page that was sent without a script. */
  readonly form: FormState | null
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
