import { CheckIcon } from '@portal/web-ui/icons'
import { PostForm } from '@portal/web-ui/post-form'
import { useTexts } from '@portal/web-ui/texts'
import { actForName } from '../../people/organizations/act-for-name.ts'
import styles from './account-menu.module.css'

interface ActingForProps {
  organizations: readonly { readonly Id: string; readonly Name: string }[]
  /** Null without a selected organization. */
  chosen: string | null
  /** Path and query of this page, to return to if it is for both. */
  from: string
}

/** One press switches (spec, resident section 6). */
export function ActingFor({ organizations, chosen, from }: ActingForProps) {
  const { t } = useTexts()
  const choices = [
    { value: 'personal', name: t('AccountMenu.Personal'), isChosen: chosen === null },
    ...organizations.map(({ Id, Name }) => ({ value: Id, name: Name, isChosen: chosen === Id })),
  ]
  return (
    <PostForm
      name={actForName}
      action="/organization/switch"
      className={styles.acting}
      role={undefined}
      aria-labelledby="acting-for"
    >
      <p className={styles.title} id="acting-for">
        {t('AccountMenu.Acting')}
      </p>
      <input type="hidden" name="from" value={from} />
      {choices.map(({ value, name, isChosen }) => (
        <button
          key={value}
          type="submit"
          name="organization"
          value={value}
          className={styles.choice}
          aria-current={isChosen ? 'true' : undefined}
        >
          <CheckIcon />
          <span>{name}</span>
        </button>
      ))}
    </PostForm>
  )
}
