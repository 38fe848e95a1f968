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
  /** What `useForm` gave. */
  of: FormUse
  /** `narrow` for a few short fields, `wide` around a table. */
  look?: 'narrow' | 'wide'
  children: ReactNode
}

/**
 * A form with what came of it above its fields. Without a script it posts to its own page. It is a landmark only
 * with a name (HTML-AAM): give it one with `role={undefined}`, where a page has a form to go to.
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

/** Makes a second press of a page's button the same sending. Browsers with scripts never come here. */
const OnceField = () => <input type="hidden" name={formOnceField} value={crypto.randomUUID()} />

interface SubmitProps {
  of: FormUse
  label: TextKey
  /** While it is on its way. */
  busyLabel?: TextKey
  look?: 'quiet' | 'danger'
  /** Why it cannot be sent yet, in words. */
  disabledReason?: string | undefined
}

/** Sends a form; says so while it is on its way. */
export function Submit({
  of: { isBusy },
  label,
  busyLabel = label,
  look,
  disabledReason,
}: SubmitProps) {
  const { t } = useTexts()
  // Asked for both: a page carries just the texts that it was rendered with.
  const [idle, busy] = [t(label), t(busyLabel)]
  return (
    <div>
      <Button type="submit" disabledReason={disabledReason} {...(look && { look })}>
        {isBusy ? busy : idle}
      </Button>
    </div>
  )
}
