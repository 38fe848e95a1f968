import { FeedRefused } from './feeds.errors.ts'

export type FeedFormat = 'xml' | 'calendar'

const mediaTypes =
  /^(?:text\/.*|application\/(?:.*\+)?xml|application\/(?:octet-stream|ics|calendar))$/

/** By byte order mark, header, XML declaration, or UTF-8. */
function decode(bytes: Uint8Array, contentType: string): string {
  const fromHeader = /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1]
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared = /^\s*(?:ï»¿)?<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)/.exec(start)?.[1]
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : null
  const markedBig = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  const label = marked ?? markedBig ?? fromHeader ?? declared ?? 'utf-8'
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch (error) {
    // In practice, invalid UTF-8 comes from Windows.
    if (error instanceof TypeError && /^utf-?8$/i.test(label)) {
      return new TextDecoder('windows-1252').decode(bytes)
    }
    throw new FeedRefused('encoding', label, error)
  }
}

/** By content; content types are often wrong. @throws FeedRefused `encoding` or `not-a-feed`. */
export function decodeFeed(
  bytes: Uint8Array,
  contentType: string,
): { format: FeedFormat; text: string } {
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (mediaType && !mediaTypes.test(mediaType)) throw new FeedRefused('not-a-feed', mediaType)
  const text = decode(bytes, contentType)
    .replace(/^\uFEFF/, '')
    .trim()
  if (text.includes('\0')) throw new FeedRefused('not-a-feed', 'binary')
  if (/^BEGIN:VCALENDAR/i.test(text)) return { format: 'calendar', text }
  if (
    /^<(?:\?xml|!--|!DOCTYPE\s+(?:rss|feed|rdf)|rss|feed|rdf:RDF)\b/i.test(text) ||
    text.startsWith('<!--')
  ) {
    return { format: 'xml', text }
  }
  throw new FeedRefused('not-a-feed', 'first characters')
}
