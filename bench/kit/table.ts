export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n')
}

/** kB of 1,000 bytes, as in the budgets. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1)
