import type { JsonText } from '@portal/core/kernel'
import { fileLink } from './file-links.ts'

// As Postgres writes it. Quotation marks in texts are escaped, so no text can match.
const stored = /"thumbnail" : \{"objectKey" : "([^"\\]+)", "type" : "([^"\\]+)"\}/g

/** Replaces the thumbnails in a list from Postgres by temporary links. */
export const withThumbnailLinks = (secret: string, list: JsonText): JsonText =>
  // The same JSON except for those values.
  list.replaceAll(stored, (_all, objectKey: string, type: string) => {
    const link = fileLink(secret, { objectKey, name: 'picture', type })
    return `"thumbnail" : ${JSON.stringify(link)}`
  }) as JsonText
