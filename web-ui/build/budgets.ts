/**
 * Each page's entry names all screens, so that one more adds a tenth of a kilobyte to every page. Those
 * of boards and commissions, and of articles, took one, those of messages and what was sent another, what a
 * device keeps a third.
 */
const newScreens = 3

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
   * React, the router, queries and translations alone are 94.
   */
  script: {
    everyRoute: 105,
    // The entry for logged-in people has all routes and their menu.
    fullEntry: 116 + newScreens,
    // Login and account forms bring their fields, rules and dialogs. The screens of what the city
    // knows made the entry's list of routes 0.4 longer, so some went up by one.
    byRoute: withNewScreens({
      // Its parts are in chunks that it shares with screens that grew.
      '/': 105,
      // The form that asks whether it helped; the search field that waits for suggestions took 0.2 of every page.
      '/knowledgebase/$id': 108,
      '/login': 123,
      '/signup': 123,
      '/forgotpassword': 122,
      '/resetPassword': 122,
      '/account/verificationRequired': 119,
      '/logout': 119,
      '/webView': 119,
      '/account/confirm': 121,
      // Look-up, payment, waiting for the reply, and billing maintenance.
      '/payment/': 132,
      // Questions, the answer and the fee.
      '/activities/other_permit': 122,
      // Tables, dates and the permit's path; at most 25 more than the home page.
      '/permit-search': 123,
      // Tables and dates; the permanent page has a calendar's address, its days and the form for
      // reminders. The screens of partners in every page's list and a live region that waits for
      // the end of a press took the last tenths of it.
      '/garbage-search': 120,
      '/pickup/$id': 125,
      // Besides, the form to follow it, and its documents; booking inspections loads late.
      '/permits/$year/$number': 130,
      // The form with a field for each comment and file.
      '/permits/$year/$number_/corrections': 126,
      '/permits_/$id/documents': 125,
      // Questions, steps with their states and fees; at most 25 more than the home page.
      '/activities/business_application': 124,
      '/paymentLPI': 123,
      '/payment/receipt/$reference': 119,
      // Due bills, next steps and billing maintenance.
      '/dashboard': 128,
      '/payment/water-bill-payment-records': 132,
      '/payment/payment-history': 121,
      '/account/create/address': 125,
      '/account/create/account-information': 127,
      '/account/create/business-information': 127,
      '/add-stored-payment': 120,
      '/add-stored-payment-mobile': 120,
      '/payment/bill/$key': 119,
      // Overview and sections; billing has saved methods and the autopay dialog.
      '/account/': 118,
      '/account/$userId': 118,
      '/account/profile': 130,
      '/account/security': 128,
      '/account/billing': 128,
      // Besides, what one follows: permits, boards, and addresses with their pickups; and each kind of
      // news by each channel.
      '/account/notifications': 127,
      '/account/property': 117,
      '/account/organizations': 117,
      '/account/data': 124,
      // A form of one button.
      '/unsubscribe/$id': 118,
      // Besides members and payments, invitations and licenses.
      '/organization_management': 133,
      // A table of permits with their next steps.
      '/contractor_permits': 120,
      '/add_organization': 125,
      '/laserfiche/form': 120,
      '/in_progress': 123,
      '/completed_activities': 123,
      '/messages': 122,
      '/activity-view/$type/$id': 131,
      '/request_status/$id': 128,
      // Home plus 25, for the form, photos and draft; the map loads on demand. The dates that pages carry took 0.1.
      '/report': 139,
      '/feedback': 139,
      // Home plus 25, for the search, the property and the form; the map loads on demand.
      '/activities/zoning_inquiry': 130,
      // Two imports: of a file, by script, and of a layer, whose fields are named one by one.
      '/parcels': 123,
      // The list of reports, with each one's fields for what the city refused, and a person's bills, requests and pickups; no one waits for it.
      '/on_this_device': 130,
      '/open_reports': 122,
      '/find_request': 121,
      '/businesslicense': 121,
      // Its forms for slots, changes, results and photos.
      '/inspections/': 126,
      '/inspections/today': 125,
      // The palette also finds permits, and the frame of a desk is shared.
      '/requests': 129,
      '/requests/': 126,
      '/requests_/bulk': 123,
      '/requests/$id': 135,
      '/requests_/new': 126,
      '/templates': 122,
      '/teams': 124,
      // The rule's fields, and six questions.
      '/permit_exemptions/$kind': 123,
      // Three forms for rules, one for today, and the days of every district.
      '/pickup_calendar': 125,
      '/fee_schedules/$kind': 123,
      '/settings': 124,
      // Its switches, and the entry with every form.
      '/feature_flags': 124,
      // Its kind's counts, and the trades of a contractor.
      '/licenses/new': 124,
      '/service_targets': 124,
      '/areas': 124,
      '/billing_imports/$batchId': 122,
      '/inbox/settings': 122,
      // A permit with the steps of its whole life, each a form, and its bill while it is written.
      '/permits': 124,
      '/permits/': 124,
      '/permits/$id': 134,
      // Boards; one with forms for seats, terms, meetings, papers, attendance and applicants.
      '/boards/': 124,
      '/boards/$id': 128,
      // The list of texts with their fields, checks, history and unsaved changes.
      '/languages/$language': 126,
      '/users/view/$id/{-$prevPage}': 130,
      '/users/edit/$id/{-$prevPage}': 130,
      // A person's record, and the entry with every form.
      '/people/$id': 129,
      '/people/organizations/$id': 126,
      // Both languages side by side, history with changes, state and care.
      '/articles/$id': 136,
      '/articles/new': 127,
      '/news_posts/new': 127,
      '/news_posts/$id': 135,
      '/board_texts/$id': 135,
      '/materials/$id': 135,
      '/materials/new': 127,
      // And both lists of the home page, with their buttons.
      '/home_page': 137,
      // The field of rich text; its editor loads after the page.
      '/activities/create': 125,
      '/activities/$serviceId': 129,
      '/saleforce_public_fields': 123,
      // Four texts with their phones, the people of each choice, and the list with its steps.
      '/bulk_push_notifications': 128,
      '/payments/$id': 125,
      '/system_alerts': 127,
      '/billing_maintenance_settings': 127,
      // Passkeys and a QR code.
      '/second-step': 126,
      '/security': 126,
      // Tables of members and meetings, the attendance dialog, and the form to follow the board. The screen of
      // open data in every page's list took the last tenth of it.
      '/boards-and-commissions/$id': 126,
    }),
  },
  stylesheet: { everyRoute: 12, fullEntry: 12, byRoute: {} },
  /** What a worker loads before its first request, gzip: it delays every cold start. Licenses and fees took 8, zoning 4, permits 5, plan review 5, the permit desk 6, work without a permit 6, what people and contractors do around permits 8, the rest of land, permits and licenses 18, inspections 14, texts and rules of the pickup calendar 11, boards 8. What staff edit by versions took 11, the desk of permits and corrected results 6, feedback on articles, what goes where and search words 9, the desk of boards 11 and the texts of boards 5, feeds 4, reminders of pickups 3, the columns, errors and words of files that staff import 9, the home page 8, links that do not work 4, boards from Legistar 3, messages to many 13, notices before the water is shut off 11. The people of each choice, saved audiences and the settings of messages to many took 6, what people choose and how sending goes 13, mail that comes back 2, the styles that pages carry 22, which no visitor then fetches before the first paint, the words of what a device keeps 6, charges that jobs make together and keys that are claimed with the first write 2, the dates that pages carry and the addresses that browsers keep 1. Partners and their API keys took 4, the mobile apps 1, and what Open311 and their forms refuse 1. The texts of the page of open data and its addresses took 1; its columns load late. Where partners receive events took 8: texts, forms and the operations of staff. */
  worker: 935,
  /** Of a browser's service worker, brotli: it is fetched when a page is at rest, and looked for again with each visit. */
  serviceWorker: 5,
} as const satisfies Budgets

/** What the staff app's first script, which has all its addresses and forms, grew by since the budgets above: what staff edit by versions, the pickup calendar, the desk of boards, the feeds and imports of files, the lists of the home page, what the city sends to many, partners and the mobile apps. */
const staffEntryGrowth = 12

/** By the app's folder. The staff app's entry has all its screens, and no visitor waits for it. */
export const budgetsOf = (app: string): Budgets =>
  app === 'web-admin'
    ? {
        ...budgets,
        script: {
          ...budgets.script,
          // Its frame has a menu by work, who is logged in, the inbox's count, and keys; its forms' texts grow with its screens.
          fullEntry: 123 + staffEntryGrowth,
          byRoute: grown({ ...budgets.script.byRoute, '/': 118 }),
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
