import { type FormHTMLAttributes, type ReactNode, useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { Button } from '../components/button.tsx'
import { type Sending, SendingContext } from '../components/sending.ts'
import { useTexts } from '../texts/index.tsx'
import { formNameField, formOnceField } from './form-definition.ts'
import styles from './form.module.css'
import type { FormUse } from './use-form.tsx'

const nameless: Sending = { name: '', value: '' }

interface FormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'className' | 'method' | 'noValidate' | 'onSubmit'
> {
  of: FormUse
  /** `narrow` for a few short fields, `wide` around a table. */
  look?: 'narrow' | 'wide'
  children: ReactNode
}

/**
 * A form with its report above the fields. Posts to its own page without JavaScript. A landmark
 * only with a name (HTML-AAM): set it with `role={undefined}`.
 */
export function Form({ of, look, children, ...rest }: FormProps) {
  const [pressed, setPressed] = useState<Sending>(nameless)
  return (
    <form
      role="none"
      {...rest}
      method="post"
      noValidate
      className={styles.form}
      data-look={look}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent
        if (!of.isBusy) setPressed(submitter instanceof HTMLButtonElement ? submitter : nameless)
        of.send(event.currentTarget, submitter)
      }}
    >
      <input type="hidden" name={formNameField} value={of.name} />
      <noscript>
        <OnceField />
      </noscript>
      {of.report}
      <SendingContext value={of.isBusy ? pressed : null}>{children}</SendingContext>
    </form>
  )
}

/** Deduplicates a double click without JavaScript. */
const OnceField = () => <input type="hidden" name={formOnceField} value={crypto.randomUUID()} />

interface SubmitProps {
  of: FormUse
  label: TextKey
  busyLabel?: TextKey
  look?: 'quiet' | 'danger'
  disabledReason?: string | undefined
}

export function Submit({
  of: { isBusy },
  label,
  busyLabel = label,
  look,
  disabledReason,
}: SubmitProps) {
  const { t } = useTexts()
  // Both are used, since a page carries only texts used in rendering.
  const [idle, busy] = [t(label), t(busyLabel)]
  return (
    <div>
      <Button type="submit" disabledReason={disabledReason} {...(look && { look })}>
        {isBusy ? busy : idle}
      </Button>
    </div>
  )
}
