const field = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** Rows as CSV (RFC 4180) for a program, which gets every text as it is. */
export const plainCsv = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string>>[],
): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((row) => `${row.map(field).join(',')}\r\n`)
    .join('')
