import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { Banner } from '@portal/web-ui/banner'
import { useTexts } from '@portal/web-ui/texts'
import { showToast, type ToastKind } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'
import { useFromServer } from './open-panel.tsx'

interface DoneNoticeProps {
  kind: ToastKind
  text: TextKey
  /** The screen's path without the message, which shows once. */
  path: string
}

/** Shows the result of the form that led here: a toast, or without JavaScript in the page. */
export function DoneNotice({ kind, text, path }: DoneNoticeProps) {
  const { t } = useTexts()
  const router = useRouter()
  const { queryClient } = useApp()
  const isFromServer = useFromServer()
  const [isPart] = useState(isFromServer)
  useEffect(() => {
    if (isPart) return
    showToast(kind, { text })
    // This ends the navigation that led here, with its loading: refetch.
    void router.navigate({ href: path, replace: true }).then(() => queryClient.invalidateQueries())
  }, [isPart, kind, text, path, router, queryClient])
  if (!isPart) return null
  return (
    <Banner tone="success" live="status">
      {t(text)}
    </Banner>
  )
}
