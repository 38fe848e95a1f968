import type { Sample } from './sample.ts'

interface Given {
  /** Sends a sample, and gives the id in its reply. */
  readonly made: (
    name: 'createBoard' | 'saveBoardSeat' | 'addBoardTerm' | 'saveBoardMeeting' | 'addBoardFile',
    sample: Sample,
  ) => Promise<string>
  /** The one value of a query. */
  readonly value: (text: string) => Promise<string>
}

const seat = {
  seatId: null,
  name: 'Painter',
  nameEs: 'Pintora',
  appointer: '',
  appointerEs: '',
  requirements: '',
  requirementsEs: '',
  isVoting: true,
  isAlternate: false,
  takesApplications: true,
  termYears: 3,
}
const days = { fromDay: '2026-01-01', toDay: null }
const meeting = {
  meetingId: null,
  day: '2026-02-01',
  startsAt: '19:00',
  title: '',
  titleEs: '',
  location: 'City Hall',
  videoUrl: '',
  version: 0,
}
const file = {
  meetingId: null,
  kind: 'resource',
  label: 'Bylaws',
  labelEs: 'Reglamento',
  url: 'https://city.example/bylaws.pdf',
}

/** A request that takes effect, for boards, their seats, terms and meetings, and applicants. */
export function boardSamplesOf({ made, value }: Given) {
  const newBoard = (alias: string): Sample => ({
    path: '/boards',
    body: { name: `Board ${alias}`, nameEs: `Junta ${alias}`, alias },
  })
  const board = async (alias: string): Promise<string> =>
    `/boards/${await made('createBoard', newBoard(alias))}`
  const withSeat = async (alias: string) => {
    const at = await board(alias)
    return { at, seatId: await made('saveBoardSeat', { path: `${at}/seats`, body: seat }) }
  }
  const withTerm = async (alias: string) => {
    const { at, seatId } = await withSeat(alias)
    const body = { seatId, fullName: 'Ana Ruiz', email: '', phone: '', ...days }
    const termId = await made('addBoardTerm', { path: `${at}/terms`, body })
    const memberId = await value(`select member_id from board_terms where id = '${termId}'`)
    return { at, termId, memberId }
  }
  const withMeeting = async (alias: string) => {
    const { at, memberId } = await withTerm(alias)
    const id = await made('saveBoardMeeting', { path: `${at}/meetings`, body: meeting })
    return { at, memberId, meetingId: id }
  }
  /** Someone who applied in the demo city. */
  const applicant = async () => {
    const keys = await value(`
      select c.board_id || '/' || a.id from board_application_choices c
      join board_applications a on a.id = c.application_id
      join requests r on r.id = a.request_id
      where a.term_id is null and r.closed_at is null and c.shortlisted_at is null
      order by a.id, c.rank limit 1`)
    const [boardId, applicationId] = keys.split('/')
    const at = `/boards/${boardId}`
    return { at, path: `${at}/applicants/${applicationId}` }
  }
  return {
    createBoard: async (): Promise<Sample> => newBoard('first'),
    endBoard: async (): Promise<Sample> => ({ path: await board('ended') }),
    saveBoardSeat: async (): Promise<Sample> => ({
      path: `${await board('seats')}/seats`,
      body: seat,
    }),
    endBoardSeat: async (): Promise<Sample> => {
      const { at, seatId } = await withSeat('fewer')
      return { path: `${at}/seats/${seatId}` }
    },
    addBoardTerm: async (): Promise<Sample> => {
      const { at, seatId } = await withSeat('terms')
      const body = { seatId, fullName: 'Ben Cole', email: '', phone: '', ...days }
      return { path: `${at}/terms`, body }
    },
    changeBoardTerm: async (): Promise<Sample> => {
      const { at, termId } = await withTerm('shorter')
      return { path: `${at}/terms/${termId}`, body: { toDay: '2026-06-30' } }
    },
    setBoardOffice: async (): Promise<Sample> => {
      const { at, memberId } = await withTerm('chair')
      return { path: `${at}/office`, body: { office: 'chair', memberId } }
    },
    saveBoardMeeting: async (): Promise<Sample> => ({
      path: `${await board('meets')}/meetings`,
      body: meeting,
    }),
    cancelBoardMeeting: async (): Promise<Sample> => {
      const { at, meetingId } = await withMeeting('off')
      return { path: `${at}/meetings/${meetingId}/canceled`, body: { isCancelled: true } }
    },
    addBoardFile: async (): Promise<Sample> => ({
      path: `${await board('files')}/files`,
      body: file,
    }),
    removeBoardFile: async (): Promise<Sample> => {
      const at = await board('fewer-files')
      const id = await made('addBoardFile', { path: `${at}/files`, body: file })
      return { path: `${at}/files/${id}` }
    },
    saveBoardAttendance: async (): Promise<Sample> => {
      const { at, meetingId, memberId } = await withMeeting('came')
      const cell = { meetingId, memberId, was: null, status: 'present' }
      return { path: `${at}/attendance`, body: { cells: [cell] } }
    },
    shortlistApplicant: async (): Promise<Sample> => ({
      path: `${(await applicant()).path}/shortlist`,
      body: { isShortlisted: true },
    }),
    appointApplicant: async (): Promise<Sample> => {
      const { at, path } = await applicant()
      const seatId = await made('saveBoardSeat', { path: `${at}/seats`, body: seat })
      return { path: `${path}/appoint`, body: { seatId, ...days } }
    },
  }
}
