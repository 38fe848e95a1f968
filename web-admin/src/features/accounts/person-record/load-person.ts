import { notFound } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { loaded, type Loader } from '../../../parts/load-screen.ts'
import { type HistorySearch, historyQuery, organizationQuery, personQuery } from './queries.ts'

type Kind = 'person' | 'organization'

/** The record and a page of its history, in one round trip; 404 without such a record. */
export const loadRecord = (
  loader: Loader,
  kind: Kind,
  { id, search }: { id: string; search: HistorySearch },
): Promise<void> =>
  loaded(loader, async ({ queryClient }) => {
    if (!isUuid(id)) notFound({ throw: true })
    await Promise.all([
      kind === 'person'
        ? queryClient.query(personQuery(id))
        : queryClient.query(organizationQuery(id)),
      queryClient.query(historyQuery(id, search)),
    ])
  })
