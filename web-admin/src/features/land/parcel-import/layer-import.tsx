import { layerLimits, neededColumns, parcelColumnNames } from '@portal/core/parcel-import/rules'
import { Card } from '@portal/web-ui/card'
import { Beside, FieldSet } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { fieldOf, layerForm, layerKind, tokenField } from './layer-form.ts'
import type { ParcelLayer } from './queries.ts'

const kinds = ['partial', 'full'] as const

/** Begins with the layer and the fields of the last import. */
export function LayerImport({ last }: { last: ParcelLayer | null }) {
  const { t } = useTexts()
  const form = useAppForm(layerForm)
  return (
    <Card title={t('Parcels.LayerTitle')}>
      <Form of={form} look="wide">
        <p>{t('Parcels.LayerLead')}</p>
        <TextInput
          {...form.field('layerUrl', last?.layerUrl ?? '')}
          hint={t('Parcels.LayerUrlHint')}
          inputMode="url"
          maxLength={layerLimits.address}
          autoComplete="off"
          required
        />
        <RadioGroup
          name={layerKind}
          label={t('Parcels.LayerContents')}
          options={kinds.map((value) => ({ value, label: t(`Parcels.Kind_${value}`) }))}
          defaultValue="partial"
        />
        <FieldSet legend={t('Parcels.LayerFieldsTitle')}>
          <Beside>
            {parcelColumnNames.map((column) => (
              <TextInput
                key={column}
                {...form.field(fieldOf(column), last?.fields[column] ?? '')}
                maxLength={layerLimits.field}
                autoComplete="off"
                spellCheck={false}
                required={neededColumns.includes(column)}
              />
            ))}
          </Beside>
        </FieldSet>
        <TextInput
          {...form.field(tokenField)}
          hint={t('Parcels.LayerTokenHint')}
          maxLength={layerLimits.token}
          autoComplete="off"
          spellCheck={false}
        />
        <Submit of={form} label="Parcels.LayerSend" busyLabel="Parcels.LayerSending" />
      </Form>
    </Card>
  )
}
