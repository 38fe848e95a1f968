/**
 * Limits for what pages fetch and workers load; a build over one fails. Kilobytes of 1,000 bytes,
 * each file compressed by itself. Say in docs/decisions.md why you raise one.
 */
export const budgets = {
  /**
   * A page's scripts, brotli: its entry and its route's code, without what loads on an action.
   * React, the router, queries, translations and the API client alone are 107.
   */
  script: {
    everyRoute: 118,
    // The entry for logged-in people has all routes and their menu.
    fullEntry: 127,
    // Login and account forms bring their fields, rules and dialogs.
    byRoute: {
      '/login': 135,
      '/signup': 135,
      '/forgotpassword': 133,
      '/resetPassword': 133,
      '/account/verificationRequired': 131,
      '/logout': 130,
      '/webView': 130,
      '/account/confirm': 133,
      // Look-up, payment, waiting for the reply, and billing maintenance.
      '/payment/': 144,
      // Tables, dates and the permit's path; at most 25 more than the home page.
      // Questions, the answer and the fee.
      '/activities/other_permit': 134,
      '/permit-search': 133,
      '/permits/$year/$number': 133,
      '/paymentLPI': 135,
      '/payment/receipt/$reference': 130,
      // Due bills, next steps and billing maintenance.
      '/dashboard': 140,
      '/payment/water-bill-payment-records': 143,
      '/payment/payment-history': 132,
      '/account/create/address': 137,
      '/account/create/account-information': 138,
      '/account/create/business-information': 139,
      '/add-stored-payment': 132,
      '/add-stored-payment-mobile': 132,
      '/payment/bill/$key': 131,
      // Overview and sections; billing has saved methods and the autopay dialog.
      '/account/': 129,
      '/account/$userId': 129,
      '/account/profile': 141,
      '/account/security': 139,
      '/account/billing': 139,
      '/account/notifications': 131,
      '/account/property': 129,
      '/account/organizations': 128,
      '/account/data': 136,
      '/organization_management': 141,
      '/add_organization': 137,
      '/laserfiche/form': 131,
      '/in_progress': 134,
      '/completed_activities': 134,
      '/messages': 133,
      '/activity-view/$type/$id': 142,
      '/request_status/$id': 140,
      // Home plus 25, for the form, photos and draft; the map loads on demand.
      '/report': 149,
      '/feedback': 149,
      // Home plus 25, for the search, the property and the form; the map loads on demand.
      '/activities/zoning_inquiry': 143,
      // Two imports: of a file, by script, and of a layer, whose fields are named one by one.
      '/parcels': 136,
      '/open_reports': 133,
      '/find_request': 133,
      '/businesslicense': 132,
      '/requests': 140,
      '/requests/': 138,
      '/requests_/bulk': 135,
      '/requests/$id': 148,
      '/requests_/new': 138,
      '/templates': 134,
      '/teams': 136,
      // The rule's fields, and six questions.
      '/permit_exemptions/$kind': 136,
      '/fee_schedules/$kind': 134,
      '/settings': 136,
      '/feature_flags': 136,
      '/service_targets': 136,
      '/areas': 136,
      '/billing_imports/$batchId': 134,
      '/inbox/settings': 134,
      // The list of texts with their fields, checks, history and unsaved changes.
      '/languages/$language': 138,
      '/users/view/$id/{-$prevPage}': 142,
      '/users/edit/$id/{-$prevPage}': 142,
      '/people/$id': 140,
      '/people/organizations/$id': 137,
      // The field of rich text; its editor loads after the page.
      '/activities/create': 136,
      '/activities/$serviceId': 140,
      '/saleforce_public_fields': 135,
      '/payments/$id': 137,
      '/system_alerts': 139,
      '/billing_maintenance_settings': 139,
      // Passkeys and a QR code.
      '/second-step': 138,
      '/security': 138,
    },
  },
  stylesheet: { everyRoute: 12, fullEntry: 12, byRoute: {} },
  /** What a worker loads before its first request, gzip: it delays every cold start. Licenses and fees took 8, zoning 4, permits 5, applications for them 8. */
  worker: 668,
} as const satisfies Budgets

/** By the app's folder. The staff app's entry has all its screens, and no visitor waits for it. */
export const budgetsOf = (app: string): Budgets =>
  app === 'web-admin'
    ? {
        ...budgets,
        script: {
          ...budgets.script,
          // Its frame has a menu by work, who is logged in, the inbox's count, and keys; its forms' texts grow with its screens.
          fullEntry: 135,
          byRoute: { ...budgets.script.byRoute, '/': 130 },
        },
      }
    : budgets

/** In kB; exceptions by route id. */
export interface Budgets {
  readonly script: RouteBudget
  readonly stylesheet: RouteBudget
  readonly worker: number
}

interface RouteBudget {
  /** Of a page with the entry for visitors, where an app has one. */
  readonly everyRoute: number
  /** Of a page with the entry that has all routes. */
  readonly fullEntry: number
  readonly byRoute: Readonly<Record<string, number>>
}
