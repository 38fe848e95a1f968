import type { Context } from '../../platform/kernel/context.ts'
import { dateText } from '../../platform/kernel/format.ts'
import { instantAt } from '../../platform/kernel/zoned-time.ts'
import { say } from '../../platform/texts/index.ts'
import type { MeetingNews, Paper } from './meeting-news.ts'

/** In one language. */
export interface NoticeWords {
  readonly board: string
  /** An email's subject, a message's title. */
  readonly headline: string
  /** Of a message and of a notification on a device. */
  readonly text: string
  /** Of an email. */
  readonly items: readonly {
    readonly text: string
    readonly path?: string
    readonly url?: string
  }[]
}

type Speaker = Pick<Context, 'language' | 'texts' | 'city'>

export interface NoticedBoard {
  readonly alias: string
  readonly name: string
  readonly nameEs: string | null
  /** Where it meets unless a meeting says otherwise. */
  readonly meetingLocation: string | null
}

interface When {
  readonly day: string
  readonly startsAt: string | null
  readonly location: string | null
}

/** Meetings that a notice names, and papers that it links. */
const most = { meetings: 10, papers: 12 } as const

const dayName = ({ language }: Speaker, day: string): string =>
  dateText(day, language, 'weekdayLong', 'UTC')

/** `Wednesday, December 2, 7:00 PM, City Hall` */
function whenText(
  speaker: Speaker,
  board: NoticedBoard,
  { day, startsAt, location }: When,
): string {
  const { city, language } = speaker
  const time = startsAt === null ? [] : [clockText(speaker, day, startsAt)]
  const place = location ?? board.meetingLocation
  return [
    dateText(day, language, 'weekdayLong', city.timeZone),
    ...time,
    ...(place ? [place] : []),
  ].join(', ')
}

function clockText({ city, language }: Speaker, day: string, startsAt: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hour = 0, minute = 0] = startsAt.split(':').map(Number)
  const at = instantAt({ year, month, day: date, hour, minute, second: 0 }, city.timeZone)
  return dateText(at, language, 'time', city.timeZone)
}

const labelOf = ({ language }: Speaker, { label, labelEs }: Paper): string =>
  language === 'es' ? (labelEs ?? label) : label

const paperList = (speaker: Speaker, papers: readonly Paper[]): string =>
  papers.map((paper) => labelOf(speaker, paper)).join(', ')

const texts = {
  new: { title: 'BoardFollowing.NewTitle', text: 'BoardFollowing.NewText' },
  canceled: { title: 'BoardFollowing.CanceledTitle', text: 'BoardFollowing.CanceledText' },
  restored: { title: 'BoardFollowing.RestoredTitle', text: 'BoardFollowing.RestoredText' },
  moved: { title: 'BoardFollowing.MovedTitle', text: 'BoardFollowing.MovedText' },
  changed: { title: 'BoardFollowing.ChangedTitle', text: 'BoardFollowing.MovedText' },
} as const

function sentencesOf(
  speaker: Speaker,
  board: NoticedBoard,
  { meeting, what, papers }: MeetingNews,
): string[] {
  const day = dayName(speaker, meeting.day)
  const when = whenText(speaker, board, meeting)
  const before = meeting.was === null ? '' : whenText(speaker, board, meeting.was)
  return [
    ...(what === null ? [] : [say(speaker, texts[what].text, { when, before })]),
    ...(papers.length === 0
      ? []
      : [say(speaker, 'BoardFollowing.PapersText', { day, what: paperList(speaker, papers) })]),
  ]
}

function headlineOf(speaker: Speaker, board: string, news: readonly MeetingNews[]): string {
  const [first] = news
  if (!first || news.length > 1)
    return say(speaker, 'BoardFollowing.SeveralTitle', { board, count: news.length })
  const { meeting, what, papers } = first
  return say(speaker, what === null ? 'BoardFollowing.PapersTitle' : texts[what].title, {
    board,
    day: dayName(speaker, meeting.day),
    what: paperList(speaker, papers),
  })
}

/** A notice of at least one meeting. */
export function noticeWords(
  speaker: Speaker,
  board: NoticedBoard,
  news: readonly MeetingNews[],
): NoticeWords {
  const { language } = speaker
  const name = language === 'es' ? (board.nameEs ?? board.name) : board.name
  const named = news.slice(0, most.meetings)
  const count = news.length - named.length
  const sentences = [
    ...named.flatMap((one) => sentencesOf(speaker, board, one)),
    ...(count > 0 ? [say(speaker, 'BoardFollowing.More', { count })] : []),
  ]
  const papers = named.flatMap(({ meeting, papers: own }) =>
    own.map((paper) => ({
      text: say(speaker, 'BoardFollowing.Paper', {
        what: labelOf(speaker, paper),
        day: dayName(speaker, meeting.day),
      }),
      url: paper.url,
    })),
  )
  return {
    board: name,
    headline: headlineOf(speaker, name, news),
    text: sentences.join(' '),
    items: [
      ...sentences.map((text) => ({ text })),
      ...papers.slice(0, most.papers),
      {
        text: say(speaker, 'BoardFollowing.Calendar'),
        path: `/api/boards/${board.alias}/calendar.ics?lng=${language}`,
      },
    ],
  }
}
