/**
 * Each page's entry names all screens, so that one more adds a tenth of a kilobyte to every page. Those
 * of boards and commissions, and of articles, took one, those of messages and what was sent the other.
 */
const newScreens = 2

const withNewScreens = (
  limits: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(limits).map(([id, limit]) => [id, limit + newScreens]))

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
    fullEntry: 129 + newScreens,
    // Login and account forms bring their fields, rules and dialogs. The screens of what the city
    // knows made the entry's list of routes 0.4 longer, so some went up by one.
    byRoute: withNewScreens({
      // Its parts are in chunks that it shares with screens that grew.
      '/': 118,
      // The form that asks whether it helped; the search field that waits for suggestions took 0.2 of every page.
      '/knowledgebase/$id': 121,
      '/login': 136,
      '/signup': 136,
      '/forgotpassword': 135,
      '/resetPassword': 135,
      '/account/verificationRequired': 132,
      '/logout': 132,
      '/webView': 132,
      '/account/confirm': 134,
      // Look-up, payment, waiting for the reply, and billing maintenance.
      '/payment/': 145,
      // Questions, the answer and the fee.
      '/activities/other_permit': 135,
      // Tables, dates and the permit's path; at most 25 more than the home page.
      '/permit-search': 136,
      // Tables and dates; the permanent page has a calendar's address, its days and the form for
      // reminders.
      '/garbage-search': 133,
      '/pickup/$id': 137,
      // Besides, the form to follow it, and its documents; booking inspections loads late.
      '/permits/$year/$number': 143,
      // The form with a field for each comment and file.
      '/permits/$year/$number_/corrections': 139,
      '/permits_/$id/documents': 138,
      // Questions, steps with their states and fees; at most 25 more than the home page.
      '/activities/business_application': 137,
      '/paymentLPI': 136,
      '/payment/receipt/$reference': 132,
      // Due bills, next steps and billing maintenance.
      '/dashboard': 141,
      '/payment/water-bill-payment-records': 145,
      '/payment/payment-history': 134,
      '/account/create/address': 138,
      '/account/create/account-information': 140,
      '/account/create/business-information': 140,
      '/add-stored-payment': 133,
      '/add-stored-payment-mobile': 133,
      '/payment/bill/$key': 132,
      // Overview and sections; billing has saved methods and the autopay dialog.
      '/account/': 131,
      '/account/$userId': 131,
      '/account/profile': 143,
      '/account/security': 141,
      '/account/billing': 141,
      // Besides, what one follows: permits, boards, and addresses with their pickups; and each kind of
      // news by each channel.
      '/account/notifications': 140,
      '/account/property': 130,
      '/account/organizations': 130,
      '/account/data': 137,
      // A form of one button.
      '/unsubscribe/$id': 131,
      // Besides members and payments, invitations and licenses.
      '/organization_management': 146,
      // A table of permits with their next steps.
      '/contractor_permits': 133,
      '/add_organization': 138,
      '/laserfiche/form': 133,
      '/in_progress': 136,
      '/completed_activities': 136,
      '/messages': 135,
      '/activity-view/$type/$id': 144,
      '/request_status/$id': 141,
      // Home plus 25, for the form, photos and draft; the map loads on demand.
      '/report': 151,
      '/feedback': 151,
      // Home plus 25, for the search, the property and the form; the map loads on demand.
      '/activities/zoning_inquiry': 143,
      // Two imports: of a file, by script, and of a layer, whose fields are named one by one.
      '/parcels': 136,
      '/open_reports': 135,
      '/find_request': 134,
      '/businesslicense': 134,
      // Its forms for slots, changes, results and photos.
      '/inspections/': 139,
      '/inspections/today': 138,
      // The palette also finds permits, and the frame of a desk is shared.
      '/requests': 142,
      '/requests/': 139,
      '/requests_/bulk': 136,
      '/requests/$id': 148,
      '/requests_/new': 139,
      '/templates': 135,
      '/teams': 137,
      // The rule's fields, and six questions.
      '/permit_exemptions/$kind': 136,
      // Three forms for rules, one for today, and the days of every district.
      '/pickup_calendar': 138,
      '/fee_schedules/$kind': 136,
      '/settings': 137,
      // Its switches, and the entry with every form.
      '/feature_flags': 137,
      // Its kind's counts, and the trades of a contractor.
      '/licenses/new': 137,
      '/service_targets': 137,
      '/areas': 137,
      '/billing_imports/$batchId': 135,
      '/inbox/settings': 135,
      // A permit with the steps of its whole life, each a form, and its bill while it is written.
      '/permits': 137,
      '/permits/': 137,
      '/permits/$id': 147,
      // Boards; one with forms for seats, terms, meetings, papers, attendance and applicants.
      '/boards/': 137,
      '/boards/$id': 141,
      // The list of texts with their fields, checks, history and unsaved changes.
      '/languages/$language': 139,
      '/users/view/$id/{-$prevPage}': 143,
      '/users/edit/$id/{-$prevPage}': 143,
      // A person's record, and the entry with every form.
      '/people/$id': 142,
      '/people/organizations/$id': 139,
      // Both languages side by side, history with changes, state and care.
      '/articles/$id': 149,
      '/articles/new': 140,
      '/news_posts/new': 140,
      '/news_posts/$id': 148,
      '/board_texts/$id': 148,
      '/materials/$id': 148,
      '/materials/new': 140,
      // And both lists of the home page, with their buttons.
      '/home_page': 150,
      // The field of rich text; its editor loads after the page.
      '/activities/create': 138,
      '/activities/$serviceId': 142,
      '/saleforce_public_fields': 136,
      // Four texts with their phones, the people of each choice, and the list with its steps.
      '/bulk_push_notifications': 141,
      '/payments/$id': 138,
      '/system_alerts': 140,
      '/billing_maintenance_settings': 140,
      // Passkeys and a QR code.
      '/second-step': 139,
      '/security': 139,
      // Tables of members and meetings, the attendance dialog, and the form to follow the board.
      '/boards-and-commissions/$id': 138,
    }),
  },
  stylesheet: { everyRoute: 12, fullEntry: 12, byRoute: {} },
  /** What a worker loads before its first request, gzip: it delays every cold start. Licenses and fees took 8, zoning 4, permits 5, plan review 5, the permit desk 6, work without a permit 6, what people and contractors do around permits 8, the rest of land, permits and licenses 18, inspections 14, texts and rules of the pickup calendar 11, boards 8. What staff edit by versions took 11, the desk of permits and corrected results 6, feedback on articles, what goes where and search words 9, the desk of boards 11 and the texts of boards 5, feeds 4, reminders of pickups 3, the columns, errors and words of files that staff import 9, the home page 8, links that do not work 4, boards from Legistar 3, messages to many 13, notices before the water is shut off 11. The people of each choice, saved audiences and the settings of messages to many took 6, what people choose and how sending goes 13, mail that comes back 2, the styles that pages carry 22, which no visitor then fetches before the first paint, the words of what a device keeps 6. */
  worker: 912,
  /** Of a browser's service worker, brotli: it is fetched when a page is at rest, and looked for again with each visit. */
  serviceWorker: 5,
} as const satisfies Budgets

