import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '@portal/web-ui/use-app'

/** Whether JavaScript runs and all texts are loaded. */
export function useAlive(onAlive: () => void): boolean {
  const { completeTexts } = useApp()
  const [isAlive, setAlive] = useState(false)
  const begin = useEffectEvent(() => {
    setAlive(true)
    onAlive()
  })
  useEffect(() => {
    // Without texts the form works as without JavaScript.
    completeTexts().then(
      () => begin(),
      () => undefined,
    )
  }, [completeTexts])
  return isAlive
}
