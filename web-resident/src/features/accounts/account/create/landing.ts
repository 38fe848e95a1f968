import type { PageData } from '@portal/web-ui/page-data'

/** Phones and tablets, which may have the city's app. */
const mobile = /Android|iPhone|iPad|iPod/i

/**
 * Where account creation ends (spec, resident section 4): where the person wanted to go, in
 * the city's app on a phone, else on the dashboard. Only a script can try the app.
 */
export function landingPath({ pendingPath }: Pick<PageData, 'pendingPath'>): string {
  if (pendingPath) return pendingPath
  return mobile.test(navigator.userAgent) ? '/openMobileApp' : '/dashboard'
}
