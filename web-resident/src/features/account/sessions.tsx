import { useSuspenseQuery } from '@tanstack/react-query'
import { OwnSessions } from '@portal/web-ui/own-sessions'
import { useApp } from '../../parts/use-app.ts'
import { endSessionForm } from './end-session-form.ts'
import { sessionsQuery } from './queries.ts'

/** Where the account is open. */
export function Sessions() {
  const app = useApp()
  const { data } = useSuspenseQuery(sessionsQuery(app.api))
  return <OwnSessions sessions={data.sessions} ending={endSessionForm} app={app} />
}
