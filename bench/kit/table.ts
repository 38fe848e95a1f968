/** Rows as a Markdown table under their headings. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Bytes in kB of 1,000, as the budgets count. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1)
