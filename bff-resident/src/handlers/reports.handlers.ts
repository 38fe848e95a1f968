import { type Handlers, requestFiles } from '@portal/bff-pipeline'
import { ownerOf } from '@portal/core/drafts'
import { DomainError, parseJson, signedPath } from '@portal/core/kernel'
import { parcelGeocoder } from '@portal/core/parcels'
import {
  createReport,
  followReport,
  listNearbyReports,
  listOpenReports,
} from '@portal/core/reports'
import { reportCategoryNames } from '@portal/core/rules'
import { unfollowRequest } from '@portal/core/tracking'
import { ReportData, type reports } from '@portal/openapi/resident/reports'

const notJson = () => {
  throw new DomainError('invalid', 'Error.InvalidInput')
}

function parsed(text: unknown) {
  let sent: unknown
  try {
    sent = parseJson(typeof text === 'string' ? text : '')
  } catch {
    // The caller's mistake; the parser's own words would only echo the input.
    return notJson()
  }
  const { data, error } = ReportData.safeParse(sent)
  if (data) return data
  // Of the contract's shape, but for these fields: too long, or of another kind.
  const problems = error.issues.flatMap(({ path: [field] }) =>
    field === undefined ? [] : [{ field: String(field), code: 'Validation.Invalid' }],
  )
  throw problems.length > 0
    ? new DomainError('invalid', 'Util.FormContainsErrors', problems)
    : notJson()
}

/** The pictures that come with a report, in their order. */
const picturesIn = (body: FormData) =>
  Promise.all(
    [...body.values()]
      .filter((part) => part instanceof File)
      .map(async (file) => ({
        name: file.name,
        bytes: new Uint8Array(await file.arrayBuffer()),
      })),
  )

/** Reports of problems. */
export const reportHandlers: Handlers<typeof reports> = {
  createReport: async ({ body }, context) => {
    const { activityId, address, position, description, ...rest } = parsed(body.get('reportData'))
    const { extraDescription, rating, guestEmail, files, draftId, ...others } = rest
    const { contactName, contactPhone, ...byCategory } = others
    const named = reportCategoryNames.find((category) => category in byCategory)
    const answers = Object.entries((named && byCategory[named]) ?? {})
    const details = Object.fromEntries(
      answers.flatMap(([name, answer]) => (answer === undefined ? [] : [[name, answer] as const])),
    )
    const pictures = await picturesIn(body)
    const hasPictures = pictures.length > 0
    const { authSecret, env } = context.state
    const means = {
      geocoder: parcelGeocoder,
      store: requestFiles(env.DOCUMENTS),
      signed: (path: string) => signedPath(authSecret, path),
    }
    const created = await createReport(context, means, {
      activityId,
      address,
      position,
      description,
      extraDescription,
      rating,
      guestEmail,
      contactName,
      contactPhone,
      details,
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
