import { useSuspenseQuery } from '@tanstack/react-query'
import { contractorKind, licenseLimits } from '@portal/core/licenses/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { EmailInput } from '@portal/web-ui/email-input'
import { Form, Submit } from '@portal/web-ui/form'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { ChooseTrades } from './choose-trades.tsx'
import { IssuedFor } from './license-of-request.tsx'
import { newLicenseFields, newLicenseForm } from './new-license-form.ts'
import {
  type Application,
  applicationQuery,
  type LicenseKinds,
  licenseKindsQuery,
  type NewLicenseSearch,
} from './queries.ts'

/** Issues a license: for an application, or by hand. */
export function NewLicenseScreen({ search }: { search: NewLicenseSearch }) {
  const { t } = useTexts()
  const { data: kinds } = useSuspenseQuery(licenseKindsQuery(search.year))
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Licenses.NewTitle')}</PageTitle>
          <p>
            {search.request === undefined ? (
              <a href="/licenses">{t('Licenses.Back')}</a>
            ) : (
              <a href={`/requests/${search.request}`}>{t('Licenses.BackToRequest')}</a>
            )}
          </p>
        </Stack>
        {kinds.kinds.length === 0 ? (
          <Banner tone="warn">{t('Licenses.NoKinds')}</Banner>
        ) : search.request === undefined ? (
          <Issue search={search} kinds={kinds} application={null} />
        ) : (
          <ForRequest search={search} kinds={kinds} id={search.request} />
        )}
      </Stack>
    </Screen>
  )
}

interface PartProps {
  search: NewLicenseSearch
  kinds: LicenseKinds
}

function ForRequest({ id, ...parts }: PartProps & { id: string }) {
  const { data } = useSuspenseQuery(applicationQuery(id))
  return (
    <>
      <IssuedFor license={data.license} />
      <Issue {...parts} application={data.application} />
    </>
  )
}

function Issue({ search, kinds, application }: PartProps & { application: Application | null }) {
  const wanted = search.kind ?? application?.kind
  const chosen = kinds.kinds.find(({ kind }) => kind === wanted) ?? kinds.kinds[0]
  if (!chosen) return null
  return (
    <>
      <ChooseKind search={search} kinds={kinds} chosen={chosen.kind} />
      <Fields
        // Another kind counts other things.
        key={`${chosen.kind} ${kinds.year}`}
        kind={chosen}
        year={kinds.year}
        request={search.request}
        application={application}
      />
    </>
  )
}

/** A plain form, since what the fee counts depends on the kind. */
function ChooseKind({ search, kinds, chosen }: PartProps & { chosen: string }) {
  const { t } = useTexts()
  const years = [kinds.thisYear, kinds.thisYear + 1].map(String)
  return (
    <Card title={t('Licenses.KindAndYear')}>
      <form role="none" method="get" action="/licenses/new">
        {search.request !== undefined && (
          <input type="hidden" name="request" value={search.request} />
        )}
        <Row>
          <Select
            name="kind"
            label={t('License.Kind')}
            defaultValue={chosen}
            options={kinds.kinds.map(({ kind, name }) => ({ value: kind, label: name }))}
          />
          <Select
            name="year"
            label={t('Licenses.Year')}
            defaultValue={String(kinds.year)}
            options={years.map((value) => ({ value, label: value }))}
          />
          <Button type="submit" look="quiet">
            {t('Licenses.ChooseKind')}
          </Button>
        </Row>
      </form>
    </Card>
  )
}

interface FieldsProps {
  kind: LicenseKinds['kinds'][number]
  year: number
  request: string | undefined
  application: Application | null
}

function Fields({ kind, year, request, application }: FieldsProps) {
  const { t } = useTexts()
  const form = useAppForm(newLicenseForm)
  const { ask } = form
  const known = (name: string): string | undefined => {
    const units = application?.answers[name]
    return units === undefined ? undefined : String(units)
  }
  // All are used, since a page carries only texts used in rendering.
  const labels = {
    preview: 'Licenses.Preview',
    due: 'Licenses.AskFee',
    free: 'Licenses.IssueFree',
    byHand: 'Licenses.AddByHand',
  } as const
  for (const label of Object.values(labels)) t(label)
  const next = ask ? (ask.codes.includes('due') ? 'due' : 'free') : 'preview'
  return (
    <Card title={`${kind.name} ${year}`}>
      <Form of={form} look="narrow">
        <p>{t(request === undefined ? 'Licenses.NewLeadHand' : 'Licenses.NewLeadRequest')}</p>
        <input type="hidden" name={newLicenseFields.request} value={request ?? ''} />
        <input type="hidden" name="kind" value={kind.kind} />
        <input type="hidden" name="year" value={year} />
        <input
          type="hidden"
          name={newLicenseFields.units}
          value={kind.units.map(({ answer }) => answer).join(' ')}
        />
        {ask?.about !== undefined && (
          <input type="hidden" name={newLicenseFields.shown} value={ask.about} />
        )}
        <TextInput
          {...form.field('businessName', application?.businessName)}
          maxLength={licenseLimits.text}
          autoComplete="off"
          required
        />
        <TextInput
          {...form.field('address', application?.address)}
          maxLength={2 * licenseLimits.text}
          autoComplete="off"
          required
        />
        {kind.kind === contractorKind && (
          <ChooseTrades form={form} trades={application?.trades ?? []} />
        )}
        {kind.units.map(({ answer, name, unit }) => (
          <TextInput
            key={answer}
            {...form.field(answer, known(answer))}
            label={`${name} (${unit})`}
            inputMode="decimal"
            autoComplete="off"
            required
          />
        ))}
        <EmailInput
          {...form.field('email', application?.email)}
          hint={t('Licenses.EmailHint')}
          autoComplete="off"
          optional
        />
        <Select
          {...form.field('language', application?.language ?? 'en')}
          options={(['en', 'es'] as const).map((value) => ({
            value,
            label: t(`Desk.Language_${value}`),
          }))}
        />
        <TextInput
          {...form.field('number')}
          hint={t('Licenses.NumberHint')}
          maxLength={licenseLimits.number}
          autoComplete="off"
          autoCapitalize="characters"
          optional
        />
        <Submit of={form} label={labels[request === undefined ? 'byHand' : next]} />
      </Form>
    </Card>
  )
}
