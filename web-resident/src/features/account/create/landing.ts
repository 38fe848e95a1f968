/** Phones and tablets, which may have the city's app. */
const mobile = /Android|iPhone|iPad|iPod/i

/**
 * Where account creation ends (spec, resident section 4): the city's app on a phone, else the dashboard.
 */
export const landingPath = (): string =>
  mobile.test(navigator.userAgent) ? '/openMobileApp' : '/dashboard'
