import { createFileRoute } from '@tanstack/react-router'
import { ChoosePermit } from '../features/licensing/permit-desk/no-permit.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/permits/')({
  head: ({ match: { context } }) => documentTitle(context, 'PermitDesk.Title'),
  component: ChoosePermit,
})
