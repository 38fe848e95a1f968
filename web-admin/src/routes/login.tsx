import { createFileRoute } from '@tanstack/react-router'
import { loginNoticeNamed } from '../features/people/identity/login-notice.ts'
import { LoginScreen } from '../features/people/identity/login-screen.tsx'

export const Route = createFileRoute('/login')({
  head: ({ match: { context } }) => {
    const { page, texts } = context
    const portal = texts.t('Staff.PortalOf', { city: page.settings.name })
    return { meta: [{ title: `${texts.t('Staff.LoginTitle')} - ${portal}` }] }
  },
  component: Login,
})

function Login() {
  const search: Readonly<Record<string, unknown>> = Route.useSearch()
  return <LoginScreen notice={loginNoticeNamed(search['notice'])} />
}
