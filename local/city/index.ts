import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import {
  articleFeedback,
  articles,
  bills,
  businessChecklists,
  citySettings,
  contacts,
  contentImportRows,
  contentImports,
  legistarReads,
  legistarSources,
  contentItems,
  contentVersions,
  credentials,
  citations,
  delinquencies,
  documents,
  feeSchedules,
  formDefinitions,
  formSubmissions,
  inspectionFees,
  inspectionSlots,
  licenses,
  linkChecks,
  licenseYears,
  messages,
  newsPosts,
  notificationPreferences,
  organizationMembers,
  organizations,
  outbox,
  pages,
  parcelDistricts,
  parcels,
  permitBills,
  permitExemptions,
  broadcastAudiences,
  broadcastRecipients,
  broadcasts,
  broadcastShards,
  shutoffBatches,
  shutoffNotices,
  shutoffTexts,
  pickupReminders,
  pickupRules,
  streetAliases,
  permitCommentAnswers,
  permitComments,
  permitDocuments,
  permitDocumentVersions,
  permitResubmissions,
  permitFeeLines,
  permitFollowers,
  permitHistory,
  permitInspections,
  permitReviews,
  permits,
  replyTemplates,
  searchBestBets,
  searchMisses,
  requestEvents,
  requestFiles,
  requestFollowers,
  requests,
  residentSettings,
  services,
  streets,
  systemAlerts,
  teamMembers,
  teams,
  userEvents,
  users,
  utilityAccountOwners,
  utilityAccounts,
  utilityPayments,
  zoningDistricts,
  zoningUses,
} from '@portal/core/schema'
import { searchIndexStatements } from '@portal/core/search-index'
import { demoAlerts } from './alerts.ts'
import { demoArticles } from './articles/index.ts'
import {
  demoBills,
  demoCitations,
  demoDelinquencies,
  demoUtilityAccounts,
  demoUtilityOwners,
  demoUtilityPayments,
} from './billing/index.ts'
import { demoShutoffBatches, demoShutoffNotices, demoShutoffTexts } from './billing/shutoffs.ts'
import {
  demoApplicantCount,
  demoApplicantRequests,
  demoApplicantSubmissions,
} from './boards/applicants.ts'
import { applicantFills, boardFills } from './boards/fills.ts'
import {
  demoBroadcastAudiences,
  demoBroadcastRecipients,
  demoBroadcasts,
  demoBroadcastShards,
} from './broadcasts.ts'
import {
  demoBusinessCount,
  demoBusinessRequests,
  demoChecklists,
  demoSubmissions,
} from './business/index.ts'
import { demoFeedback } from './content/feedback.ts'
import { demoContentImportRows, demoContentImports } from './content/imports.ts'
import { demoContentItems, demoContentVersions } from './content/index.ts'
import { demoLegistarReads, demoLegistarSources } from './content/legistar.ts'
import { demoLinkChecks } from './content/links.ts'
import { DEMO_DAY } from './demo.ts'
import { demoDocuments, demoRequestFiles } from './documents/index.ts'
import { demoFeeSchedules } from './fees/index.ts'
import { type Fill, fill, insertRows, isEmpty, type Seeding } from './fill-table.ts'
import { demoFormRows } from './forms/index.ts'
import {
  demoAgainBills,
  demoInspectionFees,
  demoInspections,
  demoInspectionSlots,
} from './inspections/index.ts'
import { demoParcels, demoUnits } from './land/parcels.ts'
import { demoPickupReminders } from './land/pickup-reminders.ts'
import { demoPickupRules, demoStreetAliases } from './land/pickup.ts'
import { demoStreets } from './land/streets.ts'
import { demoParcelDistricts, demoZoningDistricts, demoZoningUses } from './land/zoning.ts'
import { demoLicenses, demoLicenseYears } from './licenses/index.ts'
import { demoNews } from './news/index.ts'
import { demoOutbox, demoPreferences, demoResidentSettings } from './notifications.ts'
import { demoPages } from './pages.ts'
import { demoEvents } from './people/events.ts'
import { neighborContacts, neighborUsers } from './people/neighbors.ts'
import { reachFills } from './people/reach-fills.ts'
import {
  demoContacts,
  demoCredentials,
  demoMembers,
  demoOrganizations,
  demoUsers,
} from './people/rows.ts'
import { addScaledAccounts } from './people/scaled-accounts.ts'
import { addScaledUsers } from './people/scaled-users.ts'
import { demoStaff } from './people/staff.ts'
import { demoTeamMembers, demoTeams } from './people/teams.ts'
import { demoPermitBills } from './permit-fees/index.ts'
import { demoExemptions } from './permits/exemptions.ts'
import { demoPermitFollowers, followedNews } from './permits/followers.ts'
import { demoPermits, permitRequests } from './permits/index.ts'
import { demoPlans } from './permits/plans.ts'
import { demoReplyTemplates } from './reply-templates.ts'
import { demoMessages, demoRequestCount, demoRequests } from './requests/index.ts'
import { addScaledRequests } from './requests/scaled-requests.ts'
import { addScaledArticles } from './scale.ts'
import { demoBestBets, demoMisses } from './search-words.ts'
import { demoServices } from './services/index.ts'
import { demoSettings } from './settings.ts'

