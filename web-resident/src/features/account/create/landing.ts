import { pendingActivityIn } from '../../../parts/pending-activity.ts'

/** Phones and tablets, which may have the city's app. */
const mobile = /Android|iPhone|iPad|iPod/i

/**
 * Where account creation ends (spec, resident section 4): at the service that the person came for, in
 * the city's app on a phone, else on the dashboard.
 */
export function landingPath(): string {
  const activityId = pendingActivityIn(document.cookie)
  if (activityId) return `/activity/start?activityId=${activityId}`
  return mobile.test(navigator.userAgent) ? '/openMobileApp' : '/dashboard'
}
