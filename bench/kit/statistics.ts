/** The middle of a list of measurements; the mean of the two middle ones of an even number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper
  if (upper === undefined || lower === undefined) throw new RangeError('no measurements')
  return (lower + upper) / 2
}

/** Least, middle and greatest of a list, for a line of a report. */
export function spread(values: readonly number[], digits = 2): string {
  const [least, greatest] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(digits)} (${least.toFixed(digits)} to ${greatest.toFixed(digits)})`
}
