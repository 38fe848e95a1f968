import type { ComponentProps } from 'react'
import { maskedPhone } from './masked-phone.ts'
import { TextInput } from './text-input.tsx'

/** A US telephone number, masked `(999) 999-9999` while it is typed (spec, resident section 5). */
export function PhoneInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'onInput'>) {
  return (
    <TextInput
      inputMode="tel"
      autoComplete="tel-national"
      {...props}
      // HTML has a number without its country in text fields only; the phone's keys come by `inputMode`.
      type="text"
      onInput={({ currentTarget: input }) => {
        // Whoever corrects in the middle keeps the caret; leaving the field tidies up.
        if (input.selectionStart === input.value.length) input.value = maskedPhone(input.value)
      }}
      onBlur={({ currentTarget: input }) => {
        input.value = maskedPhone(input.value)
      }}
    />
  )
}
