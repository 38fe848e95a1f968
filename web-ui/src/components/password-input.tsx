import { type InputHTMLAttributes, useState } from 'react'
import { useTexts } from '../texts/index.tsx'
import field from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import styles from './password-input.module.css'

interface PasswordInputProps
  extends
    Omit<FieldProps, 'label'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'className' | 'type'> {
  label: string
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordInput(props: PasswordInputProps) {
  const { name, id, label, hint, error, optional, ...rest } = props
  const { t } = useTexts()
  const [isShown, setShown] = useState(false)
  return (
    <Field {...{ name, id, label, hint, error, optional }}>
      {(wiring) => (
        <span className={styles.row}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            name={name}
            className={field.control}
          />
          <button
            type="button"
            className={styles.show}
            aria-controls={wiring.id}
            aria-label={t('Field.ShowPasswordNamed', { field: label })}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {t('Field.ShowPassword')}
          </button>
        </span>
      )}
    </Field>
  )
}
