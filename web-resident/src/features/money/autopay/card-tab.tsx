import { useState } from 'react'
import { Banner } from '@portal/web-ui/banner'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { Row, Stack } from '@portal/web-ui/layout'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import type { StoredMethod } from '../payment-methods/use-method-name.ts'
import { useMethodName } from '../payment-methods/use-method-name.ts'
import type { WaterAccount } from '../utility-accounts/water-account.ts'
import { SaveFailure } from './save-failure.tsx'
import type { AutopayUse } from './use-autopay.ts'

interface CardTabProps {
  account: WaterAccount
  methods: readonly StoredMethod[]
  autopay: AutopayUse
}

/** Autopay needs a saved card to be chosen (spec, resident section 5). */
export function CardTab({ account, methods, autopay }: CardTabProps) {
  const { t } = useTexts()
  const nameOf = useMethodName()
  const cards = methods.filter(({ kind }) => kind === 'card')
  const paying = cards.find(({ id }) => id === account.Autopay.PaymentProfileId)
  const [chosen, setChosen] = useState<string | null>(paying?.id ?? null)
  const [isAsked, setAsked] = useState(false)
  if (cards.length === 0) {
    return (
      <Stack>
        <Banner tone="warn" title={t('Billing.ConfigureAutopayNoCardsError')} />
        <div>
          <ButtonLink look="quiet" href="/add-stored-payment">
            {t('StoredPayment.Add')}
          </ButtonLink>
        </div>
      </Stack>
    )
  }
  const isMissing = isAsked && chosen === null
  return (
    <Stack>
      <RadioGroup
        name="savedCard"
        label={t('WaterAccounts.ChooseCard')}
        error={isMissing ? t('Billing.ConfigureAutopaySelectCardError') : undefined}
        options={cards.map((card) => ({ value: card.id, label: nameOf(card) }))}
        value={chosen}
        onChange={setChosen}
      />
      <Status>
        {isMissing && <Banner tone="error" title={t('Billing.ConfigureAutopaySelectCardError')} />}
        <SaveFailure failure={autopay.failure} />
      </Status>
      <Row>
        <Button
          busy={autopay.isBusy}
          onClick={() => (chosen === null ? setAsked(true) : void autopay.payBySaved(chosen))}
        >
          {t(autopay.isBusy ? 'WaterAccounts.Saving' : 'WaterAccounts.Save')}
        </Button>
        <ButtonLink look="quiet" href="/add-stored-payment">
          {t('StoredPayment.Add')}
        </ButtonLink>
      </Row>
    </Stack>
  )
}
