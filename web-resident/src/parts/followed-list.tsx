import { Button, ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form } from '@portal/web-ui/form'
import type { useAppForm } from '@portal/web-ui/use-app-form'
import styles from './followed-list.module.css'

interface FollowedListProps {
  /** Its step `stop` ends the one with the field `id`. */
  form: ReturnType<typeof useAppForm>
  /** Of the section, so that a post without a script comes back to it. */
  anchor: string
  none: { readonly title: string; readonly action: string; readonly href: string }
  stop: string
  rows: readonly {
    readonly id: string
    readonly name: string
    readonly href: string
    readonly how?: string
    /** The button's full name. */
    readonly stopThis: string
  }[]
}

/** Among the settings of notifications: what one gets news of, each with a button to stop. */
export function FollowedList({ form, anchor, none, stop, rows }: FollowedListProps) {
  return (
    <Form of={form} action={`#${anchor}`}>
      <input type="hidden" name="step" value="stop" />
      {rows.length === 0 && (
        <EmptyState
          title={none.title}
          action={
            <ButtonLink look="quiet" href={none.href}>
              {none.action}
            </ButtonLink>
          }
        />
      )}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map(({ id, name, href, how, stopThis }) => (
            <li key={id}>
              <div>
                <a href={href}>{name}</a>
                {how && <p className={styles.soft}>{how}</p>}
              </div>
              <Button type="submit" look="quiet" name="id" value={id} aria-label={stopThis}>
                {stop}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Form>
  )
}
