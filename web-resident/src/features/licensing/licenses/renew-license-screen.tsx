import { isoDay } from '@portal/core/kernel/rules'
import { firstLicenseYear, licenseLimits } from '@portal/core/licenses/rules'
import { Form, Submit } from '@portal/web-ui/form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { renewLicenseForm, shownFields } from './renew-license-form.ts'

const lastYearIn = (timeZone: string): number =>
  Number(isoDay(new Date(), timeZone).slice(0, 4)) - 1

/** Spec, resident section 2, /businesslicense. The default is last year. */
export function RenewLicenseScreen() {
  const { t } = useTexts()
  const { timeZone } = useApp().page.settings
  const lastYear = lastYearIn(timeZone)
  const form = useAppForm(renewLicenseForm)
  const { ask } = form
  // Used early: a page carries only texts used in rendering.
  t('License.Pay')
  return (
    <PlainScreen title={t('License.Title')} lead={t('License.Lead')}>
      <Form of={form} look="narrow">
        <TextInput
          {...form.field('year', String(lastYear))}
          hint={t('License.YearHint')}
          type="number"
          inputMode="numeric"
          min={firstLicenseYear}
          autoComplete="off"
          required
        />
        <TextInput
          {...form.field('number')}
          hint={t('License.NumberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={licenseLimits.number}
          required
        />
        <TextInput
          {...form.field('pin')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={licenseLimits.pin}
          required
        />
        {ask && (
          <>
            <input type="hidden" name={shownFields.license} value={ask.codes.join()} />
            <input type="hidden" name={shownFields.cents} value={ask.cents} />
          </>
        )}
        <Submit of={form} label={ask ? 'License.Pay' : 'License.Continue'} />
      </Form>
    </PlainScreen>
  )
}
