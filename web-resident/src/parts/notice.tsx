import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PageNotice } from '@portal/web-ui/shell/page-notice'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import type { NoticeName } from './notices.ts'

interface Shown {
  readonly name: NoticeName
  readonly path: string
}

/**
 * Shows why the visitor arrived here (`?notice=`). Once shown it leaves the URL, so that a reload
 * or bookmark does not repeat it; it stays until the visitor moves on.
 */
export function Notice() {
  const { find } = useTexts()
  const navigate = useNavigate()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const asked = useRouterState({ select: ({ location }) => location.search.notice })
  // A page on its way may redirect, and takes the notice with it.
  const isSettled = useRouterState({ select: ({ status }) => status === 'idle' })
  const [shown, setShown] = useState<Shown>()
  // During render: an effect would show the page once without it.
  if (asked && (shown?.name !== asked || shown.path !== path)) setShown({ name: asked, path })
  if (!asked && shown && shown.path !== path) setShown(undefined)

  useEffect(() => {
    if (!asked || !isSettled) return
    void navigate({
      to: '.',
      search: (search) => ({ ...search, notice: undefined }),
      // For a page that navigates on (account/overview.tsx).
      state: (before) => ({ ...before, notice: asked }),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  }, [asked, isSettled, navigate])

  // Unknown notices have no text.
  const text = shown?.path === path ? find(`Notice.${shown.name}`) : null
  // Present from the start: a live region added together with its text is not announced.
  return (
    <Status>
      {text !== null && (
        <PageNotice>
          {text} {shown?.name === 'login-needed' && <ToLogin />}
        </PageNotice>
      )}
    </Status>
  )
}

/** Returns to the requested page after the login. */
function ToLogin() {
  const { t } = useTexts()
  const search: Readonly<Record<string, unknown>> = useRouterState({
    select: ({ location }) => location.search,
  })
  // Keeps a mail link's anchor, which browsers do not send to the server.
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const { redirectto } = search
  const wanted = typeof redirectto === 'string' ? redirectto + (hash && `#${hash}`) : null
  const query = wanted === null ? '' : `?${new URLSearchParams({ redirectto: wanted })}`
  return <a href={`/login${query}`}>{t('Header.Login')}</a>
}
