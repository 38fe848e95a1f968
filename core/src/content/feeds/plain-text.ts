import sanitizeHtml from 'sanitize-html'

/** A longer text is cut, so that a title of megabytes costs little. */
const maxRead = 20_000

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

// Control and format characters, such as direction marks.
const unseen = /[\p{Cc}\p{Cf}]/gu

/**
 * On one line, entities decoded once. The result never contains a tag, so that it cannot run even
 * where it is not escaped.
 */
export function plainText(html: string, maxLength: number): string {
  // Separates the words of adjacent blocks.
  const spaced = html
    .slice(0, maxRead)
    .replaceAll(/<(?=\/?(?:p|div|br|li|tr|td|th|h[1-6]|ul|ol|hr)\b)/gi, ' <')
  const escaped = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  const text = escaped
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(unseen, '')
    .replaceAll(/<[a-z/!?][^<>]*>/gi, '')
    .replaceAll(/<+(?=[a-z/!?])/gi, '')
    .trim()
  return shorten(text, maxLength)
}

function shorten(text: string, maxLength: number): string {
  const characters = Array.from(text)
  if (characters.length <= maxLength) return text
  const cut = characters.slice(0, maxLength - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut}…`
}
