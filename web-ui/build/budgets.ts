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
    everyRoute: 119,
    // Forms to and behind the sign-in, which bring their fields, rules and dialogs along; and the entry
    // that knows every route and the menu of whoever is signed in.
    byRoute: {
      '/$': 128,
      '/activity/start': 128,
      '/login': 135,
      '/signup': 135,
      '/forgotpassword': 134,
      '/sso/saml': 128,
      '/resetPassword': 134,
      '/account/verificationRequired': 131,
      '/openMobileApp': 128,
      '/logout': 130,
      '/webView': 131,
      '/account/confirm': 133,
      // Where one looks up, pays, waits for the answer, and sees when bills are closed.
      '/payment/': 144,
      '/paymentLPI': 136,
      '/payment/receipt/$reference': 131,
      // What is due stands on it, with what comes next, and when bills are closed, which /payment says as well.
      '/dashboard': 140,
      '/payment/water-bill-payment-records': 146,
      '/payment/payment-history': 133,
      '/account/create/address': 138,
      '/account/create/account-information': 139,
      '/account/create/business-information': 140,
      '/add-stored-payment': 133,
      '/add-stored-payment-mobile': 133,
      '/payment/bill/$key': 132,
      // The account's overview and its sections; billing has saved cards and the dialog of autopay.
      '/account/': 131,
      '/account/$userId': 131,
      '/account/profile': 142,
      '/account/security': 141,
      '/account/billing': 140,
      '/account/notifications': 132,
      '/account/property': 130,
      '/account/organizations': 129,
      '/account/data': 137,
      '/organization_management': 142,
      '/add_organization': 137,
      '/laserfiche/form': 131,
      '/in_progress': 135,
      '/completed_activities': 135,
      '/messages': 134,
      '/activity-view/$type/$id': 142,
      '/request_status/$id': 140,
      // Home and 25, for the form, its photos and what is kept of it; a map comes on top when it is wanted.
      '/report': 150,
      '/feedback': 150,
      '/open_reports': 134,
      '/find_request': 133,
      '/requests/': 132,
      '/requests/bulk': 130,
      '/requests/$id': 132,
      '/undelivered': 125,
      '/slowed_callers': 123,
      '/sessions': 125,
      '/users/': 126,
      '/users/view/$id/{-$prevPage}': 131,
      '/users/edit/$id/{-$prevPage}': 131,
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
        script: { ...budgets.script, byRoute: { ...budgets.script.byRoute, '/': 120 } },
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
