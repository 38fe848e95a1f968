import { useTexts } from '@portal/web-ui/texts'
import { type Step, type Steps, useKeptSteps } from '../../../parts/desk/kept-steps.ts'
import { apiQuery, type QueueSearch, queryText, requestHref } from './desk-search.ts'
import type { DeskQueue } from './queries.ts'

/** What stands before and after a request, also beyond its page, whose rows are not loaded. */
export function useSteps(search: QueueSearch, queue: DeskQueue, openId: string): Steps {
  const { t } = useTexts()
  const { data, next, previous, following, preceding } = queue
  const at = data.findIndex(({ id }) => id === openId)
  const here = queryText(search)
  const filter = apiQuery(search)
  // All are used, since a page carries only texts used in rendering.
  const [before, after] = [t('Queue.PreviousRequest'), t('Queue.NextRequest')]
  const step = (by: 1 | -1): Step | null => {
    const row = data[at + by]
    if (row) {
      const { id, title, number } = row
      const label = by === 1 ? 'Desk.NextRequest' : 'Queue.PreviousNamed'
      return { href: requestHref(id, here), label: t(label, { title, number }) }
    }
    const beyond = by === 1 ? following : preceding
    if (beyond === null) return null
    const page = by === 1 ? { after: next ?? '' } : { before: previous ?? '' }
    return {
      href: requestHref(beyond, queryText({ ...filter, ...page })),
      label: by === 1 ? after : before,
    }
  }
  return useKeptSteps(openId, at < 0 ? null : { previous: step(-1), next: step(1) })
}
