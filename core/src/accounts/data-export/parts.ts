import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { boardFollowers } from '../../casework/board-followers/board-followers.sql.ts'
import { formSubmissions } from '../../casework/forms/forms.sql.ts'
import { broadcastRecipients, broadcasts } from '../../casework/messages/broadcasts.sql.ts'
import { messages } from '../../casework/messages/messages.sql.ts'
import { permitFollowers } from '../../casework/requests/permit-followers.sql.ts'
import {
  drafts,
  requestEvents,
  requestFiles,
  requestFilters,
  requestFollowers,
  requests,
} from '../../casework/requests/requests.sql.ts'
import { maintenanceWarningReads, systemAlertReads } from '../../content/alerts/alerts.sql.ts'
import { boardMembers, boards } from '../../content/boards/boards.sql.ts'
import { parcels } from '../../land/parcels/parcels.sql.ts'
import { pickupReminders } from '../../land/pickup/reminders.sql.ts'
import { autopayCharges, autopays } from '../../money/autopay/autopay.sql.ts'
import { arrangements, instalments } from '../../money/billing/arrangements.sql.ts'
import { bills, delinquencies, utilityPayments } from '../../money/billing/billing.sql.ts'
import {
  paymentCustomers,
  paymentEvents,
  paymentItems,
  payments,
  refunds,
  savedMethods,
} from '../../money/ledger/payments.sql.ts'
import { permitBillRequests, permitBills } from '../../money/permit-fees/permit-fees.sql.ts'
import { scheduledPayments } from '../../money/scheduled-payments/scheduled-payments.sql.ts'
import { shutoffNotices } from '../../money/shutoff-notices/shutoff-notices.sql.ts'
import {
  utilityAccountOwners,
  utilityAccounts,
} from '../../money/utility-accounts/utility-accounts.sql.ts'
import {
  organizationInvitations,
  organizationMembers,
  organizations,
} from '../../people/organizations/organizations.sql.ts'
import { businessChecklists } from '../../people/profiles/business-checklists.sql.ts'
import {
  accountDrafts,
  contactProperties,
  contacts,
  notificationPreferences,
  pictureUploads,
  residentSettings,
} from '../../people/profiles/residents.sql.ts'
import {
  credentials,
  knownDevices,
  pushSubscriptions,
  sessions,
  userEvents,
  users,
} from '../../people/users/users.sql.ts'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import { userFeatureFlags } from '../../platform/flags/flags.sql.ts'
import { mailBlocks } from '../../platform/mail/mail-blocks.sql.ts'
import { documents } from '../documents/documents.sql.ts'
import { dataExports } from './data-export.sql.ts'

/** One file of the archive: the person's rows of a table, `t`. */
export interface ExportPart {
  readonly table: PgTable
  /** SQL: the rows of this user. */
  readonly of: (userId: string) => SQL
  /** Columns left out: secrets, other people, internal names. */
  readonly hides?: readonly string[]
  /** Columns of other tables that explain a row. */
  readonly adds?: (userId: string) => SQL
}

const ofUser = (userId: string): SQL => sql`t.user_id = ${userId}::uuid`
const ofOwner = (userId: string): SQL => sql`t.owner = ${`user/${userId}`}`
const contactOf = (userId: string): SQL =>
  sql`(select contact_id from ${users} where id = ${userId}::uuid)`
const requestsOf = (userId: string): SQL =>
  sql`(select id from ${requests} where user_id = ${userId}::uuid)`
const draftsOf = (userId: string): SQL =>
  sql`(select id from ${drafts} where owner = ${`user/${userId}`})`
const paymentsOf = (userId: string): SQL =>
  sql`(select id from ${payments} where user_id = ${userId}::uuid)`
const accountsOf = (userId: string): SQL =>
  sql`(select utility_account_id from ${utilityAccountOwners} where user_id = ${userId}::uuid)`
const ofAccount = (userId: string): SQL => sql`t.utility_account_id in ${accountsOf(userId)}`

