import type { StandardProblem } from '@portal/bff-pipeline'
import type { Language } from '@portal/core/kernel'
import { say } from '@portal/core/texts'
import { formatOf, writeDocument } from './write-reply.ts'

/** Statuses of HTTP itself, which say when or how to send again. */
const keptStatuses = new Set([404, 405, 413, 415, 429, 500, 503])

/** "404 for resources that don't exist, 403 for a wrong or missing api_key and basically 400 for any other". */
function statusOf(status: number): number {
  if (status === 401 || status === 403) return 403
  return keptStatuses.has(status) ? status : 400
}

/** A problem as the standard's list of errors, one for each wrong field. */
export function refusal(path: string, problem: StandardProblem, language: Language): Response {
  const { code, detail, errors = [] } = problem
  const status = statusOf(problem.status)
  // More exact than the status where that is 400, as the standard allows.
  const number = status === 400 ? problem.status : status
  const sentences =
    errors.length > 0
      ? errors.map(
          (error) => error.message ?? say({ language }, error.code, { field: error.field }),
        )
      : [detail ?? say({ language }, code)]
  const list = sentences.map((description) => ({ code: number, description }))
  return writeDocument('errors', list, { format: formatOf(path), status })
}
