import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { countInbox, listInbox, readInbox } from '@portal/openapi/admin-client/staff-inbox'
import { keyOf } from '@portal/web-ui/api'
import { useApp } from '@portal/web-ui/use-app'
import { countQuery } from './queries.ts'

/**
 * Whatever led to a record: who sees it has read what the inbox says about it. `version` tells what
 * they see of it; by default it does not change.
 */
export function useReadOnOpen(path: string, version = 0): void {
  const queryClient = useQueryClient()
  const { call } = useApp()
  const read = useRef('')
  useEffect(() => {
    const seen = `${path} ${version}`
    if (read.current === seen) return
    read.current = seen
    const { queryKey } = countQuery()
    if (queryClient.getQueryData(queryKey)?.unread === 0) return
    call(readInbox, { body: { about: path } }).then(
      () => {
        void queryClient.invalidateQueries({ queryKey: keyOf(countInbox) })
        void queryClient.invalidateQueries({ queryKey: keyOf(listInbox) })
      },
      // It stays unread; the next opening tries again.
      () => undefined,
    )
  }, [call, path, queryClient, version])
}
