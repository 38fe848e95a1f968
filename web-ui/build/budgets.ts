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
      '/$': 122,
      '/activity/start': 122,
      '/login': 127,
      '/signup': 127,
      '/forgotpassword': 125,
      '/sso/saml': 122,
      '/resetPassword': 126,
      '/account/verificationRequired': 124,
      '/openMobileApp': 124,
      '/logout': 124,
      '/account/confirm': 126,
      '/dashboard': 124,
      '/account/create/address': 132,
      '/account/create/account-information': 132,
      '/account/create/business-information': 132,
      '/account/$userId': 136,
      '/organization_management': 130,
      '/add_organization': 130,
      '/undelivered': 122,
      '/users/': 124,
      '/users/view/$id/{-$prevPage}': 124,
      '/users/edit/$id/{-$prevPage}': 124,
    },
  },
  /** Stylesheets of a page, brotli. */
  stylesheet: { everyRoute: 12, byRoute: {} },
  /** What a worker loads before its first request, gzip: it delays every cold start. */
  worker: 500,
} as const satisfies Budgets

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
