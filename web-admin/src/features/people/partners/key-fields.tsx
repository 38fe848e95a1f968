import { defaultPerMinute, partnerLimits, partnerScopes } from '@portal/core/partners/rules'
import { CheckboxGroup } from '@portal/web-ui/checkbox-group'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { scopeTexts } from './key-texts.ts'
import type { PartnerKey } from './queries.ts'

/** What staff decide about a key, when they issue it and later. */
export function KeyFields({ of: form, first }: { of: FormUse; first: PartnerKey | null }) {
  const { t } = useTexts()
  const { name, label, error } = form.field('scopes')
  return (
    <>
      <TextInput
        {...form.field('keyName', first?.name)}
        hint={t('Partners.KeyNameHint')}
        maxLength={partnerLimits.name}
        autoComplete="off"
      />
      <CheckboxGroup
        {...{ name, label, error }}
        options={partnerScopes.map((scope) => ({ value: scope, label: t(scopeTexts[scope]) }))}
        defaultValue={
          form.typed
            ? partnerScopes.filter((scope) => form.typed?.texts('scopes').includes(scope))
            : (first?.scopes ?? partnerScopes)
        }
      />
      <TextInput
        {...form.field('limitPerMinute', String(first?.limitPerMinute ?? defaultPerMinute))}
        hint={t('Partners.LimitHint', { max: partnerLimits.perMinute })}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
    </>
  )
}
