/** Lists of Legistar's web API, in the order in which they are read. */
export const legistarLists = ['bodies', 'persons', 'officeRecords', 'events'] as const
export type LegistarList = (typeof legistarLists)[number]

interface ListLayout {
  /** In the address. */
  readonly path: string
  readonly id: string
  /** All that is kept of a row. */
  readonly columns: readonly string[]
}

/** As documented at https://webapi.legistar.com/Help. */
export const listLayout: Readonly<Record<LegistarList, ListLayout>> = {
  bodies: {
    path: 'bodies',
    id: 'BodyId',
    columns: [
      'BodyName',
      'BodyDescription',
      'BodyActiveFlag',
      'BodyContactFullName',
      'BodyContactPhone',
      'BodyContactEmail',
    ],
  },
  persons: {
    path: 'persons',
    id: 'PersonId',
    columns: ['PersonFullName', 'PersonFirstName', 'PersonLastName', 'PersonEmail', 'PersonPhone'],
  },
  officeRecords: {
    path: 'officerecords',
    id: 'OfficeRecordId',
    columns: [
      'OfficeRecordPersonId',
      'OfficeRecordBodyId',
      'OfficeRecordStartDate',
      'OfficeRecordEndDate',
      'OfficeRecordTitle',
      'OfficeRecordMemberType',
      'OfficeRecordSupportFlag',
    ],
  },
  events: {
    path: 'events',
    id: 'EventId',
    columns: [
      'EventBodyId',
      'EventDate',
      'EventTime',
      'EventLocation',
      'EventComment',
      'EventAgendaStatusName',
      'EventAgendaFile',
      'EventMinutesFile',
      'EventVideoPath',
      'EventInSiteURL',
    ],
  },
}
