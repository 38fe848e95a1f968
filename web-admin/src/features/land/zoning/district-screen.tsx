import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { DistrictFields } from './district-fields.tsx'
import { DistrictUses } from './district-uses.tsx'
import { NewRule } from './new-rule.tsx'
import { type District, districtQuery } from './queries.ts'
import { editDistrictForm } from './zoning-forms.ts'

/** A district with what it says of each use on a day; planners set new rules. */
export function DistrictScreen({ id, on }: { id: string; on: string | undefined }) {
  const { t, format, language } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: district } = useSuspenseQuery(districtQuery(id))
  const { code, dataOn, name, nameEs, kind, parcelCount, rulesUrl } = district
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{`${code} ${language === 'es' ? nameEs : name}`}</PageTitle>
          <p>
            <a href="/zoning_districts">{t('ZoningDistricts.Back')}</a>
          </p>
          <p>
            {[
              t(`ZoningDistricts.Kind_${kind}`),
              `${t('ZoningDistricts.MapOf')} ${format.date(dataOn)}`,
              `${t('ZoningDistricts.Parcels')}: ${format.number(parcelCount)}`,
            ].join(' · ')}
            {' · '}
            <a href={rulesUrl}>{t('ZoningDistricts.SeeRules', { code })}</a>
          </p>
        </Stack>
        <DistrictUses
          of={district}
          day={on ?? district.today}
          mayChange={mayCall(roles, 'withdrawZoningUse')}
        />
        {mayCall(roles, 'addZoningUse') && <NewRule key={district.rules.length} of={district} />}
        {mayCall(roles, 'updateZoningDistrict') && (
          <EditDistrict key={district.updatedAt} of={district} />
        )}
      </Stack>
    </Screen>
  )
}

function EditDistrict({ of: district }: { of: District }) {
  const { t } = useTexts()
  const form = useAppForm(editDistrictForm)
  return (
    <Card title={t('ZoningDistricts.EditTitle')}>
      <Form of={form} look="wide">
        <input type="hidden" name="id" value={district.id} />
        <input type="hidden" name="code" value={district.code} />
        <input type="hidden" name="seenAt" value={district.updatedAt} />
        <DistrictFields form={form} of={district} />
        <Submit of={form} label="ZoningDistricts.Save" look="quiet" />
      </Form>
    </Card>
  )
}
