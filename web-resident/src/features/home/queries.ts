import { queryOptions } from '@tanstack/react-query'
import { ApiError, dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** Events shown (spec, resident section 9). */
const shownEvents = 6
/** News in the carousel: enough to turn a few times, too few to make the page heavy. */
const shownNews = 9

/** A feed that could not be read is no data, and the page stands without it (spec, resident section 8). */
async function orNull<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** The newest news of the city's feed; null when it could not be read. */
export const newsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listNews'],
    queryFn: ({ signal }) =>
      orNull(dataOf(api.GET('/feeds/news', { params: { query: { limit: shownNews } }, signal }))),
  })

/** The next events of the city's calendar; null when it could not be read. */
export const eventsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listEvents'],
    queryFn: ({ signal }) =>
      orNull(
        dataOf(api.GET('/feeds/events', { params: { query: { limit: shownEvents } }, signal })),
      ),
  })