export { demoAccounts, demoPassword } from './people/accounts.ts'
export { addScaledUsers } from './people/scaled-users.ts'
export { addScaledRequests } from './requests/scaled-requests.ts'

export interface DemoCityOptions {
  readonly databaseUrl: string
  /** Multiplies users, accounts, bills, requests, messages and articles. */
  readonly scale?: number | undefined
  /** The day the requests lead up to, so that staff see recent work; default: now. */
  readonly today?: Date | undefined
  readonly onProgress: (text: string) => void
}

// Advisory lock: two starts on one database must not seed it at the same time.
const LOCK = 20_260_703

/**
 * Seeds a migrated database, the same on every run, in one transaction. Fills only empty tables, so
 * staff's changes stay. Leaves a real city's database alone.
 */
export async function seedDemoCity(options: DemoCityOptions): Promise<void> {
  const client = new pg.Client(options.databaseUrl)
  await client.connect()
  try {
    await drizzle(client, { casing: 'snake_case' }).transaction(async (seeding) => {
      await seeding.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
      if (await isRealCity(seeding)) return
      if (await fillTables(seeding, options)) await rebuildSearch(seeding, options.onProgress)
      await grow(seeding, options)
    })
  } finally {
    await client.end()
  }
}

// A real city has services or settings, but no demo flag.
async function isRealCity(seeding: Seeding): Promise<boolean> {
  const { rows } = await seeding.execute<{ isDemo: boolean }>(
    sql`select (overrides ->> 'isDemo')::boolean is true as "isDemo" from ${citySettings}`,
  )
  return rows[0] ? !rows[0].isDemo : !(await isEmpty(seeding, services))
}

const ownRequests = demoRequestCount + demoBusinessCount + demoApplicantCount

const requestFill: Fill = [
  'requests',
  requests,
  async (seeding, today) => {
    const ofPermits = permitRequests(today)
    const all = [
      ...demoRequests(today),
      ...demoBusinessRequests(today),
      ...demoApplicantRequests(today),
    ]
    const rows = all.map(({ row }) => ({ ...row, ...ofPermits.get(row.id) }))
    await insertRows(seeding, requests, rows)
    await seeding.execute(sql`select setval('request_numbers', ${ownRequests}::int)`)
  },
]

