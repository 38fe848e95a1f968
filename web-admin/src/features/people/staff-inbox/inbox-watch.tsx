import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { inboxPollSeconds } from '@portal/core/staff-inbox/rules'
import { getMyWork } from '@portal/openapi/admin-client/my-work'
import { listInbox } from '@portal/openapi/admin-client/staff-inbox'
import { keyOf } from '@portal/web-ui/api'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { pollEvery } from '../../../parts/poll.ts'
import { countQuery } from './queries.ts'

/**
 * Asks for new notifications while the page is looked at, and says how many came. The browser's cache
 * sends the ETag, so that mostly nothing but a 304 comes back.
 */
export function InboxWatch() {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const { data } = useQuery({
    ...countQuery(),
    ...pollEvery(inboxPollSeconds),
    // The next try is soon.
    retry: false,
  })
  const known = useRef(data)
  const [{ added, nth }, setNews] = useState({ added: 0, nth: 0 })
  useEffect(() => {
    const before = known.current
    known.current = data
    if (!data || !before) return
    const more = data.unread - before.unread
    const isNewer = (data.newestAt ?? '') > (before.newestAt ?? '')
    if (more <= 0 && !isNewer) return
    setNews((news) => ({ added: Math.max(1, more), nth: news.nth + 1 }))
    void queryClient.invalidateQueries({ queryKey: keyOf(listInbox) })
    void queryClient.invalidateQueries({ queryKey: keyOf(getMyWork) })
  }, [data, queryClient])
  // Used on the server too, since a page carries only texts used in rendering.
  const text = t('Inbox.New', { count: Math.max(1, added) })
  return (
    <Status>
      {/* The key: the same text again is news again. */}
      {nth > 0 && <VisuallyHidden key={nth}>{text}</VisuallyHidden>}
    </Status>
  )
}
