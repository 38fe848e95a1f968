import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import type { FieldProps } from './field.tsx'
import { FieldGroup } from './field.tsx'

export interface Choice<Value extends string = string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
}

interface CheckboxGroupProps<Value extends string> extends FieldProps {
  options: readonly Choice<Value>[]
  /** Checked values, in the order of the options. */
  value?: readonly Value[]
  defaultValue?: readonly Value[]
  onChange?: (value: Value[]) => void
}

/** Each checked box sends `name=value`, without JavaScript too. */
export function CheckboxGroup<Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  ...field
}: CheckboxGroupProps<Value>) {
  const toggle = (changed: Value, isChecked: boolean) =>
    onChange?.(
      options
        .map((option) => option.value)
        .filter((one) => (one === changed ? isChecked : value?.includes(one))),
    )
  return (
    <FieldGroup {...field}>
      <div>
        {options.map(({ value: one, ...option }) => (
          <Checkbox
            key={one}
            {...option}
            name={field.name}
            value={one}
            checked={value?.includes(one)}
            defaultChecked={defaultValue?.includes(one)}
            aria-invalid={field.error ? true : undefined}
            onChange={(event) => toggle(one, event.currentTarget.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
