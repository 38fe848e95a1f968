import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { createCall } from '../api/index.ts'
import { answerForm, sentForm } from '../forms/answer-form.ts'
import type { FormFields, FormFiles } from '../forms/fields.ts'
import type { AppForm } from '../forms/form-definition.ts'
import type { Resources } from '../texts/index.tsx'
import type { Ahead } from './next-pages.ts'
import type { PageAssets } from './page-assets.ts'
import type { PageData } from './page-data.ts'
import { renderApp, type ServerRouterParts } from './server.tsx'

export type { PageAssets } from './page-assets.ts'

export interface PageRequest extends Pick<
  PageData,
  'language' | 'viewer' | 'staffUrl' | 'portalUrl' | 'textsVersion'
> {
  readonly nonce: string
  readonly city: Pick<PageData, 'settings' | 'flags'>
  /** A form that was sent to the page without JavaScript. */
  readonly form: FormFields | null
  readonly files: FormFiles
  readonly resources: Resources
  readonly fetch: (request: Request) => Promise<Response>
}

interface App {
  /** All forms; they work without JavaScript. */
  readonly forms: readonly AppForm[]
  readonly createRouter: (parts: ServerRouterParts) => {
    readonly router: AnyRouter
    readonly queryClient: QueryClient
  }
  readonly assetsOf: (routeIds: readonly string[], isVisitor: boolean) => PageAssets
  readonly pageOf?: (page: PageData, request: Request) => PageData
  /** Pages that a visitor's browser may load ahead; default: none. */
  readonly aheadOf?: (page: PageData) => Ahead
}

/** Whether the fields belong to one of the app's forms. */
export const takesForm =
  (forms: readonly AppForm[]) =>
  (sent: FormFields): boolean =>
    sentForm(forms, sent) !== undefined

/** Renders an app's pages, and handles forms sent without JavaScript. */
export function renderWith({ forms, createRouter, assetsOf, pageOf, aheadOf }: App) {
  return async (request: Request, input: PageRequest): Promise<Response> => {
    const { nonce, city, form: sent, files, resources, fetch, ...known } = input
    const plain: PageData = {
      language: known.language,
      viewer: known.viewer,
      staffUrl: known.staffUrl,
      portalUrl: known.portalUrl,
      textsVersion: known.textsVersion,
      settings: city.settings,
      flags: city.flags,
      layout: null,
      pendingPath: null,
      form: null,
    }
    const page = pageOf ? pageOf(plain, request) : plain
    const form = sent && sentForm(forms, sent)
    const { url } = request
    const call = () => createCall({ language: page.language, origin: new URL(url).origin, fetch })
    const answer = form ? await answerForm(form, sent, { url, call: call(), page, files }) : null
    if (answer instanceof Response) return answer
    // A form's reply renders its page as if by GET.
    const asked = new Request(url, { headers: request.headers, signal: request.signal })
    const ahead = aheadOf?.(page) ?? null
    const shown = { nonce, page: { ...page, form: answer }, resources, fetch, assetsOf, ahead }
    return renderApp(asked, shown, createRouter)
  }
}
