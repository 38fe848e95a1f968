import { pickupLimits } from '@portal/core/pickup/rules'
import { Card } from '@portal/web-ui/card'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Row, Stack } from '@portal/web-ui/layout'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { addAliasForm, removeAliasForm } from './pickup-forms.ts'
import type { PickupDesk } from './queries.ts'

type Alias = PickupDesk['aliases'][number]

interface StreetNamesProps {
  aliases: readonly Alias[]
  mayChange: boolean
}

/** Streets that people also know by another name. */
export function StreetNames({ aliases, mayChange }: StreetNamesProps) {
  const { t } = useTexts()
  return (
    <Card title={t('PickupCalendar.Aliases')}>
      <Stack>
        <p>{t('PickupCalendar.AliasesLead')}</p>
        {aliases.length > 0 && (
          <ul>
            {aliases.map((one) => (
              <li key={one.id}>
                <Row gap="tight">
                  <span>
                    {one.alias} = {one.street}
                  </span>
                  {mayChange && <Remove of={one} />}
                </Row>
              </li>
            ))}
          </ul>
        )}
        {mayChange && <Add key={aliases.length} />}
      </Stack>
    </Card>
  )
}

function Remove({ of: { id } }: { of: Alias }) {
  const form = useAppForm(removeAliasForm)
  return (
    <Form of={form}>
      <input type="hidden" name="id" value={id} />
      <Submit of={form} label="PickupCalendar.RemoveAlias" look="quiet" />
    </Form>
  )
}

function Add() {
  const { t } = useTexts()
  const form = useAppForm(addAliasForm)
  const plain = { maxLength: pickupLimits.name, autoComplete: 'off', required: true } as const
  return (
    <Form of={form} look="wide">
      <Beside>
        <TextInput {...form.field('alias')} {...plain} />
        <TextInput {...form.field('street')} {...plain} hint={t('PickupCalendar.StreetHint')} />
      </Beside>
      <Submit of={form} label="PickupCalendar.AddAlias" look="quiet" />
    </Form>
  )
}
