import { daysAfter, isoDay } from '@portal/core/kernel/rules'
import { type PermitState, stateOfStatus } from '@portal/core/permits/rules'
import type { Status } from '@portal/core/requests/rules'
import type {
  permitFeeLines,
  permitHistory,
  permitInspections,
  permitReviews,
  permits,
} from '@portal/core/schema'
import { demoId, pick, randomFrom, type Random } from '../demo.ts'
import { demoParcels } from '../land/parcels.ts'
import { demoStaffIds } from '../people/staff.ts'
import { demoRequests } from '../requests/index.ts'
import { isInspected } from '../requests/statuses.ts'
import {
  type DemoPermitKind,
  demoPermitKinds,
  lifeTo,
  owners,
  reasons,
  reviewWords,
  tenants,
  works,
} from './words.ts'

type Row = typeof permits.$inferSelect
type Stored = Row['state']

export interface DemoPermit {
  /** With `paid`, which is not stored. */
  readonly state: PermitState
  readonly row: Row
  readonly history: readonly (typeof permitHistory.$inferSelect)[]
  readonly reviews: readonly (typeof permitReviews.$inferSelect)[]
  readonly fees: readonly (typeof permitFeeLines.$inferSelect)[]
  readonly inspections: readonly (typeof permitInspections.$inferSelect)[]
}

const timeZone = 'America/Chicago'
const dayMs = 86_400_000
const permitCount = 320

/** What their fees count. */
const demoAnswers: Readonly<Record<string, Row['answers']>> = {
  roof: { squares: 24 },
  fence: { feet: 120 },
  deck: { squareFeet: 300 },
  electrical: { circuits: 4 },
}

interface Application {
  readonly name: string
  readonly kind: DemoPermitKind
  readonly state: PermitState
  readonly parcel: ReturnType<typeof demoParcels>[number]
  readonly appliedAt: Date
  readonly requestId: string | null
  /** Of the inspections, if they are told. */
  readonly failures?: number | undefined
  readonly isBooked?: boolean | undefined
}

/** Corrections share their status with reviews, and corrected applications with new ones. */
const stateOf = (status: Status, i: number): PermitState => {
  const state = stateOfStatus[status]
  if (state === 'review' && i % 3 === 0) return 'corrections'
  return state === 'submitted' && i % 4 === 1 ? 'resubmitted' : state
}

/** Those of the requests for permits, and the office's earlier ones: some in every state. */
export function demoPermits(today: Date): readonly DemoPermit[] {
  const random = randomFrom(12_000)
  const [first, ...rest] = demoParcels()
  if (!first) throw new RangeError('The town has no land')
  const parcels = [first, ...rest] as const
  const kinds = demoPermitKinds
  const states: readonly Stored[] = [
    ...(['final', 'final', 'final', 'final', 'issued', 'inspections', 'inspections'] as const),
    ...(['expired', 'review', 'withdrawn', 'denied', 'revoked', 'final'] as const),
  ]
  const earlier = Array.from({ length: permitCount }, (_, i): Application => {
    const state = states[i % states.length] ?? 'final'
    const ageDays = state === 'final' ? 60 + random() * 1400 : 25 + random() * 120
    return {
      name: `earlier/${i}`,
      kind: pick(random, kinds),
      state,
      parcel: pick(random, parcels),
      appliedAt: new Date(today.getTime() - Math.round(ageDays * dayMs)),
      requestId: null,
    }
  })
  const asked = demoRequests(today).flatMap(({ row }, i): Application[] => {
    if (row.recordType !== 'Permit_Application__c') return []
    const parcel = parcels.find(
      ({ latitude, longitude }) => latitude === row.latitude && longitude === row.longitude,
    )
    return [
      {
        name: `request/${i}`,
        // Inspections of Ana's roofs wait, are booked, and have failed twice.
        kind: isInspected(row.status) ? kinds[0] : pick(random, kinds),
        state: stateOf(row.status, i),
        parcel: parcel ?? first,
        appliedAt: row.createdAt,
        requestId: row.id,
        isBooked: row.status === 'Scheduled',
        failures: row.status === 'Schedule Inspection' ? 2 : undefined,
      },
    ]
  })
  const inOrder = [...earlier, ...asked].toSorted(
    (a, b) => a.appliedAt.getTime() - b.appliedAt.getTime(),
  )
  const numbers = new Map<number, number>()
  return inOrder.map((application) => {
    const year = Number(isoDay(application.appliedAt, timeZone).slice(0, 4))
    const number = (numbers.get(year) ?? 1000) + 1
    numbers.set(year, number)
    return permitOf(application, { year, number }, { today, random })
  })
}

