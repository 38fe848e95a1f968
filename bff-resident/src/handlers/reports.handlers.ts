import { type HandlerContext, type Handlers, parseJson, requestFiles } from '@portal/bff-pipeline'
import { addDraftFile, ownerOf } from '@portal/core/drafts'
import { DomainError, newId } from '@portal/core/kernel'
import { parcelGeocoder } from '@portal/core/parcels'
import { createReport, followReport, listNearbyReports } from '@portal/core/reports'
import { reportCategoryNames } from '@portal/core/rules'
import type { residentContract } from '@portal/openapi/resident'
import { ReportData } from '@portal/openapi/resident'

type Reports = Pick<typeof residentContract, 'createReport' | 'followReport' | 'listNearbyReports'>

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

/** Pictures that come with a report make a draft of their own: whose it is, null where none came. */
async function ownerOfFiles(context: HandlerContext, serviceId: string, body: FormData) {
  const sent = [...body.values()].filter((part) => part instanceof File)
  if (sent.length === 0) return null
  const key = { owner: `upload/${newId()}`, serviceId } as const
  const store = requestFiles(context.state.env.DOCUMENTS)
  const whole = sent.map(async (file) => ({
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }))
  for (const file of await Promise.all(whole)) {
    // One after the other: each is held against those before it, and they keep their order.
    // oxlint-disable-next-line no-await-in-loop -- see above
    await addDraftFile(context, store, key, { ...file, choice: 'pictures' })
  }
  return key.owner
}

/** Reports of problems. */
export const reportHandlers: Handlers<Reports> = {
  createReport: async ({ body }, context) => {
    const { activityId, address, position, description, ...rest } = parsed(body.get('reportData'))
    const { extraDescription, rating, guestEmail, files, draftId, ...byCategory } = rest
    const named = reportCategoryNames.find((category) => category in byCategory)
    const answers = Object.entries((named && byCategory[named]) ?? {})
    const details = Object.fromEntries(
      answers.flatMap(([name, answer]) => (answer === undefined ? [] : [[name, answer] as const])),
    )
    const own = await ownerOfFiles(context, activityId, body)
    const created = await createReport(context, parcelGeocoder, {
      activityId,
      address,
      position,
      description,
      extraDescription,
      rating,
      guestEmail,
      details,
      owner: own ?? ownerOf(context, context.state.client.device),
      draftId: (own === null && draftId) || null,
      fileIds: files ?? null,
    })
    return { status: 201, body: created }
  },
  listNearbyReports: async ({ query }, context) => ({
    status: 200,
    body: await listNearbyReports(context, query),
  }),
  followReport: async ({ params, body }, context) => {
    await followReport(context, { ...params, ...body })
    return { status: 200, body: { success: true } }
  },
}
