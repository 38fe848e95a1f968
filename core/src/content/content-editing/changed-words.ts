export interface WordChange {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Longer texts are compared as a whole: the table of all pairs would be too large. */
const mostPairs = 4_000_000

const parts = { words: /\s+|[^\s]+/g, lines: /\n|[^\n]+/g } as const

const partsOf = (text: string, by: keyof typeof parts): readonly string[] =>
  text.match(parts[by]) ?? []

/**
 * Which words (or whole lines, of a list) differ between two plain texts, in reading order. Removed
 * ones come before added ones.
 */
export function changedWords(
  before: string,
  after: string,
  by: keyof typeof parts = 'words',
): readonly WordChange[] {
  const [from, to] = [partsOf(before, by), partsOf(after, by)]
  let start = 0
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1
  let end = 0
  const most = Math.min(from.length, to.length) - start
  while (end < most && from.at(-1 - end) === to.at(-1 - end)) end += 1
  const [old, young] = [from.slice(start, from.length - end), to.slice(start, to.length - end)]
  return joined([
    ...as('same', from.slice(0, start)),
    ...between(old, young),
    ...as('same', from.slice(from.length - end)),
  ])
}

const as = (kind: WordChange['kind'], words: readonly string[]): readonly WordChange[] =>
  words.map((text) => ({ kind, text }))

/** By the longest common sequence of words. */
function between(old: readonly string[], young: readonly string[]): readonly WordChange[] {
  const width = young.length + 1
  if (old.length * young.length > mostPairs) return [...as('removed', old), ...as('added', young)]
  const lengths = new Uint32Array((old.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = young.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        old[i] === young[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const changes: WordChange[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < young.length) {
    const [left, right] = [old[i], young[j]]
    if (left !== undefined && left === right) {
      changes.push({ kind: 'same', text: left })
      i += 1
      j += 1
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: 'removed', text: left })
      i += 1
    } else if (right !== undefined) {
      changes.push({ kind: 'added', text: right })
      j += 1
    }
  }
  return changes
}

function joined(changes: readonly WordChange[]): readonly WordChange[] {
  const runs: WordChange[] = []
  for (const change of changes) {
    const last = runs.at(-1)
    if (last?.kind === change.kind)
      runs[runs.length - 1] = { ...last, text: last.text + change.text }
    else runs.push(change)
  }
  return runs
}