function permitOf(
  application: Application,
  key: { readonly year: number; readonly number: number },
  { today, random }: { readonly today: Date; readonly random: Random },
): DemoPermit {
  const { name, kind, state, parcel, appliedAt, requestId, failures, isBooked } = application
  const id = demoId('permit', name)
  const staff = demoStaffIds()
  const actorId = pick(random, [staff[0] ?? '', ...staff.slice(1)])
  const life = lifeTo(state)
  const livedMs = Math.min(today.getTime() - appliedAt.getTime(), (8 + random() * 20) * dayMs)
  const atOf = (step: number) =>
    new Date(appliedAt.getTime() + Math.round((step * livedMs) / Math.max(1, life.length - 1)))
  const history = life.map((reached, step) => ({
    id: demoId('permit history', `${name}/${step}`),
    permitId: id,
    state: reached,
    at: atOf(step),
    comment: reasons[reached] ?? '',
    actorId: step === 0 ? null : actorId,
  }))
  const dayOf = (reached: Stored): string | null => {
    const found = history.find((one) => one.state === reached)
    return found ? isoDay(found.at, timeZone) : null
  }
  const issuedOn = dayOf('issued')
  const isOver = ['final', 'denied', 'withdrawn', 'expired', 'revoked'].includes(state)
  const last = history.at(-1)
  const reviewed = life.includes('review')
  const round = 1
  const reviews = reviewed
    ? kind.disciplines.map((discipline, i) => {
        const isAsked = i === 0 && life.includes('corrections')
        const isDone = isAsked || life.includes('approved') || life.includes('corrections') || i > 0
        const startedAt = history.find((one) => one.state === 'review')?.at ?? appliedAt
        return {
          id: demoId('permit review', `${name}/${discipline}`),
          permitId: id,
          discipline,
          round,
          result: isAsked
            ? ('corrections' as const)
            : isDone
              ? ('approved' as const)
              : ('waiting' as const),
          reviewerId: isDone || random() < 0.6 ? actorId : null,
          comment: isAsked ? reviewWords : '',
          startedAt,
          doneAt: isDone ? new Date(startedAt.getTime() + dayMs / 2) : null,
        }
      })
    : []
  const fees =
    life.includes('feeDue') || life.includes('issued') || (state === 'approved' && random() < 0.5)
      ? kind.fees.map((fee, i) => ({
          id: demoId('permit fee', `${name}/${i}`),
          permitId: id,
          position: i + 1,
          ...fee,
          kind: 'schedule' as const,
          createdAt: history.find((one) => one.state === 'approved')?.at ?? appliedAt,
        }))
      : []
  const inspections = life.includes('inspections')
    ? inspectionsOf({
        name,
        id,
        kind,
        state,
        random,
        actorId,
        from: history.find((one) => one.state === 'inspections')?.at ?? appliedAt,
        until: last?.at ?? today,
        today,
        failures,
        isBooked,
      })
    : []
  return {
    state,
    row: {
      id,
      ...key,
      kind: kind.code,
      requestId,
      // Paid is what its request says.
      state: state === 'paid' ? 'feeDue' : state,
      description: pick(random, works[kind.code] ?? [kind.name]),
      conditions: issuedOn !== null && random() < 0.15 ? 'Work only between 7 AM and 7 PM.' : null,
      parcelNumber: parcel.parcelNumber,
      streetNumber: parcel.streetNumber,
      streetName: parcel.streetName,
      streetSuffix: parcel.streetSuffix,
      unit: parcel.unit,
      zip: parcel.zip,
      latitude: parcel.latitude,
      longitude: parcel.longitude,
      ownerName: pick(random, owners),
      tenantName: random() < 0.1 ? pick(random, tenants) : '',
      tenantNumber: '',
      zone: parcel.primaryZoning,
      estimatedValueCents: 100_000 * (1 + Math.floor(random() * 40)),
      squareFeet: 80 * (1 + Math.floor(random() * 30)),
      contractorName: kind.contractor ?? '',
      contractorLicense: kind.license ?? '',
      propertyType: '',
      option: '',
      answers: demoAnswers[kind.code] ?? { projectValue: 8_000 },
      appliedOn: isoDay(appliedAt, timeZone),
      issuedOn,
      expiresOn: issuedOn && daysAfter(issuedOn, 180),
      closedOn: isOver && last ? isoDay(last.at, timeZone) : null,
      version: life.length,
      createdAt: appliedAt,
      updatedAt: last?.at ?? appliedAt,
    },
    history,
    reviews,
    fees,
    inspections,
  }
}

