import { createFileRoute, notFound } from '@tanstack/react-router'
import { ApiError } from '@portal/web-ui/api'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { FormScreen } from '../features/casework/forms/form-screen.tsx'
import { formSearchOf } from '../features/casework/forms/form-search.ts'
import { formQuery } from '../features/casework/forms/queries.ts'
import { serviceAtQuery } from '../features/casework/services/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

export const Route = createFileRoute('/laserfiche/form')({
  validateSearch: formSearchOf,
  loaderDeps: ({ search: { bpid } }) => ({ bpid }),
  loader: async ({ deps: { bpid }, context, location: { href } }) => {
    const { queryClient, texts, visitor } = context
    if (!bpid) throw notFound()
    // The URL has the title without its language; the catalog has both.
    const named = texts.language === 'en' ? null : queryClient.query(serviceAtQuery(visitor, href))
    await queryClient.query(formQuery(bpid)).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error
    })
    return { lang: (await named)?.lang }
  },
  head: ({ match: { context, search }, loaderData }) => {
    const { formTitle } = formSearchOf({ ...search })
    return documentTitle(context, 'Form.Title', formTitle || undefined, loaderData?.lang)
  },
  component: Form,
  notFoundComponent: NoForm,
})

function Form() {
  const { lang } = Route.useLoaderData()
  return <FormScreen {...Route.useSearch()} lang={lang} />
}

function NoForm() {
  const { t } = useTexts()
  const { phone } = useApp().page.settings
  return <MissingScreen title={t('Form.NotFound')} text={t('Form.NotFoundText', { phone })} />
}
