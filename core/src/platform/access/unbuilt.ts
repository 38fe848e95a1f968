import type { TextKey } from '../texts/defaults/index.ts'
import type { Screen } from './screens.ts'

/**
 * Screens that somebody can be led to and that do not stand yet, each with the title of the page that
 * is shown in their place: it asks to call or write. A screen that is built leaves this table.
 */
export const unbuiltScreens: Readonly<Partial<Record<Screen, TextKey>>> = {
  '/businesslicense': 'Unbuilt.BusinessLicense',
  '/permit-search': 'Unbuilt.PermitSearch',
  '/garbage-search': 'Unbuilt.GarbageSearch',
  '/boards-and-commissions': 'Unbuilt.Boards',
  '/boards-and-commissions/{id}': 'Unbuilt.Boards',
  '/activities/other_permit': 'Unbuilt.OtherPermit',
  '/activities/business_application': 'Unbuilt.BusinessApplication',
  '/activities/zoning_inquiry': 'Unbuilt.Zoning',
}
