import type { JsonText } from '@portal/core/kernel'
import { fileLink } from './file-links.ts'

// As Postgres writes it. A quotation mark inside of a text is escaped, so that nobody's words look like it.
const stored = /"thumbnail" : \{"objectKey" : "([^"\\]+)", "type" : "([^"\\]+)"\}/g

/** A list as Postgres built it, its thumbnails as addresses that can be read for a while. */
export const withThumbnailLinks = (secret: string, list: JsonText): JsonText =>
  // The same JSON, but for those values.
  list.replaceAll(stored, (_all, objectKey: string, type: string) => {
    const link = fileLink(secret, { objectKey, name: 'picture', type })
    return `"thumbnail" : ${JSON.stringify(link)}`
  }) as JsonText
