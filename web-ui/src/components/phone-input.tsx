import type { ComponentProps } from 'react'
import { maskedPhone } from './masked-phone.ts'
import { TextInput } from './text-input.tsx'

/** A US phone number, masked `(999) 999-9999` while typing (spec, resident section 5). */
export function PhoneInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'onInput'>) {
  return (
    <TextInput
      inputMode="tel"
      autoComplete="tel-national"
      {...props}
      // HTML autofills national numbers only into text fields; `inputMode` brings the phone keys.
      type="text"
      onInput={({ currentTarget: input }) => {
        // Mask only at the end, to keep the caret; leaving the field masks the rest.
        if (input.selectionStart === input.value.length) input.value = maskedPhone(input.value)
      }}
      onBlur={({ currentTarget: input }) => {
        const masked = maskedPhone(input.value)
        // A written value counts as typed, and would no longer follow the page's.
        if (input.value !== masked) input.value = masked
      }}
    />
  )
}
