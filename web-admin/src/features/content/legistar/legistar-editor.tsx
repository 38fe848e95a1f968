import { legistarLimits } from '@portal/core/legistar/rules'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { legistarForm } from './legistar-forms.ts'
import type { LegistarSource } from './queries.ts'

/** Names the city's client. A stored token is never shown. */
export function LegistarEditor({ source }: { source: LegistarSource | null }) {
  const { t } = useTexts()
  const form = useAppForm(legistarForm)
  const { defaultValue: _none, ...token } = form.field('token')
  return (
    <Card title={t(source ? 'Legistar.Change' : 'Legistar.SetUp')}>
      <Form of={form} look="wide">
        <input type="hidden" name="version" value={source?.version ?? 0} />
        <Beside>
          <TextInput
            {...form.field('client', source?.client)}
            hint={t('Legistar.ClientHint')}
            maxLength={legistarLimits.client}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextInput
            {...token}
            type="password"
            optional
            hint={`${t('Legistar.TokenHint')} ${source?.hasToken ? t('Legistar.TokenKept') : ''}`}
            maxLength={legistarLimits.token}
            autoComplete="off"
          />
        </Beside>
        {source?.hasToken && <Checkbox {...form.box('removeToken', false)} />}
        <Submit of={form} label="Legistar.Save" />
      </Form>
    </Card>
  )
}
