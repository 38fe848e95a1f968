const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Characters as people count them: `👩‍👩‍👧` and `é` are one each. */
export function countGraphemes(text: string): number {
  // Most texts: no character here joins with another.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** The longest start of a text that fits into so many bytes of UTF-8, without half characters. */
export function startWithin(text: string, bytes: number): string {
  const encoder = new TextEncoder()
  if (encoder.encode(text).length <= bytes) return text
  const dots = '…'
  let left = bytes - encoder.encode(dots).length
  let start = ''
  for (const { segment } of segmenter.segment(text)) {
    left -= encoder.encode(segment).length
    if (left < 0) break
    start += segment
  }
  return start.trimEnd() + dots
}