/** In the order of their foreign keys. */
const FILLS: readonly Fill[] = [
  fill('settings', citySettings, () => [
    { isOnly: true, overrides: demoSettings, updatedAt: DEMO_DAY },
  ]),
  fill('services', services, demoServices),
  // Migrations bring these.
  [...fill('forms', formDefinitions, demoFormRows), sql`process_id not in ('140', '141', '149')`],
  fill('articles', articles, demoArticles),
  fill('feedback', articleFeedback, demoFeedback),
  fill('news', newsPosts, demoNews),
  ...boardFills,
  [...fill('pages', pages, demoPages), sql`path <> '/what-goes-where'`],
  fill('pages shown first', searchBestBets, demoBestBets),
  fill('searches that found nothing', searchMisses, demoMisses),
  fill('streets', streets, demoStreets),
  fill('parcels', parcels, () => [...demoParcels(), ...demoUnits()]),
  fill('other street names', streetAliases, demoStreetAliases),
  fill('pickup calendar', pickupRules, demoPickupRules),
  fill('zoning districts', zoningDistricts, demoZoningDistricts),
  fill('uses in zoning districts', zoningUses, demoZoningUses),
  fill('parcels in zoning districts', parcelDistricts, demoParcelDistricts),
  fill('users', users, () => [...demoUsers(), ...demoStaff(), ...neighborUsers()]),
  fill('Legistar', legistarSources, demoLegistarSources),
  fill('reads of Legistar', legistarReads, demoLegistarReads),
  fill('imports of content', contentImports, demoContentImports),
  fill('rows of an import of content', contentImportRows, demoContentImportRows),
  fill('what staff edit', contentItems, demoContentItems),
  fill('versions of it', contentVersions, demoContentVersions),
  fill('checks of links', linkChecks, demoLinkChecks),
  fill('credentials', credentials, demoCredentials),
  ...reachFills,
  fill('contacts', contacts, () => [...demoContacts(), ...neighborContacts()]),
  fill('events of users', userEvents, demoEvents),
  fill('organizations', organizations, demoOrganizations),
  fill('members of organizations', organizationMembers, demoMembers),
  fill('utility accounts', utilityAccounts, demoUtilityAccounts),
  fill('owners of utility accounts', utilityAccountOwners, demoUtilityOwners),
  fill('bills', bills, demoBills),
  fill('payments of utility accounts', utilityPayments, demoUtilityPayments),
  fill('citations', citations, demoCitations),
  fill('overdue accounts', delinquencies, demoDelinquencies),
  fill('fee schedules', feeSchedules, demoFeeSchedules),
  fill('work without a permit', permitExemptions, demoExemptions),
  fill('bills of permits', permitBills, (today) => [
    ...demoPermitBills(),
    ...demoAgainBills(today),
  ]),
  fill('documents', documents, demoDocuments),
  requestFill,
  fill('events of requests', requestEvents, (today) =>
    [
      ...demoRequests(today),
      ...demoBusinessRequests(today),
      ...demoApplicantRequests(today),
    ].flatMap(({ events }) => events),
  ),
  fill('answers of forms', formSubmissions, (today) => [
    ...demoSubmissions(today),
    ...demoApplicantSubmissions(today),
  ]),
  ...applicantFills,
  fill('licenses', licenses, demoLicenses),
  fill('years of licenses', licenseYears, demoLicenseYears),
  fill('checklists of businesses', businessChecklists, demoChecklists),
  fill('followers of requests', requestFollowers, (today) =>
    demoRequests(today).flatMap(({ followers }) => followers),
  ),
  fill('files of requests', requestFiles, (today) => [
    ...demoRequestFiles(today),
    ...demoPlans(today).flatMap(({ files }) => files),
  ]),
  fill('permits', permits, (today) => demoPermits(today).map(({ row }) => row)),
  fill('history of permits', permitHistory, (today) =>
    demoPermits(today).flatMap(({ history }) => history),
  ),
  fill('reviews of permits', permitReviews, (today) =>
    demoPermits(today).flatMap(({ reviews }) => reviews),
  ),
  fill('fees of permits', permitFeeLines, (today) =>
    demoPermits(today).flatMap(({ fees }) => fees),
  ),
  fill('slots of inspections', inspectionSlots, demoInspectionSlots),
  fill('inspections of permits', permitInspections, demoInspections),
  fill('fees for inspecting again', inspectionFees, demoInspectionFees),
  fill('documents of permits', permitDocuments, (today) =>
    demoPlans(today).flatMap(({ documents }) => documents),
  ),
  fill('versions of documents', permitDocumentVersions, (today) =>
    demoPlans(today).flatMap(({ versions }) => versions),
  ),
  fill('comments on plans', permitComments, (today) =>
    demoPlans(today).flatMap(({ comments }) => comments),
  ),
  fill('answers to comments', permitCommentAnswers, (today) =>
    demoPlans(today).flatMap(({ answers }) => answers),
  ),
  fill('resubmissions', permitResubmissions, (today) =>
    demoPlans(today).flatMap(({ resubmissions }) => resubmissions),
  ),
  fill('teams', teams, demoTeams),
  fill('members of teams', teamMembers, demoTeamMembers),
  fill('reply templates', replyTemplates, demoReplyTemplates),
  fill('followers of permits', permitFollowers, demoPermitFollowers),
  fill('reminders of pickups', pickupReminders, demoPickupReminders),
  fill('texts of shut-off notices', shutoffTexts, demoShutoffTexts),
  fill('batches of shut-off notices', shutoffBatches, demoShutoffBatches),
  fill('shut-off notices', shutoffNotices, demoShutoffNotices),
  fill('settings of residents', residentSettings, demoResidentSettings),
  fill('choices of residents', notificationPreferences, demoPreferences),
  fill('sent messages', outbox, demoOutbox),
  fill('broadcasts', broadcasts, demoBroadcasts),
  fill('saved audiences', broadcastAudiences, demoBroadcastAudiences),
  fill('parts of broadcasts', broadcastShards, demoBroadcastShards),
  fill('recipients of broadcasts', broadcastRecipients, demoBroadcastRecipients),
  fill('messages', messages, (today) => [...demoMessages(today), ...followedNews(today)]),
  fill('alerts', systemAlerts, demoAlerts),
]

