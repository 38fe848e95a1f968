import { categoryFacts, reportCategoryNames } from './casework/report-categories/rules.ts'
import { sharedCategories } from './casework/reports/index.ts'
import { permitStateNames, permitStates } from './licensing/permits/rules.ts'
import { isReceived, queueEventFunction } from './people/webhooks/index.ts'
import type { Language } from './platform/kernel/language.ts'
import { say } from './platform/texts/index.ts'

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

const jsonLiteral = (value: unknown): string => `${literal(JSON.stringify(value))}::json`

const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** A thousandth of a degree, as on the page of open reports and in Open311. */
const rounded = (column: string): string => `round(${column}::numeric, 3)::float8`

/** As Open311 shows requests (casework/reports/shown-requests.ts): others have no events. */
const isShown = (row: 'new' | 'old'): string =>
  `(${row}.category in (${sharedCategories.map(literal).join(', ')}) and ${row}.latitude is not null)`

/** Names where the catalog has none. */
const categoryNames = (language: Language) =>
  jsonLiteral(
    Object.fromEntries(
      reportCategoryNames.map((category) => [
        category,
        say({ language, texts: [] }, categoryFacts(category).name),
      ]),
    ),
  )

const catalogName = (column: string): string => `(select ${column} from services
  where report_category = new.category and is_published and not is_deleted
  order by sort_order, id limit 1)`

/** No typed text, no person, no picture. Without a receiver, nothing is read. */
const requestFunction = `
  create or replace function portal_queue_request_event() returns trigger language plpgsql as $$
  declare event_kind text := case
    when tg_op = 'INSERT' then 'request.created'
    when old.closed_at is null and new.closed_at is not null then 'request.closed'
    else 'request.updated' end;
  begin
    if not ${isReceived('event_kind')} then return null; end if;
    perform portal_queue_event(event_kind, new.updated_at,
      json_build_object('id', new.id, 'number', new.number, 'status', new.status,
        'isClosed', new.closed_at is not null, 'isDuplicate', new.merged_into_id is not null,
        'category', json_build_object('code', new.category,
          'name', coalesce(${catalogName('item')}, ${categoryNames('en')} ->> new.category),
          'nameEs', coalesce(${catalogName('coalesce(item_es, item)')}, ${categoryNames('es')} ->> new.category)),
        'latitude', ${rounded('new.latitude')}, 'longitude', ${rounded('new.longitude')},
        'createdAt', ${instant('new.created_at')}, 'updatedAt', ${instant('new.updated_at')},
        'dueAt', ${instant('new.due_at')}, 'closedAt', ${instant('new.closed_at')}));
    return null;
  end $$`

/** What the data of a request shows. */
const seen = (row: 'new' | 'old'): string => `(${row}.status, ${row}.category, ${row}.closed_at,
  ${row}.merged_into_id is null, ${row}.due_at, ${rounded(`${row}.latitude`)}, ${rounded(`${row}.longitude`)})`

const permitStatuses = jsonLiteral(
  Object.fromEntries(permitStateNames.map((name) => [name, permitStates[name].blds])),
)

/** Permits are public records; whose they are is left out all the same. */
const permitEventFunction = `
  create or replace function portal_queue_permit_event(permit permits, state text, moved_at timestamptz)
  returns void language plpgsql as $$
  begin
    perform portal_queue_event('permit.status', moved_at, (
      select json_build_object('id', permit.id, 'year', permit.year, 'number', permit.number,
        'kind', json_build_object('code', kind.code, 'name', kind.name, 'nameEs', kind.name_es),
        'state', state, 'status', ${permitStatuses} ->> state,
        'latitude', ${rounded('permit.latitude')}, 'longitude', ${rounded('permit.longitude')},
        'appliedOn', permit.applied_on, 'issuedOn', permit.issued_on,
        'expiresOn', permit.expires_on, 'closedOn', permit.closed_on)
      from permit_kinds kind where kind.code = permit.kind));
  end $$`

