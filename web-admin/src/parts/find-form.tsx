import type { ReactNode } from 'react'
import { contentLimits } from '@portal/core/content-editing/rules'
import { Button } from '@portal/web-ui/button'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import styles from './find-form.module.css'

interface Props {
  /** The address of the same list. */
  action: string
  /** Of the field, and of its key in the address. */
  name: string
  label: string
  value: string | undefined
  id?: string
  /** What else the address keeps. */
  children?: ReactNode
}

/** Finds among the rows of a list by a word; works without JavaScript. */
export function FindForm({ action, name, label, value, id, children }: Props) {
  const { t } = useTexts()
  return (
    <form action={action} className={styles.find} role="none">
      <TextInput
        key={value}
        name={name}
        id={id}
        type="search"
        label={label}
        defaultValue={value}
        maxLength={contentLimits.search}
        autoComplete="off"
      />
      {children}
      <Button type="submit" look="quiet">
        {t('Content.Find')}
      </Button>
    </form>
  )
}
