import { afterWorkingDays } from '@portal/core/kernel'
import { isEndStatus, mapCell, type Status } from '@portal/core/requests/rules'
import type { parcels, requestEvents, requestFollowers, requests } from '@portal/core/schema'
import { demoId, pick, type Random, type Words } from '../demo.ts'
import { demoStaffIds } from '../people/staff.ts'
import type { Kind } from './kinds.ts'
import { ana, type Sender, senderFor } from './senders.ts'
import { isInspected, statusesOf } from './statuses.ts'
import { staffWords } from './words.ts'

type Row = typeof requests.$inferSelect
type Event = typeof requestEvents.$inferSelect
type Parcel = typeof parcels.$inferSelect

export interface DemoRequest {
  readonly row: Row
  readonly events: readonly Event[]
  readonly followers: readonly (typeof requestFollowers.$inferSelect)[]
}

export interface Ingredients {
  /** From 0; makes its id and number. */
  readonly i: number
  /** Its index within its kind. */
  readonly turn: number
  readonly kind: Kind
  readonly parcel: Parcel
  readonly today: Date
  readonly random: Random
}

const dayMs = 86_400_000
const timeZone = 'America/Chicago'

const textFor = (words: Words, { language }: Sender): string => words[language]
const addressOf = ({ streetNumber, streetName, streetSuffix }: Parcel): string =>
  `${streetNumber} ${streetName} ${streetSuffix}`

/** Mostly recent ones. */
const ageOf = ({ i, random }: Ingredients): number => 0.2 + random() ** 2 * (i % 3 === 0 ? 170 : 25)

type Happened = Pick<Event, 'kind' | 'by'> & Partial<Pick<Event, 'body' | 'facts' | 'isPublic'>>

const question = (status: Status, i: number): boolean => !isEndStatus(status) && i % 7 === 3

function storyOf(
  { i, random }: Ingredients,
  progress: ReturnType<typeof statusesOf>,
  sender: Sender,
  assigneeId: string | null,
): readonly Happened[] {
  const eventOf = (kind: Event['kind'], by: Event['by'], words: readonly [Words, ...Words[]]) => ({
    kind,
    by,
    body: textFor(pick(random, words), sender),
  })
  const story: Happened[] = [
    {
      kind: 'submitted',
      by: 'resident',
      facts: { to: progress.status === 'New' ? 'New' : 'Submitted' },
    },
  ]
  if (assigneeId)
    story.push({ kind: 'assigned', by: 'staff', isPublic: false, facts: { to: assigneeId } })
  if (i % 6 === 1) story.push({ ...eventOf('note', 'staff', staffWords.notes), isPublic: false })
  if (i % 9 === 4)
    story.push(
      eventOf('question', 'staff', staffWords.questions),
      eventOf('answer', 'resident', staffWords.answers),
    )
  let from: Status = 'Submitted'
  for (const to of progress.steps) {
    const by = to === 'Cancelled' ? 'resident' : 'staff'
    const body = isEndStatus(to) && by === 'staff' ? reasonFor(to, { random, sender }) : null
    story.push({ kind: 'status', by, facts: { from, to }, body })
    from = to
  }
  if (i % 8 === 2 && !isEndStatus(progress.status))
    story.push(eventOf('reply', 'staff', staffWords.replies))
  if (question(progress.status, i)) story.push(eventOf('question', 'staff', staffWords.questions))
  if (progress.status === 'Complete' && i % 4 === 0)
    story.push({ kind: 'rated', by: 'resident', facts: { rating: String(3 + (i % 3)) } })
  return story
}

const reasonFor = (to: Status, { random, sender }: { random: Random; sender: Sender }): string =>
  textFor(pick(random, to === 'Complete' ? staffWords.done : staffWords.closed), sender)

const callers = ['Marta Ruiz', 'Joe Novak', 'Denise Clark', 'Luis Ortega'] as const

