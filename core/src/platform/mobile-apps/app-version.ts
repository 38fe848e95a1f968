/** Up to four numbers with dots between; a build or a name may follow, as in `3.2.1-beta+7`. */
const pattern = /^(\d{1,6}(?:\.\d{1,6}){0,3})(?:[-+ (].*)?$/

export const isVersion = (text: string): boolean => pattern.test(text.trim())

const numbersIn = (text: string): readonly number[] =>
  (pattern.exec(text.trim())?.[1] ?? '').split('.').map(Number)

/** By its numbers, so that 3.10 is newer than 3.9. What is no version is older than any. */
export function isOlder(version: string, than: string): boolean {
  if (!isVersion(than)) return false
  if (!isVersion(version)) return true
  const [mine, other] = [numbersIn(version), numbersIn(than)]
  for (let at = 0; at < 4; at += 1) {
    const difference = (mine[at] ?? 0) - (other[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
