import type { Context } from 'hono'
import { acceptedLanguage } from '@portal/core/kernel'
import { say } from '@portal/core/texts'
import { apiPrefix } from '../api-prefix.ts'
import { lastCopy } from '../city-copy.ts'
import { errorPage } from '../reply/error-page.ts'
import { problemResponse } from '../reply/problems.ts'
import type { PipelineEnv } from '../request/request-state.ts'

/** The 429 reply, without the database. */
export async function slowDown(
  c: Context<PipelineEnv>,
  seconds: number,
  stylesheets: readonly string[],
): Promise<Response> {
  const { state } = c.var
  state.route = 'limited'
  const isPage =
    !c.req.path.startsWith(`${apiPrefix}/`) && (c.req.header('accept') ?? '').includes('text/html')
  const copy = lastCopy(c.env)
  if (isPage) {
    return errorPage({
      status: 429,
      language: state.language,
      copy,
      requestId: state.requestId,
      stylesheets,
      seconds,
    })
  }
  const language = acceptedLanguage(c.req.header('accept-language'))
  return problemResponse(state.requestId, {
    status: 429,
    code: 'Error.TooManyRequests',
    detail: say({ language, texts: copy?.texts }, 'Error.WaitSeconds', { count: seconds }),
    headers: { 'retry-after': String(seconds) },
  })
}
