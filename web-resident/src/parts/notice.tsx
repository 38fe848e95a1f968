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
 * Says why the visitor arrived at this page (`?notice=`). Once it stands on the screen it leaves the
 * address, so that a reload or a bookmark does not repeat it; it stays until the visitor moves on.
 */
export function Notice() {
  const { find } = useTexts()
  const navigate = useNavigate()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const asked = useRouterState({ select: ({ location }) => location.search.notice })
  const [shown, setShown] = useState<Shown>()
  // Kept while rendering: an effect would show the page once without it.
  if (asked && (shown?.name !== asked || shown.path !== path)) setShown({ name: asked, path })
  if (!asked && shown && shown.path !== path) setShown(undefined)

  useEffect(() => {
    if (!asked) return
    void navigate({
      to: '.',
      search: (search) => ({ ...search, notice: undefined }),
      // For a page that leads on from here (account/overview.tsx).
      state: (before) => ({ ...before, notice: asked }),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  }, [asked, navigate])

  // A name of no notice has no text.
  const text = shown?.path === path ? find(`Notice.${shown.name}`) : null
  // The live region stands from the start: one that comes together with its text is not read out.
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

/** Leads back, after the login, to the page that was asked for. */
function ToLogin() {
  const { t } = useTexts()
  const search: Readonly<Record<string, unknown>> = useRouterState({
    select: ({ location }) => location.search,
  })
  // A mail may lead to a section of a page; browsers carry that along, and tell no server.
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const { redirectto } = search
  const wanted = typeof redirectto === 'string' ? redirectto + (hash && `#${hash}`) : null
  const query = wanted === null ? '' : `?${new URLSearchParams({ redirectto: wanted })}`
  return <a href={`/login${query}`}>{t('Header.Login')}</a>
}
