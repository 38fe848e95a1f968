import { type ComponentProps, useRef, useState } from 'react'
import { emailLengths, suggestedEmail } from '@portal/core/kernel/rules'
import { useTexts } from '../texts/index.tsx'
import { Button } from './button.tsx'
import styles from './email-input.module.css'
import { Status } from './status.tsx'
import { TextInput } from './text-input.tsx'

interface EmailInputProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'ref'> {
  /** `username` next to a password. */
  autoComplete: 'username' | 'email' | 'off'
}

/** Validates with our own text, not the browser's; suggests a correction for mistyped domains. */
export function EmailInput({ onBlur, ...props }: EmailInputProps) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [meant, setMeant] = useState<string | null>(null)
  // Used before it shows, so that the page carries it.
  const question = t('Field.EmailMeant')
  return (
    <div>
      <TextInput
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={emailLengths.whole}
        {...props}
        // In a login form, HTML autofills user names only into text fields.
        type={props.autoComplete === 'username' ? 'text' : 'email'}
        ref={input}
        onBlur={(event) => {
          setMeant(suggestedEmail(event.currentTarget.value))
          onBlur?.(event)
        }}
      />
      <Status>
        {meant && (
          <div className={styles.meant}>
            {question}
            <Button
              look="plain"
              size="small"
              onClick={() => {
                if (input.current) typeInto(input.current, meant)
                setMeant(null)
              }}
            >
              {meant}
            </Button>
            {'?'}
          </div>
        )}
      </Status>
    </div>
  )
}

/** Sets a value so that React sees it as typed. */
function typeInto(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
