import type { TextKey } from '@portal/core/texts/rules'
import { useTexts } from '../texts/index.tsx'
import { Checkbox } from './checkbox.tsx'
import { showToast } from './toast-store.ts'
import { type PushCalls, usePush } from './use-push.ts'

interface PushChoiceProps {
  calls: PushCalls
  hint: TextKey
}

/** Web Push for this browser, also while the portal is closed. */
export function PushChoice({ calls, hint }: PushChoiceProps) {
  const { t } = useTexts()
  const { state, isBusy, change } = usePush(calls)
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
      hint={t(state === 'denied' ? 'Push.Denied' : hint)}
      checked={state === 'on'}
      disabled={isBusy || state === 'denied'}
      onChange={({ currentTarget }) => void set(currentTarget.checked)}
    />
  )
}
