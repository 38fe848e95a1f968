import type { DehydratedState } from '@tanstack/react-query'
import type { ScreenVisitor } from '@portal/core/access/rules'
import type { PageSettings } from '@portal/core/city/rules'
import type { Flags } from '@portal/core/flags/rules'
import type { Language, SecondStep, StaffRole } from '@portal/core/kernel/rules'
import type { FormState } from '../forms/form-answer.ts'
import type { Resources } from '../texts/index.tsx'

export interface Viewer extends ScreenVisitor {
  readonly userId: string | null
  /** Of staff; empty for everyone else. */
  readonly roles: readonly StaffRole[]
  /** Was logged in; the session was ended elsewhere or expired. */
  readonly hasEnded: boolean
  /** What a login to the staff app waits for; null: nothing. */
  readonly secondStep: SecondStep | null
}

/** How a member of staff has set up their screens. */
export interface StaffLayout {
  readonly density: 'comfortable' | 'compact'
  readonly isRailHidden: boolean
}

/** What a page knows about city and visitor, on the server and in the browser. */
export interface PageData {
  readonly language: Language
  readonly settings: PageSettings
  readonly flags: Flags
  readonly viewer: Viewer
  /** Without a trailing slash. */
  readonly staffUrl: string | null
  /** Without a trailing slash. */
  readonly portalUrl: string | null
  /** Of the staff app only. */
  readonly layout: StaffLayout | null
  /** Where to go after login or sign-up. */
  readonly pendingPath: string | null
  /** The result of this page's form, sent without JavaScript. */
  readonly form: FormState | null
  /** For the texts' immutable URL. */
  readonly textsVersion: string
}

/** What the server's markup carries for hydration. */
export interface Carried {
  readonly page: PageData
  /** Only the texts that the page used. */
  readonly texts: Resources
  /** And how the server wrote its dates. */
  readonly dates: Readonly<Record<string, string>>
  readonly queries: DehydratedState
}

export const carriedElementId = 'page-data'
