import type { Ref, SelectHTMLAttributes } from 'react'
import type { OtherLanguage } from '../texts/index.tsx'
import field from './field.module.css'
import type { FieldProps } from './field.tsx'
import { Field } from './field.tsx'
import { ChevronDownIcon } from './icons.tsx'
import styles from './select.module.css'

export interface SelectOption {
  value: string
  label: string
  /** Of a label in another language than the page. */
  lang?: OtherLanguage
}

interface SelectProps
  extends
    FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id' | 'className' | 'children'> {
  options: readonly SelectOption[]
  /** The empty first entry, such as "Choose a service". */
  placeholder?: string
  ref?: Ref<HTMLSelectElement>
}

export function Select({
  name,
  id,
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ name, id, label, hint, error, optional }}>
      {(wiring) => (
        <span className={styles.select}>
          <select {...rest} {...wiring} name={name} className={field.control}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      )}
    </Field>
  )
}
