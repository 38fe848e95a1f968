import { listEvents, listNews } from '@portal/openapi/resident-client/feeds'
import { orNull, query } from '@portal/web-ui/api'

/** Spec, resident section 9. */
const shownEvents = 6
/** Enough for a few turns, without making the page heavy. */
const shownNews = 9

// A failed feed is null, and the page renders without it (spec, resident section 8).

export const newsQuery = () =>
  query(listNews, { query: { limit: shownNews } }, { keep: (ask) => orNull(ask()) })

export const eventsQuery = () =>
  query(listEvents, { query: { limit: shownEvents } }, { keep: (ask) => orNull(ask()) })
