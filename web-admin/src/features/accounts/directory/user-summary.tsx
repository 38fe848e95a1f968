import { languageOptions } from '@portal/core/kernel/rules'
import { Stack } from '@portal/web-ui/layout'
import { Portrait } from '@portal/web-ui/portrait'
import { useTexts } from '@portal/web-ui/texts'
import { nameOf, type User } from './queries.ts'
import styles from './user-summary.module.css'

export function UserSummary({ user, isBrief }: { user: User; isBrief?: boolean }) {
  const { t, format } = useTexts()
  const name = nameOf(user)
  const none = t('Users.NotAvailable')
  const language = languageOptions.find(({ i18nCode }) => i18nCode === user.Language)
  const yesOrNo = (is: boolean) => t(is ? 'Users.Yes' : 'Users.No')
  const facts = [
    [t('Users.Email'), user.Email || none],
    [t('Users.PhoneNumber'), user.PhoneNumber || none],
    ...(isBrief
      ? []
      : [
          [t('Users.SalesforceId'), user.SalesforceId || none],
          [t('Users.Language'), language?.nativeName ?? none],
          [t('Users.Verified'), yesOrNo(user.Verified)],
          [t('Users.Admin'), yesOrNo(user.Admin)],
        ]),
  ]
  return (
    <Stack>
      <div className={styles.summary}>
        <Portrait
          url={user.ProfilePictureUrl}
          alt={t('Users.Picture', { name })}
          none={t('Users.NoPicture')}
        />
        <div>
          <p className={styles.name}>{name}</p>
          <p>{t('Users.MemberSince', { date: format.date(user.created_at, 'monthYear') })}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  )
}
