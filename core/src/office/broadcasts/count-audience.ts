import { sql } from 'drizzle-orm'
import { cityQuietUntil } from '../../people/profiles/index.ts'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { dateText, numberText } from '../../platform/kernel/format.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { localInstant } from '../../platform/kernel/local-time.ts'
import { say } from '../../platform/texts/index.ts'
import { choiceCounts, hasBrowser, peopleOf, takesBroadcasts, takesMail } from './audience.ts'
import type { Audience, BroadcastChannel } from './rules.ts'

/** Whether a size asks for a second person in this city. */
export const needsSecondPerson = ({ city }: Context, count: number): boolean =>
  city.broadcastSecondPersonAbove !== null && count > city.broadcastSecondPersonAbove

/** By the city's clock; null: now. @throws invalid for what is no time, or has passed. */
export function sendAtOf({ city, clock }: Context, sendAt: string | null): Date {
  if (sendAt === null) return clock.now()
  const at = localInstant(sendAt, city.timeZone)
  if (at !== null && at > clock.now()) return at
  throw new DomainError('invalid', 'Util.FormContainsErrors', [
    { field: 'sendAt', code: 'Content.NotToCome' },
  ])
}

export interface AudienceCount {
  readonly count: number
  /** Of those: who takes mails, and who has a browser that shows pushes. */
  readonly byMail: number
  readonly byPush: number
  /** Besides: people who take no announcements. */
  readonly optedOut: number
  /** In the reader's language: how many it reaches and how, when, and who must approve it. */
  readonly summary: readonly string[]
}

interface Planned {
  readonly audience: Audience
  readonly channels: readonly BroadcastChannel[]
  readonly sendAt: string | null
  readonly urgentReason: string
  /** Of one that is sent again: leaves out those that it has reached; null: a new one. */
  readonly broadcastId: string | null
}

/** What sending would do now. @throws invalid for a time that has passed; forbidden. */
export async function countAudience(
  context: Context,
  { audience, broadcastId, channels, sendAt, urgentReason }: Planned,
): Promise<AudienceCount> {
  requireStaff(context, 'countAudience')
  const { city, language } = context
  const at = sendAtOf(context, sendAt)
  const counted = await countPeople(context, { audience, broadcastId })
  const { count, optedOut, byMail, byPush } = counted
  const waits = urgentReason.trim() === '' ? cityQuietUntil(at, city) : null
  const starts = waits ?? (sendAt === null ? null : at)
  const time = starts && dateText(starts, language, 'dayTime', city.timeZone)
  const limit = numberText(city.broadcastSecondPersonAbove ?? 0, language)
  return {
    ...counted,
    summary: [
      [
        say(context, 'Broadcasts.Reaches', { count }),
        ...(channels.includes('mail')
          ? [say(context, 'Broadcasts.ReachesMail', { count: byMail })]
          : []),
        ...(channels.includes('push')
          ? [say(context, 'Broadcasts.ReachesPush', { count: byPush })]
          : []),
      ].join(' '),
      ...(optedOut > 0 ? [say(context, 'Broadcasts.Spares', { count: optedOut })] : []),
      time
        ? say(context, waits ? 'Broadcasts.AfterQuiet' : 'Broadcasts.StartsAt', { time })
        : say(context, 'Broadcasts.StartsNow'),
      ...(needsSecondPerson(context, count)
        ? [say(context, 'Broadcasts.NeedsSecond', { number: limit })]
        : []),
    ],
  }
}

interface Counted {
  readonly audience: Audience
  readonly broadcastId: string | null
}

export async function countPeople(
  { database }: Context,
  { audience, broadcastId }: Counted,
): Promise<Omit<AudienceCount, 'summary'>> {
  const [row] = await database.rows<Omit<AudienceCount, 'summary'>>(sql`
    select (count(*) filter (where takes))::int as count,
      (count(*) filter (where takes and mailed))::int as "byMail",
      (count(*) filter (where takes and browser))::int as "byPush",
      (count(*) filter (where not takes))::int as "optedOut"
    from (select ${takesBroadcasts} as takes, ${takesMail} as mailed, ${hasBrowser} as browser
      from ${peopleOf(audience, broadcastId)}) people`)
  return row ?? { count: 0, byMail: 0, byPush: 0, optedOut: 0 }
}

/** What an audience can be narrowed by, with the people of each choice. @throws forbidden. */
export async function listAudienceChoices(context: Context): Promise<JsonText> {
  requireStaff(context, 'listAudienceChoices')
  return context.database.json(choiceCounts)
}
