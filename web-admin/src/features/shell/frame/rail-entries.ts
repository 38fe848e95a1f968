import { mayCall, type StaffOperation } from '@portal/core/access/rules'
import type { Flags } from '@portal/core/flags/rules'
import type { StaffRole } from '@portal/core/kernel/rules'
import type { TextKey } from '@portal/core/texts/rules'

export interface RailEntry {
  readonly text: TextKey
  readonly path: string
  /** Hidden from staff whose roles cannot call it. */
  readonly needs?: StaffOperation
}

export interface RailGroup {
  readonly title: TextKey | null
  readonly entries: readonly RailEntry[]
}

/** Shown with its count. */
export const inboxPath = '/inbox'

/** By work. Has every path of the specification's Administration block (admin section 2.1). */
const groups: readonly RailGroup[] = [
  {
    title: null,
    entries: [
      { text: 'Inbox.Title', path: inboxPath, needs: 'listInbox' },
      { text: 'Rail.Home', path: '/' },
    ],
  },
  {
    title: 'Rail.Requests',
    entries: [
      { text: 'Rail.AllRequests', path: '/requests', needs: 'listDeskRequests' },
      { text: 'Call.Title', path: '/requests/new', needs: 'enterReport' },
      { text: 'Templates.Title', path: '/templates', needs: 'createReplyTemplate' },
    ],
  },
  {
    title: 'Rail.People',
    entries: [
      { text: 'Rail.FindPeople', path: '/people', needs: 'findPeople' },
      { text: 'SideMenu.Users', path: '/users', needs: 'searchUsers' },
    ],
  },
  {
    title: 'Rail.Permits',
    entries: [
      { text: 'PermitDesk.Title', path: '/permits', needs: 'listDeskPermits' },
      { text: 'PermitKinds.Title', path: '/permit_kinds', needs: 'setPermitKind' },
      { text: 'InspectionDesk.Title', path: '/inspections', needs: 'listInspections' },
      { text: 'InspectionDesk.Today', path: '/inspections/today', needs: 'recordInspection' },
      { text: 'Licenses.Title', path: '/licenses', needs: 'listLicenses' },
      { text: 'FeeSchedules.Title', path: '/fee_schedules', needs: 'listFeeSchedules' },
      {
        text: 'PermitExemptions.Title',
        path: '/permit_exemptions',
        needs: 'listPermitExemptions',
      },
      {
        text: 'ZoningDistricts.Title',
        path: '/zoning_districts',
        needs: 'listZoningDistricts',
      },
      { text: 'Parcels.Title', path: '/parcels', needs: 'listParcelImports' },
    ],
  },
  {
    title: 'Rail.Payments',
    entries: [
      { text: 'Rail.AllPayments', path: '/payments', needs: 'listPayments' },
      {
        text: 'Payments.Discrepancies',
        path: '/payment_discrepancies',
        needs: 'listDiscrepancies',
      },
      { text: 'Imports.Title', path: '/billing_imports', needs: 'listBatches' },
      {
        text: 'SideMenu.BillingMaintenance',
        path: '/billing_maintenance_settings',
        needs: 'listMaintenancePeriods',
      },
    ],
  },
  {
    title: 'Rail.Content',
    entries: [
      { text: 'SideMenu.Activities', path: '/activities', needs: 'listCatalogue' },
      { text: 'Content.home-page', path: '/home_page', needs: 'listContent' },
      { text: 'Content.article', path: '/articles', needs: 'listContent' },
      {
        text: 'ArticleFeedback.Title',
        path: '/article_feedback',
        needs: 'listArticleFeedback',
      },
      { text: 'Content.news-post', path: '/news_posts', needs: 'listContent' },
      { text: 'PickupCalendar.Title', path: '/pickup_calendar', needs: 'listPickupRules' },
      { text: 'Content.material', path: '/materials', needs: 'listContent' },
      { text: 'ContentImport.Title', path: '/imports', needs: 'listContentImports' },
      { text: 'SideMenu.Forms', path: '/forms', needs: 'listForms' },
      { text: 'Feeds.Title', path: '/feeds', needs: 'listFeeds' },
      { text: 'BrokenLinks.Title', path: '/broken_links', needs: 'listBrokenLinks' },
      { text: 'SearchWords.Title', path: '/search_words', needs: 'listSearchWords' },
      { text: 'BoardDesk.Title', path: '/boards', needs: 'listDeskBoards' },
      { text: 'SideMenu.Languages', path: '/languages', needs: 'findTexts' },
    ],
  },
  {
    title: 'Rail.Messages',
    entries: [
      { text: 'SideMenu.SystemAlerts', path: '/system_alerts', needs: 'listSystemAlerts' },
      { text: 'SideMenu.BulkPush', path: '/bulk_push_notifications' },
      {
        text: 'SideMenu.Delinquency',
        path: '/delinquency_notifications',
        needs: 'listNoticeBatches',
      },
      { text: 'Outbox.Title', path: '/outbox', needs: 'getOutboxHealth' },
      { text: 'SideMenu.Undelivered', path: '/undelivered', needs: 'listUndelivered' },
    ],
  },
  {
    title: 'Rail.Settings',
    entries: [
      { text: 'Teams.Title', path: '/teams', needs: 'listTeams' },
      { text: 'Targets.Title', path: '/service_targets', needs: 'getServiceTargets' },
      { text: 'Areas.Title', path: '/areas', needs: 'listAreas' },
      { text: 'Settings.City', path: '/settings', needs: 'getCitySettings' },
      { text: 'Settings.Flags', path: '/feature_flags', needs: 'listFlagSettings' },
      { text: 'SideMenu.PublicFields', path: '/saleforce_public_fields', needs: 'getPublicFields' },
      { text: 'Partners.Title', path: '/partners', needs: 'listPartners' },
      { text: 'Audit.Title', path: '/audit', needs: 'listAuditEntries' },
      { text: 'SideMenu.SlowedCallers', path: '/slowed_callers', needs: 'listSlowdowns' },
      { text: 'SecondFactor.Title', path: '/security' },
      { text: 'Session.Title', path: '/sessions' },
    ],
  },
]

