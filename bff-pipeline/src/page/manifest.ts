import type { Context } from 'hono'
import { languageOr } from '@portal/core/kernel'
import { say } from '@portal/core/texts'
import type { PipelineEnv } from '../request/request-state.ts'

export const manifestPath = '/manifest.webmanifest'

/** As in web-ui/src/tokens.css: the page's ground, and the mark's. */
const colors = { background_color: '#ffffff', theme_color: '#00536b' }

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/**
 * What a device needs to install the portal (W3C Web Application Manifest). Browsers ask for it
 * without cookies, so the page's language is in its address.
 */
export async function answerManifest(c: Context<PipelineEnv>): Promise<Response> {
  const { state } = c.var
  state.route = manifestPath
  const language = languageOr(c.req.query('lng'))
  const { settings, texts } = await state.copy()
  const { name } = settings
  const t = { language, texts }
  const shortcut = (label: string, url: string) => ({ name: label, url })
  const body = {
    id: '/',
    name: say(t, 'OnDevice.AppName', { city: name }),
    short_name: name,
    description: say(t, 'OnDevice.AppDescription', { city: name }),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    ...colors,
    icons,
    shortcuts: [
      shortcut(say(t, 'Report.ChooseTitle'), '/report'),
      shortcut(say(t, 'OnDevice.Title'), '/on_this_device'),
    ],
  }
  return c.body(JSON.stringify(body), 200, {
    'content-type': 'application/manifest+json',
    'cache-control': 'public, max-age=3600',
    'content-language': language,
  })
}
