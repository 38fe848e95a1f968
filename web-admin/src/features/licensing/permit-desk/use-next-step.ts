import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormOptions } from '@portal/web-ui/use-form'
import { focusNextStep } from './next-step-dom.ts'

/**
 * After a step is done, and the permit is shown as it is then, focus goes to the next thing to do:
 * the pressed button is gone with its form. `version` is of the shown permit.
 */
export function useNextStep(panel: RefObject<HTMLElement | null>, version: number) {
  const [step, setStep] = useState<{ readonly before: number } | null>(null)
  const last = useRef(step)
  useEffect(() => {
    if (step === null || step === last.current || version <= step.before) return
    last.current = step
    focusNextStep(panel.current)
  }, [panel, step, version])
  // The new version may be shown before or after this.
  const goOn = () => setStep({ before: version })
  return { goOn, isDone: step !== null, options: { onAccepted: goOn } satisfies FormOptions }
}
