import { TextInput } from '@portal/web-ui/text-input'
import type { FormUse } from '@portal/web-ui/use-form'

interface EmailInputProps {
  of: FormUse
  name?: 'email' | 'confirmEmail'
  /** `username` where a password belongs to it. */
  autoComplete: 'username' | 'email' | 'off'
}

/** An email address; our own sentence says what is wrong with it, not the browser's. */
export function EmailInput({ of, name = 'email', autoComplete }: EmailInputProps) {
  return (
    <TextInput
      {...of.field(name)}
      type="email"
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
    />
  )
}
