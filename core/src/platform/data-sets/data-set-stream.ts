import type { Context } from '../kernel/context.ts'
import type { DataSet } from './data-set.ts'
import type { DataSetFormat } from './formats.ts'
import { writingOf } from './writing.ts'

/**
 * A data set as it is now. Needs no more memory than a page. Reads the first page before it answers; if
 * a later one fails, the stream breaks off, so that the client sees a failed download.
 */
export async function dataSetStream(
  context: Context,
  set: DataSet,
  format: DataSetFormat,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  const writing = writingOf(set, format)
  const pages = set.pages(context)
  let page = await pages.next()
  let { begin } = writing
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (page.done) {
        controller.enqueue(encoder.encode(begin + writing.end))
        controller.close()
        return
      }
      controller.enqueue(encoder.encode(begin + writing.lines(page.value)))
      begin = ''
      page = await pages.next()
    },
    async cancel() {
      await pages.return()
    },
  })
}
