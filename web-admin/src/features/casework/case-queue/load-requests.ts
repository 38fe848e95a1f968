import { notFound } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { getDesk } from '@portal/openapi/admin-client/case-queue'
import { query } from '@portal/web-ui/api'
import { loaded, type Loader } from '../../../parts/load-screen.ts'
import { templatesQuery } from '../reply-templates/queries.ts'
import { actionOf, bulkSearchOf } from './bulk-search.ts'
import { queueSearchIn } from './desk-search.ts'
import { bulkQuery, queueQuery, requestQuery } from './queries.ts'

type Query = Readonly<Record<string, unknown>>

/** A page of the queue and its filter's choices. */
export const loadQueue = (loader: Loader, asked: string): Promise<void> =>
  loaded(loader, async ({ queryClient }) => {
    const search = queueSearchIn(asked)
    await Promise.all([queryClient.query(queueQuery(search)), queryClient.query(query(getDesk))])
  })

/** With possible assignees and templates; 404 without such a request. */
export const loadRequest = (loader: Loader, id: string): Promise<void> =>
  loaded(loader, async ({ queryClient }) => {
    if (!isUuid(id)) notFound({ throw: true })
    await Promise.all([
      queryClient.query(requestQuery(id)),
      queryClient.query(templatesQuery()),
      queryClient.query(query(getDesk)),
    ])
  })

/** A preview, once an action is chosen. */
export const loadBulk = (loader: Loader, asked: Query): Promise<void> =>
  loaded(loader, async ({ queryClient }) => {
    const { choice, actionKey } = bulkSearchOf(asked)
    const action = actionKey === null ? null : actionOf(actionKey, '')
    await Promise.all([
      queryClient.query(query(getDesk)),
      action && queryClient.query(bulkQuery({ choice, action })),
    ])
  })
