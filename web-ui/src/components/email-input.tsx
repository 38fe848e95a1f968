import { type ComponentProps, useRef, useState } from 'react'
import { emailLengths, suggestedEmail } from '@portal/core/kernel/rules'
import { useTexts } from '../texts/index.tsx'
import { Button } from './button.tsx'
import styles from './email-input.module.css'
import { TextInput } from './text-input.tsx'

interface EmailInputProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'ref'> {
  /** `username` where a password belongs to it. */
  autoComplete: 'username' | 'email' | 'off'
}

/**
 * An email address; our own sentence says what is wrong with it, not the browser's. A domain that looks mistyped
 * is asked about, and one press corrects it.
 */
export function EmailInput({ onBlur, ...props }: EmailInputProps) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [meant, setMeant] = useState<string | null>(null)
  // Named before it is needed, so that the page brings it along.
  const question = t('Field.EmailMeant')
  return (
    <div>
      <TextInput
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={emailLengths.whole}
        {...props}
        // Of a login's two, HTML lets only a text field be filled with a user name.
        type={props.autoComplete === 'username' ? 'text' : 'email'}
        ref={input}
        onBlur={(event) => {
          setMeant(suggestedEmail(event.currentTarget.value))
          onBlur?.(event)
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> belongs to a result, and has a label */}
      <div role="status">
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
      </div>
    </div>
  )
}

/** Types a value into a field, so that React sees it as if a person had. */
function typeInto(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
