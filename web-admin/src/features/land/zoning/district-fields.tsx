import { districtKinds, zoningLimits } from '@portal/core/zoning/rules'
import { Beside } from '@portal/web-ui/field-set'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { useAppForm } from '@portal/web-ui/use-app-form'
import type { District } from './queries.ts'

interface Props {
  form: ReturnType<typeof useAppForm>
  /** Undefined for a new district. */
  of?: District
}

/** All but the code, which stays. */
export function DistrictFields({ form, of }: Props) {
  const { t } = useTexts()
  const plain = { maxLength: zoningLimits.text, autoComplete: 'off', required: true } as const
  return (
    <>
      <Beside>
        <TextInput {...form.field('name', of?.name ?? '')} {...plain} />
        <TextInput {...form.field('nameEs', of?.nameEs ?? '')} {...plain} lang="es" />
        <Select
          {...form.field('kind', of?.kind ?? 'base')}
          options={districtKinds.map((value) => ({
            value,
            label: t(`ZoningDistricts.Kind_${value}`),
          }))}
        />
        <TextInput {...form.field('dataOn', of?.dataOn ?? '')} type="date" required />
      </Beside>
      <TextInput
        {...form.field('rulesUrl', of?.rulesUrl ?? '')}
        hint={t('ZoningDistricts.RulesHint')}
        type="url"
        inputMode="url"
        maxLength={zoningLimits.address}
        autoComplete="off"
        required
      />
    </>
  )
}
