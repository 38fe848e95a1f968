import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  readonly list: string
  readonly skip: number
  readonly query: URLSearchParams
}

/** In place of the right answer; true: it has answered. */
export type Fault = (asked: Asked, response: ServerResponse) => boolean

/** Lists by their paths, as Legistar's web API has them. */
export type LegistarData = Record<string, readonly Readonly<Record<string, unknown>>[]>

/** A web API of Legistar on this machine: pages of `pageSize`, and whatever goes wrong. */
export async function serveLegistar(pageSize: number) {
  const state: { data: LegistarData; fault: Fault; asked: Asked[] } = {
    data: {},
    fault: () => false,
    asked: [],
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, , list = ''] = url.pathname.split('/')
    const query = url.searchParams
    const asked = { list, skip: Number(query.get('$skip')), query }
    state.asked.push(asked)
    if (state.fault(asked, response)) return
    const rows = (state.data[list] ?? []).slice(asked.skip, asked.skip + pageSize)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on a port.
  const { port } = server.address() as AddressInfo
  return {
    state,
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const body = (BodyId: number, BodyName: string, more: object = {}) => ({
  BodyId,
  BodyName,
  BodyActiveFlag: 1,
  ...more,
})

export const person = (PersonId: number, PersonFullName: string, PersonEmail = '') => ({
  PersonId,
  PersonFullName,
  PersonEmail,
})

export const record = (
  OfficeRecordId: number,
  OfficeRecordPersonId: number,
  OfficeRecordBodyId: number,
  [from, to]: readonly [from: string, to: string | null],
  more: object = {},
) => ({
  OfficeRecordId,
  OfficeRecordPersonId,
  OfficeRecordBodyId,
  OfficeRecordStartDate: `${from}T00:00:00`,
  OfficeRecordEndDate: to && `${to}T00:00:00`,
  ...more,
})

export const event = (
  EventId: number,
  EventBodyId: number,
  [day, EventTime]: readonly [day: string, time: string | null],
  more: object = {},
) => ({ EventId, EventBodyId, EventDate: `${day}T00:00:00`, EventTime, ...more })

const term = ['2025-01-01', '2027-12-31'] as const

/** Two boards, one of which has everything that Legistar gets wrong. `own` makes names of a test's own. */
export const boardsOf = (own: (name: string) => string): LegistarData => ({
  bodies: [
    body(1, own('River Board'), { BodyDescription: 'Looks after <the> river.' }),
    body(2, own('Quiet Board')),
    body(3, own('Former Board'), { BodyActiveFlag: 0 }),
  ],
  persons: [
    person(10, own('Ana Ruiz'), 'ana@city.example'),
    person(11, own('Bo Chan')),
    person(12, own('Ana Ruiz')),
    person(13, own('Cy Diaz'), 'no address'),
  ],
  officerecords: [
    record(20, 10, 1, term),
    record(21, 11, 1, ['2025-01-01', null]),
    record(22, 12, 1, ['2026-01-01', '2028-12-31']),
    record(23, 13, 1, ['2026-05-01', '2026-01-01']),
    record(24, 13, 99, term),
  ],
  events: [
    event(30, 1, ['2026-11-02', '7:00 PM'], {
      EventAgendaFile: 'https://legistar.example/30.pdf',
      EventMinutesFile: 'https://legistar.example/30-minutes.pdf',
      EventVideoPath: 'https://video.example/30',
      EventLocation: 'City Hall',
    }),
    event(31, 1, ['2026-12-07', 'Immediately following']),
    event(32, 2, ['2026-12-08', '19:00'], { EventAgendaStatusName: 'Cancelled' }),
    event(33, 2, ['2026-12-09', '']),
    event(34, 99, ['2026-12-09', '6 PM']),
  ],
})
