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
      '/$': 126,
      '/activity/start': 127,
      '/login': 134,
      '/signup': 133,
      '/forgotpassword': 132,
      '/sso/saml': 127,
      '/resetPassword': 132,
      '/account/verificationRequired': 130,
      '/openMobileApp': 128,
      '/logout': 129,
      '/webView': 129,
      '/account/confirm': 132,
      // Where one looks up, pays, waits for the answer, and sees when bills are closed.
      '/payment/': 142,
      '/paymentLPI': 135,
      '/payment/receipt/$reference': 130,
      // What is due stands on it, with what comes next, and when bills are closed, which /payment says as well.
      '/dashboard': 138,
      '/payment/water-bill-payment-records': 146,
      '/payment/payment-history': 132,
      '/account/create/address': 138,
      '/account/create/account-information': 138,
      '/account/create/business-information': 138,
      '/add-stored-payment': 132,
      '/add-stored-payment-mobile': 132,
      '/payment/bill/$key': 130,
      // With water accounts, saved cards and the dialog of autopay.
      '/account/$userId': 150,
      '/organization_management': 140,
      '/add_organization': 136,
      '/laserfiche/form': 131,
      '/in_progress': 133,
      '/completed_activities': 133,
      '/messages': 132,
      '/activity-view/$type/$id': 140,
      '/request_status/$id': 139,
      // Home and 25, for the form, its photos and what is kept of it; a map comes on top when it is wanted.
      '/report': 146,
      '/feedback': 146,
      '/open_reports': 132,
      '/find_request': 132,
      '/requests/': 131,
      '/requests/bulk': 130,
      '/requests/$id': 131,
      '/undelivered': 124,
      '/slowed_callers': 123,
      '/users/': 126,
      '/users/view/$id/{-$prevPage}': 130,
      '/users/edit/$id/{-$prevPage}': 130,
      '/activities/': 126,
      '/activities/create': 129,
      '/activities/$serviceId': 129,
      '/saleforce_public_fields': 127,
      '/payments/': 126,
      '/payments/$id': 127,
      '/payment_discrepancies': 126,
      '/system_alerts': 130,
      '/billing_maintenance_settings': 130,
      '/forms/': 126,
      '/forms/$bpid': 126,
    },
  },
  /** Stylesheets of a page, brotli. */
  stylesheet: { everyRoute: 12, byRoute: {} },
  /** What a worker loads before its first request, gzip: it delays every cold start. */
  worker: 558,
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
