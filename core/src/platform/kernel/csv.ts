// A spreadsheet runs cells that begin with these as formulas (OWASP, "CSV injection").
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** Always text for a spreadsheet, never a formula. */
function field(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** CSV (RFC 4180) with a byte order mark, by which spreadsheets detect UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
