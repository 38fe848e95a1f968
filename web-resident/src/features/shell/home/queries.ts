import { listEvents, listNews } from '@portal/openapi/resident-client/feeds'
import { orNull, query } from '@portal/web-ui/api'

/** Events shown (spec, resident section 9). */
const shownEvents = 6
/** News in the carousel: enough to turn a few times, too few to make the page heavy. */
const shownNews = 9

// A feed that could not be read is no data, and the page stands without it (spec, resident section 8).

/** The newest news of the city's feed; null when it could not be read. */
export const newsQuery = () =>
  query(listNews, { query: { limit: shownNews } }, { keep: (ask) => orNull(ask()) })

/** The next events of the city's calendar; null when it could not be read. */
export const eventsQuery = () =>
  query(listEvents, { query: { limit: shownEvents } }, { keep: (ask) => orNull(ask()) })
