import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { hostedFormAssets } from 'virtual:page-assets'
import type { TextKey } from '@portal/core/texts/rules'
import { listDocuments } from '@portal/openapi/resident-client/documents'
import { type Call, ApiError, createCall } from '@portal/web-ui/api'
import type { PageRequest } from '@portal/web-ui/app-entry'
import cityIcon from '@portal/web-ui/city/icon.svg?no-inline'
import { createTexts, TextsProvider } from '@portal/web-ui/texts'
import { NotIndexed } from '../../../parts/not-indexed.tsx'
import { folderSearchOf, type FolderSearch } from './folder-search.ts'
import { FolderView } from './folder-view.tsx'

const failures = {
  403: ['Document.ExpiredTitle', 'Document.LinkExpired'],
  404: ['Document.NotFoundTitle', 'Document.FolderNotFound'],
} as const satisfies Readonly<Record<number, readonly [TextKey, TextKey]>>

/** Open to anyone with the folder's token; no JavaScript (spec, admin section 2.12). */
export async function renderFolder(request: Request, input: PageRequest): Promise<Response> {
  const url = new URL(request.url)
  const texts = createTexts(input.language, input.resources)
  const call = createCall({ language: input.language, origin: url.origin, fetch: input.fetch })
  const search = folderSearchOf(url.searchParams)
  const folder = search && (await load(call, search))
  const { settings } = input.city
  const shown = (title: string, content: ReactNode, status: number): Response => {
    const markup = renderToStaticMarkup(
      <html lang={input.language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <NotIndexed />
          <title>{`${title} - ${texts.t('Util.CityOf', { city: settings.name })}`}</title>
          <link rel="icon" type="image/svg+xml" href={cityIcon} />
          {hostedFormAssets.stylesheets.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </head>
        <body>
          <main className="folder">
            <TextsProvider texts={texts} timeZone={settings.timeZone}>
              {content}
            </TextsProvider>
          </main>
        </body>
      </html>,
    )
    const headers = { 'content-type': 'text/html; charset=UTF-8' }
    return new Response(`<!doctype html>${markup}`, { status, headers })
  }
  if (search && folder && typeof folder === 'object') {
    return shown(folder.name, <FolderView folder={folder} search={search} />, 200)
  }
  const status = folder === 403 ? 403 : 404
  const [title, text] = failures[status]
  const failed = (
    <>
      <h1>{texts.t(title)}</h1>
      <p>{texts.t(text)}</p>
      <p>{texts.t('Document.Call', { phone: settings.phone })}</p>
    </>
  )
  return shown(texts.t(title), failed, status)
}

/** The folder's page, or an error status; an invalid token is treated as missing. */
async function load(call: Call, { key, ...search }: FolderSearch) {
  const { folderId, boxToken, page } = search
  try {
    return await call(listDocuments, { path: { folderId }, query: { boxToken, page, ...key } })
  } catch (error) {
    // A malformed folder id means that there is none.
    if (error instanceof ApiError && [400, 403, 404].includes(error.status)) {
      return error.status === 403 ? 403 : 404
    }
    throw error
  }
}
