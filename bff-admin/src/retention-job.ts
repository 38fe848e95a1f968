import { dataArchives, log, pictureFiles, requestFiles } from '@portal/bff-pipeline'
import type { Job } from './job.ts'

/** Every hour: what has been kept long enough. */
export const retention: Job = async (context, env) => {
  const { purgeExpired } = await import('@portal/core/retention')
  const rows = await purgeExpired(context)
  const { sweepFiles } = await import('@portal/core/drafts')
  const files = await sweepFiles(context, requestFiles(env.DOCUMENTS))
  const { sweepUploads } = await import('@portal/core/profiles')
  const uploads = await sweepUploads(context, pictureFiles(env.DOCUMENTS))
  if (uploads > 0) log('info', 'uploads swept', { requestId: context.requestId, uploads })
  if (files > 0) log('info', 'files swept', { requestId: context.requestId, files })
  const { sweepDataExports } = await import('@portal/core/data-export')
  const { sweepInspectionPhotos } = await import('@portal/core/inspections')
  const photos = await sweepInspectionPhotos(context, requestFiles(env.DOCUMENTS))
  if (photos > 0)
    log('info', 'photos of inspections swept', { requestId: context.requestId, photos })
  const archives = await sweepDataExports(context, dataArchives(env.DOCUMENTS))
  if (archives > 0) log('info', 'data exports swept', { requestId: context.requestId, archives })
  if (rows > 0) log('info', 'expired rows purged', { requestId: context.requestId, rows })
}
