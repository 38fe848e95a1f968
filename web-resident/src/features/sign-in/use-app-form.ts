import { useRouterState } from '@tanstack/react-router'
import type { TextKey } from '@portal/core/rules'
import { type FormUse, useForm } from '@portal/web-ui/use-form'
import { pendingActivityCookie } from '../../parts/pending-activity.ts'
import type { SendForm } from '../../parts/send-form.ts'
import { useApp } from '../../parts/use-app.ts'

interface AppForm {
  readonly path: string
  readonly send: SendForm
  readonly labels: Readonly<Record<string, TextKey>>
  readonly title: TextKey
}

/** The form of a screen, which the server answers too (forms.ts). */
export function useAppForm({ path, send, labels, title }: AppForm): FormUse {
  const { api, page } = useApp()
  const search = useRouterState({ select: ({ location }) => location.search })
  const query = useRouterState({ select: ({ location }) => location.searchStr })
  return useForm({
    path,
    query,
    labels,
    title,
    state: page.form,
    send: (fields) => send(fields, { api, page, search }),
    remember: (activityId) => void (document.cookie = pendingActivityCookie(activityId)),
  })
}
