import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { Form, Submit } from '@portal/web-ui/form'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { Row, Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FormOptions } from '@portal/web-ui/use-form'
import styles from './desk-record.module.css'

/** Resets after success; keeps the input after an error. */
export function useAction(of: AppForm, options: FormOptions) {
  const [taken, setTaken] = useState(0)
  const form = useAppForm(of, {
    ...options,
    onAccepted() {
      setTaken((count) => count + 1)
      options.onAccepted?.()
    },
  })
  return { form, taken }
}

interface FoldProps {
  label: TextKey
  action: ReturnType<typeof useAction>
  children: ReactNode
  /** Of folds of which one is open at a time. */
  group?: string
  isOpen?: boolean
  look?: 'quiet'
  /** Beside the button that sends. */
  beside?: ReactNode
}

/** A collapsed form: open while it has something to say, closed after it is done. */
export function Fold({ label, action, children, group, isOpen = false, look, beside }: FoldProps) {
  const { t } = useTexts()
  const { form, taken } = action
  const summary = useRef<HTMLElement>(null)
  // Without JavaScript the page comes back with the answer inside.
  const isAnswered = useApp().page.form?.name === form.name && taken === 0
  useEffect(() => {
    // The button that had focus is gone with the form.
    if (taken > 0) summary.current?.focus()
  }, [taken])
  return (
    <details
      key={taken}
      className={styles.fold}
      open={isAnswered || isOpen || undefined}
      {...(group && { name: group })}
    >
      <summary ref={summary}>{t(label)}</summary>
      <Form of={form}>
        <Stack>
          {children}
          <Row>
            <Submit of={form} label={label} {...(look && { look })} />
            {beside}
          </Row>
        </Stack>
      </Form>
    </details>
  )
}
