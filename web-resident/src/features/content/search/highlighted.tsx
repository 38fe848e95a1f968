import { Fragment } from 'react'

/** A match is between U+E000 and U+E001 (contract: SearchResult). */
const hit = /\uE000([^\uE001]*)\uE001/

export function Highlighted({ text }: { text: string }) {
  // `split` with one group puts matches at odd indexes.
  return text.split(hit).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
    <Fragment key={place}>{place % 2 === 1 ? <mark>{part}</mark> : part}</Fragment>
  ))
}
