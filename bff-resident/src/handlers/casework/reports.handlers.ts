import { givenFile, type Handlers, requestFiles } from '@portal/bff-pipeline'
import { ownerOf } from '@portal/core/drafts'
import { signedPath } from '@portal/core/kernel'
import { parcelGeocoder } from '@portal/core/parcels'
import {
  createReport,
  detailsIn,
  followReport,
  listNearbyReports,
  listOpenReports,
} from '@portal/core/reports'
import { unfollowRequest } from '@portal/core/tracking'
import type { reports } from '@portal/openapi/resident/casework/reports'

/** Reports of problems. */
export const reportHandlers: Handlers<typeof reports> = {
  createReport: async ({ body }, context) => {
    const { activityId, draftId, files, ...form } = body.reportData
    const pictures = await Promise.all(body['file-1-name'].map((file) => givenFile(file)))
    const hasPictures = pictures.length > 0
    const { authSecret, env } = context.state
    const services = {
      geocoder: parcelGeocoder,
      store: requestFiles(env.DOCUMENTS),
      signed: (path: string) => signedPath(authSecret, path),
    }
    const created = await createReport(context, services, {
      ...form,
      activityId,
      details: detailsIn(form),
      pictures,
      // Pictures that come along are all of it: a draft of the same service is another report's.
      owner: hasPictures ? null : ownerOf(context, context.state.client.device),
      draftId: (!hasPictures && draftId) || null,
      fileIds: files ?? null,
    })
    return { status: 201, body: created }
  },
  listNearbyReports: async ({ query }, context) => ({
    status: 200,
    body: await listNearbyReports(context, query),
  }),
  listOpenReports: async ({ query }, context) => ({
    status: 200,
    body: await listOpenReports(context, query.category),
    headers: { 'cache-control': 'public, max-age=60' },
  }),
  unfollowRequest: async ({ params }, context) => {
    await unfollowRequest(context, params.id)
    return { status: 200, body: { success: true } }
  },
  followReport: async ({ params, body }, context) => {
    await followReport(context, { ...params, ...body })
    return { status: 200, body: { success: true } }
  },
}
