import { getTableConfig } from 'drizzle-orm/pg-core'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from './webhooks.sql.ts'

const endpoints = getTableConfig(webhookEndpoints).name
const events = getTableConfig(webhookEvents).name
const deliveries = getTableConfig(webhookDeliveries).name

/** SQL text: whether an endpoint that is on takes this kind. `kind` is SQL text, too. */
export const isReceived = (kind: string): string =>
  `exists (select from ${endpoints} e where e.disabled_at is null and e.kinds @> array[${kind}])`

/** The envelope of the Standard Webhooks specification: kind, time of the change, data. */
const body = `json_build_object('type', event_kind,
  'timestamp', to_char(event_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', event_data)::text`

/**
 * What triggers call in the transaction of a change (core/src/event-rules.ts): stores the event once,
 * and a delivery for each endpoint that is on and takes its kind. Nothing is stored if there is none.
 * A refused or broken write leaves no event, and no path to a change can forget its event.
 */
export const queueEventFunction = `
  create or replace function portal_queue_event(event_kind text, event_at timestamptz, event_data json)
  returns void language plpgsql as $$
  declare event_id uuid;
  begin
    if not ${isReceived('event_kind')} then return; end if;
    event_id := uuidv7();
    insert into ${events} (id, kind, body, at) values (event_id, event_kind, ${body}, event_at);
    insert into ${deliveries} (id, endpoint_id, event_id, next_attempt_at)
    select uuidv7(), e.id, event_id, event_at from ${endpoints} e
    where e.disabled_at is null and e.kinds @> array[event_kind];
  end $$`
