import { pickupLimits, pickupRuleKinds, seasonalServices } from '@portal/core/pickup/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Row, Stack } from '@portal/web-ui/layout'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FormUse } from '@portal/web-ui/use-form'
import { ruleFields, ruleForms } from './pickup-forms.ts'
import type { PickupDesk, PickupRule } from './queries.ts'
import { ServiceSelect } from './service-select.tsx'
import { useRuleWords } from './use-rule-words.ts'

/** `?add=season`, or `?change=` a rule. */
export interface PickupSearch {
  readonly add?: PickupRule['kind'] | undefined
  readonly change?: string | undefined
}

interface RuleEditorProps {
  desk: PickupDesk
  search: PickupSearch
}

/** A new rule, or one in place of another. */
export function RuleEditor({ desk, search }: RuleEditorProps) {
  const { t } = useTexts()
  const old = desk.rules.find(({ id, withdrawnAt }) => id === search.change && !withdrawnAt)
  const kind = old?.kind ?? search.add ?? 'exception'
  return (
    <Card title={t(old ? 'PickupCalendar.ChangeTitle' : 'PickupCalendar.AddTitle')}>
      <Stack>
        <nav aria-label={t('PickupCalendar.Kind')} id="change">
          <Row gap="tight">
            {pickupRuleKinds.toReversed().map((one) => {
              const isShown = !old && one === kind
              return (
                <ButtonLink
                  key={one}
                  href={`/pickup_calendar?add=${one}#change`}
                  look={isShown ? 'primary' : 'quiet'}
                  size="small"
                  aria-current={isShown ? 'page' : undefined}
                >
                  {t(`PickupCalendar.Add_${one}`)}
                </ButtonLink>
              )
            })}
          </Row>
        </nav>
        <RuleForm key={`${kind} ${old?.id ?? ''}`} desk={desk} kind={kind} old={old} />
      </Stack>
    </Card>
  )
}

interface RuleFormProps {
  desk: PickupDesk
  kind: PickupRule['kind']
  old: PickupRule | undefined
}

function RuleForm({ desk, kind, old }: RuleFormProps) {
  const { t } = useTexts()
  const form = useAppForm(ruleForms[kind])
  const shown = form.ask?.about
  // Both are used, since a page carries only texts used in rendering.
  t('PickupCalendar.Save')
  return (
    <Form of={form} look="wide">
      <p>{t('PickupCalendar.AddLead')}</p>
      <input type="hidden" name={ruleFields.kind} value={kind} />
      <input type="hidden" name={ruleFields.replaces} value={old?.id ?? ''} />
      {shown !== undefined && <input type="hidden" name={ruleFields.shown} value={shown} />}
      {kind === 'season' && <SeasonFields form={form} desk={desk} old={old} />}
      {kind === 'exception' && <ExceptionFields form={form} desk={desk} old={old} />}
      {kind === 'holiday' && (
        <TextInput {...form.field('fromDay', old?.fromDay)} type="date" min={desk.today} required />
      )}
      {kind !== 'season' && <Names form={form} kind={kind} old={old} />}
      <Submit
        of={form}
        label={shown === undefined ? 'PickupCalendar.Preview' : 'PickupCalendar.Save'}
      />
    </Form>
  )
}

interface FieldsProps {
  form: FormUse
  desk: PickupDesk
  old: PickupRule | undefined
}

function DistrictSelect({ form, desk: { districts }, old }: FieldsProps) {
  const { districtName } = useRuleWords(districts)
  return (
    <Select
      {...form.field('district', old?.district ?? '')}
      options={[null, ...districts.map(({ code }) => code)].map((code) => ({
        value: code ?? '',
        label: districtName(code),
      }))}
    />
  )
}

function ExceptionFields({ form, desk, old }: FieldsProps) {
  const { t } = useTexts()
  return (
    <>
      <Beside>
        <DistrictSelect form={form} desk={desk} old={old} />
        <ServiceSelect form={form} old={old} isSeason={false} />
      </Beside>
      <Beside>
        <TextInput
          {...form.field('fromDay', old?.fromDay)}
          type="date"
          min={desk.today}
          hint={t('PickupCalendar.ExceptionDayHint')}
          required
        />
        <TextInput
          {...form.field('movedTo', old?.movedTo ?? '')}
          type="date"
          hint={t('PickupCalendar.MovedToHint')}
        />
      </Beside>
    </>
  )
}

function SeasonFields({ form, desk, old }: FieldsProps) {
  const { t } = useTexts()
  const { weekdayName } = useRuleWords(desk.districts)
  return (
    <>
      <Beside>
        <ServiceSelect form={form} old={old} isSeason services={seasonalServices} />
        <DistrictSelect form={form} desk={desk} old={old} />
      </Beside>
      <Beside>
        <TextInput {...form.field('fromDay', old?.fromDay)} type="date" required />
        <TextInput {...form.field('toDay', old?.toDay)} type="date" required />
      </Beside>
      <Beside>
        <Select
          {...form.field('weekday', String(old?.weekday ?? ''))}
          options={[
            { value: '', label: t('PickupCalendar.WithGarbage') },
            ...[1, 2, 3, 4, 5, 6].map((weekday) => ({
              value: String(weekday),
              label: weekdayName(weekday),
            })),
          ]}
        />
        <Select
          {...form.field('everyWeeks', String(old?.everyWeeks ?? 1))}
          options={([1, 2, 3, 4] as const).map((weeks) => ({
            value: String(weeks),
            label: t(`PickupCalendar.Weeks_${weeks}`),
          }))}
        />
      </Beside>
      <Checkbox
        {...form.box('followsHolidays', old?.followsHolidays ?? true)}
        label={t('PickupCalendar.FollowsHolidays')}
      />
    </>
  )
}

interface NamesProps {
  form: FormUse
  kind: PickupRule['kind']
  old: PickupRule | undefined
}

/** Of a holiday, or the reason of an exception, in both languages. */
function Names({ form, kind, old }: NamesProps) {
  const { t } = useTexts()
  const plain = { maxLength: pickupLimits.name, autoComplete: 'off', required: true } as const
  return (
    <Beside>
      <TextInput
        {...form.field('name', old?.name)}
        {...plain}
        {...(kind === 'exception' && { hint: t('PickupCalendar.ReasonHint') })}
      />
      <TextInput {...form.field('nameEs', old?.nameEs)} {...plain} lang="es" />
    </Beside>
  )
}
