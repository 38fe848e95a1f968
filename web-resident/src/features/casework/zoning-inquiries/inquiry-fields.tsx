import { inquiryLimits, markNames, markTexts, yesNo } from '@portal/core/zoning-inquiries/rules'
import { CheckboxGroup } from '@portal/web-ui/checkbox-group'
import { EmailInput } from '@portal/web-ui/email-input'
import { Form, Submit } from '@portal/web-ui/form'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FormUse } from '@portal/web-ui/use-form'
import { activityField, inquiryForm } from './inquiry-form.ts'
import type { ParcelZoning } from './queries.ts'

interface InquiryFieldsProps {
  activityId: string
  parcel: ParcelZoning
}

/** The question to a planner (spec, resident section 3). */
export function InquiryFields({ activityId, parcel }: InquiryFieldsProps) {
  const { t } = useTexts()
  const isGuest = useApp().page.viewer.userId === null
  const form = useAppForm(inquiryForm)
  const marks = form.field('Mark_all_that_apply_to_you_inquiry__c')
  return (
    <section aria-labelledby="ask">
      <h2 id="ask">{t('Zoning.AskTitle', { address: parcel.address })}</h2>
      <Form of={form}>
        <input type="hidden" name={activityField} value={activityId} />
        <input type="hidden" name="Land_Parcel_Master_Address__c" value={parcel.Id} />
        <TextArea
          {...form.field('Business_Details__c')}
          hint={t('Zoning.ProposedUsageHint')}
          maxLength={inquiryLimits.usage}
        />
        <CheckboxGroup
          name={marks.name}
          label={marks.label}
          error={marks.error}
          defaultValue={markNames.filter((name) => form.typed?.texts(marks.name).includes(name))}
          options={markNames.map((value) => ({ value, label: t(markTexts[value]) }))}
        />
        <YesNo form={form} name="Is_this_a_home_based_business__c" />
        <YesNo form={form} name="Is_this_a_new_business__c" />
        {isGuest && (
          <EmailInput
            {...form.field('guestEmail')}
            hint={t('Zoning.GuestEmailHint')}
            autoComplete="email"
            optional
          />
        )}
        <Submit of={form} label="Zoning.Submit" busyLabel="Zoning.Submitting" />
      </Form>
    </section>
  )
}

function YesNo({ form, name }: { form: FormUse; name: string }) {
  const { t } = useTexts()
  const { defaultValue, ...parts } = form.field(name)
  return (
    <RadioGroup
      {...parts}
      {...(defaultValue !== undefined && { defaultValue })}
      options={yesNo.map((value) => ({ value, label: t(`Util.${value}`) }))}
    />
  )
}
