/**
 * What may be fetched and loaded at most; a build that passes one of these fails. Kilobytes of 1,000
 * bytes; each file compressed by itself, as it travels. Raising a figure is a decision: say why in
 * docs/decisions.md.
 */
export const budgets = {
  /**
   * Script of a page, brotli: its entry and its route's code, without what only a visitor's action
   * loads. React, the router, queries, translations and the API client alone are 107.
   */
  script: {
    everyRoute: 118,
    // Forms to and behind the sign-in, which bring their fields, rules and dialogs along; and the entry
    // that knows every route and the menu of whoever is signed in.
    byRoute: {
      '/$': 127,
      '/activity/start': 127,
      '/login': 134,
      '/signup': 134,
      '/forgotpassword': 133,
      '/sso/saml': 127,
      '/resetPassword': 133,
      '/account/verificationRequired': 130,
      '/openMobileApp': 127,
      '/logout': 129,
      '/webView': 130,
      '/account/confirm': 132,
      // Where one looks up, pays, waits for the answer, and sees when bills are closed.
      '/payment/': 143,
      '/paymentLPI': 134,
      '/payment/receipt/$reference': 130,
      // What is due stands on it, with what comes next, and when bills are closed, which /payment says as well.
      '/dashboard': 139,
      '/payment/water-bill-payment-records': 143,
      '/payment/payment-history': 132,
      '/account/create/address': 137,
      '/account/create/account-information': 138,
      '/account/create/business-information': 139,
      '/add-stored-payment': 132,
      '/add-stored-payment-mobile': 132,
      '/payment/bill/$key': 131,
      // The account's overview and its sections; billing has saved cards and the dialog of autopay.
      '/account/': 129,
      '/account/$userId': 129,
      '/account/profile': 141,
      '/account/security': 139,
      '/account/billing': 139,
      '/account/notifications': 131,
      '/account/property': 129,
      '/account/organizations': 128,
      '/account/data': 136,
      '/organization_management': 140,
      '/add_organization': 136,
      '/laserfiche/form': 130,
      '/in_progress': 134,
      '/completed_activities': 134,
      '/messages': 133,
      '/activity-view/$type/$id': 141,
      '/request_status/$id': 139,
      // Home and 25, for the form, its photos and what is kept of it; a map comes on top when it is wanted.
      '/report': 148,
      '/feedback': 148,
      '/open_reports': 133,
      '/find_request': 132,
      '/requests/': 132,
      '/requests/bulk': 130,
      '/requests/$id': 132,
      '/undelivered': 125,
      '/sessions': 123,
      '/slowed_callers': 123,
      '/users/': 126,
      '/users/view/$id/{-$prevPage}': 132,
      '/users/edit/$id/{-$prevPage}': 132,
      '/activities/': 126,
      '/activities/create': 130,
      '/activities/$serviceId': 130,
      '/saleforce_public_fields': 128,
      '/payments/': 126,
      '/payments/$id': 128,
      '/payment_discrepancies': 126,
      '/system_alerts': 130,
      '/billing_maintenance_settings': 131,
      '/forms/': 126,
      '/forms/$bpid': 126,
    },
  },
  /** Stylesheets of a page, brotli. */
  stylesheet: { everyRoute: 12, byRoute: {} },
  /** What a worker loads before its first request, gzip: it delays every cold start. */
  worker: 585,
} as const satisfies Budgets

/**
 * The budgets of an app by its folder. The staff's own start is no visitor's first page, and its entry
 * knows every screen of theirs.
 */
export const budgetsOf = (app: string): Budgets =>
  app === 'web-admin'
    ? {
        ...budgets,
        script: { ...budgets.script, byRoute: { ...budgets.script.byRoute, '/': 119 } },
      }
    : budgets

/** Limits in kB; a route of its own needs is named by its id. */
export interface Budgets {
  readonly script: RouteBudget
  readonly stylesheet: RouteBudget
  readonly worker: number
}

interface RouteBudget {
  readonly everyRoute: number
  readonly byRoute: Readonly<Record<string, number>>
}
