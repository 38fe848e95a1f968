import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '@portal/web-ui/use-app'

/** Whether the script runs and has every text: from then on there is what only a script can do. */
export function useAlive(onAlive: () => void): boolean {
  const { completeTexts } = useApp()
  const [isAlive, setAlive] = useState(false)
  const begin = useEffectEvent(() => {
    setAlive(true)
    onAlive()
  })
  useEffect(() => {
    // Without its texts that part stays away; the form works as it does without a script.
    completeTexts().then(
      () => begin(),
      () => undefined,
    )
  }, [completeTexts])
  return isAlive
}
