import { type SQL, sql } from 'drizzle-orm'
import { notify } from '../../casework/messages/index.ts'
import { noteEvent } from '../../casework/requests/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { type Status, statuses } from '../../casework/requests/rules.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { say } from '../../platform/texts/index.ts'
import { notifyFollowers } from './notify-followers.ts'
import {
  canBecome,
  isPermitOver,
  permitStateNames,
  permitStates,
  type StoredState,
} from './permit-life.ts'
import { permitStateSql, permitStatusSql } from './permit-sql.ts'
import { permitHistory, permitInspections, permits } from './permits.sql.ts'

/** A permit, and the request behind it. */
export interface MovedPermit {
  readonly id: string
  /** Null for a permit of another system. */
  readonly requestId: string | null
}

export interface PermitMove {
  readonly permit: MovedPermit
  readonly to: StoredState
  readonly by: 'resident' | 'staff' | 'system'
  /** Shown to everyone on the permit's page, and sent to the applicant; empty without one. */
  readonly comment?: string
  /** The status that its request shows, if not the state's own. */
  readonly status?: Status
  /** What the applicant is notified of, in place of the status; its mail leads to the permit's page. */
  readonly news?: {
    readonly kind: 'permit-issued'
    readonly page: string
    readonly permit: string
  }
  /** Further columns of the permit. */
  readonly set?: SQL
  /** Further columns of its request, such as the fee. */
  readonly setRequest?: SQL
}

const stateNames = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )

/** A permit and its request, locked in this order by everyone who changes both. */
export const lockPermit = (builder: Builder, { id, requestId }: MovedPermit) =>
  [
    builder.execute(sql`select from ${permits} where id = ${id} for update`),
    builder.execute(sql`select from ${requests} where id = ${requestId} for update`),
  ] as const

/**
 * Gives the request the status that its permit now stands for: a step of every `write` that changes
 * what `permitStatusSql` reads and is no move, such as a booked inspection.
 */
export const syncRequestStatus = (context: Context, builder: Builder, { id }: MovedPermit) =>
  builder.execute(sql`
    update ${requests} set status = next.status, version = requests.version + 1,
      updated_at = ${context.clock.now().toISOString()}::timestamptz
    from (select p.request_id, ${permitStatusSql} as status from ${permits} p where p.id = ${id}) next
    where requests.id = next.request_id and requests.status <> next.status`)

/**
 * The statements that move a permit from one state to another, for a `write`: they lock it and its
 * request, check the transition (a payment counts from its own transaction on), note both histories, and notify
 * the applicant and the permit's followers. A permit that ends has no more inspections booked. The
 * caller audits.
 * Conflict `Permits.NoSuchStep` where its life does not lead there.
 */
export function movePermit(context: Context, builder: Builder, move: PermitMove) {
  const { permit, to, by, set, setRequest, news } = move
  const { id, requestId } = permit
  const now = context.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const comment = move.comment?.trim() ?? ''
  const from = stateNames(permitStateNames.filter((name) => canBecome(name, to)))
  const isOver = isPermitOver(to)
  const status: Status = move.status ?? permitStates[to].status
  const closedOn = isOver ? sql`${isoDay(now, context.city.timeZone)}::date` : sql`null`
  return [
    ...lockPermit(builder, permit),
    requireThat(
      builder,
      sql`exists (select from ${permits} p where p.id = ${id} and ${permitStateSql} in (${from}))`,
      'conflict',
      'Permits.NoSuchStep',
    ),
    builder.execute(sql`
      update ${permits} set state = ${to}, version = version + 1, updated_at = ${at},
        closed_on = ${closedOn} ${set ? sql`, ${set}` : sql``}
      where id = ${id}`),
    ...(isOver
      ? [
          builder.execute(sql`
            update ${permitInspections} set result = 'canceled', done_at = ${at},
              version = version + 1, updated_at = ${at}
            where permit_id = ${id} and result = 'booked'`),
        ]
      : []),
    builder.insert(permitHistory).values({
      id: newId(now),
      permitId: id,
      state: to,
      at: now,
      comment,
      actorId: context.actor.kind === 'user' ? context.actor.userId : null,
    }),
    ...(requestId === null
      ? []
      : [
          noteEvent(context, builder, {
            requestId,
            kind: 'status',
            by,
            isPublic: true,
            facts: { to: status },
            ...(comment && { body: comment }),
          }),
          builder.execute(sql`
            update ${requests} set version = version + 1, updated_at = ${at},
              status = ${move.status ? sql`${move.status}` : statusOf(id)},
              is_action_required = ${to === 'corrections'},
              action_message = ${to === 'corrections' ? comment : null},
              closed_at = ${isOver ? at : sql`null`},
              close_reason = ${isOver && comment ? comment : null}
              ${setRequest ? sql`, ${setRequest}` : sql``}
            where id = ${requestId}`),
          ...notify(context, builder, {
            kind: news?.kind ?? (to === 'corrections' ? 'question' : comment ? 'closed' : 'status'),
            requestId,
            values: inBoth(context, { status, comment, permit: news?.permit ?? '' }),
            ...(news && { page: news.page }),
          }),
        ]),
    ...notifyFollowers(context, builder, id, {
      en: newsIn(context, 'en', move),
      es: newsIn(context, 'es', move),
    }),
  ] as const
}

const newsIn = ({ texts }: Context, language: Language, { to, status, comment }: PermitMove) => ({
  what: say({ language, texts }, statuses[status ?? permitStates[to].status].text),
  text: [say({ language, texts }, permitStates[to].now), comment?.trim()].filter(Boolean).join(' '),
})

const statusOf = (permitId: string): SQL =>
  sql`(select ${permitStatusSql} from ${permits} p where p.id = ${permitId})`

const inBoth = (
  { texts }: Context,
  {
    status,
    comment,
    permit,
  }: { readonly status: Status; readonly comment: string; readonly permit: string },
) => {
  const values = (language: Language) => ({
    status: say({ language, texts }, statuses[status].text),
    reason: comment,
    text: comment,
    permit,
  })
  return { en: values('en'), es: values('es') }
}
