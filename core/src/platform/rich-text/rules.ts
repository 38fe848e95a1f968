/** The path of the pictures that staff add to texts. */
export const contentPictureFolder = '/media/pictures'

/** Pictures may only be our own copies. */
export const ownPicture = /^\/(?:media|assets)\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

// Paths, anchors and these schemes; "//host" and "/\host" are other sites in disguise.
const allowedAddress = /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i

/** The address of a link as it is stored; null for one that rich text does not take. */
export function linkAddress(typed: string): string | null {
  // Browsers ignore tabs and line ends within an address.
  const address = typed.replaceAll(/\p{Cc}/gu, '').trim()
  return allowedAddress.test(address) ? address : null
}

/** Text without any tag gets paragraphs. */
export function richTextOf(typed: string): string {
  if (/<[a-z]/i.test(typed) || typed.trim() === '') return typed
  return typed
    .replaceAll('\r', '')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`)
    .join('')
}
