import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { ChooseTrades } from './choose-trades.tsx'
import { licenseTradesForm } from './license-forms.ts'
import type { License } from './queries.ts'

export function ChangeTrades({ of: { id, trades, version } }: { of: License }) {
  const { t } = useTexts()
  const form = useAppForm(licenseTradesForm)
  return (
    <Card title={t('Licenses.Trades')}>
      <Form of={form} look="narrow">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <ChooseTrades form={form} trades={trades} />
        <Submit of={form} label="Licenses.TradesSave" look="quiet" />
      </Form>
    </Card>
  )
}
