import { sql } from 'drizzle-orm'
import { openDatabase } from '@portal/core/database'
import { undeliveredPageSize } from '@portal/core/deliveries/rules'
import { noAccountCreation } from '@portal/core/profiles/rules'
import { inboxLimits } from '@portal/core/staff-inbox/rules'
import { webhookLimits } from '@portal/core/webhooks/rules'

const address = { address1: '1 Main St', address2: '', city: 'Elgin', state: 'IL', zip: '60120' }
const id = '01900000-0000-7000-8000-000000000000'
const accountDraft = JSON.stringify({
  ...noAccountCreation,
  properties: [address],
  organizations: [{ ...address, name: 'A', taxId: '1', businessLicenseId: '2', sfId: id }],
})
const links = JSON.stringify(
  Array.from({ length: 10 }, (_, i) => ({ label: `Link ${i}`, url: 'https://city.example' })),
)
const batchError = JSON.stringify([{ line: 2, field: 'amount', code: 'number' }])

const ana = sql`(select id from users where email = 'ana@demo.example')`
const ada = sql`(select id from users where email = 'ada@demo.example')`
const cora = sql`(select id from users where email = 'cora@demo.example')`
const bakery = sql`(select organization_id from organization_members limit 1)`
const account = sql`(select utility_account_id from utility_account_owners where user_id = ${ana} order by id limit 1)`
const method = sql`(select id from saved_methods where method_id = 'filled')`
const autopay = sql`(select id from autopays where saved_method_id = ${method})`
const arrangement = sql`(select id from payment_arrangements where note = 'filled')`
const payment = sql`(select id from payments where key = 'filled')`

