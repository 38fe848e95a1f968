import { Checkbox } from '@portal/web-ui/checkbox'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { usePush } from './use-push.ts'

/** Web Push for this browser, also while the portal is closed. */
export function PushChoice() {
  const { t } = useTexts()
  const { state, isBusy, change } = usePush()
  if (state === 'unknown') return null
  if (state === 'unsupported') return <p>{t('Push.Unsupported')}</p>
  async function set(isOn: boolean): Promise<void> {
    try {
      if (await change(isOn)) showToast('SuccessUpdate')
    } catch {
      showToast('ErrorUpdate')
    }
  }
  return (
    <Checkbox
      look="switch"
      name="push"
      label={t('Push.Label')}
      hint={t(state === 'denied' ? 'Push.Denied' : 'Push.Hint')}
      checked={state === 'on'}
      disabled={isBusy || state === 'denied'}
      onChange={({ currentTarget }) => void set(currentTarget.checked)}
    />
  )
}
