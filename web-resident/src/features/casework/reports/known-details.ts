import type { getKnownDetails } from '@portal/openapi/resident-client/forms'
import type { Answer } from '@portal/web-ui/api'

/** A logged-in person's details from the city; unknown ones are empty. */
export type KnownDetails = Answer<typeof getKnownDetails>
