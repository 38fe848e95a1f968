import { NOT_FOUND, type Answer } from '../http.ts'

/** Of the demo city's client, as Legistar's web API has them. */
const path = '/legistar/v1'

export const demoClient = 'demo-city'

export const legistarUrl = (port: number): string => `http://127.0.0.1:${port}${path}`

const dayMs = 86_400_000

const midnight = (now: Date, days: number): string =>
  `${new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)}T00:00:00`

const bodies = [
  {
    BodyId: 11,
    BodyName: 'Riverwalk Commission',
    BodyDescription: 'Plans the walk along the river.',
  },
  { BodyId: 12, BodyName: 'Library Board of Trustees', BodyDescription: null },
].map((body) => ({
  ...body,
  BodyActiveFlag: 1,
  BodyTypeName: 'Commission',
  BodyContactFullName: 'Dana Whitfield',
  BodyContactPhone: '(847) 555-0171',
  BodyContactEmail: 'clerk@demo.example',
}))

const persons = [
  [31, 'Imani', 'Brooks'],
  [32, 'Tomás', 'Aguilar'],
  [33, 'Greta', 'Lindqvist'],
  // Entered twice, as happens.
  [34, 'Imani', 'Brooks'],
].map(([PersonId, PersonFirstName, PersonLastName]) => ({
  PersonId,
  PersonFirstName,
  PersonLastName,
  PersonFullName: `${PersonFirstName} ${PersonLastName}`,
  PersonEmail: null,
  PersonPhone: null,
}))

const records = (now: Date) =>
  [
    [51, 31, 11, 'Chair'],
    [52, 32, 11, 'Member'],
    [53, 33, 12, 'Trustee'],
    [54, 34, 11, 'Chair'],
  ].map(([OfficeRecordId, OfficeRecordPersonId, OfficeRecordBodyId, OfficeRecordTitle]) => ({
    OfficeRecordId,
    OfficeRecordPersonId,
    OfficeRecordBodyId,
    OfficeRecordTitle,
    OfficeRecordStartDate: `${now.getUTCFullYear() - 1}-05-01T00:00:00`,
    OfficeRecordEndDate: `${now.getUTCFullYear() + 2}-04-30T00:00:00`,
    OfficeRecordMemberType: null,
    OfficeRecordSupportFlag: 0,
  }))

const events = (origin: string, now: Date) => {
  const file = (name: string) => `${origin}/legistar/files/${name}`
  return [
    {
      EventId: 71,
      EventBodyId: 11,
      EventDate: midnight(now, -20),
      EventTime: '6:30 PM',
      EventAgendaStatusName: 'Final',
      EventAgendaFile: file('riverwalk-agenda'),
      EventMinutesFile: file('riverwalk-minutes'),
      EventVideoPath: file('riverwalk-video'),
    },
    {
      EventId: 72,
      EventBodyId: 11,
      EventDate: midnight(now, 8),
      EventTime: '7 P.M.',
      EventAgendaStatusName: 'Final',
      EventAgendaFile: file('riverwalk-next-agenda'),
    },
    {
      EventId: 73,
      EventBodyId: 12,
      EventDate: midnight(now, 12),
      EventTime: 'Immediately following the Committee of the Whole',
      EventAgendaStatusName: 'Draft',
    },
    {
      EventId: 74,
      EventBodyId: 12,
      EventDate: midnight(now, 5),
      EventTime: '19:00',
      EventAgendaStatusName: 'Cancelled',
    },
  ].map((event) => ({
    EventLocation: 'City Hall, 2nd floor',
    EventComment: null,
    EventMinutesFile: null,
    EventAgendaFile: null,
    EventVideoPath: null,
    EventInSiteURL: file(`meeting-${event.EventId}`),
    ...event,
  }))
}

/** A stand-in for Legistar's web API and the files that it links; null for another path. */
export function legistar(origin: string, url: URL, now: Date): Answer | null {
  const { pathname, searchParams } = url
  if (pathname.startsWith('/legistar/files/'))
    return {
      type: 'text/plain',
      body: 'This text stands for a paper of a meeting. All of it is invented.',
    }
  if (!pathname.startsWith(path)) return null
  const lists: Readonly<Record<string, () => readonly object[]>> = {
    bodies: () => bodies,
    persons: () => persons,
    officerecords: () => records(now),
    events: () => events(origin, now),
  }
  const [client, list = ''] = pathname.slice(path.length + 1).split('/')
  const rows = client === demoClient ? lists[list]?.() : undefined
  if (!rows) return NOT_FOUND
  const skip = Number(searchParams.get('$skip') ?? 0)
  const top = Number(searchParams.get('$top') ?? 1000)
  return { type: 'application/json', body: JSON.stringify(rows.slice(skip, skip + top)) }
}