async function fillTables(
  seeding: Seeding,
  { today = new Date(), onProgress }: DemoCityOptions,
): Promise<boolean> {
  const noon = noonOf(today)
  const isNew = await isEmpty(seeding, citySettings)
  let hasFilled = false
  for (const [name, table, into, own] of FILLS) {
    if (!(await isEmpty(seeding, table, own))) continue
    onProgress(name)
    try {
      await seeding.transaction((part) => into(part, noon))
      hasFilled = true
    } catch (error) {
      // A city seeded by an older version has other people, so rows about ours may not fit.
      if (isNew || !isDangling(error)) throw error
    }
  }
  return hasFilled
}

const foreignKeyViolation = '23503'

/** Whether a foreign key refused the row. */
function isDangling(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === foreignKeyViolation) return true
  return false
}

async function rebuildSearch(seeding: Seeding, onProgress: (text: string) => void): Promise<void> {
  onProgress('search')
  for (const statement of searchIndexStatements()) await seeding.execute(statement)
}

/** Adds sample records up to the scale, the same on every run. */
async function grow(
  seeding: Seeding,
  { scale: asked = 1, today = new Date(), onProgress }: DemoCityOptions,
): Promise<void> {
  const scale = Math.floor(asked)
  if (scale <= 1) return
  const more = (own: number): number => own * (scale - 1)
  const sampleUsers = more(demoUsers().length + demoStaff().length + neighborUsers().length)
  await addScaledUsers(seeding, sampleUsers, onProgress)
  await addScaledAccounts(seeding, { scale, users: sampleUsers, today: noonOf(today) }, onProgress)
  await addScaledRequests(seeding, more(ownRequests), {
    today: noonOf(today),
    onProgress,
  })
  if (await addScaledArticles(seeding, more(demoArticles().length), onProgress)) {
    await rebuildSearch(seeding, onProgress)
  }
}

const noonOf = (day: Date): Date => new Date(`${day.toISOString().slice(0, 10)}T12:00:00Z`)
