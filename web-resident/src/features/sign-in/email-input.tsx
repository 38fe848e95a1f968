import type { TextKey } from '@portal/core/rules'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'

interface EmailInputProps {
  of: FormUse
  name?: 'email' | 'confirmEmail'
  label?: TextKey
  /** `username` where a password belongs to it. */
  autoComplete: 'username' | 'email' | 'off'
}

/** An email address; our own sentence says what is wrong with it, not the browser's. */
export function EmailInput({
  of,
  name = 'email',
  label = 'Login.Email',
  autoComplete,
}: EmailInputProps) {
  const { t } = useTexts()
  return (
    <TextInput
      type="email"
      name={name}
      label={t(label)}
      error={of.errorOf(name)}
      defaultValue={of.valueOf(name)}
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
    />
  )
}
