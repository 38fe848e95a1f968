import type { Handlers } from '@portal/bff-pipeline'
import { DomainError } from '@portal/core/kernel'
import { createReport } from '@portal/core/reports'
import { reportCategoryNames } from '@portal/core/rules'
import type { residentContract } from '@portal/openapi/resident'
import { ReportData } from '@portal/openapi/resident'

type Reports = Pick<typeof residentContract, 'createReport'>

function parsed(text: unknown) {
  try {
    return ReportData.parse(JSON.parse(typeof text === 'string' ? text : ''))
  } catch {
    // Not JSON, or not of the contract's shape: either is the caller's mistake.
    throw new DomainError('invalid', 'Error.InvalidInput', [], null)
  }
}

/** Reports of problems. */
export const reportHandlers: Handlers<Reports> = {
  createReport: async ({ body }, context) => {
    const { activityId, address, position, description, ...rest } = parsed(body.get('reportData'))
    const { extraDescription, rating, guestEmail, ...byCategory } = rest
    const named = reportCategoryNames.find((category) => category in byCategory)
    const answers = Object.entries((named && byCategory[named]) ?? {})
    const details = Object.fromEntries(
      answers.flatMap(([name, answer]) => (answer === undefined ? [] : [[name, answer] as const])),
    )
    const created = await createReport(context, {
      activityId,
      address,
      position,
      description,
      extraDescription,
      rating,
      guestEmail,
      details,
    })
    return { status: 201, body: created }
  },
}
