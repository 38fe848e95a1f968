import { notFound } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { loaded, type Loader } from '../../../parts/load-screen.ts'
import { permitSearchIn } from './desk-search.ts'
import { deskQuery, permitQuery, permitsQuery } from './queries.ts'

/** A page of the desk and its counts. */
export const loadPermits = (loader: Loader, asked: string): Promise<void> =>
  loaded(loader, async ({ queryClient }) => {
    const search = permitSearchIn(asked)
    await Promise.all([queryClient.query(permitsQuery(search)), queryClient.query(deskQuery())])
  })

/** 404 without such a permit. */
export const loadPermit = (loader: Loader, id: string): Promise<void> =>
  loaded(loader, async ({ queryClient }) => {
    if (!isUuid(id)) notFound({ throw: true })
    await Promise.all([queryClient.query(permitQuery(id)), queryClient.query(deskQuery())])
  })
