import type { Language } from '@portal/core/kernel'
import { notificationKinds } from '@portal/core/messages'
import { isStatus, statuses } from '@portal/core/requests/rules'
import type { messages } from '@portal/core/schema'
import { say } from '@portal/core/texts'
import { demoId, pick, randomFrom } from '../demo.ts'
import { demoParcels } from '../land/parcels.ts'
import { type DemoRequest, demoRequest } from './demo-request.ts'
import { demoKinds } from './kinds.ts'

export const demoRequestCount = 400

/** Clusters, as on a real map: every fourth request is next to the one before it. */
const isBeside = (i: number): boolean => i % 4 === 3

/**
 * Requests of the months before `today`, the same on every run of that day: all kinds and statuses,
 * from residents, guests and an organization, at real parcels.
 */
export function demoRequests(today: Date): readonly DemoRequest[] {
  const random = randomFrom(9_000)
  const kinds = demoKinds()
  const [first, ...rest] = demoParcels()
  if (!first) throw new RangeError('The town has no land')
  const parcels = [first, ...rest] as const
  const turns = new Map<string, number>()
  let at = 0
  return Array.from({ length: demoRequestCount }, (_, i) => {
    const make = kinds[i % kinds.length]
    if (!make) throw new RangeError('Nothing can be asked of this town')
    const kind = make(random)
    const turn = turns.get(kind.recordType) ?? 0
    turns.set(kind.recordType, turn + 1)
    at = isBeside(i) ? (at + 1) % parcels.length : Math.floor(random() * parcels.length)
    return demoRequest({
      i,
      turn,
      kind,
      parcel: parcels[at] ?? pick(random, parcels),
      today,
      random,
    })
  })
}

/** The notification that the portal would have sent, in both languages. */
function newsOf(
  { title, titleEs, number }: DemoRequest['row'],
  { kind, body, facts }: DemoRequest['events'][number],
) {
  const text = body ?? ''
  const news =
    kind === 'question'
      ? notificationKinds.question
      : kind === 'reply'
        ? notificationKinds.reply
        : null
  const ofStatus = text === '' ? notificationKinds.status : notificationKinds.closed
  const to = facts['to'] ?? ''
  const textOf = (language: Language, key: 'title' | 'body'): string =>
    say({ language }, (news ?? ofStatus)[key], {
      number,
      title: (language === 'es' && titleEs) || title,
      text,
      reason: text,
      status: isStatus(to) ? say({ language }, statuses[to].text) : '',
    })
  return {
    title: textOf('en', 'title'),
    titleEs: textOf('es', 'title'),
    body: textOf('en', 'body'),
    bodyEs: textOf('es', 'body'),
  }
}

/** The latest notifications; half are read. */
export const demoMessages = (today: Date): (typeof messages.$inferSelect)[] =>
  demoRequests(today).flatMap(({ row, events }, i) => {
    const last = events.findLast(({ by, isPublic }) => by === 'staff' && isPublic)
    if (row.userId === null || !last) return []
    return {
      id: demoId('message', row.number),
      userId: row.userId,
      ...newsOf(row, last),
      recordType: row.recordType,
      recordId: row.id,
      page: null,
      createdAt: last.at,
      readAt: i % 2 === 0 ? last.at : null,
    }
  })
