import { useQuery } from '@tanstack/react-query'
import { reportCategories, reportCategoryNames } from '@portal/core/report-categories/rules'
import {
  appCodes,
  crmObjects,
  serviceActions,
  serviceLengths,
  type ServiceEdit,
  type ServiceType,
} from '@portal/core/services/rules'
import { Banner } from '@portal/web-ui/banner'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Beside, FieldSet } from '@portal/web-ui/field-set'
import { Select } from '@portal/web-ui/select'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { FormUse } from '@portal/web-ui/use-form'
import { RichTextField } from '../../../parts/rich-text/rich-text-field.tsx'
import { formsQuery } from './queries.ts'

interface ServiceFieldsProps {
  form: FormUse
  type: ServiceType
  first: ServiceEdit
}

const written = (value: string | number | null): string => String(value ?? '')

/** The fields of the service's type (spec, admin sections 3.1 and 5.1). */
export function ServiceFields({ form, type, first }: ServiceFieldsProps) {
  const { t } = useTexts()
  const { page } = useApp()
  const isFree = page.flags.EnablePopularServices
  const text = (name: keyof ServiceEdit, maxLength: number = serviceLengths.name) => {
    const value = first[name]
    return { ...form.field(name, typeof value === 'boolean' ? '' : written(value)), maxLength }
  }
  const box = (name: keyof ServiceEdit) => form.box(name, first[name] === true)
  return (
    <>
      <input type="hidden" name="type" value={type} />
      <FieldSet legend={t('Activities.Names')} look="panel">
        <Select
          {...form.field('action', first.action)}
          options={serviceActions.map((value) => ({ value, label: t(`Picker.${value}`) }))}
        />
        <Beside>
          <TextInput {...text('item')} />
          <TextInput {...text('itemEs')} lang="es" optional />
        </Beside>
        <Beside>
          <TextArea
            {...text('description', serviceLengths.text)}
            optional={isFree}
            hint={isFree && t('Activities.DescriptionHint')}
          />
          <TextArea {...text('descriptionEs', serviceLengths.text)} lang="es" optional />
        </Beside>
      </FieldSet>
      <FieldSet legend={t('Activities.Delivery')} look="panel">
        <p>{t(`Activities.${type}`)}</p>
        {type === 'LASERFICHE_FORM' && <FormChoices form={form} first={first} />}
        {type === 'EXTERNAL_LINK' && (
          <TextInput
            {...text('externalLink', serviceLengths.address)}
            inputMode="url"
            hint={t('Activities.LinkHint')}
          />
        )}
        {type === 'CONTENT' && (
          <>
            <RichTextField
              {...text('content', serviceLengths.content)}
              lang="en"
              hint={t('Activities.ContentHint')}
            />
            <RichTextField {...text('contentEs', serviceLengths.content)} lang="es" optional />
          </>
        )}
        {type === 'CUSTOM_FORM' && (
          <Select
            {...form.field('reportCategory', first.reportCategory)}
            optional
            placeholder={t('Activities.NoCategory')}
            options={reportCategoryNames.map((value) => ({
              value,
              label: t(reportCategories[value].name),
            }))}
          />
        )}
        <TextInput
          {...text('calendlyLink', serviceLengths.address)}
          inputMode="url"
          optional
          hint={t('Activities.LinkHint')}
        />
        {type === 'EXTERNAL_LINK' && <Checkbox {...box('toggleInAppBrowser')} />}
      </FieldSet>
      <FieldSet legend={t('Activities.Showing')} look="panel">
        <TextInput {...text('order', 10)} inputMode="numeric" hint={t('Activities.OrderHint')} />
        <Checkbox {...box('published')} hint={t('Activities.PublishedHint')} />
        <Checkbox {...box('guestEnabled')} />
        <Checkbox {...box('popularService')} hint={t('Activities.PopularHint')} />
        <TextInput {...text('popularServiceOrder', 10)} inputMode="numeric" optional />
      </FieldSet>
      <FieldSet legend={t('Activities.Paying')} look="panel">
        <Checkbox {...box('paymentRequired')} />
        <Beside>
          <Select
            {...form.field('paymentCode', first.paymentCode)}
            hint={t('Activities.PaymentCodeHint')}
            placeholder={t('Activities.NoPaymentCode')}
            options={appCodes.map((value) => ({ value, label: value }))}
            optional
          />
          <TextInput {...text('salesforcePaymentField', serviceLengths.code)} optional />
        </Beside>
      </FieldSet>
    </>
  )
}

function FormChoices({ form, first }: Pick<ServiceFieldsProps, 'form' | 'first'>) {
  const { t } = useTexts()
  const { data, isError } = useQuery(formsQuery())
  const process = first.laserficheProcessId
  // Without the list, keep the current choice.
  const forms =
    data ?? (process ? [{ id: process, name: t('Activities.laserficheProcessId') }] : [])
  return (
    <>
      {isError && (
        <Banner tone="error" title={t('Form.ListFailed')} live="alert">
          {t('Util.ErrorTryAgainLater')}
        </Banner>
      )}
      <Beside>
        <Select
          {...form.field('laserficheProcessId', first.laserficheProcessId)}
          placeholder={t('Activities.Choose')}
          options={forms.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
        />
        <Select
          {...form.field('salesforceObjectId', first.salesforceObjectId)}
          placeholder={t('Activities.Choose')}
          options={crmObjects.map((value) => ({ value, label: value }))}
        />
      </Beside>
      <p>
        <a href={process ? `/forms/${encodeURIComponent(process)}` : '/forms'}>
          {t(process ? 'FormPreview.See' : 'FormPreview.Title')}
        </a>
      </p>
    </>
  )
}