/** What these roles can open. */
export const railFor = (roles: readonly StaffRole[]): readonly RailGroup[] =>
  groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ needs }) => !needs || mayCall(roles, needs)),
    }))
    .filter(({ entries }) => entries.length > 0)

/** The entry of a path, and the group it is in. */
export function placeOf(path: string): { group: RailGroup; entry: RailEntry } | null {
  const found = groups.flatMap((group) => group.entries.map((entry) => ({ group, entry })))
  // `/requests/new` is not only in `/requests`.
  const [closest] = found
    .filter(({ entry }) => isAt(path, entry.path))
    .toSorted((a, b) => b.entry.path.length - a.entry.path.length)
  return closest ?? null
}

const isAt = (path: string, entry: string): boolean =>
  path === entry || (entry !== '/' && path.startsWith(`${entry}/`))

interface ResidentEntry {
  readonly text: TextKey
  readonly path: string
}

/**
 * The residents' app, in the specification's order (admin section 2.1), including the mobile menu's
 * own spelling of completed activities.
 */
export const residentEntries = (
  place: 'side' | 'phone',
  userId: string,
  flags: Flags,
): readonly ResidentEntry[] => [
  { text: 'SideMenu.Dashboard', path: '/dashboard' },
  { text: 'SideMenu.InProgress', path: '/in_progress' },
  {
    text: 'SideMenu.Completed',
    path: place === 'phone' ? '/completed_activites' : '/completed_activities',
  },
  ...(flags.EnableWaterBillHistoryPage
    ? [{ text: 'SideMenu.WaterBills', path: '/payment/water-bill-payment-records' } as const]
    : []),
  { text: 'SideMenu.Account', path: `/account/${userId}` },
  ...(flags.EnableBoardsAndCommissions
    ? [{ text: 'SideMenu.Boards', path: '/boards-and-commissions' } as const]
    : []),
]
