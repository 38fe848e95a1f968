import { type HandlerContext, openDataFiles } from '@portal/bff-pipeline'
import { mediaTypes } from '@portal/core/data-sets/rules'
import { type DataSetFile, partsOfFile } from '@portal/core/open-data/rules'

/** A night's file is the same until the next one. One that was made for this request is soon replaced. */
const cached = { night: 'public, max-age=3600', moment: 'public, max-age=300' } as const

/** A file of open data as a reply, which pages of other sites may read, too. */
export async function openDataFile(context: HandlerContext, file: DataSetFile) {
  // Imported late: no page waits for what only downloads need.
  const { getOpenDataFile } = await import('@portal/core/open-data')
  const store = openDataFiles(context.state.env.DOCUMENTS)
  const { body, stored } = await getOpenDataFile(context, store, file)
  return {
    status: 200 as const,
    body,
    headers: {
      'content-type': mediaTypes[partsOfFile(file).format],
      'content-disposition': `attachment; filename="${file}"`,
      'access-control-allow-origin': '*',
      'cache-control': stored ? cached.night : cached.moment,
      ...(stored && { etag: stored.etag, 'last-modified': stored.at.toUTCString() }),
    },
  }
}
