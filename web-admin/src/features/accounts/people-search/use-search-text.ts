import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useApp } from '@portal/web-ui/use-app'
import { textIn } from './find-form.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was searched on the screen of people. */
    readonly people?: string
  }
}

/**
 * The searched text. It is kept with the entry in the browser's history, so that Back shows the
 * list again, and is in no address.
 */
export function useSearchText(): readonly [string, (text: string) => void] {
  const { page } = useApp()
  const router = useRouter()
  const navigate = useNavigate()
  const [text, setText] = useState(() => textIn(page).trim())
  useEffect(() => {
    const kept = router.state.location.state.people
    // oxlint-disable-next-line react/set-state-in-effect -- the server cannot know the browser's history
    if (kept) setText(kept)
  }, [router])
  const search = useCallback(
    (wanted: string) => {
      setText(wanted)
      void navigate({
        to: '/people',
        state: { people: wanted },
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return [text, search]
}
