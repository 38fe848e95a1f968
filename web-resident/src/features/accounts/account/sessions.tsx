import { useSuspenseQuery } from '@tanstack/react-query'
import { listOwnSessions } from '@portal/openapi/resident-client/identity'
import { query } from '@portal/web-ui/api'
import { OwnSessions } from '@portal/web-ui/own-sessions'
import { useApp } from '@portal/web-ui/use-app'
import { endSessionForm } from './end-session-form.ts'

export function Sessions() {
  const app = useApp()
  const { data } = useSuspenseQuery(query(listOwnSessions))
  return <OwnSessions sessions={data.sessions} ending={endSessionForm} app={app} />
}
