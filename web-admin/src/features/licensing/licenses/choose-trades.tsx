import {
  type ContractorTrade,
  contractorTrades,
  tradesField,
  tradesOf,
} from '@portal/core/licenses/rules'
import { CheckboxGroup } from '@portal/web-ui/checkbox-group'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'

interface ChooseTradesProps {
  form: FormUse
  trades: readonly ContractorTrade[]
}

export function ChooseTrades({ form, trades }: ChooseTradesProps) {
  const { t } = useTexts()
  const { typed } = form
  return (
    <CheckboxGroup
      name={tradesField}
      label={t('Licenses.Trades')}
      hint={t('Licenses.TradesLead')}
      error={form.errorOf(tradesField)}
      defaultValue={typed ? tradesOf(typed.texts(tradesField)) : trades}
      options={contractorTrades.map((value) => ({ value, label: t(`Trade.${value}`) }))}
    />
  )
}
