const [quote, escape, openBrace, closeBrace, openList, closeList] = [34, 92, 123, 125, 91, 93]

/** Longer than any feature with 5,000 points, so that a missing brace does not read the whole file. */
const longestFeature = 2_000_000

/** How far into a file `FeatureCollection` may stand. */
const headLength = 4096

/**
 * Streamed GeoJSON, feature by feature: a FeatureCollection, or one feature after another (RFC
 * 8142). Other members of the collection are skipped.
 */
export class FeatureReader {
  readonly #unreadable: () => Error
  #rest = ''
  /** What is open around the next sign, such as `{[`; null until the file's kind is known. */
  #within: string | null = null
  #isCollection = false

  constructor(unreadable: () => Error) {
    this.#unreadable = unreadable
  }

  /** The text of each feature that is complete so far; `isLast` ends the file. */
  *read(text: string, isLast: boolean): Generator<string> {
    this.#rest += text
    if (this.#within === null) {
      if (this.#rest.length < headLength && !isLast) return
      this.#isCollection = /"type"\s*:\s*"FeatureCollection"/.test(this.#rest.slice(0, headLength))
      this.#within = ''
    }
    yield* this.#scan()
    if (this.#rest.length > longestFeature) throw this.#unreadable()
    if (isLast && (this.#within !== '' || /\S/.test(this.#rest.replaceAll('\u001E', ''))))
      throw this.#unreadable()
  }

  *#scan(): Generator<string> {
    const [input, target] = [this.#rest, this.#isCollection ? '{[' : '']
    let within = this.#within ?? ''
    let start = -1
    let kept = 0
    let isText = false
    let before = within
    for (let at = 0; at < input.length; at++) {
      const sign = input.charCodeAt(at)
      if (isText) {
        if (sign === escape) at += 1
        else if (sign === quote) isText = false
      } else if (sign === quote) isText = true
      else if (sign === openBrace || sign === openList) {
        if (start < 0 && within === target && sign === openBrace) {
          start = at
          before = within
        }
        within += sign === openBrace ? '{' : '['
      } else if (sign === closeBrace || sign === closeList) {
        if (!within.endsWith(sign === closeBrace ? '{' : '[')) throw this.#unreadable()
        within = within.slice(0, -1)
        if (start >= 0 && within === target) {
          yield input.slice(start, at + 1)
          start = -1
        }
      }
      // Between features nothing has to be kept, unless a text is open.
      if (start < 0 && !isText) {
        kept = at + 1
        before = within
      }
    }
    this.#within = before
    this.#rest = input.slice(start >= 0 ? start : kept)
  }
}
