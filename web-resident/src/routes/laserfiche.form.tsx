import { createFileRoute, notFound } from '@tanstack/react-router'
import { ApiError } from '@portal/web-ui/api'
import { useTexts } from '@portal/web-ui/texts'
import { FormScreen } from '../features/forms/form-screen.tsx'
import { formSearchOf } from '../features/forms/form-search.ts'
import { formQuery } from '../features/forms/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'
import { useApp } from '../parts/use-app.ts'

export const Route = createFileRoute('/laserfiche/form')({
  validateSearch: formSearchOf,
  loaderDeps: ({ search: { bpid } }) => ({ bpid }),
  loader: async ({ deps: { bpid }, context: { api, queryClient } }) => {
    if (!bpid) throw notFound()
    await queryClient.query(formQuery(api, bpid)).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error
    })
  },
  head: ({ match: { context, search } }) => {
    const { formTitle } = formSearchOf({ ...search })
    return documentTitle(context, formTitle || context.texts.t('Unbuilt.Form'))
  },
  component: Form,
  notFoundComponent: NoForm,
})

function Form() {
  return <FormScreen {...Route.useSearch()} />
}

function NoForm() {
  const { t } = useTexts()
  const { phone } = useApp().page.settings
  return <MissingScreen title={t('Form.NotFound')} text={t('Form.NotFoundText', { phone })} />
}
