import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormOptions } from '@portal/web-ui/use-form'
import { focusNextStep } from './next-step-dom.ts'

/**
 * After a step is done, and the permit is shown as it is then, focus goes to the next thing to do:
 * the pressed button is gone with its form. `version` is of the shown permit.
 */
export function useNextStep(panel: RefObject<HTMLElement | null>, version: number) {
  const before = useRef<number | null>(null)
  // Counts, so that the effect also runs when the new version was shown first.
  const [steps, setSteps] = useState(0)
  useEffect(() => {
    if (before.current === null || version <= before.current) return
    before.current = null
    focusNextStep(panel.current)
  }, [panel, steps, version])
  function goOn(): void {
    before.current = version
    setSteps((count) => count + 1)
  }
  return { goOn, isDone: steps > 0, options: { onAccepted: goOn } satisfies FormOptions }
}