/** Fills what the demo city leaves empty, for Ana, Omar and Ada, so that replies have every field. */
const statements = [
  sql`insert into organization_members (organization_id, user_id, role, is_verified, created_at)
    values (${bakery}, ${ada}, 'member', true, now()), (${bakery}, ${ana}, 'member', false, now())
    on conflict do nothing`,
  sql`update users set picture_key = id || '.webp', phone_number = '(847) 555-0142'
    where email in ('ana@demo.example', 'omar@demo.example', 'ada@demo.example')`,
  sql`update users set selected_organization_id = ${bakery}
    where email in ('omar@demo.example', 'ada@demo.example')`,
  sql`update users set case_categories = '{graffiti}', case_areas = '{A}' where email = 'omar@demo.example'`,
  sql`update sessions set ip_address = '203.0.113.7'`,
  sql`insert into mail_blocks (email, reason, detail, at) values ('omar@demo.example', 'complained', '', now())`,
  sql`insert into account_drafts values (${ana}, ${accountDraft}, now())`,
  sql`insert into notification_preferences values (${ana}, 'x', true, now())`,
  sql`insert into contact_properties (id, contact_id, address1, address2, city, state, zip, created_at)
    select uuidv7(), contact_id, '1 Main St', '', 'Elgin', 'IL', '60120', now() from users where id = ${ana}`,
  sql`update parcels set historic_district = 'Gifford Park'`,
  sql`update parcels set unit = '7' where street_name = 'Millrace'`,
  sql`update permits set conditions = 'Work only by day.', year = 2026, number = 1
    where id = (select id from permits where request_id is not null and state = 'inspections' order by id limit 1)`,
  sql`update requests set paid_at = now() where id = (select request_id from permits where number = 1)`,
  sql`insert into documents (id, utility_account_id, name, content_type, size, object_key, created_at)
    select uuidv7(), utility_account_id, 'Letter.pdf', 'application/pdf', 10, 'filled-' || utility_account_id, now()
    from utility_account_owners group by utility_account_id`,
  sql`insert into feature_flags values ('EnableOldAutopayNotice', false, now())`,
  sql`insert into user_feature_flags values (${ana}, 'EnableOldAutopayNotice', false, now())
    on conflict do nothing`,

  // Texts without Spanish.
  sql`update services set item_es = null, popular_icon_url = '/service-icons/x.webp'`,
  sql`update articles set title_es = null, summary_es = null`,
  sql`update news_posts set category_es = null`,
  sql`update requests set title_es = null, payment_amount_cents = 500`,
  sql`update boards set icon = 'leaf', additional_information = ${links}`,

  sql`update board_members set email = 'a@home.example', phone = '(847) 555-0116'`,

  // Money.
  sql`insert into payment_customers (owner, customer_id, created_at)
    values ('user/' || ${ana}, '1', now()) on conflict do nothing`,
  sql`insert into saved_methods (id, owner, method_id, kind, brand, last4, expiry, created_at)
    values (uuidv7(), 'user/' || ${ana}, 'filled', 'card', 'Visa', '1111', '2030-01', now())`,
  sql`insert into autopays (id, utility_account_id, saved_method_id, user_id, language, created_at)
    values (uuidv7(), ${account}, ${method}, ${ana}, 'en', now())`,
  sql`insert into autopay_charges (id, autopay_id, utility_account_id, due_on, status, noticed_cents,
      planned_on, next_on, created_at, updated_at)
    select uuidv7(), ${autopay}, id, due_on, 'noticed', 500, due_on, due_on, now(), now()
    from utility_accounts where id = ${account}`,
  sql`insert into payment_arrangements (id, utility_account_id, status, total_cents, note, offered_by,
      offered_at, answer_by) values
    (uuidv7(), ${account}, 'accepted', 500, 'filled', ${ada}, now(), current_date + 7)`,
  sql`insert into arrangement_instalments (arrangement_id, position, amount_cents, due_on)
    values (${arrangement}, 1, 500, current_date + 30)`,
  sql`insert into payments (id, reference, status, amount_cents, app_code, account_type, description,
      channel, caller, key, intent, user_id, email, language, method_kind, method_brand, method_last4,
      transaction_id, decline_reason, return_code, created_at, submitted_at, approved_at, settled_at, updated_at)
    values (uuidv7(), 'filled', 'settled', 500, 'UTIL', 'x', 'x', 'web', 'x', 'filled', 'x', ${ana},
      'ana@demo.example', 'en', 'card', 'Visa', '1111', 't', 'x', 'x', now(), now(), now(), now(), now())`,
  sql`insert into payment_items (id, payment_id, utility_account_id, request_id, account_number, amount_cents)
    values (uuidv7(), ${payment}, ${account}, (select id from requests limit 1), '1-1', 500)`,
  sql`insert into payment_events (id, payment_id, at, "from", "to", cause, transaction_id)
    values (uuidv7(), ${payment}, now(), 'approved', 'settled', 'provider', 't')`,
  sql`insert into refunds (id, payment_id, reference, kind, status, amount_cents, reason, staff_id,
      decided_by, decided_at, created_at, updated_at)
    values (uuidv7(), ${payment}, 'r', 'refund', 'done', 100, 'x', ${ada}, ${cora}, now(), now(), now())`,
  sql`insert into routing_rules (id, category, area, team_id, assignee_id, updated_at)
    select uuidv7(), 'graffiti', 'No such area', id, ${ada}, now() from teams limit 1`,
  sql`insert into absences (user_id, first_day, last_day, substitute_id, updated_at)
    values (${cora}, '2020-01-01', '2020-01-02', ${ada}, now())`,
  sql`insert into payment_discrepancies (id, kind, payment_id, subject, our_cents, their_cents, our_status,
      their_status, found_at, resolved_at, resolved_by, note)
    values (uuidv7(), 'amount', ${payment}, 'x', 1, 2, 'x', 'y', now(), now(), ${ada}, 'x')`,
  sql`insert into content_imports (id, name, article_step, status, row_count, errors, counts, source, author_id,
      created_at, applied_at)
    values (uuidv7(), 'x', 'draft', 'applied', 1, '[]', '{"boards": {"added": 1}}', 'legistar/x', ${ada}, now(), now())`,
  sql`update legistar_reads set last_problem = 'http-status: 404', failures = 1,
    report = report || jsonb_build_object('importId', (select id from content_imports where source = 'legistar/x'))`,
  sql`insert into parcel_imports (id, batch_id, body_hash, kind, status, row_count, retired_count, error_count, errors,
      created_at, applied_at, source)
    values (uuidv7(), 'filled', 'x', 'full', 'applied', 1, 1, 1, ${batchError}, now(), now(),
      '{"layerUrl": "https://gis.example/FeatureServer/0", "fields": {"parcelNumber": "PIN"}}')`,
  sql`insert into billing_batches (id, batch_id, body_hash, status, row_count, error_count, errors, created_at, applied_at)
    values (uuidv7(), 'filled', '', 'refused', 1, 1, ${batchError}, now(), now())`,

  sql`insert into feeds (id, kind, name, url, created_at, updated_at)
    values (uuidv7(), 'events', 'Filled', 'https://filled.example/ics', now(), now())`,
  sql`insert into feed_states (feed_id, last_tried_at, due_at, last_good_at, failures, last_problem)
    select id, now(), now(), now(), 1, 'http-status: 404' from feeds where name = 'Filled'`,
  sql`insert into job_runs values ('mail', 1, now(), now() - interval '1 day')
    on conflict (name) do update set last_good_at = excluded.last_good_at`,
  sql`insert into request_filters (id, user_id, name, query, created_at)
    values (uuidv7(), ${ada}, 'Late', 'overdue=yes', now())`,
  sql`insert into outbox (id, topic, dedupe_key, payload, status, attempts, created_at, next_attempt_at, dead_at, last_failure)
    select uuidv7(), 'mail', 'filled-' || n, '{"kind":"email-changed","to":"a@home.example","language":"en"}',
      'dead', 8, now(), now(), now(), 'unreachable' from generate_series(0, ${undeliveredPageSize}) n`,
  sql`update webhook_endpoints set old_secret_ends_at = now() + interval '1 day'`,
  // More than a page, so that there is a next one.
  sql`insert into webhook_deliveries (id, endpoint_id, event_id, next_attempt_at)
    select uuidv7(), (select id from webhook_endpoints limit 1), (select id from webhook_events limit 1), now()
    from generate_series(1, ${webhookLimits.logPage})`,
  // Long before its next try: it waits while the tests run.
  sql`insert into outbox (id, topic, dedupe_key, payload, attempts, created_at, next_attempt_at, last_failure)
    values (uuidv7(), 'mail', 'filled-waits', '{"kind":"email-changed","to":"b@home.example","language":"en"}',
      3, now(), now() + interval '1 day', 'unreachable')`,
  sql`insert into staff_notifications (id, user_id, kind, event_key, reference, title, path, actor_id, mail,
      push, created_at)
    select uuidv7(), ${ada}, 'assigned', 'filled-' || n, '1', 'x', '/requests', ${ana}, 'off', 'off', now()
    from generate_series(0, ${inboxLimits.page}) n`,
  sql`insert into license_years (id, license_id, year, from_day, to_day, code, is_issued, lines, fee_cents,
      penalty_cents, total_cents, quoted_on, request_id, created_at)
    select uuidv7(), id, 2099, '2099-01-01', '2099-12-31', 'FILLED', false, '[]', 1, 1, 2, '2099-01-01',
      (select r.id from requests r where r.user_id = ${ana} limit 1), now()
    from licenses where number = 'R-1031'`,
  sql`insert into slowdowns (hour, app, weight, caller_kind, caller, network, refusals)
    values (date_trunc('hour', now()), 'staff', 'light', 'address', 'x', 'x', 1)`,
  sql`insert into request_files (id, request_id, name, content_type, size, object_key, thumbnail_type, by,
      is_public, created_at)
    select uuidv7(), id, 'a.png', 'image/png', 1, 'filled/' || id, 'image/webp', 'resident', true, now()
    from requests where user_id = ${ana}`,
]

/** Gives the demo city what its data leaves empty, so that replies to Ana, Omar and Ada are filled. */
export async function fillCity({
  databaseUrl,
  neonEndpoint,
}: Record<'databaseUrl' | 'neonEndpoint', string>) {
  await openDatabase(databaseUrl, neonEndpoint).write((builder) => ({
    filled: statements.map((statement) => builder.execute(statement)),
  }))
}
