import { createFileRoute } from '@tanstack/react-router'
import { OpenMobileApp } from '../features/shell/mobile-app/open-mobile-app.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/openMobileApp')({
  head: ({ match: { context } }) => documentTitle(context, 'MobileApp.Title'),
  component: OpenMobileApp,
})
