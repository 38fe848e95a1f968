/** What is each visitor's own in a page that is otherwise the same for all. */
type Own = 'nonce' | 'once'

/** A page in UTF-8, cut where something is each visitor's own. */
export type Pieces = readonly (Uint8Array | Own)[]

/** Begins a mark. No page has this character: Postgres stores none, and HTML knows none. */
const mark = '\0'
const marks: Readonly<Record<Own, string>> = { nonce: `${mark}n`, once: `${mark}o` }

/** The number by which a form sent twice counts once (`web-ui/src/forms/form.tsx`). */
const onceField = /(?<=name="once" value=")[\da-f-]{36}(?=")/g

/** Puts marks in place of the nonce and of each form's number. */
export const withMarks = (text: string, nonce: string): string =>
  text.replaceAll(nonce, marks.nonce).replaceAll(onceField, marks.once)

export function cut(marked: string): Pieces {
  const encoder = new TextEncoder()
  const [first = '', ...rest] = marked.split(mark)
  return [
    encoder.encode(first),
    ...rest.flatMap((part): Pieces => [
      part.startsWith('n') ? 'nonce' : 'once',
      encoder.encode(part.slice(1)),
    ]),
  ]
}

/** Both are UUIDs. */
const ownLength = 36

/** The page for one visitor. */
export function fill(pieces: Pieces, nonce: string): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const lengthOf = (piece: Pieces[number]) => (typeof piece === 'string' ? ownLength : piece.length)
  const page = new Uint8Array(pieces.reduce((sum, piece) => sum + lengthOf(piece), 0))
  let at = 0
  for (const piece of pieces) {
    if (piece === 'nonce') encoder.encodeInto(nonce, page.subarray(at))
    else if (piece === 'once') encoder.encodeInto(crypto.randomUUID(), page.subarray(at))
    else page.set(piece, at)
    at += lengthOf(piece)
  }
  return page
}
