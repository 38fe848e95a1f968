import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { contractorTrades, tradesOf } from '@portal/core/licenses/rules'
import { permitDeskLimits } from '@portal/core/permit-desk/rules'
import { permitDisciplines } from '@portal/core/permits/rules'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { CheckboxGroup } from '@portal/web-ui/checkbox-group'
import { FieldSet } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FormUse } from '@portal/web-ui/use-form'
import { MissingScreen } from '../../../parts/missing-screen.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { disciplineTexts } from '../permit-desk/words.ts'
import { kindForm, planField } from './kind-form.ts'
import { kindsQuery, newKind, type PermitKind } from './queries.ts'

const empty: PermitKind = {
  code: '',
  name: '',
  nameEs: '',
  sortOrder: 100,
  disciplines: [],
  inspections: [{ code: 'final', name: 'Final', nameEs: 'Final', isFinal: true }],
  validDays: 180,
  needsContractor: false,
  trades: [],
  isOffered: true,
  version: 0,
}

/** One kind, with the form that changes it for those who may. */
export function KindScreen({ code }: { code: string }) {
  const { t, language } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: kinds } = useSuspenseQuery(kindsQuery())
  const isNew = code === newKind
  const kind = isNew ? empty : kinds.find((one) => one.code === code)
  if (!kind) return <MissingScreen />
  const name = language === 'es' ? kind.nameEs : kind.name
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{isNew ? t('PermitKinds.Add') : name}</PageTitle>
          <p>
            <a href="/permit_kinds">{t('PermitKinds.Back')}</a>
            {!isNew && (
              <>
                {' · '}
                <a href={`/fee_schedules/permit.${kind.code}`}>{t('PermitKinds.Fees')}</a>
              </>
            )}
          </p>
        </Stack>
        {mayCall(roles, 'setPermitKind') && <Edit key={kind.version} kind={kind} />}
      </Stack>
    </Screen>
  )
}

function Edit({ kind }: { kind: PermitKind }) {
  const { t } = useTexts()
  const form = useAppForm(kindForm)
  const { typed } = form
  return (
    <Card>
      <Form of={form}>
        <input type="hidden" name="version" value={kind.version} />
        {kind.version === 0 ? (
          <TextInput
            {...form.field('code')}
            hint={t('PermitKinds.CodeHint')}
            autoComplete="off"
            maxLength={40}
          />
        ) : (
          <input type="hidden" name="code" value={kind.code} />
        )}
        <TextInput {...form.field('name', kind.name)} maxLength={permitDeskLimits.name} />
        <TextInput {...form.field('nameEs', kind.nameEs)} maxLength={permitDeskLimits.name} />
        <CheckboxGroup
          name="disciplines"
          label={t('PermitKinds.Disciplines')}
          error={form.errorOf('disciplines')}
          defaultValue={
            typed
              ? permitDisciplines.filter((one) => typed.texts('disciplines').includes(one))
              : kind.disciplines
          }
          options={permitDisciplines.map((value) => ({ value, label: t(disciplineTexts[value]) }))}
        />
        <Plan form={form} kind={kind} />
        <TextInput
          {...form.field('validDays', String(kind.validDays))}
          hint={t('PermitKinds.ValidDaysHint')}
          inputMode="numeric"
        />
        <TextInput {...form.field('sortOrder', String(kind.sortOrder))} inputMode="numeric" />
        <Checkbox {...form.box('needsContractor', kind.needsContractor)} />
        <CheckboxGroup
          name="trades"
          label={t('PermitKinds.Trades')}
          hint={t('PermitKinds.TradesHint')}
          error={form.errorOf('trades')}
          defaultValue={typed ? tradesOf(typed.texts('trades')) : kind.trades}
          options={contractorTrades.map((value) => ({ value, label: t(`Trade.${value}`) }))}
        />
        <Checkbox {...form.box('isOffered', kind.isOffered)} />
        <Submit of={form} label="PermitKinds.Save" />
      </Form>
    </Card>
  )
}

/** Two empty rows for more; a row that is emptied is gone. */
function Plan({ form, kind: { inspections } }: { form: FormUse; kind: PermitKind }) {
  const { t } = useTexts()
  const places = Math.min(inspections.length + 2, permitDeskLimits.inspections)
  return (
    <>
      <p>{t('PermitKinds.InspectionsHint')}</p>
      {form.errorOf('inspections') && <p role="alert">{form.errorOf('inspections')}</p>}
      {Array.from({ length: places }, (_, place) => (
        <FieldSet key={place} legend={t('PermitKinds.Inspection', { number: String(place + 1) })}>
          {(['code', 'name', 'nameEs'] as const).map((field) => (
            <TextInput
              key={field}
              {...form.field(planField(place, field), inspections[place]?.[field] ?? '')}
              optional={place >= inspections.length}
              autoComplete="off"
              maxLength={permitDeskLimits.name}
            />
          ))}
        </FieldSet>
      ))}
    </>
  )
}
