const field = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** CSV (RFC 4180) for programs: texts unescaped. */
export const plainCsv = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string>>[],
): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((row) => `${row.map(field).join(',')}\r\n`)
    .join('')
