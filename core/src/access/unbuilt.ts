import type { TextKey } from '../translations/defaults/index.ts'
import type { Screen } from './screens.ts'

/**
 * Screens that a visitor can be led to and that do not stand yet, each with the title of the page that
 * is shown in their place: it asks the visitor to call or write. A screen that is built leaves this table.
 */
export const unbuiltScreens: Readonly<Partial<Record<Screen, TextKey>>> = {
  '/login': 'Unbuilt.Login',
  '/signup': 'Unbuilt.Signup',
  '/forgotpassword': 'Unbuilt.ForgotPassword',
  '/resetPassword': 'Unbuilt.ForgotPassword',
  '/openMobileApp': 'Unbuilt.MobileApp',
  '/payment': 'Unbuilt.Payment',
  '/add-stored-payment-mobile': 'Unbuilt.Payment',
  '/businesslicense': 'Unbuilt.BusinessLicense',
  '/permit-search': 'Unbuilt.PermitSearch',
  '/garbage-search': 'Unbuilt.GarbageSearch',
  '/boards-and-commissions': 'Unbuilt.Boards',
  '/boards-and-commissions/{id}': 'Unbuilt.Boards',
  '/laserfiche/form': 'Unbuilt.Form',
  '/report': 'Unbuilt.Report',
  '/feedback': 'Unbuilt.Feedback',
  '/activities/other_permit': 'Unbuilt.OtherPermit',
  '/activities/business_application': 'Unbuilt.BusinessApplication',
  '/activities/zoning_inquiry': 'Unbuilt.Zoning',
}