/** What its permit makes of a request: the fee that is due or paid, and what has to be corrected. */
export function permitRequests(today: Date) {
  return new Map(
    demoPermits(today).flatMap(({ row, history, fees, state }) => {
      if (row.requestId === null) return []
      const last = history.at(-1)
      const asked = history.find(({ state }) => state === 'feeDue')
      const issued = history.find(({ state }) => state === 'issued')
      const isAsked = row.state === 'corrections'
      return [
        [
          row.requestId,
          {
            ...(asked && {
              paymentAmountCents: fees.reduce((sum, { amountCents }) => sum + amountCents, 0),
              paymentCode: 'PERMIT' as const,
            }),
            ...((issued !== undefined || state === 'paid') && {
              paidAt: (issued ?? last)?.at ?? null,
            }),
            isActionRequired: isAsked,
            actionMessage: isAsked ? reasons.corrections : null,
          },
        ] as const,
      ]
    }),
  )
}

interface InspectionStory {
  readonly name: string
  readonly id: string
  readonly kind: DemoPermitKind
  readonly state: PermitState
  readonly random: Random
  readonly actorId: string
  readonly from: Date
  /** When it was finished, or now. */
  readonly until: Date
  readonly today: Date
  /** Of the first inspection, if it is told. */
  readonly failures?: number | undefined
  readonly isBooked?: boolean | undefined
}

/** Some fail once; a finished permit has passed all, one under way the first of them. */
function inspectionsOf(story: InspectionStory) {
  const { name, id, kind, state, random, actorId, from, until, today } = story
  const isDone = state === 'final'
  const isBooked = state === 'inspections' && (story.isBooked ?? random() < 0.5)
  const reached = isDone ? kind.inspections : kind.inspections.slice(0, isBooked ? 2 : 1)
  return reached.flatMap((code, i) => {
    const failures = story.failures ?? (i === 0 && random() < 0.3 ? 1 : 0)
    const isNext = i === reached.length - 1
    const isOpen = isNext && !isDone
    const endsPassed = kind.inspections.length > 1 && story.failures === undefined
    const end = !isOpen
      ? ['passed' as const]
      : isBooked
        ? ['booked' as const]
        : endsPassed
          ? ['passed' as const]
          : []
    const results = [...Array.from({ length: failures }, () => 'failed' as const), ...end]
    return results.map((result, n) => {
      const at = new Date(Math.min(from.getTime() + (i * 2 + n) * dayMs, until.getTime()))
      const day =
        result === 'booked' ? daysAfter(isoDay(today, timeZone), 3 + (i % 4)) : isoDay(at, timeZone)
      return {
        id: demoId('permit inspection', `${name}/${code}/${n}`),
        permitId: id,
        code,
        result,
        day,
        window: n % 2 === 0 ? ('morning' as const) : ('afternoon' as const),
        inspectorId: actorId,
        slotId: null,
        position: null,
        bookedById: null,
        contactName: '',
        contactPhone: '',
        note: '',
        corrections: [],
        isNoAccess: false,
        expiredBefore: null,
        expiredAfter: null,
        remindedAt: null,
        version: 1,
        comment:
          result === 'failed' ? 'Two courses short at the valley. Call again when done.' : '',
        doneAt: result === 'booked' ? null : at,
        createdAt: from,
        updatedAt: at,
      }
    })
  })
}
