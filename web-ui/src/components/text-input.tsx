import type { InputHTMLAttributes, Ref } from 'react'
import field from './field.module.css'
import type { FieldProps } from './field.tsx'
import { Field } from './field.tsx'

interface TextInputProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'className'> {
  ref?: Ref<HTMLInputElement>
}

/** Set `autoComplete` wherever the browser may know the answer. */
export function TextInput({ name, id, label, hint, error, optional, ...rest }: TextInputProps) {
  return (
    <Field {...{ name, id, label, hint, error, optional }}>
      {(wiring) => (
        <input type="text" {...rest} {...wiring} name={name} className={field.control} />
      )}
    </Field>
  )
}
