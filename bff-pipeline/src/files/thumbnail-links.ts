import type { JsonText } from '@portal/core/kernel'
import { fileLink } from './file-links.ts'

// As Postgres writes it. Quotation marks within a text are escaped, so no text can look like it.
const stored = /"thumbnail" : \{"objectKey" : "([^"\\]+)", "type" : "([^"\\]+)"\}/g

/** A list as Postgres built it, its thumbnails as addresses that can be read for a while. */
export const withThumbnailLinks = (secret: string, list: JsonText): JsonText =>
  // The same JSON, but for those values.
  list.replaceAll(stored, (_all, objectKey: string, type: string) => {
    const link = fileLink(secret, { objectKey, name: 'picture', type })
    return `"thumbnail" : ${JSON.stringify(link)}`
  }) as JsonText
