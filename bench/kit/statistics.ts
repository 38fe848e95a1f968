export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper
  if (upper === undefined || lower === undefined) throw new RangeError('no measurements')
  return (lower + upper) / 2
}

/** Minimum, median and maximum, as text. */
export function spread(values: readonly number[], digits = 2): string {
  const [least, greatest] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(digits)} (${least.toFixed(digits)} to ${greatest.toFixed(digits)})`
}

/** By nearest rank: 0.95 for the p95. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (found === undefined) throw new RangeError('no measurements')
  return found
}