/** What the staff app's first script, which has all its addresses and forms, grew by since the budgets above: what staff edit by versions, the pickup calendar, the desk of boards, the feeds and imports of files, the lists of the home page, and what the city sends to many. */
const staffEntryGrowth = 11

/** By the app's folder. The staff app's entry has all its screens, and no visitor waits for it. */
export const budgetsOf = (app: string): Budgets =>
  app === 'web-admin'
    ? {
        ...budgets,
        script: {
          ...budgets.script,
          // Its frame has a menu by work, who is logged in, the inbox's count, and keys; its forms' texts grow with its screens.
          fullEntry: 136 + staffEntryGrowth,
          byRoute: grown({ ...budgets.script.byRoute, '/': 131 }),
        },
      }
    : budgets

const grown = (byRoute: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(byRoute).map(([route, most]) => [route, most + staffEntryGrowth]),
  )

/** In kB; exceptions by route id. */
export interface Budgets {
  readonly script: RouteBudget
  readonly stylesheet: RouteBudget
  readonly worker: number
  readonly serviceWorker: number
}

interface RouteBudget {
  /** Of a page with the entry for visitors, where an app has one. */
  readonly everyRoute: number
  /** Of a page with the entry that has all routes. */
  readonly fullEntry: number
  readonly byRoute: Readonly<Record<string, number>>
}
