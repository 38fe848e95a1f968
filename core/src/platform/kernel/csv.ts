// A spreadsheet runs cells that begin with these as formulas (OWASP, "CSV injection").
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const plainNumber = /^-?\d+(?:\.\d+)?$/

/** Always text or a number for a spreadsheet, never a formula. */
function field(text: string): string {
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of CSV (RFC 4180). */
export const csvLine = (row: readonly string[]): string => `${row.map(field).join(',')}\r\n`

export interface CsvPages {
  readonly header: readonly string[]
  /** Rows, page by page; the next page is read once the client has taken the last one. */
  readonly pages: AsyncIterator<readonly (readonly string[])[]>
  /** The last line, which only a whole file has; none in files for machines. */
  readonly end?: (rows: number) => readonly string[]
}

/**
 * CSV with a byte order mark, by which spreadsheets detect UTF-8. Needs no more memory than a page. Reads the first page before it answers. If a later one
 * fails, the stream breaks off, so that the client sees a failed download.
 */
export async function csvStream({ header, pages, end }: CsvPages): Promise<ReadableStream> {
  const encoder = new TextEncoder()
  let page = await pages.next()
  let rows = 0
  // Programs would read the mark as a part of the first field's name.
  let begin = (end ? '\uFEFF' : '') + csvLine(header)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (page.done) {
        controller.enqueue(encoder.encode(begin + (end ? csvLine(end(rows)) : '')))
        controller.close()
        return
      }
      rows += page.value.length
      controller.enqueue(encoder.encode(begin + page.value.map(csvLine).join('')))
      begin = ''
      page = await pages.next()
    },
    async cancel() {
      await pages.return?.()
    },
  })
}
