import { type PickupService, pickupServices } from '@portal/core/pickup/rules'
import { Select } from '@portal/web-ui/select'
import type { FormUse } from '@portal/web-ui/use-form'
import type { PickupRule } from './queries.ts'
import { useRuleWords } from './use-rule-words.ts'

interface ServiceSelectProps {
  form: FormUse
  old: PickupRule | undefined
  /** A season is of one service. */
  isSeason: boolean
  services?: readonly PickupService[]
}

export function ServiceSelect({
  form,
  old,
  isSeason,
  services = pickupServices,
}: ServiceSelectProps) {
  const { serviceName } = useRuleWords([])
  const all = isSeason ? services : [null, ...services]
  return (
    <Select
      {...form.field('service', old?.service ?? '')}
      options={all.map((service) => ({ value: service ?? '', label: serviceName(service) }))}
    />
  )
}
