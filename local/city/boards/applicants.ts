import { boardApplicationDefinition, validDays } from '@portal/core/board-applications'
import { choiceFields } from '@portal/core/boards/rules'
import { describeAnswers, type FormAnswers, type FormDefinition } from '@portal/core/forms/rules'
import { daysAfter, isoDay } from '@portal/core/kernel/rules'
import type { Status } from '@portal/core/requests/rules'
import type {
  boardApplicationChoices,
  boardApplications,
  formSubmissions,
  requestEvents,
  requests,
} from '@portal/core/schema'
import { demoBusinessCount } from '../business/index.ts'
import { demoId } from '../demo.ts'
import { demoParcels } from '../land/parcels.ts'
import { neighborUsers } from '../people/neighbors.ts'
import { demoStaffIds } from '../people/staff.ts'
import { demoRequestCount } from '../requests/index.ts'
import { plainRow } from '../requests/plain-row.ts'
import { demoServices } from '../services/index.ts'
import { type Applicant, demoApplicants } from './applicant-words.ts'
import { demoBoards } from './boards.ts'
import { boardId } from './demo-board.ts'

const dayMs = 86_400_000

export const demoApplicantCount = demoApplicants.length

const requestIdOf = ({ boards }: Applicant): string => demoId('board request', boards.join('/'))

const applicationId = ({ boards }: Applicant): string =>
  demoId('board application', boards.join('/'))

/** By its place among those who applied, not the two that the license office knows. */
const personOf = (place: number) => {
  const person = neighborUsers()[place + 10]
  if (!person) throw new RangeError('The town has too few people')
  return person
}

const homes = demoParcels().filter(({ currentLandUse }) => currentLandUse === 'Single Family')

const addressOf = (place: number): string => {
  const home = homes[place * 7]
  if (!home) throw new RangeError('The town has no homes')
  return `${home.streetNumber} ${home.streetName} ${home.streetSuffix}`
}

const idOf = (alias: string): string => {
  const board = demoBoards.find((one) => one.alias === alias)
  if (!board) throw new RangeError(`No board ${alias}`)
  return boardId(board)
}

const answersOf = (applicant: Applicant, place: number): FormAnswers => {
  const { boards, livesHere, reason, experience } = applicant
  const { email, firstName, lastName, phoneNumber } = personOf(place)
  return {
    ...Object.fromEntries(boards.map((alias, i) => [choiceFields[i] ?? '', idOf(alias)])),
    livesHere: livesHere ? 'yes' : 'no',
    reason,
    experience,
    contactName: `${firstName} ${lastName}`,
    address: addressOf(place),
    contactEmail: email,
    contactPhone: phoneNumber ?? '',
  }
}

/** With the boards of the demo city to choose from. */
const definition: FormDefinition = {
  ...boardApplicationDefinition,
  pages: boardApplicationDefinition.pages.map((page) => ({
    ...page,
    fields: page.fields.map((field) =>
      field.kind === 'choice' && field.from === 'boards'
        ? {
            ...field,
            choices: demoBoards.map((board) => ({ value: boardId(board), label: board.name })),
          }
        : field,
    ),
  })),
}

const words = {
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  fees: { en: 'Fees', es: 'Tarifas' },
}

const sentAt = ({ daysAgo }: Applicant, today: Date): Date =>
  new Date(today.getTime() - daysAgo * dayMs)

export function demoApplicantRequests(today: Date): readonly {
  readonly row: typeof requests.$inferSelect
  readonly events: readonly (typeof requestEvents.$inferSelect)[]
}[] {
  const service = demoServices().find(({ formProcessId }) => formProcessId === '149')
  const [staff = null] = demoStaffIds()
  return demoApplicants.map((applicant, place) => {
    const { declined, language } = applicant
    const id = requestIdOf(applicant)
    const createdAt = sentAt(applicant, today)
    const updatedAt = declined ? new Date(createdAt.getTime() + dayMs) : createdAt
    const status: Status = declined ? 'Closed' : 'Submitted'
    const event = { requestId: id, isPublic: true, body: null }
    const events = [
      {
        ...event,
        id: demoId('board event', `${place}/sent`),
        at: createdAt,
        kind: 'submitted' as const,
        by: 'resident' as const,
        actorId: personOf(place).id,
        facts: { to: 'Submitted' },
      },
      ...(declined
        ? [
            {
              ...event,
              id: demoId('board event', `${place}/declined`),
              at: updatedAt,
              kind: 'status' as const,
              by: 'staff' as const,
              actorId: staff,
              body: declined,
              facts: { from: 'Submitted', to: status },
            },
          ]
        : []),
    ]
    const answers = answersOf(applicant, place)
    const row = {
      ...plainRow,
      id,
      number: String(demoRequestCount + demoBusinessCount + place + 1).padStart(8, '0'),
      recordType: 'Case' as const,
      serviceId: service?.id ?? null,
      title: service?.item ?? '',
      titleEs: service?.itemEs ?? null,
      status,
      userId: personOf(place).id,
      language,
      sections: describeAnswers(definition, answers, { words, fileNames: new Map() }),
      address: addressOf(place),
      closedAt: declined ? updatedAt : null,
      closeReason: declined ?? null,
      version: events.length,
      createdAt,
      updatedAt,
    }
    return { row, events }
  })
}

export const demoApplicantSubmissions = (today: Date): (typeof formSubmissions.$inferSelect)[] =>
  demoApplicants.map((applicant, place) => ({
    id: demoId('board submission', place),
    processId: '149',
    version: 1,
    owner: `user/${personOf(place).id}`,
    answers: answersOf(applicant, place),
    feeTotalCents: 0,
    requestId: requestIdOf(applicant),
    facts: {},
    createdAt: sentAt(applicant, today),
  }))

export const demoApplications = (today: Date): (typeof boardApplications.$inferSelect)[] =>
  demoApplicants.map((applicant) => ({
    id: applicationId(applicant),
    requestId: requestIdOf(applicant),
    validUntil: daysAfter(isoDay(sentAt(applicant, today), 'America/Chicago'), validDays),
    termId: null,
    createdAt: sentAt(applicant, today),
  }))

export const demoApplicationChoices = (
  today: Date,
): (typeof boardApplicationChoices.$inferSelect)[] =>
  demoApplicants.flatMap((applicant) =>
    applicant.boards.map((alias, i) => ({
      applicationId: applicationId(applicant),
      rank: i + 1,
      boardId: idOf(alias),
      shortlistedAt: applicant.isShortlisted && i === 0 ? today : null,
    })),
  )
