import { useSuspenseQuery } from '@tanstack/react-query'
import { plainText } from '@portal/core/alerts/rules'
import { serviceChanges, type ServiceEdit, serviceEditOf } from '@portal/core/services/rules'
import { getCatalogueService } from '@portal/openapi/admin-client/service-editing'
import { keyOf, query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Form, Submit } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { ChangedMeanwhile, useChangedMeanwhile } from '../../../parts/changed-meanwhile.tsx'
import { following } from '../../../parts/following.ts'
import { seenField } from '../../../parts/seen-field.ts'
import { IconUpload } from './icon-upload.tsx'
import { ServiceFields } from './service-fields.tsx'
import { deleteServiceForm, seenServiceIn, updateServiceForm } from './service-forms.ts'
import { ServiceFrame } from './service-frame.tsx'

export function EditScreen({ id, isCreated }: { id: string; isCreated: boolean }) {
  const { t, language } = useTexts()
  const { data: service } = useSuspenseQuery(query(getCatalogueService, { path: { id } }))
  const current = serviceEditOf(service)
  const { isRefused, seen, options, isTyped } = useChangedMeanwhile({
    form: updateServiceForm,
    code: 'Activities.ChangedMeanwhile',
    current,
    queryKey: keyOf(getCatalogueService, { path: { id } }),
    seenIn: seenServiceIn,
  })
  const form = useAppForm(updateServiceForm, options)
  const shown = (value: string | number | boolean | null) =>
    typeof value === 'boolean' ? t(value ? 'Util.Yes' : 'Util.No') : beginning(value)
  const isField = (name: string): name is keyof ServiceEdit => Object.hasOwn(seen, name)
  const seenValue = (name: string) => {
    const value = isField(name) ? seen[name] : null
    return typeof value === 'boolean' ? value : String(value ?? '')
  }
  return (
    <ServiceFrame title={language === 'es' ? service.ItemEs || service.Item : service.Item}>
      {isCreated && (
        <Banner tone="success" live="status">
          {t('Activities.Created')}
        </Banner>
      )}
      {service.Deleted && <Banner tone="warn">{t('Activities.Deleted')}</Banner>}
      {isRefused && (
        <ChangedMeanwhile
          changes={serviceChanges(seen, current).map((field) => ({
            field: t(`Activities.${field}`),
            from: shown(seen[field]),
            to: shown(current[field]),
          }))}
        />
      )}
      <Form of={form} look="wide">
        <input type="hidden" name="Id" value={id} />
        <input type="hidden" name={seenField} value={JSON.stringify(current)} />
        <ServiceFields
          form={following(form, (name) => isTyped(form, name, seenValue(name)))}
          type={service.Type}
          first={current}
        />
        {service.Deleted && <Checkbox {...form.box('deleted', true)} />}
        <Submit of={form} label="Activities.Save" busyLabel="Activities.Saving" />
      </Form>
      <Card title={t('Activities.Icon')}>
        <IconUpload service={service} />
      </Card>
      {!service.Deleted && <Deletion id={id} />}
    </ServiceFrame>
  )
}

/** The words of a text, as far as a list of changes has room. */
function beginning(value: string | number | null): string {
  const words = plainText(String(value ?? ''))
  return words.length > 300 ? `${words.slice(0, 300)}…` : words
}

function Deletion({ id }: { id: string }) {
  const { t } = useTexts()
  const form = useAppForm(deleteServiceForm)
  return (
    <Card title={t('Activities.Delete')}>
      <p>{t('Activities.DeleteText')}</p>
      <Form of={form}>
        <input type="hidden" name="Id" value={id} />
        <Checkbox {...form.box('confirmed', false)} id="confirmed" />
        <Submit of={form} label="Activities.Delete" look="quiet" />
      </Form>
    </Card>
  )
}

export function NoService() {
  const { t } = useTexts()
  return <ServiceFrame title={t('Activities.NotFound')}>{null}</ServiceFrame>
}
