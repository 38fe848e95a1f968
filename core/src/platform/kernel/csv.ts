// What a spreadsheet would run as a formula begins with one of these (OWASP, "CSV injection").
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** A field that a spreadsheet takes as text, whatever is in it. */
function field(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV (RFC 4180) with the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
