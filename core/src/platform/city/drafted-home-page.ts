import type { DraftRow } from '../kernel/context.ts'
import type { HomePageBody } from './settings.ts'

/** The home page that a member of staff is shown before it is published. */
export const draftedHomePage = (draft: DraftRow | null | undefined): HomePageBody | null =>
  draft?.table === 'home_pages'
    ? // Cleaned by its kind before it was kept.
      (draft.row as unknown as HomePageBody)
    : null
