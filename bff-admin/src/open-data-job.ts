import { errorLine, log, openDataFiles } from '@portal/bff-pipeline'
import type { Job } from './job.ts'

/** Every hour: the first run of a day makes the files of all data sets, and later ones what failed. */
export const openData: Job = async (context, env) => {
  const { makeOpenData } = await import('@portal/core/open-data')
  const { requestId } = context
  const { made, failed } = await makeOpenData(context, openDataFiles(env.DOCUMENTS))
  if (made.length > 0) log('info', 'open data made', { requestId, dataSets: made.join(' ') })
  for (const { name, error } of failed)
    log('error', 'open data not made', { requestId, dataSet: name, ...errorLine(error) })
  if (failed.length > 0) throw new Error('Some open data could not be made')
}
