import { useTexts } from '../texts/index.tsx'
import { Checkbox } from './checkbox.tsx'
import styles from './notification-list.module.css'

/** In the wire's words (spec, resident section 3). */
export interface NotificationSetting {
  readonly notificationId: string
  readonly notificationName: string
  readonly enabled: boolean
  readonly optedOut: boolean
}

interface NotificationListProps {
  settings: readonly NotificationSetting[]
  /** Without it the list is read-only (spec, resident section 6). */
  onSwitch?: (setting: NotificationSetting, isOn: boolean) => void
}

export function NotificationList({ settings, onSwitch }: NotificationListProps) {
  if (!onSwitch) return <ViewOnly settings={settings} />
  return (
    <div>
      {settings.map((setting) => (
        <Switch key={setting.notificationId} setting={setting} onSwitch={onSwitch} />
      ))}
    </div>
  )
}

interface SwitchProps {
  setting: NotificationSetting
  onSwitch: (setting: NotificationSetting, isOn: boolean) => void
}

function Switch({ setting, onSwitch }: SwitchProps) {
  const { t } = useTexts()
  return (
    <Checkbox
      look="switch"
      name={setting.notificationId}
      label={setting.notificationName}
      hint={setting.optedOut && t('NotificationList.YouOptedOut')}
      checked={setting.enabled}
      onChange={({ currentTarget }) => onSwitch(setting, currentTarget.checked)}
    />
  )
}

function ViewOnly({ settings }: Pick<NotificationListProps, 'settings'>) {
  const { t } = useTexts()
  return (
    <dl className={styles.list}>
      {settings.map(({ notificationId, notificationName, enabled, optedOut }) => (
        <div key={notificationId}>
          <dt>{notificationName}</dt>
          <dd>
            {t(enabled ? 'NotificationList.On' : 'NotificationList.Off')}
            {optedOut && `, ${t('NotificationList.OptedOut')}`}
          </dd>
        </div>
      ))}
    </dl>
  )
}
