import { describeAnswers, type FormAnswers } from '@portal/core/forms/rules'
import { kindField } from '@portal/core/licenses/rules'
import { mapCell, type Status } from '@portal/core/requests/rules'
import type {
  businessChecklists,
  formSubmissions,
  requestEvents,
  requests,
} from '@portal/core/schema'
import { specialServiceIds } from '@portal/core/services/rules'
import { demoId } from '../demo.ts'
import { newLicenseForms } from '../forms/new-license.ts'
import { demoParcels } from '../land/parcels.ts'
import { neighborUsers } from '../people/neighbors.ts'
import { demoStaffIds } from '../people/staff.ts'
import { demoRequestCount } from '../requests/index.ts'
import { plainRow } from '../requests/plain-row.ts'
import { demoServices } from '../services/index.ts'

const dayMs = 86_400_000
const ana = demoId('user', 'ana@demo.example')

interface Sent {
  readonly name: string
  readonly userId: string
  readonly email: string
  readonly language: 'en' | 'es'
  readonly daysAgo: number
  /** After Submitted, by staff. */
  readonly steps: readonly Status[]
  /** Of the license form; null: a zoning inquiry. */
  readonly answers: FormAnswers | null
  /** Its lot, of those downtown. */
  readonly lot: number
  readonly dueCents?: number
}

const [neighbor, another] = neighborUsers().filter(({ contactId }) => contactId !== null)

/** A café half-way to its license, and applications in each of their other states. */
const sent: readonly Sent[] = [
  {
    name: 'zoning of the café',
    lot: 0,
    userId: ana,
    email: 'ana@demo.example',
    language: 'es',
    daysAgo: 24,
    steps: ['Under Review', 'Complete'],
    answers: null,
  },
  {
    name: 'license of the café',
    lot: 0,
    userId: ana,
    email: 'ana@demo.example',
    language: 'es',
    daysAgo: 6,
    steps: ['Under Review'],
    answers: {
      [kindField]: 'restaurant',
      business: 'Café Luna (sample)',
      activity: 'Café y pan dulce, con 18 asientos y desayunos hasta el mediodía.',
      seats: '18',
      owner: 'Ana Rivera-Sample',
      taxNumber: '4123-4567',
      contactName: 'Ana Rivera-Sample',
      contactEmail: 'ana@demo.example',
    },
  },
  {
    name: 'license of the barber',
    lot: 1,
    userId: neighbor?.id ?? ana,
    email: neighbor?.email ?? '',
    language: 'en',
    daysAgo: 2,
    steps: [],
    answers: {
      [kindField]: 'service',
      business: 'Square Cut Barbers (sample)',
      activity: 'Three chairs, by appointment.',
      owner: 'Bruno Stonebridge-Sample',
      taxNumber: '4188-2001',
      contactName: 'Bruno Stonebridge-Sample',
      contactEmail: neighbor?.email ?? '',
    },
  },
  {
    name: 'license of the tutor',
    lot: 2,
    userId: another?.id ?? ana,
    email: another?.email ?? '',
    language: 'en',
    daysAgo: 9,
    steps: ['Pending Payment'],
    answers: {
      [kindField]: 'home_business',
      business: 'Evening Math Tutoring (sample)',
      activity: 'Lessons for two children at a time, in the dining room.',
      owner: 'Carmen Torres-Sample',
      taxNumber: '4190-7710',
      contactName: 'Carmen Torres-Sample',
      contactEmail: another?.email ?? '',
    },
    dueCents: 3500,
  },
]

const lots = demoParcels().filter(({ currentLandUse }) => currentLandUse === 'Mixed Use')

const lotOf = ({ lot }: Pick<Sent, 'lot'>) => {
  const found = lots[lot]
  if (!found) throw new RangeError('The town has no shops')
  const { streetNumber, streetName, streetSuffix } = found
  return { ...found, address: `${streetNumber} ${streetName} ${streetSuffix}` }
}

export const demoBusinessCount = sent.length

type Row = typeof requests.$inferSelect

/** The license office's numbers follow those of the other requests. */
const numberOf = (place: number): string => String(demoRequestCount + place + 1).padStart(8, '0')

