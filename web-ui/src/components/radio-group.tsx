import type { Choice } from './checkbox-group.tsx'
import { Radio } from './checkbox.tsx'
import type { FieldProps } from './field.tsx'
import { FieldGroup } from './field.tsx'

interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly Choice<Value>[]
  /** Null while none is chosen. */
  value?: Value | null
  defaultValue?: Value
  onChange?: (value: Value) => void
}

export function RadioGroup<Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  ...field
}: RadioGroupProps<Value>) {
  return (
    <FieldGroup {...field}>
      <div>
        {options.map(({ value: one, ...option }) => (
          <Radio
            key={one}
            {...option}
            name={field.name}
            value={one}
            checked={value === undefined ? undefined : value === one}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === one}
            onChange={() => onChange?.(one)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
