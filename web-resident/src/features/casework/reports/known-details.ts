import type { getKnownDetails } from '@portal/openapi/resident-client/forms'
import type { Answer } from '@portal/web-ui/api'

/** What the city knows of a person who is signed in; what is not known is empty. */
export type KnownDetails = Answer<typeof getKnownDetails>
