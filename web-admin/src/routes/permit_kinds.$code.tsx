import { createFileRoute, notFound } from '@tanstack/react-router'
import { KindScreen } from '../features/licensing/permit-kinds/kind-screen.tsx'
import { kindsQuery, newKind } from '../features/licensing/permit-kinds/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

export const Route = createFileRoute('/permit_kinds/$code')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      const kinds = await queryClient.query(kindsQuery())
      const { code } = loader.params
      if (code !== newKind && kinds.every((one) => one.code !== code)) notFound({ throw: true })
    }),
  head: ({ match: { context } }) => documentTitle(context, 'PermitKinds.Title'),
  component: KindRoute,
  notFoundComponent: MissingScreen,
})

function KindRoute() {
  return <KindScreen code={Route.useParams().code} />
}