/** Files of the person's requests, drafts and answers that they may see. */
export const ofFiles = (userId: string): SQL => sql`
  (t.request_id in ${requestsOf(userId)} and t.is_public)
  or t.draft_id in ${draftsOf(userId)}
  or (t.request_id is null and t.by = 'resident' and t.answers_id in ${requestsOf(userId)})`

const requestOfRow = (): SQL => sql`
  (select jsonb_build_object('number', r.number, 'title', r.title, 'status', r.status)
   from ${requests} r where r.id = t.request_id)`

/** By file name. An organization's data is its own, except what the person sent for it. */
export const exportParts = {
  account: { table: users, of: (id) => sql`t.id = ${id}::uuid`, hides: ['picture_key'] },
  contact: { table: contacts, of: (id) => sql`t.id = ${contactOf(id)}` },
  properties: { table: contactProperties, of: (id) => sql`t.contact_id = ${contactOf(id)}` },
  'contact-settings': {
    table: residentSettings,
    of: ofUser,
    hides: ['picture_original_key'],
  },
  'account-draft': { table: accountDrafts, of: ofUser },
  'login-methods': { table: credentials, of: ofUser, hides: ['password_hash'] },
  sessions: { table: sessions, of: ofUser, hides: ['token_hash', 'previous_token_hash'] },
  'known-devices': { table: knownDevices, of: ofUser, hides: ['device_hash'] },
  history: { table: userEvents, of: ofUser },
  'audit-about-you': {
    table: auditLog,
    of: (id) => sql`t.entity = 'user' and t.entity_id = ${id}`,
    // Where staff worked from is theirs.
    hides: ['actor', 'change_id', 'ip_address', 'user_agent'],
    adds: (id) => sql`jsonb_build_object('by_yourself', t.actor = ${id})`,
  },
  // What staff did to other people.
  'audit-by-you': {
    table: auditLog,
    of: (id) => sql`t.actor = ${id}`,
    hides: ['actor', 'entity_id', 'details', 'change_id'],
  },
  memberships: { table: organizationMembers, of: ofUser },
  invitations: {
    table: organizationInvitations,
    of: (id) =>
      sql`t.email = (select email from ${users} where id = ${id}::uuid and email_verified_at is not null)`,
  },
  organizations: {
    table: organizations,
    of: (id) => sql`t.id in (select organization_id from ${organizationMembers}
      where user_id = ${id}::uuid)`,
    hides: ['tax_id', 'business_license_id'],
  },
  'notification-settings': { table: notificationPreferences, of: ofUser },
  'push-devices': {
    table: pushSubscriptions,
    of: ofUser,
    hides: ['endpoint', 'p256dh', 'auth'],
  },
  'undelivered-mail': {
    table: mailBlocks,
    of: (id) => sql`t.email = (select email from ${users} where id = ${id}::uuid)`,
  },
  messages: { table: messages, of: ofUser },
  announcements: {
    table: broadcastRecipients,
    of: ofUser,
    hides: ['wave', 'pushed_at'],
    adds: () => sql`(select jsonb_build_object('title', b.title, 'body', b.body, 'title_es', b.title_es,
      'body_es', b.body_es) from ${broadcasts} b where b.id = t.broadcast_id)`,
  },
  'shutoff-notices': {
    table: shutoffNotices,
    of: ofAccount,
    hides: ['asked_by'],
  },
  requests: {
    table: requests,
    of: ofUser,
    hides: ['map_cell', 'team_id', 'assignee_id', 'merged_into_id'],
  },
  'request-history': {
    table: requestEvents,
    of: (id) => sql`t.request_id in ${requestsOf(id)} and t.is_public`,
    hides: ['actor_id'],
    adds: requestOfRow,
  },
  'request-files': {
    table: requestFiles,
    of: ofFiles,
    hides: ['object_key'],
    adds: () => sql`coalesce(${requestOfRow()}, '{}')`,
  },
  'followed-requests': { table: requestFollowers, of: ofUser, adds: requestOfRow },
  'board-membership': { table: boardMembers, of: ofUser, hides: ['source_key'] },
  'followed-boards': {
    table: boardFollowers,
    of: ofUser,
    adds: () =>
      sql`(select jsonb_build_object('board', b.name) from ${boards} b where b.id = t.board_id)`,
  },
  'followed-permits': { table: permitFollowers, of: ofUser },
  'pickup-reminders': {
    table: pickupReminders,
    of: ofUser,
    adds: () => sql`(select jsonb_build_object('street_number', p.street_number,
      'street', p.street_name || ' ' || p.street_suffix, 'unit', p.unit)
      from ${parcels} p where p.id = t.parcel_id)`,
  },
  'business-checklist': { table: businessChecklists, of: ofUser },
  drafts: { table: drafts, of: ofOwner },
  forms: { table: formSubmissions, of: ofOwner },
  payments: { table: payments, of: ofUser, hides: ['caller', 'key', 'intent'] },
  'payment-items': {
    table: paymentItems,
    of: (id) => sql`t.payment_id in ${paymentsOf(id)}`,
  },
  'payment-history': {
    table: paymentEvents,
    of: (id) => sql`t.payment_id in ${paymentsOf(id)}`,
  },
  refunds: {
    table: refunds,
    of: (id) => sql`t.payment_id in ${paymentsOf(id)}`,
    hides: ['staff_id', 'decided_by'],
  },
  'payment-profile': { table: paymentCustomers, of: ofOwner },
  'payment-methods': { table: savedMethods, of: ofOwner },
  autopay: { table: autopays, of: ofUser },
  'autopay-charges': {
    table: autopayCharges,
    of: (id) => sql`t.autopay_id in (select id from ${autopays} where user_id = ${id}::uuid)`,
  },
  'scheduled-payments': { table: scheduledPayments, of: ofUser },
  arrangements: { table: arrangements, of: ofAccount, hides: ['offered_by', 'answered_by'] },
  instalments: {
    table: instalments,
    of: (id) => sql`t.arrangement_id in (select id from ${arrangements}
      where utility_account_id in ${accountsOf(id)})`,
  },
  'water-accounts': {
    table: utilityAccounts,
    of: (id) => sql`t.id in ${accountsOf(id)}`,
  },
  'water-account-care': { table: utilityAccountOwners, of: ofUser },
  bills: { table: bills, of: ofAccount },
  'bill-payments': { table: utilityPayments, of: ofAccount },
  'overdue-bills': { table: delinquencies, of: ofAccount },
  documents: { table: documents, of: ofAccount, hides: ['object_key'] },
  'permit-bills': {
    table: permitBills,
    of: (id) => sql`t.id in (select permit_bill_id from ${permitBillRequests}
      where owner = ${`user/${id}`})`,
  },
  'permit-requests': { table: permitBillRequests, of: ofOwner },
  'alerts-read': { table: systemAlertReads, of: ofUser },
  'maintenance-read': { table: maintenanceWarningReads, of: ofUser },
  'feature-flags': { table: userFeatureFlags, of: ofUser },
  'picture-uploads': { table: pictureUploads, of: ofUser, hides: ['object_key', 'upload_id'] },
  'staff-filters': { table: requestFilters, of: ofUser },
  'data-exports': { table: dataExports, of: ofUser, hides: ['object_key', 'leased_until'] },
} as const satisfies Readonly<Record<string, ExportPart>>

export type PartName = keyof typeof exportParts

// Object.keys loses the constant's literal keys.
export const partNames = Object.keys(exportParts) as PartName[]

export function partStatement(name: PartName, userId: string): SQL {
  const { table, of, hides = [], adds }: ExportPart = exportParts[name]
  const hidden = hides.map((column) => sql`- ${column}::text`)
  const added = adds ? sql`|| coalesce(${adds(userId)}, '{}'::jsonb)` : sql``
  return sql`select coalesce(jsonb_pretty(jsonb_agg((to_jsonb(t) ${sql.join(hidden, sql` `)}) ${added})), '[]') as body,
    count(*)::int as count from ${table} t where ${of(userId)}`
}
