import type { NoticeFilter } from '@portal/core/shutoff-notices/rules'

export const noticesPath = '/delinquency_notifications'
export const noticeTextsPath = `${noticesPath}/texts`

// Files that the browser saves: exportNotices.
export const noticeFileHref = (id: string, filter: NoticeFilter): string =>
  `/api/notifications/delinquencies/${id}/file?filter=${filter}`

// Likewise getNoticeLetters.
export const lettersHref = (id: string, part: number): string =>
  `/api/notifications/delinquencies/${id}/letters?part=${part}`

// Likewise exportShutoffs, to which a form adds the day.
export const shutoffsAction = '/api/notifications/delinquencies/shutoffs'