/** For the license that waits for its fee (licenses/index.ts). */
export const tutorRequestId = demoId('business request', 'license of the tutor')

const words = {
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  fees: { en: 'Fees', es: 'Tarifas' },
}

const sectionsOf = (answers: FormAnswers): Row['sections'] => {
  const [form] = newLicenseForms
  return form ? describeAnswers(form.definition, answers, { words, fileNames: new Map() }) : []
}

export function demoBusinessRequests(today: Date): readonly {
  readonly row: Row
  readonly events: readonly (typeof requestEvents.$inferSelect)[]
}[] {
  const all = demoServices()
  const [staff = null] = demoStaffIds()
  return sent.map((one, place) => {
    const id = demoId('business request', one.name)
    const createdAt = new Date(today.getTime() - one.daysAgo * dayMs)
    const atOf = (step: number) => new Date(createdAt.getTime() + step * dayMs)
    const status: Status = one.steps.at(-1) ?? 'Submitted'
    const updatedAt = atOf(one.steps.length)
    const service = all.find(({ formProcessId, id: serviceId }) =>
      one.answers ? formProcessId === '141' : serviceId === specialServiceIds.zoningInformation,
    )
    const events = [
      {
        kind: 'submitted',
        by: 'resident',
        actorId: one.userId,
        facts: { to: 'Submitted' },
      } as const,
      ...one.steps.map((to, step) => ({
        kind: 'status' as const,
        by: 'staff' as const,
        actorId: staff,
        facts: { from: one.steps[step - 1] ?? 'Submitted', to },
      })),
    ].map((event, step) => ({
      id: demoId('business event', `${one.name}/${step}`),
      requestId: id,
      at: atOf(step),
      isPublic: true,
      body: null,
      ...event,
    }))
    const isEnd = status === 'Complete'
    const { address, ...lot } = lotOf(one)
    const answers = one.answers && { ...one.answers, address }
    const row: Row = {
      ...plainRow,
      id,
      number: numberOf(place),
      recordType: one.answers ? 'Case' : 'Zoning_Inquiry__c',
      serviceId: service?.id ?? null,
      title: service?.item ?? '',
      titleEs: service?.itemEs ?? null,
      status,
      userId: one.userId,
      language: one.language,
      description: one.answers
        ? ''
        : 'Un café con 18 asientos en la planta baja; cocina sin freidora.',
      sections: answers ? sectionsOf(answers) : [],
      address,
      latitude: lot.latitude,
      longitude: lot.longitude,
      mapCell: mapCell(lot),
      area: lot.leafDistrict,
      paymentAmountCents: one.dueCents ?? null,
      paymentCode: one.dueCents === undefined ? null : 'MISC',
      assigneeId: one.steps.length > 0 ? staff : null,
      closedAt: isEnd ? updatedAt : null,
      version: events.length,
      createdAt,
      updatedAt,
    }
    return { row, events }
  })
}

export const demoSubmissions = (today: Date): (typeof formSubmissions.$inferSelect)[] =>
  sent.flatMap(({ answers, daysAgo, lot, name, userId }) =>
    answers === null
      ? []
      : [
          {
            id: demoId('business submission', name),
            processId: '141',
            version: 1,
            owner: `user/${userId}`,
            answers: { ...answers, address: lotOf({ lot }).address },
            feeTotalCents: 0,
            requestId: demoId('business request', name),
            facts: {},
            createdAt: new Date(today.getTime() - daysAgo * dayMs),
          },
        ],
  )

/** Ana's café: the place is checked, the state knows of it, the license is under review. */
export const demoChecklists = (today: Date): (typeof businessChecklists.$inferSelect)[] => [
  {
    id: demoId('business checklist', 'café'),
    userId: ana,
    organizationId: null,
    answers: {
      want: 'open',
      new: 'yes',
      home: 'no',
      kind: 'cafe',
      plans: 'works,sign,food',
      business: 'Café Luna (sample)',
      address: lotOf({ lot: 0 }).address,
    },
    done: ['registration'],
    createdAt: new Date(today.getTime() - 25 * dayMs),
    updatedAt: new Date(today.getTime() - 12 * dayMs),
  },
]
