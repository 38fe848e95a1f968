import { eventKinds, webhookLimits } from '@portal/core/webhooks/rules'
import { CheckboxGroup } from '@portal/web-ui/checkbox-group'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { kindHints, kindTexts } from './endpoint-texts.ts'
import type { PartnerEndpoint } from './queries.ts'

/** What staff decide about an endpoint, when they add it and later. */
export function EndpointFields({
  of: form,
  first,
}: {
  of: FormUse
  first: PartnerEndpoint | null
}) {
  const { t } = useTexts()
  const { name, label, error } = form.field('kinds')
  return (
    <>
      <TextInput
        {...form.field('address', first?.address)}
        hint={t('Webhooks.AddressHint')}
        type="url"
        inputMode="url"
        maxLength={webhookLimits.address}
        autoComplete="off"
      />
      <CheckboxGroup
        {...{ name, label, error }}
        options={eventKinds.map((kind) => {
          const hint = kindHints[kind]
          return { value: kind, label: t(kindTexts[kind]), hint: hint && t(hint) }
        })}
        defaultValue={
          form.typed
            ? eventKinds.filter((kind) => form.typed?.texts('kinds').includes(kind))
            : (first?.kinds ?? [])
        }
      />
    </>
  )
}
