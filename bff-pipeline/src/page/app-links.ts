import type { Context } from 'hono'
import { androidLinks, appleAssociation, type MobileApps } from '@portal/core/mobile-apps/rules'
import { problemResponse } from '../reply/problems.ts'
import type { PipelineEnv } from '../request/request-state.ts'

/** Null: the city has no app there. */
const files: Readonly<Record<string, (apps: MobileApps) => unknown>> = {
  '/.well-known/apple-app-site-association': (apps) =>
    apps.ios.appIds.length > 0 ? appleAssociation(apps) : null,
  '/.well-known/assetlinks.json': (apps) =>
    apps.android.packageName !== '' ? androidLinks(apps) : null,
}

export const appLinkPaths = Object.keys(files)

/**
 * Tells phones which apps open our links. Apple and Google fetch them themselves, without
 * redirects, and keep them for hours.
 */
export async function answerAppLinks(c: Context<PipelineEnv>): Promise<Response> {
  const { state } = c.var
  const { path } = c.req
  state.route = path
  const { settings } = await state.copy()
  const body = files[path]?.(settings.mobileApps) ?? null
  if (body === null)
    return problemResponse(state.requestId, { status: 404, code: 'Error.NotFound' })
  return c.body(JSON.stringify(body), 200, {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=3600',
  })
}