const permitFunction = `
  create or replace function portal_queue_own_permit_event() returns trigger language plpgsql as $$
  begin
    perform portal_queue_permit_event(new, new.state, new.updated_at);
    return null;
  end $$`

/** Paid is no stored state (permit-life.ts): it is the payment of the request behind the permit. */
const paidPermitFunction = `
  create or replace function portal_queue_paid_permit_event() returns trigger language plpgsql as $$
  declare permit permits;
  begin
    for permit in select * from permits where request_id = new.id and permits.state = 'feeDue' loop
      perform portal_queue_permit_event(permit,
        case when new.paid_at is null then 'feeDue' else 'paid' end, new.updated_at);
    end loop;
    return null;
  end $$`

/** The city's own words, for everyone. */
const alertFunction = `
  create or replace function portal_queue_alert_event() returns trigger language plpgsql as $$
  begin
    perform portal_queue_event('alert.published', new.announced_at,
      json_build_object('id', new.id, 'title', new.title, 'titleEs', new.title_es,
        'text', new.text, 'textEs', new.text_es, 'publishedAt', ${instant('new.announced_at')}));
    return null;
  end $$`

/** The billing system knows the rest by the reference. No account, no payer, no card. */
const paymentFunction = `
  create or replace function portal_queue_payment_event() returns trigger language plpgsql as $$
  begin
    perform portal_queue_event('payment.settled', new.settled_at,
      json_build_object('id', new.id, 'reference', new.reference, 'amountCents', new.amount_cents,
        'purpose', new.account_type,
        'approvedAt', ${instant('new.approved_at')}, 'settledAt', ${instant('new.settled_at')}));
    return null;
  end $$`

interface EventTrigger {
  readonly name: string
  readonly table: string
  readonly on: 'insert' | 'update'
  readonly when: string
  readonly call: string
}

/** Each change that partners can receive. Permits of another system, without a request, are old news. */
export const eventTriggers: readonly EventTrigger[] = [
  {
    name: 'queue_created',
    table: 'requests',
    on: 'insert',
    when: isShown('new'),
    call: 'portal_queue_request_event',
  },
  {
    name: 'queue_updated',
    table: 'requests',
    on: 'update',
    when: `${isShown('new')} and ${seen('old')} is distinct from ${seen('new')}`,
    call: 'portal_queue_request_event',
  },
  {
    name: 'queue_paid',
    table: 'requests',
    on: 'update',
    when: '(old.paid_at is null) <> (new.paid_at is null)',
    call: 'portal_queue_paid_permit_event',
  },
  {
    name: 'queue_applied',
    table: 'permits',
    on: 'insert',
    when: 'new.request_id is not null',
    call: 'portal_queue_own_permit_event',
  },
  {
    name: 'queue_moved',
    table: 'permits',
    on: 'update',
    when: 'old.state <> new.state',
    call: 'portal_queue_own_permit_event',
  },
  {
    name: 'queue_published',
    table: 'system_alerts',
    on: 'insert',
    when: 'new.is_active',
    call: 'portal_queue_alert_event',
  },
  {
    name: 'queue_published_again',
    table: 'system_alerts',
    on: 'update',
    when: 'new.is_active and not old.is_active',
    call: 'portal_queue_alert_event',
  },
  {
    name: 'queue_settled',
    table: 'payments',
    on: 'update',
    when: `new.status = 'settled' and old.status <> 'settled'`,
    call: 'portal_queue_payment_event',
  },
]

/**
 * Statements that follow every migration, as the owner. The database itself queues what partners
 * receive, in the transaction of the change: whatever changes a status, by one person, for many at once
 * or in a job, cannot forget its event, and a write that fails leaves none.
 */
export const eventRules = (): readonly string[] => [
  queueEventFunction,
  requestFunction,
  permitEventFunction,
  permitFunction,
  paidPermitFunction,
  alertFunction,
  paymentFunction,
  ...eventTriggers.map(
    ({ name, table, on, when, call }) => `
    create or replace trigger ${name} after ${on} on ${table} for each row when (${when})
    execute function ${call}()`,
  ),
]
