import { isDay } from '../../platform/kernel/days.ts'
import { emailErrorsOf } from '../../platform/kernel/email-errors.ts'
import { required, type ValidationError } from '../../platform/kernel/validation.ts'
import type { BoardFileKind } from './board-kinds.ts'

export const boardLimits = { name: 120, line: 200, text: 1000, url: 500, cells: 1000 } as const

const longer = (field: string, text: string, most: number): readonly ValidationError[] =>
  text.trim().length > most ? [{ field, kind: 'Invalid' }] : []

const line = (field: string, text: string, most: number): readonly ValidationError[] => [
  ...required(field, text),
  ...longer(field, text, most),
]

const day = (field: string, text: string): readonly ValidationError[] => [
  ...required(field, text),
  ...(text === '' || isDay(text) ? [] : [{ field, kind: 'Invalid' } as const]),
]

const optionalDay = (field: string, text: string | null): readonly ValidationError[] =>
  text === null ? [] : day(field, text)

/** A file or page of the web, which the portal only links. */
const isWebsite = (url: string): boolean => /^https?:\/\//.test(url) && URL.canParse(url)

const address = (field: string, url: string): readonly ValidationError[] => [
  ...line(field, url, boardLimits.url),
  ...(url.trim() === '' || isWebsite(url.trim()) ? [] : [{ field, kind: 'Invalid' } as const]),
]

export interface NewBoard {
  readonly name: string
  readonly nameEs: string
  /** In its page's address. */
  readonly alias: string
}

export const newBoardErrors = ({ name, nameEs, alias }: NewBoard): readonly ValidationError[] => [
  ...line('name', name, boardLimits.name),
  ...line('nameEs', nameEs, boardLimits.name),
  ...required('alias', alias),
  ...(alias === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(alias)
    ? longer('alias', alias, 60)
    : [{ field: 'alias', kind: 'Invalid' } as const]),
]

export interface SeatEdit {
  readonly name: string
  readonly nameEs: string
  readonly appointer: string
  readonly appointerEs: string
  readonly requirements: string
  readonly requirementsEs: string
  readonly isVoting: boolean
  readonly isAlternate: boolean
  readonly takesApplications: boolean
  /** Null: the board's own words say it. */
  readonly termYears: number | null
}

/** What is said in English is said in Spanish too. */
const inBoth = (field: string, english: string, spanish: string, most: number) => [
  ...longer(field, english, most),
  ...longer(`${field}Es`, spanish, most),
  ...(english.trim() !== '' ? required(`${field}Es`, spanish) : []),
]

export const seatErrors = (seat: SeatEdit): readonly ValidationError[] => [
  ...inBoth('name', seat.name, seat.nameEs, boardLimits.name),
  ...inBoth('appointer', seat.appointer, seat.appointerEs, boardLimits.line),
  ...inBoth('requirements', seat.requirements, seat.requirementsEs, boardLimits.text),
  ...(seat.termYears === null ||
  (Number.isInteger(seat.termYears) && seat.termYears >= 1 && seat.termYears <= 20)
    ? []
    : [{ field: 'termYears', kind: 'Invalid' } as const]),
]

export interface TermDays {
  readonly fromDay: string
  /** Included; null: without an end. */
  readonly toDay: string | null
}

export const termErrors = ({ fromDay, toDay }: TermDays): readonly ValidationError[] => [
  ...day('fromDay', fromDay),
  ...optionalDay('toDay', toDay),
  ...(toDay !== null && isDay(toDay) && toDay < fromDay
    ? [{ field: 'toDay', kind: 'Invalid' } as const]
    : []),
]

export interface NewMember extends TermDays {
  readonly seatId: string
  readonly fullName: string
  readonly email: string
  readonly phone: string
}

export const newMemberErrors = (member: NewMember): readonly ValidationError[] => [
  ...required('seatId', member.seatId),
  ...line('fullName', member.fullName, boardLimits.name),
  ...(member.email.trim() === '' ? [] : emailErrorsOf('email', member.email)),
  ...longer('phone', member.phone, 40),
  ...termErrors(member),
]

export interface MeetingEdit {
  readonly day: string
  /** `19:00`, or empty. */
  readonly startsAt: string
  readonly title: string
  readonly titleEs: string
  readonly location: string
  readonly videoUrl: string
}

export const meetingErrors = (meeting: MeetingEdit): readonly ValidationError[] => [
  ...day('day', meeting.day),
  ...(meeting.startsAt === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(meeting.startsAt)
    ? []
    : [{ field: 'startsAt', kind: 'Invalid' } as const]),
  ...inBoth('title', meeting.title, meeting.titleEs, boardLimits.line),
  ...longer('location', meeting.location, boardLimits.line),
  ...(meeting.videoUrl.trim() === '' ? [] : address('videoUrl', meeting.videoUrl)),
]

export interface NewBoardFile {
  /** Null for a resource of the board. */
  readonly meetingId: string | null
  readonly kind: BoardFileKind
  readonly label: string
  readonly labelEs: string
  readonly url: string
}

export const boardFileErrors = (file: NewBoardFile): readonly ValidationError[] => [
  ...line('label', file.label, boardLimits.name),
  ...line('labelEs', file.labelEs, boardLimits.name),
  ...address('url', file.url),
  ...((file.meetingId === null) === (file.kind === 'resource')
    ? []
    : [{ field: 'kind', kind: 'Invalid' } as const]),
]