/** A request with its history up to today; the same input gives the same request. */
export function demoRequest(ingredients: Ingredients): DemoRequest {
  const { i, turn, kind, parcel, today, random } = ingredients
  const ageDays = ageOf(ingredients)
  const createdAt = new Date(today.getTime() - Math.round(ageDays * dayMs))
  const anyone = senderFor(i, random, kind.category !== null)
  const progress = statusesOf(kind.recordType, { turn, ageDays, random })
  const isRoof = kind.recordType === 'Permit_Application__c' && isInspected(progress.status)
  const sender = isRoof ? ana : anyone
  const staff = demoStaffIds()
  const isAssigned = progress.steps.length > 0 && i % 5 > 0
  const assigneeId = isAssigned ? (staff[i % staff.length] ?? null) : null
  const id = demoId('request', i)
  const story = storyOf(ingredients, progress, sender, assigneeId)
  const livedMs = Math.min(today.getTime() - createdAt.getTime(), (1 + (i % 9)) * dayMs)
  const times = story.map(
    (_, place) => new Date(createdAt.getTime() + Math.round((place * livedMs) / story.length)),
  )
  const updatedAt = times.at(-1) ?? createdAt
  const events = story.map(
    ({ kind: what, by, isPublic = true, body = null, facts = {} }, place): Event => ({
      id: demoId('request event', `${i}/${place}`),
      requestId: id,
      at: times[place] ?? createdAt,
      kind: what,
      by,
      actorId: by === 'staff' ? (assigneeId ?? staff[0] ?? null) : sender.userId,
      isPublic,
      body,
      facts,
    }),
  )
  const isEnd = isEndStatus(progress.status)
  const lastStep = events.findLast(
    ({ kind: what, by }) => what === 'answer' || (by === 'staff' && what !== 'assigned'),
  )
  const asked = question(progress.status, i) ? (story.at(-1)?.body ?? null) : null
  const place = kind.hasPlace ? parcel : null
  const { text, targetDays, hasPlace: _hasPlace, ...about } = kind
  const isCaller = sender.userId === null && sender.guestEmail === null
  const row: Row = {
    ...about,
    ...sender,
    id,
    number: String(i + 1).padStart(8, '0'),
    status: progress.status,
    description: textFor(text, sender),
    address: place ? addressOf(place) : '',
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    mapCell: place && mapCell(place),
    area: place?.leafDistrict ?? null,
    satisfaction: story.some(({ kind: what }) => what === 'rated') ? 3 + (i % 3) : null,
    isActionRequired: asked !== null,
    actionMessage: asked,
    paymentAmountCents: progress.status === 'Pending Payment' ? 4_500 + 500 * (i % 7) : null,
    paymentCode: progress.status === 'Pending Payment' ? 'PERMIT' : null,
    guestMailStoppedAt: null,
    // A guest without an address called.
    channel: isCaller ? 'phone' : 'online',
    contactName: isCaller ? (callers[i % callers.length] ?? null) : null,
    contactPhone: isCaller ? `(847) 555-01${String(i % 100).padStart(2, '0')}` : null,
    paidAt: null,
    answeredAt: lastStep?.kind === 'answer' ? lastStep.at : null,
    reopenedAt: null,
    teamId: null,
    assigneeId,
    dueAt:
      targetDays === null
        ? null
        : afterWorkingDays(createdAt, targetDays, { timeZone, holidays: [] }),
    closedAt: isEnd ? updatedAt : null,
    closeReason: isEnd
      ? (events.findLast(({ kind: what }) => what === 'status')?.body ?? null)
      : null,
    mergedIntoId: null,
    version: events.length,
    createdAt,
    updatedAt,
  }
  return { row, events, followers: followersOf(ingredients, row) }
}

function followersOf({ i, random }: Ingredients, { createdAt, category }: Row) {
  if (category === null || i % 11 !== 5) return []
  const { userId, language } = senderFor(i + 7, random, false)
  if (userId === null) return []
  return [
    {
      id: demoId('request follower', i),
      requestId: demoId('request', i),
      userId,
      guestEmail: null,
      language,
      createdAt,
    },
  ]
}
