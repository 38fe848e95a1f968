import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/web-ui/texts'
import { LicenseScreen } from '../features/licensing/licenses/license-screen.tsx'
import { licenseQuery } from '../features/licensing/licenses/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'
import { orNotFound } from '../parts/or-not-found.ts'

/** Printed on licenses and in mails. */
export const Route = createFileRoute('/license/$code')({
  loader: async ({ params: { code }, context: { queryClient } }) => {
    await queryClient.query(licenseQuery(code)).catch(orNotFound)
  },
  head: ({ match: { context } }) => documentTitle(context, 'License.CheckPage'),
  component: License,
  notFoundComponent: NoLicense,
})

function License() {
  return <LicenseScreen code={Route.useParams().code} />
}

function NoLicense() {
  const { t } = useTexts()
  return (
    <MissingScreen
      title={t('License.NoSuchCode')}
      listHref="/businesslicense"
      listLabel={t('License.Title')}
    />
  )
}
