import type { BoardOf } from './body-rows.ts'
import type { RawRow, ReadState } from './city-state.ts'
import { eventTime } from './event-time.ts'
import { dayOf, keyIn, textOf, webLinkOf } from './raw-values.ts'
import type { LegistarNote } from './rules.ts'

/** Clerks write it into whichever field they find. */
const isCancelled = (row: RawRow): boolean =>
  /cancel/i.test(`${row['EventAgendaStatusName'] ?? ''} ${row['EventTime'] ?? ''}`) ||
  /^\W*(?:(?:this|the) )?(?:meeting )?(?:is |was |has been )?cancell?ed/i.test(
    textOf(row, 'EventComment', 300),
  )

/** As the desk of boards names them. */
const fileKinds = [
  {
    kind: 'agenda',
    column: 'EventAgendaFile',
    label: 'Agenda',
    labelEs: 'Orden del día',
  },
  { kind: 'minutes', column: 'EventMinutesFile', label: 'Minutes', labelEs: 'Acta' },
  // Its page at Legistar, which lists each item of the agenda with its papers.
  {
    kind: 'packet',
    column: 'EventInSiteURL',
    label: 'Items and papers',
    labelEs: 'Asuntos y documentos',
  },
] as const

function meetingRow(row: RawRow, about: { board: string; day: string; key: string }) {
  const { startsAt, words } = eventTime(textOf(row, 'EventTime', 200))
  const comment = textOf(row, 'EventComment', 200)
  const title = [comment, /cancel/i.test(words) ? '' : words].filter(Boolean).join(' · ')
  const location = textOf(row, 'EventLocation', 300)
  const videoUrl = webLinkOf(row, 'EventVideoPath')
  return {
    ...(about.key !== `${about.board}/${about.day}` && { key: about.key }),
    board: about.board,
    day: about.day,
    startsAt: startsAt ?? '',
    // What Legistar does not know, staff may add here.
    ...(title && { title: title.slice(0, 300) }),
    ...(location && { location }),
    ...(videoUrl && { videoUrl }),
    isCancelled: isCancelled(row),
  }
}

/** Meetings with their links for content-import. */
export function eventRows(
  { rows, meetings: ofCity }: ReadState,
  boards: ReadonlyMap<number, BoardOf>,
  { source, notes }: { readonly source: string; readonly notes: LegistarNote[] },
) {
  const found = (rows.events ?? []).flatMap((row) => {
    const alias = boards.get(Number(row['EventBodyId']))?.alias
    if (alias === undefined) return []
    const day = dayOf(row, 'EventDate')
    if (day === null) {
      notes.push({ code: 'meeting-left-out', about: `${alias}, ${row.id}` })
      return []
    }
    return [{ row, alias, day, place: `${alias}/${day}` }]
  })
  const perDay = Map.groupBy(found, ({ place }) => place)
  return found.reduce(
    (lists, { row, alias, day, place }) => {
      // The only meeting of the day here and there is the same one.
      const known = ofCity.filter((one) => one.place === place)
      const isKnown = perDay.get(place)?.length === 1 && known.length === 1
      const key = isKnown ? (known[0]?.key ?? place) : keyIn(source, row.id)
      const meeting = meetingRow(row, { board: alias, day, key })
      const { startsAt, words } = eventTime(textOf(row, 'EventTime', 200))
      if (startsAt === null && words !== '' && !meeting.isCancelled)
        notes.push({ code: 'time-in-words', about: `${alias}, ${day}: ${words}` })
      lists.meetings.push(meeting)
      for (const { column, ...file } of fileKinds) {
        const url = webLinkOf(row, column)
        if (url !== '') lists.files.push({ board: alias, meeting: key, ...file, url })
      }
      return lists
    },
    { meetings: [] as object[], files: [] as object[] },
  )
}
