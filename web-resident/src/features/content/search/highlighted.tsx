import { Fragment } from 'react'

/** Each hit of a highlight begins with U+E000 and ends with U+E001 (contract: SearchResult). */
const hit = /\uE000([^\uE001]*)\uE001/

/** A text with its hits marked. */
export function Highlighted({ text }: { text: string }) {
  // `split` with one group puts what it caught at every odd place.
  return text.split(hit).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
    <Fragment key={place}>{place % 2 === 1 ? <mark>{part}</mark> : part}</Fragment>
  ))
}
