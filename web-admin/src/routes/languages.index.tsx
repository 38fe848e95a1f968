import { createFileRoute } from '@tanstack/react-router'
import { LanguagesScreen } from '../features/content/text-editing/languages-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/languages/')({
  head: ({ match: { context } }) => documentTitle(context, 'SideMenu.Languages'),
  component: LanguagesScreen,
})
