import type { Ref, TextareaHTMLAttributes } from 'react'
import field from './field.module.css'
import type { FieldProps } from './field.tsx'
import { Field } from './field.tsx'

interface TextAreaProps
  extends
    FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id' | 'className'> {
  ref?: Ref<HTMLTextAreaElement>
}

export function TextArea({
  name,
  id,
  label,
  hint,
  error,
  optional,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ name, id, label, hint, error, optional }}>
      {(wiring) => (
        <textarea {...rest} {...wiring} rows={rows} name={name} className={field.control} />
      )}
    </Field>
  )
}
