import type { ReactNode } from 'react'
import { Button } from '@portal/web-ui/button'
import { useTexts } from '@portal/web-ui/texts'
import { useAlive } from '../../../parts/use-alive.ts'
import type { NeedStep } from './need-search.ts'
import styles from './permit-need.module.css'

interface StepFormProps {
  step: NeedStep
  /** Chosen before. */
  kept: Readonly<Record<string, string | null>>
  /** Why the button waits (spec, resident section 5); null once something is chosen. */
  waitsFor: string | null
  label: string
  children: ReactNode
}

/** A form that asks in the page's address: back and forward work, and links can be shared. */
export function StepForm({ step, kept, waitsFor, label, children }: StepFormProps) {
  const { t } = useTexts()
  // Without JavaScript the button works, and the next page says what is missing.
  const isAlive = useAlive(() => undefined)
  return (
    <form action="/activities/other_permit" className={styles.form}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input type="hidden" name="sent" value={step} />
      {children}
      <Button type="submit" {...(isAlive && waitsFor !== null && { disabledReason: waitsFor })}>
        {label || t('PermitNeed.Next')}
      </Button>
    </form>
  )
}
