import { type HandlerContext, type Handlers, requestFiles } from '@portal/bff-pipeline'
import { addDraftFile, ownerOf } from '@portal/core/drafts'
import { DomainError, newId } from '@portal/core/kernel'
import { parcelGeocoder } from '@portal/core/parcels'
import { createReport, followReport, listNearbyReports } from '@portal/core/reports'
import { reportCategoryNames } from '@portal/core/rules'
import type { residentContract } from '@portal/openapi/resident'
import { ReportData } from '@portal/openapi/resident'

type Reports = Pick<typeof residentContract, 'createReport' | 'followReport' | 'listNearbyReports'>

function parsed(text: unknown) {
  try {
    return ReportData.parse(JSON.parse(typeof text === 'string' ? text : ''))
  } catch {
    // Not JSON, or not of the contract's shape: either is the caller's mistake.
    throw new DomainError('invalid', 'Error.InvalidInput', [], null)
  }
}

/** Whose draft the report ends; pictures that came with it make a draft of their own. */
async function ownerWithFiles(context: HandlerContext, serviceId: string, body: FormData) {
  const sent = [...body.values()].filter((part) => part instanceof File)
  if (sent.length === 0) return ownerOf(context, context.state.client.device)
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
    const { extraDescription, rating, guestEmail, files, ...byCategory } = rest
    const named = reportCategoryNames.find((category) => category in byCategory)
    const answers = Object.entries((named && byCategory[named]) ?? {})
    const details = Object.fromEntries(
      answers.flatMap(([name, answer]) => (answer === undefined ? [] : [[name, answer] as const])),
    )
    const created = await createReport(context, parcelGeocoder, {
      activityId,
      address,
      position,
      description,
      extraDescription,
      rating,
      guestEmail,
      details,
      owner: await ownerWithFiles(context, activityId, body),
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
