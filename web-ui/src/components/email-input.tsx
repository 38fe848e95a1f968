import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

interface EmailInputProps extends Omit<ComponentProps<typeof TextInput>, 'type'> {
  /** `username` where a password belongs to it. */
  autoComplete: 'username' | 'email' | 'off'
}

/** An email address; our own sentence says what is wrong with it, not the browser's. */
export const EmailInput = (props: EmailInputProps) => (
  <TextInput
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
    {...props}
    type="email"
  />
)
