import { done, givenFile, type Handlers, ok, requestFiles } from '@portal/bff-pipeline'
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

export const reportHandlers = {
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
      // Pictures sent along are all of them: a draft of the same service is for another report.
      owner: hasPictures ? null : ownerOf(context, context.state.client.device),
      draftId: (!hasPictures && draftId) || null,
      fileIds: files ?? null,
    })
    return { status: 201, body: created }
  },
  listNearbyReports: ({ query }, context) => ok(listNearbyReports(context, query)),
  listOpenReports: ({ query }, context) =>
    ok(listOpenReports(context, query.category), { 'cache-control': 'public, max-age=60' }),
  unfollowRequest: ({ params }, context) => done(unfollowRequest(context, params.id)),
  followReport: ({ params, body }, context) => done(followReport(context, { ...params, ...body })),
} satisfies Handlers<typeof reports>
