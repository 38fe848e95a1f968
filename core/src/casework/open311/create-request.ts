import { sql } from 'drizzle-orm'
import type { Geocoder } from '../../land/parcels/index.ts'
import { type PartnerCaller, partnerKeyStands } from '../../people/partners/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { FileStore } from '../../platform/files/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { createReport, type ReportVia, serviceOf } from '../reports/index.ts'
import type { GivenFile } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import { requireReporter, whileKeyStands } from './as-partner.ts'
import { requireJurisdiction } from './jurisdiction.ts'
import { open311Requests } from './open311.sql.ts'
import { asSent, readReport, type SentReport } from './read-report.ts'
import { open311Limits } from './rules.ts'
import type { SentFields } from './sent-fields.ts'

interface Ports {
  readonly geocoder: Geocoder
  readonly store: FileStore
  /** Signs the path of a guest's status page. */
  readonly signed: (path: string) => string
}

/** One sending of a form. */
export interface Open311Form {
  readonly fields: SentFields
  readonly pictures: readonly GivenFile[]
  /** A hash of all that was sent, the key included. */
  readonly bodyMark: string
  /** A hash of the Idempotency-Key and the API key; null without one. */
  readonly keyMark: string | null
}

/** GeoReport v2, POST Service Request. */
export interface CreatedOpen311Request {
  readonly number: string
  /** The same report was sent before, and is not filed again. */
  readonly isRepeated: boolean
  readonly caller: PartnerCaller
}

interface Earlier extends Record<string, unknown> {
  readonly number: string
  readonly body_mark: string
}

type Marks = Pick<Open311Form, 'bodyMark' | 'keyMark'>

const since = ({ clock }: Context, { keyMark }: Marks) => {
  const { sameBodySeconds, sameKeyHours } = open311Limits
  const seconds = keyMark === null ? sameBodySeconds : sameKeyHours * 3600
  return sql`${new Date(clock.now().getTime() - seconds * 1000).toISOString()}::timestamptz`
}

const sendingOf = ({ bodyMark, keyMark }: Marks): string => keyMark ?? bodyMark

/** The marks have the key in them, so another partner's are never found. */
async function findEarlier(context: Context, marks: Marks): Promise<Earlier | undefined> {
  const [earlier] = await context.database.rows<Earlier>(sql`
    select r.number, sent.body_mark from ${open311Requests} sent
    join ${requests} r on r.id = sent.request_id
    where sent.sending_mark = ${sendingOf(marks)} and sent.created_at > ${since(context, marks)}
    order by sent.created_at desc limit 1`)
  if (earlier && earlier.body_mark !== marks.bodyMark)
    throw new DomainError('invalid', 'Error.IdempotencyKeyReused')
  return earlier
}

const sentMeanwhile = 'Error.IdempotencyInFlight'

/** The key still stands, and no other sending of the same report came first. */
function viaPartner(
  context: Context,
  caller: PartnerCaller,
  form: Open311Form,
  { mediaUrls }: SentReport,
): ReportVia {
  const mark = sendingOf(form)
  return {
    channel: 'open311',
    partner: caller.partnerName,
    before: (builder) => [
      partnerKeyStands(caller, context.clock)(builder),
      builder.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 311))`),
      requireThat(
        builder,
        sql`not exists (select from ${open311Requests}
          where sending_mark = ${mark} and created_at > ${since(context, form)})`,
        'conflict',
        sentMeanwhile,
      ),
    ],
    after: (builder, requestId) => [
      builder.insert(open311Requests).values({
        requestId,
        partnerId: caller.partnerId,
        keyId: caller.keyId,
        mediaUrls: [...mediaUrls],
        sendingMark: mark,
        bodyMark: form.bodyMark,
        createdAt: context.clock.now(),
      }),
    ],
  }
}

/**
 * Files a report as our own form does (reports/create-report.ts), for a person who asks a partner.
 * The same form twice within a minute, or with one Idempotency-Key within a day, is one report.
 * @throws unauthenticated without a key that is valid, forbidden without the right, limited,
 * not-found for an unknown service or jurisdiction, invalid with each wrong field.
 */
export async function createOpen311Request(
  context: Context,
  ports: Ports,
  form: Open311Form,
): Promise<CreatedOpen311Request> {
  requireJurisdiction(context, form.fields)
  // The read goes along with the look at the key: one round trip.
  const asked = findEarlier(context, form)
  const [caller, earlier] = await Promise.all([requireReporter(context, form.fields), asked])
  if (earlier) return { number: earlier.number, isRepeated: true, caller }
  const sent = readReport(context, form.fields)
  try {
    const { caseNumber } = await whileKeyStands(
      createReport(context, ports, {
        ...sent.form,
        activityId: sql`(select entry.id from ${serviceOf(sent.category)} entry where entry.is_guest_enabled)`,
        owner: null,
        draftId: null,
        fileIds: null,
        pictures: form.pictures,
        via: viaPartner(context, caller, form, sent),
      }),
    )
    return { number: caseNumber, isRepeated: false, caller }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const first = error.code === sentMeanwhile ? await findEarlier(context, form) : undefined
    if (first) return { number: first.number, isRepeated: true, caller }
    const problems = asSent(context, error.problems, sent)
    throw problems.length > 0 ? new DomainError(error.kind, error.code, problems) : error
  }
}
