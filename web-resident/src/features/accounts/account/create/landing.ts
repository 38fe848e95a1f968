import type { PageData } from '@portal/web-ui/page-data'

/** Phones and tablets, which may have the city's app. */
const mobile = /Android|iPhone|iPad|iPod/i

/**
 * Where account creation ends (spec, resident section 4): the page the person wanted, the city's
 * app on a phone, or the dashboard. Only JavaScript can try the app.
 */
export function landingPath({ pendingPath }: Pick<PageData, 'pendingPath'>): string {
  if (pendingPath) return pendingPath
  return mobile.test(navigator.userAgent) ? '/openMobileApp' : '/dashboard'
}
