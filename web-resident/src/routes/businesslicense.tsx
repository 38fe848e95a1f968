import { createFileRoute } from '@tanstack/react-router'
import { RenewLicenseScreen } from '../features/licensing/licenses/renew-license-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

/** Spec, resident section 2, /businesslicense. */
export const Route = createFileRoute('/businesslicense')({
  head: ({ match: { context } }) => documentTitle(context, 'License.Title'),
  component: RenewLicenseScreen,
})
